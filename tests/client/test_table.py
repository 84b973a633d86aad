"""The table: its bar in every window, large text, the chronicle, plans that stop, notices, a lost connection."""

import json
import re
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect
from tests.client.conftest import NewContext, NewPage
from tests.client.pages import at_start, hear, linger
from tests.client.playing import read_chronicle, speak
from tests.client.waiting import a_while, drawn, still, wait_for
from tests.games.hotw2018.game import GAME

from mappamundi.kit.random_play import BY_KIND, pick, seed_bytes
from mappamundi.records import Match, Seat, encode

pytestmark = pytest.mark.undrawn

LESSON = "first_turn"
SETTINGS = {"pace": 0, "motion": "still", "sound": True, "notify": True, "told": ["hotw2018"]}
DOCK = 164

# What a page heard: notifications and notes, which a test has no other way to see or hear.
LISTEN = """
window.noted = []; window.notes = 0; window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
window.Notification = class { constructor(title, more) { noted.push([title, more.body, more.tag]); } };
Notification.permission = 'granted';
Notification.requestPermission = async () => 'granted';
window.AudioContext = class {
  constructor() {
    window.notes++;
    const line = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    this.currentTime = 0;
    this.createOscillator = () => ({ frequency: {}, connect: (to) => to, start() {}, stop() {} });
    this.createGain = () => ({ gain: line, connect: (to) => to });
    this.close = async () => {};
  }
};
"""
# Everything a person can press that cannot be seen whole: it lies outside of the window and of what scrolls.
LOST = """() => [...document.querySelectorAll('button, a[href], summary, input')]
  .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, .skip, .overlay, [role=grid]'))
  .filter(e => {
    const box = e.getBoundingClientRect();
    for (let up = e.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
    }
    return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1;
  }).map(e => e.innerText || e.ariaLabel)"""


class Guest:
    """A browser at a table that a lesson has set up, in the one seat that is not a bot's."""

    def __init__(self, page: Page) -> None:
        self.page = page
        created = page.request.post(f"/api/lessons/{LESSON}", data={}).json()
        self.table = created["table"]["id"]
        ((self.seat, self.token),) = created["seats"].items()
        kept = {self.table: {"id": self.table, "game": "hotw2018", "seats": created["seats"], "last": 1}}
        for name, value in (("tables", kept), ("settings", SETTINGS)):
            quoted = json.dumps(json.dumps(value))
            at_start(self.page, f"localStorage['mundi.{name}'] ??= {quoted}")
        self.keys = 0

    def sit(self, prompt: str = ".prompt.mine") -> Page:
        self.page.goto(f"/t/{self.table}")
        self.page.locator(prompt).wait_for()
        drawn(self.page)
        return self.page

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.fetch(
            f"/api/tables/{self.table}{path}",
            method=method,
            data=body,
            headers={"Authorization": f"Bearer {self.token}"},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def act(self, **action: Any) -> None:
        self.keys += 1
        self.ask("POST", "/actions", {"action": action, "key": f"key-number-{self.keys}"})


@pytest.fixture
def guest(page_at: NewPage, address: str, request: pytest.FixtureRequest) -> Guest:
    width, height = getattr(request, "param", (1440, 900))
    phone = width < 600
    return Guest(page_at(address, viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone))


# How high the dock is, and where each button of the prompt begins.
HEIGHTS = """() => [
  innerHeight - document.querySelector('.prompt').getBoundingClientRect().top + 8,
  [...document.querySelectorAll('.prompt .answers > *')].map(e => e.getBoundingClientRect().top),
]"""


def test_the_dock_never_grows(guest: Guest) -> None:
    settings = json.dumps({"pace": 0, "told": ["hotw2018"]})
    at_start(guest.page, f"localStorage['mundi.settings'] = {settings!r}")
    page = guest.sit()
    for turn in ("begin", "invade"):
        if turn == "invade":
            guest.act(do="establish")
            expect(page.locator("[data-action=invade]")).to_be_visible()
        for (width, height), language in product(((1440, 900), (1280, 800), (1024, 768)), ("en", "pt-BR")):
            page.set_viewport_size(ViewportSize(width=width, height=height))
            speak(page, language)
            still(page)
            dock, tops = page.evaluate(HEIGHTS)
            assert dock <= DOCK + 1, (turn, width, language)
            assert max(tops) - min(tops) < 2, "the answers stand in one line"
            assert len(tops) <= 5
    # What has no room is under "More", and nothing is lost.
    page.locator(".prompt .more > button").click()
    expect(page.locator(".more-list button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".more-list")).to_have_count(0)


@pytest.mark.parametrize("guest", [(1280, 800), (390, 844)], indirect=True)
def test_text_twice_as_large(guest: Guest) -> None:
    at_start(
        guest.page,
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })",
    )
    page = guest.sit("#decision")

    def holds(where: str) -> None:
        still(page)
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], where
        assert page.evaluate(LOST) == [], where

    holds("at the beginning of the turn")
    guest.act(do="establish")
    expect(page.locator(".sheet-row").first).to_be_visible()
    holds("in the invasion")
    for tab in ("Score", "Hand", "Chronicle", "Map"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).click()
        holds(tab)
    # However far down, the way on can be reached and pressed.
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="End invasion").click()
    expect(page.locator("h1")).to_contain_text("armies")


