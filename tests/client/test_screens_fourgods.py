"""4 Gods beyond the race: the count at the end, timed turns, hidden gods, cataclysms, challenges."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.client.conftest import NewContext, Watched
from tests.client.playing import quicken
from tests.client.tables import House, Table

from mappamundi.games import game as find_game

GAME = "fourgods"
LESSONS = find_game(GAME).lessons()
TURNS = {"tempo": "timed_turns", "gods": "hidden"}

# A forest of three tiles with two prophets, an ocean of two with one, and a city.
WORLD: dict[str, Any] = {
    "world": {
        "0,0": {"face": "FFFF", "by": 0, "prophet": {"god": "humans", "corner": "nw"}},
        "1,0": {"face": "FFFF", "by": 1},
        "0,1": {"face": "FFOO", "by": 2, "prophet": {"god": "elves", "corner": "se"}},
        "0,2": {"face": "OOOO", "by": 0},
    },
    "cities": {"7,0": {"god": "elves"}},
}
HIDDEN: dict[str, Any] = WORLD | {
    "colours": {0: "humans", 1: "dwarves", 2: "elves", 3: "merfolk"},
    "cards": {0: "elves", 1: "merfolk", 2: "humans", 3: "dwarves"},
    "hands": {1: ["OOOO|PPPP", "FFFF|MMMM"]},
    "discards": {0: ["OPOP/P|FFFF", "MMMM|OOOO"]},
    "bag": ["OOOO|PPPP", "FFFF|MMMM"],
    "turn": {"seat": 1},
}
# Whose turn it is, and when the others'.
ORDER = [("Rafael", "plays now"), ("Anouk", "next"), ("Matteo", "then"), ("Inês", "you, then")]


def sat(house: House, context: NewContext, table: Table, seat: int = 0, **more: Any) -> Page:
    page = context(house.url, **more).new_page()
    quicken(page, told=[GAME])
    table.sit(page, seat)
    return page


def test_timed_turns_with_hidden_gods_until_everything_is_counted(house: House, context: NewContext) -> None:
    table = house.staged(HIDDEN, players=4, game=GAME, options=TURNS)
    page = sat(house, context, table)
    # Somebody else's turn: who plays and who comes next, the own card, and what the others could be.
    expect(page.locator(".timeline .now")).to_have_text(re.compile(r"Rafael · turn"))
    expect(page.locator(".g-order li")).to_have_text([re.compile(f"{name}.*{when}") for name, when in ORDER])
    expect(page.locator(".g-card")).to_contain_text("Forest: largest kingdom")
    expect(page.locator(".g-side")).not_to_contain_text("Humans")
    expect(page.locator("h1")).to_have_text("Rafael has two tiles in hand.")
    expect(page.locator(".g-suspect").nth(1)).to_contain_text("ocean 50 %, forest 50 %")
    page.locator(".g-suspect").nth(0).get_by_role("radio", name="Merfolk").check()
    page.locator(".g-suspect").nth(1).get_by_role("radio", name="Merfolk").check()
    expect(page.locator(".g-guess .elsewhere")).to_have_count(3)
    # One's own strip may be flipped meanwhile.
    page.get_by_role("button", name="Next slot").click()
    page.get_by_role("button", name="Flip slot 2").click()
    expect(page.locator("[data-area='0'][data-slot='1']")).to_have_attribute("aria-label", re.compile("ocean, ocean"))
    for seat in (1, 2, 3, 0):
        table.act(seat, {"do": "end_turn"})
    assert table.view(None)["phase"] == "over"
    # Whoever wants nothing to move sees the whole count at once.
    rows = page.locator(".g-count .g-steps tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_have_text(re.compile(r"Inês.*2.*15"))
    bands = page.locator(".g-bands > g[clip-path] > path")
    expect(bands).to_have_count(2)
    # Each step outlines what it counts.
    page.get_by_role("button", name="Cities", exact=True).click()
    expect(bands).to_have_count(1)
    page.get_by_role("button", name="Most", exact=True).click()
    expect(page.locator(".g-paid li")).to_have_count(2)
    # The cards are turned, and the guesses stand beside them.
    told = page.locator(".g-cards li")
    expect(told.nth(1)).to_have_text(re.compile("Merfolk.*You guessed right."))
    expect(told.nth(2)).to_have_text(re.compile("Humans.*You guessed the Merfolk."))
    expect(told.nth(3)).to_have_text(re.compile("Dwarves.*You had no guess."))
    expect(page.locator(".story")).to_contain_text("The largest kingdom was a forest of 3 tiles.")
    # The picture is saved by daylight, without outlines; printed it is made of vectors.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture", exact=True).click()
    data = saved.value.path().read_bytes()
    assert data[:4] == b"\x89PNG"
    assert int.from_bytes(data[16:20]) == 2400
    page.evaluate("() => { window.print = () => (window.sheet = document.querySelector('.g-print svg').outerHTML); }")
    page.get_by_role("button", name="Print, A3").click()
    sheet = page.evaluate("window.sheet")
    assert "The World of" in sheet
    assert "#a6c4cd" in sheet


# A city that the first hand destroys as it lies: plain below it, forest beside it.
CITY: dict[str, Any] = {
    "world": {"1,0": {"face": "FFPF", "by": 0, "prophet": {"god": "humans", "corner": "nw"}}, "2,0": {"face": "FFFP"}},
    "cities": {"0,0": {"god": "elves"}},
    "gods": {0: ["humans"], 1: ["dwarves"], 2: ["elves"]},
    "hands": {0: ["FFFF|MMMM", None]},
    "bag": ["OOOO|PPPP"],
}


def test_a_cataclysm_is_weighed_and_everybody_sees_it(house: House, context: NewContext) -> None:
    table = house.staged(CITY, players=4, game=GAME)
    page = sat(house, context, table)
    victim = sat(house, context, table, seat=2)
    page.locator("[data-cell='0,0']").click()
    expect(page.locator("h1")).to_have_text("Let it fall on Anouk’s city?")
    expect(page.locator(".prompt-facts")).to_have_text(re.compile(r"Hand 1 matches .* You gain \d+"))
    # What the server says: the destroyer's total goes up, the builder’s down.
    own = page.locator(".g-totals tr.own")
    expect(own).to_have_text(re.compile(r"Inês.*\+\d+"))
    expect(page.locator(".g-totals tbody tr", has_text="Anouk")).to_contain_text("−2")
    expect(page.locator(".g-fates li")).to_have_text([re.compile(one) for one in ("Anouk’s city", "prophet", "grows")])
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='0,0']")).to_have_attribute("aria-label", re.compile("tile: forest"))
    expect(page.locator(".g-changes")).to_have_count(0)
    expect(victim.locator(".toast")).to_contain_text("Inês has destroyed your city at column 1, row 1.")


# A wrong tile with a prophet, and one that stands only because of it.
WRONG: dict[str, Any] = {
    "world": {
        "0,0": {"face": "OOOO", "by": 2},
        "1,0": {"face": "MOOM", "by": 1, "wrong": True, "prophet": {"god": "dwarves", "corner": "ne"}},
        "2,0": {"face": "OOOO", "by": 2},
    },
    "gods": {0: ["humans"], 1: ["dwarves"], 2: ["elves"]},
    "hands": {0: ["OOOO|MMMM", "PPPP|FFFF"]},
    "bag": ["OOOO|PPPP"],
}


def test_a_challenge_tells_what_is_wrong_and_where_it_all_goes(house: House, context: NewContext) -> None:
    table = house.staged(WRONG, players=4, game=GAME, options={"legality": "table", "penalties": "all_players"})
    page = sat(house, context, table)
    offender = sat(house, context, table, seat=1)
    expect(page.locator(".g-side")).to_contain_text("A wrong tile lies until somebody sees it.")
    page.keyboard.press("q")
    page.locator("[data-cell='0,0']").click()
    expect(page.locator(".g-note").first).to_contain_text("It is right. Next challenge in 3 seconds.")
    table.act(2, {"do": "challenge", "x": 1, "y": 0})
    rail = page.locator(".g-challenge")
    expect(rail).to_contain_text("On its west side the tile shows mountain where its neighbour shows ocean.")
    steps = ("The tile goes to Rafael’s strip, slot 1", "Its prophet goes home", "Column 3, row 1", "loses one prophet")
    expect(rail.locator(".g-follows li")).to_have_text([re.compile(one) for one in steps])
    expect(page.locator("[data-cell='1,0'] .g-mark.wrong .g-zigzag")).to_have_count(1)
    expect(page.locator("[data-cell='2,0'] .g-mark.falls")).to_have_text("3")
    # Nothing stops: the tile in hand is laid where the wrong one was.
    expect(offender.locator(".g-challenge")).to_contain_text("Anouk, against you")
    page.locator("[data-cell='1,0']").click()
    expect(page.locator("[data-cell='1,0']")).to_have_attribute("aria-label", re.compile("tile: ocean everywhere"))
    expect(rail).to_have_count(0)


def obey(page: Page, form: dict[str, Any]) -> None:
    """Do what a step of a lesson asks for, by pointer and keys."""
    cell = page.locator(f"[data-cell='{form.get('x')},{form.get('y')}']")
    if form["do"] == "choose_god":
        page.locator(".g-god", has_text=form["god"].title()).get_by_role("button").click()
    elif form["do"] == "draw":
        page.locator("[data-action=draw]").click()
    elif form["do"] == "take":
        page.locator(f"[data-area='{form['area']}'][data-slot='{form['slot']}'].asked").click()
    elif form["do"] == "build":
        page.keyboard.press("c")
        cell.click()
    else:
        if "hand" in form:
            page.locator(f"[data-hand='{form['hand']}']").click()
        if form["do"] == "discard":
            page.keyboard.press("d")
            page.locator("#decision [data-action=discard]").click()
            return
        expect(cell).to_have_class(re.compile("asked"))
        cell.hover()
        if form["do"] == "destroy":
            cell.click()
        else:
            cell.focus()
            page.keyboard.press("Space")
            expect(cell).to_have_class(re.compile("right"))
        if "prophet" not in form:
            cell.click()
            return
        page.keyboard.press("p")
        page.locator(f"[data-corner={form['prophet']}]").click()
        # An empty reserve: it is asked which one moves.
        if "from" in form:
            page.locator("[data-cell='{},{}']".format(*form["from"])).click()


def test_whoever_obeys_comes_to_the_end_of_every_lesson(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/learn")
    page.get_by_role("button", name="Begin: Placing tiles").click()
    for number, lesson in enumerate(LESSONS, 1):
        expect(page.locator(".guide")).to_contain_text(re.compile(f"Lesson {number} of {len(LESSONS)}", re.IGNORECASE))
        for done, step in enumerate(lesson["steps"]):
            expect(page.locator(".guide-mark.done")).to_have_count(done)
            if "do" in step:
                obey(page, step["do"])
            else:
                page.locator("[data-action=onward]").click()
        expect(page.locator(".guide-mark.done")).to_have_count(len(lesson["steps"]))
        if number < len(LESSONS):
            page.get_by_role("button", name=re.compile("^Next lesson")).click()
