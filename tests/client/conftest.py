"""A real server and a real browser for the client's tests."""

import hashlib
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    sync_playwright,
)
from tests.client.bundles import make_bundled, why_not
from tests.client.gallery import Gallery
from tests.client.looks import Press
from tests.client.pages import DESKTOP, LAPTOP, PHONE, Pages, fresh, hear
from tests.client.playing import SHOTS, quicken, undraw
from tests.client.tables import House
from tests.server.core import standing_still
from tests.server.serving import Served, serving

from mappamundi.server.api.routes import Call
from mappamundi.server.api.study import study
from mappamundi.server.desk import Work
from mappamundi.server.pages import CLIENT
from mappamundi.server.studies import Fetch

# Windows, for all tests.
__all__ = ["DESKTOP", "LAPTOP", "PHONE"]

# Nothing but the page itself may use the network, and nothing may move while a test looks.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # One tile for a whole screen: the map's coasts are stroked anew for each tile that they may touch, and with tiles
    # of the usual 256 px these strokes are half of what a browser without a graphics card does here.
    "--default-tile-width=2048",
    "--default-tile-height=2048",
]

# The shell without a window costs half of what the whole browser does (tools/chromium.sh has the same order).
CHROMIUMS = ("chromium-headless-shell", "chromium", "google-chrome")

STILL = {"viewport": DESKTOP, "locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"}

NewContext = Callable[..., BrowserContext]
NewPage = Callable[..., Page]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew", action="store_true", help="keep the screens as they look now as the pictures to compare with"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """What every page shows when a test fails, in words and as a picture: a fault that a busy machine brings out is
    seldom seen twice."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and report.when == "call" and browser:
        pages = [page for context in browser.contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            with suppress(Error):
                busy = page.locator("[aria-busy=true]").count()
                report.sections.append((f"page {number}: {page.url}, busy {busy}", page.locator("body").inner_text()))
                page.screenshot(path=SHOTS / f"failed-{item.name}-{number}.png".replace("/", "-"))
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    try:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    except Error as error:
        pytest.skip(f"no Chromium can be started here: {error.message.splitlines()[0]}")
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client as it is shipped, or as it is written where nothing can bundle it."""
    if why_not():
        return CLIENT
    # One for all processes that share the tests.
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "client"
    if not folder.exists():
        make_bundled(folder)
    return folder


@pytest.fixture(scope="module")
def client(request: pytest.FixtureRequest) -> Path:
    """The client that is served. A file of tests that asks single scripts something is marked `scripts`: a bundle has
    none."""
    if request.node.get_closest_marker("scripts"):
        return CLIENT
    folder: Path = request.getfixturevalue("bundled")
    return folder


@pytest.fixture(scope="session")
def serving_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], Served]]:
    """A server with an empty database for each client, for all who ask."""
    with ExitStack() as stack:
        yield cache(lambda client: stack.enter_context(serving(tmp_path_factory.mktemp("server"), client)))


@pytest.fixture(scope="module")
def served(serving_once: Callable[[Path], Served], client: Path) -> Served:
    """A server of its own, with an empty database."""
    return serving_once(client)


@pytest.fixture(scope="module")
def address(served: Served) -> str:
    return served.url


@pytest.fixture(scope="session")
def house_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], House]]:
    """A house for each client, for all who ask."""
    with ExitStack() as stack:

        def house(client: Path) -> House:
            return House(stack.enter_context(standing_still(tmp_path_factory.mktemp("house"), client=client)))

        yield cache(house)


@pytest.fixture(scope="module")
def house(house_once: Callable[[Path], House], client: Path) -> House:
    """A server whose clock stands still, with games played to certain points: the same in every run."""
    return house_once(client)


@pytest.fixture(scope="session", autouse=True)
def recalled_once() -> Iterator[None]:
    """What a seat saw before is worked out once. Every page that opens a table asks for it, and to play the game again
    costs as much as all that the browser does."""
    told: dict[tuple[object, ...], bytes] = {}

    async def once(call: Call, work: Work, name: str, fetch: Fetch, *given: Any) -> bytes:
        asked = (call.request.url.path, (await call.table()).committed, *given)
        if asked not in told:
            told[asked] = await study(call, work, name, fetch, *given)
        return told[asked]

    with patch("mappamundi.server.api.play.study", once):
        yield


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test has dice and piles of its own, and the same ones each time."""
    numbers = count()

    def seed() -> bytes:
        return hashlib.blake2b(f"{request.node.name} {next(numbers)}".encode(), digest_size=32).digest()

    with patch("mappamundi.server.new_tables.new_seed", seed), patch("mappamundi.server.api.staged.new_seed", seed):
        yield


@pytest.fixture
def context(browser: Browser) -> Iterator[NewContext]:
    """New browsers with nothing moving, closed when the test is over."""
    made: list[BrowserContext] = []

    def new(address: str, **more: Any) -> BrowserContext:
        made.append(fresh(browser, address, **(STILL | more)))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    return Pages(browser)


@pytest.fixture
def page_at(pages: Pages, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Pages that know nothing, with nothing moving: what a test does to them is undone when it is over. Where nobody
    looks at the map, which a mark `undrawn` says, it is not drawn."""
    taken: list[Page] = []
    undrawn = request.node.get_closest_marker("undrawn")

    def new(address: str, **more: Any) -> Page:
        taken.append(pages.take(address, **(STILL | more)))
        if undrawn and not request.node.get_closest_marker("drawn"):
            undraw(taken[-1])
        return taken[-1]

    yield new
    for page in taken:
        pages.put_back(page)


@pytest.fixture(scope="session")
def press(browser: Browser) -> Iterator[Press]:
    press = Press(browser)
    yield press
    press.page.close()


@pytest.fixture
def gallery(page_at: NewPage, house: House, press: Press, request: pytest.FixtureRequest) -> Gallery:
    return Gallery(page_at, house, press, renew=request.config.getoption("--renew"))


class Watched:
    """Somebody whose pages are listened to: a test must end without any error."""

    def __init__(self, page_at: NewPage, address: str) -> None:
        self.page_at = page_at
        self.address = address
        self.errors: list[str] = []

    def page(self) -> Page:
        page = self.page_at(self.address)
        quicken(page)
        hear(page, "pageerror", lambda error: self.errors.append(str(error)))
        hear(page, "console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        return page


@pytest.fixture
def visitor(page_at: NewPage, address: str) -> Iterator[Watched]:
    """Somebody who opens the site for the first time, in English, with nothing moving."""
    watched = Watched(page_at, address)
    yield watched
    assert not watched.errors, watched.errors
