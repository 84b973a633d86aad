"""A whole turn of each game by listening alone: what a virtual screen reader says, kept word for word.

`tests/client/heard/` has what was said. `pytest tests/client/test_heard.py --renew` writes it anew; whoever does so
reads it aloud once, with closed eyes for the map.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.client.conftest import NewPage
from tests.client.playing import at_table, decide, quicken
from tests.client.setups_fourgods import RACE
from tests.client.tables import House, Table, begins, decides
from tests.client.waiting import drawn, wait_until

from mappamundi.games import game as find_game

ROOT = Path(__file__).parents[2]
READER = ROOT / "tools/client/node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
KEPT = Path(__file__).parent / "heard"

pytestmark = pytest.mark.skipif(
    not READER.exists(), reason="the virtual screen reader is not installed (npm ci --prefix tools/client)"
)

# What has changed since the last time in the regions that are said by themselves; what the focus came to; and then the
# decision from its beginning to its end, as somebody goes through it with the arrow keys.
LISTEN = """async () => {
    const { Virtual } = await import('/screen-reader.js');
    const said = window.said ??= new Map();
    const heard = [];
    for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive], [role=log]')) {
        if (region.closest('#decision')) continue;
        const text = region.textContent.replace(/\\s+/g, ' ').trim();
        if (text && said.get(region) !== text) heard.push(text);
        said.set(region, text);
    }
    const reader = new Virtual();
    const read = [];
    for (const container of document.querySelectorAll('dialog[open], #decision')) {
        await reader.start({ container });
        const first = await reader.lastSpokenPhrase();
        for (let steps = 0; steps < 400; steps++) {
            await reader.next();
            const phrase = await reader.lastSpokenPhrase();
            if (phrase === first || phrase.startsWith(`end of ${first.split(', ').slice(0, 2).join(', ')}`)) break;
        }
        read.push(...await reader.spokenPhraseLog());
        await reader.stop();
    }
    const here = document.activeElement;
    const name = here === document.body ? '' : here.getAttribute('aria-label') ?? here.textContent.trim();
    const focus = name === window.at ? '' : name;
    window.at = name;
    return { heard, focus, read };
}"""

# What the reader says of every paragraph and list, and of every button: a listener hears past it.
MARKS = re.compile(
    r"(end of )?(paragraph|status|alert|article|listitem|term|definition|img|rowgroup|strong|emphasis)\b.*"
    r"|end(,| of button,) .*"
)
STATES = re.compile(r", (not (busy|disabled|expanded|pressed|checked|selected)|level \d+)(?=,|$)")
BUSY = "() => !document.querySelector('#decision[aria-busy=true], #decision [aria-busy=true]')"
MOST_DECISIONS = 40
# More milliseconds than the page leaves between two things that it says.
APART = 5000


def settle(page: Page) -> None:
    """Nothing more follows by itself from what was done."""
    before = None
    while (now := page.locator("#app").text_content()) != before:
        before = now
        drawn(page)
        wait_until(page, BUSY)
        drawn(page)


def listen(page: Page) -> Iterator[str]:
    settle(page)
    found = page.evaluate(LISTEN)
    for text in found["heard"]:
        yield f"  says: {text}"
    if found["focus"]:
        yield f"  at: {found['focus']}"
    button = last = ""
    for phrase in found["read"]:
        # A button is read as a whole; somebody who listens does not go through its parts.
        if phrase in button or MARKS.fullmatch(phrase):
            continue
        button = phrase if phrase.startswith("button, ") else ""
        if phrase != last:
            yield f"  {STATES.sub('', phrase)}"
        last = phrase


def open_ears(page: Page) -> None:
    page.route("**/screen-reader.js", lambda route: route.fulfill(path=READER, content_type="text/javascript"))


def hold(request: pytest.FixtureRequest, name: str, heard: list[str]) -> None:
    """What was kept is what is heard."""
    path, text = KEPT / f"{name}.txt", "\n".join(heard) + "\n"
    if request.config.getoption("--renew"):
        path.write_text(text)
    assert text.splitlines() == path.read_text().splitlines()


def sit_2018(house: House) -> tuple[Table, int]:
    return house.new(begins)


def sit_2001(house: House) -> tuple[Table, int]:
    return house.new_2001(decides("events", 2))


def sit_2024(house: House) -> tuple[Table, int]:
    return house.new_2024(decides("event", 2))


@pytest.mark.parametrize("sit", [sit_2018, sit_2001, sit_2024], ids=["hotw2018", "hotw2001", "hotw2024"])
def test_a_turn_makes_sense_by_listening(
    sit: Callable[[House], tuple[Table, int]], page_at: NewPage, house: House, request: pytest.FixtureRequest
) -> None:
    table, seat = sit(house)
    page = page_at(house.url)
    quicken(page)
    open_ears(page)
    table.sit(page, seat)
    at_table(page)
    heard = [f"{find_game(table.game).facts.title}: a turn"]

    def asked() -> bool:
        return seat in table.to_act()

    for number in range(1, MOST_DECISIONS):
        heard += ["", f"{number}.", *listen(page)]
        if not asked():
            break
        decide(page, asked=asked)
    hold(request, table.game, heard)


def test_a_tile_is_laid_by_listening(page_at: NewPage, house: House, request: pytest.FixtureRequest) -> None:
    """From tile to tile with the keys that 4 Gods names."""
    table = house.staged(RACE, 4, "fourgods")
    page = page_at(house.url)
    quicken(page)
    open_ears(page)
    page.clock.install()
    table.sit(page, 0)
    at_table(page)
    heard = ["4 Gods: a turn"]
    told = page.locator(".chronicle .line")
    for key, acts in (
        ("", False),
        ("2", False),
        ("]", False),
        ("Space", False),
        ("Enter", True),
        ("d", False),
        ("Enter", True),
        ("b", True),
    ):
        lines = told.count()
        if key:
            page.keyboard.press(key)
        # In a race the page does not wait for the answer to what it sent.
        if acts:
            told.nth(lines).wait_for(state="attached")
        # Nor does it say two things in one breath.
        page.clock.fast_forward(APART)
        heard += ["", key or "at first", *listen(page)]
    hold(request, "fourgods", heard)
