"""Cards in a hand and on the way to it: what each does is there to be read."""

import re

import pytest
from playwright.sync_api import expect
from tests.client.atlas import WORLD, spot
from tests.client.conftest import NewPage
from tests.client.pages import linger
from tests.client.playing import at_table, quicken, speak
from tests.client.setups_2001 import EVENTS
from tests.client.tables import GAME_2001, House, Table, chooses_event
from tests.client.test_advice import BOARD, ME, named, seated, setup
from tests.client.test_counsel import counsel_of, signed
from tests.client.test_race import MODULES
from tests.client.waiting import still, wait_until
from tests.words import LANGUAGES

pytestmark = [pytest.mark.scripts, pytest.mark.undrawn]

# Something of each kind stands open to three cards.
LANDS = {
    "danubia": {"owner": 1, "city": True},
    "gaul": {"owner": 2},
    "alamannia": {"owner": 1},
    "iberia": {"owner": 2, "capital": True},
    "balkans": {"owner": 1, "monument": True},
}
THREE = ("disaster", "extra_armies", "barbarians")

# What each card of the game says in a row of the hand, put there one after another: those that are cut.
CUT = """async () => {
    %s
    const { loadCatalogue } = await module("games/history/catalogue.js");
    const { shortWords } = await module("games/history/y2018/cards.js");
    const book = await loadCatalogue("hotw2018");
    const line = document.querySelector(".fan-short").cloneNode();
    document.querySelector(".fan-row").append(line);
    const cut = [...book.events.keys()].filter(id => {
        line.textContent = shortWords(book, id);
        return !line.textContent || line.scrollWidth > line.clientWidth;
    }).map(id => `${id}: ${shortWords(book, id)}`);
    line.remove();
    return cut;
}""".replace("%s", MODULES)


def area_of(land: str) -> str:
    region = BOARD.area_index[WORLD["lands"][land]["region"]]
    return BOARD.area_names[region]


def last_event(table: Table, seat: int) -> str:
    """The card that came to a seat because everybody else had chosen, if it has come."""
    return next(
        (
            str(event["card"])
            for entry in table.log(seat)
            for event in entry.get("events", ())
            if event["event"] == "received" and event["seat"] == seat and event["pile"] == "events"
        ),
        "",
    )


def test_an_event_that_comes_without_a_choice_can_be_looked_at(page_at: NewPage, house: House) -> None:
    """It came with another's step and was gone with it: now it is said, and opens."""
    table, _ = house.new(chooses_event)
    seat = table.view(None)["selection"]["order"][-1]
    page = page_at(house.url)
    quicken(page)
    linger(page)
    table.sit(page, seat)
    at_table(page)
    while not (card := last_event(table, seat)):
        table.step()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("the others have chosen")
    toast.get_by_role("button", name="See").click()
    expect(page.locator("dialog .event-card .card-text")).not_to_be_empty()
    assert card


def test_three_cards_in_the_hand_say_what_they_do(page_at: NewPage, house: House) -> None:
    """Not their bare names; and whatever the cards are, the words are whole."""
    table = house.staged(setup(LANDS, events=THREE))
    page = seated(page_at, house, table)
    expect(page.locator(".fan-row .fan-short")).to_have_count(3)
    for language in LANGUAGES:
        speak(page, language)
        still(page, ".hand, .hand *")
        for words in page.locator(".fan-row .fan-short").all():
            expect(words).to_be_visible()
            expect(words).not_to_be_empty()
        fan = page.locator(".fan").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert fan[0] <= fan[1], f"all three are in sight in {language}"
        assert page.evaluate(CUT) == [], language


def test_a_card_that_opens_says_where_it_is_best_and_what_that_brings(page_at: NewPage, house: House) -> None:
    table = house.staged(setup(LANDS, events=THREE))
    page = seated(page_at, house, table)
    told = [(form, what) for form, what in counsel_of(table, ME) if form.get("card") == "disaster"]
    form, what = max(told, key=lambda one: one[1]["expected"])
    page.locator(".fan-row", has_text="Disaster").focus()
    best = page.locator(".fan-card:not(.visually-hidden) .card-best")
    expect(best).to_contain_text(f"Best now: {named(form['land'])}")
    for loss in what["losses"]:
        expect(best).to_contain_text(signed(loss["points"]))


def test_a_card_of_ten_says_where_it_is_best(page_at: NewPage, house: House) -> None:
    table = house.staged(EVENTS, 6, GAME_2001)
    page = seated(page_at, house, table)
    expect(page.locator("button.card-row .card-best").first).to_contain_text("on average")


# Whether the chips that are chosen lie inside the line of chips.
IN_SIGHT = """() => {
    const list = document.querySelector(".chips ul").getBoundingClientRect();
    const chips = [...document.querySelectorAll(".chips .chip.on")].map(one => one.getBoundingClientRect());
    return chips.length && chips.every(({ left, right }) => left >= list.left - 1 && right <= list.right + 1);
}"""


def test_the_chip_of_a_region_chosen_on_the_map_comes_into_sight(page_at: NewPage, house: House) -> None:
    """The focus is on a land, and the chips are regions."""
    lands = {
        land: {"owner": 1 + n % 2}
        for n, land in enumerate(("danubia", "rhineland", "wei", "ganges", "nile", "levant", "java", "mexico", "congo"))
    }
    table = house.staged(setup(lands, epoch=4, events=("plague",)))
    page = seated(page_at, house, table, viewport={"width": 1280, "height": 800})
    page.locator(".fan-row", has_text="Black Death").click()
    chips = page.locator(".chips .chip")
    expect(chips.first).to_be_visible()
    last = chips.last.locator("span").first.inner_text()
    still(page, ".map, .chips, .chip")
    [land] = [land for land in lands if area_of(land) == last]
    page.mouse.click(*spot(page, land))
    expect(chips.last).to_have_class(re.compile(r"\bon\b"))
    wait_until(page, IN_SIGHT)
