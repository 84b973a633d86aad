"""`Game.imagine`: any position that agrees with a view and with what its viewer remembers, and nothing more."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.hotw2024.game import GAME, OPTIONS, act, new_game
from tests.games.hotw2024.subject import check_cards, check_honors, check_pieces, check_tokens
from tests.games.hotw2024.worlds import scramble
from tests.kit.hidden import everything, viewers
from tests.kit.imagined import check_imagined, play_to_the_end
from tests.kit.random_play import BY_KIND, STYLES, advance, some, step

from mappamundi.games.history.y2024.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2024.imagine import DEALT, SEEN
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Scripted, Seeded

tables = {"players": st.integers(3, 6), "options": st.sampled_from(OPTIONS)}


def test_every_field_of_a_position_is_seen_or_dealt() -> None:
    assert {KEPT_IN.get(name, name) for name in FIELDS} - set(SEEN) == DEALT | {"rolls"}


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 600), style=st.sampled_from(STYLES), **tables)
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
        check_tokens(made)
        check_honors(made)
        check_cards(made)
        check_memory(made, viewer)


def check_memory(made: Position, viewer: int | None) -> None:
    """R18.1, R18.2: what the viewer passed on lies with the seats after it, or was played by them, or is left over."""
    if viewer is None:
        return
    epochs = made.board.epochs + 1
    for epoch in range(2, made.epoch):
        after = made.drafts[epoch][made.drafts[epoch].index(viewer) + 1 :]
        passed = made.passed[viewer * epochs + epoch]
        theirs = Counter(token for seat in after for token in (*made.tokens[seat], *made.played_tokens[seat]))
        assert Counter(passed) <= theirs + Counter([made.endgame[epoch]]), "a token passed on has vanished"
        assert made.board.active_from[made.endgame[epoch]] <= epoch


@pytest.mark.parametrize("players", range(3, 7))
def test_nothing_depends_on_what_the_viewer_cannot_know(players: int) -> None:
    rng = Random(players)
    position = new_game(players, players, **OPTIONS[6])
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


@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 500), **tables)
@settings(max_examples=12)
def test_the_game_goes_on_from_it_to_its_end(seed: int, steps: int, players: int, options: dict[str, Any]) -> None:
    rng = Random(seed)
    position = advance(new_game(seed, players, **options), rng, steps, BY_KIND)
    made = GAME.imagine(position.view(some(rng, viewers(position))), Seeded(rng.randbytes(32)))
    play_to_the_end(made, rng)


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
