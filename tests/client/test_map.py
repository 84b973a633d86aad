"""The lettering of the map: no name covers a seal, none is cut, in any language and window."""

from itertools import product
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize
from tests.client.atlas import LANDS, SMALL, crowded, letters, opened
from tests.client.conftest import DESKTOP, PHONE
from tests.client.playing import speak
from tests.client.waiting import still
from tests.words import LANGUAGES


def gap(box: dict[str, float], x: float, y: float) -> float:
    across = max(box["left"] - x, 0, x - box["right"])
    down = max(box["top"] - y, 0, y - box["bottom"])
    return float((across**2 + down**2) ** 0.5)


def sized(page: Page, size: ViewportSize) -> Page:
    """The same page in a window of another size: half of what opening it anew costs."""
    page.set_viewport_size(size)
    still(page)
    return page


def test_no_name_covers_a_seal_or_a_button_with_every_land_occupied(browser: Browser, address: str) -> None:
    """And those of waters are never cut."""
    with opened(browser, address, DESKTOP, "en", crowded) as page:
        for size, language in product((DESKTOP, SMALL), LANGUAGES):
            speak(page, language)
            seen = letters(sized(page, size))
            assert not names_over_seals(seen), (size, language)
            assert not captions_under_buttons(page, seen), (size, language)
            assert not waters_too_long(page), (size, language)


def names_over_seals(seen: dict[str, Any]) -> list[str]:
    assert len(seen["seals"]) == len(LANDS)
    names = [name for name in seen["names"] if name["land"]]
    # A few small lands may wait for a closer look; a map without names is no map.
    assert len({name["text"] for name in names}) > 0.85 * len(LANDS)
    covered = []
    for seal in seen["seals"]:
        x, y = (seal["left"] + seal["right"]) / 2, (seal["top"] + seal["bottom"]) / 2
        radius = 11 * (seal["right"] - seal["left"]) / 32
        # The box of a text has room for descenders and ascenders that most names do not have.
        inner = [(name, {**name, "top": name["top"] + 3, "bottom": name["bottom"] - 3}) for name in names]
        covered += [name["text"] for name, box in inner if gap(box, x, y) < radius - 1.5]
    return covered


def captions_under_buttons(page: Page, seen: dict[str, Any]) -> list[str]:
    boxes = page.evaluate(
        """() => [...document.querySelectorAll(".map-buttons, .legend-button")].map((one) => {
          const {left, top, right, bottom} = one.getBoundingClientRect();
          return {left, top, right, bottom};
        })"""
    )
    return [
        name["text"]
        for name in seen["names"]
        for box in boxes
        if name["left"] < box["right"]
        and box["left"] < name["right"]
        and name["top"] + 2 < box["bottom"]
        and box["top"] < name["bottom"] - 2
    ]


def cut_by_the_edge(seen: dict[str, Any], slack: float) -> list[str]:
    window = seen["window"]
    # The sheet of a phone lies over the lower edge of the map.
    floor = window["bottom"] - 18
    cut = []
    for name in seen["names"]:
        outside = (
            name["right"] < window["left"]
            or name["left"] > window["right"]
            or name["bottom"] < window["top"]
            or name["top"] > floor
        )
        if not outside and (name["left"] < window["left"] - slack or name["right"] > window["right"] + slack):
            cut.append(name["text"])
    return cut


def waters_too_long(page: Page) -> list[str]:
    lengths = page.evaluate(
        """() => [...document.querySelectorAll(".map .waters text")].map((text) => {
          const path = document.querySelector(text.querySelector("textPath").getAttribute("href"));
          return [text.textContent, text.getComputedTextLength(), path.getTotalLength()];
        })"""
    )
    assert lengths
    return [name for name, text, path in lengths if text > path]


def test_names_never_leave_the_picture_on_a_phone(browser: Browser, address: str) -> None:
    for alter in (None, crowded):
        with opened(browser, address, PHONE, "en", alter) as page:
            for language in LANGUAGES:
                speak(page, language)
                still(page)
                assert not waters_too_long(page), language
                assert not cut_by_the_edge(letters(page), 1), language
            page.locator(".map-buttons.frames button").first.click()
            for language in LANGUAGES:
                speak(page, language)
                still(page)
                seen = letters(page)
                assert not cut_by_the_edge(seen, 1), language
                assert any(name["land"] for name in seen["names"]), language
