"""A table with the map open, for tests that look at it: where names, seals and lands are on the screen."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, WebSocketRoute, expect
from tests.client.conftest import DESKTOP, PHONE
from tests.client.pages import fresh
from tests.client.waiting import drawn, still

ROOT = Path(__file__).resolve().parents[2]
WORLD = json.loads((ROOT / "src/mappamundi/client/maps/hotw2018.json").read_text(encoding="utf-8"))
LANDS = sorted(WORLD["lands"])
SMALL = ViewportSize(width=1280, height=800)

Alter = Callable[[dict[str, Any]], None]


def invasion(address: str, number: int = 0) -> dict[str, Any]:
    """A table where somebody may choose a land to invade; whoever plays on there takes one of another number."""
    return _played(address, number)


@cache
def _played(address: str, number: int) -> dict[str, Any]:
    """A table of three seats, all ours, played until somebody may choose among several lands."""
    chance = Random(7)
    with httpx.Client(base_url=address) as http:
        seats = [{"kind": "me", "name": name} for name in ("Inês", "Rafael", "Anouk")]
        # Nobody's seat falls to a bot while no browser looks.
        spec = {"game": "hotw2018", "seats": seats, "grace": 86_400}
        # Whichever test comes first makes it, and it is the same table.
        with patch("mappamundi.server.new_tables.new_seed", lambda: bytes(range(32))):
            created = http.post("/api/tables", json=spec).json()
        table, tokens = created["table"]["id"], created["seats"]
        for move in range(600):
            for seat, token in tokens.items():
                signed = {"Authorization": f"Bearer {token}"}
                known = http.get(f"/api/tables/{table}/seat", headers=signed).json()
                legal = known["legal"]
                if not legal:
                    continue
                lands = {action["land"] for action in legal if action["do"] == "invade"}
                if len(lands) > 3 and len(known["view"]["lands"]) > 6:
                    kept = {"id": table, "game": "hotw2018", "seats": {seat: token}, "last": 1}
                    return {"id": table, "seat": int(seat), "kept": kept, "lands": lands, "known": known}
                moves = [action for action in legal if action["do"] == "invade"] or legal
                body = {"action": chance.choice(moves), "key": f"map-{number}-{move}-{seat}"}
                http.post(f"/api/tables/{table}/actions", json=body, headers=signed)
    raise AssertionError("no invasion came")


@contextmanager
def opened(
    browser: Browser,
    address: str,
    size: ViewportSize = DESKTOP,
    language: str = "en",
    alter: Alter | None = None,
    number: int = 0,
) -> Iterator[Page]:
    """The table in a browser, if wanted with another view of the world than the server's."""
    table = invasion(address, number)
    phone = size == PHONE
    context = fresh(
        browser,
        address,
        viewport=size,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        reduced_motion="reduce",
    )
    settings = {"pace": 0, "motion": "still", "sound": False, "language": language}
    context.add_init_script(
        f"""localStorage.setItem('mundi.settings', {json.dumps(json.dumps(settings))});
        localStorage.setItem('mundi.tables', {json.dumps(json.dumps({table["id"]: table["kept"]}))})"""
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    if alter:
        page.route_web_socket("**/socket", lambda socket: altering(socket, alter))
    page.goto(f"/t/{table['id']}")
    page.locator(".map .pieces").wait_for(state="attached")
    still(page)
    yield page
    context.close()
    assert not errors, errors


def altering(socket: WebSocketRoute, alter: Alter) -> None:
    """Between server and page: the first snapshot is changed, later frames say nothing new."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "snapshot":
            alter(told)
            socket.send(json.dumps(told))
        elif told["type"] != "frame":
            socket.send(message)

    server.on_message(pass_on)


def crowded(told: dict[str, Any]) -> None:
    """Every land has its army, and it is somebody else's turn."""
    told["view"]["lands"] = {land: {"owner": n % 3, "active": n % 2 == 0} for n, land in enumerate(LANDS)}
    told["legal"], told["counsel"] = [], []
    told["table"]["to_act"] = [(told["viewer"] + 1) % 3]


def letters(page: Page) -> dict[str, Any]:
    """Where the visible names and the seals are, and the window of the map."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const plain = ({left, top, right, bottom}) => ({left, top, right, bottom});
          const shown = (element) => getComputedStyle(element).visibility !== "hidden";
          const named = ".map .name text, .map .region-name text, .map .waters text";
          const boxOf = (element) => plain(element.getBoundingClientRect());
          const names = [...document.querySelectorAll(named)].filter(shown)
            .map((text) => ({text: text.textContent, land: !!text.closest(".name"), ...boxOf(text)}));
          const seals = [...document.querySelectorAll(".map .piece.army")].map(boxOf);
          return {names, seals, window: boxOf(document.querySelector(".map"))};
        }"""
    )
    return found


def look(page: Page) -> dict[str, float]:
    """Scale and shift of the sheet, from its style."""
    expect(page.locator(".map .sheet")).to_be_attached()
    drawn(page)
    found: dict[str, float] = page.evaluate(
        """() => {
          const box = document.querySelector(".map").getBoundingClientRect();
          const {a, e, f} = new DOMMatrix(getComputedStyle(document.querySelector(".map .sheet")).transform);
          return {scale: a, x: e + box.left, y: f + box.top};
        }"""
    )
    return found


def spot(page: Page, land: str) -> tuple[float, float]:
    """Where a land's seal is on the screen."""
    now = look(page)
    unit = WORLD["view"] / WORLD["viewBox"][2] * now["scale"]
    x, y = WORLD["lands"][land]["slot"]
    return now["x"] + x * unit, now["y"] + y * unit


def focused(page: Page) -> str | None:
    """The land in focus, as the map shows it."""
    drawn(page)
    found: str | None = page.evaluate(
        """() => document.querySelector(".map .light.focused .light-fill")?.getAttribute("href")?.slice(6) ?? null"""
    )
    return found


def touch(session: CDPSession, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
    fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    when = {} if at is None else {"timestamp": at}
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, **when})


_taps = count()


def tap(session: CDPSession, x: float, y: float, at: float | None = None) -> None:
    """How fast taps follow each other is told, not left to the machine: far apart, unless `at` says otherwise."""
    when = time.time() + 2 * next(_taps) if at is None else at
    touch(session, "touchStart", (x, y), at=when)
    touch(session, "touchEnd", at=when + 0.05)


def middle(page: Page) -> tuple[float, float]:
    window = letters(page)["window"]
    return (window["left"] + window["right"]) / 2, (window["top"] + window["bottom"]) / 2
