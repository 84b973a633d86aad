"""`Game.imagine`: any position that agrees with a view, and nothing that a view cannot tell."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.hotw2018.game import GAME, SELECTIONS, new_game
from tests.games.hotw2018.subject import check_cards, check_pieces
from tests.games.hotw2018.worlds import known_cards, scramble
from tests.kit.hidden import everything, viewers
from tests.kit.imagined import check_imagined, play_to_the_end
from tests.kit.random_play import BY_KIND, STYLES, advance, some, step

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2018.imagine import SEEN
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import CHOOSE_CARDS, NONE
from mappamundi.kernel import Seeded

HIDDEN = frozenset(("hands", "empires", "event_piles", "empire_piles", "event_pile", "empire_pile"))
FROM_SIZES = frozenset(("round", "event_chosen", "empire_chosen", "opened"))

tables = {"players": st.integers(3, 6), "selection": st.sampled_from(SELECTIONS)}


def test_every_field_of_a_position_is_seen_or_dealt() -> None:
    assert {KEPT_IN.get(name, name) for name in FIELDS} - set(SEEN) == HIDDEN | FROM_SIZES | {"rolls"}


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 500), style=st.sampled_from(STYLES), **tables)
@settings(max_examples=120)
def test_an_imagined_position_looks_like_the_real_one(
    seed: int, steps: int, style: int, players: int, selection: str
) -> None:
    rng = Random(seed)
    position = advance(new_game(seed, players, selection), rng, steps, style)
    for viewer in viewers(position):
        made = check_imagined(GAME, position, viewer, rng, everything)
        assert isinstance(made, Position)
        check_pieces(made)
        check_cards(made)
        assert known_cards(made.dump(), viewer) >= set(view_cards(position, viewer))
        assert all(len(set(pile)) == players for pile in (*made.event_piles[1:], *made.empire_piles[1:]))


def view_cards(position: Position, viewer: int | None) -> list[str]:
    """The events that were played, and those the viewer holds."""
    view = position.view(viewer)
    return [GAME.board.events[n].id for n in members(view.spent | view.hand)]


@pytest.mark.parametrize("selection", SELECTIONS)
@pytest.mark.parametrize("players", range(3, 7))
def test_nothing_depends_on_what_the_viewer_cannot_know(players: int, selection: str) -> None:
    rng = Random(players)
    position = new_game(players, players, selection)
    compared = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        other = scramble(position, viewer, rng)
        seed = rng.randbytes(32)
        mine, theirs = (GAME.imagine(one.view(viewer), Seeded(seed)) for one in (position, other))
        assert mine.dump() == theirs.dump()
        compared += 1
        step(position, rng, BY_KIND)
    assert compared > 100


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 400), **tables)
@settings(max_examples=15)
def test_the_game_goes_on_from_it_to_its_end(seed: int, steps: int, players: int, selection: str) -> None:
    rng = Random(seed)
    position = advance(new_game(seed, players, selection), rng, steps, BY_KIND)
    made = GAME.imagine(position.view(some(rng, viewers(position))), Seeded(rng.randbytes(32)))
    play_to_the_end(made, rng)
    check_cards(made)


# --- every world that can be, and none likelier than another --------------------------------------------------------


def imagined(position: Position, viewer: int, count: int = 3000) -> Iterator[Position]:
    view = position.view(viewer)
    return (GAME.imagine(view, Seeded(number.to_bytes(16, "little"))) for number in range(count))


def check_even(found: Counter[tuple[int, ...]], possible: set[tuple[int, ...]]) -> None:
    """All of them come up, and none more often than chance explains: five deviations from the mean."""
    assert set(found) == possible
    mean = found.total() / len(possible)
    assert max(abs(count - mean) for count in found.values()) < 5 * mean**0.5


def test_the_empires_of_others_are_any_that_were_not_called() -> None:
    """Three seats, the first of them on its turn: the other two hold any two of those after it, in either order."""
    position = advance(new_game(5, 3), Random(5), 6)
    while position.decision == CHOOSE_CARDS:
        step(position, Random(5))
    viewer = position.seat
    left = GAME.board.called[1][position.called :]
    others = [seat for seat in range(3) if seat != viewer]
    found = Counter(tuple(p.empires[seat] for seat in others) for p in imagined(position, viewer))
    check_even(found, set(permutations(left, 2)))


def test_the_others_hold_any_event_left_and_no_kingdom_after_their_turn() -> None:
    """Of the other two seats one has had its turn: no kingdom of this era can be in its hand any more (Z5.8)."""
    position, done = next(filter(None, (second_turn(seed) for seed in range(50))))
    viewer = position.seat
    waiting = next(seat for seat in range(3) if seat not in (viewer, done))
    view = position.view(viewer)
    events = set(GAME.board.era_events[1]) - set(members(view.hand | view.spent))
    found = Counter((*members(p.hands[done]), *members(p.hands[waiting])) for p in imagined(position, viewer))
    plain = {card for card in events if not GAME.board.events[card].kingdom}
    check_even(found, {(first, second) for first in plain for second in events - {first}})


def second_turn(seed: int) -> tuple[Position, int] | None:
    """The start of the second turn of a game, and who had the first one, if that seat has kept its event."""
    position, rng = new_game(seed, 3), Random(seed)
    while NONE not in position.empires or position.decision == CHOOSE_CARDS:
        step(position, rng, BY_KIND)
    done = position.empires.index(NONE)
    return (position, done) if position.hands[done] else None


def test_nobody_else_knows_which_pile_the_middle_seat_opened() -> None:
    position = new_game(1, 3)
    rng = Random(1)
    while position.round == 0:
        step(position, rng)
    middle = position.to_act()[0]
    position.play(middle, position.legal(middle)[1])
    for viewer in (None, *(seat for seat in range(3) if seat != middle)):
        view = position.view(viewer)
        opened = {GAME.imagine(view, Seeded(bytes([number] * 16))).opened for number in range(40)}
        assert opened == {NONE, 0, 1}
    own = {GAME.imagine(position.view(middle), Seeded(bytes([number] * 16))).opened for number in range(10)}
    assert own == {position.opened}


# --- positions that keep to no rule -------------------------------------------------------------------------------


def test_a_staged_position_can_be_imagined_too() -> None:
    """A setup may put any cards into a hand; what follows still looks the same."""
    ids = [card.id for card in GAME.board.events]
    hands = {0: {"events": ids[:8]}, 1: {"events": ids[9:11]}}
    setup = {"epoch": 2, "hands": hands, "turn": {"seat": 0, "empire": "romans", "pool": 3}}
    position = GAME.stage(setup, {}, 4, Seeded(bytes(16)))
    for viewer in viewers(position):
        check_imagined(GAME, position, viewer, Random(1), everything)


def test_a_position_dumped_before_spent_cards_were_kept_still_loads() -> None:
    position = advance(new_game(3, 4), Random(3), 200, BY_KIND)
    dump = position.dump()
    assert dump.pop("spent")
    assert GAME.load(dump, position.chance).spent == 0
