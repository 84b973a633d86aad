"""The full screens of the 2024 edition: tokens and Empires, revenue and conclusion, the Endgame as a ceremony."""

import re
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Page, expect
from tests.client.axe import faults
from tests.client.conftest import DESKTOP, LAPTOP, PHONE, NewPage
from tests.client.measures import too_small, too_wide
from tests.client.pages import hear
from tests.client.playing import THEMES, at_table, dress, quicken, settled
from tests.client.setups_2024 import ARABS, ENDGAME, REVENUE, TOKENS
from tests.client.tables import GAME_2024, House, Table, decides
from tests.client.waiting import drawn, still, wait_for

pytestmark = pytest.mark.undrawn


def watched(page: Page) -> list[str]:
    errors: list[str] = []
    hear(page, "pageerror", lambda error: errors.append(str(error)))
    hear(page, "console", lambda line: errors.append(line.text) if line.type == "error" else None)
    return errors


def sound(page: Page, where: str) -> None:
    """In both themes nothing that axe would find."""
    settled(page)
    found = []
    for theme in THEMES:
        dress(page, theme)
        # What the theme changes is colour.
        kinds = () if theme == "light" else ("color-contrast",)
        found += [f"{where} ({theme}): {fault}" for fault in faults(page, kinds)]
    dress(page, "light")
    assert not found, "\n".join(found)


def fits(page: Page, where: str) -> None:
    assert not too_wide(page), where
    assert not too_small(page), where


def opened(page_at: NewPage, house: House, table: Table, seat: int, **more: Any) -> tuple[Page, list[str]]:
    page = page_at(house.url, **more)
    errors = watched(page)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    return page, errors


def test_a_token_is_kept_from_a_fan_then_an_empire_chosen(page_at: NewPage, house: House) -> None:
    """Two screens, not one (R3.4, R3.7, R3.8): what comes later lies face down on the first."""
    table = house.staged(TOKENS, 4, GAME_2024)
    page, errors = opened(page_at, house, table, 1)
    fan = page.get_by_role("radiogroup", name="Tokens passed to you")
    radios = fan.get_by_role("radio")
    expect(radios.first).to_be_visible()
    count = radios.count()
    assert count == len({form["token"] for form in table.forms(1)})
    expect(page.locator(".empire-back")).to_have_count(4)
    expect(page.locator(".empire-card, .event-card")).to_have_count(0)
    page.keyboard.press("1")
    expect(radios.first).to_be_checked()
    radios.first.focus()
    page.keyboard.press("ArrowRight")
    expect(radios.nth(1 % count)).to_be_checked()
    expect(page.locator(".chosen-area .area-number").first).to_have_text(str(1 % count + 1))
    kept = radios.nth(1 % count).get_attribute("data-token") or ""
    page.keyboard.press("Enter")
    # What was kept and passed on is remembered, and what may be concluded from it.
    expect(page.locator(".memory .chosen")).to_have_count(1)
    expect(page.locator(".tokens-aside")).to_contain_text("You passed")
    assert kept in [row["token"] for row in table.view(1)["hand"]["tokens"]]
    for seat in (0, 2, 3):
        table.act(seat, table.forms(seat)[0])
    table.act(3, table.forms(3)[0])
    expect(page.locator(".empire-card.taken")).to_have_count(1)
    expect(page.locator(".organization .event-card")).to_have_count(0)
    expect(page.locator(".rail .event-card")).to_have_count(1)
    expect(page.locator(".tokens-aside")).to_contain_text("Only")
    for seat in (2, 0):
        table.act(seat, table.forms(seat)[0])
    # The last Empire comes without a choice, and one is told.
    expect(page.locator(".toast")).to_contain_text("You lead")
    assert not errors, errors


def test_empires_are_chosen_by_number_and_compared(page_at: NewPage, house: House) -> None:
    table = house.staged(TOKENS | {"turn": {"phase": "choose_empire"}}, 4, GAME_2024)
    page, errors = opened(page_at, house, table, 3)
    cards = page.locator("button.empire-card")
    expect(cards).to_have_count(4)
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("c")
    expect(page.locator(".compare tbody tr")).to_have_count(5)
    page.keyboard.press("c")
    chosen = table.forms(3)[1]["empire"]
    page.keyboard.press("Enter")
    expect(page.locator(".empire-card.taken")).to_have_count(1)
    assert table.view(None)["arrays"][3]["empire"] == chosen
    assert not errors, errors


