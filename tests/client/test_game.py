"""Whole games through the interface, as people play them."""

import pytest
from playwright.sync_api import expect
from tests.client.conftest import Watched
from tests.client.pages import at_start
from tests.client.playing import (
    END,
    MOST_DECISIONS,
    decide,
    play_now,
    settled,
    shot,
    undraw,
)

# Answers that were given where there was no other.
LONELY = """
window.lonely = [];
document.addEventListener("click", (event) => {
    const answers = event.target.closest(".prompt.mine .answers");
    const words = event.target.closest("[data-action]")?.querySelector(".answer-words").textContent;
    if (answers && words && answers.querySelectorAll(".button").length === 1) lonely.push(words);
}, true);
"""


def test_a_whole_game_against_bots(visitor: Watched) -> None:
    page = visitor.page()
    at_start(page, LONELY)
    undraw(page)
    page.goto("/")
    settled(page)
    shot(page, "home")
    play_now(page)
    settled(page)
    shot(page, "draft")
    for number in range(MOST_DECISIONS):
        if not decide(page):
            break
        if number in (4, 12, 40):
            shot(page, f"table-{number}")
    else:
        pytest.fail("the game did not end")
    settled(page)
    shot(page, "end")
    # Five turns: the end of each may be asked, if it could still be changed; the end of invasions never.
    lonely: list[str] = page.evaluate("lonely")
    assert [answer for answer in lonely if answer.startswith("End")] == ["End the turn"] * lonely.count("End the turn")
    assert lonely.count("End the turn") <= 5, lonely
    page.reload()
    expect(page.locator(END)).to_be_visible()
    # The story and the luck ledger come with the replay, which is fetched for them.
    expect(page.locator(".story p").first).to_be_visible()
    expect(page.locator(".luck-rows li")).to_have_count(4)
