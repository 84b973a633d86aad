"""A real server and a real browser for the client's tests."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize, sync_playwright

SHOTS = Path(__file__).parent / "shots"
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)

# Nothing but the page itself may use the network, and nothing may move while a test looks.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    try:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    except Error as error:
        pytest.skip(f"no Chromium can be started here: {error.message.splitlines()[0]}")
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, with an empty database."""
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "mappamundi", "serve", "--port", "0", "--rate", "0"]
    command += ["--db", f"sqlite:///{folder}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, f"the server did not start: {line}"
    yield found.group().rstrip("/")
    server.terminate()
    server.communicate(timeout=10)


class Watched:
    """A page whose errors are kept: a test must end without any."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.errors: list[str] = []

    def page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        return page


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Watched]:
    """Somebody who opens the site for the first time, in English, with nothing moving."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    watched = Watched(context)
    yield watched
    context.close()
    assert not watched.errors, watched.errors
