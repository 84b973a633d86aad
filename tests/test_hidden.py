"""Hidden information: two positions that differ only in what a viewer may not know look the same to it.

The worlds come from `tests/hidden.py`. First the general law over whole random games, then single rules.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from tests.hidden import EMPIRES, EVENTS, KINGDOMS, Renaming, known_cards, renaming, scramble, world
from tests.random_play import BY_KIND, GAME, SELECTIONS, STYLES, new_game, pick, some, step

from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action, Event, Scripted, Seeded

TABLES = [(players, selection) for players in range(3, 7) for selection in SELECTIONS]
tables = pytest.mark.parametrize(("players", "selection"), TABLES)

Told = dict[str, Any]


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.players)]


def everything(view: View) -> Told:
    """All that a bot could read from the view, not only what its JSON says."""
    return {name: getattr(view, name) for name in View.__slots__}


def tell(events: Iterable[Event], viewer: int | None) -> list[Told]:
    return [GAME.tell(event, viewer) for event in events]


def renamed(told: Iterable[Told], names: Renaming) -> list[Told]:
    """The same, heard in the other world: new cards that the viewer sees have their other names."""
    return [
        {key: _renamed(value, names) if key in ("card", "cards") else value for key, value in t.items()} for t in told
    ]


def _renamed(value: Any, names: Renaming) -> Any:
    return [names.get(card, card) for card in value] if isinstance(value, list) else names.get(value, value)


def before_calling(told: Iterable[Told]) -> list[Told]:
    """What is told before the next empire is called, for that reveals what was hidden."""
    found = []
    for event in told:
        if event["event"] == "called":
            break
        found.append(event)
    return found


def in_other_world(action: Action, names: Renaming) -> Action:
    """Another seat's secret choice of the card that lies in the same place."""
    form = dict(action.form)
    if form["do"] in ("choose_event", "choose_empire"):
        form["card"] = names.get(form["card"], form["card"])
    return GAME.action(form)


# --- the law ----------------------------------------------------------------------------------------------------


@tables
def test_a_viewer_sees_and_may_do_the_same_in_all_worlds_it_cannot_tell_apart(players: int, selection: str) -> None:
    rng = Random(players)
    position = new_game(players, players, selection)
    compared = different = 0
    while position.to_act():
        selecting = position.view(None).order
        for viewer in viewers(position) if selecting else [some(rng, viewers(position))]:
            other = scramble(position, viewer, rng)
            mine, theirs = position.view(viewer), other.view(viewer)
            assert mine.json() == theirs.json()
            assert everything(mine) == everything(theirs)
            if viewer is not None:
                assert position.legal(viewer) == other.legal(viewer)
            compared += 1
            different += position.dump() != other.dump()
        step(position, rng, BY_KIND)
    assert different > 0.8 * compared, "the worlds hardly differed, so the test showed nothing"


def reveals_by_itself(position: Position, other: Position, viewer: int | None, seat: int, action: Action) -> bool:
    """Whether the action shows a hidden card: one that is played, or, by its absence, a kingdom put away (Z5.8)."""
    if seat == viewer:
        return False
    if action.do in ("play_event", "play_kingdom"):
        return True
    kingdoms = [
        sum(card in KINGDOMS for card in one.dump()["hands"][seat])
        for one in (position, other)
        if action.do == "end_turn"
    ]
    return len(set(kingdoms)) > 1


@tables
def test_a_viewer_hears_the_same_in_all_worlds_it_cannot_tell_apart(players: int, selection: str) -> None:
    """With the same dice. New cards shown to the viewer are those of its world; a called empire ends the comparison."""
    rng = Random(100 + players)
    chance = Seeded(rng.randbytes(32))
    position = GAME.new({"selection": selection}, players, chance)
    heard = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        dump = position.dump()
        names = renaming(dump, viewer, rng)
        other = world(dump, names, chance)
        seat = some(rng, position.to_act())
        action = pick(rng, position.legal(seat), STYLES[players % 3])
        if reveals_by_itself(position, other, viewer, seat, action):
            position.play(seat, action)
            continue
        told = tell(position.play(seat, action), viewer)
        told_there = tell(other.play(seat, in_other_world(action, names)), viewer)
        assert before_calling(told_there) == renamed(before_calling(told), names)
        heard += 1
        known_before, known_now = known_cards(dump, viewer), known_cards(position.dump(), viewer)
        if known_now <= known_before:
            assert everything(other.view(viewer)) == everything(position.view(viewer))
    assert heard > 100


@tables
def test_the_whole_selection_is_the_same_to_a_seat_whatever_the_others_are_dealt_and_keep(
    players: int, selection: str
) -> None:
    """Each card that the viewer never sees is another one, and the others keep or give those other ones."""
    rng = Random(200 + players)
    for viewer in [None, *range(players)]:
        chance = Seeded(rng.randbytes(32))
        position = GAME.new({"selection": selection}, players, chance)
        start = position.dump()
        moves, stream, seen = [], [], set(known_cards(start, viewer))
        while position.view(None).order:
            seat = some(rng, position.to_act())
            action = some(rng, position.legal(seat))
            moves.append((seat, action))
            stream.append(before_calling(tell(position.play(seat, action), viewer)))
            seen |= {card for card in cards_told(stream[-1])}
        names = renaming(start, viewer, rng, keep=frozenset(seen))
        other = world(start, names, chance)
        again = []
        for seat, action in moves:
            if viewer is not None:
                assert other.legal(viewer) == other.copy().legal(viewer)
            theirs = action if seat == viewer else in_other_world(action, names)
            again.append(before_calling(tell(other.play(seat, theirs), viewer)))
        assert again == stream
        assert other.dump() != position.dump()