def test_a_line_of_the_chronicle_shows_its_moment(guest: Guest) -> None:
    linger(guest.page)
    page = guest.sit()
    guest.act(do="establish")
    guest.act(do="invade", land="zagros")
    read_chronicle(page)
    line = page.locator(".line", has_text="Zagros").first.locator("[role=button]")
    expect(line).to_have_attribute("title", re.compile(r"\d\d?/\d\d/\d{4}"))
    line.focus()
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lights .light.moment")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".lights .light.moment")).to_have_count(0)
    page.get_by_role("button", name="battles", exact=True).click()
    expect(page.locator(".line", has_text="Zagros")).to_have_count(0)


def played_out() -> bytes:
    """The record of a whole game among three."""
    match, rng = Match.new(GAME, {}, [Seat(name, "random") for name in ("Ann", "Bo", "Cy")], seed_bytes(3)), Random(3)
    while waiting := match.position.to_act():
        match.play(waiting[0], pick(rng, match.position.legal(waiting[0]), BY_KIND), time=0.0)
    return encode(match.record())


def test_nobody_is_you_in_a_replay(page_at: NewPage, address: str) -> None:
    octets = {"Content-Type": "application/octet-stream"}
    page = page_at(address)
    kept = page.request.post("/api/records", data=played_out(), headers=octets).json()
    page.goto(f"/record/{kept['id']}#12")
    expect(page.locator(".line").first).to_be_visible()
    lines = page.locator(".line").all_inner_texts()
    assert any("keeps" in text for text in lines)
    assert not [text for text in lines if "You" in text]


def test_a_plan_that_stops_says_where_and_why(guest: Guest) -> None:
    linger(guest.page)
    at_start(
        guest.page, "localStorage['mundi.settings'] = JSON.stringify({language: 'en', pace: 0, told: ['hotw2018']})"
    )
    page = guest.sit()
    invade = {"do": "invade", "land": "anatolia"}
    steps: list[dict[str, Any]] = [
        {"action": {"do": "establish"}},
        {"action": invade, "given": {"lands": {"anatolia": {"owner": None}}}, "number": 2},
    ]
    guest.ask("PUT", "/plan", {"steps": steps})
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Plan stopped at step 2.")
    name = guest.ask("GET", "/seat", {})["table"]["seats"][3]["name"]
    expect(toast).to_contain_text(f"{name} now holds Anatolia.")
    toast.get_by_role("button", name="Review").click()
    expect(page.locator(".land-card")).to_contain_text("Anatolia")
    # A refusal by the rules is told in the reader's words, too.
    guest.ask("PUT", "/plan", {"steps": [{"action": {"do": "invade", "land": "cape"}, "number": 1}]})
    expect(toast).to_contain_text("None of your active armies borders")


