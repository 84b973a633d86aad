"""The positions that `Game.imagine` makes; what holds of all games: `tests/games/test_imagine.py`."""

from collections import Counter
from typing import Any

from tests.games.hotw2024.game import GAME, act

from mappamundi.kernel import Scripted, Seeded


def test_what_was_passed_on_is_dealt_to_the_seats_after_it_each_way_as_often() -> None:
    chance = Scripted(orders=GAME.orders({"bag": ["india", "china", "middle_east", "northern_europe"]}, 3))
    setup = {"epoch": 2, "gold": [7, 12, 3], "turn": {"phase": "tokens"}}
    position = GAME.stage(setup, {}, 3, chance)
    for token in ("india", "china", "middle_east"):
        act(position, "choose_token", token=token)
    ways: Counter[Any] = Counter()
    for seed in range(300):
        made = GAME.imagine(position.view(1), Seeded(seed.to_bytes(16, "little")))
        ways[made.tokens[0], made.tokens[2], made.endgame[2]] += 1
    assert len(ways) == 6
    assert all(25 < count < 80 for count in ways.values()), ways
    sure = GAME.imagine(position.view(2), Seeded(bytes(16)))
    assert GAME.board.token_ids[sure.endgame[2]] == "northern_europe"
