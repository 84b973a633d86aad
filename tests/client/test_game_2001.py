"""The 2001 edition through the interface: a game against bots, cards that name lands, battles in stages, a phone,
three browsers of which none is told too much."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.client.conftest import PHONE, NewPage
from tests.client.pages import hear, linger
from tests.client.playing import MOST_DECISIONS, at_table, decide, quicken, shot, undraw
from tests.client.setups_2001 import EVENTS, LAST_EPOCH, NINE, VIKINGS
from tests.client.tables import GAME_2001, House, Table
from tests.client.waiting import drawn, still
from tests.games.hotw2001.game import GAME
from tests.words import words_of

DATA = GAME.board.data

# All that is read or read out.
SPOKEN = """() => {
    const texts = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    const said = [];
    while (texts.nextNode()) said.push(texts.currentNode.data);
    const titled = document.querySelectorAll('[aria-label], [title]');
    for (const one of titled) said.push(one.ariaLabel ?? '', one.title ?? '');
    return said.join(' ');
}"""
# An id of a message that no file has shows itself; it begins as its relatives do.
FAMILIES = {id_.split("-")[0] for id_ in words_of("en", ("site", "table", "history", GAME_2001)) if "-" in id_}


def unworded(page: Page) -> set[str]:
    """What the page shows in place of words."""
    found = re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", page.evaluate(SPOKEN))
    return {id_ for id_ in found if id_.split("-")[0] in FAMILIES}


def seated(
    house: House, page_at: NewPage, table: Table, lasting: bool = False, drawn_map: bool = True, **more: Any
) -> Page:
    """The first player's page; where it is `lasting`, nothing leaves it by itself."""
    page = page_at(house.url, **more)
    if not drawn_map:
        undraw(page)
    if lasting:
        linger(page)
    hear(page, "pageerror", lambda error: pytest.fail(str(error)))
    quicken(page)
    table.sit(page, 0)
    at_table(page)
    return page


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


def meet(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def within(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] >= b["x"]
        and a["y"] >= b["y"]
        and a["x"] + a["width"] <= b["x"] + b["width"]
        and a["y"] + a["height"] <= b["y"] + b["height"]
    )


def last_action(table: Table) -> dict[str, Any]:
    action: dict[str, Any] = next(entry["action"] for entry in reversed(table.log(0)) if entry["kind"] == "step")
    return action


def test_the_last_epoch_to_the_end_by_mouse(house: House, page_at: NewPage) -> None:
    """Draft, event cards, expansion, battles and monuments with all options, until the markers are turned.

    What comes between two epochs is seen in test_screens_2001.py.
    """
    options = {"naval_control": True, "multiple_armies": True, "minor_empire_deal": True}
    table = house.staged(LAST_EPOCH, 3, GAME_2001, options, bots=2, bot="random")
    page = seated(house, page_at, table, drawn_map=False)
    for _ in range(MOST_DECISIONS):
        assert not unworded(page)
        if not decide(page):
            break
    else:
        pytest.fail("the game did not end")
    shot(page, "end-2001")


def test_at_sea_a_coin_buys_one_more_attack(house: House, page_at: NewPage) -> None:
    """A9.7: the prompt asks for the coin where no other army could attack, and for the fleet once it is spent."""
    turn = {"seat": 0, "empire": "minoans", "phase": "naval", "pool": 1, "lost": 2, "coins": 1}
    setup = {"epoch": 1, "turn": turn, "fleets": {"eastern_mediterranean": {"owner": 1, "epoch": 1}}}
    page = seated(house, page_at, house.staged(setup, 3, GAME_2001, {"naval_control": True}))
    question = page.locator("#decision h1")
    expect(question).to_have_text("Buy an army back to attack once more, or go on?")
    expect(page.locator("#decision .button.gilt")).to_contain_text("Buy back")
    page.keyboard.press("b")
    expect(question).to_have_text("Attack a fleet, or go on?")
    expect(page.get_by_role("button", name="Buy back")).to_have_count(0)


def test_a_card_names_its_lands_in_their_order(house: House, page_at: NewPage) -> None:
    table = house.staged(EVENTS, 6, GAME_2001)
    page = seated(house, page_at, table)
    # The hand is beside the map: ten cards, of which those of this epoch can be taken.
    rows = page.locator(".hand-all .card-row")
    expect(rows).to_have_count(10)
    expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    expect(rows.filter(has_text="Kingdom: Etruscans")).to_contain_text("too late")
    page.get_by_role("button", name=re.compile("^Civil war, Lesser")).click()
    expect(page.locator("#decision h1")).to_contain_text("name the first land")
    # By keyboard: what is in focus is named, and the next is looked at.
    for word in ("second", "third"):
        page.keyboard.press("Enter")
        expect(page.locator("#decision h1")).to_contain_text(f"name the {word} land")
    targets = page.locator(".slot.chosen .slot-targets li")
    expect(targets).to_have_count(2)
    first = targets.first.inner_text()
    page.keyboard.press("o")
    expect(targets.first).not_to_have_text(first)
    page.keyboard.press("Enter")
    expect(targets).to_have_count(3)
    page.keyboard.press("Escape")
    expect(targets).to_have_count(2)
    page.keyboard.press("Enter")
    named = [re.sub(r"^\d\s*", "", text) for text in targets.all_inner_texts()]
    page.keyboard.press("Enter")
    expect(page.locator(".slot.filled .slot-title")).to_have_text("Civil war")
    ids = last_action(table)["lands"]
    assert [land.replace("_", " ") for land in ids] == [name.lower().replace("-", " ") for name in named]


