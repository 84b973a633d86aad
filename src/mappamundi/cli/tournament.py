"""Games between bots, in one process or several, the same for the same seed."""

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from mappamundi.bots import Bot, Forfeit, dismiss, make_bot, relieved
from mappamundi.bots.among import moves_among
from mappamundi.bots.piped import PATIENCE, Patience
from mappamundi.kernel import Game, Seeded, Value, seed_of

# No game of ours comes near this; a rule set that never ended would otherwise hang here without a word.
MOST_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: the same for all games of a tournament."""

    game_id: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    data: Path | None
    patience: Patience = PATIENCE


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: scores, places and the number of decisions of each seat, and why it forfeited, if it did.

    The house bot ends the game in the place of one that forfeits, so that it is still worth something for the others;
    but the seat has the last place, whatever its score.
    """

    number: int
    seed: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    forfeits: tuple[str | None, ...]


def play_all(table: Table, count: int, jobs: int) -> Iterator[Outcome]:
    """Play the games in order. Each has a seed of its own, so the number of processes changes nothing."""
    if jobs == 1 or count == 1:
        _open(table)
        yield from map(_play_number, range(count))
        return
    # A fresh interpreter per process: forking one that draws a progress bar would copy its thread's locks.
    pool = ProcessPoolExecutor(min(jobs, count), get_context("spawn"), _open, (table,))
    with pool:
        yield from pool.map(_play_number, range(count), chunksize=max(1, min(50, count // (jobs * 8))))


_table: Table
_game: Game


def _open(table: Table) -> None:
    global _table, _game  # what each process works with, loaded once
    from mappamundi import games

    _table, _game = table, games.game(table.game_id, table.data)


def _play_number(number: int) -> Outcome:
    return play_one(_game, _table, number)


def play_one(game: Game, table: Table, number: int) -> Outcome:
    """Play game number `number`."""
    seed = seed_of(table.seed, number)
    forfeits: list[str | None] = [None] * len(table.bots)

    def bot_of(seat: int, name: str) -> Bot:
        own = int.from_bytes(hashlib.sha256(seed + bytes([seat])).digest()[:8], "little")
        bot = make_bot(name, game, own, options=table.options, patience=table.patience)

        def told(forfeit: Forfeit) -> None:
            forfeits[seat] = forfeit.message

        return relieved(bot, name, game, own, told)

    bots = [bot_of(seat, name) for seat, name in enumerate(table.bots)]
    position = game.new(table.options, len(bots), Seeded(seed))
    decisions = [0] * len(bots)
    try:
        for count, (_, seat, action) in enumerate(moves_among(game, position, bots)):
            position.play(seat, action)
            if seat is not None:
                decisions[seat] += 1
            if count > MOST_DECISIONS:
                raise RuntimeError(f"game {number} of seed {table.seed} does not end")
    finally:
        dismiss(bots)
    result = position.result()
    if result is None:
        raise RuntimeError(f"game {number} of seed {table.seed} stops without a result")
    places = places_of(result.places, forfeits)
    return Outcome(number, seed.hex(), result.scores, places, tuple(decisions), tuple(forfeits))


def places_of(places: Sequence[int], forfeits: Sequence[str | None]) -> tuple[int, ...]:
    """Whoever forfeits is last, and those behind it move up."""
    stayed = [place for place, forfeit in zip(places, forfeits, strict=True) if forfeit is None]
    return tuple(
        len(places) if forfeit else 1 + sum(other < place for other in stayed)
        for place, forfeit in zip(places, forfeits, strict=True)
    )
