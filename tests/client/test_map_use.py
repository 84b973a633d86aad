"""The map in use: fingers, keys, the land card and the table of lands."""

import math
import re
import time

import pytest
from playwright.sync_api import Browser, expect
from tests.client.atlas import LANDS, WORLD, crowded, focused, invasion, letters, look, middle, opened, spot, tap, touch
from tests.client.conftest import PHONE, NewContext
from tests.client.playing import at_table, quicken, read_chronicle
from tests.client.tables import House, invades
from tests.client.waiting import still, wait_until


def test_a_phone_opens_on_the_open_lands_and_fills_its_space(browser: Browser, address: str) -> None:
    table = invasion(address)
    with opened(browser, address, PHONE) as page:
        window = letters(page)["window"]
        now = look(page)
        high = WORLD["viewBox"][3] * WORLD["view"] / WORLD["viewBox"][2] * now["scale"]
        assert now["y"] <= window["top"] + 1
        assert now["y"] + high >= window["bottom"] - 1
        shown = [land for land in table["lands"] if window["left"] < spot(page, land)[0] < window["right"]]
        assert shown
        assert focused(page) in shown
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_fingers_pinch_pan_and_tap(browser: Browser, address: str) -> None:
    with opened(browser, address, PHONE) as page:
        session = page.context.new_cdp_session(page)
        x, y = middle(page)
        before = look(page)
        touch(session, "touchStart", (x - 30, y), (x + 30, y))
        for step in range(1, 7):
            touch(session, "touchMove", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
        touch(session, "touchEnd")
        still(page)
        pinched = look(page)
        assert pinched["scale"] == pytest.approx(before["scale"] * 66 / 30, rel=0.1)

        touch(session, "touchStart", (x, y))
        for step in range(1, 6):
            touch(session, "touchMove", (x - 12 * step, y + 6 * step))
        touch(session, "touchEnd")
        still(page)
        panned = look(page)
        assert panned["scale"] == pytest.approx(pinched["scale"])
        assert panned["x"] - pinched["x"] == pytest.approx(-60, abs=2)
        assert panned["y"] - pinched["y"] == pytest.approx(30, abs=2)
        assert page.locator(".land-card").count() == 0

        page.locator(".map-buttons.frames button").first.click()
        still(page)
        world = look(page)["scale"]
        assert world < before["scale"]
        window = letters(page)["window"]
        x, y = window["left"] + 40, window["top"] + 30
        now = time.time()
        tap(session, x, y, now)
        tap(session, x + 4, y + 4, now + 0.2)
        still(page)
        assert look(page)["scale"] == pytest.approx(1.5 * world, rel=0.02)


def test_a_tap_means_the_nearest_land(browser: Browser, address: str) -> None:
    with opened(browser, address, PHONE) as page:
        session = page.context.new_cdp_session(page)
        land = focused(page)
        assert land
        x, y = spot(page, land)
        tap(session, x, y)
        expect(page.locator(".land-card")).to_be_visible()
        still(page)
        # The map has made room for the card: its land is still to be seen.
        land = focused(page)
        assert land
        x, y = spot(page, land)
        box = page.locator(".land-card").bounding_box()
        assert box
        assert y < box["y"]
        tap(session, x, y)
        expect(page.locator(".land-card")).to_have_count(0)
    with opened(browser, address, PHONE, alter=crowded) as page:
        session = page.context.new_cdp_session(page)
        page.locator(".map-buttons.frames button").first.click()
        still(page)
        # New Zealand is smaller than a finger: beside it there is only sea.
        x, y = spot(page, "new_zealand")
        tap(session, x, y + 16)
        expect(page.locator(".land-card h2")).to_have_text(WORLD["lands"]["new_zealand"]["name"])
        still(page)
        assert focused(page) == "new_zealand"
        # The far north-west is nobody's land: the card closes.
        window = letters(page)["window"]
        tap(session, window["left"] + 8, window["top"] + 8)
        expect(page.locator(".land-card")).to_have_count(0)


# --- keys ------------------------------------------------------------------------------------------------------------


def test_every_key_of_the_map(browser: Browser, address: str) -> None:
    table = invasion(address)
    with opened(browser, address) as page:
        page.locator("#map").focus()
        walked = []
        for _ in table["lands"]:
            page.keyboard.press("]")
            walked.append(focused(page))
        assert set(walked) == table["lands"]
        page.keyboard.press("[")
        assert focused(page) == walked[-2]

        for key, along, direction in (
            ("ArrowRight", 0, 1),
            ("ArrowDown", 1, 1),
            ("ArrowLeft", 0, -1),
            ("ArrowUp", 1, -1),
        ):
            before = focused(page)
            assert before
            page.keyboard.press(key)
            after = focused(page)
            assert after
            moved = WORLD["lands"][after]["slot"][along] - WORLD["lands"][before]["slot"][along]
            assert after == before or direction * moved > 0, (key, before, after)

        card = page.locator(".land-card")
        page.keyboard.press("Space")
        expect(card).to_be_visible()
        page.keyboard.press("Space")
        expect(card).to_have_count(0)
        page.keyboard.press("w")
        expect(card).to_be_visible()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)

        whole = look(page)["scale"]
        page.keyboard.press("+")
        assert look(page)["scale"] == pytest.approx(1.5 * whole, rel=0.01)
        page.keyboard.press("-")
        assert look(page)["scale"] == pytest.approx(whole, rel=0.01)
        page.keyboard.press("z")
        wait_until(
            page,
            """whole => {
              const sheet = document.querySelector(".map .sheet");
              return new DOMMatrix(getComputedStyle(sheet).transform).a > 1.01 * whole;
            }""",
            whole,
        )
        page.keyboard.press("0")
        assert look(page)["scale"] == pytest.approx(whole, rel=0.01)
        page.keyboard.press("l")
        expect(page.locator("#map-legend")).to_be_visible()
        page.keyboard.press("l")
        expect(page.locator("#map-legend")).to_have_count(0)


