"""Hidden information: two positions that differ only in what a viewer may not know look the same to it.

The worlds come from `worlds.py`. Single rules of who sees what: `test_hidden_rules.py`.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from tests.games.hotw2018.game import ENDINGS, GAME, SELECTIONS, new_game
from tests.games.hotw2018.worlds import (
    EMPIRES,
    EVENTS,
    KINGDOMS,
    Renaming,
    cards_shown,
    cards_told,
    known_cards,
    renaming,
    scramble,
    tell,
    world,
)

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, Seeded
from mappamundi.kit.hidden import Told, everything, glance, viewers
from mappamundi.kit.random_play import BY_KIND, STYLES, pick, some, step

TABLES = [(players, selection) for players in range(3, 7) for selection in SELECTIONS]
tables = pytest.mark.parametrize(("players", "selection"), TABLES)


def renamed(told: Iterable[Told], viewer: int | None, names: Renaming) -> list[Told]:
    """The same, heard in the other world: cards that come to the viewer itself have their other names there."""
    return [
        {key: _renamed(value, names) if key in ("card", "cards") else value for key, value in t.items()}
        if comes_to(t, viewer)
        else t
        for t in told
    ]


def comes_to(told: Told, viewer: int | None) -> bool:
    return viewer is not None and told.get("seat") == viewer


def _renamed(value: Any, names: Renaming) -> Any:
    return [names.get(card, card) for card in value] if isinstance(value, list) else names.get(value, value)


def before_calling(told: Iterable[Told]) -> list[Told]:
    """What is told before the next empire is called, for that reveals what was hidden."""
    found = []
    for event in told:
        if event["event"] in ("turn_began", "empire_skipped"):
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
        action = pick(rng, position.legal(seat), STYLES[players % 3], ENDINGS)
        if reveals_by_itself(position, other, viewer, seat, action):
            position.play(seat, action)
            continue
        told = tell(position.play(seat, action), viewer)
        told_there = tell(other.play(seat, in_other_world(action, names)), viewer)
        assert before_calling(told_there) == renamed(before_calling(told), viewer, names)
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
        moves: list[tuple[int, Action]] = []
        known = set(known_cards(start, viewer))
        stream = []
        while position.view(None).order:
            seat = some(rng, position.to_act())
            action = some(rng, position.legal(seat))
            sight = glance(position, viewer)
            told = before_calling(tell(position.play(seat, action), viewer))
            moves.append((seat, action))
            stream.append((sight, told))
            known.update(cards_told(event for event in told if comes_to(event, viewer)))
        names = renaming(start, viewer, rng, keep=frozenset(known))
        other = world(start, names, chance)
        again = []
        for seat, action in moves:
            theirs = action if seat == viewer else in_other_world(action, names)
            sight = glance(other, viewer)
            again.append((sight, before_calling(tell(other.play(seat, theirs), viewer))))
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
    """What the viewer hears of each action of the seat, without what comes to itself next."""
    ways = set()
    for action in position.legal(seat):
        told = before_calling(tell(position.copy().play(seat, action), viewer))
        ways.add(str([t["event"] if comes_to(t, viewer) else t for t in told]))
    return ways


@tables
def test_cards_of_the_box_and_of_later_epochs_are_shown_to_nobody(players: int, selection: str) -> None:
    """Z1.3: of the cut cards no event is ever named, and no card of an epoch before it begins."""
    rng = Random(400 + players)
    position = new_game(400 + players, players, selection)
    dealt = {card for pile in position.dump()["event_piles"] for card in pile}
    box = {card for epoch in EVENTS.values() for card in epoch} - dealt
    assert len(box) == 5 * (8 - players)
    while position.to_act():
        *_, events = step(position, rng, BY_KIND)
        viewer = some(rng, viewers(position))
        named = {*cards_shown(position.view(viewer).json()), *cards_told(tell(events, viewer))}
        assert not named & box
        for epoch in range(position.epoch + 1, 6):
            assert not named & {*EVENTS[epoch], *EMPIRES[epoch]}


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
        this_epoch = {*EVENTS[other["epoch"]]}
        assert not any(card in KINGDOMS and card not in this_epoch for hand in other["hands"] for card in hand)
        step(position, rng, BY_KIND)
