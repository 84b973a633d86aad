"""The table of 4 Gods while one plays: where Enter goes, which god, who waits for what, and what the others do."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import DESKTOP, LAPTOP, PHONE, NewContext, NewPage, Watched
from tests.client.playing import at_table, quicken
from tests.client.tables import NAMES, House, Table, person
from tests.client.test_race import MODULES

pytestmark = pytest.mark.scripts

GAME = "fourgods"
FINGERS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# A forest of four that the first two seats lead together, and nobody has chosen ocean, plain or mountain.
SETUP: dict[str, Any] = {
    "world": {
        "0,0": {"face": "FFFF", "by": 0, "prophet": {"god": "elves", "corner": "nw"}},
        "1,0": {"face": "FFFF", "by": 1, "prophet": {"god": "dwarves", "corner": "nw"}},
        "2,0": {"face": "FFFF", "by": 2},
        "3,0": {"face": "FFFF", "by": 3},
        "0,1": {"face": "FFOO", "by": 3},
        "0,2": {"face": "OOOO", "by": 3},
    },
    "gods": {0: ["elves"], 1: ["dwarves"]},
    "hands": {0: ["MMMM|PPPP", "OOOO|PPPP"], 1: ["FFFF|OOOO", None], 2: ["OOOO|PPPP", "FFFF|PPPP"]},
    "discards": {1: ["PPPP|FFFF", "MOMO/O|OOOO"]},
    "bag": ["OOOO|PPPP", "FFFF|MMMM", "OOFF|PPPP", "MMMM|PPPP"],
}


def sat(house: House, page_at: NewPage, table: Table, seat: int = 0, **more: Any) -> Page:
    page = page_at(house.url, **({"viewport": DESKTOP} | more))
    quicken(page, told=[GAME])
    table.sit(page, seat)
    at_table(page)
    return page


def gods(table: Table, seat: int) -> list[str]:
    found: list[str] = table.view(None)["claimed"][seat]
    return found


def test_enter_gives_the_gilt_answer_whatever_a_pointer_pressed(house: House, page_at: NewPage) -> None:
    table = house.staged(SETUP, 4, GAME)
    page = sat(house, page_at, table)
    # A hand was pressed, and a cell aimed at.
    page.locator("[data-hand='1']").click()
    page.locator("[data-cell='7,7']").hover()
    expect(page.locator("[data-cell='7,7']")).to_have_class(re.compile("aimed.*right"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='7,7']")).to_have_attribute("aria-label", re.compile("tile: ocean everywhere"))
    # A tile was taken from another's strip: D and Enter lay it away, though a button of the bar was pressed before.
    page.locator("[data-action=discard]").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-area='0'][data-slot='0']")).to_have_class(re.compile("full"))
    page.locator("[data-area='1'][data-slot='0']").click()
    expect(page.locator("h1")).to_have_text("Lay the tile you took.")
    page.keyboard.press("d")
    expect(page.locator("h1")).to_have_text("Into which slot?")
    page.keyboard.press("Enter")
    expect(page.locator("[data-area='0'][data-slot='1']")).to_have_class(re.compile("full"))
    # Whoever went to a button by the Tab key presses that one.
    page.locator("[data-action=draw-one], [data-action=take]").last.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).not_to_have_text("Draw, or take a discarded tile.")


def test_a_god_is_chosen_among_cards_whose_keys_stay(house: House, page_at: NewPage) -> None:
    table = house.staged(SETUP, 4, GAME)
    page = sat(house, page_at, table, seat=2)
    page.keyboard.press("g")
    cards = page.locator(".g-choice")
    expect(cards).to_have_text(
        [
            re.compile(r"Merfolk.*one kingdom, of 2.*worth \d+ to you now", re.DOTALL),
            re.compile(r"Humans.*no kingdom yet.*worth \d+ to you now", re.DOTALL),
            re.compile(r"Elves.*one kingdom, of 5.*Inês", re.DOTALL),
            re.compile(r"Dwarves.*no kingdom yet.*Rafael", re.DOTALL),
        ]
    )
    expect(page.locator(".g-choice[aria-disabled=true]")).to_have_count(2)
    # Somebody is quicker: the keys mean what they meant before, and one that is taken chooses nothing.
    table.act(3, {"do": "choose_god", "god": "merfolk"})
    expect(page.locator(".g-choice[aria-disabled=true]")).to_have_count(3)
    page.keyboard.press("1")
    expect(page.locator(".toast")).to_contain_text("Matteo has it.")
    assert gods(table, 2) == []
    # Chosen in the column beside the World, with the cards open: the question is answered.
    page.locator(".g-claim").click()
    expect(cards).to_have_count(0)
    expect(page.locator("h1")).to_have_text("Place or discard.")
    expect(page.locator(".g-fit").first).to_be_visible()
    # The cards go at once; the column says so when the house has heard it.
    expect(page.locator(".g-god", has_text="Anouk")).to_contain_text("Humans")
    assert gods(table, 2) == ["humans"]
    # With the cards open, chosen by somebody else in this seat's name: the same.
    other = house.staged(SETUP, 4, GAME)
    other.sit(page, 2)
    at_table(page)
    page.keyboard.press("g")
    expect(cards).to_have_count(4)
    other.act(2, {"do": "choose_god", "god": "humans"})
    expect(cards).to_have_count(0)
    assert gods(other, 2) == ["humans"]


def test_colours_have_keys_that_stay_and_nobody_is_told_to_wait_for_themselves(house: House, page_at: NewPage) -> None:
    options = {"tempo": "timed_turns", "gods": "hidden"}
    table = house.table(*(person(name) for name in NAMES), game=GAME, options=options)
    page = sat(house, page_at, table)
    expect(page.locator(".eyebrow").first).to_have_text("Before the game")
    table.act(1, {"do": "choose_colour", "god": "merfolk"})
    expect(page.locator("[data-action=colour-merfolk]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("h1")).to_have_text("Are you ready?")
    assert gods(table, 0) == ["humans"]
    for seat, god in ((2, "elves"), (3, "dwarves")):
        table.act(seat, {"do": "choose_colour", "god": god})
    for seat in (1, 2, 3):
        table.act(seat, {"do": "ready"})
    expect(page.locator(".prompt-facts")).to_contain_text("Everybody else is. It begins as soon as you are.")
    # The last seconds stand on the World.
    page.keyboard.press("Enter")
    count = page.locator(".g-frame .g-countdown .g-ring")
    expect(count).to_have_attribute("aria-label", re.compile("Everybody is ready"))
    world, ring = page.locator(".g-world").bounding_box(), count.bounding_box()
    assert world
    assert ring
    assert abs(world["x"] + world["width"] / 2 - ring["x"] - ring["width"] / 2) < 2
    assert ring["width"] > 120


def test_one_button_is_gilt_before_a_first_race(house: House, page_at: NewPage) -> None:
    table = house.table(*(person(name) for name in NAMES[:2]), game=GAME, options={"two_player": "two_with_four_gods"})
    page = page_at(house.url, viewport=DESKTOP)
    quicken(page, told=[])
    table.sit(page, 0)
    expect(page.locator(".aim")).to_contain_text("whoever has the lowest of the four loses")
    expect(page.locator(".aim")).not_to_contain_text("the highest score wins")
    expect(page.locator(".button.gilt:visible")).to_have_text([re.compile("To the table.*↵")])
    expect(page.locator("[data-action=ready]")).to_have_text("I am ready")
    page.keyboard.press("Enter")
    expect(page.locator(".aim")).to_have_count(0)
    expect(page.locator(".button.gilt:visible")).to_have_text([re.compile("I am ready.*↵")])
    # Two players have two sides of the frame each: all four bear a name.
    expect(page.locator(".g-strip-name b")).to_have_text(["Inês", "Inês", "Rafael", "Rafael"])


def test_it_is_said_who_has_passed_and_what_the_end_waits_for(house: House, page_at: NewPage) -> None:
    table = house.staged({**SETUP, "hands": {}}, 4, GAME)
    page = sat(house, page_at, table)
    handheld = sat(house, page_at, table, seat=1, **FINGERS)
    sentence, facts = page.locator("h1"), page.locator(".prompt-facts")
    table.act(2, {"do": "pass"})
    expect(facts).to_contain_text("Anouk has passed.")
    table.act(3, {"do": "pass"})
    # What was pressed under More is done, and More is shut.
    sheet = handheld.locator(".p-sheet")
    sheet.get_by_role("button", name="More").tap()
    sheet.locator(".more-list [data-action=pass]").tap()
    expect(sheet.locator("h1")).to_have_text("You have passed.")
    expect(sheet.locator(".prompt-facts")).to_contain_text(
        re.compile("Now it is for Inês to pass|house passes for Inês")
    )
    expect(sheet.locator(".more-list")).to_have_count(0)
    expect(sentence).to_have_text("The other three have passed.")
    expect(facts).to_contain_text("Pass ends the game")
    page.keyboard.press("x")
    for one in (page, handheld):
        expect(one.locator("h1")).to_have_text("Everybody has passed")
        expect(one.locator(".prompt-facts")).to_contain_text(
            re.compile(r"It ends in \d seconds, unless somebody acts.")
        )


def test_what_the_others_do_is_seen_and_what_concerns_me_is_said(house: House, page_at: NewPage) -> None:
    table = house.staged(SETUP, 4, GAME)
    page = sat(house, page_at, table)
    expect(page.locator(".g-edge.across")).to_have_text("12345678")
    expect(page.locator(".g-edge.down")).to_have_text("12345678")
    table.act(1, {"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 4, "y": 0, "prophet": "nw"})
    # A rim in the pigment of whoever laid it, and a word where it concerns the viewer.
    expect(page.locator("[data-cell='4,0'] .g-rim.seat-9")).to_have_count(1)
    expect(page.locator(".g-frame .g-news")).to_have_text("Rafael now leads the forest of 6 that you led.")
    expect(page.locator("[data-cell='4,0'] .g-rim")).to_have_count(0)
    # The line of the chronicle lights its cell as long as the pointer is there.
    page.locator(".line", has_text="Rafael places at").hover()
    expect(page.locator(".g-cell.moment")).to_have_attribute("data-cell", "4,0")
    page.mouse.move(5, 5)
    expect(page.locator(".g-cell.moment")).to_have_count(0)


# Two prophets in the World and none in reserve: one alone in a kingdom of three, one in a kingdom of two.
WANDERERS: dict[str, Any] = {
    "world": {
        "0,0": {"face": "FFFF", "by": 0, "prophet": {"god": "elves", "corner": "nw"}},
        "1,0": {"face": "FFFF", "by": 1},
        "2,0": {"face": "FFFF", "by": 1},
        "7,0": {"face": "MMMM", "by": 2, "prophet": {"god": "elves", "corner": "nw"}},
        "6,0": {"face": "MMMM", "by": 2},
        "0,7": {"face": "OOOO", "by": 3},
        "1,7": {"face": "OOOO", "by": 3},
    },
    "gods": {0: ["elves"]},
    "reserves": {"elves": 0},
    "hands": {0: ["OOOO|PPPP", None]},
    "bag": ["OOOO|PPPP"],
}


def test_a_migration_has_an_answer_and_says_which_prophet_costs_least(house: House, page_at: NewPage) -> None:
    table = house.staged(WANDERERS, 4, GAME)
    page = sat(house, page_at, table, viewport=LAPTOP)
    page.locator("[data-cell='2,7']").hover()
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Which prophet moves there?")
    expect(page.locator(".prompt-facts")).to_contain_text("The one at column 8, row 1 costs you least.")
    expect(page.locator("[data-cell='7,0'] .g-worth")).to_have_text("+1")
    expect(page.locator("[data-cell='0,0'] .g-worth")).to_have_text("0")
    # The best is aimed at; the keys go through those that can come.
    expect(page.locator("[data-cell='7,0']")).to_have_class(re.compile("aimed"))
    page.keyboard.press("]")
    expect(page.locator("[data-cell='0,0']")).to_have_class(re.compile("aimed"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-cell='7,0']")).to_have_class(re.compile("aimed"))
    expect(page.locator("[data-action=come].gilt")).to_have_text(re.compile("This one.*↵"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='2,7']")).to_have_attribute("aria-label", re.compile("your prophet in the ocean"))


def test_the_bar_is_dark_at_night_and_dots_stand_in_one_line(house: House, context: NewContext) -> None:
    table = house.staged({**SETUP, "gods": {}, "world": {}}, 4, GAME)
    browser = context(house.url, viewport=LAPTOP, color_scheme="dark")
    page = browser.new_page()
    quicken(page, told=[GAME], language="nl")
    table.sit(page, 0)
    at_table(page)
    shade = page.locator(".prompt.mine").evaluate(
        "one => getComputedStyle(one).backgroundColor.match(/\\d+/g).map(Number)"
    )
    assert max(shade) < 60
    rows = page.locator(".g-god:has(.g-claim)")
    expect(rows).to_have_count(4)
    for row in rows.all():
        tops = row.locator(".g-reserve i").evaluate_all("dots => dots.map((one) => one.getBoundingClientRect().top)")
        assert len(tops) == 10
        assert len(set(tops)) == 1
        assert row.locator(".g-god-name").evaluate("one => one.scrollWidth <= one.clientWidth")


SAME_SECOND = f"""async () => {{
  {MODULES}
  const {{ endOf }} = await module("games/fourgods/rings.js");
  const said = {{ seconds: 20 }};
  const first = endOf(said);
  await new Promise((go) => setTimeout(go, 30));
  return [endOf(said) === first, endOf({{ seconds: 20 }}) > first];
}}"""


def test_rings_of_one_time_end_together_whenever_they_are_drawn(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate(SAME_SECOND) == [True, True]
