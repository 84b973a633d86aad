"""Whole games through the interface, as people play them."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.client.conftest import NewContext, Watched
from tests.client.leaks import Seat, ended, scan_all, take_turns
from tests.client.pages import at_start
from tests.client.playing import (
    END,
    MOST_DECISIONS,
    at_table,
    decide,
    play_now,
    settled,
    shot,
)
from tests.client.tables import Table
from tests.games.hotw2018.game import GAME
from tests.games.hotw2018.worlds import known_cards
from tests.server.serving import Served
from tests.server.test_secrecy import CARDS

from mappamundi.kit.hidden import named

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


# --- three seats, three browsers -----------------------------------------------------------------------------------


def test_three_seats_in_three_browsers_leak_nothing(context: NewContext, served: Served) -> None:
    """No frame names a card that its seat could not know by the rules when it was sent."""
    seats = [{"kind": "invited"}, {"kind": "invited"}, {"kind": "me", "name": "Ana"}]
    created = served.table(*seats)
    table, tokens = created["table"]["id"], dict(created["seats"])
    players = [Seat(context, served, number) for number in range(3)]
    kept = {"id": table, "game": "hotw2018", "owner": created["owner"], "seats": created["seats"], "last": 1}
    for player in players[:2]:
        player.page.goto(f"/t/{table}#invite={created['invitations'][str(player.number)]}")
        player.page.get_by_role("textbox").first.fill(f"Player {player.number}")
        player.page.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.click()
        expect(player.page.get_by_text(f"Player {player.number}").first).to_be_visible()
        own = player.page.evaluate("JSON.parse(localStorage.getItem('mundi.tables'))")
        tokens |= own[table]["seats"]
    owner = players[2].page
    owner.add_init_script(f"localStorage.setItem('mundi.tables', {json.dumps(json.dumps({table: kept}))})")
    owner.goto(f"/t/{table}")
    owner.get_by_role("button", name="Begin the game").click()
    for player in players:
        at_table(player.page)
    played = Table(served, created)
    # Through the first draft and into the second era: everybody chooses, is called, invades and is attacked.
    take_turns(players, played.to_act, lambda: played.view(None)["epoch"] >= 2 and played.live.table.seq >= 60)
    for player in players:
        expect(player.page.locator(".loading-line")).to_have_count(0)
    record = ended(served, created, tokens, players)
    known = scan_all(GAME, record, players, known_cards, CARDS, 30)
    # The scan can fail: what one seat was told, another could not have known.
    assert not set(named(players[1].frames, CARDS)) <= known[0][-1]
