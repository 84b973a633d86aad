"""Bots: they play whole games by the rules, the same way again, from their view alone, and the greedy one well."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.games.hotw2018.game import ENDINGS, GAME, SELECTIONS, new_game
from tests.games.hotw2018.worlds import scramble
from tests.kit.toy import Toy

from mappamundi.bots import Bot, bot_names, house_bot, make_bot
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, BadInput, Scripted
from mappamundi.kit.random_play import STYLES, pick, step

TABLES = [(players, selection) for players in range(3, 7) for selection in SELECTIONS]
tables = pytest.mark.parametrize(("players", "selection"), TABLES)


def bot(name: str = "greedy", seed: int = 1) -> Bot:
    return make_bot(name, GAME, seed)


def decide(player: Bot, position: Position, seat: int) -> Action:
    """What the bot of that seat does; in a game of turns nobody waits."""
    choice = player.choose(position.view(seat), position.legal(seat))
    assert isinstance(choice, Action)
    return choice


def play_out(position: Position, bots: Sequence[Bot]) -> list[Action]:
    """To the end; every choice must be one of the legal actions."""
    chosen = []
    while waiting := position.to_act():
        seat = waiting[-1]
        legal = position.legal(seat)
        action = decide(bots[seat], position, seat)
        assert action in legal
        position.play(seat, action)
        chosen.append(action)
    return chosen


@tables
def test_greedy_plays_whole_games(players: int, selection: str) -> None:
    chosen = play_out(new_game(players, players, selection), [bot(seed=seat) for seat in range(players)])
    assert {"invade", "siege", "monument", "play_event", "play_kingdom"} <= {action.do for action in chosen}


@pytest.mark.parametrize("style", STYLES)
def test_greedy_has_an_answer_in_any_position(style: int) -> None:
    """Positions that it would never bring about itself."""
    greedy, rng = bot(), Random(style)
    for seed, selection in enumerate(SELECTIONS):
        position = new_game(seed + 10 * style, 3 + style, selection)
        while waiting := position.to_act():
            for seat in waiting:
                assert decide(greedy, position, seat) in position.legal(seat)
            step(position, rng, style, ENDINGS)


@pytest.mark.parametrize("name", bot_names("hotw2018"))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play_out(new_game(5), [bot(name, seat) for seat in range(4)]) for _ in range(2)]
    assert games[0] == games[1]


def test_greedy_keeps_nothing_between_decisions() -> None:
    """A bot that comes in late decides like one that was there all the time."""
    position, old = new_game(8), bot()
    while waiting := position.to_act():
        seat = waiting[0]
        action = decide(old, position, seat)
        assert action is decide(bot(), position, seat) is decide(old, position, seat)
        position.play(seat, action)


@pytest.mark.parametrize("selection", SELECTIONS)
def test_greedy_beats_random(selection: str) -> None:
    won = 0
    for game in range(8):
        position = new_game(100 + game, 4, selection)
        place = game % 4
        play_out(position, [bot("greedy" if seat == place else "random", seat) for seat in range(4)])
        result = position.result()
        assert result is not None
        won += result.winners == (place,)
    assert won == 8


@tables
def test_greedy_decides_from_its_view_alone(players: int, selection: str) -> None:
    """Other hands, empires not yet called, piles, the box and the dice to come may be what they like."""
    greedy, rng = bot(), Random(players)
    position = new_game(20 + players, players, selection)
    looked = 0
    while waiting := position.to_act():
        for seat in waiting:
            legal = position.legal(seat)
            if len(legal) > 1 and (position.view(seat).order or rng.random() < 0.1):
                other = scramble(position, seat, rng)
                assert other.legal(seat) == legal
                assert decide(greedy, position, seat) is decide(greedy, other, seat)
                looked += 1
        seat = waiting[0]
        legal = position.legal(seat)
        position.play(seat, decide(greedy, position, seat) if rng.random() < 0.8 else pick(rng, legal))
    assert looked > 20


def test_unknown_bots_and_games() -> None:
    with pytest.raises(BadInput, match="there is no bot 'clever'"):
        bot("clever")
    with pytest.raises(BadInput, match="there is no bot 'greedy' for toy; its bots are: random"):
        make_bot("greedy", Toy(), 0)
    assert (house_bot("hotw2018"), house_bot("toy")) == ("greedy", "random")


# --- single decisions -------------------------------------------------------------------------------------------


def decision(dice: tuple[int, ...] = (), first: dict[str, Any] | None = None, **setup: Any) -> dict[str, Any]:
    """What greedy does in a staged position, after a first action if one is named."""
    position = GAME.stage(setup, {}, 3, Scripted(dice))
    if first is not None:
        position.play(position.to_act()[0], GAME.action(first))
    seat = position.to_act()[0]
    return dict(decide(bot(), position, seat).form)


CAPITAL = {"owner": 0, "active": True, "capital": True}


def test_it_rerolls_the_lower_die_only_when_that_helps() -> None:
    """Z8.8: with 6 against 5 the battle is won; with 5 against 5 the lower die may still win it at no risk."""
    setup: dict[str, Any] = {
        "epoch": 1,
        "lands": {"anatolia": CAPITAL, "levant": {"owner": 1}},
        "turn": {"seat": 0, "empire": "hittites", "pool": 3},
    }
    attack = {"do": "invade", "land": "levant"}
    assert decision((2, 6, 5), attack, **setup) == {"do": "hold"}
    assert decision((5, 1, 5), attack, **setup) == {"do": "reroll", "die": 1}
    assert decision((1, 5, 5), attack, **setup) == {"do": "reroll", "die": 0}


@pytest.mark.parametrize(("epoch", "by"), [(1, -1), (5, 1)])
def test_on_an_equal_score_it_weighs_the_point_against_the_place(epoch: int, by: int) -> None:
    """Z14.2, Z3.2: early on, whoever stands behind chooses its next empire first; at the end a point is a point."""
    empire = "egyptians" if epoch == 1 else "french"
    lands: dict[str, Any] = {"nile": CAPITAL}
    setup: dict[str, Any] = {"epoch": epoch, "lands": lands, "turn": {"seat": 0, "empire": empire, "phase": "build"}}
    position = GAME.stage({**setup, "scores": [1, 90, 80]}, {}, 3, Scripted(()))
    position.play(0, GAME.action({"do": "end_turn"}))
    reached = position.scores[0]
    assert decision((), {"do": "end_turn"}, **setup, scores=[1, reached, 80]) == {"do": "shift", "by": by}


@pytest.mark.parametrize(
    ("kingdom", "empire"), [("phoenicia", "hittites"), ("kush", "egyptians"), ("kushans", "persians")]
)
def test_a_kingdom_leaves_the_lands_where_its_own_empire_will_rise(kingdom: str, empire: str) -> None:
    """Z6.3: what it wins there would be cleared in the same turn."""
    board = GAME.board
    card, rising = board.events[board.event_index[kingdom]], board.empires[board.empire_index[empire]]
    chosen = decision(
        epoch=card.epoch,
        lands={board.land_ids[land]: CAPITAL for land in card.starts},
        hands={0: {"empire": empire}},
        turn={"seat": 0, "empire": empire, "kingdom": kingdom, "pool": 1},
    )
    assert chosen.get("land") not in [board.land_ids[land] for land in rising.starts]


def test_cards_are_played_when_they_are_needed() -> None:
    """Z17.21, Z9.4: markers when the best land lies beyond them, and it is invaded then; tokens when none is left."""
    markers = tokens = 0
    for seed in range(12):
        position, chosen = new_game(400 + seed), bot()
        while waiting := position.to_act():
            seat = waiting[0]
            action = decide(chosen, position, seat)
            if action.form.get("card") in ("siegecraft", "artillery") and action.do == "play_event":
                assert not position.tokens
                tokens += 1
            position.play(seat, action)
            laid = action.form.get("waters") or action.form.get("barrens")
            if laid:
                following = decide(chosen, position, seat).form
                assert following["do"] in ("invade", "play_event")
                assert following["do"] != "invade" or set(following.get("via", ())) & set(laid)
                markers += 1
    assert markers > 10
    assert tokens > 5


def test_a_win_at_once_is_kept_for_the_hardest_battle() -> None:
    """Z17.5: between two capitals, the one behind a fort; the last army wins whatever is worth most."""
    setup: dict[str, Any] = {
        "epoch": 3,
        "lands": {
            "anatolia": {"owner": 0, "active": True},
            "levant": {"owner": 1, "capital": True},
            "mesopotamia": {"owner": 1, "capital": True, "fort": True},
        },
    }
    turn = {"seat": 0, "empire": "mongols", "played": ["treachery"]}
    for pool in (2, 3):
        chosen = decision(**setup, turn={**turn, "pool": pool})
        assert "auto_win" not in chosen or chosen["land"] == "mesopotamia"
    assert decision(**setup, turn={**turn, "pool": 1})["auto_win"]


def test_a_win_at_once_may_be_left_over_when_the_armies_are_spent() -> None:
    """Z17.5, Z17.12: no invasion is listed any more, but there are still forts to build."""
    setup: dict[str, Any] = {
        "epoch": 3,
        "lands": {"balkans": {"owner": 0, "active": True}},
        "turn": {"seat": 0, "empire": "byzantines", "played": ["treachery"], "pool": 0},
    }
    assert decision(**setup) == {"do": "use_effect", "land": "balkans"}


def test_great_works_need_a_site() -> None:
    """Z12.2, Z17.11: without a capital, a city or a resource icon to build on, the card stays in hand."""
    turn = {"seat": 0, "empire": "huns", "phase": "build"}
    hands = {0: {"events": ["great_works"]}}
    bare = {"steppe": {"owner": 0, "active": True}}
    assert decision(epoch=5, lands=bare, turn=turn, hands=hands) == {"do": "end_turn"}
    town = {"steppe": {"owner": 0, "active": True, "city": True}}
    assert decision(epoch=5, lands=town, turn=turn, hands=hands) == {"do": "play_event", "card": "great_works"}


def test_it_gives_up_the_army_that_matters_least() -> None:
    """Z17.20: not the one with the capital."""
    setup: dict[str, Any] = {
        "epoch": 4,
        "lands": {"nile": CAPITAL, "levant": {"owner": 1, "capital": True}, "zagros": {"owner": 1}},
        "turn": {"seat": 0, "empire": "turks", "phase": "build"},
        "hands": {0: {"events": ["black_death"]}},
    }
    plague = {"do": "play_event", "card": "black_death", "region": "middle_east"}
    assert decision((), plague, **setup) == {"do": "lose_army", "land": "zagros"}


def test_forts_come_after_the_invasions() -> None:
    """Z11.4: a card of forts is played when the armies are spent."""
    setup: dict[str, Any] = {
        "epoch": 1,
        "lands": {"nile": CAPITAL},
        "hands": {0: {"events": ["engineering"]}},
        "turn": {"seat": 0, "empire": "egyptians", "pool": 1},
    }
    assert decision(**setup)["do"] == "invade"
    setup["turn"] = {**setup["turn"], "pool": 0}
    assert decision(**setup)["do"] in ("play_event", "end_invasion")


def test_the_last_army_goes_where_it_brings_most() -> None:
    """Z13.2: a second army for dominance is worth more than a second army where a rival has three."""
    setup: dict[str, Any] = {
        "epoch": 1,
        "lands": {
            "nile": CAPITAL,
            "levant": {"owner": 0},
            "mesopotamia": {"owner": 2},
            "tigris": {"owner": 2},
            "zagros": {"owner": 2},
        },
        "turn": {"seat": 0, "empire": "egyptians", "pool": 1},
    }
    chosen = decision(**setup)
    board = GAME.board
    assert chosen["do"] == "invade"
    assert board.area_ids[board.area_of[board.land_index[chosen["land"]]]] == "north_africa"