@tables
def test_nobody_hears_which_card_another_seat_chose(players: int, selection: str) -> None:
    """Z3.9, Z3.15: every choice of another seat sounds alike, as long as the viewer is shown no card by it."""
    rng = Random(300 + players)
    position = new_game(300 + players, players, selection)
    while position.view(None).order:
        for seat in position.to_act():
            for viewer in viewers(position):
                if viewer != seat and position.legal(seat)[0].do != "give":
                    assert len(ways_it_sounds(position, seat, viewer)) == 1
        step(position, rng)


def ways_it_sounds(position: Position, seat: int, viewer: int | None) -> set[str]:
    """What the viewer hears of each action of the seat, without cards that are shown to it next."""
    ways = set()
    for action in position.legal(seat):
        told = before_calling(tell(position.copy().play(seat, action), viewer))
        ways.add(str([{key: value for key, value in t.items() if key not in ("card", "cards")} for t in told]))
    return ways


def cards_told(told: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for event in told:
        if "card" in event:
            yield event["card"]
        yield from event.get("cards", ())
        if event["event"] == "called":
            yield event["empire"]


def cards_shown(shown: Mapping[str, Any]) -> Iterator[str]:
    """Every card that a view names."""
    yield from shown["hand"]["events"]
    yield from filter(None, [shown["hand"]["empire"]])
    yield from shown["called"]
    if shown["turn"]:
        yield from filter(None, [shown["turn"]["empire"], shown["turn"]["kingdom"]])
        yield from shown["turn"]["played"]
    if shown["selection"] and shown["selection"]["seen"]:
        yield from shown["selection"]["seen"]["cards"]


@tables
def test_cards_of_the_box_and_of_later_eras_are_shown_to_nobody(players: int, selection: str) -> None:
    """Z1.3: of the cut cards no event is ever named, and no card of an era before it begins."""
    rng = Random(400 + players)
    position = new_game(400 + players, players, selection)
    dealt = {card for pile in position.dump()["event_piles"] for card in pile}
    box = {card for era in EVENTS.values() for card in era} - dealt
    assert len(box) == 5 * (8 - players)
    while position.to_act():
        *_, events = step(position, rng, BY_KIND)
        viewer = some(rng, viewers(position))
        named = {*cards_shown(position.view(viewer).json()), *cards_told(tell(events, viewer))}
        assert not named & box
        for era in range(position.epoch + 1, 6):
            assert not named & {*EVENTS[era], *EMPIRES[era]}


# --- single rules -----------------------------------------------------------------------------------------------

FIVE = {"score_order": [4, 3, 2, 1, 0]}  # so that seat 0 leads and the order of the selection is 0, 1, 2, 3, 4
DEAL = {
    "events_1": ["weaponry", "caravans", "disaster", "engineering", "allies"],
    "empires_1": ["sumerians", "egyptians", "minoans", "indus_valley", "babylonians"],
}


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
    assert told_of(events, "pile_opened", 2)[0]["cards"] == EVENTS[1][2:5]
    assert "cards" not in told_of(events, "pile_opened", 1)[0]


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
    """Z4.1: `called` tells everybody at once who takes the turn, or that nobody holds the empire."""
    position = new_game(8, 3)
    events: list[Event] = []
    while position.view(None).order:
        *_, events = step(position, Random(8))
    called = told_of(events, "called", None)
    assert [told["seat"] for told in called[:-1]] == [None] * (len(called) - 1)
    active = called[-1]["seat"]
    shown = position.view(None).json()
    assert (shown["turn"]["seat"], shown["turn"]["empire"]) == (active, called[-1]["empire"])
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


@tables
def test_a_spectator_has_no_hand_and_is_told_no_secret(players: int, selection: str) -> None:
    """What a spectator hears and sees, every seat hears and sees as well."""
    rng = Random(500 + players)
    position = new_game(500 + players, players, selection)
    own = {"viewer", "hand", "selection"}
    while position.to_act():
        *_, events = step(position, rng, BY_KIND)
        shown = position.view(None).json()
        assert shown["hand"] == {"events": [], "empire": None}
        assert not (shown["selection"] and shown["selection"]["seen"])
        seat = some(rng, range(players))
        to_seat = position.view(seat).json()
        assert {k: v for k, v in shown.items() if k not in own} == {k: v for k, v in to_seat.items() if k not in own}
        for public, told in zip(tell(events, None), tell(events, seat), strict=True):
            assert public.items() <= told.items()


# --- the worlds themselves --------------------------------------------------------------------------------------


@tables
def test_the_worlds_are_ones_that_could_be(players: int, selection: str) -> None:
    """Counts stay, no card lies twice, no empire was called before, no kingdom outlived its turn (Z5.8)."""
    rng = Random(600 + players)
    position = new_game(600 + players, players, selection)
    while position.to_act():
        viewer = some(rng, viewers(position))
        dump, other = position.dump(), scramble(position, viewer, rng).dump()
        assert [len(hand) for hand in dump["hands"]] == [len(hand) for hand in other["hands"]]
        cards = [card for hand in other["hands"] for card in hand] + other["event_pile"] + other["played"]
        assert len(set(cards)) == len(cards)
        held = [empire for empire in other["empires"] if empire]
        assert len(set(held + other["empire_pile"])) == len(held) + len(other["empire_pile"])
        waiting = [empire for seat, empire in enumerate(other["empires"]) if empire and seat != other["seat"]]
        called = set(position.view(None).json()["called"])
        assert not called & set(waiting)
        this_era = {*EVENTS[other["epoch"]]}
        assert not any(card in KINGDOMS and card not in this_era for hand in other["hands"] for card in hand)
        step(position, rng, BY_KIND)
