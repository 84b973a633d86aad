"""Which words a page fetches, and that those of two games never mix."""

import re

import pytest
from playwright.sync_api import expect
from tests.client.conftest import NewContext, Watched
from tests.client.pages import hear

pytestmark = pytest.mark.scripts

IN_PAGE = """async () => {
    const main = document.querySelector("script[type=module]").src;
    const words = await import(new URL("i18n.js", main));
    const { set } = await import(new URL("keep.js", main));
    const told = (game) => words.tellOf(game, "name-greeks");
    const said = () => [words.t("name-greeks"), words.t("nav-learn"), told("one"), told("two")];
    const found = [said()];
    await Promise.all([words.learnWords("one", ["history", "hotw2018"]), words.learnWords("two", ["history"])]);
    found.push(said());
    words.speakOf("one");
    found.push(said());
    words.speakOf("two");
    found.push(said());
    set({ language: "it" });
    await words.loadWords();
    words.speakOf("one");
    found.push(said());
    return found;
}"""


def test_pages_fetch_their_own_words_in_one_language(visitor: Watched) -> None:
    page = visitor.page()
    asked: list[str] = []
    hear(page, "request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sorted({match[1] for url in asked if (match := re.search(r"/locales/(.*)\.ftl$", url))}) == [
        "en/site",
        "en/table",
    ]


def test_words_of_two_games_never_mix(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/watch")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    id_, learn = "name-greeks", "Learn"
    assert page.evaluate(IN_PAGE) == [
        [id_, learn, "", ""],
        [id_, learn, "Greeks", ""],
        ["Greeks", learn, "Greeks", ""],
        [id_, learn, "Greeks", ""],
        ["Greci", "Impara", "Greci", ""],
    ]
    assert page.evaluate("document.documentElement.lang") == "it"


def test_what_is_set_in_one_window_holds_in_the_other(context: NewContext, address: str) -> None:
    browser = context(address)
    home, settings = browser.new_page(), browser.new_page()
    home.goto("/")
    settings.goto("/settings")
    settings.get_by_label("Language").last.select_option("it")
    settings.get_by_role("radio", name="Scuro").check()
    expect(home.locator("html.dark[lang=it]")).to_have_count(1)
    expect(home.get_by_role("link", name="Impara").first).to_be_visible()