def test_a_table_has_the_board_and_cards_of_its_own_rules(guest: Guest) -> None:
    """A game goes on under the rules it was begun under, whatever the newest ones say."""
    version = guest.page.request.get(f"/api/tables/{guest.table}").json()["rules"]
    asked: list[str] = []
    hear(guest.page, "request", lambda request: asked.append(request.url.partition("/api/games/")[2]))
    guest.page.route("**/api/games/hotw2018", lambda route: route.fulfill(status=500))
    page = guest.sit()
    expect(page.locator("#board path.land").first).to_be_attached()
    assert [name for name in asked if name] == [f"hotw2018?rules={version}"]


def test_whoever_looks_elsewhere_is_told(guest: Guest) -> None:
    at_start(guest.page, LISTEN)
    page = guest.sit()
    assert page.title().startswith("● Your decision: ")
    page.evaluate("away = true")

    # Play on until the others had something to decide, and it is my decision again.
    def told() -> bool:
        if page.evaluate("noted.length"):
            return True
        legal = guest.ask("GET", "/seat", {})["legal"]
        if legal:
            guest.act(**legal[-1])
        return False

    assert wait_for(page, told)
    title, text, tag = page.evaluate("noted[0]")
    assert title == "It is your decision"
    assert text
    assert tag == guest.table
    assert page.evaluate("notes") >= 1


def test_leaving_for_good_gives_the_seat_to_a_bot(guest: Guest) -> None:
    page = guest.sit()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave the table").click()
    dialog = page.get_by_role("dialog", name="Leave the table?")
    expect(dialog.get_by_role("button", name="Stay")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave the table").click()
    dialog.get_by_role("button", name="Leave for good").click()
    page.wait_for_url("**/")
    seat = guest.page.request.get(f"/api/tables/{guest.table}").json()["seats"][int(guest.seat)]
    assert seat["state"] == "open"
    assert seat["bot"]
    page.goto(f"/t/{guest.table}")
    expect(page.locator("#decision")).to_contain_text("You are watching")


def test_a_lost_connection(context: NewContext, address: str) -> None:
    lines: list[WebSocketRoute] = []
    dead = False

    def connect(line: WebSocketRoute) -> None:
        if dead:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    guest = Guest(context(address).new_page())
    page = guest.page
    page.route_web_socket("**/socket", connect)
    guest.sit()
    guest.act(do="establish")
    expect(page.locator("[data-action=end]")).to_be_visible()
    dead = True
    lines[-1].close()
    prompt = page.locator(".prompt.lost")
    expect(prompt).to_contain_text("Connection lost")
    expect(prompt).to_contain_text("Trying again")
    expect(prompt).to_contain_text("Your last move is safe.")
    expect(page.locator(".prompt [data-action]")).to_have_count(1)
    # Keys play nothing either.
    page.keyboard.press("Enter")
    guest.act(do="invade", land="zagros")
    page.get_by_role("button", name="Try now").click()
    dead = False
    expect(page.locator(".prompt.mine")).to_be_visible()
    read_chronicle(page)
    expect(page.locator(".line.missed", has_text="Zagros")).to_have_count(1)
    expect(page.locator(".line:not(.missed)", has_text="begins")).to_have_count(1)
    guest.act(do="end_invasion")
    expect(page.locator("h1")).not_to_contain_text("invade")
    assert page.locator(".line.missed", has_text="Zagros").count() == 1, "only what came meanwhile is marked"


def test_keys_can_be_moved_and_switched_off(guest: Guest) -> None:
    page = guest.sit()
    guest.act(do="establish")
    end = page.locator(".prompt [data-action=end]")
    expect(end).to_contain_text("X")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard")
    letter(dialog, "end the phase").click()
    page.keyboard.press("q")
    expect(letter(dialog, "end the phase")).to_have_text("Q")
    page.keyboard.press("Escape")
    expect(end).to_contain_text("Q")
    page.keyboard.press("x")
    expect(page.locator("h1")).to_contain_text("Choose a land")
    page.keyboard.press("q")
    expect(page.locator("h1")).to_contain_text("armies")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(end.locator("kbd")).to_have_count(0)
    page.keyboard.press("q")
    a_while(page)
    expect(page.locator("h1")).to_contain_text("Choose a land")


def letter(dialog: Locator, does: str) -> Locator:
    return dialog.locator(".letters div", has_text=does).get_by_role("button")
