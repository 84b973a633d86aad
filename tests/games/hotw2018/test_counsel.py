"""Counsel: what it promises is what happens, and what a battle is said to be fought with adds up."""

from random import Random
from typing import Any

import pytest
from tests.games.hotw2018.game import ENDINGS, GAME, SELECTIONS, new_game
from tests.games.hotw2018.legality import plain_forms

from mappamundi.games.history.dice import Odds, whole_percents
from mappamundi.games.history.y2018.chronicle import ROLLED
from mappamundi.games.history.y2018.counsel import points_now
from mappamundi.games.history.y2018.odds import battle_odds, invasion_odds
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import REROLL_DICE
from mappamundi.kernel import Action, IllegalAction, Seeded
from mappamundi.kit.random_play import BUSY, BY_KIND, advance, pick, some


def stage(lands: dict[str, Any], **turn: Any) -> Position:
    setup = {"epoch": 2, "lands": lands, "turn": {"seat": 0, "empire": "romans", "phase": "invade", "pool": 5, **turn}}
    return GAME.stage(setup, {}, 3, Seeded(bytes(16)))


def advice(position: Position, **form: Any) -> dict[str, Any]:
    [told] = GAME.counsel(position.view(0), [GAME.action({"do": "invade", **form})])
    return told


# --- in random games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_what_is_promised_adds_up_in_every_decision(seed: int) -> None:
    rng = Random(seed)
    position = new_game(seed, 3 + seed % 4, SELECTIONS[seed % 2])
    seen = set()
    while position.to_act():
        seat = some(rng, position.to_act())
        legal = position.legal(seat)
        view = position.view(seat)
        for action, told in zip(legal, GAME.counsel(view, legal), strict=True):
            check(view, action, told)
            seen |= set(told)
        position.play(seat, pick(rng, legal, BUSY, ENDINGS))
    assert {"odds", "percent", "worth", "expected", "gain", "losses", "battle", "siege", "prospect"} <= seen


def check(view: Any, action: Action, told: dict[str, Any]) -> None:
    # What only ends something tells nothing; after the end of a turn nothing can be taken back.
    ends = {"end_invasion": "always", "end_kingdom": "always", "end_turn": "closed"}
    assert told.get("idle") == ends.get(action.do)
    if "odds" in told:
        assert sum(told["percent"]) == 100
        assert all(abs(100 * share - percent) < 1 for share, percent in zip(told["odds"], told["percent"], strict=True))
    if action.do in ("invade", "siege"):
        assert told["worth"] == sum(part["points"] for part in told.get("gain", ()))
        odds = invasion_odds(view, action)
        assert told.get("odds") == (None if odds is None else [round(share, 4) for share in odds])
    if "battle" in told:
        battle = told["battle"]
        bonus = sum(part["value"] for part in battle.get("attack_parts", ()))
        bonus -= sum(part["value"] for part in battle.get("defence_parts", ()))
        rerolls = (battle.get("attack_rerolls", 0), battle.get("defence_rerolls", 0))
        exact = battle_odds(battle["attack_dice"], battle["defence_dice"], bonus, *rerolls)
        assert told["odds"] == [round(share, 4) for share in exact]
    if "siege" in told:
        assert told["siege"]["odds"][0] >= told["odds"][0]
        assert sum(told["siege"]["percent"]) == 100


@pytest.mark.parametrize("seed", range(4))
def test_a_land_taken_brings_what_was_promised_and_costs_the_other_what_was_said(seed: int) -> None:
    rng = Random(seed)
    position = new_game(seed, 4)
    compared = 0
    while position.to_act():
        seat = some(rng, position.to_act())
        legal = position.legal(seat)
        action = pick(rng, legal, BUSY, ENDINGS)
        if action.do == "invade" and not any(action.form.get(key) for key in ("extra", "auto_win")):
            compared += check_taking(position, seat, action)
        position.play(seat, action)
    assert compared > 20


