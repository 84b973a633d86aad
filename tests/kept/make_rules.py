"""Makes the kept files of version 1 of the rules of 2024 and 2001, of which version 2 decides some things otherwise.

    PYTHONPATH=OTHER/src python -m tests.kept.make_rules tests/kept/rules-1

For each game a finished record that comes through all those situations, and tables of a server that stand just before
some of them. Unlike `make.py` it looks into positions, and so it belongs to the commit that README.md names.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.server.core import ME, Core, running

from mappamundi.games import game
from mappamundi.games.history.y2001 import state as y2001
from mappamundi.games.history.y2024 import invasion
from mappamundi.games.history.y2024 import state as y2024
from mappamundi.games.history.y2024.board import CAPITAL, CAPITALS, CITIES, CITY
from mappamundi.kernel import Action
from mappamundi.records import Match, Seat, save
from mappamundi.server.store.location import sqlite_url

Choose = Callable[[Any, Sequence[Action], Random], Action]
# Whether the situation comes with this action: told of the position before it, and of the one after it.
Comes = Callable[[Any, Action, Any], bool]


class Wanted(NamedTuple):
    """A game in which seats lean to what leads to the situations, and these by name."""

    game: str
    players: int
    options: dict[str, bool]
    seed: int
    choose: Choose
    situations: dict[str, Comes]


# --- 2024 ------------------------------------------------------------------------------------------------------------


def _lean_2024(p: Any, legal: Sequence[Action], rng: Random) -> Action:
    """Cities are founded and spared; whoever could conquer does something else; some Honors stay in the pool."""
    if p.decision in (y2024.REVENUE_DUE, y2024.CONCLUDE):
        return legal[-1] if rng.random() < 0.5 else rng.choice(legal)
    if p.decision not in (y2024.EXPAND, y2024.EVENT):
        return rng.choice(legal)
    by_kind = _by_kind(legal)
    invasions = [one for one in by_kind.get("invade", ()) if not p.pieces[one.args[0]] & (CAPITAL | CITY)]
    enemies = [one for one in invasions if p.owners[one.args[0]] not in (y2024.NOBODY, p.seat)]
    empty = [one for one in invasions if p.owners[one.args[0]] == y2024.NOBODY]
    cities = [
        one for one in legal if "urbanize" in one.form.values() or one.form.get("card", "").startswith("establish")
    ]
    if invasion.to_be_conquered(p) and (others := _neither_army_nor_end(by_kind)):
        return rng.choice(others)
    bold = enemies if rng.random() < 0.3 else empty
    return rng.choice(cities or bold or empty or enemies or by_kind.get("end_expansion") or legal)


def _by_kind(legal: Sequence[Action]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in legal:
        found.setdefault(action.do, []).append(action)
    return found


def _neither_army_nor_end(by_kind: dict[str, list[Action]]) -> list[Action]:
    return [one for do, listed in by_kind.items() if do not in ("invade", "conquer", "end_expansion") for one in listed]


def _points_lapse(do: str) -> Comes:
    """R16.8: with this action the points are gone, and with them a land that could have been conquered."""

    def comes(before: Any, action: Action, after: Any) -> bool:
        return action.do == do and bool(after.pool) and bool(set(invasion.to_be_conquered(before)) & _enemy(after))

    return comes


def _enemy(p: Any) -> set[int]:
    return {land for land, owner in enumerate(p.owners) if owner not in (y2024.NOBODY, p.seat)}


def _incas_end(before: Any, action: Action, after: Any) -> bool:
    """R14.5: the Incas' phase E ends with an Honor in the pool."""
    return action.do == "end_revenue" and bool(before.pools[before.seat])


def _capital_gone(before: Any, action: Action, after: Any) -> bool:
    """R1.13: a capital is taken for want of pieces, and no city is left to be put in its place."""
    taken = [land for land in _enemy(before) & _enemy(after) if before.pieces[land] & CAPITAL]
    gone = [land for land in taken if not after.pieces[land] & (CAPITAL | CITY)]
    return bool(gone) and not before.stock[CAPITALS] and not before.stock[CITIES] and after.decision == y2024.EXPAND


# --- 2001 ------------------------------------------------------------------------------------------------------------


