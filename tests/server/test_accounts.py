"""Accounts: names, passwords, sessions, and the way back to one's seats."""

import itertools
import statistics
import time
from typing import Any

import httpx
import pytest
from tests.server.serving import BOT, Served, serving

PASSWORD = "correct horse battery"  # noqa: S105 - nobody's
numbers = itertools.count()


class Person:
    """A browser with a cookie jar of its own."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.browser = httpx.Client(base_url=served.url, headers={"Origin": served.url}, timeout=20)

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()

    def register(self, name: str | None = None, password: str = PASSWORD) -> httpx.Response:
        self.name = name or f"Person {next(numbers)}"
        return self.browser.post("/api/accounts", json={"name": self.name, "password": password})

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.browser.post("/api/login", json={"name": name, "password": password})


def test_register_sign_out_and_in(served: Served) -> None:
    with Person(served) as ada:
        assert ada.browser.get("/api/me").status_code == 401
        answer = ada.register("Ada Lovelace")
        assert answer.status_code == 201
        assert answer.json() == {"name": "Ada Lovelace"}
        assert ada.browser.get("/api/me").json() == {"name": "Ada Lovelace", "seats": []}
        assert ada.browser.post("/api/logout").status_code == 204
        assert ada.browser.get("/api/me").status_code == 401
        assert ada.sign_in("ada LOVELACE").json() == {"name": "Ada Lovelace"}
        assert ada.browser.get("/api/me").status_code == 200


def test_a_session_that_was_ended_is_of_no_use_elsewhere(served: Served) -> None:
    with Person(served) as person:
        person.register()
        session = dict(person.browser.cookies)
        person.browser.post("/api/logout")
        answer = httpx.get(f"{served.url}/api/me", cookies=session)
        assert answer.status_code == 401


def test_the_cookie_is_kept_from_scripts_and_other_sites(served: Served) -> None:
    with Person(served) as person:
        cookie = person.register().headers["set-cookie"].lower()
        for word in ("httponly", "samesite=strict", "path=/", f"max-age={90 * 86400}"):
            assert word in cookie
        assert "secure" not in cookie


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("proxied"), proxies=1, host_name="games.example") as behind:
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "games.example", "X-Forwarded-For": "192.0.2.7"}
        headers = told | {"Origin": "https://games.example"}
        body = {"name": "Ada", "password": PASSWORD}
        answer = httpx.post(f"{behind.url}/api/accounts", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-mundi=")
        assert "Secure" in cookie


@pytest.mark.parametrize(
    ("name", "password"),
    [("A", PASSWORD), ("A" * 41, PASSWORD), (" Ada", PASSWORD), ("Ada\n", PASSWORD), ("Ada", "too short")],
)
def test_names_and_passwords_that_will_not_do(served: Served, name: str, password: str) -> None:
    with Person(served) as person:
        answer = person.register(name, password)
        assert answer.status_code == 400
        assert answer.json()["reason"] == "malformed"
        assert password not in answer.text


def test_a_name_is_taken_whatever_its_case(served: Served) -> None:
    with Person(served) as one, Person(served) as other:
        assert one.register("Élodie").status_code == 201
        assert other.register("éLODIE").json()["reason"] == "name_taken"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ada\u200b", "name_hidden"),
        ("\u202eadA", "name_hidden"),
        ("Ada\u00ad", "name_hidden"),
        ("\u3164\u3164", "name_hidden"),
        ("Ada\u115f", "name_hidden"),
        ("Ada\u2800", "name_hidden"),
        ("Ada\ufe0f", "name_hidden"),
        ("Ada\U000e0101", "name_hidden"),
        ("Ada\u034fB", "name_hidden"),
        ("\u17b4\u17b5", "name_hidden"),
        ("Ada\u200dB", "name_hidden"),
        ("Ada\u2067B", "name_hidden"),
        ("Ada\u1680B", "name_hidden"),
        ("A\u0301\u0302\u0303\u0304\u0305da", "name_hidden"),
        ("p\u0430yp\u0430l", "name_mixed"),
        ("\u03a9mega", "name_mixed"),
        ("\ufdfa\ufdfa\ufdfa", "name_long"),
    ],
)
def test_a_name_can_be_read_and_told_apart(served: Served, name: str, reason: str) -> None:
    with Person(served) as person:
        answer = person.register(name)
        assert (answer.status_code, answer.json()["reason"]) == (422, reason)


def test_a_name_that_looks_like_another_is_refused_in_either_order(served: Served) -> None:
    latin, cyrillic = "Cocoa", "\u0421\u043e\u0441\u043e\u0430"
    greek, plain = "\u039d\u0399\u039a\u039f", "NIKO"
    for first, second in ((latin, cyrillic), (greek, plain)):
        with Person(served) as one, Person(served) as other:
            assert one.register(first).status_code == 201
            assert other.register(second).json()["reason"] == "name_alike"


def test_names_of_all_scripts_are_welcome_and_kept_in_one_code(served: Served) -> None:
    told = {
        "Zoe\u0308 3": "Zo\u00eb 3",
        "\u0421\u0430\u0440\u0430": "\u0421\u0430\u0440\u0430",
        "\u592a\u90ce Taro": "\u592a\u90ce Taro",
        "\uff26\uff55\uff4c\uff4c": "Full",
        "\u0645\u062d\u0645\u062f": "\u0645\u062d\u0645\u062f",
        "Ada \U0001f5fa": "Ada \U0001f5fa",
        # Breaks and joints that Persian, Sinhala and Hindi are written with.
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
        "\u0915\u094d\u200d\u0937": "\u0915\u094d\u200d\u0937",
        "\u0e19\u0e49\u0e33\u0e1d\u0e19": "\u0e19\u0e49\u0e4d\u0e32\u0e1d\u0e19",
    }
    for name, kept in told.items():
        with Person(served) as person:
            assert person.register(name).json() == {"name": kept}
            assert person.sign_in(name).status_code == 200
    with Person(served) as person:
        assert person.sign_in("\0").status_code == 401


def test_a_name_is_taken_however_its_letters_are_joined(served: Served) -> None:
    with Person(served) as one, Person(served) as other:
        assert one.register("\u0646\u06cc\u200c\u0645\u0627").status_code == 201
        assert other.register("\u0646\u06cc\u0645\u0627").json()["reason"] == "name_taken"


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(served: Served) -> None:
    with Person(served) as person:
        person.register("Grace")
        known: list[float] = []
        unknown: list[float] = []
        for _ in range(5):
            for name, times in (("Grace", known), ("Nobody", unknown)):
                started = time.perf_counter()
                answer = person.sign_in(name, "something else")
                times.append(time.perf_counter() - started)
                assert answer.status_code == 401
                assert answer.json()["detail"] == "There is no account with this name and password."
        assert 0.3 < statistics.median(known) / statistics.median(unknown) < 3


def test_with_the_cookie_a_change_must_come_from_here(served: Served) -> None:
    with Person(served) as person:
        person.register()
        session = dict(person.browser.cookies)
        body = {"game": "hotw2018", "seats": [{"kind": "me"}, BOT, BOT]}

        def send(**headers: str) -> httpx.Response:
            return httpx.post(f"{served.url}/api/tables", json=body, cookies=session, headers=headers)

        assert send(Origin=served.url).status_code == 201
        assert send(**{"Sec-Fetch-Site": "same-origin"}).status_code == 201
        bad: list[dict[str, str]] = [
            {},
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Origin": served.url, "Sec-Fetch-Site": "cross-site"},
        ]
        for headers in bad:
            answer = send(**headers)
            assert answer.status_code == 403, headers
            assert answer.json()["reason"] == "cross_site"


def test_only_json_is_read(served: Served) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = served.http.post("/api/login", content=b"{}", headers={"Content-Type": kind})
        assert answer.status_code == 415


def my_table(person: Person) -> dict[str, Any]:
    body = {"game": "hotw2018", "seats": [{"kind": "me", "name": "I"}, BOT, BOT], "start": False}
    created: dict[str, Any] = person.browser.post("/api/tables", json=body).json()
    return created


def test_tables_are_gathered_and_seats_found_again_on_another_device(served: Served) -> None:
    with Person(served) as person, Person(served) as elsewhere, Person(served) as other:
        person.register()
        created = my_table(person)
        table = created["table"]["id"]
        assert [(seat["table"]["id"], seat["seat"]) for seat in person.browser.get("/api/me").json()["seats"]] == [
            (table, 0)
        ]
        elsewhere.sign_in(person.name)
        answer = elsewhere.browser.post(f"/api/me/tables/{table}/token", json={})
        assert answer.status_code == 200, answer.text
        fresh = answer.json()["token"]
        assert answer.json()["seat"] == 0
        for token in (fresh, created["seats"]["0"]):
            assert served.get(f"/api/tables/{table}/seat", token).json()["viewer"] == 0
        other.register()
        assert other.browser.post(f"/api/me/tables/{table}/token", json={}).status_code == 404
        assert elsewhere.browser.post(f"/api/me/tables/{table}/token", json={"seat": 1}).status_code == 404
        assert served.post(f"/api/me/tables/{table}/token", {}).status_code == 401


def test_joining_gathers_too(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Host"}, {"kind": "open"}, BOT)
    with Person(served) as person:
        person.register()
        joined = person.browser.post(f"/api/tables/{created['table']['id']}/join", json={"name": "Guest"})
        assert joined.status_code == 200
        assert [seat["seat"] for seat in person.browser.get("/api/me").json()["seats"]] == [1]


def test_a_seat_that_was_given_up_is_nobodys(served: Served) -> None:
    """Not even by the tokens of other devices, or through the account."""
    with Person(served) as person:
        person.register()
        created = my_table(person)
        table, first = created["table"]["id"], created["seats"]["0"]
        second = person.browser.post(f"/api/me/tables/{table}/token", json={}).json()["token"]
        assert served.post(f"/api/tables/{table}/leave", None, first).status_code == 200
        for token in (first, second):
            assert served.get(f"/api/tables/{table}/seat", token).status_code == 403
        assert person.browser.post(f"/api/me/tables/{table}/token", json={}).status_code == 404
        assert person.browser.get("/api/me").json()["seats"] == []
