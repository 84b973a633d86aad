"""Where an account is signed in: the list of its devices, and signing out there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.core import running, until
from tests.server.serving import BOT, Served, serving
from tests.server.test_accounts import Person

from mappamundi.server.api.device_names import device_name
from mappamundi.server.sockets import GONE_SLOW
from mappamundi.server.streams import Reader

pytestmark = pytest.mark.usefixtures("quick_passwords")

PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def on(served: Served, agent: str) -> Person:
    person = Person(served)
    person.browser.headers["User-Agent"] = agent
    return person


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.browser.get("/api/me/devices").json()["devices"]
    return found


def test_devices_are_listed_and_signed_out_with_the_seats_opened_there(database: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path, db=database) as served,
        on(served, LAPTOP) as laptop,
        on(served, PHONE) as phone,
        on(served, "a program") as program,
        Person(served) as stranger,
    ):
        laptop.register("Ada")
        phone.sign_in("Ada")
        program.sign_in("Ada")
        stranger.register("Eve")
        assert [(one["name"], one["here"]) for one in listed(laptop)] == [
            (None, False),
            ("Chrome, Android", False),
            ("Firefox, Linux", True),
        ]
        spec = {"game": "hotw2018", "seats": [{"kind": "me"}, BOT, BOT]}
        created = laptop.browser.post("/api/tables", json=spec).json()
        table = created["table"]["id"]
        here = created["seats"]["0"]
        there = phone.browser.post(f"/api/me/tables/{table}/token", json={}).json()["token"]
        the_phone = listed(laptop)[1]["id"]
        assert stranger.browser.delete(f"/api/me/devices/{the_phone}").json()["reason"] == "no_device"
        with served.socket(table, there) as lost, served.socket(table, here) as kept:
            lost.receive("snapshot")
            kept.receive("snapshot")
            assert laptop.browser.delete(f"/api/me/devices/{the_phone}").status_code == 204
            assert lost.close_code() == GONE_SLOW, "a stream that was open there ends"
            kept.send(type="ping")
            kept.receive("beat")
        assert phone.browser.get("/api/me").status_code == 401
        assert served.get(f"/api/tables/{table}/seat", there).status_code == 403
        assert served.get(f"/api/tables/{table}/seat", here).status_code == 200
        assert len(listed(laptop)) == 2

        phone.sign_in("Ada")
        assert laptop.browser.delete("/api/me/devices").status_code == 204
        assert [person.browser.get("/api/me").status_code for person in (laptop, phone, program)] == [401] * 3
        assert stranger.browser.get("/api/me").status_code == 200
        assert served.get(f"/api/tables/{table}/seat", here).status_code == 200, "as when one signs out here"


def test_signing_out_the_device_in_hand_is_signing_out(served: Served) -> None:
    with Person(served) as ada:
        ada.register()
        [here] = listed(ada)
        assert ada.browser.delete(f"/api/me/devices/{here['id']}").status_code == 204
        assert ada.browser.get("/api/me").status_code == 401
        assert ada.browser.get("/api/me/devices").status_code == 401


def test_a_stream_that_is_open_at_another_process_ends_too(postgres_url: str) -> None:
    async def check() -> None:
        async with running(postgres_url) as one, running(postgres_url) as two:
            live = await two.hub.table((await one.table()).table.id)
            lost, kept = Reader(0, "a session"), Reader(0, "another")
            for reader in (lost, kept):
                await live.ask(lambda reader=reader: live.join(reader, None))  # type: ignore[misc]
            await one.hub.sign_out("a session")
            await until(lost.dropped.is_set)
            assert not kept.dropped.is_set()

    asyncio.run(check())


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Chrome, Android"),
        (LAPTOP, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari, iPhone"),
        ("python-httpx/0.27", None),
        ("", None),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str | None) -> None:
    assert device_name(agent) == name
