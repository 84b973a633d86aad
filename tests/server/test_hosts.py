"""By which names the server is called. Whoever owns a name may have it lead to anybody's machine: the browser of a
player then takes their page for one of the server's own, which may do everything there (DNS rebinding)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.serving import Served, Socket, serving
from tests.server.test_connections import raw, rest
from websockets import InvalidStatus
from websockets.sync.client import connect

from mappamundi.cli import main
from mappamundi.kernel import BadInput
from mappamundi.server.hosts import answers_to, names_of
from mappamundi.server.settings import settings


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with two names."""
    with serving(tmp_path_factory.mktemp("named"), host_name="games.example, Spiele-Köln.example") as found:
        yield found


def status(served: Served, host: str, path: str = "/health") -> int:
    return served.http.get(path, headers={"Host": host}).status_code


OURS = (
    "localhost",
    "LOCALHOST:8420",
    "127.0.0.1",
    "127.0.0.1:9",
    "192.168.1.7:8420",
    "[::1]",
    "[::1]:8420",
    "10.0.0.1",
)
THEIRS = (
    "evil.example",
    "evil.example:8420",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "games.example.evil.example",
    "evilgames.example",
    "a.games.example",
    "[evil.example]",
    "evil.example@localhost",
    "localhost, evil.example",
    "localhost:80:80",
)


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_localhost_are_always_its_names(served: Served, host: str) -> None:
    assert status(served, host) == 200


@pytest.mark.parametrize("host", ["games.example", "games.example:443", "Games.Example.", "xn--spiele-kln-lcb.example"])
def test_it_answers_to_the_names_it_was_given(named: Served, served: Served, host: str) -> None:
    assert status(named, host) == 200
    assert status(served, host) == 421


@pytest.mark.parametrize("host", THEIRS)
def test_it_does_not_answer_to_the_names_of_others(named: Served, host: str) -> None:
    for path in ("/", "/health", "/metrics", "/api/games", "/js/main.js"):
        answer = named.http.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["reason"]) == (421, "wrong_host")
        assert "--host-name" in answer.json()["detail"]


def test_a_page_of_somebody_else_cannot_play_through_a_name_that_leads_here(named: Served) -> None:
    """Its origin and the host are the same, so that nothing else tells it from a page of ours."""
    theirs = {"Host": "evil.example:8420", "Origin": "http://evil.example:8420", "Sec-Fetch-Site": "same-origin"}
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = named.http.post("/api/tables", json={"game": "hotw2018", "seats": seats}, headers=theirs)
    assert answer.status_code == 421
    created = named.table()
    path = f"/api/tables/{created['table']['id']}/socket"
    address = named.url.replace("http", "ws", 1) + path
    theirs_too = address.replace("127.0.0.1", "evil.example")
    with raw(named) as made, pytest.raises(InvalidStatus) as refused, connect(theirs_too, sock=made):
        pass
    assert refused.value.response.status_code == 421
    with connect(address, max_size=None) as connection:
        stream = Socket(connection)
        stream.send(type="hello", token=created["seats"]["0"])
        assert stream.receive("snapshot")["viewer"] == 0


def test_what_a_proxy_was_called_counts_and_so_does_what_it_calls_us(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=1, host_name="games.example") as served:

        def told(host: str, forwarded: str) -> int:
            return served.http.get("/health", headers={"Host": host, "X-Forwarded-Host": forwarded}).status_code

        assert told("games.example", "games.example") == 200
        assert told("127.0.0.1:8420", "games.example") == 200
        assert told("127.0.0.1:8420", "evil.example") == 421
        assert told("127.0.0.1:8420", "games.example, evil.example") == 421
        # A page under a stranger's name that comes past the proxy may say what it likes in other headers.
        assert told("evil.example", "games.example") == 421
        assert status(served, "127.0.0.1") == 200


def test_without_proxies_nobody_is_believed_who_says_otherwise(named: Served) -> None:
    headers = {"Host": "evil.example", "X-Forwarded-Host": "games.example"}
    assert named.http.get("/health", headers=headers).status_code == 421


def test_names_come_from_options_and_the_environment() -> None:
    assert names_of(settings({}, {"MUNDI_HOST_NAME": "a.example,B.example."})) >= {"a.example", "b.example"}
    assert "house.lan" in names_of(settings({"host": "house.lan"}, {}))
    assert answers_to("", ())
    for wrong in ("https://games.example", "games.example:443", "games example", "*", "a..b"):
        with pytest.raises(BadInput, match="is no name of a host; write it like"):
            names_of(settings({"host_name": wrong}, {}))
    refused = CliRunner().invoke(main, ["serve", "--port", "0", "--host-name", "a.example", "--host-name", "b/c"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "'b/c' is no name of a host" in refused.stderr


def test_whoever_says_no_host_is_no_browser(served: Served) -> None:
    with raw(served, b"GET /health HTTP/1.0\r\n\r\n") as made:
        assert rest(made).startswith(b"HTTP/1.1 200 ")
