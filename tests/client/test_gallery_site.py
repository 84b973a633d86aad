"""The gallery of the site: pages that belong to no table, and what comes before one."""

import pytest
from playwright.sync_api import Page, expect
from tests.client.gallery import Gallery, State, at_desk, in_hand, open_at
from tests.client.tables import House


def lobby(page: Page, house: House) -> None:
    house.lobby().sit(page, 0)
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()


def invited(page: Page, house: House) -> None:
    table = house.lobby()
    page.goto(f"/t/{table.id}#invite={table.created['invitations']['1']}")
    expect(page.get_by_role("textbox")).to_be_visible()


def screen(address: str, *pictures: str, last: str = "h1", low: bool = False) -> State:
    """A page of the site, in every respect."""
    return State(open_at(address), pictures, last, flows=True, large=True, languages=True, low=low)


STATES = {
    "home": screen("/", "light", "dark", "phone", last=".hero-picture .cutout", low=True),
    "new": screen("/new", "light", "phone", low=True),
    "watch": screen("/watch", low=True),
    "all-rules": screen("/rules"),
    "primer": screen("/rules/hotw2018", "light", "phone", last=".primer-degrees .cutout"),
    "lands": screen("/rules/hotw2018/lands"),
    "primer-fourgods": State(open_at("/rules/fourgods"), ("light",), ".g-primer-counts canvas", flows=True),
    "rules": screen("/rules/hotw2018/Z8.8", "light", "dark", "phone"),
    "rules-2024": screen("/rules/hotw2024/R8.3"),
    "events-2024": screen("/rules/hotw2024/events"),
    "minors-2001": State(
        open_at("/rules/hotw2001/minors.zimbabwe"), ("light", "phone"), ".world-card .cutout", flows=True
    ),
    "almanac-fourgods": State(open_at("/rules/fourgods/gods"), ("light", "dark"), flows=True),
    "learn": screen("/learn", "light", "phone", low=True),
    "settings": screen("/settings", "light", "dark", "phone", low=True),
    "nowhere": screen("/nowhere"),
    "lobby": State(lobby, large=True),
    "invitation": State(invited),
}


@pytest.mark.parametrize("name", at_desk(STATES))
def test_at_a_desk(gallery: Gallery, name: str) -> None:
    gallery.at_desk(name, STATES[name])


@pytest.mark.parametrize("name", in_hand(STATES))
def test_in_the_hand(gallery: Gallery, name: str) -> None:
    gallery.in_hand(name, STATES[name])
