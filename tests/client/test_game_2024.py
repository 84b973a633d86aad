"""The last epoch of the 2024 edition through the interface."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import NewPage
from tests.client.pages import hear
from tests.client.playing import END, MOST_DECISIONS, at_table, decide, quicken, shot, undraw
from tests.client.setups_2024 import LAST_EPOCH
from tests.client.tables import GAME_2024, House
from tests.words import words_of

# All that is read or read out.
SPOKEN = """() => document.getElementById('app').textContent + [...document.querySelectorAll('[aria-label], [title]')]
    .map(one => ` ${one.ariaLabel ?? ''} ${one.title ?? ''}`).join('')"""
# An id of a message that no file has shows itself; it begins as its relatives do.
FAMILIES = {id_.split("-")[0] for id_ in words_of("en", ("site", "table", "history", GAME_2024)) if "-" in id_}


def unworded(page: Page) -> set[str]:
    """What the page shows in place of words."""
    found = re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", page.evaluate(SPOKEN))
    return {id_ for id_ in found if id_.split("-")[0] in FAMILIES}


def test_the_last_epoch_to_the_end_by_mouse(house: House, page_at: NewPage) -> None:
    """Tokens, Empires, Events, expansion and revenue, until the Endgame is counted.

    A whole game by mouse is played in the 2018 edition (test_game.py), and every moment of whole games of this one,
    with dice and without, is put into words by tests/node/test_moments.py.
    """
    page = page_at(house.url)
    hear(page, "pageerror", lambda error: pytest.fail(str(error)))
    quicken(page)
    undraw(page)
    house.staged(LAST_EPOCH, 3, GAME_2024, bots=2, bot="random").sit(page, 0)
    at_table(page)
    for _ in range(MOST_DECISIONS):
        assert not unworded(page)
        if not decide(page):
            break
    else:
        pytest.fail("the game did not end")
    shot(page, "end-2024")
    page.reload()
    expect(page.locator(END)).to_be_visible()