def check_taking(position: Position, seat: int, action: Action) -> bool:
    before = position.view(seat)
    [told] = GAME.counsel(before, [action])
    owner = before.owners[action.args[0]]
    after = position.copy()
    after.play(seat, action)
    taken = after.owners[action.args[0]] == seat and not after.target >= 0 and after.seat == seat
    if not taken or owner == seat or after.powers.effect.id in ("keep_structures", "extra_armies_region"):
        return False
    if after.decision != position.decision:  # a score that must be shifted first
        return False
    now = after.view(seat)
    scored = now.scores[seat] - before.scores[seat]
    assert points_now(now, seat) - points_now(before, seat) + scored == told["worth"]
    if owner >= 0:
        [loss] = told["losses"]
        assert (loss["seat"], loss["points"]) == (owner, points_now(now, owner) - points_now(before, owner))
    return True


@pytest.mark.parametrize("seed", range(4))
def test_a_roll_tells_the_odds_it_had_and_the_view_what_it_is_fought_with(seed: int) -> None:
    rng = Random(seed)
    position = new_game(seed, 4)
    rolls = 0
    while position.to_act():
        seat = some(rng, position.to_act())
        legal = position.legal(seat)
        action = pick(rng, legal, BUSY, ENDINGS)
        [told] = GAME.counsel(position.view(seat), [action])
        events = position.play(seat, action)
        for event in events:
            if event[0] == ROLLED:
                rolls += 1
                assert GAME.tell(event, None)["odds"] == told["odds"]
        if position.decision == REROLL_DICE:
            battle = position.view(None).json()["turn"]["battle"]
            for side in ("attack", "defence"):
                assert sum(part["value"] for part in battle[f"{side}_parts"]) == battle[f"{side}_bonus"]
    assert rolls > 20


def test_a_roll_kept_from_before_is_told_without_odds() -> None:
    told = GAME.tell((ROLLED, 0, (6, 1), (3,)), None)
    assert set(told) == {"event", "land", "attack", "defence"}
    with pytest.raises(ValueError, match="zip"):
        GAME.tell((ROLLED, 0, (6, 1)), None)


