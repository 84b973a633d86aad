"""One address that has the server work: nobody else waits for it, and nothing long is done where the tables are.

The storms are legal: records without end, looked at again and again, and tables without end that are watched.
"""

import gzip
import json
import os
import re
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.hostile import endless, endless_table
from tests.server.loops import Watched, watching
from tests.server.serving import PATIENCE, Served, bearer, serving
from tests.server.test_storms import eventually

from mappamundi.games import own_data
from mappamundi.kernel.corrected import Corrected
from mappamundi.records import playback
from mappamundi.server import bounds, desk, examining, shelf
from mappamundi.server.api.routes import ROUTES
from mappamundi.server.bounds import LONGEST_RECORD, STUDIES_EACH
from mappamundi.server.rows import Token
from mappamundi.server.studies import Studies
from mappamundi.server.tokens import digest

HOSTILE, HONEST = "192.0.2.66", "192.0.2.1"
TAKE = {"do": "take", "area": 0, "slot": 0}
# No slice of the loop may take longer, by the time of its thread. Without what is tested here some took 100 to 900 ms.
A_FEW_MS = 0.03


def by(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def upload(served: Served, body: bytes, address: str = HOSTILE) -> httpx.Response:
    return served.http.post("/api/records", content=body, headers=by(address))


class Storm:
    """An address that asks many things at once."""

    def __init__(self, served: Served) -> None:
        self.http = httpx.Client(base_url=served.url, timeout=PATIENCE, limits=httpx.Limits(max_connections=None))
        self.pool = ThreadPoolExecutor(128)

    def ask(self, record: str, step: int) -> Any:
        body = {"record": record, "step": step, "action": TAKE}
        return self.pool.submit(self.http.post, "/api/replays/counsel", json=body, headers=by(HOSTILE))

    def close(self) -> None:
        self.pool.shutdown()
        self.http.close()


@contextmanager
def stopped(studies: Studies) -> Iterator[None]:
    """The processes of the studies stand still meanwhile: whatever waits for them waits."""
    pids = [one.worker.pid for one in studies._idle]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def served_in_order(studies: Studies) -> list[str]:
    """The addresses, as their studies are begun."""
    order: list[str] = []
    answer = studies._answer

    async def noted(study: Any) -> bytes:
        order.append(study.purse.address)
        return await answer(study)

    studies._answer = noted  # type: ignore[method-assign]
    return order


def play(served: Served, moves: int) -> tuple[str, int]:
    """An honest table, at which somebody plays through a socket: every move is taken."""
    created = served.table(*[{"kind": "me"}] * 3)
    table, tokens = created["table"]["id"], created["seats"]
    rng, taken = Random(5), 0
    for number in range(moves):
        seat = str(rng.choice(served.get(f"/api/tables/{table}").json()["to_act"]))
        with served.socket(table, tokens[seat]) as socket:
            legal = socket.receive("snapshot")["legal"]
            socket.send(type="act", key=f"honest-{number:04d}", action=rng.choice(legal))
            assert socket.receive("ack")["key"] == f"honest-{number:04d}"
            taken += 1
    return table, taken


def test_a_storm_of_questions_from_one_address_harms_nobody_else(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, db=database, rate=1000.0, burst=5000, proxies=1, studies=1) as served:
        too_long = upload(served, endless(30_000))
        assert too_long.status_code == 422
        assert f"more than {LONGEST_RECORD}" in too_long.json()["detail"]
        told = upload(served, endless(LONGEST_RECORD))
        assert told.status_code == 201, told.text
        record = told.json()["id"]
        studies: Studies = served.app.state.hub.studies
        studies.seconds = 10 * PATIENCE
        storm, order = Storm(served), served_in_order(studies)
        with stopped(studies):
            first = [storm.ask(record, step) for step in [1, LONGEST_RECORD] * 50]
            eventually(lambda: sum(one.done() for one in first) == 100 - 1 - STUDIES_EACH)
            assert studies.waiting(HOSTILE) == STUDIES_EACH
            for answer in (one.result() for one in first if one.done()):
                assert answer.status_code == 429
                assert int(answer.headers["retry-after"]) >= 1
            # All of it still waits, and an honest table goes on, with a server that has nothing else to do.
            table, taken = play(served, 12)
            assert taken == 12
            assert studies.waiting(HOSTILE) == STUDIES_EACH
            honest = storm.pool.submit(served.get, f"/api/tables/{table}/watch/past")
            eventually(lambda: studies.waiting("127.0.0.1") == 1)
        assert honest.result(PATIENCE).status_code == 200
        assert order.index("127.0.0.1") <= 2, "after what was under way and one more, however many wait"
        answers = [one.result(PATIENCE) for one in first]
        assert sum(answer.status_code == 200 for answer in answers) == STUDIES_EACH + 1
        assert order.count(HOSTILE) == STUDIES_EACH + 1
        metrics = served.get("/metrics").text
        assert "mundi_studies_waiting 0" in metrics
        assert f'mundi_studies_total{{result="refused"}} {100 - 1 - STUDIES_EACH}' in metrics
        spent = re.search(r"^mundi_study_seconds_total (.+)$", metrics, re.MULTILINE)
        assert spent is not None
        assert float(spent[1]) > 0
        storm.close()


QUESTION = (
    b"POST /api/replays/counsel HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: %b\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
)


def test_who_hangs_up_leaves_the_line(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000.0, burst=5000, proxies=1, studies=1) as served:
        host, port = served.url.removeprefix("http://").split(":")
        address = (host, int(port))
        record = upload(served, endless(200)).json()["id"]
        studies: Studies = served.app.state.hub.studies
        studies.seconds = 10 * PATIENCE
        with stopped(studies), ExitStack() as connections:
            body = json.dumps({"record": record, "step": 1, "action": TAKE}).encode()
            for _ in range(8):
                asking = connections.enter_context(sockets.create_connection(address))
                asking.sendall(QUESTION % (HOSTILE.encode(), len(body)) + body)
            eventually(lambda: studies.waiting(HOSTILE) == 7)
            connections.close()
            eventually(lambda: studies.waiting() == 0)
        eventually(lambda: not studies._under_way)
        assert studies.counters["gone"] == 7
        assert served.get(f"/api/records/{record}/replay").status_code == 200


def test_much_work_is_refused_until_it_is_paid_for(tmp_path: Path) -> None:
    """By what it costs and not by requests: few that are dear are too many, many that cost little are not."""
    with serving(tmp_path, rate=1000.0, burst=5000, proxies=1) as served:
        record = upload(served, endless(1000)).json()["id"]
        limits = served.app.state.limits
        limits.now = lambda: 1000.0
        question = {"record": record, "step": 1, "action": TAKE}

        def ask(address: str) -> httpx.Response:
            return served.http.post("/api/replays/counsel", json=question, headers=by(address))

        assert all(ask(HONEST).status_code == 200 for _ in range(40))
        limits.settle(HOSTILE, bounds.COST_AT_ONCE + 1)
        refused = ask(HOSTILE)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) >= 1
        for path in (f"records/{record}/replay", f"records/{record}"):
            assert served.http.get(f"/api/{path}", headers=by(HOSTILE)).status_code == 429, path
        created = served.table()
        table, token = created["table"]["id"], created["seats"]["0"]
        for method, path, body in (
            ("GET", "seat", None),
            ("GET", "watch", None),
            ("GET", "seat/past", None),
            ("GET", "watch/past", None),
            ("GET", "events", None),
            ("POST", "why", {"action": TAKE}),
            ("POST", "counsel", {"action": TAKE}),
        ):
            headers = bearer(token) | by(HOSTILE)
            answer = served.http.request(method, f"/api/tables/{table}/{path}", json=body, headers=headers)
            assert answer.status_code == 429, path
        assert ask(HONEST).status_code == 200