def _lean_2001(p: Any, legal: Sequence[Action], rng: Random) -> Action:
    """Coins and Astronomy are sought, fleets manned, and enemy fleets attacked with all there is."""
    by_kind = _by_kind(legal)
    if p.decision == y2001.EVENTS:
        cards = ("astronomy", "civil_service", "treasury")
        wanted = [one for one in by_kind.get("play_event", ()) if one.form["card"] in cards]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
        return legal[-1] if rng.random() < 0.3 else rng.choice(legal)
    if p.decision == y2001.NAVAL:
        return legal[0]
    if p.decision == y2001.EXPAND:
        if "man_fleet" in by_kind and rng.random() < 0.6:
            return rng.choice(by_kind["man_fleet"])
        return rng.choice(by_kind.get("invade") or by_kind["end_expansion"])
    return rng.choice(legal)


def _naval_over(before: Any, action: Action, after: Any) -> bool:
    """A9.7: an army is lost at sea, and the battles end although a coin could buy it back for one more."""
    lost = action.do == "attack_fleet" and after.lost > before.lost and after.fleet_owners == before.fleet_owners
    return lost and after.decision != y2001.NAVAL and before.coins > 0


def _manned_by_astronomy(before: Any, action: Action, after: Any) -> bool:
    """A16.1: an empire whose card names no water mans a fleet of Astronomy's."""
    return action.do == "man_fleet" and not before.card().navigation


WANTED = (
    Wanted(
        "hotw2024",
        4,
        {"conquest": True},
        7,
        _lean_2024,
        {
            **{f"points-{do}": _points_lapse(do) for do in ("build_fort", "place_fleet", "play_honor", "play_event")},
            "points-use_leader": _points_lapse("use_leader"),
            "incas": _incas_end,
            "capital": _capital_gone,
        },
    ),
    Wanted(
        "hotw2001",
        3,
        {"naval_control": True},
        1482,
        _lean_2001,
        {"naval": _naval_over, "astronomy": _manned_by_astronomy},
    ),
)


# Where the points go is the same with every action that ends them: one table is enough.
TABLES = ("points-build_fort", "incas", "capital", "naval", "astronomy")


# --- playing and keeping ---------------------------------------------------------------------------------------------


def played(wanted: Wanted) -> tuple[Match, dict[str, int]]:
    """The game, and before which of its steps each situation first comes."""
    seats = [Seat(name, "human") for name in ("Ann", "Bo", "Cy", "Di")[: wanted.players]]
    rng = Random(wanted.seed)
    match, first = Match.new(game(wanted.game, rules="1"), wanted.options, seats, rng.randbytes(32)), {}
    while seats_to_act := match.position.to_act():
        before, seat = match.position.copy(), seats_to_act[0]
        action = wanted.choose(before, before.legal(seat), rng)
        match.play(seat, action)
        for name, comes in wanted.situations.items():
            if name not in first and comes(before, action, match.position):
                first[name] = len(match.steps) - 1
    return match, first


async def keep_tables(core: Core, match: Match, first: dict[str, int]) -> dict[str, Any]:
    """A table that stands just before each of these situations; its id, and the keys to its seats."""
    told = {}
    record = match.record()
    seed = bytes.fromhex(str(record.seed))
    for name in [one for one in TABLES if one in first]:
        with patch.object(core, "rng", _Given(seed)):
            seats: Sequence[Any] = [ME] * len(record.header.seats)
            live = await core.table(*seats, game=record.header.game, options=record.header.options)
        *before, following = record.steps[: first[name] + 1]
        for step in before:
            assert step.seat is not None
            await core.act(live, step.seat, step.action)
        table = live.table.id
        tokens = {str(seat): token for seat, token in core.tokens[table].items()}
        told[name] = {"table": table, "tokens": tokens, "seat": following.seat, "next": following.action}
    return told


class _Given(Random):
    """Chance that gives the one seed there is."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self.given = seed

    def randbytes(self, n: int) -> bytes:
        return self.given


async def fill(url: str, games: list[tuple[Match, dict[str, int]]]) -> dict[str, Any]:
    async with running(url) as core:
        return {match.header.game: await keep_tables(core, match, first) for match, first in games}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = [played(wanted) for wanted in WANTED]
    for wanted, (match, first) in zip(WANTED, games, strict=True):
        assert first.keys() == wanted.situations.keys(), f"{wanted.game} came only to {first}"
        save(match.record(), folder / f"{wanted.game}.ndjson")
    with tempfile.TemporaryDirectory() as temporary:
        database = Path(temporary) / "mundi.db"
        told = asyncio.run(fill(sqlite_url(database), games))
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        (folder / "mundi.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
