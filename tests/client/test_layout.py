"""Where things lie, in windows of several sizes: nothing is cut, covers something else, or says what is not so."""

import re
from itertools import pairwise, product
from typing import Any

from playwright.sync_api import Page, expect
from tests.client.conftest import DESKTOP, PHONE, NewPage
from tests.client.measures import cut, too_wide
from tests.client.pages import at_start, linger
from tests.client.playing import at_table, quicken, speak, undraw
from tests.client.setups_2001 import AFTER_THE_FRANKS, VIKINGS
from tests.client.tables import GAME_2001, House, Table, chooses_empire, invades, over, rises
from tests.client.waiting import drawn, still

BOX = "one => one.getBoundingClientRect().toJSON()"
WIDTHS = (1920, 1440, 1280, 1024)


def late(table: Table) -> int | None:
    """The fourth era has the longest names."""
    return invades(table) if table.position.epoch > 3 else None


def opened(page_at: NewPage, house: House, there: Any, **more: Any) -> tuple[Page, Table]:
    table, seat = house.at(there)
    page = page_at(house.url, **more)
    quicken(page)
    undraw(page)
    table.sit(page, seat)
    return page, table


def test_the_table_of_points_lies_beside_the_story_and_below_its_switch(page_at: NewPage, house: House) -> None:
    page, _ = opened(page_at, house, over)
    page.get_by_role("button", name="table", exact=True).click()
    for width in (*WIDTHS, PHONE["width"]):
        page.set_viewport_size({"width": width, "height": 900})
        still(page)
        switch = page.get_by_role("button", name="by region")
        switch.scroll_into_view_if_needed()
        assert not [*cut(page), *too_wide(page)], width
        box = switch.evaluate(BOX)
        panel = page.locator(".end-middle .panel").first.evaluate(BOX)
        assert box["right"] <= panel["right"], width
        for table in page.locator(".chart-table table").all() if width > 1000 else []:
            assert table.evaluate(BOX)["right"] <= panel["right"] + 1, width
    page.get_by_role("button", name="by region").click()
    for seal in page.locator(".bar-key .seal").all():
        assert seal.evaluate(BOX)["height"] < 24
    page.set_viewport_size(DESKTOP)
    # Names and points of the players stand in columns.
    scores = [score.evaluate(BOX)["right"] for score in page.locator(".places .place-score").all()]
    assert max(scores[1:]) - min(scores[1:]) < 1


def test_the_timeline_is_whole(page_at: NewPage, house: House) -> None:
    page, _ = opened(page_at, house, late)
    at_table(page)
    for width, language in product(WIDTHS, ("en", "nl")):
        page.set_viewport_size({"width": width, "height": 800})
        speak(page, language)
        still(page, ".timeline, .timeline *")
        room, needed = page.locator(".timeline").evaluate("one => [one.clientWidth, one.scrollWidth]")
        assert needed <= room + 1, width
        expect(page.locator(".timeline [aria-current]")).to_be_in_viewport(ratio=1)
        legend = page.locator(".legend-button")
        assert legend.evaluate(BOX)["bottom"] <= page.locator("#board").evaluate(BOX)["bottom"]
        legend.click(trial=True)


def test_lands_and_legend_by_key_where_cards_are_chosen(page_at: NewPage, house: House) -> None:
    page, _ = opened(page_at, house, chooses_empire)
    expect(page.locator(".draft-cards, .interlude").first).to_be_visible()
    drawn(page)
    page.keyboard.press("v")
    expect(page.get_by_role("grid", name="Lands")).to_be_visible()


def test_a_link_that_was_used_offers_no_seat(page_at: NewPage, house: House) -> None:
    table = house.lobby()
    [token] = table.created["invitations"].values()
    other = house.served.post(f"/api/tables/{table.id}/join", {"name": "Ada", "invitation": token})
    assert other.status_code < 300, other.text
    page = page_at(house.url)
    page.goto(f"/t/{table.id}#invite={token}")
    expect(page.get_by_role("alert")).to_contain_text("used already")
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch instead")).to_be_visible()


def test_a_replay_counts_moves_and_its_notice_leaves_the_controls_free(page_at: NewPage, house: House) -> None:
    table, _ = house.at(over)
    record = house.served.get(f"/api/tables/{table.id}/record").content
    moves = sum(b'"step"' in line or b'"action"' in line for line in record.splitlines())
    page = page_at(house.url)
    quicken(page)
    page.goto("/watch")
    page.set_input_files("input[type=file]", {"name": "a.ndjson", "mimeType": "", "buffer": record})
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    told = re.search(r"\d+", toast.inner_text())
    assert told
    bar = page.locator(".replay-bar")
    expect(bar.locator(".eyebrow")).to_contain_text(f"of {told[0]}")
    assert int(told[0]) <= moves
    if toast.count():
        assert toast.evaluate(BOX)["bottom"] < bar.evaluate(BOX)["top"]


