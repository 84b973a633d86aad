"""The greedy bots of the 2001 and 2024 editions: from their views alone, better than chance, the same for one seed."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.kit.subject import Subject, subject

from mappamundi.bots import bot_names, house_bot, make_bot
from mappamundi.kernel import Action, Result
from mappamundi.kit.random_play import advance

# How far into a game its middle reaches.
GAMES = {"hotw2001": 250, "hotw2024": 400}
each_game = pytest.mark.parametrize("game", GAMES)


def play(played: Subject[Any], seed: int, kinds: list[str], options: Mapping[str, Any]) -> Result:
    position = played.new(seed, len(kinds), options)
    bots = [make_bot(kind, played.game, seed + seat) for seat, kind in enumerate(kinds)]
    while position.to_act():
        [seat] = position.to_act()
        chosen = bots[seat].choose(position.view(seat), position.legal(seat))
        assert isinstance(chosen, Action)
        position.play(seat, chosen)
    result: Result | None = position.result()
    assert result is not None
    return result


@each_game
def test_it_is_the_house_s_bot(game: str) -> None:
    assert bot_names(game) == ("random", "greedy")
    assert house_bot(game) == "greedy"


@pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game in GAMES for options in subject(game).options], ids=str
)
def test_it_beats_chance_with_every_option(game: str, options: Mapping[str, Any]) -> None:
    for seed in range(2):
        kinds = ["random"] * 4
        kinds[seed] = "greedy"
        assert play(subject(game), seed, kinds, options).winners == (seed,)


@each_game
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    played = subject(game)
    assert play(played, 3, ["greedy"] * 3, {}) == play(played, 3, ["greedy"] * 3, {})


@each_game
def test_it_decides_from_its_view_alone(game: str) -> None:
    """In every world that its seat cannot tell apart it does the same."""
    played = subject(game)
    for seed in range(40):
        rng = Random(seed)
        options = played.options[seed % len(played.options)]
        position = advance(played.new(seed, 4, options), rng, rng.randrange(GAMES[game]))
        if not position.to_act():
            continue
        [seat] = position.to_act()
        worlds = (position, played.other_world(position, seat, rng))
        one, other = (make_bot("greedy", played.game, 1).choose(w.view(seat), w.legal(seat)) for w in worlds)
        assert one is other
