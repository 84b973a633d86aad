"""The client as a wheel has it: few files, all of them there, and the same games."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.client.bundles import bundle, why_not
from tests.client.conftest import LAPTOP, NewContext
from tests.client.playing import at_table, decide, quicken, settled
from tests.client.tables import House, Table, person
from tests.client.test_whole_fourgods import GAME as GODS
from tests.client.test_whole_fourgods import RACE, go_on, let_pass
from tests.client.waiting import drawn, wait_for
from tests.server.serving import BOT, Served

from mappamundi.games import GAME_IDS
from mappamundi.server.pages import Manifest

REQUESTS = 30
KILOBYTES = 420

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "")


@pytest.fixture
def visit(context: NewContext) -> Iterator[Callable[[str], Page]]:
    """Pages of browsers that know nothing; a test must end without any error in them."""
    errors: list[str] = []

    def new(address: str) -> Page:
        page = context(address, viewport=LAPTOP).new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        quicken(page)
        return page

    yield new
    assert errors == []


@contextmanager
def counted(page: Page) -> Iterator[dict[str, float]]:
    """What is asked for meanwhile, each with the bytes that came; and that it is little."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, float] = {}
    found: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    yield found
    assert wait_for(page, lambda: set(asked) == set(sizes))
    found.update({url: sizes[request] for request, url in asked.items()})
    assert len(asked) == len(found), "something was asked for twice"
    assert len(found) <= REQUESTS, sorted(found)
    assert sum(found.values()) <= 1000 * KILOBYTES, sorted((size, url) for url, size in found.items())
    # No script or style comes from elsewhere.
    assert {url for url in found if url.endswith((".js", ".css")) and "/assets/dist/" not in url} == set()


def acted(table: Table) -> int:
    """How often the first seat has."""
    return sum(entry.get("seat") == 0 for entry in table.log(0))


@pytest.mark.parametrize("game", ["hotw2001", "hotw2018", "hotw2024"])
def test_a_table_comes_in_few_files_and_is_played(served: Served, visit: Callable[[str], Page], game: str) -> None:
    table = Table(served, served.table(person("Ann"), BOT, BOT, game=game))
    page = visit(served.url)
    with counted(page):
        table.sit(page, 0)
        at_table(page)
        settled(page)
    while acted(table) < 3:
        assert decide(page)


def test_a_race_comes_in_few_files_and_is_played(house: House, visit: Callable[[str], Page]) -> None:
    table = house.staged(RACE, players=3, game=GODS, bots=2, bot="swift")
    page = visit(house.url)
    with counted(page):
        table.sit(page, 0)
        expect(page.locator("h1")).to_have_text("Are you ready?")
        settled(page)
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Everybody is ready")
    let_pass(table, 4)
    expect(page.locator("#decision")).to_contain_text("everyone at once")
    drawn(page)
    while acted(table) < 3:
        go_on(page)


def test_every_screen_finds_its_files(served: Served, visit: Callable[[str], Page]) -> None:
    """From one page: what a screen loads later it asks for by names that are there."""
    page = visit(served.url)
    for path in ("/", "/new", "/watch", "/watch/hotw2018", "/learn", "/settings"):
        page.goto(path)
        settled(page)
    for game in GAME_IDS:
        page.goto(f"/rules/{game}")
        settled(page)


def test_every_file_of_the_bundle_is_named_and_there(client: Path) -> None:
    manifest = msgspec.json.decode((client / "dist/manifest.json").read_bytes(), type=Manifest)
    made = {path.name for path in (client / "dist").iterdir() if path.suffix not in (".json", ".br")}
    assert set(manifest.files.values()) | {name for needed in manifest.needs.values() for name in needed} == made
    assert {"js/main.js", "css/page.css", "coast.svg"} <= set(manifest.files)
    # Each screen, and each game.
    screens = {path.relative_to(client).as_posix() for path in (client / "js/screens").glob("*.js")}
    games = {path.relative_to(client).as_posix() for path in (client / "js/games").glob("**/*/index.js")}
    assert screens | games <= set(manifest.needs)
    # An edition is not in what others need.
    for edition in ("y2001", "y2018", "y2024"):
        own = manifest.files[f"js/games/history/{edition}/index.js"]
        assert [path for path, needed in manifest.needs.items() if own in needed and f"/{edition}/" not in path] == []


def test_what_a_file_is_called_follows_from_what_is_in_it(client: Path, tmp_path: Path) -> None:
    """So that a browser keeps across versions what did not change."""
    again = tmp_path / "client"
    shutil.copytree(client, again)
    names = {path.name for path in (client / "dist").iterdir()}
    changed = again / "js/games/fourgods/index.js"
    changed.write_text(changed.read_text("utf-8") + "\nconsole.log(1);\n", "utf-8")
    bundle(again)
    new = {path.name for path in (again / "dist").iterdir()} - names
    assert any(name.startswith("fourgods-") for name in new)
    assert {name.partition("-")[0] for name in names - new} >= {"page", "coast", "mundi"}