# --- the loop ---------------------------------------------------------------------------------------------------

# Whatever reads, decodes, plays again, tells or packs more than a position, where it is called.
KEEP_OUT: tuple[tuple[Any, str], ...] = (
    (gzip, "compress"),
    (gzip, "decompress"),
    (shelf, "decode"),
    (examining, "decode"),
    (examining, "verify"),
    (sys.modules["mappamundi.records.replay"], "go_on"),
    (playback, "go_on"),
    (desk, "encode"),
    (desk, "make_replay"),
    (desk, "make_past"),
    (desk, "entries_in"),
    (shelf, "entries_in"),
    (shelf, "finished_record"),
)

Ask = Callable[[], httpx.Response]


class Dearest:
    """Every path of the interface, asked for what costs most there, about games with so many steps."""

    def __init__(self, served: Served, steps: int) -> None:
        self.served = served
        self.browser = httpx.Client(base_url=served.url, headers={"Origin": served.url}, timeout=PATIENCE)
        self.body = endless(steps)
        self.over, self.running = (self.insert(steps, over=over) for over in (True, False))
        self.steps = steps

    def insert(self, steps: int, *, over: bool) -> str:
        """A table that nobody has looked at yet, and of which no snapshot was ever taken."""
        row, entries = endless_table(steps, over=over)
        tokens = [
            Token(digest(f"seat of {row.id}"), row.id, 0, "seat"),
            Token(digest(f"own {row.id}"), row.id, -1, "owner"),
        ]
        self.served.inside(self.served.app.state.hub.store.create(row, entries, tokens))
        return row.id

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Ask:
        headers = bearer(token) | {"Accept-Encoding": "identity"}
        return lambda: self.browser.request(method, path, json=body, headers=headers)

    def at(self, table: str, method: str, path: str, body: Any = None, who: str = "seat of") -> Ask:
        return self.call(method, f"/api/tables/{table}{path}", body, f"{who} {table}")

    def calls(self) -> dict[str, Ask]:
        return self.about_games() | self.about_tables() | self.about_the_past() | self.about_me()

    def about_games(self) -> dict[str, Ask]:
        corrected = Corrected(own_data("hotw2001").replace("armies: 4", "armies: 5"))
        self.served.app.state.hub.corrected = {"hotw2001": corrected}
        games = {
            "GET /api/games": "/api/games",
            "GET /api/games/{game}": f"/api/games/hotw2001?data={corrected.digest}",
            "GET /api/games/{game}/data/{digest}": f"/api/games/hotw2001/data/{corrected.digest}",
            "GET /api/games/{game}/show": "/api/games/hotw2001/show",
        }
        rules = {"GET /api/games/{game}/rules": "/api/games/fourgods/rules?form=precise", "GET /health": "/health"}
        rest = ("/metrics", "/api/openapi.json", "/api/docs", "/api/lessons", "/api/notices", "/api/tables")
        paths = games | rules | {f"GET {path}": path for path in rest}
        return {name: self.call("GET", path) for name, path in paths.items()}

    def about_tables(self) -> dict[str, Ask]:
        new = {"game": "hotw2024", "seats": [{"kind": "me"}] * 6}
        joining = {"game": "hotw2018", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "listed": True}
        opened = self.call("POST", "/api/tables", joining)().json()
        other, seat, owner = opened["table"]["id"], opened["seats"]["0"], opened["owner"]
        base, key = f"/api/tables/{other}", {"key": "a-key-of-mine"}
        notices = {"webhook": "https://example.com/hook"}
        return {
            "POST /api/tables": self.call("POST", "/api/tables", new),
            "POST /api/lessons/{lesson}": self.call("POST", "/api/lessons/placing", {}),
            "POST /api/tables/{table}/join": self.call("POST", f"{base}/join", {"name": "Bo"}),
            "PUT /api/tables/{table}/seats/{seat}": self.call("PUT", f"{base}/seats/2", {"kind": "bot"}, owner),
            "POST /api/tables/{table}/start": self.call("POST", f"{base}/start", None, owner),
            "POST /api/tables/{table}/return": self.call("POST", f"{base}/return", None, seat),
            "POST /api/tables/{table}/vote": self.call("POST", f"{base}/vote", key | {"agree": True}, seat),
            "PUT /api/tables/{table}/orders": self.call("PUT", f"{base}/orders", {"orders": []}, seat),
            "PUT /api/tables/{table}/plan": self.call("PUT", f"{base}/plan", {"steps": []}, seat),
            "GET /api/tables/{table}/notices": self.call("GET", f"{base}/notices", None, seat),
            "PUT /api/tables/{table}/notices": self.call("PUT", f"{base}/notices", notices, seat),
            "POST /api/tables/{table}/notices/test": self.call("POST", f"{base}/notices/test", None, seat),
            "POST /api/tables/{table}/leave": self.call("POST", f"{base}/leave", None, seat),
        }

    def about_the_past(self) -> dict[str, Ask]:
        """Of a table that is over, one that is not, and a record."""
        over, here, key = self.over, self.running, {"key": "a-key-of-mine"}
        answer = self.browser.post("/api/records", content=self.body)
        assert answer.status_code == 201
        record = answer.json()["id"]
        point = {"record": record, "step": self.steps}
        return {
            "POST /api/records": lambda: self.browser.post("/api/records", content=self.body),
            "GET /api/records/{record}": self.call("GET", f"/api/records/{record}"),
            "POST /api/replays/counsel": self.call("POST", "/api/replays/counsel", point | {"action": TAKE}),
            "POST /api/replays/what-if": self.call("POST", "/api/replays/what-if", point | {"seat": 0}),
            "GET /api/records/{record}/annals": self.call("GET", f"/api/records/{record}/annals"),
            "GET /api/records/{record}/replay": self.call("GET", f"/api/records/{record}/replay"),
            "GET /api/tables/{table}/record": self.at(over, "GET", "/record"),
            "GET /api/tables/{table}/replay": self.at(over, "GET", "/replay"),
            "GET /api/tables/{table}": self.at(here, "GET", ""),
            "GET /api/tables/{table}/watch": self.at(here, "GET", "/watch?since=1"),
            "GET /api/tables/{table}/seat": self.at(here, "GET", "/seat?since=1"),
            "GET /api/tables/{table}/watch/annals": self.at(here, "GET", "/watch/annals"),
            "GET /api/tables/{table}/seat/annals": self.at(here, "GET", "/seat/annals"),
            "GET /api/tables/{table}/watch/past": self.at(here, "GET", "/watch/past?since=1"),
            "GET /api/tables/{table}/seat/past": self.at(here, "GET", "/seat/past?since=1"),
            "POST /api/tables/{table}/why": self.at(here, "POST", "/why", {"action": TAKE}),
            "POST /api/tables/{table}/counsel": self.at(here, "POST", "/counsel", {"action": TAKE}),
            "POST /api/tables/{table}/chat": self.at(here, "POST", "/chat", key | {"text": "x" * 500}),
            "POST /api/tables/{table}/actions": self.at(
                here, "POST", "/actions", {"key": "another-key", "action": TAKE}
            ),
            "POST /api/tables/{table}/undo": self.at(here, "POST", "/undo", {"key": "one-more-key"}),
            "POST /api/tables/{table}/pause": self.at(here, "POST", "/pause", {"key": "a-last-key", "paused": False}),
            "POST /api/tables/{table}/rematch": self.at(over, "POST", "/rematch", None, "own"),
        }

    def about_me(self) -> dict[str, Ask]:
        me = {"name": f"Somebody {self.steps}", "password": "correct horse battery"}
        return {
            "POST /api/accounts": self.call("POST", "/api/accounts", me),
            "GET /api/me": self.call("GET", "/api/me"),
            "GET /api/me/devices": self.call("GET", "/api/me/devices"),
            "GET /api/me/notices": self.call("GET", "/api/me/notices"),
            "PUT /api/me/notices": self.call("PUT", "/api/me/notices", {"webhook": "https://example.com/hook"}),
            "POST /api/me/notices/test": self.call("POST", "/api/me/notices/test"),
            "POST /api/me/tables/{table}/token": self.call("POST", f"/api/me/tables/{self.running}/token", {}),
            "DELETE /api/me/devices/{device}": self.call("DELETE", "/api/me/devices/none"),
            "DELETE /api/me/devices": self.call("DELETE", "/api/me/devices"),
            "POST /api/login": self.call("POST", "/api/login", me),
            "POST /api/logout": self.call("POST", "/api/logout"),
        }

    def ask(self) -> dict[str, int]:
        """What each is answered with; and the streams of a table are opened."""
        statuses = {name: ask().status_code for name, ask in self.calls().items()}
        with self.served.socket(self.running, None, since=1) as socket:
            assert socket.receive("snapshot")["seq"] >= self.steps
        with self.browser.stream("GET", f"/api/tables/{self.running}/events?since=1") as events:
            assert "data:" in next(chunk for chunk in events.iter_text() if "data:" in chunk)
        self.browser.close()
        return statuses


# What is refused in the middle of it, and how: there is no dearer case.
REFUSED = {
    "POST /api/tables/{table}/undo": 422,
    "POST /api/tables/{table}/pause": 409,
    "POST /api/me/tables/{table}/token": 404,
    "DELETE /api/me/devices/{device}": 404,
}


@pytest.fixture(scope="module")
def dear(served: Served, quick_passwords: None) -> Watched:
    """The loop, watched while every path is asked for its dearest case; what is read once and for all was read."""
    Dearest(served, 50).ask()
    dearest = Dearest(served, 3000)
    dearest.body = endless(LONGEST_RECORD)
    with watching(served.loop, KEEP_OUT) as watched:
        statuses = dearest.ask()
    assert statuses.keys() == {f"{route.method} {route.path}" for route in ROUTES}, "every path has a dearest case"
    assert {name: status for name, status in statuses.items() if status >= 300} == REFUSED
    return watched


def test_nothing_long_is_read_or_played_or_packed_where_the_tables_are(dear: Watched) -> None:
    assert not dear.strayed


def test_the_loop_never_does_one_thing_for_long(dear: Watched) -> None:
    assert dear.longest < (A_FEW_MS, "")
