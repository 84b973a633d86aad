"""What a first visit costs: few requests, few bytes, one language; and pictures that need no maps."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.client.conftest import NewContext
from tests.client.pages import fresh
from tests.client.waiting import wait_for, wait_until
from tests.server.serving import serving
from tests.words import LANGUAGES
from tools.client.pictures import DRAWN, PICTURES, draw

REQUESTS = 40
KILOBYTES = 500
CLIENT = Path(__file__).parents[2] / "src/mappamundi/client"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light_and_speaks_one_language(browser: Browser, address: str, language: str) -> None:
    # The browser of somebody who reads English, except that in one case the reader has chosen another language here.
    chosen = language == "nl"
    context = fresh(browser, address, locale="en-GB" if chosen else language)
    if chosen:
        context.add_init_script("localStorage.setItem('mundi.settings', JSON.stringify({language: 'nl'}))")
        context.add_cookies([{"name": "mundi_language", "value": "nl", "url": address}])
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto("/")
    expect(page.locator(".game-card svg.cutout, .game-card svg.gods-picture")).to_have_count(4)
    wait_until(page, "() => document.fonts.status === 'loaded'")
    assert wait_for(page, lambda: set(asked) == set(sizes))
    addresses = [url.removeprefix(address) for url in asked.values()]
    assert len(addresses) < REQUESTS, addresses
    assert sum(sizes.values()) < 1000 * KILOBYTES, sorted((size, asked[one]) for one, size in sizes.items())
    spoken = {found[1] for url in addresses if (found := re.search(r"/locales/([\w-]+)/", url))}
    assert spoken == {language}
    assert len(set(addresses)) == len(addresses), "something was asked for twice"
    context.close()


def test_a_chosen_language_is_known_with_the_next_page(context: NewContext, address: str) -> None:
    page = context(address).new_page()
    page.goto("/settings")
    page.get_by_label("Language").last.select_option("it")
    expect(page.locator("h1")).to_have_text("Preferenze")
    warnings: list[str] = []
    page.on("console", lambda line: warnings.append(line.text) if "preload" in line.text else None)
    with page.expect_response(re.compile("/$")) as answer:
        page.goto("/")
    assert set(re.findall(r"/locales/([\w-]+)/", answer.value.text())) == {"it"}
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert warnings == []


def test_stored_pictures_are_what_would_be_drawn(context: NewContext, tmp_path: Path) -> None:
    """After a change of a map, a scene or the drawing: python tools/client/pictures.py."""
    # Scripts that draw once for all are in no bundle.
    with serving(tmp_path) as served:
        page = context(served.url).new_page()
        page.goto("/settings")
        for name in DRAWN:
            assert draw(page, name) == (PICTURES / f"{name}.svg").read_text(encoding="utf-8"), name


def test_the_serif_is_there_in_three_styles(context: NewContext, address: str) -> None:
    page = context(address).new_page()
    page.goto("/")
    loaded = "style => document.fonts.load(`${style} 16px 'Mundi Serif'`).then(found => found.length)"
    assert [page.evaluate(loaded, style) for style in ("400", "italic 400", "700")] == [1, 1, 1]
    family = page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
    assert family.startswith('"Mundi Serif"')
