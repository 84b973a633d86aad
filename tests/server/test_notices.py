"""Notices: sent once when a decision waits for somebody who is not there, never in their quiet hours, never astray."""

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.core import Core, Turned, running, until
from tests.server.receiver import SECRET, Receiver, receiving
from tests.server.serving import PATIENCE, Served, bearer, serving
from tests.words import LANGUAGES

from mappamundi.server import notices, webhooks
from mappamundi.server.live import Live
from mappamundi.server.quiet import end_of_quiet, within
from mappamundi.server.streams import Reader
from mappamundi.server.webhooks import Malformed, NotPublic, Post, Undelivered
from mappamundi.server.wire import QuietHours

SITE = "https://games.example"
Check = Callable[[Core, Receiver], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(webhooks, "PATIENCE", 0.5)


def with_receiver(url: str, check: Check) -> None:
    async def run() -> None:
        async with receiving() as receiver, running(url, webhooks="any") as core:
            await check(core, receiver)

    asyncio.run(run())


async def want(live: Live, seat: int, url: str, quiet: QuietHours | None = None) -> None:
    kept = {"webhook": url, "quiet": quiet and {"start": quiet.start, "end": quiet.end, "zone": quiet.zone}}
    await live.ask(lambda: live.notices.keep(seat, notices=kept | {"language": "it", "site": SITE}))


async def settled(core: Core) -> None:
    """Whatever was to be sent has been sent."""
    await asyncio.sleep(0.05)
    await until(lambda: not core.hub.post._waiting)
    assert not core.hub.counters["background_failures"]


# --- when -------------------------------------------------------------------------------------------------------


def test_a_decision_that_waits_is_told_once(database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat, other = live.table.to_act()
        await want(live, seat, receiver.url)
        await core.later(live, 19)
        assert not receiver.bodies
        await core.later(live, 2)
        await until(lambda: len(receiver.bodies) == 1)
        (told,) = receiver.bodies
        table_id = live.table.id
        link = f"{SITE}/t/{table_id}"
        text = f"Tocca a te decidere: History of the World (2018). {link}"
        assert told == {
            "event": "decision",
            "table": table_id,
            "game": "hotw2018",
            "title": "History of the World (2018)",
            "seat": seat,
            "name": None,
            "since": live.table.asked[seat][1],
            "link": link,
            "text": text,
            "content": text,
        }
        assert receiver.heads[0].startswith(f"POST /hooks/{SECRET}?key={SECRET} HTTP/1.1\r\nHost: 127.0.0.1:")
        # What the others do meanwhile, a table that is put away, and a night: the same decision.
        await core.act(live, other, core.legal(live, other)[0])
        live = await core.put_away(live)
        assert live.table.asked[seat][0] == 1
        await core.later(live, 40_000)
        await settled(core)
        assert len(receiver.bodies) == 1
        assert live.table.row.due is None
        # The next decision of this seat is another.
        await core.act(live, seat, core.legal(live, seat)[0])
        while seat not in live.table.to_act():
            mover = live.table.to_act()[0]
            await core.act(live, mover, core.legal(live, mover)[0])
        await core.later(live, 100)
        await until(lambda: core.hub.counters["notices_sent"] == 2)
        assert len(receiver.bodies) == 2

    with_receiver(database, check)


def test_whoever_is_connected_sees_it_anyway(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        reader = Reader(seat)
        await live.ask(lambda: live.join(reader, None))
        for _ in range(10):
            await core.later(live, 25)
            assert live.table.row.due is None or live.table.row.due > core.clock()
        assert not receiver.bodies
        live.part(reader)
        await core.later(live, 10)
        await core.later(live, 9)
        assert not receiver.bodies, "a page that is loaded again"
        await core.later(live, 2)
        await until(lambda: len(receiver.bodies) == 1)

    with_receiver(sqlite_database, check)


def test_who_decides_in_time_gets_nothing(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        await core.later(live, 19)
        await core.act(live, seat, core.legal(live, seat)[0])
        if seat not in live.table.to_act():
            await core.later(live, 1000)
            assert not receiver.bodies

    with_receiver(sqlite_database, check)


def test_a_bot_and_a_table_that_is_over_get_nothing(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        held, over = await core.table(), await core.table()
        seat = held.table.to_act()[0]
        await want(held, seat, receiver.url)
        await held.ask(lambda: held.set_seat(seat, "held", bot="random", why="away"))
        for one in range(3):
            await want(over, one, receiver.url)
            await over.ask(lambda one=one: over.vote(one, True, core.key()))  # type: ignore[misc]
        assert over.table.phase == "over"
        for live in (held, over):
            await core.later(live, 1000)
        await until(lambda: not held.thinking)
        await settled(core)
        assert not receiver.bodies

    with_receiver(sqlite_database, check)


def test_a_decision_given_and_taken_back_again_and_again_is_not_told_each_time(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        for number in range(6):
            live.table.asked[seat] = (1000 + number, core.clock())
            await core.later(live, 21)
            await settled(core)
        assert len(receiver.bodies) == 2, "after 21 and after 84 seconds"

    with_receiver(sqlite_database, check)


def test_quiet_hours_are_waited_for_even_over_a_restart(database: str) -> None:
    quiet = QuietHours(start="22:00", end="07:00", zone="America/Sao_Paulo")
    evening = datetime(2026, 3, 1, 23, 30, tzinfo=ZoneInfo("America/Sao_Paulo")).timestamp()

    async def check() -> None:
        clock = Turned(evening)
        async with receiving() as receiver:
            async with running(database, clock, "any") as core:
                live = await core.table()
                waiting, decided = live.table.to_act()
                for seat in (waiting, decided):
                    await want(live, seat, receiver.url, quiet)
                for _ in range(3):
                    await core.later(live, 3600)
                await core.act(live, decided, core.legal(live, decided)[0])
                await settled(core)
                table_id = live.table.id
                row = await core.hub.store.table(table_id)
                assert row is not None
                assert row.due == evening + 7.5 * 3600
            clock.now = evening + 7.4 * 3600
            async with running(database, clock, "any") as core:
                await asyncio.sleep(0.1)
                assert not receiver.bodies
                assert not core.hub.live, "nothing is due, nothing is looked at"
            clock.now = evening + 7.6 * 3600
            # By itself: nobody has looked at the table yet.
            async with running(database, clock, "any"):
                await until(lambda: len(receiver.bodies) == 1)
            assert receiver.bodies[0]["seat"] == waiting
            clock.now += 86400
            async with running(database, clock, "any") as core:
                await asyncio.sleep(0.1)
                assert len(receiver.bodies) == 1

    asyncio.run(check())


def test_two_processes_send_one_notice_and_know_who_is_at_the_other(postgres_url: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with (
            receiving() as receiver,
            running(postgres_url, clock, "any") as one,
            running(postgres_url, clock, "any") as two,
        ):
            there = await one.table()
            here = await two.hub.table(there.table.id)
            first, second = there.table.to_act()
            assert (there.owned, here.owned) == (True, False)
            for seat in (first, second):
                await want(here, seat, receiver.url)
            await until(lambda: (second, "notices") in there.private)
            reader = Reader(first)
            await here.ask(lambda: here.join(reader, None))
            clock.now += 15
            await here.wake()
            await until(lambda: (first, "seen") in there.private)
            for _ in range(3):
                clock.now += 10
                await here.wake()
                await there.wake()
            await until(lambda: len(receiver.bodies) == 1)
            assert receiver.bodies[0]["seat"] == second
            here.part(reader)
            await until(lambda: there.private[first, "seen"] <= clock())
            clock.now += 21
            for live in (here, there):
                await live.wake()
            await until(lambda: len(receiver.bodies) == 2)
            await until(lambda: (first, "noticed") in here.private)
            # Whoever leaves takes the address along, at every process.
            await here.ask(lambda: here.set_seat(first, "open", name=None, bot="random"))
            await until(lambda: (first, "notices") not in there.private)
            for core in (one, two):
                await settled(core)
            assert len(receiver.bodies) == 2

    asyncio.run(check())


# --- how --------------------------------------------------------------------------------------------------------


def test_a_dead_receiver_slows_no_move_and_is_given_up(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)
    caplog.set_level(logging.DEBUG)

    async def check(core: Core, receiver: Receiver) -> None:
        receiver.is_dead = True
        live = await core.table()
        seat, other = live.table.to_act()
        await want(live, seat, receiver.url)
        await core.later(live, 21)
        await until(lambda: len(receiver.bodies) == 1)
        began = time.perf_counter()
        await core.act(live, other, core.legal(live, other)[0])
        assert time.perf_counter() - began < 0.25
        await until(lambda: core.hub.counters["notices_lost"] == 1)
        assert len(receiver.bodies) == 3
        assert core.hub.counters["notices_sent"] == 0

    with_receiver(sqlite_database, check)
    assert "was not delivered: slow" in caplog.text
    assert SECRET not in caplog.text
    assert "127.0.0.1" not in caplog.text.replace("test", "")


def test_what_failed_is_sent_again_while_it_is_wanted(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        receiver.answers = ["503 Busy", "100 Continue\r\n\r\nHTTP/1.1 200 OK"]
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        await core.later(live, 21)
        await until(lambda: core.hub.counters["notices_sent"] == 1)
        assert len(receiver.bodies) == 2
        # Once it is decided, nobody wants to hear of it.
        monkeypatch.setattr(webhooks, "PAUSES", (0.3,))
        other = await core.table()
        seat = other.table.to_act()[0]
        receiver.answers = ["503 Busy"]
        await want(other, seat, receiver.url)
        await core.later(other, 21)
        await until(lambda: len(receiver.bodies) == 3)
        del other.table.asked[seat]
        await asyncio.sleep(0.4)
        assert len(receiver.bodies) == 3
        assert core.hub.counters["notices_lost"] == 0

    with_receiver(sqlite_database, check)


def test_what_is_refused_or_leads_elsewhere_is_not_tried_again() -> None:
    async def check() -> None:
        async with receiving() as receiver, receiving() as other:
            post = Post("any", Counter())
            for status, why in (
                (f"307 Elsewhere\r\nLocation: {other.url}", "redirected"),
                (f"302 Elsewhere\r\nLocation: {other.url}", "redirected"),
                ("410 Gone", "refused"),
                ("503 Busy", "failed"),
                ("200" + "x" * 20_000, "unreachable"),
                ("banana", "unreachable"),
            ):
                receiver.answers = [status]
                with pytest.raises(Undelivered) as caught:
                    await post.send(receiver.url, b"{}")
                assert caught.value.why == why
            assert not other.bodies
            before = len(receiver.bodies)
            receiver.answers = ["410 Gone", "410 Gone"]
            await post.deliver(receiver.url, b"{}", lambda: True, "t")
            assert len(receiver.bodies) == before + 1
            assert post.counters["notices_lost"] == 1

    asyncio.run(check())


def test_one_host_is_not_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "HOST_RATE", 50.0)
    monkeypatch.setattr(webhooks, "HOST_BURST", 3)
    monkeypatch.setattr(webhooks, "MOST_WAITING", 8)

    async def check() -> None:
        async with receiving() as receiver:
            post = Post("any", Counter())
            sending = [post.deliver(receiver.url, b"{}", lambda: True, "t") for _ in range(10)]
            began = time.perf_counter()
            await asyncio.gather(*sending)
            assert time.perf_counter() - began > 0.08
            assert (post.counters["notices_sent"], post.counters["notices_lost"]) == (8, 2)

    asyncio.run(check())


# --- where ------------------------------------------------------------------------------------------------------

INSIDE = (
    "127.0.0.1",
    "0.0.0.0",  # noqa: S104
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fc00::1]",
    "[ff02::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:10.0.0.1]",
    "[2002:7f00:1::]",
    "[64:ff9b::a9fe:a9fe]",
    "[2001:0:a::1]",
)


@pytest.mark.parametrize("host", [*INSIDE, "localhost", "a.localhost", "LOCALHOST.", "printer.local", "x.internal"])
def test_addresses_inside_a_network_are_refused(host: str) -> None:
    with pytest.raises(NotPublic):
        Post("public", Counter()).target(f"http://{host}/x")
    assert Post("any", Counter()).target(f"http://{host}/x").path == "/x"


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_a_network_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: [address.strip("[]")])

    async def never(*args: Any, **more: Any) -> Any:
        raise AssertionError("it connects")

    monkeypatch.setattr(asyncio, "open_connection", never)

    async def check() -> None:
        with pytest.raises(Undelivered, match="not_public"):
            await Post("public", Counter()).send("https://harmless.example/x", b"{}")

    asyncio.run(check())


def test_addresses_of_the_world_are_taken() -> None:
    post = Post("public", Counter())
    for url, authority, path in (
        ("https://hooks.example.org/a/b?c=d#e", "hooks.example.org", "/a/b?c=d"),
        ("http://93.184.216.34:8080", "93.184.216.34:8080", "/"),
        ("https://[2606:4700::1111]:443/x", "[2606:4700::1111]", "/x"),
    ):
        target = post.target(url)
        assert (target.authority, target.path) == (authority, path)
        assert target.shown.endswith("/…")
    for url in (
        "ftp://a.example/x",
        "https://me:word@a.example/",
        "https://@a.example/",
        "https://a.example:99999/",
        "https://a.example:0/",
        "https:///x",
        "https://a b/",
        "https://a.example/x y",
        "https://a.example/x\r\nHost: b",
        "https://é.example/",
        "https://[::1/",
        "https://a$b/",
        "file:///etc/passwd",
    ):
        with pytest.raises(Malformed):
            post.target(url)


# --- quiet hours ------------------------------------------------------------------------------------------------

ZONES = ("UTC", "Europe/Rome", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York")
clock_times = st.times().map(lambda found: f"{found:%H:%M}")


@given(
    start=clock_times,
    end=clock_times,
    zone=st.sampled_from(ZONES),
    moment=st.datetimes(datetime(2024, 1, 1), datetime(2027, 12, 31)),  # noqa: DTZ001
)
def test_a_notice_waits_for_the_end_of_quiet_hours_and_no_longer(
    start: str, end: str, zone: str, moment: datetime
) -> None:
    now = moment.replace(tzinfo=UTC).timestamp()
    sent = end_of_quiet(QuietHours(start=start, end=end, zone=zone), now)
    first, last = (datetime.strptime(text, "%H:%M").time() for text in (start, end))  # noqa: DTZ007

    def is_quiet(at: float) -> bool:
        return start != end and within(datetime.fromtimestamp(at, ZoneInfo(zone)).time(), first, last)

    assert not is_quiet(sent)
    assert (sent == now) == (not is_quiet(now))
    # A day, and the hours by which clocks change; two nights where the end itself is skipped.
    assert now <= sent <= now + timedelta(hours=50).total_seconds()
    if sent - now < timedelta(hours=20).total_seconds():
        steps = [now + (sent - now) * part / 16 for part in range(16)]
        changes = {datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset() for at in (*steps, sent)}
        assert len(changes) > 1 or all(map(is_quiet, steps)) or sent == now


def test_quiet_hours_over_midnight_and_over_a_change_of_clocks() -> None:
    rome = ZoneInfo("Europe/Rome")
    night = QuietHours(start="22:00", end="07:30", zone="Europe/Rome")

    def waits(hours: QuietHours, *moment: int) -> str:
        found = end_of_quiet(hours, datetime(*moment, tzinfo=rome).timestamp())  # type: ignore[arg-type,misc]
        return f"{datetime.fromtimestamp(found, rome):%d %H:%M %z}"

    assert waits(night, 2026, 1, 10, 21, 59) == "10 21:59 +0100"
    assert waits(night, 2026, 1, 10, 22, 0) == "11 07:30 +0100"
    assert waits(night, 2026, 1, 11, 7, 29) == "11 07:30 +0100"
    assert waits(night, 2026, 1, 11, 7, 30) == "11 07:30 +0100"
    assert waits(night, 2026, 3, 28, 23, 0) == "29 07:30 +0200"
    assert waits(night, 2026, 10, 24, 23, 0) == "25 07:30 +0100"
    assert waits(QuietHours(start="13:00", end="15:00", zone="Europe/Rome"), 2026, 7, 1, 14, 0) == "01 15:00 +0200"
    # Half past two does not exist in that night, and twice in the other.
    short = QuietHours(start="22:00", end="02:30", zone="Europe/Rome")
    assert waits(short, 2026, 3, 29, 1, 0) == "29 03:30 +0200"
    assert waits(short, 2026, 10, 25, 1, 0) == "25 02:30 +0200"
    # A zone that this machine does not know is taken for UTC.
    assert waits(QuietHours(start="00:00", end="12:00", zone="Mars/Olympus"), 2026, 1, 1, 9, 0) == "01 13:00 +0100"


# --- the interface ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server at home, which may send to this very machine."""
    with serving(tmp_path_factory.mktemp("home"), webhooks="any") as found:
        yield found


def test_the_address_is_given_once_and_never_shown_again(home: Served) -> None:
    created = home.table()
    table, tokens = created["table"]["id"], created["seats"]
    path = f"/api/tables/{table}/notices"
    nothing = {"webhook": None, "quiet": None, "language": "en"}
    assert home.get(path, tokens["0"]).json() == nothing
    assert home.post(f"{path}/test", token=tokens["0"]).json()["reason"] == "no_webhook"
    quiet = {"start": "22:00", "end": "07:00", "zone": "Europe/Rome"}
    wish = {"webhook": f"https://hooks.example.org/{SECRET}?{SECRET}", "quiet": quiet, "language": "nl"}
    shown = {"webhook": "https://hooks.example.org/…", "quiet": quiet, "language": "nl"}
    answers = [home.put(path, wish, tokens["0"]), home.get(path, tokens["0"])]
    assert [answer.json() for answer in answers] == [shown, shown]
    # Without an address it stays, with null it goes.
    assert home.put(path, {"quiet": None}, tokens["0"]).json() == shown | {"quiet": None, "language": "en"}
    assert home.get(path, tokens["1"]).json() == nothing
    others = [home.snapshot(table, token) for token in tokens.values()]
    told = [home.get(f"/api/tables/{table}").text, home.get(f"/api/tables/{table}/watch").text, json.dumps(others)]
    told += [home.get("/metrics").text, *(answer.text for answer in answers)]
    assert SECRET not in "".join(told)
    for bad in (created["owner"], home.table()["seats"]["0"], "x" * 32, None):
        for method, where in (("GET", path), ("PUT", path), ("POST", f"{path}/test")):
            answer = home.http.request(method, where, json=wish, headers=bearer(bad))
            assert answer.status_code in (401, 403)
    assert home.put(path, {"webhook": None}, tokens["0"]).json() == nothing
    # Whoever leaves the seat takes it along.
    home.put(path, wish, tokens["2"])
    home.post(f"/api/tables/{table}/leave", token=tokens["2"])
    assert (2, "notices") not in home.app.state.hub.live[table].private


def test_what_cannot_be_done_is_refused_in_a_sentence(home: Served, served: Served, tmp_path: Path) -> None:
    with serving(tmp_path, webhooks="off") as silent:
        for server, mode in ((home, "any"), (served, "public"), (silent, "off")):
            assert server.get("/api/notices").json() == {"webhooks": mode}
        created = silent.table()
        path = f"/api/tables/{created['table']['id']}/notices"
        answer = silent.put(path, {"webhook": "https://a.example/"}, created["seats"]["0"])
        assert (answer.status_code, answer.json()["reason"]) == (409, "webhooks_off")
        assert silent.post(f"{path}/test", token=created["seats"]["0"]).json()["reason"] == "webhooks_off"
    created = served.table()
    path, token = f"/api/tables/{created['table']['id']}/notices", created["seats"]["0"]
    night = {"start": "22:00", "end": "07:00", "zone": "UTC"}
    for wish, status, reason in (
        ({"webhook": "http://192.168.0.1/"}, 422, "webhook_private"),
        ({"webhook": "http://localhost:8420/api"}, 422, "webhook_private"),
        ({"webhook": "https://me@a.example/"}, 422, "webhook_malformed"),
        ({"webhook": "ftp://a.example/"}, 400, "malformed"),
        ({"webhook": "https://a.example/" + "x" * 2000}, 400, "malformed"),
        ({"webhook": "https://a.example/\r\nX: y"}, 400, "malformed"),
        ({"quiet": night | {"zone": "Europe"}}, 422, "no_zone"),
        ({"quiet": night | {"zone": "../../etc/passwd"}}, 400, "malformed"),
        ({"quiet": night | {"zone": "Nowhere/Else"}}, 422, "no_zone"),
        ({"quiet": night | {"end": "22:00"}}, 422, "quiet_empty"),
        ({"quiet": night | {"end": "24:00"}}, 400, "malformed"),
        ({"language": "tlh"}, 400, "malformed"),
    ):
        answer = served.put(path, wish, token)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason), wish
    assert served.get(path, token).json()["webhook"] is None


def test_a_test_notice_says_whether_it_arrived(home: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "mappamundi")

    async def check() -> None:
        async with receiving() as receiver:
            created = await asyncio.to_thread(home.table)
            table, token = created["table"]["id"], created["seats"]["0"]
            path = f"/api/tables/{table}/notices"
            wish = {"webhook": receiver.url, "language": "pt-BR"}
            assert (await asyncio.to_thread(home.put, path, wish, token)).status_code == 200
            answer = await asyncio.to_thread(home.post, f"{path}/test", None, token)
            assert answer.json() == {"delivered": True, "why": None}
            (told,) = receiver.bodies
            assert (told["event"], told["table"], told["seat"], told["name"]) == ("test", table, 0, "Ann")
            assert told["text"] == f"{notices.TRIAL['pt-BR']} {home.url}/t/{table}"
            assert told["link"] == f"{home.url}/t/{table}"
            assert token not in json.dumps(told)
            receiver.answers = ["404 Not here"]
            answer = await asyncio.to_thread(home.post, f"{path}/test", None, token)
            assert answer.json() == {"delivered": False, "why": "refused"}

    asyncio.run(check())
    assert SECRET not in caplog.text


def test_an_account_wants_notices_for_all_its_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "GRACE", 0.2)

    def play(served: Served, url: str, received: Callable[[], int]) -> None:
        me = httpx.Client(base_url=served.url, headers={"Origin": served.url}, timeout=20)
        with me:
            path = "/api/me/notices"
            assert me.put(path, json={}).status_code == 401
            me.post("/api/accounts", json={"name": "Ada", "password": "correct horse battery"})
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
            before = me.post("/api/tables", json={"game": "hotw2018", "seats": seats}).json()["table"]["id"]
            guest = served.post(f"/api/tables/{before}/join", {"name": "Bo"}).json()
            assert me.put(path, json={"webhook": url}).json()["webhook"].endswith("/…")
            assert me.post(f"{path}/test").json()["delivered"]
            assert received() == 1
            live = served.app.state.hub.live[before]
            assert {seat for seat, kind in live.private if kind == "account"} == {0, 1}
            assert guest["seat"] == 2
            # A game that begins after that, and one at which it is this account's decision already.
            seats[2] = {"kind": "bot", "bot": "random"}
            me.post("/api/tables", json={"game": "hotw2018", "seats": seats})
            wait_for(lambda: received() >= 2)
            other = me.post("/api/tables", json={"game": "hotw2018", "seats": [*seats[:2], {"kind": "open"}]}).json()
            me.put(path, json={"webhook": None})
            count = received()
            served.post(f"/api/tables/{other['table']['id']}/join", {"name": "Bo"})
            served.post(f"/api/tables/{other['table']['id']}/start", token=other["owner"])
            time.sleep(0.5)
            assert received() == count
            me.put(path, json={"webhook": url})
            wait_for(lambda: received() > count)
            # The account's word comes before that of its seats.
            live = served.app.state.hub.live[other["table"]["id"]]
            elsewhere = {"webhook": "https://elsewhere.example/"}
            served.put(f"/api/tables/{other['table']['id']}/notices", elsewhere, other["seats"]["0"])
            assert live.notices.kept(0).webhook == url
            me.put(path, json={"webhook": None})
            assert live.notices.kept(0).webhook == elsewhere["webhook"]

    async def check() -> None:
        async with receiving() as receiver:
            with serving(tmp_path, webhooks="any") as served:
                await asyncio.to_thread(play, served, receiver.url, lambda: len(receiver.bodies))

    asyncio.run(check())


def wait_for(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)


def test_every_language_of_the_client_has_its_sentences() -> None:
    assert set(notices.DECISION) == set(notices.TRIAL) == set(LANGUAGES)
    assert len(set(notices.DECISION.values())) == len(LANGUAGES)


def test_tests_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000.0, burst=1000) as limited:
        created = limited.table()
        path = f"/api/tables/{created['table']['id']}/notices/test"
        answers = [limited.post(path, token=created["seats"]["0"]).status_code for _ in range(8)]
        assert answers[:5] == [409] * 5
        assert 429 in answers[5:]
