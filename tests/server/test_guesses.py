"""Guesses at passwords, from as many addresses as an attacker likes; and the owner, who is not locked out by them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import Served, serving

from mappamundi.server.guesses import GUESSES_A_SECOND, GUESSES_AT_ONCE, MOST_SIGNS, new_sign, sign_of, with_sign

PASSWORD = "correct horse battery"  # noqa: S105 - nobody's
pytestmark = pytest.mark.usefixtures("quick_passwords")


class Time:
    """Stands still until it is turned."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def behind(tmp_path: Path, clock: Time) -> Iterator[Served]:
    """A server with its usual limits, before which a proxy says who asks."""
    with serving(tmp_path, rate=30.0, proxies=1) as served:
        served.app.state.guesses.now = clock
        yield served


class Device:
    """A browser at an address of its own, with cookies of its own."""

    def __init__(self, served: Served, number: int) -> None:
        self.served = served
        self.address = f"198.51.{number // 250}.{number % 250 + 1}"
        self.cookies: dict[str, str] = {}

    def post(self, path: str, **body: Any) -> httpx.Response:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        said = {"Origin": self.served.url, "X-Forwarded-For": self.address, "Cookie": cookie}
        answer = self.served.http.post(
            path, json=body, headers={name.encode(): value.encode() for name, value in said.items()}
        )
        self.cookies |= dict(answer.cookies)
        self.served.http.cookies.clear()
        return answer

    def guess(self, name: str, password: str) -> tuple[int, str]:
        answer = self.post("/api/login", name=name, password=password)
        return answer.status_code, answer.json().get("reason", "")


def test_guesses_from_many_addresses_are_counted_for_the_account(behind: Served, clock: Time) -> None:
    owner, number = Device(behind, 0), 0
    assert owner.post("/api/accounts", name="Grace", password=PASSWORD).status_code == 201
    owner.post("/api/logout")

    def attack(name: str) -> list[tuple[int, str]]:
        nonlocal number
        found = []
        for _ in range(79):
            number += 1
            found.append(Device(behind, number).guess(name, f"guess number {number}"))
        return found

    known, unknown = attack("Grace"), attack("Nobody")
    assert known == [(401, "wrong_password")] * GUESSES_AT_ONCE + [(429, "too_many_guesses")] * (79 - GUESSES_AT_ONCE)
    assert unknown == known, "nothing tells which account exists"
    # Not even the right guess is told, in whatever case the name is written.
    assert Device(behind, 500).guess("GRACE", PASSWORD) == (429, "too_many_guesses")
    # Where she has been signed in before, the owner is let in; and mistypes for herself.
    assert owner.guess("Grace", "correct horse bakery") == (401, "wrong_password")
    assert owner.guess("Grace", PASSWORD) == (200, "")
    # On a device that nobody knows she waits like anybody.
    clock.now += 1 / GUESSES_A_SECOND
    assert Device(behind, 501).guess("Grace", PASSWORD) == (200, "")


def test_a_device_that_is_known_does_not_guess_without_end_either(behind: Served) -> None:
    owner = Device(behind, 0)
    owner.post("/api/accounts", name="Grace", password=PASSWORD)
    found = []
    for number in range(GUESSES_AT_ONCE + 2):
        # A stolen device may come from anywhere.
        owner.address = f"203.0.113.{number + 1}"
        found.append(owner.guess("Grace", f"guess number {number}")[0])
    assert found == [401] * GUESSES_AT_ONCE + [429] * 2
    assert Device(behind, 9).guess("Grace", PASSWORD) == (200, ""), "that of others is not used up by it"


def test_what_one_account_knows_is_no_help_with_another(behind: Served) -> None:
    Device(behind, 0).post("/api/accounts", name="Grace", password=PASSWORD)
    attacker = Device(behind, 1)
    attacker.post("/api/accounts", name="Mallory", password=PASSWORD)
    signs = attacker.cookies["mundi-known"]
    found = []
    for number in range(GUESSES_AT_ONCE + 2):
        attacker.address = f"203.0.113.{number + 1}"
        # Nor is what looks like a sign, or is made up.
        attacker.cookies["mundi-known"] = ["", "~~~", signs, f"{number}.{'0' * 32}", "é~."][number % 5]
        found.append(attacker.guess("Grace", f"guess number {number}")[0])
    assert found == [401] * GUESSES_AT_ONCE + [429] * 2


def test_whoever_knows_the_password_is_not_counted(behind: Served) -> None:
    Device(behind, 0).post("/api/accounts", name="Grace", password=PASSWORD)
    devices = [Device(behind, number) for number in range(1, 3 * GUESSES_AT_ONCE)]
    assert {device.guess("Grace", PASSWORD)[0] for device in devices} == {200}


def test_the_cookie_of_a_known_device_is_kept_from_scripts_and_other_sites(behind: Served) -> None:
    answer = Device(behind, 0).post("/api/accounts", name="Grace", password=PASSWORD)
    [known] = [cookie.lower() for cookie in answer.headers.get_list("set-cookie") if "-known" in cookie]
    for word in ("httponly", "samesite=strict", "path=/", f"max-age={365 * 86400}"):
        assert word in known


def test_the_answer_says_how_long_to_wait(behind: Served) -> None:
    answers = [
        Device(behind, n).post("/api/login", name="Grace", password=PASSWORD) for n in range(GUESSES_AT_ONCE + 1)
    ]
    assert answers[-1].json()["params"] == {"retry_after": 60}
    assert answers[-1].headers["retry-after"] == "60"


def test_a_device_has_signs_of_a_few_accounts() -> None:
    secrets = [f"hash {number}" for number in range(MOST_SIGNS + 1)]
    signs = ""
    for secret in secrets:
        signs = with_sign(signs, new_sign(secret))
    assert [sign_of(signs, secret) is not None for secret in secrets] == [False] + [True] * MOST_SIGNS
    again = sign_of(signs, secrets[1])
    assert again is not None
    assert with_sign(signs, again).split("~")[0] == again
    assert len(with_sign(signs, again).split("~")) == MOST_SIGNS
