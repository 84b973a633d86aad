"""The gallery of the 2001 edition."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.client.gallery import BY_HAND, Gallery, State, at_desk, in_hand, staged, watch
from tests.client.pages import PHONE
from tests.client.playing import at_table
from tests.client.setups_2001 import AFTER_THE_FRANKS, DRAFT, EVENTS, LAST_TURN, NINE, VIKINGS
from tests.client.tables import DRAFTS_2001, GAME_2001, House

FORT = (0, {"do": "invade", "land": "northern_gaul"})
END = (0, {"do": "end_expansion"})


def hand(page: Page, house: House) -> None:
    """The hand while a Civil War names its lands: the first is named."""
    staged(GAME_2001, EVENTS, players=6)(page, house)
    if page.viewport_size == PHONE:
        page.locator(".phone-tabs button").nth(2).tap()
        return
    page.locator(".card-row").filter(has_text=re.compile("civil|Civil")).last.click()
    page.keyboard.press("Enter")


def expansion(page: Page, house: House) -> None:
    """Expansion in the crowded north, with the card of a land; a phone has no room for it."""
    staged(GAME_2001, VIKINGS, players=6)(page, house)
    if page.viewport_size != PHONE:
        expect(page.locator(".lens")).to_be_visible()
        page.keyboard.press("w")


def between(page: Page, house: House) -> None:
    """After the first epoch."""
    table, seat = house.at_2001(DRAFTS_2001)
    table.sit(page, seat)
    at_table(page)


def ceremony(page: Page, house: House) -> None:
    """The markers once more; where nothing moves all of them are turned up."""
    staged(GAME_2001, LAST_TURN, 1, END, players=3)(page, house)
    page.keyboard.press("t")
    expect(page.locator(".end.turning .shields .shield.up")).to_have_count(4)


def watching(page: Page, house: House) -> None:
    """With ten cards in the hand of whoever watches."""
    watch(page, house.staged(AFTER_THE_FRANKS, 6, GAME_2001), 1, 0)


STATES = {
    "draft-2001": State(staged(GAME_2001, DRAFT, players=6), ("light", "phone"), ".empire-card .cutout", pressed=()),
    "events-2001": State(staged(GAME_2001, EVENTS, players=6), axe=False, pressed=()),
    "hand-2001": State(hand, ("light", "dark", "phone"), pressed=()),
    "table-2001": State(expansion, ("light", "dark", "phone", "pt-BR"), pressed=("Escape",)),
    "battle-2001": State(
        staged(GAME_2001, NINE, 0, FORT, players=6, before_eyes=True), ("light", "phone"), ".battle-outcome"
    ),
    "between-2001": State(between, ("light", "phone"), ".changes-map .cutout"),
    "markers-2001": State(ceremony, ("light", "phone")),
    "end-2001": State(
        staged(GAME_2001, LAST_TURN, 1, END, players=3), ("light", "dark", "phone"), ".end-world svg", flows=True
    ),
    "watching-2001": State(watching, axe=False, pressed=(), settings=BY_HAND),
}


@pytest.mark.parametrize("name", at_desk(STATES))
def test_at_a_desk(gallery: Gallery, name: str) -> None:
    gallery.at_desk(name, STATES[name])


@pytest.mark.parametrize("name", in_hand(STATES))
def test_in_the_hand(gallery: Gallery, name: str) -> None:
    gallery.in_hand(name, STATES[name])
