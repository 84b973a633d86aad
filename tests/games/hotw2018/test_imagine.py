"""The positions that `Game.imagine` makes; what holds of all games: `tests/games/test_imagine.py`."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from tests.games.hotw2018.game import GAME, new_game

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import CHOOSE_CARDS, NONE
from mappamundi.kernel import Seeded
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.imagined import check_imagined
from mappamundi.kit.random_play import BY_KIND, advance, step

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
    """Of the other two seats one has had its turn: no kingdom of this epoch can be in its hand any more (Z5.8)."""
    position, done = next(filter(None, (second_turn(seed) for seed in range(50))))
    viewer = position.seat
    waiting = next(seat for seat in range(3) if seat not in (viewer, done))
    view = position.view(viewer)
    events = set(GAME.board.epoch_events[1]) - set(members(view.hand | view.spent))
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


@pytest.mark.parametrize(("classic", "selection"), [(True, "classic"), (False, "draft")])
def test_a_position_dumped_before_there_were_variants_still_loads(classic: bool, selection: str) -> None:
    """It said `classic` of the only option there was."""
    position = new_game(3, 4)
    dump = position.dump()
    del dump["variant"]
    loaded = GAME.load(dump | {"classic": classic}, position.chance)
    assert loaded.variant.selection == selection
    assert loaded.view(None).json()["options"] == {"selection": selection}
