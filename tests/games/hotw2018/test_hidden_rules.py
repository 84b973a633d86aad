"""Who sees what and when, rule by rule: piles, choices, gifts, empires, kingdoms put away, played cards."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from tests.games.hotw2018.game import GAME, new_game
from tests.games.hotw2018.worlds import EMPIRES, EVENTS, cards_shown, tell

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Event, Scripted
from mappamundi.kit.hidden import Told, everything, viewers
from mappamundi.kit.random_play import step

FIVE = {"score_order": [4, 3, 2, 1, 0]}  # so that seat 0 leads and the order of the selection is 0, 1, 2, 3, 4


def dealt(**options: str) -> Position:
    """Five seats; seats 0 to 4 are r[0] to r[4] (Z3.1)."""
    draws = {**FIVE, "events_1": EVENTS[1][:5], "empires_1": EMPIRES[1][:5]}
    return GAME.new(options, 5, Scripted(orders=GAME.orders(draws, 5)))


def act(position: Position, seat: int, do: str, **params: object) -> list[Event]:
    return position.play(seat, GAME.action({"do": do, **params}))


def seen(position: Position, viewer: int | None) -> Any:
    return position.view(viewer).json()["selection"]["seen"]


def told_of(events: Iterable[Event], name: str, viewer: int | None) -> list[Told]:
    return [told for told in tell(events, viewer) if told["event"] == name]


def at_the_middle_seat() -> Position:
    """Two rounds are over; seat 2 holds both piles (Z3.5)."""
    position = dealt()
    for events, empires in ((0, 4), (1, 3)):
        position.play(events, position.legal(events)[0])
        position.play(empires, position.legal(empires)[0])
    return position


def test_only_the_holder_sees_a_pile_and_only_until_it_has_chosen() -> None:
    """Z3.3."""
    position = dealt()
    assert seen(position, 0) == {"pile": "events", "cards": EVENTS[1][:5]}
    assert seen(position, 4) == {"pile": "empires", "cards": EMPIRES[1][:5]}
    assert [seen(position, viewer) for viewer in (None, 1, 2, 3)] == [None] * 4
    act(position, 0, "choose_event", card=EVENTS[1][2])
    assert [seen(position, viewer) for viewer in (None, 0, 1, 2, 3)] == [None] * 5
    assert seen(position, 4) is not None


def test_a_pile_that_moves_on_is_told_to_its_new_holder_alone() -> None:
    """Z3.3, Z3.4."""
    position = dealt()
    act(position, 4, "choose_empire", card=EMPIRES[1][0])
    events = act(position, 0, "choose_event", card=EVENTS[1][0])
    opened = {
        viewer: [t["cards"] for t in told_of(events, "pile_opened", viewer) if "cards" in t] for viewer in range(5)
    }
    assert opened == {0: [], 1: [EVENTS[1][1:5]], 2: [], 3: [EMPIRES[1][1:5]], 4: []}
    assert not any("cards" in told for told in tell(events, None))
    assert seen(position, 1) == {"pile": "events", "cards": EVENTS[1][1:5]}


def test_the_middle_seat_sees_neither_pile_before_it_opens_one() -> None:
    """Z3.6."""
    position = at_the_middle_seat()
    assert position.to_act() == (2,)
    assert position.view(2).json()["selection"]["holders"] == {"events": 2, "empires": 2}
    assert [seen(position, viewer) for viewer in viewers(position)] == [None] * 6
    act(position, 2, "open_pile", pile="empires")
    assert seen(position, 2) == {"pile": "empires", "cards": EMPIRES[1][2:5]}
    assert [seen(position, viewer) for viewer in (None, 0, 1, 3, 4)] == [None] * 5


def test_the_middle_seat_sees_the_second_pile_after_its_first_choice() -> None:
    """Z3.6."""
    position = at_the_middle_seat()
    act(position, 2, "open_pile", pile="empires")
    events = act(position, 2, "choose_empire", card=EMPIRES[1][3])
    assert seen(position, 2) == {"pile": "events", "cards": EVENTS[1][2:5]}
    assert [told["cards"] for told in tell(events, 2) if "cards" in told] == [EVENTS[1][2:5]]
    assert not any("cards" in told for viewer in (None, 0, 1, 3, 4) for told in tell(events, viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1, 3, 4])
def test_which_pile_the_middle_seat_opens_is_not_told(viewer: int | None) -> None:
    """Of `open_pile` the others learn nothing: all actions are seen by all but this one and the choices."""
    position = at_the_middle_seat()
    other = position.copy()
    told = tell(act(position, 2, "open_pile", pile="events"), viewer)
    assert told == tell(act(other, 2, "open_pile", pile="empires"), viewer)
    assert everything(position.view(viewer)) == everything(other.view(viewer))


def test_that_a_seat_has_chosen_is_public_and_what_it_chose_is_not() -> None:
    """Z3.9."""
    position = dealt()
    events = act(position, 0, "choose_event", card=EVENTS[1][1])
    assert told_of(events, "chose", 0) == [{"event": "chose", "seat": 0, "pile": "events", "card": EVENTS[1][1]}]
    for viewer in (None, 1, 2, 3, 4):
        assert told_of(events, "chose", viewer) == [{"event": "chose", "seat": 0, "pile": "events"}]
        shown = position.view(viewer).json()
        assert shown["to_act"] == [4]
        assert shown["hands"][0] == {"events": 1, "empire": False}
        assert shown["hand"] == {"events": [], "empire": None}
    assert position.view(0).json()["hand"] == {"events": [EVENTS[1][1]], "empire": None}


def test_the_last_card_of_a_pile_is_told_to_its_receiver_alone() -> None:
    """Z3.7, Z3.9."""
    position = new_game(5, 4)
    events: list[Event] = []
    while position.view(None).order:
        *_, events = step(position, Random(5))
    received = {viewer: [t for t in told_of(events, "received", viewer) if "card" in t] for viewer in viewers(position)}
    order = [seat for seat in range(4) if received[seat]]
    assert len(order) == 2
    assert not received[None]
    assert all(told["seat"] == seat for seat in order for told in received[seat])


def test_classic_the_drawer_and_the_receiver_know_the_card_and_the_others_who_gave_to_whom() -> None:
    """Z3.11, Z3.15."""
    position = dealt(selection="classic")
    top = EVENTS[1][0]
    assert seen(position, 0) == {"pile": "events", "cards": [top]}
    assert [seen(position, viewer) for viewer in (None, 1, 2, 3, 4)] == [None] * 5
    events = act(position, 0, "give", to=3)
    for viewer in viewers(position):
        assert told_of(events, "gave", viewer) == [{"event": "gave", "seat": 0, "pile": "events", "to": 3}]
        received = {"event": "received", "seat": 3, "pile": "events"} | ({"card": top} if viewer == 3 else {})
        assert told_of(events, "received", viewer) == [received]
        drew = {"event": "drew", "seat": 1, "pile": "events"} | ({"card": EVENTS[1][1]} if viewer == 1 else {})
        assert told_of(events, "drew", viewer) == [drew]
        assert position.view(viewer).json()["hand"]["events"] == ([top] if viewer == 3 else [])
        assert position.view(viewer).json()["hands"][3]["events"] == 1
    assert seen(position, 0) is None


def test_an_empire_is_hidden_until_it_is_called() -> None:
    """Z4.1: everybody is told at once who takes the turn, and which empires nobody holds."""
    position = new_game(8, 3)
    events: list[Event] = []
    while position.view(None).order:
        *_, events = step(position, Random(8))
    skipped = told_of(events, "empire_skipped", None)
    [begun] = told_of(events, "turn_began", None)
    assert [told["order"] for told in (*skipped, begun)] == list(range(1, len(skipped) + 2))
    active = begun["seat"]
    shown = position.view(None).json()
    assert (shown["turn"]["seat"], shown["turn"]["empire"]) == (active, begun["empire"])
    for seat in range(3):
        empire = position.view(seat).json()["hand"]["empire"]
        others = [position.view(viewer).json() for viewer in viewers(position) if viewer != seat]
        assert all((empire in cards_shown(other)) == (seat == active) for other in others)


def with_a_kingdom_in_hand() -> Position:
    setup = {
        "epoch": 1,
        "turn": {"seat": 1, "empire": EMPIRES[1][0], "phase": "build"},
        "hands": {1: {"events": ["kush", "weaponry"]}, 2: {"empire": EMPIRES[1][7], "events": ["phoenicia"]}},
    }
    return GAME.stage(setup, {}, 3, Scripted())


def test_a_kingdom_not_played_goes_to_the_box_unseen() -> None:
    """Z5.8: the others learn that a card went, for the size of a hand is public, but not which."""
    position = with_a_kingdom_in_hand()
    events = act(position, 1, "end_turn")
    assert told_of(events, "discarded", 1) == [{"event": "discarded", "seat": 1, "card": "kush"}]
    for viewer in (None, 0, 2):
        assert told_of(events, "discarded", viewer) == [{"event": "discarded", "seat": 1}]
        assert "kush" not in str(tell(events, viewer))
        assert "kush" not in str(position.view(viewer).json())
        assert position.view(viewer).json()["hands"][1]["events"] == 1
    assert position.view(1).json()["hand"]["events"] == ["weaponry"]


def test_a_played_card_is_public() -> None:
    """Z15.9, Z16.1."""
    setup = {
        "turn": {"seat": 1, "empire": EMPIRES[1][0], "phase": "begin"},
        "hands": {1: {"events": ["kush", "weaponry"]}},
    }
    position = GAME.stage(setup, {}, 3, Scripted())
    for viewer in (None, 0, 2):
        assert not {"kush", "weaponry"} & set(cards_shown(position.view(viewer).json()))
    weaponry = act(position, 1, "play_event", card="weaponry")
    kush = act(position, 1, "play_kingdom", card="kush")
    for viewer in viewers(position):
        assert told_of(weaponry, "event_played", viewer) == [{"event": "event_played", "seat": 1, "card": "weaponry"}]
        assert told_of(kush, "kingdom_played", viewer) == [{"event": "kingdom_played", "seat": 1, "card": "kush"}]
        assert position.view(viewer).json()["turn"]["played"] == ["weaponry"]
        assert position.view(viewer).json()["turn"]["kingdom"] == "kush"
