"""Cards in a hand and on the way to it: what each does is there to be read."""

from playwright.sync_api import Page, expect
from tests.client.conftest import NewPage
from tests.client.pages import linger
from tests.client.playing import at_table, quicken
from tests.client.tables import House, Table, chooses_event


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
