"""4 Gods beyond the race: the count at the end, timed turns, hidden gods, cataclysms, challenges."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect
from tests.client.conftest import PHONE, NewContext, NewPage
from tests.client.pages import linger
from tests.client.playing import at_table, quicken
from tests.client.setups_fourgods import RACE, SMALL
from tests.client.tables import NAMES, House, Table, person
from tests.client.waiting import still, wait_for, wait_until

GAME = "fourgods"
TURNS = {"tempo": "timed_turns", "gods": "hidden"}

HIDDEN: dict[str, Any] = SMALL | {
    "colours": {0: "humans", 1: "dwarves", 2: "elves", 3: "merfolk"},
    "cards": {0: "elves", 1: "merfolk", 2: "humans", 3: "dwarves"},
    "hands": {1: ["OOOO|PPPP", "FFFF|MMMM"]},
    "discards": {0: ["OPOP/P|FFFF", "MMMM|OOOO"]},
    "bag": ["OOOO|PPPP", "FFFF|MMMM"],
    "turn": {"seat": 1},
}
# Whose turn it is, and when the others'.
ORDER = [("Rafael", "plays now"), ("Anouk", "next"), ("Matteo", "then"), ("Inês", "you, then")]


def sat(house: House, page_at: NewPage, table: Table, seat: int = 0, **more: Any) -> Page:
    page = page_at(house.url, **more)
    quicken(page, told=[GAME])
    # News stand for some seconds only.
    linger(page)
    table.sit(page, seat)
    # What happens while a page is still coming in is no news to it.
    at_table(page)
    return page


def test_timed_turns_with_hidden_gods_until_everything_is_counted(house: House, page_at: NewPage) -> None:
    table = house.staged(HIDDEN, players=4, game=GAME, options=TURNS)
    page = sat(house, page_at, table)
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


def test_whoever_keeps_the_others_waiting_sees_how_long_the_house_waits(house: House, page_at: NewPage) -> None:
    """G13.6: and so do the others, until somebody acts."""
    table = house.staged(SMALL, players=4, game=GAME)
    idle, waiting = sat(house, page_at, table), sat(house, page_at, table, 1)
    for seat in (1, 2, 3):
        table.act(seat, {"do": "pass"})
    expect(idle.locator(".g-time")).to_contain_text("Are you still there?")
    expect(idle.locator(".g-time")).to_contain_text(
        re.compile(r"in \d+ seconds the house passes for you, unless you act")
    )
    expect(waiting.locator(".g-time")).to_contain_text("Is Inês still there?")
    table.act(0, {"do": "choose_god", "god": "merfolk"})
    expect(waiting.locator(".g-time")).to_have_count(0)


def test_a_cataclysm_is_weighed_and_everybody_sees_it(house: House, page_at: NewPage) -> None:
    table = house.staged(CITY, players=4, game=GAME)
    page = sat(house, page_at, table)
    victim = sat(house, page_at, table, seat=2)
    page.locator("[data-cell='0,0']").click()
    expect(page.locator("h1")).to_have_text("Let it fall on Anouk’s city?")
    expect(page.locator(".prompt-facts")).to_have_text(re.compile(r"The tile in hand 1 matches .* You gain \d+"))
    # What the server says: the destroyer's total goes up, the builder’s down.
    own = page.locator(".g-totals tr.own")
    expect(own).to_have_text(re.compile(r"Inês.*\+\d+"))
    expect(page.locator(".g-totals tbody tr", has_text="Anouk")).to_contain_text("−2")
    expect(page.locator(".g-fates li")).to_have_text([re.compile(one) for one in ("Anouk’s city", "prophet", "grows")])
    page.keyboard.press("Enter")
    expect(victim.locator(".g-frame .g-news")).to_contain_text("Inês has destroyed your city at column 1, row 1.")
    expect(page.locator("[data-cell='0,0']")).to_have_attribute("aria-label", re.compile("tile: forest"))
    expect(page.locator(".g-changes")).to_have_count(0)


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


# Whether a sentence that is still there lies over the answers.
COVERS = """() => {
    const [told, sheet] = ['.toast', '.p-sheet'].map(one => document.querySelector(one)?.getBoundingClientRect());
    return !!told && told.bottom > sheet.top;
}"""


def test_a_challenge_tells_what_is_wrong_and_where_it_all_goes(house: House, page_at: NewPage) -> None:
    table = house.staged(WRONG, players=4, game=GAME, options={"legality": "table", "penalties": "all_players"})
    page = sat(house, page_at, table)
    offender = sat(house, page_at, table, seat=1)
    handheld = sat(house, page_at, table, seat=3, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(handheld.locator(".p-sheet h1")).to_be_visible()
    expect(page.locator(".g-side")).to_contain_text("A wrong tile lies until somebody sees it.")
    page.keyboard.press("q")
    page.locator("[data-cell='0,0']").click()
    expect(page.locator(".g-note").first).to_contain_text("It is right. Next challenge in 3 seconds.")
    table.act(2, {"do": "challenge", "x": 1, "y": 0})
    # A phone has no room for all of it, but a sentence, which hides no answer.
    told = "Anouk challenges Rafael’s tile at column 2, row 1: it is wrong."
    expect(handheld.locator(".toast")).to_contain_text(told)
    assert not handheld.evaluate(COVERS)
    rail = page.locator(".g-challenge")
    expect(page.locator(".toast")).to_have_count(0)
    expect(offender.locator(".g-challenge")).to_contain_text("Anouk, against you")
    expect(rail).to_contain_text("On its west side the tile shows mountain where its neighbour shows ocean.")
    steps = ("The tile goes to Rafael’s strip, slot 1", "Its prophet goes home", "Column 3, row 1", "loses one prophet")
    expect(rail.locator(".g-follows li")).to_have_text([re.compile(one) for one in steps])
    expect(page.locator("[data-cell='1,0'] .g-mark.wrong .g-zigzag")).to_have_count(1)
    expect(page.locator("[data-cell='2,0'] .g-mark.falls")).to_have_text("3")
    # Nothing stops: the tile in hand is laid where the wrong one was.
    page.locator("[data-cell='1,0']").click()
    expect(page.locator("[data-cell='1,0']")).to_have_attribute("aria-label", re.compile("tile: ocean everywhere"))
    expect(rail).to_have_count(0)


def test_a_phone_asks_before_a_city_falls_and_shows_what_a_choice_brings(house: House, page_at: NewPage) -> None:
    touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = sat(house, page_at, house.staged(CITY, players=4, game=GAME), **touch)
    sheet, world = page.locator(".p-sheet"), page.locator(".g-world")
    expect(sheet.locator("h1")).to_have_text("It fits 4 cells. Tap one.")
    # What is seldom wanted lies over the hands, so that nothing moves; what has a button of its own is not among it.
    size = world.bounding_box()
    sheet.get_by_role("button", name="More").tap()
    expect(sheet.locator(".more-list [data-action=discard]")).to_be_visible()
    expect(sheet.locator(".more-list [data-action=turn]")).to_be_hidden()
    assert world.bounding_box() == size
    page.keyboard.press("Escape")
    page.locator("[data-cell='2,2']").tap()
    expect(sheet.locator("h1")).to_have_text("It does not fit here.")
    page.locator("[data-cell='0,0']").tap()
    expect(sheet.locator("h1")).to_have_text("Lay it here? It fits 4 cells.")
    sheet.locator("[data-action=place]").tap()
    expect(sheet.locator("h1")).to_have_text("Let it fall on Anouk’s city?")
    expect(sheet.locator(".prompt-facts")).to_contain_text("You gain 4")
    sheet.locator("[data-action=destroy]").tap()
    expect(page.locator("[data-cell='0,0']")).to_have_attribute("aria-label", re.compile("tile: forest"))


# What bars of a browser leave of a phone, and a phone on its side.
WINDOWS = [(390, 664), (360, 740), (844, 390)]
LARGE = "() => document.querySelector('.g-world')?.clientWidth >= 8 * 38"
# Nothing lies over the foot of the last cell.
UPPERMOST = """() => {
    const last = document.querySelector("[data-cell='7,7']");
    const { left, bottom } = last.getBoundingClientRect();
    return last.contains(document.elementFromPoint(left + 9, bottom - 4));
}"""


def test_a_finger_hits_a_cell_in_every_window_of_a_phone(house: House, page_at: NewPage) -> None:
    table = house.staged({**CITY, "discards": {2: ["OOOO|PPPP"]}, "hands": {}}, players=4, game=GAME)
    page = sat(house, page_at, table, viewport=PHONE, has_touch=True, is_mobile=True)
    cell, sheet = page.locator("[data-cell='7,7']"), page.locator(".p-sheet")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".table-screen.phone.lying")).to_have_count(1 if width > height else 0)
        # What fits the last window is no sign that the World has been fitted into this one.
        wait_until(page, "width => innerWidth === width", width)
        still(page)
        assert page.evaluate(LARGE)
        assert page.evaluate(UPPERMOST)
    # What is taken among all discards is laid in the World.
    page.get_by_role("button", name=re.compile("^Discards")).tap()
    page.locator(".g-discards [data-area='2'][data-slot='0']").tap()
    expect(cell).to_be_visible()
    expect(sheet.locator("h1")).to_have_text("Lay the tile you took.")


def test_whoever_comes_first_reads_what_it_is_about(house: House, page_at: NewPage) -> None:
    table = house.table(*(person(name) for name in NAMES), game=GAME, options=TURNS)
    page = page_at(house.url)
    quicken(page, told=[])
    table.sit(page, 0)
    expect(page.locator(".aim")).to_contain_text("Everybody lays tiles into the same World")
    page.locator(".aim .gilt").click()
    # Before the first turn nobody plays, and there is nobody to guess about.
    expect(page.locator("h1")).to_have_text("Which prophets are yours?")
    expect(page.locator(".g-order li").first).to_have_text(re.compile("begins$"))
    expect(page.locator(".timeline .now, .g-who")).to_have_count(0)


def test_keys_answer_wherever_the_focus_is(house: House, context: NewContext) -> None:
    """Three players: the god that nobody can choose any more is out."""
    table = house.staged(CITY, 3, GAME)
    page = context(house.url).new_page()
    quicken(page, told=[GAME])
    page.clock.install()
    table.sit(page, 0)
    expect(page.locator(".g-god").last).to_have_text(re.compile("Merfolk · not in play"))
    city = page.locator("[data-cell='0,0']")
    expect(city).to_have_class(re.compile("reach"))
    expect(city).to_have_attribute("aria-label", re.compile("Anouk’s city; hand 1 can destroy it"))
    # The focus stays in the World while a strip is asked for, where no cell is lit then.
    page.locator("[data-cell='4,4']").focus()
    page.keyboard.press("d")
    expect(page.locator("h1")).to_have_text("Into which slot?")
    expect(page.locator(".g-fit")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-area='0'][data-slot='0']")).to_have_class(re.compile("full"))
    page.keyboard.press("t")
    expect(page.locator("h1")).to_have_text("Take or flip a discarded tile.")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Lay the tile you took.")
    page.keyboard.press("]")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    # A window that has shut is not offered any more, though the server says nothing of it.
    expect(page.locator(".g-time")).to_contain_text("Prophet window")
    expect(page.locator("#decision [data-action=prophet]")).to_be_visible()
    page.clock.fast_forward("00:11")
    expect(page.locator(".g-time, #decision [data-action=prophet]")).to_have_count(0)


def test_whoever_plays_against_bots_alone_can_pause(house: House, page_at: NewPage) -> None:
    # In turns, and it is one's own: the bots have nothing to do meanwhile.
    table = house.staged(
        RACE | {"hands": {}, "turn": {"seat": 0}}, 4, GAME, {"tempo": "timed_turns"}, bots=3, bot="first"
    )
    page = sat(house, page_at, table)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("h1")).to_have_text("The game is paused.")
    assert table.live.table.info(0).paused
    expect(page.locator(".g-ring, .pause-button")).to_have_count(0)
    # The World can be looked at; nothing is done in it, by keys either.
    page.keyboard.press("e")
    page.keyboard.press("b")
    expect(page.locator(".g-bag-button")).to_have_count(0)
    page.reload()
    at_table(page)
    expect(page.locator("h1")).to_have_text("The game is paused.")
    page.keyboard.press("Enter")
    expect(page.locator(".pause-button")).to_have_count(1)
    assert not table.live.table.info(0).paused
    # The space bar on the bag does the same, and draws nothing.
    left = table.view(0)["bag"]
    page.locator(".g-bag-button").focus()
    page.keyboard.press(" ")
    expect(page.locator("h1")).to_have_text("The game is paused.")
    assert table.view(0)["bag"] == left
    # Where others play nobody is offered it.
    many = sat(house, page_at, house.staged(SMALL, players=4, game=GAME, bots=2, bot="first"))
    expect(many.locator(".pause-button")).to_have_count(0)


# What the count shows at one moment, and whether it is over.
COUNTED = """() => [document.querySelector('h1')?.innerText,
    document.querySelectorAll('.g-bands > g[clip-path]').length,
    [...document.querySelectorAll('.g-tally .place-score')].map((one) => Number(one.textContent)),
    !!document.querySelector('main.end:not(.g-finale)')]"""


def tally(page: Page) -> list[int]:
    return [int(words) for words in page.locator(".g-tally .place-score").all_inner_texts()]


def test_the_count_begins_at_nothing_and_the_winner_comes_last(house: House, context: NewContext) -> None:
    def end(table: Table) -> None:
        for seat in (1, 2, 3, 0):
            table.act(seat, {"do": "end_turn"})

    def pump(page: Page, there: Callable[[], object]) -> int:
        """Time stands still but for what is asked for: no machine is too slow to see a moment."""
        ran = 0

        def look() -> object:
            nonlocal ran
            if there():
                return True
            page.clock.run_for(200)
            ran += 200
            return False

        assert wait_for(page, look)
        return ran

    def staged() -> Table:
        return house.staged(RACE | {"hands": {}, "turn": {"seat": 1}}, 4, GAME, {"tempo": "timed_turns"})

    table = staged()
    page = context(house.url, reduced_motion="no-preference").new_page()
    quicken(page, told=[GAME], motion="full", pace=1)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    table.sit(page, 0)
    finale, result = page.locator("main.g-finale"), page.locator("main.end:not(.g-finale)")
    pump(page, page.locator(".g-world").count)
    end(table)
    pump(page, finale.count)
    assert tally(page) == [0, 0, 0, 0]
    expect(page.locator("h1")).to_have_text("The World is counted")
    seen: list[tuple[str, int, list[int]]] = []

    def over() -> bool:
        head, bands, points, ended = page.evaluate(COUNTED)
        if not ended and (not seen or seen[-1] != (head, bands, points)):
            seen.append((head, bands, points))
        return bool(ended)

    assert 12_000 <= pump(page, over) <= 15_200
    heads = [head for head, _, _ in seen]
    assert list(dict.fromkeys(heads)) == [
        "The World is counted",
        "First, the cities",
        "Then the prophets",
        "Then the largest kingdoms",
        "Last, the number of kingdoms",
    ]
    # One kingdom after the other lights up, and nobody ever loses a point.
    lit = [bands for head, bands, _ in seen if head == "Then the prophets"]
    assert lit == sorted(lit)
    assert len(set(lit)) >= 6
    assert all(one <= other for (_, _, a), (_, _, b) in pairwise(seen) for one, other in zip(a, b, strict=True))
    assert sorted(seen[-1][2], reverse=True) == [36, 33, 24, 19]
    expect(page.locator(".end-title")).to_have_text("You made the world.")
    # It can be seen again, and any key ends it.
    page.get_by_role("button", name="The last count").click()
    pump(page, finale.count)
    assert tally(page) == [0, 0, 0, 0]
    page.keyboard.press("a")
    pump(page, result.count)
    # Whoever wants nothing to move has the result at once.
    calm = staged()
    page = context(house.url).new_page()
    quicken(page, told=[GAME], pace=1)
    calm.sit(page, 0)
    at_table(page)
    end(calm)
    expect(page.locator("main.end:not(.g-finale) .end-title")).to_have_text("You made the world.")
    # Whatever somebody is called, the name stands in the table of points whole.
    cut = """(name) => [...document.querySelectorAll('.g-steps tbody th')].filter((one) => {
        one.querySelector('span').textContent = name;
        return one.scrollWidth > one.clientWidth || getComputedStyle(one).textOverflow === 'ellipsis'
            && getComputedStyle(one).overflow !== 'visible';
    }).length"""
    sizes = [page.evaluate(cut, name) for name in ("Giocatore 1", "Jogador 1 (você)")]
    assert sizes == [0, 0]
    # Whoever looks at the World again reads that the game is over, and how.
    page.get_by_role("button", name="Look at the World").click()
    expect(page.locator("#decision")).to_contain_text(
        re.compile("End of the game.*You made the world.*You won by 3", re.DOTALL)
    )
    expect(page.locator("#decision")).not_to_contain_text("goes on")
    # The replay has all that lies beside the World, on the cloth of the table; nothing moves by itself here.
    page.goto(f"/t/{calm.id}/replay")
    side = page.locator(".g-replay-side")
    expect(side.locator(".g-bag-part, .g-gods, .g-cities, .g-others")).to_have_count(4)
    expect(side.locator(".g-others > li")).to_have_count(4)
    expect(page.locator(".replay-play")).to_have_text("Play")
    cloth = (
        "() => ['.replay-board', '.replay'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)"
    )
    assert len(set(page.evaluate(cloth))) == 1
    # Who likes things to move sees it run from the first tile on.
    page = context(house.url, reduced_motion="no-preference").new_page()
    quicken(page, told=[GAME], motion="full", pace=1)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(f"/t/{calm.id}/replay")
    pump(page, page.locator(".replay-bar .eyebrow", has_text=re.compile("move [1-9]", re.IGNORECASE)).count)