def test_six_empires_are_read_without_scrolling(page_at: NewPage, house: House) -> None:
    setup = {"epoch": 4, "gold": [27, 34, 24, 19, 20, 21], "turn": {"phase": "choose_empire"}}
    table = house.staged(TOKENS | setup, 6, GAME_2024)
    page, errors = opened(page_at, house, table, 3)
    expect(page.locator(".org-cards .likely")).to_have_count(6)
    for size in (DESKTOP, LAPTOP):
        page.set_viewport_size(size)
        still(page)
        room, taken = page.locator(".organization").evaluate("one => [one.clientHeight, one.scrollHeight]")
        assert taken <= room, size
        # Pictures give way, but every one of them can still be seen.
        assert all(
            box.evaluate("one => one.clientHeight") >= 56 for box in page.locator(".org-cards .empire-map").all()
        )
    assert not errors, errors


def test_conquest_points_are_told_as_long_as_they_last(page_at: NewPage, house: House) -> None:
    """R16.8: also with an empty pool, for an Honor may man a conquest; and what would end them is said."""
    points = {"land": "gaul", "enemy": 1, "points": 3}
    lands = {"gaul": {"owner": 0, "active": True}, "britain": {"owner": 1}}
    turn = {"seat": 0, "empire": "rome", "phase": "expand", "pool": 0, "conquest_points": points}
    setup = {"epoch": 2, "lands": lands, "turn": turn, "honors": {0: {"track": ["recruit_1", None, None]}}}
    table = house.staged(setup, 3, GAME_2024, {"conquest": True})
    page, errors = opened(page_at, house, table, 0)
    prompt = page.locator("#decision")
    expect(prompt).to_contain_text("3 conquest points left against")
    expect(prompt).to_contain_text("The next army placed without a conquest loses what is left.")
    expect(prompt.locator("h1")).to_have_text("All people are placed.")
    table.act(0, {"do": "play_honor", "honor": "recruit_1"})
    expect(prompt.locator("h1")).to_contain_text("You take Britain from")
    expect(prompt.locator(".button.gilt")).to_contain_text("Conquer Britain")
    assert not errors, errors


def test_names_are_read_whole_beside_the_gold(page_at: NewPage, house: House) -> None:
    """Beside a full track and a pool as well, in the narrowest rail."""
    with patch("tests.client.tables.SIX", ("Inês", "Ptolemaeus", "Al-Idrisi", "Herodotus", "Mercatore")):
        table = house.staged(ARABS, 5, GAME_2024)
    page, errors = opened(page_at, house, table, 0, viewport={"width": 1024, "height": 768})
    for size in (None, LAPTOP, DESKTOP):
        if size:
            page.set_viewport_size(size)
        still(page, ".score-row *")
        for name in page.locator(".score-row .score-name").all():
            assert name.evaluate("one => one.scrollWidth <= one.clientWidth"), (size, name.inner_text())
        for array in page.locator(".score-row .small-array").all():
            assert array.evaluate("one => one.scrollWidth <= one.clientWidth"), size
    assert not errors, errors


def test_the_organization_fits_a_phone(page_at: NewPage, house: House) -> None:
    table = house.staged(TOKENS, 4, GAME_2024)
    page, errors = opened(page_at, house, table, 1, viewport=PHONE, has_touch=True, is_mobile=True)
    fits(page, "tokens")
    page.locator(".fan-token").first.tap()
    page.locator("[data-action=keep]:visible").tap()
    expect(page.locator(".memory")).to_be_visible()
    fits(page, "memory")
    assert not errors, errors


def test_events_and_hidden_empires_are_passed_on(page_at: NewPage, house: House) -> None:
    """R15: the row holds only what was passed to the viewer."""
    options = {"event_selection": True, "hidden_empires": True}
    table = house.staged(TOKENS | {"turn": {"phase": "events_draft"}}, 4, GAME_2024, options)
    page, errors = opened(page_at, house, table, 1)
    expect(page.locator("button.event-card")).to_have_count(4)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert wait_for(page, lambda: list(table.to_act()) == [0])
    for seat in (0, 2):
        table.act(seat, table.forms(seat)[0])
    expect(page.locator(".backs-note")).to_contain_text("passed on")
    table.act(3, table.forms(3)[0])
    table.act(2, table.forms(2)[0])
    table.act(0, table.forms(0)[0])
    expect(page.locator(".toast")).to_contain_text("You lead")
    assert not errors, errors


