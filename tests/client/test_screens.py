"""Every screen: free of accessibility faults, in four languages, light and dark."""

import json
import re
from collections.abc import Sequence

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.client.conftest import PHONE, NewPage
from tests.client.measures import too_wide
from tests.client.pages import at_start
from tests.client.playing import THEMES, dress, settled, shot
from tests.words import LANGUAGES

SCREENS = (
    "/",
    "/new",
    "/watch",
    "/rules",
    "/rules/hotw2018/Z8.8",
    "/rules/hotw2024/R8.3",
    "/rules/hotw2024/events",
    "/learn",
    "/settings",
    "/nowhere",
)


# All states at a table have the same map: axe looks at its thousand lines once, and at what is around it everywhere. A
# lens is the map once more, which nobody is told of twice.
MAP = ".map svg, .lens"

# In the dark the same things have other colours.
COLOURS = ("color-contrast", "link-in-text-block")


# The strokes of a map that is left out are taken out meanwhile: axe asks for the style and place of each of a thousand,
# only to pass it by.
LOOK = """async ([but, chosen]) => {
    const held = (but ? [...document.querySelectorAll(but)] : [])
        .filter(one => one.matches('svg') && !one.contains(document.activeElement))
        .map(svg => [svg, [...svg.childNodes]]);
    for (const [svg] of held) svg.replaceChildren();
    try {
        return (await axe.run(but ? {exclude: [[but]]} : {include: [['html']]}, chosen)).violations;
    } finally {
        for (const [svg, strokes] of held) svg.replaceChildren(...strokes);
    }
}"""


def faults(page: Page, kinds: Sequence[str] = (), but: str = "") -> list[str]:
    """What axe finds, by all of its rules or by those of some kinds, everywhere or in all but some elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    chosen = {"resultTypes": ["violations"]} | ({"runOnly": list(kinds)} if kinds else {})
    found = page.evaluate(LOOK, [but, chosen])
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes']][:3]}" for fault in found]


def test_no_screen_has_accessibility_faults(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    found = []
    for screen in SCREENS:
        page.goto(screen)
        settled(page)
        for theme in THEMES:
            dress(page, theme)
            kinds = () if theme == "light" else COLOURS
            found += [f"{screen} ({theme}): {fault}" for fault in faults(page, kinds)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_screen(page_at: NewPage, address: str, language: str) -> None:
    page = page_at(address, viewport=PHONE, locale=language)
    settings = json.dumps({"language": language, "pace": 0})
    at_start(page, f"localStorage.setItem('mundi.settings', {settings!r})")
    for screen in SCREENS:
        page.goto(screen)
        settled(page)
        assert page.evaluate("document.documentElement.lang") == language
        shown = page.evaluate("document.body.innerText")
        missing = re.findall(r"\b[a-z]+(?:-[a-z0-9]+){2,}\b", shown)
        assert not [word for word in missing if word.startswith(("name-", "text-", "refusal-", "lesson-", "prompt-"))]
        assert not too_wide(page), f"{screen} in {language}"
    shot(page, f"phone-{language}")
