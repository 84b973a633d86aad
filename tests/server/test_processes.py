"""Two server processes on one PostgreSQL: any serves any viewer, one drives each table, and the other takes over."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
from tests.kit.grab import GAME as GRAB
from tests.server.nursery import Child, Nursery, nursery
from tests.server.serving import PATIENCE
from websockets.sync.client import ClientConnection, connect

from mappamundi.games import game as find_game
from mappamundi.records import decode, verify

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked, so that they start at once")

TAKE_OVER = 5.0
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def found() -> Iterator[Nursery]:
    with nursery() as started:
        yield started


Start = Callable[[], "Client"]


@pytest.fixture
def start(found: Nursery, postgres_url: str) -> Iterator[Start]:
    """Starts another server process on the same database."""
    clients: list[Client] = []

    def another() -> Client:
        clients.append(Client(found.server(postgres_url)))
        return clients[-1]

    yield another
    for client in clients:
        client.child.kill()
        client.http.close()


class Client:
    """Requests to one of the processes."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.http = httpx.Client(base_url=child.url, timeout=10)
        self.keys = 0

    def call(self, method: str, path: str, token: str = "", body: Any = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
        created = self.call("POST", "/api/tables", body={"game": "hotw2018", "seats": list(seats)} | more, status=201)
        return created["table"]["id"], {int(seat): token for seat, token in created["seats"].items()}

    def info(self, table: str) -> Any:
        return self.call("GET", f"/api/tables/{table}")

    def up_to_date(self, table: str, seq: int) -> Any:
        """The table as this process knows it, once it has heard of that entry."""
        eventually(lambda: self.info(table)["seq"] >= seq)
        return self.info(table)

    def act(self, table: str, token: str, rng: Random, key: str = "") -> int:
        legal = self.call("GET", f"/api/tables/{table}/seat", token)["legal"]
        self.keys += 1
        body = {"key": key or f"{self.child.pid}-{self.keys:06d}", "action": rng.choice(legal)}
        return int(self.call("POST", f"/api/tables/{table}/actions", token, body)["seq"])

    def metric(self, name: str) -> float:
        text = self.http.get("/metrics").text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    @contextmanager
    def socket(self, table: str, token: str | None = None, since: int | None = None) -> Iterator[ClientConnection]:
        address = f"{self.child.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "token": token, "since": since}))
            yield socket


def read_until(socket: ClientConnection, seq: int, seconds: float = PATIENCE) -> list[int]:
    """The numbers of the snapshot and of the frames, up to that number."""
    seen: list[int] = []
    end = time.monotonic() + seconds
    while not seen or seen[-1] < seq:
        told = json.loads(socket.recv(max(0.01, end - time.monotonic())))
        if told["type"] in ("snapshot", "frame"):
            seen.append(told["seq"])
    return seen


def eventually(holds: Callable[[], Any], seconds: float = PATIENCE) -> float:
    """Waits until it holds, and tells for how long."""
    start = time.monotonic()
    while not holds():
        assert time.monotonic() < start + seconds, "it did not come about in time"
        time.sleep(0.02)
    return time.monotonic() - start


def log_of(url: str, table: str) -> list[dict[str, Any]]:
    """The log as it is stored, which must have no holes."""
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT seq, kind, body, key FROM log WHERE table_id = %s ORDER BY seq", (table,))
        found = [{"seq": seq, "kind": kind, "key": key} | json.loads(body) for seq, kind, body, key in rows]
    assert [entry["seq"] for entry in found] == list(range(1, len(found) + 1))
    return found


def test_players_at_different_processes_see_each_other(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    rng = Random(1)
    table, tokens = one.table(ME, ME, ME)
    homes = {0: one, 1: two, 2: two}
    with one.socket(table, tokens[0]) as first, two.socket(table, tokens[1]) as second, two.socket(table) as watching:
        acknowledged = [1]
        for _ in range(40):
            seat = rng.choice(one.up_to_date(table, acknowledged[-1])["to_act"])
            homes[seat].up_to_date(table, acknowledged[-1])
            acknowledged.append(homes[seat].act(table, tokens[seat], rng))
        last = acknowledged[-1]
        for socket in (first, second, watching):
            seen = read_until(socket, last)
            assert seen == list(range(seen[0], last + 1)), "each entry once, in order"
    steps = [entry for entry in log_of(postgres_url, table) if entry["kind"] == "step"]
    assert [entry["seq"] for entry in steps] == acknowledged[1:]
    # The same key at the other process answers as it did at the first.
    seat = one.up_to_date(table, last)["to_act"][0]
    seq = one.act(table, tokens[seat], rng, "the-same-key")
    body = {"key": "the-same-key", "action": log_of(postgres_url, table)[-1]["action"]}
    assert two.call("POST", f"/api/tables/{table}/actions", tokens[seat], body)["seq"] == seq
    for client in (one, two):
        assert client.metric("mundi_failures_total") == 0


def test_orders_given_at_one_process_are_followed_by_the_owner(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    rng = Random(2)
    table, tokens = one.table(ME, ME, ME)
    two.info(table)  # it has the table in memory, but does not own it
    assert (one.metric("mundi_owned_tables"), two.metric("mundi_owned_tables")) == (1, 0)
    while one.call("GET", f"/api/tables/{table}/watch")["view"]["decision"] != "invade":
        seat = one.info(table)["to_act"][0]
        one.act(table, tokens[seat], rng)
    seat = one.info(table)["to_act"][0]
    seq = one.info(table)["seq"]
    eventually(lambda: two.info(table)["seq"] == seq)
    with two.socket(table, tokens[seat]) as socket:
        read_until(socket, seq)
        steps = [{"action": {"do": "end_invasion"}}, {"action": {"do": "end_turn"}}]
        two.call("PUT", f"/api/tables/{table}/plan", tokens[seat], {"steps": steps})
        eventually(lambda: one.info(table)["seq"] == seq + 2)
        left: dict[str, Any] = {"orders": [], "plan": [], "stopped": None}
        while (told := json.loads(socket.recv(PATIENCE))).get("private") != left:
            assert told["type"] in ("frame", "private")
    assert [entry.get("by") for entry in log_of(postgres_url, table)[-2:]] == ["plan", "plan"]


def test_bots_are_driven_by_one_process_and_by_the_other_when_it_is_killed(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    tables = [one.table(BOT, BOT, BOT)[0] for _ in range(3)]
    people, tokens = one.table(ME, BOT, ME)
    with two.socket(tables[0]) as watching:
        eventually(lambda: all(one.info(table)["seq"] > 8 for table in tables))
        assert one.metric("mundi_owned_tables") == 4
        assert two.metric("mundi_owned_tables") == 0
        assert two.metric("mundi_entries_total") == 0, "it has written nothing"
        # The other must have its own worker by then, as it would have after some hours.
        warm = two.table(BOT, BOT, BOT)[0]
        eventually(lambda: two.info(warm)["seq"] > 8)
        one.child.kill()
        # On a slow machine a game may be over by now.
        ends = {table: len(log_of(postgres_url, table)) for table in tables if two.info(table)["phase"] != "over"}
        assert ends

        def all_go_on() -> bool:
            return all(two.info(table)["seq"] > end for table, end in ends.items())

        assert eventually(all_go_on, 20) < TAKE_OVER
        two.http.timeout = httpx.Timeout(30)
        end = two.info(tables[0])["seq"]
        seen = read_until(watching, end)
        assert seen == list(range(seen[0], seen[-1] + 1)), "each entry once, in order"
    # People who were at the process that was killed go on at the other.
    rng = Random(3)
    for seat in two.info(people)["to_act"]:
        if seat in tokens:
            two.act(people, tokens[seat], rng)
    eventually(lambda: two.metric("mundi_owned_tables") == 5)
    eventually(lambda: all(two.info(table)["phase"] == "over" for table in tables), 4 * PATIENCE)
    for table in tables:
        log_of(postgres_url, table)
    assert two.metric("mundi_failures_total") == 0


def test_a_frozen_owner_s_games_go_on_elsewhere_and_are_never_played_by_both(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    tables = [one.table(BOT, BOT, BOT)[0] for _ in range(3)]
    warm = two.table(BOT, BOT, BOT)[0]
    eventually(lambda: two.info(warm)["seq"] > 8 and all(one.info(table)["seq"] > 8 for table in tables))
    assert one.metric("mundi_owned_tables") == 3
    one.child.freeze()
    try:
        ends = {table: len(log_of(postgres_url, table)) for table in tables if two.info(table)["phase"] != "over"}
        assert ends
        assert eventually(lambda: all(two.info(table)["seq"] > end for table, end in ends.items()), 20) < TAKE_OVER
        eventually(lambda: two.metric("mundi_owned_tables") == 4)
    finally:
        one.child.wake()
    with psycopg.connect(postgres_url) as connection:
        outages = connection.execute("SELECT ended - began FROM outages").fetchall()
    assert len(outages) == 1, "until somebody else took over, its players could not move"
    assert 1.0 < outages[0][0] < TAKE_OVER
    # It finds that they are another's, follows what was played without it, and plays none of them.
    eventually(lambda: one.metric("mundi_owned_tables") == 0)
    # What it had sent when it was frozen is answered only now, and counted before it follows anything else.
    for table, end in ends.items():
        one.up_to_date(table, end + 3)
    written = one.metric("mundi_entries_total")
    eventually(lambda: all(two.info(table)["phase"] == "over" for table in tables), 4 * PATIENCE)
    assert one.metric("mundi_entries_total") == written
    for table in tables:
        # Were a move played twice or on an old position, the log would not tell the same game again.
        log_of(postgres_url, table)
        assert verify(decode(two.http.get(f"/api/tables/{table}/record").content), find_game("hotw2018")).ok
        assert one.up_to_date(table, two.info(table)["seq"])["phase"] == "over"
    # What it makes from now on is its own.
    one.table(ME, ME, ME)
    assert one.metric("mundi_owned_tables") == 1
    assert two.metric("mundi_failures_total") == 0


def test_no_move_is_lost_or_doubled_when_processes_are_killed_in_turn(start: Start, postgres_url: str) -> None:
    """One table, each move sent to whichever process, each process killed and started again in turn."""
    rng = Random(4)
    clients = [start(), start()]
    table, tokens = clients[0].table(ME, ME, ME)
    sent: dict[str, int] = {}
    for number in range(60):
        seat = action = None
        key = f"number-{number:04d}"
        while True:
            client = rng.choice(clients)
            if rng.random() < 0.1:
                client.child.kill()
            try:
                if action is None:
                    seat = rng.choice(client.up_to_date(table, max(sent.values(), default=1))["to_act"])
                    legal = client.call("GET", f"/api/tables/{table}/seat", tokens[seat])["legal"]
                    action = rng.choice(legal)
                assert seat is not None
                body = {"key": key, "action": action}
                sent[key] = client.call("POST", f"/api/tables/{table}/actions", tokens[seat], body)["seq"]
                break
            except httpx.HTTPError:
                clients[clients.index(client)] = start()
    steps = {entry["key"].partition(":")[2]: entry["seq"] for entry in log_of(postgres_url, table) if entry["key"]}
    assert steps == sent


def test_who_is_gone_is_noticed_by_the_process_they_were_at(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    table, tokens = one.table(ME, ME, ME)
    with one.socket(table, tokens[0]) as here:
        read_until(here, 1)
        with two.socket(table, tokens[1]) as there:
            read_until(there, 1)
        assert one.metric("mundi_owned_tables") == 1
        eventually(lambda: one.info(table)["seats"][1]["state"] == "away")
        # Two seconds later it is quiet: the process waits for nothing any more.
        with two.socket(table, tokens[1]) as there:
            eventually(lambda: one.info(table)["seats"][1]["state"] == "human")
            read_until(there, one.info(table)["seq"])


def ready_for_a_race(client: Client, *seats: dict[str, Any], end: int = 2) -> tuple[str, dict[int, str]]:
    """A table where everybody may grab, and the end lasts so many seconds."""
    options = {"things": "16", "seconds": str(end)}
    table, tokens = client.table(*seats, game="grab", options=options, race={"window": 5, "cooldown": 0})
    for token in tokens.values():
        client.act(table, token, Random(5))
    eventually(lambda: client.info(table)["awaited"] == [])
    return table, tokens


def grab(client: Client, table: str, token: str, thing: int) -> bool:
    """Whether this process let the seat have it."""
    client.keys += 1
    body = {"key": f"{client.child.pid}-{client.keys:06d}", "action": {"do": "grab", "thing": thing}}
    headers = {"Authorization": f"Bearer {token}"}
    answer = client.http.post(f"/api/tables/{table}/actions", json=body, headers=headers)
    assert answer.status_code in (200, 422), answer.text
    return answer.status_code == 200


def test_a_race_through_two_processes_goes_on_when_one_is_killed(start: Start, postgres_url: str) -> None:
    one, two = start(), start()
    table, tokens = ready_for_a_race(one, ME, ME, BOT)
    for thing in range(6):
        won = [grab(one, table, tokens[0], thing), grab(two, table, tokens[1], thing)]
        assert won.count(True) <= 1
    seq = one.info(table)["seq"]
    assert two.up_to_date(table, seq)["to_act"] == [0, 1, 2]
    one.child.kill()
    # The bot at the other process, and then the clock, which starts with the eighth thing.
    eventually(lambda: two.info(table)["phase"] == "over")
    log = log_of(postgres_url, table)
    last = [entry for entry in log if entry["kind"] == "step"][-1]
    assert (last["seat"], last["by"], last["action"]["do"]) == (None, "clock", "time")
    verdict = verify(decode(two.http.get(f"/api/tables/{table}/record").content), GRAB)
    assert verdict.ok, verdict


def test_a_race_goes_on_after_kill_9(found: Nursery, sqlite_database: str) -> None:
    client = Client(found.server(sqlite_database))
    # Time enough to start the server anew on a busy machine.
    table, tokens = ready_for_a_race(client, ME, ME, end=10)
    for thing in range(8):
        assert grab(client, table, tokens[thing % 2], thing)
    ends = client.info(table)["alarm"]["at"]
    client.child.kill()
    client.http.close()
    client = Client(found.server(sqlite_database))
    # The same, or later by what a long absence gives back.
    again = client.info(table)["alarm"]["at"]
    assert again > ends - 0.01
    assert grab(client, table, tokens[1], 9)
    eventually(lambda: client.info(table)["phase"] == "over")
    record = decode(client.http.get(f"/api/tables/{table}/record").content)
    assert verify(record, GRAB).ok
    passed = [step.action["seconds"] for step in record.steps if step.seat is None]
    assert sum(passed) == pytest.approx(10.0)
    assert record.steps[-1].time > again - 0.01
    replayed = client.call("GET", f"/api/tables/{table}/replay")["frames"]
    times = [frame["told"]["at"] for frame in replayed if frame["told"]["kind"] == "step"]
    assert times == [step.time for step in record.steps]
    client.child.kill()
    client.http.close()
