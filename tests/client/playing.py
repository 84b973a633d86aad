"""A table as people play it: what the interface offers, taken by mouse, by touch or by keyboard."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.client.pages import at_start
from tests.client.waiting import PATIENCE, comes_true, drawn, wait_for, wait_until

Theme = Literal["light", "dark"]

SHOTS = Path(__file__).parent / "shots"
AT_ONCE = {"pace": 0, "motion": "still", "sound": False, "told": ["hotw2001", "hotw2018", "hotw2024", "fourgods"]}
# What the interface offers first is always legal; a game has some two hundred decisions.
MOST_DECISIONS = 900

# What the interface offers: the gilt answer, a card that can be chosen, or a choice in the battle dialog.
GILT = "button.gilt:visible:not([aria-disabled='true']):not(:disabled)"
CARD = ":is(.draft-cards, .token-fan) button:is([aria-pressed='false'], [aria-checked='false']):visible:not(:disabled)"
OTHER = ":is(.prompt, .p-sheet).mine .answers button:visible:not([aria-disabled='true'])"
END = "main.end"

# All that the page says, without asking for a layout, and what is picked in it.
SAID = """() => document.getElementById('app').textContent
    + document.querySelectorAll('[aria-pressed=true], [aria-checked=true]').length + location.pathname"""


def quicken(page: Page, **settings: object) -> None:
    """Others' turns at once, as the settings allow; nothing moves, and nobody has to be told what the game is about."""
    kept = json.dumps(AT_ONCE | settings)
    at_start(page, f"localStorage.getItem('mundi.settings') || localStorage.setItem('mundi.settings', {kept!r})")


# To draw the map anew is half of what a move costs a browser without a graphics card.
UNDRAWN = """{
    const blank = new CSSStyleSheet();
    blank.replaceSync(".map svg, .map canvas { visibility: hidden !important; }");
    document.adoptedStyleSheets = [blank];
}"""


def undraw(page: Page) -> None:
    """The map has its place and is not drawn, in whatever the page opens from now on: nobody looks at it."""
    at_start(page, UNDRAWN)


def forget(page: Page) -> None:
    """Before another screen is opened in this page: nothing of the last one is left in it but what the browser keeps
    for all pages. A new page costs half as much again as one that has read its scripts before."""
    page.evaluate("sessionStorage.clear()")
    page.emulate_media(color_scheme="light")


def photograph(page: Page) -> bytes:
    """The page as it looks: a JPEG, which takes half the work of a PNG."""
    return page.screenshot(type="jpeg", quality=90)


def shot(page: Page, name: str) -> None:
    """Keep a picture as an artefact."""
    SHOTS.mkdir(exist_ok=True)
    (SHOTS / f"{name}.jpg").write_bytes(photograph(page))


THEMES: Final = ("light", "dark")


def dress(page: Page, theme: Theme) -> None:
    """The same page in these colours: the reader's system changes over, and the page with it."""
    if page.evaluate("document.documentElement.classList.contains('dark')") == (theme == "dark"):
        return
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html.dark")).to_have_count(1 if theme == "dark" else 0)
    drawn(page)
    # Where movement is welcome, colours go over into each other.
    wait_until(page, "() => !document.getAnimations().some(one => one instanceof CSSTransition)")


# As somebody changes it in another window.
SPEAK = """async language => {
    if (document.documentElement.lang === language) return;
    const kept = JSON.stringify({...JSON.parse(localStorage.getItem('mundi.settings') ?? '{}'), language});
    localStorage.setItem('mundi.settings', kept);
    dispatchEvent(new StorageEvent('storage', {key: 'mundi.settings', newValue: kept}));
}"""


def speak(page: Page, language: str) -> None:
    """The same page in this language."""
    page.evaluate(SPEAK, language)
    wait_until(page, "language => document.documentElement.lang === language", language)
    drawn(page)


def settled(page: Page) -> None:
    """The screen is drawn: it has its heading, its words and its map."""
    page.locator("h1").first.wait_for(state="attached")
    expect(page.locator(".loading-line")).to_have_count(0)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    page.evaluate("document.fonts.ready.then(() => null)")
    drawn(page)


def table_of(page: Page) -> str:
    found = re.search(r"/t/(\w+)", page.url)
    assert found
    return found.group(1)


def play_now(page: Page) -> None:
    """From the first page to a table against bots."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    at_table(page)


def at_table(page: Page) -> None:
    """The table is there, and hears keys."""
    # Not by `expect`: as long as something is not there, it writes down all that the page says, again and again.
    page.locator("#decision h1").or_(page.locator(END)).or_(page.locator(".aim")).first.wait_for()
    drawn(page)


def read_chronicle(page: Page) -> None:
    """Beside the board it is a tab."""
    page.get_by_role("tab", name="Chronicle").click()
    expect(page.locator(".chronicle")).to_be_visible()


def to_cards(page: Page) -> None:
    """From the page between the eras on to the cards."""
    page.locator("#decision button.gilt:visible").first.click()
    expect(page.locator(".draft")).to_be_visible()


def said(page: Page) -> str:
    words: str = page.evaluate(SAID)
    return words


def until_news(page: Page, take: Callable[[], bool]) -> None:
    """Take what is offered, until the page says something else.

    More than once, because a choice made while the last one is still on its way is not heard. What was offered may be
    gone before it can be taken, by another seat's choice or by the answer to one's last: that is news, too.
    """
    before = said(page)
    for _ in range(6):
        if not take():
            return
        if comes_true(page, f"before => ({SAID})() !== before", before, patience=10_000):
            return
    shot(page, "stuck")
    focus = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"nothing happens at: {page.locator('#decision').inner_text()}; in focus: {focus}")


def offered(page: Page, asked: Callable[[], bool] = lambda: True) -> bool:
    """Wait until something is offered; False when the game is over, or this seat is not asked any more."""
    over = page.locator(END)
    offers = page.locator(f"{GILT}, {CARD}, {OTHER}").or_(over).first
    assert wait_for(page, lambda: offers.is_visible() or not asked()), "nothing is offered"
    return asked() and not over.count()


def decide(page: Page, touch: bool = False, asked: Callable[[], bool] = lambda: True) -> bool:
    """Take what is offered first; False when the game is over.

    Where the server is asked who is to act, that may be whoever has just acted: the page has sent it, and the server
    has yet to take it. `asked` tells when it has.
    """
    if not offered(page, asked):
        return False

    def take() -> bool:
        for kind in (GILT, CARD, OTHER):
            if page.locator(kind).count():
                with suppress(TookTooLong):
                    first = page.locator(kind).first
                    first.tap(timeout=5_000) if touch else first.click(timeout=5_000)
                return True
        return False

    until_news(page, take)
    return True
