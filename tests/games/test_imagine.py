"""`Game.imagine`: any position that agrees with a view and with what its viewer knows, and nothing more."""

from importlib import import_module
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.editions import EDITIONS, each_edition
from tests.kit.subject import subject

from mappamundi.kernel import Seeded
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.imagined import check_imagined, play_to_the_end
from mappamundi.kit.random_play import BY_KIND, some, step


@each_edition
def test_every_field_of_a_position_is_seen_or_dealt(game: str) -> None:
    dump, imagine = (import_module(f"mappamundi.games.history.{EDITIONS[game]}.{name}") for name in ("dump", "imagine"))
    fields = {dump.KEPT_IN.get(name, name) for name in dump.FIELDS}
    assert fields - set(imagine.SEEN) == imagine.DEALT | {"rolls"}


@each_edition
@given(seed=st.integers(0, 1 << 30), number=st.integers(0, 95), share=st.floats(0, 1))
@settings(max_examples=120)
def test_an_imagined_position_looks_like_the_real_one(game: str, seed: int, number: int, share: float) -> None:
    played, rng = subject(game), Random(seed)
    players, options, style = played.table(number)
    position = played.advance(played.new(seed, players, options), rng, int(share * played.longest), style)
    for viewer in viewers(position):
        made = check_imagined(played.game, position, viewer, rng, everything)
        played.check(made, [])
        played.check_closely(made)
        played.check_imagined(position, made, viewer)


@pytest.mark.parametrize("kept", [1, 2])
@pytest.mark.parametrize("players", range(3, 7))
@each_edition
def test_nothing_depends_on_what_the_viewer_cannot_know(game: str, players: int, kept: int) -> None:
    played, rng = subject(game), Random(players)
    position = played.new(players, players, played.golden[kept].options)
    compared = 0
    while position.to_act():
        viewer = some(rng, viewers(position))
        other = played.other_world(position, viewer, rng)
        seed = rng.randbytes(32)
        mine, theirs = (played.game.imagine(one.view(viewer), Seeded(seed)) for one in (position, other))
        assert mine.dump() == theirs.dump()
        compared += 1
        step(position, rng, BY_KIND)
    assert compared > played.longest / 5


@each_edition
@given(seed=st.integers(0, 1 << 30), number=st.integers(0, 31), share=st.floats(0, 0.8))
@settings(max_examples=15)
def test_the_game_goes_on_from_it_to_its_end(game: str, seed: int, number: int, share: float) -> None:
    played, rng = subject(game), Random(seed)
    players, options, _ = played.table(number)
    position = played.advance(played.new(seed, players, options), rng, int(share * played.longest), BY_KIND)
    made = played.game.imagine(position.view(some(rng, viewers(position))), Seeded(rng.randbytes(32)))
    play_to_the_end(made, rng)
    played.check_closely(made)
