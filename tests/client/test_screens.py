"""Every screen: free of accessibility faults, in four languages, light and dark."""

import json
import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import DESKTOP, PHONE
from tests.client.test_game import CARD, END, GILT, OTHER, decide, quicken, shot

SCREENS = ("/", "/new", "/watch", "/rules", "/rules/hotw2018/Z8.8", "/learn", "/settings", "/nowhere")
LANGUAGES = {"en": "English", "pt-BR": "Português", "it": "Italiano", "nl": "Nederlands"}


FOCUS = """selectors => {
    const offered = selectors.flatMap(selector => [...document.querySelectorAll(selector)]).filter(e => e.offsetParent);
    offered[0]?.focus();
    return offered.length > 0;
}"""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    quicken(page)
    yield page
    context.close()


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes']][:3]}" for fault in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_accessibility_faults(page: Page, screen: str, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(screen)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(300)
    shot(page, f"screen{screen.replace('/', '-').rstrip('-')}-{theme}")
    assert not faults(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_accessibility_faults(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".draft-cards, .prompt").first).to_be_visible()
    assert not faults(page), "in the draft"
    for number in range(8):
        decide(page)
        if number in (3, 7):
            shot(page, f"table-{theme}-{number}")
            assert not faults(page), f"after {number} decisions"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_screen(browser: Browser, address: str, language: str) -> None:
    context = browser.new_context(base_url=address, viewport=PHONE, locale=language, reduced_motion="reduce")
    page = context.new_page()
    settings = json.dumps({"language": language, "pace": 0})
    page.add_init_script(f"localStorage.setItem('mundi.settings', {settings!r})")
    for screen in SCREENS:
        page.goto(screen)
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        shown = page.evaluate("document.body.innerText")
        missing = re.findall(r"\b[a-z]+(?:-[a-z0-9]+){2,}\b", shown)
        assert not [word for word in missing if word.startswith(("name-", "text-", "refusal-", "lesson-", "prompt-"))]
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{screen} is {wide} px wide in {language}"
    shot(page, f"phone-{language}")
    context.close()


def test_a_game_by_keyboard_alone(page: Page) -> None:
    """From the first page into the third turn without a mouse."""
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.innerText?.includes('Play now against bots')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/\w+"))
    pressed = 0
    for _ in range(400):
        # What is offered may be gone a moment later, so look and focus in one go, then press.
        if page.evaluate(FOCUS, [kind.replace(":visible", "") for kind in (GILT, CARD, OTHER)]):
            page.keyboard.press("Enter")
            pressed += 1
        if pressed == 40 or page.locator(END).count():
            break
        page.wait_for_timeout(100)
    expect(page.locator("[aria-current='true'], [aria-current='step'], main.end").first).to_be_visible()
    assert pressed >= 40
