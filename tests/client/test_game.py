"""Whole games through the interface, as people play them."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect
from tests.client.conftest import NewContext, Watched
from tests.client.playing import (
    END,
    MOST_DECISIONS,
    at_table,
    decide,
    play_now,
    quicken,
    settled,
    shot,
)
from tests.games.hotw2018.game import GAME
from tests.games.hotw2018.worlds import known_cards
from tests.server.serving import Served, bearer, finish
from tests.server.test_secrecy import cards_named

from mappamundi.records import decode, replay

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
    page.add_init_script(LONELY)
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


class Seat:
    """One player, in a browser of their own, and all that the server sent there about the table."""

    def __init__(self, context: NewContext, served: Served, number: int) -> None:
        self.number = number
        self.frames: list[Any] = []
        self.answers: list[tuple[str, Any]] = []
        self.page: Page = context(served.url).new_page()
        quicken(self.page)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def _read(self, response: Response) -> None:
        # A table's own answers name no card; rules and catalogues name them all to everybody.
        if re.search(r"/api/tables/\w+$", response.url) and response.ok:
            self.answers.append((response.url, response.json()))


def known_after_each_step(record: bytes, viewer: int) -> list[set[str]]:
    """Worked out from the game itself, not from what was sent: all cards that a seat got to know so far."""
    known: set[str] = set()
    steps = []
    for moment in replay(decode(record), GAME):
        known |= known_cards(moment.position.dump(), viewer)
        for event in moment.events:
            # What went through its hands within a step, and stayed for no decision.
            told = GAME.tell(event, viewer)
            if told.get("seat") == viewer:
                known |= set(cards_named(told))
        steps.append(set(known))
    return steps


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
    live = served.app.state.hub.live[table]
    # Through the first draft and into the second era: everybody chooses, is called, invades and is attacked.
    while live.table.position.epoch < 2 or live.table.seq < 60:
        for seat in live.table.to_act():
            decide(players[seat].page)
    heard = live.table.seq
    for player in players:
        expect(player.page.locator(".loading-line")).to_have_count(0)
    finish(served, table, tokens)
    for player in players:
        expect(player.page.locator(END)).to_be_visible()
    record = served.http.get(f"/api/tables/{table}/record", headers=bearer(created["owner"]))
    assert record.status_code == 200, record.text
    for player in players:
        known = known_after_each_step(record.content, player.number)
        named = step = 0
        for frame in player.frames:
            if frame["type"] == "frame" and frame["told"]["kind"] == "end":
                break
            if frame["type"] == "frame" and frame["told"]["kind"] == "step":
                step += 1
            found = set(cards_named(frame))
            assert found <= known[step], f"seat {player.number} was told of {found - known[step]} in step {step}"
            named += len(found)
        assert step > 30, f"seat {player.number} heard {step} of {heard} entries"
        assert named > 20
        for url, answer in player.answers:
            assert not set(cards_named(answer)), url
    # The scan can fail: what one seat was told, another could not have known.
    known = known_after_each_step(record.content, 0)
    assert not set(cards_named(players[1].frames)) <= known[-1]