def test_revenue_is_explained_and_honors_of_the_pool_come_first(page_at: NewPage, house: House) -> None:
    table = house.staged(REVENUE, 4, GAME_2024)
    table.act(0, {"do": "end_expansion"})
    page, errors = opened(page_at, house, table, 0)
    view = table.view(0)
    revenue = view["turn"]["revenue"]
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(revenue["areas"]))
    expect(page.locator(".chest-numbers")).to_contain_text(str(27 + revenue["gold"]))
    expect(page.locator(".revenue-rows")).to_contain_text("denies mastery")
    expect(page.locator(".revenue-part").first).to_contain_text("city on the Euphrates")
    expect(page.locator(".revenue-part").nth(1)).to_contain_text("Silk Road")
    # What must be played is gilt, and the phase cannot be ended before (R11.8).
    expect(page.locator(".honor-row").first).to_contain_text("must be played")
    end = page.locator("[data-action=end]")
    expect(end).to_have_attribute("aria-disabled", "true")
    # Why is heard once, after its name.
    why = re.compile("First play the Honors in your pool")
    expect(end).to_have_accessible_description(why)
    expect(end).not_to_have_accessible_name(why)
    page.keyboard.press("x")
    expect(page.locator(".toast")).to_have_text(why)
    page.keyboard.press("Enter")
    expect(end).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("1")
    expect(page.locator("[data-action=honor]")).to_contain_text("Lands bonus, Middle East: +3")
    page.keyboard.press("Enter")
    expect(page.locator(".honor-row")).to_have_count(1)
    page.keyboard.press("x")
    # Phase F is the same page: the tokens become the choice, and all lands count together.
    expect(page.locator(".token-choice")).to_have_count(2)
    paid = {row["token"]: row["gold"] for row in table.view(0)["hand"]["tokens"]}
    page.locator(".token-choice", has_text="Middle East").click()
    expect(page.locator("[data-action=token]")).to_contain_text(f"+{paid['middle_east']}")
    page.keyboard.press("Enter")
    expect(page.locator(".token-choice")).to_have_count(1)
    assert table.view(0)["gold"][0] == 27 + revenue["gold"] + 3 + paid["middle_east"]
    assert not errors, errors


def test_gold_is_counted_on_the_map_area_by_area(page_at: NewPage, house: House) -> None:
    """The scoring moment: the least first, buildings last, then the page of the revenue."""
    table = house.staged(REVENUE | {"empires": {3: "franks"}, "honors": {}, "tokens": {}}, 4, GAME_2024)
    for ends in ("end_expansion", "end_revenue", "end_turn"):
        table.act(0, {"do": ends})
    while {"do": "end_expansion"} not in table.forms(3):
        table.act(3, table.forms(3)[0])
    page = page_at(house.url)
    errors = watched(page)
    # By hand, so that the machine may be as slow as it likes.
    quicken(page, pace=1, byHand=True)
    table.sit(page, 3)
    at_table(page)
    before = table.view(3)["gold"][3]
    table.act(3, {"do": "end_expansion"})
    revenue = table.view(3)["turn"]["revenue"]
    parts = [*sorted(row["gold"] for row in revenue["areas"]), revenue["buildings"]]
    assert len(parts) > 2
    rows = page.locator(".gain")
    for stage in range(len(parts)):
        expect(rows.nth(stage)).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-counter]")).to_have_text(str(before + sum(parts[: stage + 1])))
        expect(page.locator(".count-mark")).to_have_count(stage)
        if stage < len(parts) - 1:
            expect(page.locator(".lights .light.counted").first).to_be_attached()
            page.keyboard.press("ArrowRight")
    expect(page.locator(".show-voice")).to_contain_text(f"{sum(parts)} in all, you have {before + sum(parts)}.")
    page.keyboard.press("Enter")
    expect(page.locator(".revenue .chest-numbers")).to_contain_text(str(before + sum(parts)))
    assert not errors, errors


def test_revenue_and_conclusion_fit_a_phone(page_at: NewPage, house: House) -> None:
    table = house.staged(REVENUE, 4, GAME_2024)
    table.act(0, {"do": "end_expansion"})
    page, errors = opened(page_at, house, table, 0, viewport=PHONE, has_touch=True, is_mobile=True)
    fits(page, "revenue")
    # One card at a time, the next with a swipe; what it comes to stays below.
    cards = page.locator(".revenue-cards")
    room = cards.evaluate("one => one.clientHeight")
    heights = page.locator(".revenue-cards :is(.revenue-row, .revenue-apart)").evaluate_all(
        "all => all.map(one => one.offsetHeight)"
    )
    assert len(heights) > 1
    assert all(room - 16 <= height <= room + 80 for height in heights), (room, heights)
    assert cards.evaluate("one => getComputedStyle(one).scrollSnapType") == "y mandatory"
    cards.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(page.locator(".chest-moves")).to_be_in_viewport(ratio=1)
    page.locator("[data-action=honor]:visible").tap()
    page.locator("[data-action=end]:visible").tap()
    expect(page.locator(".token-choice").first).to_be_visible()
    fits(page, "conclude")
    assert not errors, errors


