"""To whom a notice is sent and how: to the address its holder gave, never astray, and no table waits for it."""

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.core import Core, until
from tests.server.receiver import SECRET, Receiver, receiving
from tests.server.serving import PATIENCE, Served, bearer, serving
from tests.server.wanting import want, with_receiver
from tests.words import LANGUAGES

from mappamundi.server import notices, webhooks
from mappamundi.server.webhooks import Malformed, NotPublic, Post, Undelivered
from mappamundi.words import site_words

pytestmark = pytest.mark.usefixtures("no_long_pauses")


# --- how --------------------------------------------------------------------------------------------------------


def test_a_dead_receiver_slows_no_move(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Longer than the test: who waited for the receiver would never come to the end of it.
    monkeypatch.setattr(webhooks, "PATIENCE", 600.0)

    async def check(core: Core, receiver: Receiver) -> None:
        receiver.is_dead = True
        live = await core.table()
        seat, other = live.table.to_act()
        await want(live, seat, receiver.url)
        await core.later(live, 21)
        await until(lambda: len(receiver.bodies) == 1)
        await core.act(live, other, core.legal(live, other)[0])
        assert core.hub.counters["notices_lost"] == core.hub.counters["notices_sent"] == 0

    with_receiver(sqlite_database, check)


def test_a_dead_receiver_is_given_up(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)
    caplog.set_level(logging.DEBUG)

    async def check(core: Core, receiver: Receiver) -> None:
        receiver.is_dead = True
        live = await core.table()
        seat, _ = live.table.to_act()
        await want(live, seat, receiver.url)
        await core.later(live, 21)
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
        assert target.without_path.endswith("/…")
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
            assert told["text"] == f"{site_words('pt-BR')('notice-trial')} {home.url}/t/{table}"
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
    letters = [notices.letter(notices.Kept(language=language), trial=True) for language in LANGUAGES]
    assert len(set(letters)) == len(LANGUAGES)


def test_tests_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000.0, burst=1000) as limited:
        created = limited.table()
        path = f"/api/tables/{created['table']['id']}/notices/test"
        answers = [limited.post(path, token=created["seats"]["0"]).status_code for _ in range(8)]
        assert answers[:5] == [409] * 5
        assert 429 in answers[5:]
