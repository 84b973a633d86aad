"""Who sees what and when, rule by rule: tokens, the Endgame, Events, Empires, stacks.

The law: `tests/games/test_hidden.py`.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import GAME, OPTIONS, act, new_game, stage
from tests.games.hotw2024.worlds import scrambled
from tests.kit.sent import sent

from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Event, Scripted, Seeded
from mappamundi.kit.hidden import Told, everything, tell, viewers
from mappamundi.kit.random_play import BY_KIND, some, step

BAG = ["india", "china", "middle_east", "northern_europe"]


def drafting() -> Position:
    """Three seats in epoch 2; seat 1 chooses first, then 0, then 2."""
    chance = Scripted(orders=GAME.orders({"bag": BAG}, 3))
    return GAME.stage({"epoch": 2, "gold": [7, 12, 3], "turn": {"phase": "tokens"}}, {}, 3, chance)


def keep(position: Position, area: str) -> list[Event]:
    """Whoever chooses keeps this token."""
    return act(position, "choose_token", token=area)


def hand(position: Position, viewer: int | None) -> Any:
    return position.view(viewer).json()["hand"]


def seen(position: Position, viewer: int | None) -> Any:
    selection = position.view(viewer).json()["selection"]
    return selection and selection["seen"]


def told_of(events: Iterable[Event], name: str, viewer: int | None) -> list[Told]:
    return [told for told in tell(GAME, events, viewer) if told["event"] == name]


def test_only_the_chooser_sees_the_tokens_passed_to_it() -> None:
    """R18.1, R3.4."""
    position = drafting()
    assert sorted(seen(position, 1)) == sorted(BAG)
    assert [seen(position, viewer) for viewer in (None, 0, 2)] == [[], [], []]
    keep(position, "india")
    assert sorted(seen(position, 0)) == sorted(BAG[1:])
    assert [seen(position, viewer) for viewer in (None, 1, 2)] == [[], [], []]


def test_a_seat_knows_what_it_keeps_and_what_it_passed_on_and_the_others_only_how_many() -> None:
    """R18.1."""
    position = drafting()
    events = keep(position, "india")
    assert [(row["token"], row["gold"]) for row in hand(position, 1)["tokens"]] == [("india", 0)]
    assert sorted(hand(position, 1)["passed"]["2"]) == sorted(BAG[1:])
    assert told_of(events, "token_kept", 1) == [{"event": "token_kept", "seat": 1, "token": "india"}]
    for viewer in (None, 0, 2):
        assert told_of(events, "token_kept", viewer) == [{"event": "token_kept", "seat": 1}]
        assert hand(position, viewer)["tokens"] == []
        assert position.view(viewer).json()["arrays"][1]["tokens"] == 1
    assert "india" not in str(tell(GAME, events, 2))


def test_every_choice_of_a_token_sounds_alike_to_those_who_do_not_see_what_is_left() -> None:
    """R18.1, R18.8."""
    position = drafting()
    for viewer in (None, 2):
        ways = set()
        for action in position.legal(1):
            copy = position.copy()
            events = copy.play(1, action)
            ways.add(str((tell(GAME, events, viewer), everything(copy.view(viewer)))))
            assert GAME.tell_action(1, action, viewer) == {"do": "choose_token"}
        assert len(ways) == 1


def test_the_token_of_the_endgame_is_known_to_whoever_left_it() -> None:
    """R18.2."""
    position = drafting()
    for token in ("india", "china", "middle_east"):
        keep(position, token)
    assert hand(position, 2)["endgame"] == {"2": "northern_europe"}
    for viewer in viewers(position):
        assert position.view(viewer).json()["endgame"] == {"2": None}
        if viewer != 2:
            assert hand(position, viewer)["endgame"] == {}


def test_the_first_token_of_the_endgame_lies_open() -> None:
    """R18.2, R3.3."""
    chance = Scripted(orders=GAME.orders({"bag": ["india", "china", "india", "middle_east"]}, 3))
    position = GAME.new({}, 3, chance)
    for viewer in viewers(position):
        assert position.view(viewer).json()["endgame"] == {"1": "middle_east"}


def test_an_event_is_its_owner_s_secret_until_it_is_turned_up() -> None:
    """R18.3."""
    draws = {"events": ["hittites", "phoenicia", "scythians"], "empires": ["sumeria", "egypt", "minoa"]}
    position = GAME.new({}, 3, Scripted(orders=GAME.orders({**draws, "chests": [0, 1, 2]}, 3)))
    assert [hand(position, seat)["event"] for seat in range(3)] == draws["events"]
    for viewer in viewers(position):
        others = [card for seat, card in enumerate(draws["events"]) if seat != viewer]
        assert not any(card in str(position.view(viewer).json()) for card in others)
    act(position, "choose_empire", empire="sumeria")
    act(position, "choose_empire", empire="egypt")
    assert position.view(None).json()["arrays"][0]["events"] == ["hittites"]


def test_with_event_selection_a_seat_remembers_what_it_passed_on() -> None:
    """R18.3, R15.1."""
    chance = Scripted(orders=GAME.orders({"events": ["kush", "bantu", "parthia"]}, 3))
    setup = {"epoch": 2, "gold": [5, 9, 1], "turn": {"phase": "events_draft"}}
    position = GAME.stage(setup, {"event_selection": True}, 3, chance)
    assert [sorted(seen(position, seat)) for seat in range(3)] == [[], ["bantu", "kush", "parthia"], []]
    events = act(position, "choose_event", card="bantu")
    assert sorted(hand(position, 1)["passed_events"]) == ["kush", "parthia"]
    assert "bantu" not in str(tell(GAME, events, 0)) + str(position.view(0).json())


def test_empires_lie_open_or_with_the_option_hidden_until_they_are_called() -> None:
    """R18.4."""
    for hidden in (False, True):
        chance = Scripted(orders=GAME.orders({"empires": ["rome", "celts", "persia"]}, 3))
        setup = {"epoch": 2, "gold": [5, 9, 1], "turn": {"phase": "choose_empire"}}
        position = GAME.stage(setup, {"hidden_empires": hidden}, 3, chance)
        assert (seen(position, None) == []) is hidden
        events = act(position, "choose_empire", empire="rome")
        for viewer in (None, 0, 1):
            assert (position.view(viewer).json()["arrays"][2]["empire"] == "rome") is not hidden
            assert ("rome" in str(tell(GAME, events, viewer))) is not hidden
        assert hand(position, 2)["empire"] == "rome"
        act(position, "choose_empire", empire="celts")
        assert sent(position, None)["turn"]["card"] == "persia"


def test_tracks_pools_and_the_size_of_a_stack_are_open_and_its_order_is_nobody_s() -> None:
    """R18.5."""
    position = stage(
        {
            "lands": {"tigris": {"owner": 0, "active": True}},
            "turn": {"seat": 0, "empire": "sumeria", "phase": "expand"},
            "honors": {
                1: {"track": ["urbanize", None, None], "pool": ["fleet_1"], "stack": ["recruit_1", "fortify_2"]}
            },
        }
    )
    for viewer in viewers(position):
        array = position.view(viewer).json()["arrays"][1]
        assert (array["track"], array["pool"], array["stack"]) == (["urbanize", None, None], ["fleet_1"], 2)
        other = position.copy()
        other.stacks[1] = tuple(reversed(other.stacks[1]))
        assert everything(other.view(viewer)) == everything(position.view(viewer))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_gold_chests_map_leaders_and_pools_are_open_to_all(options: dict[str, Any]) -> None:
    """R18.7: what is public is told to every viewer alike."""
    position, rng = new_game(5, 4, **options), Random(5)
    public = ("gold", "rank", "lands", "supply", "people", "turn", "arrays", "endgame", "areas", "bag")
    for _ in range(150):
        if not position.to_act():
            break
        shown = [sent(position, viewer) for viewer in viewers(position)]
        for key in public:
            assert all(one[key] == shown[0][key] for one in shown), key
        step(position, rng, BY_KIND)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_viewer_hears_the_same_in_all_worlds_it_cannot_tell_apart(options: dict[str, Any]) -> None:
    """R18.6, R18.8: with the same dice, as long as no hidden card, token or Honor comes to light."""
    rng = Random(100)
    chance = Seeded(rng.randbytes(32))
    position = GAME.new(options, 4, chance)
    reveals = {"token_kept", "tokens_passed", "event_kept", "events_passed", "empire_kept", "empires_passed"}
    reveals |= {"honor_awarded", "token_played", "event_turned", "turn_began", "endgame_hidden", "endgame_turned"}
    heard = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        other = GAME.load(scrambled(position.dump(), viewer, rng), chance)
        seat = some(rng, position.to_act())
        action = some(rng, position.legal(seat))
        if seat != viewer and action not in other.legal(seat):  # a hidden token or card of another seat
            position.play(seat, action)
            continue
        mine = tell(GAME, position.play(seat, action), viewer)
        theirs = tell(GAME, other.play(seat, action), viewer)
        if not reveals & {told["event"] for told in (*mine, *theirs)}:
            assert mine == theirs
            heard += 1
    assert heard > 60
