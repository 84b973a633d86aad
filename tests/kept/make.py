"""Makes the kept files of a version: a record, a save, and a database with what its server told about the tables in it.

    PYTHONPATH=OTHER/src python tests/kept/make.py tests/kept/VERSION

It knows the version only by its command line, its records and its server's addresses, and so outlives changes below.
"""

import gzip
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx

from mappamundi.games import game
from mappamundi.records import Match, Seat, save

GAME = "hotw2018"
SEATS = [Seat("Ann", "human"), Seat("Bo", "random"), Seat("Cy", "random"), Seat("Di", "human")]
PASSWORD = "a kept password"  # noqa: S105
ME, INVITED, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "invited"}, {"kind": "open"}
RANDOM, GREEDY = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    finished = played(10_000, "draft")
    save(finished.record(), folder / "finished.ndjson")
    save(played(150, "classic").record(), folder / "saved.ndjson")
    with tempfile.TemporaryDirectory() as temporary:
        database = Path(temporary) / "mundi.db"
        with serving(database) as http:
            told = fill(http, (folder / "finished.ndjson").read_bytes())
        # The journal's pages move into the file itself.
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        (folder / "mundi.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    (folder / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def played(most: int, selection: str) -> Match:
    """A game of random choices, with some of them taken back, up to so many steps."""
    match, rng = Match.new(game(GAME), {"selection": selection}, SEATS, bytes(range(32))), Random(7)
    while (seats := match.position.to_act()) and len(match.steps) < most:
        seat = rng.choice(seats)
        match.play(seat, rng.choice(match.position.legal(seat)), 1_790_000_000.0 + len(match.steps))
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
    return match


@contextmanager
def serving(database: Path) -> Iterator[httpx.Client]:
    command = [sys.executable, "-m", "mappamundi", "serve", "--port", "0", "--db", str(database), "--rate", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = re.search(r"http://\S+", process.stdout.readline())
        assert url
        try:
            with httpx.Client(base_url=url[0], timeout=60, headers={"Origin": url[0]}) as http:
                yield http
        finally:
            process.terminate()


class Visitor:
    """Somebody with tokens, who plays at random and always the same."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.rng = Random(2018)
        self.keys = 0

    def send(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json()

    def key(self) -> str:
        self.keys += 1
        return f"kept-{self.keys:06d}"

    def table(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.send("POST", "/api/tables", {"game": GAME, "seats": seats} | more)
        return made

    def play(self, table: str, tokens: dict[str, str], most: int) -> bool:
        """So many actions of these seats, some of them taken back; whether the game is still being played."""
        while most:
            for seat, token in sorted(tokens.items()):
                known = self.send("GET", f"/api/tables/{table}/seat", token=token)
                if known["table"]["phase"] == "over":
                    return False
                if int(seat) in known["table"]["to_act"] and most:
                    most -= 1
                    wish = {"action": self.rng.choice(known["legal"]), "key": self.key()}
                    self.send("POST", f"/api/tables/{table}/actions", wish, token)
                    known = self.send("GET", f"/api/tables/{table}/seat", token=token)
                    if known["can_undo"] and self.rng.random() < 0.3:
                        self.send("POST", f"/api/tables/{table}/undo", {"key": self.key()}, token)
        return True

    def may_take_back(self, table: str, tokens: dict[str, str]) -> bool:
        return any(self.send("GET", f"/api/tables/{table}/seat", token=one)["can_undo"] for one in tokens.values())

    def say(self, table: str, token: str, text: str) -> None:
        self.send("POST", f"/api/tables/{table}/chat", {"text": text, "key": self.key()}, token)


def fill(http: httpx.Client, record: bytes) -> dict[str, Any]:
    """A table of every sort; what the server told about them, and the keys to them."""
    visitor = Visitor(http)
    uploaded = http.post("/api/records", content=record, headers={"Content-Type": "application/octet-stream"})
    visitor.send("POST", "/api/accounts", {"name": "Zoë", "password": PASSWORD})
    made = {
        "playing": playing(visitor),
        "finished": finished(visitor),
        "agreed": agreed(visitor),
        "lobby": visitor.table(ME, OPEN, INVITED, listed=True),
        "lesson": lesson(visitor),
    }
    tables = {}
    for name, created in made.items():
        path, tokens = f"/api/tables/{created['table']['id']}", created["seats"]
        seats = {seat: visitor.send("GET", f"{path}/seat", token=token) for seat, token in tokens.items()}
        tables[name] = {
            "owner": created["owner"],
            "tokens": tokens,
            "invitations": created["invitations"],
            "info": visitor.send("GET", path),
            "seats": {seat: {key: one[key] for key in ("legal", "can_undo", "private")} for seat, one in seats.items()},
        }
    return {"name": "Zoë", "password": PASSWORD, "record": uploaded.json(), "tables": tables}


def playing(visitor: Visitor) -> dict[str, Any]:
    """Two people and a bot, in the middle: with chat, things taken back, standing orders and a plan."""
    pace = {"kind": "correspondence", "base": 86400}
    created = visitor.table(ME, INVITED, GREEDY, listed=True, pace=pace, options={"selection": "classic"})
    table = created["table"]["id"]
    joined = visitor.send(
        "POST", f"/api/tables/{table}/join", {"name": "Bo", "invitation": created["invitations"]["1"]}
    )
    created["seats"]["1"] = joined["token"]
    created["invitations"] = {}
    visitor.send("POST", f"/api/tables/{table}/start", token=created["owner"])
    visitor.say(table, created["seats"]["0"], "Good luck, all!")
    assert visitor.play(table, created["seats"], 60)
    while not visitor.may_take_back(table, created["seats"]):
        assert visitor.play(table, created["seats"], 1)
    visitor.say(table, created["seats"]["1"], "Ç’est la vie 🏛")
    orders = [{"when": "reroll_dice", "best": True}, {"when": "reduce_land", "prefer": [{"do": "reduce"}]}]
    plan = [{"action": {"do": "end_turn"}, "number": 1, "given": {"epoch": 99}}]
    visitor.send("PUT", f"/api/tables/{table}/orders", {"orders": orders}, created["seats"]["0"])
    visitor.send("PUT", f"/api/tables/{table}/plan", {"steps": plan}, created["seats"]["1"])
    return created


def finished(visitor: Visitor) -> dict[str, Any]:
    """One person against bots, to the end."""
    created = visitor.table(ME, RANDOM, RANDOM)
    assert not visitor.play(created["table"]["id"], created["seats"], 10_000)
    return created


def agreed(visitor: Visitor) -> dict[str, Any]:
    """Ended by agreement, and set up again."""
    created = visitor.table(ME, {"kind": "me", "name": "Bo"}, RANDOM, language="nl")
    path = f"/api/tables/{created['table']['id']}"
    assert visitor.play(created["table"]["id"], created["seats"], 20)
    for token in created["seats"].values():
        visitor.send("POST", f"{path}/vote", {"agree": True, "key": visitor.key()}, token)
    visitor.send("POST", f"{path}/rematch", token=created["owner"])
    return created


def lesson(visitor: Visitor) -> dict[str, Any]:
    """The first lesson, as far as its first action."""
    found = visitor.send("GET", "/api/lessons")["lessons"][0]
    created: dict[str, Any] = visitor.send("POST", f"/api/lessons/{found['id']}", {"name": "Ann"})
    action = next(step["do"] for step in found["steps"] if step.get("do"))
    path, token = f"/api/tables/{created['table']['id']}", created["seats"][str(found["seat"])]
    visitor.send("POST", f"{path}/actions", {"action": action, "key": visitor.key()}, token)
    return created


if __name__ == "__main__":
    main(Path(sys.argv[1]))