# Every look at the clock finds it five seconds later.
SLOW = "{ let now = Date.now(); Date.now = () => (now += 5000); }"


def test_in_the_middle_of_a_turn_a_desk_opens_on_the_world_however_slowly(context: NewContext, house: House) -> None:
    table, seat = house.at(invades)
    page = context(house.url).new_page()
    quicken(page)
    page.add_init_script(SLOW)
    table.sit(page, seat)
    at_table(page)
    still(page)
    opened_on = look(page)["scale"]
    page.locator("#map").focus()
    page.keyboard.press("0")
    assert look(page)["scale"] == opened_on


ARROWS = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}


def lies_towards(land: str, other: str, key: str) -> bool:
    """Whether one land lies from the other where the arrow points, give or take 60 degrees."""
    (x, y), (there_x, there_y) = WORLD["lands"][land]["slot"], WORLD["lands"][other]["slot"]
    across, down = ARROWS[key]
    along = (there_x - x) * across + (there_y - y) * down
    return bool(along >= 0.5 * math.hypot(there_x - x, there_y - y))


def test_arrows_lead_to_neighbours_first(browser: Browser, address: str) -> None:
    neighbours: dict[str, set[str]] = {land: set() for land in LANDS}
    for border in WORLD["borders"] + WORLD["straits"]:
        one, other = border["between"]
        if one in neighbours and other in neighbours:
            neighbours[one].add(other)
            neighbours[other].add(one)
    with opened(browser, address) as page:
        page.locator("#map").focus()
        page.keyboard.press("]")
        near = 0
        for key in ["ArrowRight"] * 4 + ["ArrowDown"] * 3 + ["ArrowLeft"] * 4 + ["ArrowUp"] * 3:
            before = focused(page)
            assert before
            page.keyboard.press(key)
            beside = {land for land in neighbours[before] if lies_towards(before, land, key)}
            if beside:
                assert focused(page) in beside, f"{key} from {before}"
                near += 1
        assert near >= 6


# --- the land card ---------------------------------------------------------------------------------------------------


def test_the_land_card_says_why_and_covers_no_open_land(browser: Browser, address: str) -> None:
    table = invasion(address)
    with opened(browser, address) as page:
        card = page.locator(".land-card")
        page.locator("#map").focus()
        for _ in table["lands"]:
            page.keyboard.press("]")
            if not card.count():
                page.keyboard.press("Space")
            land = focused(page)
            assert land
            expect(card.locator("h2")).to_have_text(WORLD["lands"][land]["name"])
            still(page)
            box = card.bounding_box()
            assert box
            assert box["width"] == 292
            for other in table["lands"]:
                x, y = spot(page, other)
                inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
                assert not inside, f"the card of {land} covers {other}"
        expect(card.locator("dl")).to_be_visible()

        closed = next(land for land in LANDS if land not in table["lands"])
        x, y = spot(page, closed)
        page.keyboard.press("Escape")
        page.mouse.click(x, y)
        expect(card.locator("h2")).to_have_text(WORLD["lands"][closed]["name"])
        expect(card.locator(".card-why")).to_be_visible()
        expect(card.locator(".card-why .rule")).to_have_text(re.compile(r"^Z\d+\.\d+$"))
        expect(page.locator(".map .tag.closed")).to_have_text("why?")
        link = card.locator(".card-link").first
        name = link.inner_text()
        link.click()
        expect(card.locator("h2")).to_have_text(name)


# --- the table of lands ----------------------------------------------------------------------------------------------


def test_the_lands_as_a_table(browser: Browser, address: str) -> None:
    table = invasion(address)
    with opened(browser, address) as page:
        assert page.locator(".map .sheet").get_attribute("role") == "img"
        summary = page.locator("#map-summary").inner_text()
        held = [land for land in table["known"]["view"]["lands"].values() if land.get("owner") == table["seat"]]
        assert (f"{len(held)} lands" if len(held) != 1 else "one land") in summary
        grid = page.get_by_role("grid", name="Lands")
        expect(grid.locator("[data-land]")).to_have_count(len(LANDS))
        expect(grid.locator(".grid-region")).to_have_count(len(WORLD["regions"]))
        page.locator("#map").focus()
        page.keyboard.press("v")
        row = grid.locator("[data-land]:focus")
        expect(row).to_have_count(1)
        before = row.get_attribute("data-land")
        assert before
        page.keyboard.press("ArrowDown")
        expect(grid.locator(f"[data-land={before}]:focus")).to_have_count(0)
        after = row.get_attribute("data-land")
        for land in table["lands"]:
            assert grid.locator(f"[data-land={land}] .col-open").inner_text().strip()
        closed = set(LANDS) - table["lands"]
        assert not any(grid.locator(f"[data-land={land}] .col-open").inner_text().strip() for land in closed)
        page.keyboard.press("Enter")
        assert focused(page) == after
        expect(page.locator(".land-card")).to_be_visible()
        expect(page.locator("#map")).to_be_focused()


def test_enter_plays_the_gilt_action_on_the_land_in_focus(browser: Browser, address: str) -> None:
    with opened(browser, address, number=1) as page:
        page.locator("#map").focus()
        page.keyboard.press("]")
        gilt = page.locator(".prompt button.gilt")
        expect(gilt).to_be_visible()
        before = page.locator("body").inner_text()
        page.keyboard.press("Enter")
        expect(page.locator("body")).not_to_have_text(before, use_inner_text=True)
        read_chronicle(page)
        expect(page.locator(".chronicle .line").first).to_be_visible()
