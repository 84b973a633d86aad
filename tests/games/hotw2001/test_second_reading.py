"""The engine against the second reading: at every decision of whole games, and of turns in crowded worlds.

A few stand in the suite; `python -m tests.games.hotw2001.test_second_reading 400` plays many more.
"""

from collections import Counter
from random import Random

import click
import pytest
from tests.games.hotw2001.crowded import crowded_world, settle
from tests.games.hotw2001.game import GAME, OPTIONS
from tests.games.hotw2001.second_comparison import Met, Style, agree_on_table, play_alike
from tests.games.hotw2001.second_reading import Reading

from mappamundi.games.history.y2001.game import HistoryOfTheWorld2001
from mappamundi.kernel import Scripted, Seeded
from mappamundi.kit.random_play import some

KEYS = tuple(key for options in OPTIONS if len(options) == 1 for key in options)


def scarce() -> HistoryOfTheWorld2001:
    """The game with few pieces, so that all kinds of them are soon missing."""
    data = dict(GAME.board.data)
    few = {"capitals_cities": 6, "forts": 4, "monuments": 3}
    return HistoryOfTheWorld2001({**data, "components": {**data["components"], **few}})


GAMES = {"plenty": GAME, "scarce": scarce()}


def play_game(pieces: str, players: int, options: dict[str, bool], seed: int, style: Style, met: Met) -> Counter[str]:
    """One game; the phases that were met."""
    game, chance = GAMES[pieces], Seeded(seed.to_bytes(16, "little"))
    position = game.new(options, players, chance)
    reading = Reading(game.board.data, players, options, chance)
    phases = play_alike(game, position, reading, reading.play(), Random(seed), style, met)
    result = position.result()
    assert result is not None
    assert list(result.scores) == reading.scores
    assert result.places == reading.places()
    return phases


def play_turn(pieces: str, players: int, options: dict[str, bool], seed: int) -> Counter[str]:
    """One turn in a crowded world, after which a scenario halts; the phases that were met."""
    game, chance, rng = GAMES[pieces], Seeded(seed.to_bytes(16, "little")), Random(seed)
    setup = crowded_world(rng, game.board.data, players, options)
    position = game.stage(setup, options, players, chance)
    reading = Reading(game.board.data, players, options, chance)
    settle(reading, setup)
    phases = play_alike(game, position, reading, reading.turn(setup["turn"]["seat"]), rng, Style(), Met())
    assert position.to_act() == ()
    agree_on_table(game, position, reading)
    return phases


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_readings_agree_through_a_whole_game(number: int) -> None:
    pieces = "scarce" if number % 2 else "plenty"
    phases = play_game(pieces, 3 + number % 4, OPTIONS[number], number, Style(first_cards=1 + number), Met())
    assert {"draft", "events", "expand", "monuments"} <= set(phases)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_readings_agree_in_crowded_worlds(number: int) -> None:
    phases = Counter[str]()
    for seed in range(4):
        phases += play_turn("scarce" if seed % 2 else "plenty", 3 + seed, OPTIONS[number], 10 * number + seed)
    assert phases["expand"] > 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_both_readings_rank_equal_scores_alike(players: int) -> None:
    shared = 0
    for seed in range(60):
        rng = Random(seed)
        options = {"no_preeminence": True} if seed % 3 == 0 else {}
        scores = [some(rng, (10, 10, 13)) for _ in range(players)]
        history = {seat: [4] * 5 + [some(rng, (4, 5)), 10 + some(rng, (0, 1))] for seat in range(players)}
        history[0][-1] = 10
        turn = {"seat": 0, "empire": "germany", "phase": "expand", "pool": 0}
        setup = {"epoch": 7, "scores": scores, "history": history, "turn": turn, "empires": {}}
        markers = {seat: [3 + seat // 2] for seat in range(players) if not options and rng.random() < 0.5}
        position = GAME.stage({**setup, "preeminence": markers}, options, players, Scripted(seed=seed))
        position.play(0, GAME.action({"do": "end_expansion"}))
        reading = Reading(GAME.board.data, players, options, Scripted())
        reading.strengths = list(history.values())
        reading.markers = [list(values) for values in GAME.report(position)["preeminence"].values()]
        reading.scores = [score + sum(values) for score, values in zip(scores, reading.markers, strict=True)]
        result = position.result()
        assert result is not None
        assert result.places == reading.places()
        assert list(result.scores) == reading.scores
        shared += len(set(result.places)) < players
    assert shared


@click.command
@click.argument("games", type=int)
@click.option("--turns", default=0, show_default=True, help="Turns in crowded worlds to each game.")
@click.option("--first", default=0, show_default=True, help="Seed of the first game.")
def main(games: int, turns: int, first: int) -> None:
    """Compare GAMES games: every number of seats, every set of options, many pieces and few."""
    met, phases = Met(), Counter[str]()
    for seed in range(first, first + games):
        players, pieces = 3 + seed % 4, "scarce" if seed % 3 == 2 else "plenty"
        options = {key: True for place, key in enumerate(KEYS) if seed // 4 >> place & 1}
        try:
            phases += play_game(pieces, players, options, seed, Style(seed % 5 > 0, 1 + seed % 7), met)
            for turn in range(turns):
                phases += play_turn(pieces, players, options, seed * turns + turn)
        except BaseException:
            click.echo(f"in game {seed}: {players} seats, {pieces}, {', '.join(options)}")
            raise
    click.echo(f"{games} games and {games * turns} turns, {phases.total()} decisions: {dict(phases)}")
    for deck in GAME.board.data["events"].values():
        for card in deck:
            if unmet := [epoch for epoch in card["epochs"] if not met[card["id"], epoch]]:
                click.echo(f"{card['id']} was never played in {unmet}")


if __name__ == "__main__":
    main()
