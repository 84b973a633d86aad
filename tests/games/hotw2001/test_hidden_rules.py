"""Who sees what and when, rule by rule: event cards, the draft, empires, markers.

The law: `tests/games/test_hidden.py`.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import EMPIRES, GAME, OPTIONS, act, drafting, new_game
from tests.games.hotw2001.worlds import scrambled
from tests.kit.sent import sent

from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Event, Scripted, Seeded
from mappamundi.kit.hidden import Told, everything, tell, viewers
from mappamundi.kit.random_play import BY_KIND, some, step


def hand(position: Position, viewer: int | None) -> Any:
    return position.view(viewer).json()["hand"]


def drawn(position: Position, viewer: int | None) -> Any:
    return sent(position, viewer)["selection"]["drawn"]


def told_of(events: Iterable[Event], name: str, viewer: int | None) -> list[Told]:
    return [told for told in tell(GAME, events, viewer) if told["event"] == name]


def test_only_the_drafting_seat_sees_the_card_it_drew() -> None:
    """A3.2, A18.3."""
    position = drafting()
    assert [drawn(position, viewer) for viewer in (None, 0, 1, 2)] == [None, None, None, "persia"]
    for viewer in (None, 0, 1):
        assert not any(empire in str(position.view(viewer).json()) for empire in EMPIRES)


def test_who_kept_is_open_and_which_empire_is_not() -> None:
    """A3.9, A18.3, A18.5."""
    position = drafting()
    events = act(position, "keep")
    assert told_of(events, "empire_kept", 2) == [{"event": "empire_kept", "seat": 2, "empire": "persia"}]
    for viewer in (None, 0, 1):
        assert told_of(events, "empire_kept", viewer) == [{"event": "empire_kept", "seat": 2}]
        assert "persia" not in str(position.view(viewer).json())
        assert sent(position, viewer)["selection"]["allotted"] == [2]
    assert hand(position, 2)["empire"] == "persia"


def test_a_card_passed_is_known_to_the_passer_alone_until_all_have_one_and_then_to_its_holder() -> None:
    """A3.7, A3.9, A18.3, A18.4."""
    position = drafting()
    events = act(position, "pass_card", to=1)
    assert told_of(events, "empire_passed", None) == [{"event": "empire_passed", "seat": 2, "to": 1}]
    assert hand(position, 2)["passed"] == {"1": "persia"}
    assert hand(position, 1)["empire"] is None
    for viewer in (None, 0, 1):
        assert "persia" not in str(position.view(viewer).json()) + str(tell(GAME, events, viewer))
    events = act(position, "keep")  # seat 0; the last card finds seat 2 by itself, and Assyria is called
    assert told_of(events, "empire_seen", 1)[0] == {"event": "empire_seen", "seat": 1, "empire": "persia"}
    assert hand(position, 1)["empire"] == "persia"
    assert hand(position, 2) | {"greater": [], "lesser": []} == {
        "greater": [],
        "lesser": [],
        "empire": "carthaginia",
        "passed": {"1": "persia"},
    }
    # Seat 1 drew the last card and had to pass it on.
    assert hand(position, 1)["passed"] == {"2": "carthaginia"}
    for viewer in (None, 0):
        assert not any(empire in str(position.view(viewer).json()) for empire in ("persia", "carthaginia"))
        assert all("empire" not in told for told in told_of(events, "empire_seen", viewer))


def test_every_pass_sounds_alike_whatever_the_card() -> None:
    """A18.8: neither the view of another seat nor what it hears depends on the card drawn."""
    ways = set()
    for first in EMPIRES:
        rest = [empire for empire in EMPIRES if empire != first]
        chance = Scripted(orders=GAME.orders({"empires": [first, *rest]}, 3))
        setup = {"epoch": 2, "turn": {"phase": "draft"}, "draft": {"order": [2, 0, 1]}}
        position = GAME.stage(setup, {}, 3, chance)
        events = act(position, "pass_card", to=1)
        ways.add(str([(tell(GAME, events, viewer), everything(position.view(viewer))) for viewer in (None, 1)]))
    assert len(ways) == 1


def test_called_empires_are_open_and_skipped_ones_show_that_nobody_holds_them() -> None:
    """A18.5, A4.2."""
    position = drafting((0, 1, 2))
    act(position, "keep")
    events = act(position, "keep")
    for viewer in viewers(position):
        shown = sent(position, viewer)
        assert shown["turn"]["empire"] == "assyria"
        assert shown["called"] == ["assyria"]
        assert told_of(events, "turn_began", viewer)[0]["empire"] == "assyria"
    act(position, "end_events")
    events = act(position, "end_expansion")
    skipped = ["chou_dynasty", "vedic_city_states", "greek_city_states", "scythians"]
    for viewer in viewers(position):
        assert [told["empire"] for told in told_of(events, "empire_skipped", viewer)] == skipped
        assert sent(position, viewer)["turn"]["empire"] == "carthaginia"


def test_a_hand_is_its_owner_s_secret_and_only_its_size_is_open() -> None:
    """A18.1, A18.2."""
    setup = {
        "epoch": 4,
        "turn": {"seat": 0, "empire": "huns", "phase": "events"},
        "hands": {0: {"greater": ["leader", "weaponry"], "lesser": ["allies"]}, 1: {"lesser": ["plague", "treachery"]}},
    }
    position = GAME.stage(setup, {}, 3, Scripted())
    assert hand(position, 0)["greater"] == ["leader", "weaponry"]
    assert hand(position, 0)["lesser"] == ["allies"]
    for viewer in viewers(position):
        seats = position.view(viewer).json()["seats"]
        assert [(seat["greater"], seat["lesser"]) for seat in seats] == [(2, 1), (0, 2), (0, 0)]
        if viewer != 1:
            assert "treachery" not in str(hand(position, viewer))
            assert "plague" not in str(hand(position, viewer))
        if viewer != 0:
            assert not hand(position, viewer)["greater"]
    act(position, "play_event", card="leader")
    for viewer in viewers(position):
        shown = sent(position, viewer)
        assert shown["turn"]["played"] == ["leader"]
        assert shown["seats"][0]["greater"] == 1
    act(position, "end_events")
    act(position, "end_expansion")
    for viewer in viewers(position):
        assert position.view(viewer).json()["seats"][0]["events"] == ["leader"]


def test_cards_not_dealt_are_in_nobody_s_view() -> None:
    """A18.2: with three seats most of the deck is out, and no view differs by it."""
    position = new_game(3, 3)
    for viewer in viewers(position):
        other = GAME.load(scrambled(position.dump(), viewer, Random(9)), Seeded(bytes(32)))
        assert other.dump() != position.dump()
        assert everything(other.view(viewer)) == everything(position.view(viewer))


def test_values_of_markers_are_nobody_s_before_the_end() -> None:
    """A13.3, A18.6: their number is open; at the end all are."""
    setup: dict[str, Any] = {
        "epoch": 6,
        "scores": [9, 0, 0],
        "lands": {"mekong": {"owner": 0, "active": True}},
        "turn": {"seat": 0, "empire": "mughals", "phase": "expand", "pool": 0},
        "empires": {},
        "preeminence": {0: [6], 2: [3, 5]},
    }
    seen = set()
    for value in (4, 5):
        chance = Scripted(orders=GAME.orders({"preeminence": [value]}, 3))
        position = GAME.stage(setup, {}, 3, chance)
        events = act(position, "end_expansion")
        for viewer in viewers(position):
            seats = position.view(viewer).json()["seats"]
            assert [(seat["markers"], seat["preeminence"]) for seat in seats] == [(2, None), (0, None), (2, None)]
            assert "value" not in str(told_of(events, "marker_drawn", viewer))
        seen.add(str([tell(GAME, told_events(events), viewer) for viewer in viewers(position)]))
    assert len(seen) == 1
    last = GAME.stage({**setup, "epoch": 7, "turn": {**setup["turn"], "empire": "germany"}}, {}, 3, Scripted())
    act(last, "end_expansion")
    for viewer in viewers(last):
        seats = sent(last, viewer)["seats"]
        assert [sum(seat["preeminence"]) for seat in seats][1:] == [0, 8]
        assert seats[0]["preeminence"][0] == 6


def told_events(events: Iterable[Event]) -> list[Event]:
    """Those of the end of the epoch: the draft that follows draws a card in secret."""
    return [event for event in events if GAME.tell(event, None)["event"] in ("marker_drawn", "scored", "turn_ended")]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_map_scores_coins_pools_fleets_and_history_are_open_to_all(options: dict[str, Any]) -> None:
    """A18.7: what is public is told to every viewer alike."""
    position, rng = new_game(5, 4, **options), Random(5)
    public = ("scores", "lands", "supply", "fleets", "turn", "seats", "called", "score_now", "to_act", "phase")
    for _ in range(150):
        if not position.to_act():
            break
        shown = [sent(position, viewer) for viewer in viewers(position)]
        for key in public:
            assert all(one[key] == shown[0][key] for one in shown), key
        if shown[0]["selection"]:
            for key in ("order", "allotted", "deck"):
                assert all(one["selection"][key] == shown[0]["selection"][key] for one in shown), key
        step(position, rng, BY_KIND)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_viewer_hears_the_same_in_all_worlds_it_cannot_tell_apart(options: dict[str, Any]) -> None:
    """A18.8: with the same dice, as long as no hidden card comes to light; other seats' actions are not listed."""
    rng = Random(100)
    chance = Seeded(rng.randbytes(32))
    position = GAME.new(options, 4, chance)
    reveals = {"empire_drawn", "empire_kept", "empire_passed", "empire_seen", "empire_skipped", "turn_began"}
    reveals |= {"marker_drawn", "markers_turned", "game_ended"}
    heard = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        other = GAME.load(scrambled(position.dump(), viewer, rng), chance)
        [seat] = position.to_act()
        for bystander in range(position.players):
            assert bystander == seat or not position.legal(bystander)
        action = some(rng, position.legal(seat))
        if seat != viewer and action not in other.legal(seat):  # a hidden card of another seat
            position.play(seat, action)
            continue
        mine = tell(GAME, position.play(seat, action), viewer)
        theirs = tell(GAME, other.play(seat, action), viewer)
        if not reveals & {told["event"] for told in (*mine, *theirs)}:
            assert mine == theirs
            heard += 1
    assert heard > 60
