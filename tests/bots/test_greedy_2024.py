"""The greedy bot of the 2024 edition: from its view alone, better than chance, the same for the same seed."""

from random import Random

import pytest
from tests.games.hotw2024.game import GAME, OPTIONS, new_game, stage
from tests.games.hotw2024.worlds import scramble
from tests.kit.random_play import advance

from mappamundi.bots import bot_names, house_bot, make_bot
from mappamundi.kernel import Action, Result


def play(seed: int, kinds: list[str], options: dict[str, object]) -> Result:
    position = new_game(seed, len(kinds), **options)
    bots = [make_bot(kind, GAME, seed + seat) for seat, kind in enumerate(kinds)]
    while position.to_act():
        [seat] = position.to_act()
        chosen = bots[seat].choose(position.view(seat), position.legal(seat))
        assert isinstance(chosen, Action)
        position.play(seat, chosen)
    result = position.result()
    assert result is not None
    return result


def test_it_is_the_house_s_bot() -> None:
    assert bot_names("hotw2024") == ("random", "greedy")
    assert house_bot("hotw2024") == "greedy"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_beats_chance_with_every_option(options: dict[str, object]) -> None:
    for seed in range(2):
        kinds = ["random"] * 4
        kinds[seed] = "greedy"
        assert play(seed, kinds, options).winners == (seed,)


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(3, ["greedy"] * 3, {}) == play(3, ["greedy"] * 3, {})


def test_it_decides_from_its_view_alone() -> None:
    """In every world that its seat cannot tell apart it does the same."""
    for seed in range(40):
        rng = Random(seed)
        position = advance(new_game(seed, 4, **OPTIONS[seed % len(OPTIONS)]), rng, rng.randrange(400))
        if not position.to_act():
            continue
        [seat] = position.to_act()
        other = scramble(position, seat, rng)
        choices = [make_bot("greedy", GAME, 1).choose(one.view(seat), one.legal(seat)) for one in (position, other)]
        assert choices[0] is choices[1]


def test_it_plays_a_token_that_pays_and_keeps_one_that_does_not() -> None:
    setup = {
        "epoch": 2,
        "lands": {land: {"owner": 0} for land in ("indus", "deccan", "ghats")},
        "turn": {"seat": 0, "empire": "rome", "phase": "conclude"},
        "tokens": {0: ["india", "china"]},
    }
    position = stage(setup)
    bot = make_bot("greedy", GAME, 1)
    chosen = bot.choose(position.view(0), position.legal(0))
    assert isinstance(chosen, Action)
    assert chosen.form == {"do": "play_token", "token": "india"}
    position.play(0, chosen)
    assert bot.choose(position.view(0), position.legal(0)) is GAME.action({"do": "end_turn"})
