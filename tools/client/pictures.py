"""Draws the pictures of the home page, once, so that nobody needs whole maps for them; and takes those of docs/.

.venv/bin/python tools/client/pictures.py           after a map, a scene or the drawing of cut-outs has changed
.venv/bin/python tools/client/pictures.py --docs    after a table has changed its looks: docs/pictures anew

The drawing is the client's own (js/games/history/picture.js, js/games/fourgods/picture.js), done in a browser;
`CHROMIUM` names it. The card of 4 Gods is drawn by hand and stays as it is. A test compares what lies there with what
would be drawn. The pictures of docs/ are tables as people see them, from the same points of games as the tests'.
"""

import argparse
import base64
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.client.pages import fresh
from tests.client.playing import at_table, quicken, settled
from tests.client.setups_2001 import VIKINGS
from tests.client.setups_2024 import ARABS
from tests.client.setups_fourgods import RACE, staged_fourgods
from tests.client.tables import GAME_2001, GAME_2024, House, begins, invades
from tests.client.waiting import drawn, still, wait_until
from tests.server.core import standing_still
from tests.server.serving import serving

PICTURES = Path(__file__).parents[2] / "src/mappamundi/client/pictures"
DRAWN = (
    "hero-hotw2001",
    "hero-hotw2018",
    "hero-hotw2024",
    "hero-fourgods",
    "card-hotw2001",
    "card-hotw2018",
    "card-hotw2024",
)
DRAW = """async ([kind, game]) => {
    const assets = document.querySelector("link[rel=stylesheet]").href.replace(/css\\/.*/, "");
    const drawer = game === "fourgods" ? "fourgods" : "history";
    const { Picture } = await import(`${assets}js/games/${drawer}/picture.js`);
    const { html, render } = await import("htm/preact");
    const place = document.createElement("div");
    place.id = "drawn";
    document.body.append(place);
    render(html`<${Picture} game=${game} kind=${kind} />`, place);
}"""


def draw(page: Page, name: str) -> str:
    """A picture as it is drawn now; the page is one of the client's."""
    page.evaluate(DRAW, name.split("-"))
    wait_until(page, "() => document.querySelector('#drawn svg')")
    drawn: str = page.evaluate(
        "() => { const one = document.querySelector('#drawn'); one.remove(); return one.innerHTML; }"
    )
    return drawn + "\n"


# --- docs/pictures ------------------------------------------------------------------------------------------------

TAKEN = Path(__file__).parents[2] / "docs/pictures"
WINDOW = ViewportSize(width=1440, height=900)
# A picture is so wide in the end, and of such a quality: sharp enough to read, small enough for a page of them.
WIDTH, QUALITY = 1440, 0.82
LARGEST = 200_000
SHRINK = """async ([picture, width, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, Math.round(image.height * width / image.width)];
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def table_2001(page: Page, house: House) -> None:
    """The Vikings in the crowded north, with the card of a land."""
    quicken(page)
    house.staged(VIKINGS, 6, GAME_2001).sit(page, 0)
    at_table(page)
    expect(page.locator(".lens")).to_be_visible()
    page.keyboard.press("w")


def table_2018(page: Page, house: House) -> None:
    """An invasion in the third era."""
    quicken(page)
    table, seat = house.at(invades)
    table.sit(page, seat)
    at_table(page)


def table_2024(page: Page, house: House) -> None:
    """The Arabs, with the card of a land that a fleet reaches."""
    quicken(page)
    house.staged(ARABS, 5, GAME_2024, {"dice": True}).sit(page, 0)
    at_table(page)
    page.locator("#map").focus()
    page.keyboard.press("]")
    page.keyboard.press("w")
    # The ring of the keyboard's focus is not for a picture.
    page.evaluate("document.activeElement.blur()")


def others_turn(page: Page, house: House) -> None:
    """Another player's turn as a show, held at a battle: the dice lie beside the land."""
    quicken(page, pace=1)
    table, seat = house.new(begins)
    table.sit(page, (seat + 1) % 4)
    at_table(page)
    turn = table.position.on_turn()
    table.until(lambda found: None if found.position.on_turn() == turn else 0)
    expect(page.locator(".prompt.show")).to_be_visible()
    page.keyboard.press(" ")
    for _ in range(60):
        drawn(page)
        if page.locator(".strip-dice").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".strip-dice")).to_be_visible()


def race(page: Page, house: House) -> None:
    """4 Gods, half of the World laid."""
    quicken(page)
    staged_fourgods(RACE, {}, "2", "]")(page, house)


SHOWN: dict[str, Callable[[Page, House], Any]] = {
    "table": others_turn,
    "hotw2001": table_2001,
    "hotw2018": table_2018,
    "hotw2024": table_2024,
    "fourgods": race,
}


def take(browser: Browser, house: House) -> None:
    """Every picture of docs/, as WebP; the browser itself makes them small."""
    press = browser.new_page()
    for name, show in SHOWN.items():
        context = fresh(browser, house.url, viewport=WINDOW, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        show(page, house)
        settled(page)
        still(page)
        picture = base64.b64encode(page.screenshot(type="png")).decode()
        made = base64.b64decode(press.evaluate(SHRINK, [picture, WIDTH, QUALITY]))
        assert len(made) <= LARGEST, f"{name} has {len(made)} bytes"
        TAKEN.mkdir(exist_ok=True)
        (TAKEN / f"{name}.webp").write_bytes(made)
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the pictures of the home page, or take those of docs/.")
    parser.add_argument("--docs", action="store_true", help="the pictures of docs/ instead")
    wanted = parser.parse_args()
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        if wanted.docs:
            with standing_still(Path(folder)) as served:
                take(browser, House(served))
        else:
            with serving(Path(folder)) as served:
                page = browser.new_page()
                page.goto(f"{served.url}/settings")
                for name in DRAWN:
                    (PICTURES / f"{name}.svg").write_text(draw(page, name), encoding="utf-8")
        browser.close()


if __name__ == "__main__":
    main()
