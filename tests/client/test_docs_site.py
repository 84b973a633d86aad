"""What is written, as a browser shows it: the site made of docs/, opened from the disk, and the server's interface."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.client.axe import faults
from tests.client.conftest import PHONE, NewContext
from tests.client.playing import THEMES
from tools.docs.build import build

FEW = """() => {
    const kept = ["act", "stream-socket", "structure-NewTable"];
    for (const one of document.querySelectorAll("main section")) if (!kept.includes(one.id)) one.remove();
    const gone = item => !kept.includes(item.firstChild.hash.slice(1));
    for (const one of document.querySelectorAll("nav li")) if (gone(one)) one.remove();
}"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def heard(page: Page) -> tuple[list[str], list[str]]:
    """What the page asks for, and what it complains of."""
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    return asked, complaints


def test_the_site_is_read_searched_and_dressed(context: NewContext, address: str, tmp_path: Path) -> None:
    build(tmp_path)
    page = context(address).new_page()
    asked, complaints = heard(page)
    page.goto((tmp_path / "tutorials" / "first-bot.html").as_uri())
    expect(page.locator(".contents [aria-current]")).to_have_text("Your first bot")
    # The search is reached by its key, and leads to the very section.
    page.keyboard.press("/")
    page.keyboard.type("seed published")
    expect(page.locator("#found a").first).to_be_visible()
    page.locator(".search input").fill("xyzzy")
    expect(page.locator("#found")).to_have_text("Nothing has all of these words.")
    page.locator(".search input").fill("bad day")
    page.locator("#found a").first.click()
    expect(page).to_have_url(f"{(tmp_path / 'server.html').as_uri()}#on-a-bad-day")
    expect(page.locator("#on-a-bad-day")).to_be_in_viewport()
    # The theme is the reader's, on every page.
    page.locator(".theme").click()
    expect(page.locator("html.dark")).to_have_count(1)
    page.goto((tmp_path / "index.html").as_uri())
    expect(page.locator("html.dark")).to_have_count(1)
    # A phone shows all of it, and folds the contents up.
    page.set_viewport_size(PHONE)
    for name in ("index.html", "interface.html", "server.html"):
        page.goto((tmp_path / name).as_uri())
        assert page.evaluate(WIDE) <= 0, name
        expect(page.locator(".contents details")).not_to_have_attribute("open", "")
    assert [url for url in asked if not url.startswith(tmp_path.as_uri())] == []
    assert complaints == []
    # Last, because axe itself asks for the sheets in a way that files do not allow.
    page.goto((tmp_path / "index.html").as_uri())
    for theme in THEMES:
        assert faults(page) == [], theme
        page.locator(".theme").click()


def test_the_interface_of_the_server_is_read_on_any_screen(context: NewContext, address: str) -> None:
    page = context(address).new_page()
    asked, complaints = heard(page)
    page.goto("/api/docs#act")
    expect(page.locator("#act")).to_be_in_viewport()
    # All paths and structures are alike, and looking at hundreds of them takes minutes: some of each stay.
    page.evaluate(FEW)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert faults(page) == [], theme
    page.set_viewport_size(PHONE)
    page.reload()
    assert page.evaluate(WIDE) <= 0
    assert [url for url in asked if not url.startswith(address)] == []
    assert complaints == []
