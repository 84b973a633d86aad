"""The full screens of the 2001 edition: the draft, the page between epochs, the markers turned up at the end."""

import re

import pytest
from playwright.sync_api import expect
from tests.client.conftest import PHONE, NewPage
from tests.client.measures import too_wide
from tests.client.pages import at_start
from tests.client.playing import at_table, quicken, settled, to_cards
from tests.client.setups_2001 import DRAFT, LAST_TURN
from tests.client.tables import GAME_2001, NAMES, House, Table, person
from tests.client.test_screens_2024 import fits, opened, watched
from tests.client.waiting import drawn

pytestmark = pytest.mark.undrawn

VIKINGS = re.compile("Vikings")


def test_a_drawn_card_is_passed_to_whoever_has_none(page_at: NewPage, house: House) -> None:
    """A3.3, A3.5, A3.7, A18.4: who can get it, why the order is so, and what each of three players knows afterwards."""
    table = house.staged(DRAFT, 6, GAME_2001)
    page, errors = opened(page_at, house, table, 0)
    expect(page.get_by_role("heading", name="You drew the Vikings.")).to_be_visible()
    why = page.locator(".draft-why")
    expect(why).to_contain_text("Rafael and you are equal in score and strength")
    expect(why.get_by_role("link")).to_have_text(["A3.10", "A3.12"])
    rows = page.locator(".receivers tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.locator("b").filter(has_text=re.compile("^[A-Z]"))).to_have_text(
        ["Rafael", "Anouk", "Willem", "Matteo", "Giulia"]
    )
    expect(page.get_by_role("button", name=re.compile("^Pass "))).to_have_count(4 + 3)  # in the table and in the bar
    expect(rows.last).to_contain_text("holds a card")
    expect(page.locator(".draft-order [aria-current=step]")).to_contain_text("Inês")
    expect(page.locator(".drawn .likely b")).to_have_text(re.compile(r"^\d+(–\d+)?$"))
    expect(page.locator(".marker-row")).to_have_count(3)
    assert "Keep it, or pass it to one of 4 players" in page.locator("#draft-spoken").inner_text()
    assert not too_wide(page)
    page.keyboard.press("m")
    expect(page.locator("#board")).to_be_visible()
    page.keyboard.press("m")
    drawn(page)
    page.keyboard.press("2")
    # The one who passed it knows, the one who got it does not, and neither do the others.
    expect(page.locator(".passed-on")).to_contain_text("Anouk leads the Vikings")
    expect(page.locator(".empire-card.back")).to_be_visible()
    assert table.view(0)["selection"]["allotted"] == [5, 2]
    assert not errors, errors
    given, errors = opened(page_at, house, table, 2, viewport=PHONE, has_touch=True)
    expect(given.get_by_role("heading", name="Your card lies face down")).to_be_visible()
    expect(given.get_by_text(VIKINGS)).to_have_count(0)
    fits(given, "a card passed, on a phone")
    # A3.4: she drafts, and must pass what she draws.
    table.act(1, {"do": "keep"})
    expect(given.locator(".empire-card.must-pass")).to_be_visible()
    expect(given.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
    assert not errors, errors


# Markers are turned when the test says so, not when their time has come.
SLOWLY = """{ const soon = window.setTimeout;
    window.setTimeout = (run, delay, ...more) => soon(run, delay > 1000 && delay < 3000 ? 100 * delay : delay, ...more);
}"""


def three(house: House) -> Table:
    return house.table(*(person(name) for name in NAMES[:3]), game=GAME_2001)


def test_an_epoch_ends_with_a_page_and_a_game_with_its_story(page_at: NewPage, house: House) -> None:
    """A13.1: who drew a marker is said, its value is not; at the very end all dice can be checked."""
    table = three(house)

    def second_epoch(there: Table) -> int | None:
        return there.to_act()[0] if there.view(None)["epoch"] == 2 else None

    seat = table.until(second_epoch)
    page, errors = opened(page_at, house, table, seat)
    expect(page.locator(".interlude .led-row")).to_have_count(3)
    scores = table.view(None)["scores"]
    shared = scores.count(max(scores)) > 1
    expect(page.locator(".interlude-marker")).to_contain_text("nobody draws" if shared else "marker, face down")
    expect(page.locator(".interlude-marker text")).to_have_text([] if shared else ["?"])
    expect(page.locator(".change-row")).to_have_count(5)
    assert not too_wide(page)
    to_cards(page)
    expect(page.locator(".empire-card.drawn")).to_be_visible()
    page.get_by_role("button", name="Look at the map").click()
    # What the last turn was scored for adds up.
    page.get_by_role("tab", name=re.compile("^Last turn")).click()
    points = page.locator(".last-turn .gain-points").all_inner_texts()
    own = next(row for row in reversed(table.log(seat)) if any(is_scoring(one, seat) for one in row.get("events", ())))
    scored = next(one for one in own["events"] if is_scoring(one, seat))
    assert sum(int(point) for point in points) == scored["points"]
    assert not errors, errors
    page.close()
    table.until(lambda there: None if there.to_act() else 0)
    page, errors = opened(page_at, house, table, seat)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".luck-foot")).to_contain_text("dice follow from it")
    expect(page.locator(".story p")).not_to_have_count(0)
    assert not errors, errors


