"""The gallery of the 2024 edition."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.client.gallery import BY_HAND, Gallery, Show, State, at_desk, in_hand, staged, watch
from tests.client.pages import PHONE
from tests.client.setups_2024 import ARABS, CONCLUDE, ENDGAME, REVENUE, TOKENS
from tests.client.tables import GAME_2024, House

ENDS: tuple[int, dict[str, Any]] = (0, {"do": "end_expansion"})
LAST: tuple[int, dict[str, Any]] = (1, {"do": "end_turn"})


def expansion(*, dice: bool) -> Show:
    """Phase C with the card of a land that a fleet reaches, or of one whose fall is certain."""

    def show(page: Page, house: House) -> None:
        staged(GAME_2024, ARABS, players=5, options={"dice": dice})(page, house)
        # A phone has no room for the card beside the lands.
        if page.viewport_size != PHONE:
            page.locator("#map").focus()
            page.keyboard.press("]")
            page.keyboard.press("w")

    return show


def counted(page: Page, house: House) -> None:
    """The Endgame counted once more, where its last token has been turned up."""
    table = house.staged(ENDGAME, 4, GAME_2024)
    table.act(*LAST)
    while table.to_act():
        [seat] = table.to_act()
        table.act(seat, table.forms(seat)[0])
    table.sit(page, 0)
    page.get_by_role("button").filter(has_text=re.compile("count|contagem")).first.click()
    page.keyboard.press(" ")
    page.locator(".scrub-input").press("End")


def ceremony(page: Page, house: House) -> None:
    """Where it halts for whoever looks."""
    staged(GAME_2024, ENDGAME, 0, LAST)(page, house)
    page.keyboard.press("Space")


def watching(page: Page, house: House) -> None:
    watch(page, house.staged(ARABS, 5, GAME_2024), 0, 1)


EVERYWHERE = ("light", "dark", "phone", "pt-BR")
PASSED_ON = TOKENS | {"turn": {"phase": "events_draft"}}
ORGANIZED = TOKENS | {"turn": {"phase": "choose_empire"}}

STATES = {
    "tokens-2024": State(
        staged(GAME_2024, TOKENS, 1), ("light", "phone"), ".token-world .cutout", pressed=(), fingers=True
    ),
    "empires-2024": State(
        staged(GAME_2024, ORGANIZED, 3), ("light", "phone", "pt-BR"), ".draft-cards .cutout", pressed=()
    ),
    "passing-2024": State(staged(GAME_2024, PASSED_ON, 1, options={"event_selection": True, "hidden_empires": True})),
    "table-2024": State(expansion(dice=True), EVERYWHERE, pressed=("Escape",), fingers=True),
    "certain-2024": State(expansion(dice=False), ("light", "phone", "pt-BR"), fingers=True),
    "revenue-2024": State(
        staged(GAME_2024, REVENUE, 0, ENDS), EVERYWHERE, ".revenue-picture .cutout", pressed=(), fingers=True
    ),
    "conclude-2024": State(staged(GAME_2024, CONCLUDE), ("light", "phone"), ".revenue-picture .cutout", fingers=True),
    "endgame-2024": State(counted, ("light", "dark", "phone"), ".opened-map .cutout"),
    # It would go on while the windows change.
    "ceremony-2024": State(ceremony, pressed=(), settings=BY_HAND),
    "watching-2024": State(watching, axe=False, pressed=(), settings=BY_HAND),
}


@pytest.mark.parametrize("name", at_desk(STATES))
def test_at_a_desk(gallery: Gallery, name: str) -> None:
    gallery.at_desk(name, STATES[name])


@pytest.mark.parametrize("name", in_hand(STATES))
def test_in_the_hand(gallery: Gallery, name: str) -> None:
    gallery.in_hand(name, STATES[name])
