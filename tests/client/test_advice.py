"""Advice one can trust: the gilt answer, the ranked list, cards and their targets, and what needs no answer."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.atlas import WORLD
from tests.client.axe import MAP, faults
from tests.client.conftest import PHONE, NewPage
from tests.client.playing import at_table, quicken
from tests.client.tables import NAMES, House, Table, invades
from tests.client.test_counsel import counsel_of, look_at, signed
from tests.client.waiting import drawn, wait_for

from mappamundi.games import game
from mappamundi.games.history.y2018.game import load_game

pytestmark = pytest.mark.undrawn

BOARD = load_game().board
ME = 0


def setup(
    lands: dict[str, Any], epoch: int = 2, pool: int = 2, phase: str = "invade", events: Sequence[str] = ()
) -> Any:
    """A turn of ours in Italy; the first event with each of these effects is in our hand."""
    hand = [next(card.id for card in BOARD.events if card.effect.id == effect) for effect in events]
    empire = next(card.id for card in BOARD.empires if card.epoch == epoch)
    return {
        "epoch": epoch,
        "lands": {"apennines": {"owner": ME, "active": True}} | lands,
        "turn": {"seat": ME, "empire": empire, "phase": phase, "pool": pool},
        "hands": {ME: {"events": hand}},
    }


def seated(page_at: NewPage, house: House, table: Table, seat: int | None = ME, **more: Any) -> Page:
    page = page_at(house.url, **more)
    quicken(page)
    table.sit(page, seat, owner=False)
    at_table(page)
    return page


def named(land: str) -> str:
    return str(WORLD["lands"][land]["name"])


def best_land(table: Table) -> str:
    [best] = [form["land"] for form, told in counsel_of(table, ME) if told.get("best")]
    return str(best)


def test_the_gilt_answer_and_the_list_follow_what_lands_bring_on_average(page_at: NewPage, house: House) -> None:
    """A fort brings as much if it falls; the free land goes first, and the list is in that order."""
    lands = {"danubia": {"owner": 1, "fort": True}}
    table = house.staged(setup(lands))
    page = seated(page_at, house, table)
    told = {
        form["land"]: told for form, told in counsel_of(table, ME) if form["do"] == "invade" and not form.get("via")
    }
    fort, best = told["danubia"], told[best_land(table)]
    assert fort["worth"] >= best["worth"]
    assert fort["expected"] < best["expected"]
    gilt = page.locator(".prompt.mine .button.gilt")
    expect(gilt).to_have_text(re.compile(rf"Invade (the )?{named(best_land(table))}"))
    chips = page.locator(".chips .chip")
    names = [chip.split("\n")[0] for chip in chips.all_inner_texts()]
    ranked = sorted(told, key=lambda land: -told[land]["expected"])
    assert named(best_land(table)) in names[0]
    assert not any(named("danubia") in name for name in names[:2])
    assert told[ranked[0]]["expected"] == best["expected"]
    # Arrow keys walk the list: the land comes into focus, its card shows, and the button keeps its place.
    before = gilt.bounding_box()
    chips.first.focus()
    page.keyboard.press("ArrowRight")
    expect(chips.nth(1)).to_be_focused()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    card = page.locator(".land-card h2")
    expect(card).to_be_visible()
    assert (card.inner_text()) in chips.nth(1).inner_text()
    after = gilt.bounding_box()
    assert before
    assert after
    assert (before["x"], before["width"]) == (after["x"], after["width"])
    # The pointer looks without choosing.
    chosen = page.locator(".chip[aria-pressed=true]").inner_text()
    chips.first.hover()
    expect(card).to_have_text(named(best_land(table)))
    assert page.locator(".chip[aria-pressed=true]").inner_text() == chosen
    # Whatever was touched last, the best one is offered after the next move.
    page.keyboard.press("Home")
    expect(gilt).to_contain_text(named(best_land(table)))
    page.keyboard.press("Enter")
    expect(page.locator(f".chip >> text={names[0].strip()}")).to_have_count(0)
    drawn(page)
    expect(gilt).to_contain_text(named(best_land(table)))


def test_a_land_is_invaded_from_its_card_and_the_turn_ends_when_nothing_is_left(page_at: NewPage, house: House) -> None:
    table = house.staged(setup({}, pool=1))
    page = seated(page_at, house, table)
    land = best_land(table)
    page.locator(".chip").first.click()
    page.locator(".land-card .card-act button").click()
    # The invasions end by themselves; the turn is asked once, because the land can still be given back.
    expect(page.locator("#decision .prompt-facts")).to_contain_text("your invasions are over")
    expect(page.locator(".prompt .answers button")).to_have_count(1)
    assert table.position.owners[BOARD.land_index[land]] == ME
    # After taking back nothing happens by itself.
    page.keyboard.press("u")
    expect(page.locator("#decision h1")).to_contain_text("No army is left")
    expect(page.get_by_role("button", name="End invasion")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".chip").first).to_be_visible()
    assert table.position.pool == 1


def test_where_nothing_can_be_taken_back_the_turn_is_over_without_a_word(page_at: NewPage, house: House) -> None:
    table = house.staged(setup({}, pool=0))
    page = seated(page_at, house, table)
    # What comes next says so.
    expect(page.locator("#decision .prompt-facts")).to_contain_text("your turn is over")
    assert table.position.view(None).json()["score_now"][ME]["standing"] == "scored"


def test_cards_say_what_each_choice_does_and_are_not_forgotten_on_the_last_turn(page_at: NewPage, house: House) -> None:
    lands = {"danubia": {"owner": 1, "city": True}, "iberia": {"owner": 2}, "pindus": {"owner": 1}}
    table = house.staged(setup(lands, epoch=5, pool=0, phase="build", events=("revolution", "disaster")))
    page = seated(page_at, house, table)
    ways = [(form, told) for form, told in counsel_of(table, ME) if form["do"] == "play_event"]
    form, told = next(way for way in ways if way[1].get("best"))
    assert told["expected"] == max(said["expected"] for _, said in ways) == told["worth"]
    gilt = page.locator(".prompt.mine .button.gilt")
    expect(gilt).to_contain_text("Play")
    # Ending the turn with cards in hand is asked once more, without a gilt answer.
    page.keyboard.press("x")
    expect(page.locator("#decision h1")).to_contain_text("unused")
    expect(gilt).to_have_count(0)
    page.keyboard.press("Escape")
    gilt.click()
    chosen = page.locator(".chip[aria-pressed=true]")
    expect(chosen).to_have_count(len(form["lands"]))
    expect(page.locator("#decision .prompt-facts")).to_contain_text(f"you {signed(told['worth'])}")
    alone = {one["lands"][0]: said for one, said in ways if len(one.get("lands", ())) == 1}
    # A land that brings its taker nothing says what the others lose with it.
    assert not alone["iberia"]["worth"]
    assert alone["iberia"]["losses"]
    does = [f"{NAMES[loss['seat']]} {signed(loss['points'])}" for loss in alone["iberia"]["losses"]]
    iberia = page.locator(".chip", has_text=named("iberia"))
    expect(iberia).to_have_text(named("iberia") + " and ".join(does))
    gilt.click()
    # The game may be over with it, and the question gone.
    expect(page.locator("#decision h1", has_text="Revolution")).to_have_count(0)
    lands_of = [BOARD.land_index[land] for land in form["lands"]]
    assert wait_for(page, lambda: all(table.position.owners[land] == ME for land in lands_of))


def test_the_server_says_why_a_card_cannot_be_played(page_at: NewPage, house: House) -> None:
    """No structure of anybody else stands on the board; and in another's turn no card is played at all."""
    table = house.staged(setup({"danubia": {"owner": 1}}, events=("disaster",)))
    page = seated(page_at, house, table)
    card = page.locator(".hand .event-card.closed")
    card.get_by_text("Why can’t I?").click()
    expect(card.locator(".why p")).to_contain_text("There is no target for Disaster on the board now.")
    expect(card.locator(".why").get_by_role("link", name="Z15.11")).to_be_visible()
    # Where there is room for titles only, the card opens with the same words.
    page.set_viewport_size({"width": 1024, "height": 768})
    page.locator(".fan-row.closed").focus()
    expect(page.locator(".fan-why")).to_contain_text("There is no target for Disaster on the board now.")
    for do in ("end_invasion", "end_turn"):
        table.act(ME, {"do": do})
    while ME in table.position.to_act():
        table.act(ME, dict(table.position.legal(ME)[0].form))
    # Whoever is quick sees the cards of the next era on the whole page in between, and points at the own one again.
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.locator(".fan-row.closed").focus()
    expect(page.locator(".fan-why")).to_contain_text("Cards are played in your own turn.")


