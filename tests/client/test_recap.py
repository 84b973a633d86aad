"""What was missed and what was scored: the tabs of the rail, Meanwhile, the scoring, the page between the eras."""

from playwright.sync_api import expect
from tests.client.conftest import LAPTOP, NewContext
from tests.client.playing import quicken
from tests.client.tables import House, invades


def test_the_rail_is_tabs(house: House, context: NewContext) -> None:
    table, seat = house.at(invades)
    page = context(house.url, viewport=LAPTOP).new_page()
    quicken(page)
    table.sit(page, seat)
    tabs = page.get_by_role("tablist", name="Score and chronicle")
    score, chronicle = tabs.get_by_role("tab", name="Score"), tabs.get_by_role("tab", name="Chronicle")
    expect(score).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Score").locator(".score-row")).to_have_count(4)
    score.focus()
    page.keyboard.press("ArrowRight")
    expect(chronicle).to_be_focused()
    expect(chronicle).to_have_attribute("aria-selected", "true")
    # From the era in which it used to lie below the fold, the newest line is in sight.
    expect(page.get_by_role("tabpanel", name="Chronicle").locator(".line:not(.heading)").first).to_be_in_viewport(
        ratio=1
    )
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab").first).to_be_focused()
    page.keyboard.press("j")
    expect(page.locator("#chronicle button").first).to_be_focused()
    page.reload()
    expect(chronicle).to_have_attribute("aria-selected", "true")
    page.keyboard.press("g")
    expect(page.locator("#score button").first).to_be_focused()
    page.get_by_role("link", name="Skip to the chronicle").press("Enter")
    expect(page.locator("#chronicle button").first).to_be_focused()
    # Where there is room for both they stand side by side.
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(tabs).to_have_count(0)
    expect(page.locator("#score")).to_be_in_viewport()
    expect(page.locator("#chronicle")).to_be_in_viewport()
    page.set_viewport_size({"width": 800, "height": 1000})
    drawer = page.get_by_role("group", name="Score and chronicle")
    drawer.get_by_role("button", name="Chronicle").click()
    expect(page.locator(".rail.drawer .line").first).to_be_in_viewport()
