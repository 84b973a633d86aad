"""A turn of the 2024 edition at the table: phase C with dice and without, Honors, fleets, a phone, the keyboard."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.axe import faults
from tests.client.conftest import PHONE, NewPage
from tests.client.pages import linger
from tests.client.playing import at_table, quicken
from tests.client.setups_2024 import ARABS, REVENUE
from tests.client.tables import GAME_2024, House, Table
from tests.client.test_phone import HAND
from tests.client.test_phone import faults as phone_faults
from tests.client.waiting import drawn, wait_for

pytestmark = pytest.mark.undrawn

PERCENT = re.compile(r"\d ?%")


def seated(house: House, page_at: NewPage, table: Table, seat: int = 0, **more: object) -> Page:
    page = page_at(house.url, **more)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    expect(page.locator(".map .tag").first).to_be_attached()
    return page


def answer(page: Page, action: str) -> Locator:
    return page.locator(f"#decision [data-action={action}]")


def tags(page: Page) -> list[str]:
    return page.locator(".map .tag").all_inner_texts()


def turn_to(page: Page, land: str) -> None:
    """Go through the open lands until this one is in focus, and open its card."""
    page.locator("#map").focus()
    for _ in range(20):
        page.keyboard.press("]")
        drawn(page)
        if land in page.locator(".map [aria-live]").inner_text():
            break
    if not page.locator(".land-card").count():
        page.keyboard.press("Space")
    expect(page.locator(".land-card h2")).to_have_text(land)


def test_phase_c_with_dice(house: House, page_at: NewPage) -> None:
    table = house.staged(ARABS, 5, GAME_2024)
    page = seated(house, page_at, table)
    # Armies stand, garrisons lie; the land is an Empire's, a friend's or an Enemy's.
    expect(page.locator(".map .piece.army .coin-rim").first).to_be_attached()
    for kind, count in (("empire", 4), ("friendly", 2), ("enemy", 10)):
        expect(page.locator(f".map .wash.{kind}")).to_have_count(count)
    assert sorted(set(tags(page))) == ["39%", "58%", "75%", "free", "renew"]
    # The turn's card: phases, people as pieces, one of two icons towards a monument.
    card = page.locator(".turn-dock")
    expect(card.locator("[aria-current=step]")).to_have_text("C expand")
    expect(card.locator(".people-dots .seal")).to_have_count(5)
    expect(card).to_contain_text("1 of 2")
    # Before the pool is empty there is no end, and its key says why.
    expect(answer(page, "end")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator(".toast")).to_contain_text("R7.16")
    # The card of a Friendly land says what falls before it falls; that of a defended one has both ends.
    turn_to(page, "Euphrates")
    expect(page.locator(".land-card")).to_contain_text("loses the city")
    turn_to(page, "Deccan")
    for words in ("75% taken", "25% both go", "1 Honor", "With the Leader", "reached by your fleet"):
        expect(page.locator(".land-card")).to_contain_text(words)
    # The reach of its fleet is a dotted line.
    expect(page.locator(".map .plan-path")).to_have_count(1)
    # The Leader says what it does, and is a mark of the turn once it is declared.
    expect(answer(page, "leader")).to_contain_text("3 dice")
    page.keyboard.press("d")
    expect(answer(page, "leader")).to_have_count(0)
    expect(card).to_contain_text("third die")
    expect(page.locator(".land-card")).to_contain_text("83% taken")
    # A fort costs a people piece.
    page.keyboard.press("f")
    expect(page.locator("#decision h1")).to_have_text("Which land gets a fort?")
    page.locator("#decision .chip", has_text="Levant").click()
    page.keyboard.press("Enter")
    expect(card.locator(".people-dots .seal")).to_have_count(4)
    assert table.view(0)["lands"]["levant"]["fort"]


def test_a_plan_is_laid_out_while_others_play(house: House, page_at: NewPage) -> None:
    """It waits for phase C of its Empire, and is then played step by step."""
    setup = REVENUE | {"empires": {3: "franks"}, "honors": {}, "tokens": {}}
    table = house.staged(setup, 4, GAME_2024)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, 3)
    at_table(page)
    expect(answer(page, "plan")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("#decision .prompt-facts")).to_contain_text("You start in Gaul")
    for land, steps in (("Britain", "one step"), ("Pyrenees", "2 steps")):
        turn_to(page, land)
        expect(answer(page, "add")).to_contain_text(land)
        page.keyboard.press("a")
        expect(page.locator("#decision h1")).to_contain_text(steps)
    # Somebody else decides on something else: the plan stays on the table.
    table.act(0, {"do": "end_expansion"})
    expect(page.locator(".turn-dock [aria-current=step]")).to_contain_text("E")
    expect(page.locator("#decision h1")).to_contain_text("2 steps")
    page.keyboard.press("Enter")
    expect(page.locator("#decision")).to_contain_text("2 steps")
    table.act(0, {"do": "end_revenue"})
    table.act(0, {"do": "end_turn"})
    expect(page.locator(".turn-dock .people-dots .seal")).to_have_count(4)
    lands = table.view(3)["lands"]
    assert [lands[land]["owner"] for land in ("gaul", "britain", "pyrenees")] == [3, 3, 3]


def test_fleets_and_honors_by_keyboard(house: House, page_at: NewPage) -> None:
    table = house.staged(ARABS, 5, GAME_2024)
    page = seated(house, page_at, table)
    array = page.locator(".own-array")
    expect(array.locator(".array-track .owned")).to_have_count(3)
    expect(page.get_by_role("list", name="Pool, must be played this turn")).to_be_attached()
    # Every row of the gold has its array in small, the gaps of the track visible.
    expect(page.locator(".score-row .small-array")).to_have_count(5)
    expect(page.locator("[data-array='1'] .honor-gap")).to_have_count(1)
    # Fleets go into waters, which are lit and can be reached by keys.
    page.keyboard.press("a")
    expect(page.locator("#decision h1")).to_have_text("Into which water does the fleet go?")
    expect(page.locator(".map .section-light")).to_have_count(1)
    page.keyboard.press("Enter")
    assert wait_for(page, lambda: set(table.view(0)["turn"]["fleets"]) == {"arabian_sea", "mediterranean"})
    # An Honor: which one, its targets in order, and it goes back to the stack.
    page.keyboard.press("o")
    expect(page.locator("#decision h1")).to_have_text("Which Honor do you play?")
    page.keyboard.press("1")
    expect(page.locator("#decision h1")).to_have_text("Play Recruit 1?")
    page.keyboard.press("Enter")
    expect(page.locator(".turn-dock .people-dots .seal")).to_have_count(6)
    expect(array.locator(".array-track .honor-gap")).to_have_count(1)
    # An Honor without coins waits for phase E and is no button.
    expect(array.locator("button", has_text="Catastrophe")).to_have_count(0)


def test_without_dice_a_sentence_says_what_will_happen(house: House, page_at: NewPage) -> None:
    table = house.staged(ARABS, 5, GAME_2024, {"dice": False})
    page = seated(house, page_at, table)
    assert sorted(set(tags(page))) == ["both go", "free", "renew", "taken"]
    turn_to(page, "Zagros")
    expect(page.locator("#decision h1")).to_contain_text("will both go")
    expect(page.locator("#decision .prompt-facts")).to_contain_text("R8.5")
    expect(answer(page, "invade")).to_contain_text("Spend the army")
    card = page.locator(".land-card")
    for words in ("You lose one army", "The garrison goes", "the fort and the city", "Rafael gets an Honor"):
        expect(card).to_contain_text(words)
    assert not PERCENT.search(page.locator("#main").inner_text()), "chances where nothing is left to chance"
    # Both ways to call the Leader, each with what it opens now; what each land would take.
    expect(page.locator(".leader-card")).to_have_count(2)
    expect(page.locator(".leader-card.idle")).to_have_count(1)
    expect(page.locator(".rail-prices button", has_text="Zagros")).to_contain_text("2 armies")
    # For those who do not see the map.
    expect(page.locator("[role=row][data-land=yellow_river]")).to_contain_text("Great Wall fort")
    row = page.locator("[role=row][data-land=zagros]")
    expect(row).to_contain_text("garrison, lying")
    expect(row).to_contain_text("Certain: both go, Rafael gets an Honor.")
    page.keyboard.press("Enter")
    expect(page.locator("#decision .undo")).to_contain_text("Rafael got an Honor")
    assert "owner" not in table.view(0)["lands"].get("zagros", {})


def test_conquest_points_are_spent_on_what_they_can_take(house: House, page_at: NewPage) -> None:
    turn = ARABS["turn"] | {"conquest_points": {"land": "tigris", "enemy": 1, "points": 3}}
    table = house.staged(ARABS | {"turn": turn}, 5, GAME_2024, {"conquest": True})
    page = seated(house, page_at, table)
    expect(page.locator(".turn-dock")).to_contain_text("3 conquest points against Rafael")
    assert "3 points" in tags(page)
    expect(answer(page, "conquer")).to_have_text(re.compile("Conquer the Zagros"))
    page.keyboard.press("Enter")
    assert wait_for(page, lambda: table.view(0)["lands"]["zagros"]["owner"] == 0)
    expect(page.locator(".turn-dock")).not_to_contain_text("conquest points")


@pytest.mark.parametrize("dice", [True, False])
def test_a_phone_has_phases_and_pieces_above_the_map(house: House, page_at: NewPage, dice: bool) -> None:
    table = house.staged(ARABS, 5, GAME_2024, {"dice": dice})
    page = seated(house, page_at, table, viewport=PHONE, **HAND)
    band = page.locator(".turn-band")
    expect(band.locator("[aria-current=step]")).to_have_text("C expand")
    expect(band.locator(".people-dots .seal")).to_have_count(5)
    assert not phone_faults(page)
    tabs = page.locator(".phone-tabs button")
    assert [re.sub(r"\d+$", "", name).strip() for name in tabs.all_inner_texts()] == [
        "Map",
        "Gold",
        "Honors",
        "Hand",
        "Chronicle",
    ]
    for tab in range(1, 5):
        tabs.nth(tab).tap()
        assert not phone_faults(page), tabs.nth(tab).inner_text()
    if dice:
        assert not faults(page)


def test_what_an_event_raises_in_phase_a_is_told_over_the_map(house: House, page_at: NewPage) -> None:
    """The Empire rises in the same step: without a word the gold would just have changed."""
    turn = {"seat": 0, "empire": "arabs", "phase": "start", "event": "khmers"}
    table = house.staged(ARABS | {"lands": {}, "honors": {}, "tokens": {}, "turn": turn}, 5, GAME_2024)
    while "end_expansion" not in [form["do"] for form in table.forms(0)]:
        table.act(0, table.forms(0)[0])
    before = table.view(0)["gold"][0]
    page = page_at(house.url)
    linger(page)
    quicken(page)
    # Nothing is left to place: the page ends the expansion by itself.
    table.sit(page, 0)
    expect(page.locator(".revenue-strip")).to_be_visible()
    raised = table.view(0)["gold"][0] - before
    expect(page.locator(".revenue-strip")).to_contain_text(f"You raise {raised} gold: ")
    expect(page.locator(".turn-dock [aria-current=step]")).to_have_text("C expand")


def test_a_land_of_a_black_death_is_chosen_from_the_map_and_the_list(house: House, page_at: NewPage) -> None:
    setup = ARABS | {"epoch": 4, "turn": {"seat": 0, "empire": "mughals", "phase": "start", "event": "black_death"}}
    table = house.staged(json.loads(json.dumps(setup)) | {"honors": ARABS["honors"], "tokens": {}}, 5, GAME_2024)
    page = seated(house, page_at, table)
    expect(page.locator(".turn-dock [aria-current=step]")).to_have_text("A event")
    expect(page.locator("#decision h1")).to_contain_text("1 of up to 3 chosen")
    page.locator("#decision .chip", has_text="Zagros").click()
    page.locator("#decision .chip", has_text="Anatolia").click()
    expect(page.locator(".map .tag.chosen")).to_have_count(2)
    answer(page, "play").click()
    expect(page.locator(".turn-dock [aria-current=step]")).to_have_text("C expand")
    lands = table.view(0)["lands"]
    assert "owner" not in lands["zagros"]
    assert lands["zagros"]["fort"]
