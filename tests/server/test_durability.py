"""kill -9 during play: every acknowledged move is there afterwards, none is there twice, nothing is missing between."""

import asyncio
import json
import os
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.nursery import nursery
from tests.server.serving import PATIENCE
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from mappamundi.records import Match, replay
from mappamundi.server.hub import Hub
from mappamundi.server.rows import Entry
from mappamundi.server.store import Store
from mappamundi.server.store.check import check as check_store
from mappamundi.server.store.location import parse_url
from mappamundi.server.table import Table
from mappamundi.server.workers import Workers

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked, so that they start at once")

KILLS = 8  # with each database
PLAYERS = 4  # clients at the same time, each with tables of its own


@dataclass
class Sent:
    """A command, and the number it was acknowledged with."""

    table: str
    seat: int
    key: str
    action: dict[str, Any]
    seq: int = 0


@dataclass
class World:
    """What the clients share: where the server is now, and whether to go on."""

    url: str = ""
    over: bool = False
    sent: list[Sent] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    acknowledged: int = 0


class Player(threading.Thread):
    """Plays all seats of a table, then of another. What was not acknowledged is sent again with the same key."""

    def __init__(self, world: World, number: int) -> None:
        super().__init__(name=f"player {number}")
        self.world = world
        self.number = number
        self.rng = Random(number)
        self.http = httpx.Client(timeout=5)
        self.open = ExitStack()
        self.sockets: dict[int, ClientConnection] = {}
        self.seen: dict[int, int] = {}
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.pending: Sent | None = None

    def run(self) -> None:
        while not self.world.over:
            try:
                self.play()
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError):
                self.hang_up()
                time.sleep(0.01)
            except Exception as error:  # noqa: BLE001 - told by the test
                self.world.complaints.append(f"{self.name}: {type(error).__name__} {error}")
                break
        self.hang_up()
        self.http.close()

    def hang_up(self) -> None:
        self.sockets.clear()
        with suppress(WebSocketException, OSError):
            self.open.close()

    def request(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, self.world.url + path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def play(self) -> None:
        if not self.table:
            seats = [{"kind": "me"}] * 3
            options = {"selection": self.rng.choice(["draft", "classic"])}
            created = self.request("POST", "/api/tables", body={"game": "hotw2018", "seats": seats, "options": options})
            self.table = created["table"]["id"]
            self.tokens = {int(seat): token for seat, token in created["seats"].items()}
        if self.pending is None:
            self.pending = self.choose()
        if self.pending is None:
            self.table, self.seen = "", {}
            self.hang_up()
            return
        self.world.sent.append(self.pending)
        self.pending.seq = self.send(self.pending)
        self.world.acknowledged += 1
        self.pending = None

    def choose(self) -> Sent | None:
        info = self.request("GET", f"/api/tables/{self.table}")
        if not info["to_act"]:
            return None
        seat = self.rng.choice(info["to_act"])
        shown = self.request("GET", f"/api/tables/{self.table}/seat?since={info['seq']}", self.tokens[seat])
        key = f"{self.number}-{len(self.world.sent):08d}"
        return Sent(self.table, seat, key, self.rng.choice(shown["legal"]))

    def send(self, sent: Sent) -> int:
        if self.number % 2:
            body = {"key": sent.key, "action": sent.action}
            return int(self.request("POST", f"/api/tables/{self.table}/actions", self.tokens[sent.seat], body)["seq"])
        socket = self.socket(sent.seat)
        socket.send(json.dumps({"type": "act", "key": sent.key, "action": sent.action}))
        while True:
            told = self.receive(socket, sent.seat)
            assert told["type"] != "refused", told
            if told["type"] == "ack" and told["key"] == sent.key:
                return int(told["seq"])

    def socket(self, seat: int) -> ClientConnection:
        """The connection of a seat; a new one begins where the last one ended."""
        if seat not in self.sockets:
            url = self.world.url.replace("http", "ws", 1)
            address = f"{url}/api/tables/{self.table}/socket"
            socket = self.open.enter_context(connect(address, open_timeout=5, close_timeout=0.1))
            self.sockets[seat] = socket
            hello = {"type": "hello", "token": self.tokens[seat], "since": self.seen.get(seat)}
            socket.send(json.dumps(hello))
            self.receive(socket, seat)
        return self.sockets[seat]

    def receive(self, socket: ClientConnection, seat: int) -> Any:
        told = json.loads(socket.recv(5))
        since = self.seen.get(seat)
        if told["type"] == "snapshot" and since is not None:
            missed = [entry["seq"] for entry in told["log"]]
            assert missed == list(range(since + 1, told["seq"] + 1)), "a hole in what was missed"
        if told["type"] == "frame":
            assert told["seq"] == self.seen[seat] + 1, "a hole in the stream"
        if told["type"] in ("snapshot", "frame"):
            self.seen[seat] = told["seq"]
        return told


def test_kill_9_at_random_moments_of_play(database: str) -> None:
    dice, world = Random(), World()
    players = [Player(world, number) for number in range(PLAYERS)]
    lives = []
    with nursery() as found:
        try:
            for number in range(KILLS + 1):
                server = found.server(database)
                world.url = server.url
                if number == 0:
                    for player in players:
                        player.start()
                before, until = world.acknowledged, time.monotonic() + PATIENCE
                while world.acknowledged == before and time.monotonic() < until and not world.complaints:
                    time.sleep(0.005)
                time.sleep(dice.uniform(0.0, 0.4))
                if number < KILLS:
                    server.kill()
                lives.append(world.acknowledged - before)
            # In its last life the server answers all that was still unanswered.
            until = time.monotonic() + PATIENCE
            while any(player.pending and not player.pending.seq for player in players) and time.monotonic() < until:
                time.sleep(0.01)
        finally:
            world.over = True
            for player in players:
                if player.ident:
                    player.join(PATIENCE)
    assert not world.complaints
    assert min(lives) > 0, "in some life nobody could play"
    asyncio.run(look_after(database, world))


async def look_after(database: str, world: World) -> None:
    """What is stored is what was acknowledged, and every position can be played again from its log."""
    assert check_store(parse_url(database)) == []
    store = await Store.open(database)
    hub = Hub(store, Workers(1, 1.0))
    try:
        doubtful = 0
        for table_id in sorted({sent.table for sent in world.sent}):
            log = await store.log(table_id)
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "a hole in the log"
            steps = {entry.key: entry for entry in log if entry.kind == "step"}
            assert len(steps) == sum(entry.kind == "step" for entry in log)
            sent = {f"{one.seat}:{one.key}": one for one in world.sent if one.table == table_id}
            for key, one in sent.items():
                if one.seq or key in steps:
                    assert steps[key].body["action"] == one.action
                    assert steps[key].seq == one.seq or not one.seq
                doubtful += not one.seq
            assert steps.keys() <= sent.keys(), "a move that nobody made"
            await same_position(hub, table_id, log)
        assert doubtful <= PLAYERS
        assert sum(bool(one.seq) for one in world.sent) > 10 * KILLS / 5
    finally:
        workers = hub.workers
        workers.close()
        await store.close()


async def same_position(hub: Hub, table_id: str, log: list[Entry]) -> None:
    """From the last snapshot, from the whole log, and from the record's seed alone."""
    row = await hub.store.table(table_id)
    assert row is not None
    quick, _, _ = await hub.read(table_id)
    slow = Table(row, 0.0)
    for entry in log:
        slow.follow(entry)
    if slow.position is None:
        return
    assert quick.position is not None
    assert quick.position.dump() == slow.position.dump()
    assert quick.seq == slow.seq == row.seq
    assert slow.match is not None
    again = Match.resume(slow.match.record(), slow.game)
    assert again.position.dump() == slow.position.dump()
    *_, last = replay(slow.match.record(), slow.game)
    assert last.position.dump() == slow.position.dump()


def test_whoever_waits_for_a_server_that_ends_at_its_start_is_told_at_once(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with nursery() as started, pytest.raises(AssertionError, match="the server ended at its start"):
        started.server(str(tmp_path / "nowhere" / "mundi.db"))
    assert "nowhere" in capfd.readouterr().err