def is_scoring(event: dict[str, object], seat: int) -> bool:
    return event["event"] == "scored" and event["seat"] == seat


def test_markers_are_turned_up_one_by_one_before_whoever_was_there(page_at: NewPage, house: House) -> None:
    table = house.staged(LAST_TURN, 3, GAME_2001)
    page = page_at(house.url, reduced_motion="no-preference")
    errors = watched(page)
    quicken(page, pace=1, motion="system")
    at_start(page, SLOWLY)
    table.sit(page, 1)
    at_table(page)
    # A18.6: how many, and nothing else.
    page.get_by_role("tab", name="Score").click()
    expect(page.locator(".score-markers .shield.down")).to_have_count(3)
    table.act(0, {"do": "end_expansion"})
    turning = page.locator(".end.turning")
    expect(turning).to_be_visible()
    expect(turning.locator(".shields .shield.down")).to_have_count(4)  # A13.1: the last epoch brings one more
    expect(page.locator(".end-title")).to_have_text("The markers are turned.")
    drawn(page)
    page.keyboard.press("Space")
    expect(turning.locator(".shields .shield.up")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(turning.locator(".shields .shield.up")).to_have_count(4)
    # The last of them decides: then the title is written.
    expect(page.locator(".end-title")).to_have_text("You made the world.")
    page.keyboard.press("Enter")
    expect(page.locator("main.end:not(.turning)")).to_be_visible()
    settled(page)
    scores, last = table.view(None)["scores"], table.view(None)["seats"][1]["preeminence"][-1]
    assert scores[1] == 131 + 3 + 4 + last
    winner = page.locator(".lead-table tbody tr").first
    expect(winner).to_contain_text("+3 134")
    expect(winner).to_contain_text(f"+{last} {scores[1]}")
    expect(page.locator(".lead p")).to_contain_text("the lower sum of strengths would have decided")
    page.keyboard.press("t")
    expect(turning).to_be_visible()
    drawn(page)
    page.keyboard.press("Escape")
    expect(turning).to_have_count(0)
    assert not errors, errors
    # A17.1: without markers nothing of it is there.
    plain = house.staged(LAST_TURN | {"preeminence": {}}, 3, GAME_2001, {"no_preeminence": True})
    plain.act(0, {"do": "end_expansion"})
    page, errors = opened(page_at, house, plain, 1)
    expect(page.locator("main.end")).to_be_visible()
    expect(page.locator(".preeminence, .lead")).to_have_count(0)
    expect(page.get_by_role("button", name="The last count")).to_have_count(0)
    assert not errors, errors


def test_cards_areas_and_figures_of_the_edition_are_pages(page_at: NewPage, house: House) -> None:
    page = page_at(house.url)
    errors = watched(page)
    page.goto("/rules/hotw2001/minors.zimbabwe")
    expect(page.locator(".world-card.chosen")).to_contain_text("East Africa")
    expect(page.locator(".world-card")).to_have_count(7 + 7)
    page.locator("a[href='/rules/hotw2001/areas']").first.click()
    expect(page.locator("#northern_europe")).to_contain_text("4·8·12")
    page.locator("a[href='/rules/hotw2001/empires']").first.click()
    expect(page.locator("#vikings")).to_contain_text("Strength 7")
    page.goto("/rules/hotw2001/A14.22")
    expect(page.get_by_role("link", name="Kingdom: Zimbabwe")).to_be_visible()
    assert not errors, errors
