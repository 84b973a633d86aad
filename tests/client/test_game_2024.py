"""Whole games of the 2024 edition through the interface, and three browsers of which none is told too much."""

import pytest
from playwright.sync_api import expect
from tests.client.conftest import Watched
from tests.client.playing import END, MOST_DECISIONS, at_table, decide, shot
from tests.client.tables import GAME_2024, Table, person
from tests.server.serving import Served

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("dice", [True, False])
def test_a_whole_game_with_dice_and_one_without(visitor: Watched, served: Served, dice: bool) -> None:
    page = visitor.page()
    table = Table(served, served.table(person("Ana"), BOT, BOT, game=GAME_2024, options={"dice": dice}))
    table.sit(page, 0)
    at_table(page)
    for _ in range(MOST_DECISIONS):
        if not decide(page):
            break
    else:
        pytest.fail("the game did not end")
    shot(page, f"end-2024-{'dice' if dice else 'certain'}")
    page.reload()
    expect(page.locator(END)).to_be_visible()