def test_more_hides_at_least_two_answers(page_at: NewPage, house: House) -> None:
    lands = {"danubia": {"owner": 1}, "gaul": {"owner": ME, "active": True}}
    table = house.staged(setup(lands, pool=3, events=("attack_bonus",)))
    opened = []
    page = seated(page_at, house, table)
    for width in (1440, 1280, 1024):
        page.set_viewport_size({"width": width, "height": 800})
        page.reload()
        at_table(page)
        more = page.get_by_role("button", name="More", exact=True)
        if more.count():
            more.click()
            assert page.locator(".more-list button").count() > 1
            opened += [width, *faults(page, but=MAP)]
    assert opened == [1440, 1280, 1024]


def test_whoever_only_watches_is_told_of_a_land_too(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    view = table.position.view(None)
    held = [land for land, owner in zip(BOARD.land_ids, view.owners, strict=True) if owner not in (-1, seat)]
    page = seated(page_at, house, table, None)
    rules = game("hotw2018")
    land = held[0]
    [told] = rules.counsel(view, [rules.action({"do": "invade", "land": land})])
    card = look_at(page, land)
    dice = "one die" if told["battle"]["defence_dice"] == 1 else "2 dice"
    expect(card.locator(".card-owner")).to_contain_text(dice)
    amounts = card.locator(".card-worth dd")
    expect(amounts.first).to_have_text(signed(told["worth"]))
    expect(amounts.nth(1)).to_have_text(signed(told["losses"][0]["points"]))


def test_a_phone_ranks_lands_alike_in_the_dark(page_at: NewPage, house: House) -> None:
    table = house.staged(setup({"danubia": {"owner": 1, "fort": True, "capital": True}}))
    page = seated(page_at, house, table, viewport=PHONE, color_scheme="dark")
    rows = page.locator(".sheet-row")
    expect(rows.first).to_contain_text(named(best_land(table)))
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".p-sheet .button.gilt")).to_contain_text(named(best_land(table)))
    if page.locator(".rows-more").count():
        page.locator(".rows-more").click()
    danubia = next(told for form, told in counsel_of(table, ME) if form.get("land") == "danubia")
    average = f"{danubia['expected']:+.1f}".replace("-", "−").rstrip("0").rstrip(".")
    row = rows.filter(has_text=named("danubia")).first
    assert re.sub("[-−]", "−", row.locator(".average").inner_text()) == f"if won, {average} on average with losses"
