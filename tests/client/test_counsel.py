"""The screen says what counsel says: nothing is counted in the browser."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.atlas import WORLD, spot
from tests.client.conftest import NewPage
from tests.client.playing import at_table, quicken, to_cards
from tests.client.tables import House, Table, besieges, chooses_empire, invades
from tests.kit.sent import sent

from mappamundi.games import game

pytestmark = pytest.mark.undrawn


def counsel_of(table: Table, seat: int) -> list[tuple[dict[str, Any], Mapping[str, Any]]]:
    legal = table.position.legal(seat)
    told = game("hotw2018").counsel(table.position.view(seat), legal)
    return [(dict(action.form), advice) for action, advice in zip(legal, told, strict=True)]


def percents(words: Locator) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+)\s*%", words.inner_text())]


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def look_at(page: Page, land: str) -> Locator:
    """The card of a land, opened by a click on it."""
    page.keyboard.press("Escape")
    page.mouse.click(*spot(page, land))
    card = page.locator(".land-card")
    expect(card.locator("h2")).to_have_text(WORLD["lands"][land]["name"])
    return card


def test_the_card_of_a_land_tells_odds_and_points(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    counsel = counsel_of(table, seat)
    plain = [(form, told) for form, told in counsel if form["do"] == "invade" and not form.get("via")]
    form, told = next(
        (form, told) for form, told in plain if "battle" in told and "siege" in told and not form.get("extra")
    )
    card = look_at(page, form["land"])
    assert percents(card.locator(".odds-words")) == told["percent"]
    assert sum(told["percent"]) == 100
    amounts = card.locator(".card-worth dd").all_inner_texts()
    assert amounts[:2] == [signed(told["worth"]), signed(told["losses"][0]["points"])]
    assert amounts[-1].startswith(str(told["siege"]["percent"][0]))


def test_a_land_that_cannot_be_invaded_is_told_on_being_asked(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    view = table.position.view(seat)
    open_to = {form.get("land") for form, _ in counsel_of(table, seat)}
    ids = view.board.land_ids
    held = [
        land for land, owner in zip(ids, view.owners, strict=True) if owner not in (-1, seat) and land not in open_to
    ]
    land = next(land for land in held if _on_the_map(page, land))
    rules = game("hotw2018")
    [told] = rules.counsel(view, [rules.action({"do": "invade", "land": land})])
    card = look_at(page, land)
    expect(card.locator(".card-worth dd").first).to_have_text(signed(told["worth"]))
    expect(card.locator(".card-worth dd").nth(1)).to_have_text(signed(told["losses"][0]["points"]))
    dice = "one die" if told["battle"]["defence_dice"] == 1 else "2 dice"
    expect(card.locator(".card-owner")).to_contain_text(dice)
    expect(card.locator(".card-why")).to_be_visible()


def _on_the_map(page: Page, land: str) -> bool:
    """Whether a click on its seal would reach the map."""
    x, y = spot(page, land)
    found: bool = page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.map')", [x, y])
    return found


def test_a_siege_names_what_it_is_fought_with(page_at: NewPage, house: House) -> None:
    table, seat = house.at(besieges)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    told = next(told for form, told in counsel_of(table, seat) if form["do"] == "siege")
    dialog = page.locator(".battle")
    expect(dialog).to_be_visible()
    assert percents(dialog.locator(".choice.chosen .odds-words")) == told["percent"]
    if "siege" in told:
        assert percents(dialog.locator(".choice.chosen > p.small").first) == told["siege"]["percent"][:2]
    battle = sent(table.position, seat)["turn"]["battle"]
    rules = [part["rule"] for part in battle["attack_parts"]]
    assert dialog.locator(".side").first.locator(".part.small .rule").all_inner_texts() == rules


def test_the_draft_tells_the_prospects_of_each_empire(page_at: NewPage, house: House) -> None:
    table, seat = house.at(chooses_empire)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    to_cards(page)
    told = [told["prospect"] for form, told in counsel_of(table, seat) if form["do"] == "choose_empire"]
    shown = page.locator(".draft-cards").inner_text()
    for low, high in told:
        assert f"{low}–{high}" in shown or (low == high and str(low) in shown)
