"""Whole games through the interface, as people play them."""

import json
import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.client.conftest import DESKTOP, PHONE, SHOTS, Watched

AT_ONCE = json.dumps({"pace": 0, "motion": "still", "sound": False})
# What the interface offers first is always legal; a game has some two hundred decisions.
MOST_DECISIONS = 900


def quicken(page: Page) -> None:
    """Others' turns at once, as the settings allow."""
    page.add_init_script(
        f"localStorage.getItem('mundi.settings') || localStorage.setItem('mundi.settings', {AT_ONCE!r})"
    )


def shot(page: Page, name: str) -> None:
    """Keep a picture as an artefact."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def table_of(page: Page) -> str:
    found = re.search(r"/t/(\w+)", page.url)
    assert found
    return found.group(1)


# What the interface offers: the gilt answer, a card that can be chosen, or a choice in the battle dialog.
GILT = "button.gilt:visible:not([aria-disabled='true']):not(:disabled)"
CARD = ".draft-cards button[aria-pressed='false']:visible:not(:disabled)"
OTHER = ".prompt.mine .answers button:visible:not([aria-disabled='true'])"
END = "main.end"


def decide(page: Page) -> bool:
    """Take what is offered first; False when the game is over."""
    offered = page.locator(f"{GILT}, {CARD}, {OTHER}")
    over = page.locator(END)
    expect(offered.first.or_(over.first).first).to_be_visible(timeout=30_000)
    if over.count():
        return False
    before = page.evaluate("document.body.innerText")
    for kind in (GILT, CARD, OTHER):
        if page.locator(kind).count():
            # What was offered may be gone already: another seat's choice passes the piles on.
            with suppress(TookTooLong):
                page.locator(kind).first.click(timeout=3_000)
            break
    page.wait_for_function(
        "before => document.body.innerText !== before || document.querySelector('[aria-pressed=true]')",
        arg=before,
        timeout=30_000,
    )
    return True


def test_a_whole_game_against_bots(visitor: Watched) -> None:
    page = visitor.page()
    quicken(page)
    page.goto("/")
    shot(page, "home")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator("h1").first).to_be_visible()
    shot(page, "draft")
    for number in range(MOST_DECISIONS):
        if not decide(page):
            break
        if number in (4, 12, 40):
            shot(page, f"table-{number}")
    else:
        pytest.fail("the game did not end")
    shot(page, "end")
    page.reload()
    expect(page.locator(END)).to_be_visible()


def test_reload_and_lost_connection_in_the_middle(visitor: Watched) -> None:
    page = visitor.page()
    quicken(page)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    for _ in range(6):
        decide(page)
    # A card that is only picked is not chosen yet, so a reload may forget it: go on to a question that stands.
    while page.locator("[aria-pressed='true']").count():
        decide(page)
    expect(page.locator(f"{GILT}, {CARD}, {OTHER}").first).to_be_visible(timeout=30_000)
    sentence = page.locator("h1").first.inner_text()
    page.reload()
    expect(page.locator("h1").first).to_have_text(sentence)
    visitor.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    for _ in range(4):
        decide(page)
    visitor.errors.clear()


def listen(frames: list[str], socket: WebSocket) -> None:
    socket.on("framereceived", lambda data: frames.append(str(data)))


def test_three_seats_in_three_browsers_leak_nothing(browser: Browser, address: str, tmp_path: Path) -> None:
    """Every frame to every seat is scanned for cards that it may not know."""
    spec = {"game": "hotw2018", "seats": [{"kind": "invited"}, {"kind": "invited"}, {"kind": "me", "name": "Ana"}]}
    first = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="reduce")
    created = first.request.post("/api/tables", data=spec).json()
    table = created["table"]["id"]
    frames: dict[int, list[str]] = {0: [], 1: [], 2: []}
    pages: dict[int, Page] = {}
    for seat in range(3):
        context = first if seat == 2 else browser.new_context(base_url=address, viewport=DESKTOP)
        page = context.new_page()
        quicken(page)
        page.on(
            "websocket",
            partial(listen, frames[seat]),
        )
        if seat == 2:
            kept = {
                table: {
                    "id": table,
                    "game": "hotw2018",
                    "owner": created["owner"],
                    "seats": created["seats"],
                    "last": 1,
                }
            }
            page.add_init_script(f"localStorage.setItem('mundi.tables', {json.dumps(json.dumps(kept))})")
            page.goto(f"/t/{table}")
        else:
            page.goto(f"/t/{table}#invite={created['invitations'][str(seat)]}")
            page.get_by_role("textbox").first.fill(f"Player {seat}")
            page.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.click()
        pages[seat] = page
    answer = first.request.post(
        f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {created['owner']}"}, data={}
    )
    assert answer.ok, answer.text()
    for _ in range(60):
        for page in pages.values():
            if page.locator(f"{GILT}, {CARD}").count():
                decide(page)
    for seat, received in frames.items():
        assert received
        for text in received:
            for told in re.findall(r'\{"event":"(?:chose|received|drew)"[^{}]*\}', text):
                event = json.loads(told)
                assert event["seat"] == seat or "card" not in event, f"seat {seat} was told {told}"
    for page in pages.values():
        page.context.close()


def test_a_phone_in_portrait(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="reduce"
    )
    page = context.new_page()
    quicken(page)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    for number in range(10):
        decide(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"the page is {wide} px wide after {number} decisions"
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href]')]
            .filter(e => e.offsetParent && !e.closest('.visually-hidden, .skip, .rule'))
            .map(e => [e.innerText || e.ariaLabel, e.getBoundingClientRect()])
            .filter(([, box]) => box.width && box.height && (box.height < 43.5))
            .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    shot(page, "phone")
    assert not small, small
    context.close()
