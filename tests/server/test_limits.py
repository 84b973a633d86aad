"""Rate limits: how much is let through, for whom it counts, and that memory stays bounded."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.types import Receive, Scope, Send
from tests.server.serving import serving
from websockets.exceptions import InvalidStatus

from mappamundi.kernel import BadInput
from mappamundi.server.buckets import Buckets
from mappamundi.server.limits import SEAT_BURST, Limited, Limits, Turnstile, client_address
from mappamundi.server.security import Proxied, networks_of


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_empties_and_fills() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b", 0.0) == 0
    assert buckets.take("a", 0.5) == 0
    assert buckets.take("a", 0.5) == 0.5
    assert [buckets.take("a", 100.0) for _ in range(4)] == [0, 0, 0, 0.5]


def test_memory_is_bounded() -> None:
    buckets = Buckets(rate=1, burst=1, most=100)
    for number in range(1000):
        buckets.take(str(number), float(number))
    assert len(buckets) == 100


def test_what_is_dearer_is_counted_apart() -> None:
    clock = Hand()
    limits = Limits(rate=30, burst=120, now=clock)

    def let_through(method: str, path: str, token: str | None = None, address: str = "192.0.2.1") -> int:
        return sum(limits.request(method, path, address, token) == 0 for _ in range(300))

    assert let_through("POST", "/api/login") == 10
    clock.time += 1000
    assert let_through("GET", "/api/tables") == 120
    assert let_through("GET", "/assets/abc/main.js") == 300
    assert let_through("GET", "/api/tables", address="192.0.2.2") == 120
    clock.time += 1000
    ways = ("/api/tables", "/api/tables/x/rematch", "/api/lessons/first", "/api/replays/what-if")
    assert [let_through("POST", path) for path in ways] == [30, 0, 0, 0], "whatever makes a table counts as one"
    clock.time += 1000
    assert let_through("POST", "/api/tables/x/chat", "token") == 8
    clock.time += 1000
    assert let_through("POST", "/api/tables/x/actions", "token") == SEAT_BURST
    assert limits.command("another", chat=False) == 0


def test_whoever_is_refused_often_hears_it_later_and_later() -> None:
    clock = Hand()
    limits = Limits(rate=30, burst=120, now=clock)
    times = [limits.refusal(0.5, "192.0.2.1") for _ in range(30)]
    assert times[:20] == [0.5] * 20
    assert times[-1] == pytest.approx(0.5 + 10 / 20), "twenty are told each second"
    assert limits.refusal(30.0, "192.0.2.2") == 1.0
    clock.time += 60
    assert limits.refusal(0.5, "192.0.2.1") == 0.5


def test_files_come_in_rounds_with_others_in_between() -> None:
    """A flood of files does not keep the event loop from what else is to be done."""
    door, order = Turnstile(3), list[str]()

    async def fetch() -> None:
        await door.enter()
        order.append("file")

    async def play() -> None:
        for _ in range(4):
            await asyncio.sleep(0)
        order.append("move")

    async def both() -> None:
        await asyncio.gather(*(fetch() for _ in range(30)), play())

    asyncio.run(both())
    assert len(order) == 31
    assert order.index("move") < 15


def test_who_waits_is_answered_when_the_server_stops() -> None:
    answered: list[int] = []

    async def send(message: Any) -> None:
        answered.append(message.get("status", 0))

    async def stop_in_between() -> None:
        limits = Limits(rate=0.001, burst=1)
        door = Limited(nothing, limits)
        scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [], "client": ("192.0.2.1", 1)}
        await door(scope, cast("Receive", None), send)
        refused = asyncio.create_task(door(scope, cast("Receive", None), send))
        await asyncio.sleep(0)
        assert not answered
        refused.cancel()
        await refused

    async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
        pass

    asyncio.run(stop_in_between())
    assert answered[0] == 429


def test_no_rate_means_no_limits() -> None:
    limits = Limits(rate=0, burst=1)
    assert all(limits.request("POST", "/api/login", "192.0.2.1", None) == 0 for _ in range(500))
    assert all(limits.command("seat", chat=True) == 0 for _ in range(500))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
    ],
)
def test_addresses(host: str, counted: str) -> None:
    assert client_address({"client": (host, 1)}) == counted
    assert client_address({"client": None}) == ""


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    # So slow that none is added meanwhile, however busy the machine.
    with serving(tmp_path, rate=0.01, burst=4) as served:
        answers = [served.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 100
        problem = answers[-1].json()
        assert problem["reason"] == "too_many"
        assert served.get("/").status_code == 200
        with pytest.raises(InvalidStatus, match="429"), served.socket("any"):
            pass


def test_a_proxy_is_believed_only_where_one_stands(tmp_path: Path) -> None:
    """Whoever writes the header in front of the proxy gains nothing."""
    with serving(tmp_path, rate=0.1, burst=2, proxies=1) as served:

        def status(forwarded: str) -> int:
            return served.http.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code

        assert [status("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert status("192.0.2.2") == 200
        assert status("192.0.2.77, 192.0.2.1") == 429
    with serving(tmp_path, rate=0.1, burst=2) as served:
        assert [status(f"192.0.2.{n}") for n in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(
    ("peer", "networks", "forwarded", "counted"),
    [
        ("10.1.2.3", "", "198.51.100.1", "198.51.100.1"),
        ("::1", "", "198.51.100.1", "198.51.100.1"),
        ("::ffff:10.1.2.3", "", "2001:db8::1", "2001:db8::1"),
        ("8.8.8.8", "", "198.51.100.1", "8.8.8.8"),
        ("8.8.8.8", "8.8.0.0/16, 9.9.9.9", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "8.8.0.0/16", "198.51.100.1", "10.1.2.3"),
        ("10.1.2.3", "", "made up", "10.1.2.3"),
        ("10.1.2.3", "", "", "10.1.2.3"),
    ],
)
def test_whoever_comes_past_the_proxy_counts_as_who_they_are(
    peer: str, networks: str, forwarded: str, counted: str
) -> None:
    """A server behind a proxy can often be reached directly as well, and there anybody writes these headers."""
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    headers = [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", b"https"), (b"host", b"x")]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    proxied = Proxied(app, proxies=1, networks=networks_of(networks))
    asyncio.run(proxied(scope, cast(Any, None), cast(Any, None)))
    assert seen[0]["client"][0] == counted
    assert seen[0]["scheme"] == ("http" if counted == peer and "." in forwarded else "https")


def test_networks_are_told_apart_from_nonsense() -> None:
    with pytest.raises(BadInput, match="proxy-from"):
        networks_of("10.0.0.0/8, everywhere")


def test_a_seat_that_chatters_over_its_socket_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000, burst=1000) as served:
        created = served.table()
        with served.socket(created["table"]["id"], created["seats"]["0"]) as socket:
            for number in range(10):
                socket.send(type="chat", key=f"chat-{number:04d}", text="hello")
            kinds: dict[str, tuple[str, str | None]] = {}
            while len(kinds) < 10:
                message = socket.receive()
                if message["type"] in ("ack", "refused"):
                    kinds[message["key"]] = (message["type"], message.get("problem", {}).get("reason"))
            # Each has its own answer, and a refusal need not wait for what is being written.
            assert [kinds[key] for key in sorted(kinds)] == [("ack", None)] * 8 + [("refused", "too_many")] * 2