def test_a_battle_through_a_fort_is_looked_at_stage_by_stage(house: House, page_at: NewPage) -> None:
    # A stage goes on by itself after a while, which is longer here than any machine needs to look at it.
    page = seated(house, page_at, house.staged(NINE, 6, GAME_2001), lasting=True)
    dialog = page.get_by_role("dialog", name="Northern Gaul")
    pool = page.locator(".pool-words b").first
    for left in range(9, 0, -1):
        expect(pool).to_have_text(str(left))
        page.locator(".chip", has_text="Northern Gaul").click()
        page.locator(".answers .gilt").click()
        expect(dialog.locator(".stage.done")).to_have_count(1)
        # Nothing of the end is seen before its dice are.
        expect(pool).to_have_text(str(left))
        luck = "" if left == 9 else f"You won 0 of {9 - left} battles"
        expect(dialog.locator(".battle-luck")).to_contain_text(luck)
        if dialog.locator(".stage.next").count():
            break
        page.keyboard.press("a")
        expect(dialog).to_have_count(0)
        expect(pool).to_have_text(str(left - 1))
        drawn(page)
        # What was seen there to its end is not shown again.
        expect(page.locator(".battle-strip")).to_have_count(0)
    expect(dialog.locator(".stage.next")).to_contain_text("The army")
    expect(dialog.locator(".whole-ends li")).to_have_count(4)
    page.keyboard.press("Enter")
    expect(dialog.locator(".stage.done")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(pool).to_have_text(str(left - 1))


def test_crowded_lands_open_in_a_lens(house: House, page_at: NewPage) -> None:
    """Over nothing that can be chosen, larger, and it hears presses as the map does."""
    page = seated(house, page_at, house.staged(VIKINGS, 6, GAME_2001))
    lens, frame = page.locator(".lens"), page.locator(".lens-frame")
    expect(lens).to_be_visible()
    still(page)
    assert not unworded(page)
    glass = box_of(lens)
    tags = [box_of(tag) for tag in lens.locator(".tag").all()]
    shown = [tag for tag in tags if within(tag, glass)]
    assert len(shown) == 4
    assert not [(a, b) for a in shown for b in shown if a is not b and meet(a, b)]
    on_map = page.locator(".map > .overlay .tag")
    assert not [
        text for tag, text in zip(on_map.all(), on_map.all_inner_texts(), strict=True) if meet(box_of(tag), glass)
    ]
    framed = box_of(frame)
    assert not meet(framed, glass)
    assert round(glass["width"] / framed["width"], 1) == 1.8
    # The seal of Ireland, under its tag in the lens.
    ireland = box_of(lens.locator(".tag", has_text="39%"))
    page.mouse.click(ireland["x"] + ireland["width"] / 2, ireland["y"] + 38)
    expect(page.locator(".answers .gilt")).to_contain_text("Ireland")
    expect(page.locator(".land-card h2")).to_have_text("Ireland")
    still(page)
    assert not meet(box_of(page.locator(".land-card")), box_of(lens))
    toggle = page.get_by_role("button", name="Lens over crowded lands")
    page.keyboard.press("v")
    expect(lens.or_(frame)).to_have_count(0)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(lens).to_be_visible()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    # With Shift the same key has the lands as a table, as in the other editions; from near nothing is crowded.
    page.keyboard.press("Shift+V")
    expect(page.locator(".lands-panel:not(.visually-hidden)")).to_be_visible()
    page.keyboard.press("Shift+V")
    page.get_by_role("button", name="Zoom in").click()
    expect(lens).to_have_count(0)


def test_a_phone_has_pieces_in_its_sheet_and_the_hand_in_a_tab(house: House, page_at: NewPage) -> None:
    page = seated(house, page_at, house.staged(VIKINGS, 6, GAME_2001), viewport=PHONE, has_touch=True, is_mobile=True)
    # Any of the 94 lands can be found by its name, and the map goes there.
    page.get_by_role("button", name="Find a land").tap()
    page.get_by_role("searchbox").fill("madag")
    page.locator(".found-row").first.tap()
    expect(page.locator(".land-card h2")).to_have_text("Madagascar")
    page.locator(".card-close").tap()
    page.locator(".pieces-line").tap()
    expect(page.locator("#decision h1")).to_contain_text("What do you spend?")
    page.locator(".answers button", has_text="Fort").tap()
    expect(page.locator("#decision h1")).to_contain_text("Which land gets a fort?")
    table = house.staged(EVENTS, 6, GAME_2001)
    events = seated(house, page_at, table, viewport=PHONE, has_touch=True, is_mobile=True)
    events.locator(".phone-tabs button", has_text="Hand").tap()
    events.get_by_role("button", name=re.compile("^Plague, Lesser")).tap()
    # The map opens on its targets; from afar the best of them have tags.
    expect(events.locator(".phone-board")).to_be_visible()
    expect(events.locator("#decision h1")).to_contain_text("Plague")
    drawn(events)
    assert events.locator(".map .tag").count() == 14
    # A14.32: what was rolled stands over the land, and the way of the plague is seen with where it may go.
    table.act(0, {"do": "play_event", "card": "plague", "land": "western_anatolia"})
    dice = events.locator(".disease-dice.died")
    expect(dice.locator(".die")).to_have_count(4)
    still(events)
    assert within(box_of(dice), box_of(events.locator(".map")))
    [spread] = table.forms(0)
    table.act(0, spread)
    expect(events.locator(".disease-dice .die")).to_have_count(3)
