"""Notices in a browser: quiet hours and a webhook, for the seats kept there; and silence when it is to be silent."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.client.axe import faults
from tests.client.conftest import PHONE
from tests.client.pages import fresh
from tests.client.waiting import wait_for
from tests.server.serving import Served, serving

pytestmark = pytest.mark.scripts

SECRET = "secret-part-of-the-address"  # noqa: S105 - nobody's


@pytest.fixture
def received() -> Iterator[tuple[str, list[Any]]]:
    """Where a webhook may lead, and what came there."""
    bodies: list[Any] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Receiver) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{SECRET}", bodies
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("home"), client, webhooks="any") as found:
        yield found


@pytest.fixture
def page(browser: Browser, home: Served) -> Iterator[Page]:
    context = fresh(
        browser, home.url, viewport=PHONE, locale="en-GB", timezone_id="Europe/Rome", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def test_a_webhook_is_set_tried_and_taken_back(page: Page, home: Served, received: tuple[str, list[Any]]) -> None:
    url, bodies = received
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    table = page.url.rpartition("/")[2]
    page.locator(".phone-head").get_by_role("button", name="Menu").click()
    page.get_by_text("Quiet hours and webhook").click()
    page.wait_for_url(re.compile(r"/settings#notices"))
    part = page.get_by_role("region", name="Notices of your decisions")
    part.get_by_role("switch", name="Quiet hours").check()
    expect(part.get_by_text("By the clocks of Europe/Rome.")).to_be_visible()
    part.get_by_label("From", exact=True).fill("23:15")
    field = part.get_by_role("textbox", name="Webhook")
    field.fill("mailto:me")
    part.get_by_role("button", name="Use this address").click()
    expect(part.get_by_text("That is no address")).to_be_visible()
    field.fill(url)
    part.get_by_role("button", name="Use this address").click()
    expect(part.get_by_text("The address is kept.")).to_be_visible()
    assert SECRET not in page.content()
    part.get_by_role("button", name="Send a test notice").click()
    expect(part.get_by_text("The test notice has arrived.")).to_be_visible()
    assert [(told["event"], told["table"]) for told in bodies] == [("test", table)]
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    kept = home.app.state.hub.live[table].private[0, "notices"]
    assert kept["quiet"] == {"start": "23:15", "end": "08:00", "zone": "Europe/Rome"}
    # A seat taken later is told of as well, by itself.
    page.goto("/")
    with page.expect_response(re.compile(r"/api/tables/\w+/notices$")) as told:
        page.get_by_role("button", name="Play now against bots").first.click()
        page.wait_for_url(re.compile(r"/t/\w+"))
    assert told.value.status == 200
    page.goto("/settings#notices")
    part.get_by_role("button", name="Remove it").click()
    expect(part.get_by_text("The address is gone.")).to_be_visible()
    assert not [1 for live in home.app.state.hub.live.values() for _, kind in live.private if kind == "notices"]


def test_a_webhook_whose_answer_never_came_is_taken_back_too(
    page: Page, home: Served, received: tuple[str, list[Any]]
) -> None:
    """Whoever leaves the page before the server has answered has still told it."""
    page.goto("/settings")
    page.evaluate("url => localStorage.setItem('mundi.settings', JSON.stringify({ webhook: url }))", received[0])
    page.goto("/")
    told: list[str] = []

    def answerless_once(route: Route) -> None:
        told.append(route.request.url)
        route.fetch() if len(told) == 1 else route.continue_()

    page.route(re.compile(r"/api/tables/\w+/notices$"), answerless_once)
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    table = page.url.rpartition("/")[2]
    assert wait_for(page, lambda: (0, "notices") in home.app.state.hub.live[table].private)
    page.goto("/settings#notices")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("The address is gone.")).to_be_visible()
    assert (0, "notices") not in home.app.state.hub.live[table].private


def test_the_browser_keeps_quiet_too(page: Page) -> None:
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    found = page.evaluate("""async () => {
        const main = document.querySelector("script[type=module]").src;
        const { quietUntil } = await import(new URL("table/notices.js", main));
        const night = { start: "22:00", end: "07:30" };
        const at = (text, quiet = night) =>
            quietUntil(quiet, new Date(`2026-${text}:00`))?.toString().slice(4, 21) ?? null;
        return [at("01-10T21:59"), at("01-10T22:00"), at("01-11T07:29"), at("01-11T07:30"), at("03-28T23:00"),
                at("01-10T12:00", { start: "12:00", end: "13:00" }), at("01-10T12:00", null)];
    }""")
    assert found == [
        None,
        "Jan 11 2026 07:30",
        "Jan 11 2026 07:30",
        None,
        "Mar 29 2026 07:30",
        "Jan 10 2026 13:00",
        None,
    ]


def test_a_notification_waits_for_the_end_of_quiet_hours(page: Page) -> None:
    """The hook by itself, in a page that says it is hidden, two seconds before the hours end."""
    page.clock.install(time="2026-01-10T21:50:00Z")
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    page.clock.pause_at("2026-01-10T21:59:58Z")
    page.evaluate("""async () => {
        const main = document.querySelector("script[type=module]").src;
        const { useNotices } = await import(new URL("table/notices.js", main));
        const { set } = await import(new URL("keep.js", main));
        const { html } = await import("htm/preact");
        const { render } = await import("preact");
        const shown = window.shown = [];
        window.Notification = class {
            static permission = "granted";
            constructor(_, { tag }) { shown.push(tag); }
        };
        Object.defineProperty(document, "hidden", { get: () => true });
        const Probe = ({ mine, tag }) => { useNotices(mine, "", "", tag); return null; };
        const places = {};
        window.see = (tag, mine) => {
            places[tag] ??= document.createElement("div");
            render(html`<${Probe} mine=${mine} tag=${tag} />`, places[tag]);
        };
        window.hush = (quiet) => set({ notify: true, quiet });
    }""")

    def see(tag: str, mine: bool) -> None:
        page.evaluate("([tag, mine]) => see(tag, mine)", [tag, mine])
        page.clock.run_for(200)

    page.evaluate("hush(null)")
    see("loud", False)
    see("loud", True)
    page.evaluate("hush({ start: '22:00', end: '23:00' })")
    for tag in ("waits", "decided"):
        see(tag, False)
        see(tag, True)
    see("decided", False)
    assert page.evaluate("shown") == ["loud"]
    page.clock.run_for(2500)
    assert page.evaluate("shown") == ["loud", "waits"]