def test_nobody_is_asked_to_drop_a_file_by_finger(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/watch")
    expect(page.locator(".drop")).to_contain_text("Choose the file of a finished game.")


# What of the dock and the rail does not fit into its box; how far the decision's first line is from the edge.
CUT = """() => {
    const cut = [...document.querySelectorAll(".empire-sheet, .prompt-body, .hand, .rail")].flatMap((part) => {
        const { right } = part.getBoundingClientRect();
        const style = (box) => getComputedStyle(box);
        const seen = (box) => !box.closest(".visually-hidden, .chips, svg") && style(box).display !== "inline";
        const clipped = (box) => style(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
        const high = (box) => box.matches(".empire-sheet, .prompt-body") && box.scrollHeight > box.clientHeight + 1;
        const out = (box) => box.getBoundingClientRect().right > right + 1;
        const wrong = (box) => seen(box) && (clipped(box) || high(box) || out(box));
        return [part, ...part.querySelectorAll("*")].filter(wrong);
    });
    const top = (found) => document.querySelector(found).getBoundingClientRect().top;
    return { cut: cut.map((box) => box.className || box.textContent), edge: top(".prompt .eyebrow") - top(".prompt") };
}"""


def test_nothing_in_the_dock_is_cut(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport={"width": 1024, "height": 768})
    quicken(page)
    undraw(page)
    for there in (rises, invades):
        table, seat = house.at(there)
        table.sit(page, seat)
        expect(page.locator(".empire-sheet")).to_be_visible()
        for (width, height), language in product(((1024, 768), (1280, 800), (1440, 900)), ("pt-BR", "nl")):
            page.set_viewport_size({"width": width, "height": height})
            speak(page, language)
            still(page, ".t-main *:not(svg *)")
            found = page.evaluate(CUT)
            assert found["cut"] == [], (there.__name__, width, language)
            assert found["edge"] >= 4, (there.__name__, width, language)


def whole(page: Page) -> None:
    """Neither the dock nor the rail cuts anything, where each is narrowest."""
    for width, height in ((1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        still(page, ".t-main *:not(svg *)")
        found = page.evaluate(CUT)
        assert found["cut"] == [], width
        assert found["edge"] >= 4, width


SLOWLY = """{
    const soon = requestAnimationFrame;
    requestAnimationFrame = run => setTimeout(() => soon(run), 200);
    cancelAnimationFrame = clearTimeout;
}"""


def test_nothing_of_the_table_of_2001_is_cut(page_at: NewPage, house: House) -> None:
    """Four tabs, long names of cards, what others did meanwhile, dice that close the undo; coins, fleets and bots."""
    events = house.staged(AFTER_THE_FRANKS, 6, GAME_2001)
    assert events.until(lambda table: 0 if table.to_act() == (0,) else None) == 0
    expansion = house.staged(VIKINGS, 6, GAME_2001, bots=5)
    pages = []
    for language in ("pt-BR", "nl"):
        page = page_at(house.url)
        quicken(page, language=language)
        undraw(page)
        linger(page)
        # One of them draws more slowly than the news come.
        at_start(page, SLOWLY if language == "nl" else "")
        events.sit(page, 0)
        pages.append(page)
        expect(page.locator(".prompt .aside")).to_be_visible()
        expect(page.get_by_role("tab")).to_have_count(4)
        whole(page)
    events.act(0, next(form for form in events.forms(0) if form.get("card") == "barbarians"))
    for page in pages:
        expect(page.locator(".prompt .chips")).to_be_visible()
        whole(page)
    while events.decision(0) == "barbarians":
        events.act(0, events.forms(0)[0])
    # The fort has fallen, the army still stands; then it is over.
    for page in pages:
        expect(page.locator("[data-action=run-on]")).to_be_visible()
        whole(page)
    pages[-1].keyboard.press("Enter")
    expect(pages[-1].locator("[data-action=run-on]")).to_have_count(0)
    whole(pages[-1])
    page = page_at(house.url)
    quicken(page, language="nl")
    undraw(page)
    expansion.sit(page, 0)
    expect(page.locator(".hand-list li")).to_have_count(10)
    whole(page)
    # Most of the hand is in sight.
    room, needed = page.locator(".hand-scroll").evaluate("one => [one.clientHeight, one.scrollHeight]")
    assert room > 0.85 * needed
    row = page.locator(".score-row:has(.score-markers)").first
    edges = [row.locator(part).evaluate(BOX) for part in (".score-name > :first-child", ".score-markers", "small")]
    assert all(after["left"] - before["right"] >= 3 for before, after in pairwise(edges))