@pytest.mark.parametrize("decision", range(0, 400, 40))
def test_any_action_can_be_asked_about_by_any_seat_at_any_time(decision: int) -> None:
    position = advance(new_game(decision, 3, SELECTIONS[decision // 40 % 2]), Random(decision), decision, BY_KIND)
    for form in plain_forms():
        try:
            action = GAME.action(form)
        except IllegalAction:
            continue
        for viewer in (None, 0, 1, 2):
            GAME.counsel(position.view(viewer), [action])


# --- single cases ---------------------------------------------------------------------------------------------------


def test_percentages_add_up_to_a_hundred() -> None:
    assert whole_percents(Odds(1 / 3, 1 / 3, 1 / 3)) == [34, 33, 33]
    assert whole_percents(Odds(0.576, 0.215, 0.209)) == [58, 21, 21]
    assert whole_percents(Odds(1.0, 0.0, 0.0)) == [100, 0, 0]


def test_a_battle_names_dice_bonuses_and_their_rules() -> None:
    position = stage({"apennines": {"owner": 0, "active": True}, "atlas": {"owner": 1, "fort": True}}, played=[])
    told = advice(position, land="atlas")
    assert told["battle"]["attack_dice"] == 2
    assert told["battle"]["defence_dice"] == 2
    assert told["battle"]["defence_parts"] == [
        {"value": 1, "by": "terrain", "rule": "Z8.4"},
        {"value": 0, "by": "fort", "rule": "Z8.2"},
    ]


def test_a_land_out_of_reach_or_out_of_turn_is_told_with_plain_dice() -> None:
    position = stage({"apennines": {"owner": 0, "active": True}, "nile": {"owner": 1, "capital": True}})
    [mine] = GAME.counsel(position.view(0), [GAME.action({"do": "invade", "land": "nile"})])
    [theirs] = GAME.counsel(position.view(2), [GAME.action({"do": "invade", "land": "nile"})])
    assert theirs["battle"] == {"attack_dice": 2, "defence_dice": 1}
    assert [part["what"] for part in theirs["gain"]][-1] == "buildings"
    assert "siege" in mine
    assert "siege" not in theirs
    assert mine["losses"] == theirs["losses"]


def test_what_ones_own_land_would_cost() -> None:
    position = stage({"apennines": {"owner": 0, "active": True}, "nile": {"owner": 0, "capital": True}})
    [loss] = advice(position, land="nile")["losses"]
    view = position.view(0)
    assert loss["seat"] == 0
    assert -loss["points"] <= points_now(view, 0)
    assert loss["points"] <= -GAME.board.capital_points
    assert advice(position, land="nile")["worth"] == 0


def test_prospects_are_told_of_the_empires_one_may_choose() -> None:
    position = new_game(1, 4)
    seat = next(seat for seat in position.to_act() if position.legal(seat)[0].do == "choose_empire")
    legal = position.legal(seat)
    for told in GAME.counsel(position.view(seat), legal):
        low, high = told["prospect"]
        assert 0 < low <= high < 60
    other = next(n for n in position.to_act() if n != seat)
    assert GAME.counsel(position.view(other), legal) == [{}] * len(legal)


# --- what an action is worth on average -----------------------------------------------------------------------------


def every(position: Position, seat: int = 0) -> list[tuple[Action, dict[str, Any]]]:
    legal = position.legal(seat)
    return list(zip(legal, GAME.counsel(position.view(seat), legal), strict=True))


def best_of(position: Position, seat: int = 0) -> dict[str, Any] | None:
    found = [dict(action.form) for action, told in every(position, seat) if told.get("best")]
    assert len(found) < 2
    return found[0] if found else None


def test_a_battle_is_worth_its_odds_less_the_army_it_may_cost() -> None:
    position = stage({"apennines": {"owner": 0, "active": True}, "shatts": {"owner": 1}}, pool=1)
    told = advice(position, land="shatts")
    win, tie, defeat = battle_odds(2, 1, 0)
    assert told["worth"] == 2  # presence in North Africa; if both fall nobody is there
    assert told["expected"] == round(win * told["worth"] - tie - defeat, 2)


def test_after_a_defeat_the_siege_is_pressed_only_while_it_pays() -> None:
    lands = {"apennines": {"owner": 0, "active": True}, "shatts": {"owner": 1}}
    two = advice(stage(lands, pool=2), land="shatts")
    worth = 2
    first, second = battle_odds(2, 1, 0), battle_odds(2, 1, 1)
    pressed = second.win * worth - second.tie - second.defeat - 1
    assert pressed > -1
    assert two["expected"] == round(first.win * worth - first.tie + first.defeat * pressed, 2)
    # For nothing nobody besieges: Eurasia has no token in this epoch.
    idle = advice(stage({"apennines": {"owner": 0, "active": True}, "volga": {"owner": 1}}, pool=9), land="volga")
    assert idle["worth"] == 0
    assert idle["expected"] == round(-idle["odds"][1] - idle["odds"][2], 2)


def test_a_free_land_with_points_goes_before_a_doubtful_one_with_more() -> None:
    """Mountains and a fort at 22 % for much, or a certain point or two: the certain ones."""
    position = stage(
        {
            "apennines": {"owner": 0, "active": True},
            "balkans": {"owner": 1, "fort": True, "capital": True},
            "iberia": {"owner": 2},
        },
        pool=1,
    )
    rated = {action.form["land"]: told for action, told in every(position) if action.do == "invade"}
    fort, free = rated["balkans"], rated["pindus"]
    assert fort["worth"] > free["worth"] > 0
    assert free["expected"] > fort["expected"]
    chosen = best_of(position)
    assert chosen is not None
    assert rated[chosen["land"]]["expected"] == max(told["expected"] for told in rated.values())


def test_an_army_renewed_for_nothing_is_no_advice() -> None:
    position = stage({"apennines": {"owner": 0, "active": True}, "gaul": {"owner": 0}, "balkans": {"owner": 0}}, pool=1)
    renewals = [told for action, told in every(position) if action.form.get("land") in ("gaul", "balkans")]
    assert all(told["expected"] == -1 and "best" not in told for told in renewals)


@pytest.mark.parametrize("seed", range(5))
def test_the_best_is_what_counsel_values_highest(seed: int) -> None:
    rng = Random(seed)
    position = new_game(seed, 4)
    marked = set()
    while position.to_act():
        seat = some(rng, position.to_act())
        rated = [(told["expected"], action, told) for action, told in every(position, seat) if "expected" in told]
        best = [(value, action) for value, action, told in rated if told.get("best")]
        assert len(best) < 2
        for value, action in best:
            marked.add(action.do)
            assert value == max(value for value, _, _ in rated)
        position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    assert "invade" in marked
    assert len(marked) > 3


@pytest.mark.parametrize("seed", range(5))
def test_what_cards_and_builders_are_said_to_bring_is_what_they_bring(seed: int) -> None:
    """Events on lands, monuments, founded cities, armies lost and spared buildings, for everybody at the table."""
    rng = Random(seed)
    position = new_game(seed, 4)
    seen = set()
    while position.to_act():
        seat = some(rng, position.to_act())
        for action, told in rng.sample(every(position, seat), min(4, len(position.legal(seat)))):
            if "worth" not in told or action.do not in ("play_event", "monument", "use_effect", "lose_army"):
                continue
            after = position.copy()
            after.play(seat, action)
            if after.to_act() != position.to_act() or after.decision == position.decision == 9:
                continue  # somebody else must answer first
            seen.add(action.do)
            changed = {n: points_now(after.view(seat), n) - points_now(position.view(seat), n) for n in range(4)}
            said = {loss["seat"]: loss["points"] for loss in told.get("losses", ())}
            assert changed == {n: told["worth"] if n == seat else said.get(n, 0) for n in range(4)}, action.form
        position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    assert {"play_event", "monument"} <= seen


def test_a_siege_is_told_with_its_bonus_and_what_may_follow() -> None:
    seen = 0
    for seed in range(6):
        rng, position = Random(seed), new_game(seed, 4)
        while position.to_act():
            seat = some(rng, position.to_act())
            track = GAME.board.siege_bonus
            for action, told in every(position, seat):
                if action.do == "siege":
                    seen += 1
                    assert told["bonus"] == track[min(position.view(seat).catapult + 1, len(track) - 1)]
                    assert ("again" in told) == (position.pool + position.tokens > 1)
                if action.do == "retreat":
                    assert told["expected"] == -1
            position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    assert seen > 10


# --- without a seat -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_spectator_is_told_of_a_land_what_everybody_can_see(seed: int) -> None:
    """The same as the seat whose turn it is, and nothing changes with the hidden cards."""
    rng = Random(seed)
    position = new_game(seed, 4)
    seen = 0
    while position.to_act():
        seat = some(rng, position.to_act())
        view = position.view(None)
        land = rng.choice(GAME.board.land_ids)
        action = GAME.action({"do": "invade", "land": land})
        [told] = GAME.counsel(view, [action])
        if view.seat >= 0:
            assert GAME.counsel(position.view(view.seat), [action]) == [told]
        elif view.owners[GAME.board.land_index[land]] >= 0:
            assert set(told) == {"losses", "battle"}
        seen += "battle" in told
        other = GAME.imagine(view, Seeded(bytes([seed] * 16)))
        assert GAME.counsel(other.view(None), [action]) == [told]
        for legal in position.legal(seat):
            if legal.do != "invade":
                assert GAME.counsel(view, [legal]) == [{}]
        position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    assert seen > 10
