"""Draws the pictures of the home page, once, so that nobody needs whole maps for them.

python tools/client/pictures.py     after a map, a scene or the drawing of cut-outs has changed

The drawing is the client's own (js/games/history/picture.js, js/games/fourgods/picture.js), done in a browser;
`CHROMIUM` names it. The card of 4 Gods is drawn by hand and stays as it is. A test compares what lies there with what
would be drawn.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.client.waiting import wait_until
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


def main() -> None:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"{served.url}/settings")
        for name in DRAWN:
            (PICTURES / f"{name}.svg").write_text(draw(page, name), encoding="utf-8")
        browser.close()


if __name__ == "__main__":
    main()
