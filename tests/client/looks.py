"""The screens as pictures: kept as artefacts, and compared with how they looked when somebody last approved of them.

The letters are DejaVu's, which nearly every machine has, so that lines break at the same words. Two browsers still
draw them differently, so that pixels cannot be compared. Each screen is reduced to a grid of mean colours, in cells of
30 px (15 on the phone), and the grids are compared after a blur: letters that are a little wider change little, a
panel that is missing, covered or 40 px from its place changes much.

After a change that was meant:  ./test tests/client/test_gallery*.py --renew
then look at tests/client/shots/picture-*.jpg, and commit what changed in tests/client/pictures.
"""

import base64
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect
from tests.client.playing import SHOTS, photograph, settled
from tests.client.waiting import wait_for

KEPT = Path(__file__).parent / "pictures"
# A cell differs when a channel of its colour is so far off after the blur; so many of a hundred cells may.
FAR = 14
SHARE = 4

LETTERS = "--serif: 'DejaVu Serif'; --sans: 'DejaVu Sans'; --mono: 'DejaVu Sans Mono'"
INSTALLED = """() => ['DejaVu Serif', 'DejaVu Sans', 'DejaVu Sans Mono'].every(name => {
    const pen = document.createElement('canvas').getContext('2d');
    const width = font => { pen.font = `40px ${font}`; return pen.measureText('Mappa Mundi, wide and narrow').width; };
    return ['cursive', 'fantasy'].some(other => width(`'${name}', ${other}`) !== width(other))
        || width(`'${name}', serif`) === width(`'${name}', monospace`);
})"""
# Set on the root as soon as there is one.
LETTERED = f"""new MutationObserver((_, watch) => {{
    if (!document.documentElement) return;
    document.documentElement.style.cssText = {LETTERS!r};
    watch.disconnect();
}}).observe(document, {{childList: true}})"""

# So many pixels may a page that flows be longer or shorter above a cell.
REACH = 120

# Mean colours of a picture's cells, and a picture of them with one pixel for each.
REDUCE = """async ({picture, cell}) => {
    const image = new Image();
    image.src = 'data:image/*;base64,' + picture;
    await image.decode();
    const drawn = (width, height) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        return [canvas, canvas.getContext('2d', {willReadFrequently: true})];
    };
    const [, whole] = drawn(image.width, image.height);
    whole.drawImage(image, 0, 0);
    const {data} = whole.getImageData(0, 0, image.width, image.height);
    const columns = Math.round(image.width / cell), rows = Math.round(image.height / cell);
    const [small, pen] = drawn(columns, rows);
    const out = pen.createImageData(columns, rows);
    for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
        const [left, top] = [Math.floor(column * image.width / columns), Math.floor(row * image.height / rows)];
        const right = Math.floor((column + 1) * image.width / columns);
        const bottom = Math.floor((row + 1) * image.height / rows);
        let red = 0, green = 0, blue = 0;
        for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) {
            const pixel = 4 * (y * image.width + x);
            red += data[pixel];
            green += data[pixel + 1];
            blue += data[pixel + 2];
        }
        const mean = [red, green, blue].map(sum => Math.round(sum / ((right - left) * (bottom - top))));
        out.data.set([...mean, 255], 4 * (row * columns + column));
    }
    pen.putImageData(out, 0, 0);
    const cells = btoa(String.fromCharCode(...out.data.filter((_, n) => n % 4 < 3)));
    return {columns, rows, cells, png: small.toDataURL().split(',')[1]};
}"""


class Grid(NamedTuple):
    columns: int
    rows: int
    cells: bytes
    png: str

    def blurred(self) -> list[list[tuple[float, ...]]]:
        """Each cell as the mean of itself and those around it."""

        def mean(row: int, column: int, channel: int) -> float:
            near = [
                self.cells[3 * (r * self.columns + c) + channel]
                for r in range(max(0, row - 1), min(self.rows, row + 2))
                for c in range(max(0, column - 1), min(self.columns, column + 2))
            ]
            return sum(near) / len(near)

        return [
            [tuple(mean(row, column, k) for k in range(3)) for column in range(self.columns)]
            for row in range(self.rows)
        ]


def difference(one: Grid, other: Grid, reach: int = 0) -> tuple[float, str]:
    """How many of a hundred cells differ, and where.

    On a page that flows, a line that breaks elsewhere moves all that follows: there a cell may be found again up to
    `reach` rows higher or lower.
    """
    if one[:2] != other[:2]:
        return 100, f"{one.columns}x{one.rows} cells instead of {other.columns}x{other.rows}"
    here, there = one.blurred(), other.blurred()
    far = [
        (row, column)
        for row in range(one.rows)
        for column in range(one.columns)
        if not any(
            all(abs(a - b) <= FAR for a, b in zip(here[row][column], there[shifted][column], strict=True))
            for shifted in range(max(0, row - reach), min(one.rows, row + reach + 1))
        )
    ]
    if not far:
        return 0, "nowhere"
    (top, bottom), (left, right) = ((min(side), max(side) + 1) for side in zip(*far, strict=True))
    where = f"rows {top} to {bottom} of {one.rows}, columns {left} to {right} of {one.columns}"
    return 100 * len(far) / (one.rows * one.columns), where


class Press:
    """A page of its own that reduces pictures."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()

    def lettered(self) -> bool:
        """Whether the letters of the pictures are installed here."""
        found: bool = self.page.evaluate(INSTALLED)
        return found

    def reduce(self, picture: bytes, cell: int) -> Grid:
        found = self.page.evaluate(REDUCE, {"picture": base64.b64encode(picture).decode(), "cell": cell})
        return Grid(**found | {"cells": base64.b64decode(found["cells"])})

    def compare(self, seen: bytes, look: str, name: str, *, flows: bool, renew: bool) -> list[str]:
        """What is wrong with how a screen looks; kept as it looks now, if it is to be renewed."""
        SHOTS.mkdir(exist_ok=True)
        (SHOTS / f"picture-{look}-{name}.jpg").write_bytes(seen)
        cell = 15 if look == "phone" else 30
        grid = self.reduce(seen, cell)
        kept = KEPT / f"{look}-{name}.png"
        if renew:
            KEPT.mkdir(exist_ok=True)
            kept.write_bytes(base64.b64decode(grid.png))
            return []
        if not kept.exists():
            return [f"there is no {kept.name} yet: run with --renew"]
        share, where = difference(grid, self.reduce(kept.read_bytes(), 1), REACH // cell if flows else 0)
        return [f"{name} ({look}): {share:.1f} % of its cells differ, {where}"] if share > SHARE else []


def drawn(page: Page, last: str = "h1") -> bytes:
    """The page, when nothing is to come any more: two looks at it are the same."""
    expect(page.locator(last).first).to_be_attached()
    settled(page)
    expect(page.locator(".map.empty, [aria-busy=true]")).to_have_count(0)
    pictures = [photograph(page)]

    def same() -> bool:
        pictures.append(photograph(page))
        return pictures[-1] == pictures[-2]

    assert wait_for(page, same), "two looks at the page are never the same"
    return pictures[-1]
