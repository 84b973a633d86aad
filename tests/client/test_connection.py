"""Reload and loss of connection in the middle of a move: it happens once, or is offered again."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.client.conftest import NewContext
from tests.client.playing import at_table, quicken
from tests.client.tables import House, Table, invades
from tests.client.waiting import wait_for
from tests.client.wire import Wire, wired

INVADE = "#decision button[data-action='invade']:visible"
LOST = "#decision.lost, .p-sheet.lost"


class Here:
    """A player in the middle of a turn, at the other end of a wire."""

    def __init__(self, page: Page, wire: Wire, table: Table, seat: int) -> None:
        self.page = page
        self.wire = wire
        self.table = table
        self.seat = seat

    @property
    def steps(self) -> list[dict[str, object]]:
        """What this seat has done, as the server kept it."""
        snapshot = self.table.served.get(f"/api/tables/{self.table.id}/seat?since=0", self.table.tokens[str(self.seat)])
        log = snapshot.json()["log"]
        return [told["action"] for told in log if told["kind"] == "step" and told["seat"] == self.seat]

    def invade(self) -> None:
        button = self.page.locator(INVADE).first
        expect(button).to_be_enabled()
        button.click()

    def stands(self) -> None:
        """The page and the server agree on what is to be decided."""
        expect(self.page.locator(LOST)).to_have_count(0)
        asked = self.table.decision(self.seat)
        expect(self.page.locator("[aria-disabled='true'][data-action='invade']")).to_have_count(0)
        if asked == "invade":
            expect(self.page.locator("#decision h1")).to_contain_text("invade", ignore_case=True)
        else:
            expect(self.page.locator("#decision.mine, .battle").first).to_be_visible()


@pytest.fixture
def here(context: NewContext, house: House) -> Iterator[Here]:
    table, seat = house.new(invades)
    with wired(house.url) as wire:
        page = context(wire.url).new_page()
        quicken(page)
        table.sit(page, seat)
        at_table(page)
        yield Here(page, wire, table, seat)


def test_a_move_whose_answer_is_lost_happens_once(here: Here) -> None:
    before = here.steps
    here.wire.deaf = True
    here.invade()
    expect_steps(here, len(before) + 1)
    here.wire.cut()
    expect(here.page.locator(LOST)).to_be_visible()
    here.wire.mend()
    here.stands()
    # The page has sent it again with its old key by now: it is still one move.
    assert len(here.steps) == len(before) + 1
    assert here.steps[-1]["do"] == "invade"


def test_a_move_that_did_not_arrive_is_made_when_the_connection_is_back(here: Here) -> None:
    before = here.steps
    here.wire.mute = True
    here.invade()
    here.wire.cut()
    expect(here.page.locator(LOST)).to_be_visible()
    assert here.steps == before
    here.wire.mend()
    expect_steps(here, len(before) + 1)
    here.stands()
    assert len(here.steps) == len(before) + 1


def test_nothing_can_be_done_without_a_connection(here: Here) -> None:
    before = here.steps
    here.page.context.set_offline(True)
    here.wire.cut()
    expect(here.page.locator(LOST)).to_be_visible()
    assert not here.page.locator(INVADE).count()
    here.page.keyboard.press("Enter")
    here.page.keyboard.press("x")
    here.wire.mend()
    here.page.context.set_offline(False)
    here.stands()
    expect(here.page.locator(INVADE).first).to_be_enabled()
    assert here.steps == before
    here.invade()
    expect_steps(here, len(before) + 1)


@pytest.mark.parametrize("arrived", [True, False])
def test_a_reload_before_the_answer_came(here: Here, arrived: bool) -> None:
    before = here.steps
    sentence = here.page.locator("#decision h1").inner_text()
    if arrived:
        here.wire.deaf = True
    else:
        here.wire.mute = True
    here.invade()
    if arrived:
        expect_steps(here, len(before) + 1)
    here.wire.cut()
    # Away before the wire is whole: the page would send it again by itself.
    address = here.page.url
    here.page.goto("about:blank")
    here.wire.mend()
    here.page.goto(address)
    at_table(here.page)
    here.stands()
    if arrived:
        assert len(here.steps) == len(before) + 1
    else:
        # What never left this page is gone with it; the same question stands.
        assert here.steps == before
        expect(here.page.locator("#decision h1")).to_have_text(sentence)
        expect(here.page.locator(INVADE).first).to_be_enabled()


def expect_steps(here: Here, number: int) -> None:
    """The server has so many moves of this seat, soon."""
    wait_for(here.page, lambda: len(here.steps) >= number)
    assert len(here.steps) == number


def test_a_game_whose_rules_are_not_kept_waits_and_the_seat_stays(context: NewContext, house: House) -> None:
    problem = {"title": "Conflict", "status": 409, "detail": "", "reason": "rules_unknown", "params": {"version": "1"}}
    refused = json.dumps({"type": "refused", "key": "", "problem": problem})

    def refuse(socket: WebSocketRoute) -> None:
        def answer(_: object) -> None:
            socket.send(refused)
            socket.close(code=4003)

        socket.on_message(answer)

    table, seat = house.new(invades)
    page = context(house.url).new_page()
    page.route_web_socket("**/socket", refuse)
    table.sit(page, seat)
    expect(page.get_by_role("heading", name="This game waits.")).to_be_visible()
    expect(page.get_by_text("begun under version 1 of the rules")).to_be_visible()
    assert page.evaluate("Object.keys(JSON.parse(localStorage.getItem('mundi.tables')))") == [table.id]


def test_two_short_waits_for_a_table_are_a_long_one(context: NewContext, house: House) -> None:
    """First for what it is, then for what stands on it: a line says that it is coming."""
    table, seat = house.at(invades)
    page = context(house.url).new_page()
    held: list[Route] = []
    lines: list[WebSocketRoute] = []

    def hold(route: Route) -> None:
        held.append(route)

    def no_answer(line: WebSocketRoute) -> None:
        lines.append(line)

    def comes(to: list[Any]) -> bool:
        page.clock.run_for(5)
        return bool(to)

    page.route(re.compile(rf"/api/tables/{table.id}$"), hold)
    page.route_web_socket("**/socket", no_answer)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    table.sit(page, seat)
    line = page.locator(".loading-line")
    assert wait_for(page, lambda: comes(held))
    page.clock.run_for(300)
    assert not line.count()
    held[0].continue_()
    assert wait_for(page, lambda: comes(lines))
    page.clock.run_for(100)
    expect(line).to_have_count(1)
