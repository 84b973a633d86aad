"""Makes the kept files of 4 Gods by version 1 of its rules: a record in which G10.4 is decided, and a database with a
table just before that.

    PYTHONPATH=OTHER/src:. python -m tests.kept.make_fourgods tests/kept/fourgods-1

In both, turns are timed, and seat 0 ends a turn with a taken tile in hand for which its own area has no room, while the
area it was taken from has: version 1 puts it into the bag.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.kept.make import ME, Visitor, serving

from mappamundi.games import game
from mappamundi.records import Match, Seat, save

GAME = "fourgods"
OPTIONS = {"tempo": "timed_turns"}
SEATS = 4
SLOTS = 10

Act = Callable[[int, dict[str, Any]], None]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    save(finished().record(), folder / "finished.ndjson")
    with tempfile.TemporaryDirectory() as temporary:
        database = Path(temporary) / "mundi.db"
        with serving(database) as http:
            told = running(Visitor(http))
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        (folder / "mundi.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    (folder / "table.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def finished() -> Match:
    """Twice such a turn ends, once by the seat and once by the clock; then everybody passes."""
    played = game(GAME)
    match = Match.new(played, OPTIONS, [Seat(f"Player {n}", "human") for n in range(SEATS)], bytes(range(32)))

    def act(seat: int | None, action: dict[str, Any]) -> None:
        match.play(seat, played.action(action), 1_790_000_000.0 + len(match.steps))

    lead_up(match.position.awaited, act)
    act(0, {"do": "end_turn"})
    for seat in range(1, SEATS):
        act(seat, {"do": "choose_god", "god": ("merfolk", "humans", "elves", "dwarves")[seat]})
        act(seat, {"do": "end_turn"})
    act(0, {"do": "take", "area": 2, "slot": 3})
    act(None, {"do": "time", "seconds": 30})
    while waiting := match.position.awaited():
        act(waiting[0], {"do": "pass"})
    return match


def lead_up(awaited: Callable[[], Any], act: Act) -> None:
    """Everybody is ready and discards what the bag gives, until the area of seat 0 is full and it has taken a tile."""
    for seat in range(SEATS):
        act(seat, {"do": "ready"})
    for _ in range(SLOTS // 2):
        for _ in range(SEATS):
            (seat,) = awaited()
            act(seat, {"do": "draw", "count": 1 if seat else 2})
            for hand in (0,) if seat else (0, 1):
                act(seat, {"do": "discard", "hand": hand, "face": 1})
            act(seat, {"do": "end_turn"})
    while awaited()[0]:
        act(awaited()[0], {"do": "pass"})
    act(0, {"do": "flip", "area": 1, "slot": 2})
    act(0, {"do": "take", "area": 1, "slot": 2})


def running(visitor: Visitor) -> dict[str, Any]:
    """The table, with the keys to its seats and what seat 0 may do."""
    names = [{**ME, "name": f"Player {n}"} for n in range(SEATS)]
    created = visitor.table(*names, game=GAME, options=OPTIONS)
    path, tokens = f"/api/tables/{created['table']['id']}", created["seats"]

    def act(seat: int, action: dict[str, Any]) -> None:
        visitor.send("POST", f"{path}/actions", {"action": action, "key": visitor.key()}, tokens[str(seat)])

    def awaited() -> Any:
        """After the last is ready the house counts down before anybody is awaited."""
        while not (found := visitor.send("GET", path)["awaited"]):
            pass
        return found

    lead_up(awaited, act)
    known = visitor.send("GET", f"{path}/seat", token=tokens["0"])
    return {"id": created["table"]["id"], "tokens": tokens, "legal": known["legal"], "view": known["view"]}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