def sums(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".ladder .place-score").all_inner_texts()]


def test_the_endgame_is_a_ceremony_that_halts_for_the_own_honors(page_at: NewPage, house: House) -> None:
    table = house.staged(ENDGAME, 4, GAME_2024)
    page = page_at(house.url)
    errors = watched(page)
    quicken(page, pace=1)
    table.sit(page, 0)
    at_table(page)
    table.act(1, {"do": "end_turn"})
    expect(page.locator(".ceremony")).to_be_visible()
    # Watched by hand: a pause, a step, back to the start.
    page.keyboard.press(" ")
    page.keyboard.press("r")
    page.keyboard.press(" ")
    expect(page.locator("[data-action=ceremony-toggle]")).to_contain_text("Play")
    expect(page.locator(".ceremony-card.now h2")).to_have_text("Tokens and Leaders")
    page.keyboard.press(".")
    expect(page.locator(".ceremony-card.kept .ceremony-row:not(.later)")).not_to_have_count(0)
    page.keyboard.press("x")
    # It has caught up: the own Honors wait, and the bar takes the scrubber's place.
    expect(page.locator("#decision h1")).to_have_text("Which Honor do you play next?")
    while 0 in table.to_act():
        left = page.locator(".honor-row").count()
        page.keyboard.press("Enter")
        expect(page.locator(".honor-row")).not_to_have_count(left)
    # The rest runs on by itself; skipped, it leads to the page of the end.
    expect(page.locator(".ceremony-over")).to_be_visible()
    page.keyboard.press(" ")
    # The names of its steps are whole, or only the one that runs is told.
    for width in (1280, 1440):
        page.set_viewport_size({"width": width, "height": 720})
        drawn(page)
        assert page.locator(".scrub-steps").evaluate("one => one.scrollWidth <= one.clientWidth + 1"), width
    page.keyboard.press("x")
    expect(page.locator(".end")).to_be_visible()
    assert sorted(int(n) for n in page.locator(".end .place-score").all_inner_texts()) == sorted(
        table.view(None)["gold"]
    )
    page.get_by_role("button", name="The last count").click()
    page.keyboard.press(" ")
    page.locator(".scrub-input").press("End")
    assert sorted(sums(page)) == sorted(table.view(None)["gold"])
    expect(page.get_by_role("log").first).to_contain_text(re.compile("wins? "))
    assert not errors, errors


def test_the_ceremony_fits_a_phone(page_at: NewPage, house: House) -> None:
    table = house.staged(ENDGAME, 4, GAME_2024, {"dice": False})
    table.act(1, {"do": "end_turn"})
    while table.to_act():
        [seat] = table.to_act()
        table.act(seat, table.forms(seat)[0])
    page, errors = opened(page_at, house, table, 0, viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="The last count").tap()
    expect(page.locator(".ceremony-over")).to_be_visible()
    fits(page, "ceremony")
    page.locator("[data-action=ceremony-skip]").tap()
    expect(page.locator(".end")).to_be_visible()
    # Where nothing was rolled nobody was lucky, and it is said.
    expect(page.locator(".luck")).to_contain_text("Played without dice")
    expect(page.locator(".luck-rows")).to_have_count(0)
    fits(page, "end")
    assert not errors, errors


def test_between_two_epochs_the_gold_of_each_turn_adds_up(page_at: NewPage, house: House) -> None:
    table, seat = house.at_2024(decides("tokens", 2), 3)
    page, errors = opened(page_at, house, table, seat)
    expect(page.locator(".led-row")).to_have_count(3)
    gained = [int(text) for text in page.locator(".led-points").all_inner_texts()]
    events = [event for told in table.log(seat) for event in told.get("events", ())]
    struck = sum(event["gold"] for event in events if event["event"] == "gold" and event["source"] == "catastrophe")
    # R2.5: the chests begin with 1, 2 and 3. What a Catastrophe takes is nobody's gain.
    assert sum(gained) + struck + 6 == sum(table.view(None)["gold"])
    expect(page.locator(".change-row")).not_to_have_count(0)
    sound(page, "interlude")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radiogroup", name="Tokens passed to you")).to_be_visible()
    assert not errors, errors
