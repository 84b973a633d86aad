"""The arrow of a lesson: its label lies inside the map and over nobody's seal, however little room there is."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.client.conftest import DESKTOP, NewPage
from tests.client.playing import quicken
from tests.client.test_lessons import begin, gilt, seen
from tests.client.waiting import still

# Wide and low, as a window beside others; and the least that a table is laid out for.
LOW = (ViewportSize(width=1280, height=560), ViewportSize(width=1024, height=600), ViewportSize(width=844, height=480))

# What is wrong with the label: where it leaves the map, and the seals under it.
WRONG = """() => {
    const board = document.querySelector('.map').getBoundingClientRect();
    const label = document.querySelector('.order-label').getBoundingClientRect();
    const lower = Math.min(board.bottom, innerHeight);
    const out = label.left < board.left || label.right > board.right || label.top < board.top || label.bottom > lower;
    const under = [...document.querySelectorAll('.pieces .piece.army')].filter(one => {
        // A third of the width of its picture is the seal's radius.
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y, r] = [left + width / 2, top + height / 2, .33 * width];
        const [dx, dy] = [x - Math.max(label.left, Math.min(x, label.right)),
            y - Math.max(label.top, Math.min(y, label.bottom))];
        return Math.hypot(dx, dy) < r;
    });
    return [...(out ? [`leaves the map ${JSON.stringify([label, board])}`] : []), ...under.map(() => 'covers a seal')];
}"""


def wrong(page: Page) -> list[str]:
    still(page, ".order-label, .map")
    found: list[str] = page.evaluate(WRONG)
    return found


@pytest.mark.parametrize("lesson", ["sea", "areas"])
def test_the_label_of_the_arrow_covers_no_seal_in_a_low_window(page_at: NewPage, address: str, lesson: str) -> None:
    page = page_at(address)
    quicken(page)
    begin(page, lesson)
    before, pointed = "", 0
    while not (now := seen(page, before))["done"]:
        if now["arrow"]:
            pointed += 1
            for size in LOW:
                page.set_viewport_size(size)
                expect(page.locator(".order-label")).to_be_visible()
                assert not wrong(page), size
            page.set_viewport_size(DESKTOP)
        before = now["all"]
        gilt(page).click()
    assert pointed
