"""`Game.imagine`: any position that agrees with a view and with what its viewer knows, and nothing more."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.hotw2001.game import GAME, OPTIONS, new_game
from tests.games.hotw2001.subject import check_cards, check_pieces, check_reach, check_turn
from tests.games.hotw2001.worlds import scramble
from tests.kit.hidden import everything, viewers
from tests.kit.imagined import check_imagined, play_to_the_end
from tests.kit.random_play import BY_KIND, STYLES, advance, some, step

from mappamundi.games.history.y2001.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2001.imagine import DEALT, SEEN
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Seeded

tables = {"players": st.integers(3, 6), "options": st.sampled_from(OPTIONS)}


def test_every_field_of_a_position_is_seen_or_dealt() -> None:
    assert {KEPT_IN.get(name, name) for name in FIELDS} - set(SEEN) == DEALT | {"rolls"}


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 350), style=st.sampled_from(STYLES), **tables)
@settings(max_examples=40)
def test_an_imagined_position_looks_like_the_real_one(
    seed: int, steps: int, style: int, players: int, options: dict[str, Any]
) -> None:
    rng = Random(seed)
    position = advance(new_game(seed, players, **options), rng, steps, style)
    for viewer in viewers(position):
        made = check_imagined(GAME, position, viewer, rng, everything)
        assert isinstance(made, Position)
        check_pieces(made)
        check_turn(made)
        check_reach(made)
        check_cards(made)


@pytest.mark.parametrize("players", range(3, 7))
def test_nothing_depends_on_what_the_viewer_cannot_know(players: int) -> None:
    rng = Random(players)
    position = new_game(players, players, **OPTIONS[players % 2 * 5])
    compared = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        other = scramble(position, viewer, rng)
        seed = rng.randbytes(32)
        mine, theirs = (GAME.imagine(one.view(viewer), Seeded(seed)) for one in (position, other))
        assert mine.dump() == theirs.dump()
        compared += 1
        step(position, rng, BY_KIND)
    assert compared > 60


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 250), **tables)
@settings(max_examples=12)
def test_the_game_goes_on_from_it_to_its_end(seed: int, steps: int, players: int, options: dict[str, Any]) -> None:
    rng = Random(seed)
    position = advance(new_game(seed, players, **options), rng, steps, BY_KIND)
    made = GAME.imagine(position.view(some(rng, viewers(position))), Seeded(rng.randbytes(32)))
    play_to_the_end(made, rng)


def test_whoever_has_not_played_a_minor_empire_is_dealt_one() -> None:
    """A17.2."""
    position = new_game(4, 4, minor_empire_deal=True)
    minors = {n for n, event in enumerate(GAME.board.events) if event.minor >= 0}
    for seed in range(20):
        made = GAME.imagine(position.view(0), Seeded(seed.to_bytes(16, "little")))
        assert all(sum(card in minors for card in hand) == 1 for hand in made.hands)


def test_a_card_passed_on_stays_where_it_went_and_the_others_move() -> None:
    """A18.4."""
    position = new_game(5, 4)
    [seat] = position.to_act()
    action = next(action for action in position.legal(seat) if action.do == "pass_card")
    drawn, to = position.drawn, action.args[0]
    position.play(seat, action)
    held: Counter[int] = Counter()
    for seed in range(40):
        made = GAME.imagine(position.view(seat), Seeded(seed.to_bytes(16, "little")))
        assert made.empires[to] == drawn
        held[made.drawn] += 1
    assert len(held) > 3
    assert drawn not in held
