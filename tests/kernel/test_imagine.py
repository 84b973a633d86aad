"""The toys can be imagined as well, so that the upper floors may count on it."""

from random import Random

import pytest
from tests.kit.grab import Grab
from tests.kit.toy import Toy

from mappamundi.kernel import Game, Seeded
from mappamundi.kit.imagined import check_imagined, play_to_the_end


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", [Toy(), Grab()], ids=["toy", "grab"])
def test_an_imagined_race_looks_like_the_real_one_and_ends(game: Game, seed: int) -> None:
    rng = Random(seed)
    position = game.new({}, 3, Seeded(rng.randbytes(16)))
    while position.to_act():
        for viewer in (None, 0, 1, 2):
            play_to_the_end(check_imagined(game, position, viewer, rng), rng)
        seat = rng.choice(position.to_act())
        position.play(seat, rng.choice(position.legal(seat)))
