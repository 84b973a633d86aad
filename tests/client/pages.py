"""Pages handed on from test to test.

A page that has shown the site before opens a table for two thirds of what one in a new browser costs: its scripts are
read and compiled. Between two tests it is emptied, so that it knows nothing but them. What cannot be undone (a clock
that stands, a socket with somebody between) needs a browser of its own: the fixture `context`.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.client.waiting import PATIENCE

DESKTOP = ViewportSize(width=1440, height=900)
LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

# Each is a process, and holds a map in its memory.
MOST_KEPT = 3
# Small, and of the same site: anywhere else the browser would begin anew.
ELSEWHERE = "/health"

_until_over: WeakKeyDictionary[Page, ExitStack] = WeakKeyDictionary()
# Stages of a battle, toasts, copied links and moments of the chronicle go after two to six seconds.
_LINGER = """{ const soon = window.setTimeout;
    const longer = delay => delay >= 2000 && delay <= 6000 ? 20 * delay : delay;
    window.setTimeout = (run, delay, ...more) => soon(run, longer(delay), ...more);
}"""


def fresh(browser: Browser, address: str, **more: Any) -> BrowserContext:
    """A browser that knows nothing, with patience for a busy machine."""
    context = browser.new_context(base_url=address, **more)
    context.set_default_timeout(PATIENCE)
    return context


def at_start(page: Page, script: str) -> None:
    """Run this in whatever the page opens from now on, until the test is over."""
    _until_over.setdefault(page, ExitStack()).enter_context(page.add_init_script(script))


def hear(page: Page, event: Any, handler: Callable[[Any], None]) -> None:
    """Tell this of what happens to the page, until the test is over."""
    page.on(event, handler)
    _until_over.setdefault(page, ExitStack()).callback(page.remove_listener, event, handler)


def linger(page: Page) -> None:
    """In pages opened from now on, what is shown for some seconds stays long enough to be seen on a slow machine."""
    at_start(page, _LINGER)


class Kind(NamedTuple):
    """What a page cannot change once it is there."""

    address: str
    traits: tuple[tuple[str, object], ...]


class Pages:
    """The pages of one browser that nobody uses now, those used last at the end."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kinds: WeakKeyDictionary[Page, Kind] = WeakKeyDictionary()
        self.free: list[Page] = []

    def take(self, address: str, viewport: Any, color_scheme: Any, reduced_motion: Any, **traits: object) -> Page:
        kind = Kind(address, tuple(sorted(traits.items())))
        page = next((page for page in self.free if self.kinds[page] == kind), None)
        if page:
            self.free.remove(page)
        else:
            page = fresh(self.browser, address, **traits).new_page()
            self.kinds[page] = kind
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        return page

    def put_back(self, page: Page) -> None:
        """Empty it for the next test."""
        if page.is_closed():
            page.context.close()
            return
        _until_over.pop(page, ExitStack()).close()
        page.unroute_all()
        page.context.clear_permissions()
        page.context.set_offline(False)
        page.goto(ELSEWHERE)
        page.evaluate("sessionStorage.clear()")
        session = page.context.new_cdp_session(page)
        origin = self.kinds[page].address
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.free.append(page)
        if len(self.free) > MOST_KEPT:
            self.free.pop(0).context.close()
