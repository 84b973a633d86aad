"""The engine against the second reading: every scenario, whole games, and crowded tables.

A few stand in the suite; `python -m tests.games.fourgods.test_second_reading 400` plays many more.
"""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import click
import pytest
from tests.games.fourgods.crowded import crowded_table
from tests.games.fourgods.game import GAME, OPTIONS
from tests.games.fourgods.second_comparison import held, play_alike
from tests.games.fourgods.second_game import SecondGame
from tests.games.fourgods.second_reading import Reading

from mappamundi.kernel import Game, Seeded
from mappamundi.kit.random_play import seed_bytes, some
from mappamundi.scenarios import load_cases, run_case

DATA = GAME.rules.data
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "fourgods"
# All that can be met while a game goes on.
REASONS = (
    *("not_your_turn", "hand_empty", "hand_full", "hands_not_empty", "bag_empty", "area_full", "slot_empty"),
    *("slot_taken", "slot_changed", "off_world", "cell_taken", "few_lines", "mismatch", "no_god", "god_taken"),
    *("god_limit", "no_prophet", "use_reserve", "bad_source", "own_city", "no_city", "no_token", "taken_tile"),
    *("still_usable", "not_wrong", "forfeit_first", "bad_action"),
)


def play_game(
    players: int, options: dict[str, Any], seed: int, size: tuple[int, int] = (8, 8), most: int = 400
) -> Counter[str]:
    """One whole game, in a World of that size; what was met."""
    chance = Seeded(seed_bytes(seed))
    if size == (8, 8):
        position = GAME.new(options, players, chance)
    else:
        position = GAME.stage({"world_size": list(size), "phase": "waiting"}, options, players, chance)
    reading = Reading(DATA, players, options)
    reading.width, reading.height = size
    reading.active = GAME.report(position)["turn"]["seat"]
    for seat in reading.seats:
        for hand, tile in enumerate(held(position, seat)):
            reading.hands[seat][hand] = tile
            reading.bag.remove(tile)
    return play_alike(GAME, position, reading, Random(seed), most)


def play_crowded(players: int, options: dict[str, Any], seed: int, most: int = 40) -> Counter[str]:
    """Some actions at a crowded table; what was met."""
    rng = Random(seed)
    setup = crowded_table(rng, DATA, players, options)
    position = GAME.stage(setup, options, players, Seeded(seed_bytes(seed)))
    reading = Reading(DATA, players, options)
    reading.settle(setup)
    return play_alike(GAME, position, reading, rng, most)


# How a scenario may be written is no rule: there the second reading is not asked.
RULES = sorted(path for path in SCENARIOS.glob("*.yaml") if path.stem != "spellings")


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_scenario_holds_in_the_second_reading(path: Path) -> None:
    second = cast(Game, SecondGame(DATA))
    failed = {
        case.title: outcome.message for case in load_cases(path) if not (outcome := run_case(case, second)).passed
    }
    assert not failed


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_readings_agree_through_a_game(number: int) -> None:
    met = play_game(2 + number % 3, OPTIONS[number], number, (4, 4), 50)
    assert {"ready", "draw", "place"} <= set(met)


def test_both_readings_agree_in_the_whole_world() -> None:
    met = play_game(4, {}, 1, most=60)
    assert met["place"] > 5


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_readings_agree_at_crowded_tables(number: int) -> None:
    met = Counter[str]()
    for seed in range(6):
        met += play_crowded(2 + seed % 3, OPTIONS[number], 10 * number + seed, 12)
    assert sum(met[f"refused {reason}"] for reason in REASONS) > 30


@click.command
@click.argument("games", type=int)
@click.option("--crowded", default=10, show_default=True, help="Crowded tables to each game.")
@click.option("--first", default=0, show_default=True, help="Seed of the first game.")
def main(games: int, crowded: int, first: int) -> None:
    """Compare GAMES games: every number of seats with every module, in large Worlds and small ones."""
    met = Counter[str]()
    for seed in range(first, first + games):
        options = OPTIONS[seed % len(OPTIONS)]
        players = 2 + seed // len(OPTIONS) % 3
        size = some(Random(seed), ((8, 8), (3, 3), (4, 4), (5, 3), (6, 1)))
        try:
            met += play_game(players, options, seed, size)
            for table in range(crowded):
                met += play_crowded(players, options, seed * crowded + table)
        except BaseException:
            click.echo(f"in game {seed}: {players} seats, {size}, {options}")
            raise
    click.echo(f"{games} games and {games * crowded} crowded tables: {dict(met.most_common())}")
    for reason in REASONS:
        if not met[f"refused {reason}"]:
            click.echo(f"nothing was refused as {reason}")


if __name__ == "__main__":
    main()
