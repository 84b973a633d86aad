"""The screens as pictures: kept as artefacts, and compared with how they looked when somebody last approved of them.

The letters are DejaVu's, which nearly every machine has, so that lines break at the same words. Two browsers still
draw them differently, so that pixels cannot be compared. Each screen is reduced to a grid of mean colours, in cells of
30 px (15 on the phone), and the grids are compared after a blur: letters that are a little wider change little, a
panel that is missing, covered or 40 px from its place changes much.

After a change that was meant:  ./test tests/client/test_pictures.py --renew
then look at tests/client/shots/picture-*.jpg, and commit what changed in tests/client/pictures.
"""

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import PHONE, NewContext
from tests.client.pages import at_start
from tests.client.playing import SHOTS, Theme, at_table, dress, forget, photograph, quicken, settled, to_cards
from tests.client.setups_2001 import DRAFT, EVENTS, LAST_TURN, NINE, VIKINGS
from tests.client.setups_2024 import ARABS as ARABS_2024
from tests.client.setups_2024 import CONCLUDE as CONCLUDE_2024
from tests.client.setups_2024 import ENDGAME as ENDGAME_2024
from tests.client.setups_2024 import REVENUE as REVENUE_2024
from tests.client.setups_2024 import TOKENS as TOKENS_2024
from tests.client.setups_fourgods import HIDDEN, RACE, TABLE, TURNS, WRONG, staged_fourgods
from tests.client.tables import (
    DRAFTS_2001,
    GAME_2001,
    GAME_2024,
    House,
    Table,
    besieges,
    chooses_empire,
    chooses_event,
    invades,
    over,
    rises,
)
from tests.client.test_screens_fourgods import WORLD
from tests.client.waiting import wait_for

KEPT = Path(__file__).parent / "pictures"
# How a screen is looked at, and the names of its pictures in light and dark colours.
VARIANTS: dict[str, tuple[dict[str, Any], dict[str, Theme]]] = {
    "desktop": ({}, {"light": "light", "dark": "dark"}),
    "phone": ({"viewport": PHONE, "has_touch": True, "is_mobile": True}, {"phone": "light"}),
    "pt-BR": ({"locale": "pt-BR"}, {"pt-BR": "light"}),
}
# In dark colours one screen of each kind: whether all of them can be read then is seen by test_states.
DARK = (
    *("home", "rules", "settings", "lesson", "draft", "table", "battle", "end"),
    *("table-2024", "revenue-2024", "endgame-2024", "table-2001", "hand-2001", "end-2001"),
    *("race-fourgods", "end-fourgods", "almanac-fourgods"),
)
# Where longer words have little room: these are looked at in another language too.
WORDY = ("draft", "table", "battle", "end", "empires-2024", "table-2024", "certain-2024", "revenue-2024", "table-2001")
# Where a phone has its own way of doing it: these are looked at there alone.
HANDHELD = ("fingers-fourgods", "lesson-fourgods")
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

    def reduce(self, picture: bytes, cell: int) -> Grid:
        found = self.page.evaluate(REDUCE, {"picture": base64.b64encode(picture).decode(), "cell": cell})
        return Grid(**found | {"cells": base64.b64decode(found["cells"])})


@pytest.fixture
def press(browser: Browser) -> Iterator[Press]:
    press = Press(browser)
    yield press
    press.page.close()


# --- the screens ---------------------------------------------------------------------------------------------------


def open_at(address: str) -> Callable[[Page, House], None]:
    def show(page: Page, house: House) -> None:
        page.goto(address)

    return show


def sit_at(there: Callable[..., int | None]) -> Callable[[Page, House], None]:
    def show(page: Page, house: House) -> None:
        table, seat = house.at(there)
        table.sit(page, seat)
        at_table(page)

    return show


def taught(page: Page, house: House) -> None:
    """The first lesson, where its arrow comes first."""
    page.goto("/learn")
    page.locator(".lesson-card .button").first.click()
    for _ in range(2):
        page.locator("#decision .gilt").click()
    expect(page.locator(".order")).to_be_attached()


def untold(page: Page, house: House) -> None:
    """The first decision of somebody to whom nobody has told what the game is about."""
    at_start(
        page,
        """localStorage.setItem('mundi.settings',
            JSON.stringify({...JSON.parse(localStorage.getItem('mundi.settings') ?? '{}'), told: []}))""",
    )
    sit_at(chooses_event)(page, house)
    expect(page.locator(".aim")).to_be_visible()


def replayed(page: Page, house: House) -> None:
    table, _ = house.at(over)
    page.goto(f"/t/{table.id}/replay")
    expect(page.locator(".replay .map:not(.empty)")).to_be_attached()


def draft(page: Page, house: House) -> None:
    sit_at(chooses_empire)(page, house)
    to_cards(page)


def staged_2024(setup: dict[str, Any], seat: int, *acts: tuple[int, dict[str, Any]]) -> Callable[[Page, House], None]:
    """A table of the 2024 edition that begins in the middle of a game, after these actions."""

    def show(page: Page, house: House) -> None:
        table = house.staged(setup, 4, GAME_2024)
        for actor, form in acts:
            table.act(actor, form)
        table.sit(page, seat)
        at_table(page)

    return show


def expansion_2024(*, dice: bool) -> Callable[[Page, House], None]:
    """Phase C with the card of a land that a fleet reaches, or of one whose fall is certain."""

    def show(page: Page, house: House) -> None:
        house.staged(ARABS_2024, 5, GAME_2024, {"dice": dice}).sit(page, 0)
        at_table(page)
        # A phone has no room for the card beside the lands.
        if page.viewport_size != PHONE:
            page.locator("#map").focus()
            page.keyboard.press("]")
            page.keyboard.press("w")

    return show


def ceremony_2024(page: Page, house: House) -> None:
    """The Endgame counted once more, where its last token has been turned up."""
    table = house.staged(ENDGAME_2024, 4, GAME_2024)
    table.act(1, {"do": "end_turn"})
    while table.to_act():
        [seat] = table.to_act()
        table.act(seat, table.forms(seat)[0])
    table.sit(page, 0)
    page.get_by_role("button").filter(has_text=re.compile("count|contagem")).first.click()
    page.keyboard.press(" ")
    page.locator(".scrub-input").press("End")


def staged_2001(setup: dict[str, Any], seat: int, *acts: dict[str, Any], players: int = 6) -> Callable[..., Table]:
    """A table of the 2001 edition that begins in the middle of a game, after these actions of the first seat."""

    def show(page: Page, house: House) -> Table:
        table = house.staged(setup, players, GAME_2001)
        for form in acts:
            table.act(0, form)
        table.sit(page, seat)
        at_table(page)
        return table

    return show


def hand_2001(page: Page, house: House) -> None:
    """The hand while a Civil War names its lands: the first is named."""
    staged_2001(EVENTS, 0)(page, house)
    if page.viewport_size == PHONE:
        page.locator(".phone-tabs button").nth(2).tap()
        return
    page.locator(".card-row").filter(has_text=re.compile("civil|Civil")).last.click()
    page.keyboard.press("Enter")


def table_2001(page: Page, house: House) -> None:
    """Expansion in the crowded north, with the card of a land; a phone has no room for it."""
    staged_2001(VIKINGS, 0)(page, house)
    if page.viewport_size != PHONE:
        expect(page.locator(".lens")).to_be_visible()
        page.keyboard.press("w")


def battle_2001(page: Page, house: House) -> None:
    """An attack on a fort, seen to its end."""
    table = staged_2001(NINE, 0)(page, house)
    table.act(0, {"do": "invade", "land": "northern_gaul"})


def between_2001(page: Page, house: House) -> None:
    """After the first epoch."""
    table, seat = house.at_2001(DRAFTS_2001)
    table.sit(page, seat)
    at_table(page)


def ceremony_2001(page: Page, house: House) -> None:
    """The markers once more; where nothing moves all of them are turned up."""
    staged_2001(LAST_TURN, 1, {"do": "end_expansion"}, players=3)(page, house)
    page.keyboard.press("t")
    expect(page.locator(".end.turning .shields .shield.up")).to_have_count(4)


def fingers_fourgods(page: Page, house: House) -> None:
    """4 Gods in the hand: a tile hovers over the cell that was touched, and fits."""
    setup = WORLD | {
        "gods": {0: ["humans"], 2: ["elves"]},
        "hands": {0: ["FFFF|MMMM", "OPPO|MMMM"]},
        "bag": ["OOOO|PPPP"],
    }
    house.staged(setup, players=4, game="fourgods").sit(page, 0)
    page.locator("[data-cell='2,0']").tap()
    expect(page.locator(".g-cell.aimed.right")).to_have_count(1)


def lesson_fourgods(page: Page, house: House) -> None:
    """The second step of its first lesson, with its words above what is to be pressed."""
    page.goto("/learn")
    page.get_by_role("button", name="Begin: Placing tiles").click()
    page.locator("[data-action=onward]").click()
    expect(page.locator(".g-cell.aimed.right")).to_have_count(1)


# 4 Gods at a desk.
DESK: dict[str, Callable[[Page, House], Any]] = {
    "race-fourgods": staged_fourgods(RACE, {}, "2", "]"),
    "turns-fourgods": staged_fourgods(HIDDEN, TURNS),
    "cataclysm-fourgods": staged_fourgods(RACE, {}, "3,0"),
    "challenge-fourgods": staged_fourgods(WRONG, TABLE, acts=[(2, {"do": "challenge", "x": 2, "y": 1})]),
    "end-fourgods": staged_fourgods(
        HIDDEN | {"hands": {}}, TURNS, acts=[(seat, {"do": "end_turn"}) for seat in (1, 2, 3, 0)]
    ),
    "primer-fourgods": open_at("/rules/fourgods"),
    "almanac-fourgods": open_at("/rules/fourgods/gods"),
}
SCENES: dict[str, Callable[[Page, House], Any]] = {
    "home": open_at("/"),
    "new": open_at("/new"),
    "primer": open_at("/rules/hotw2018"),
    "rules": open_at("/rules/hotw2018/Z8.8"),
    "learn": open_at("/learn"),
    "settings": open_at("/settings"),
    "lesson": taught,
    "between": sit_at(chooses_empire),
    "draft": draft,
    "meanwhile": sit_at(rises),
    "table": sit_at(invades),
    "battle": sit_at(besieges),
    "end": sit_at(over),
    "tokens-2024": staged_2024(TOKENS_2024, 1),
    "empires-2024": staged_2024(TOKENS_2024 | {"turn": {"phase": "choose_empire"}}, 3),
    "table-2024": expansion_2024(dice=True),
    "certain-2024": expansion_2024(dice=False),
    "revenue-2024": staged_2024(REVENUE_2024, 0, (0, {"do": "end_expansion"})),
    "conclude-2024": staged_2024(CONCLUDE_2024, 0),
    "endgame-2024": ceremony_2024,
    "draft-2001": staged_2001(DRAFT, 0),
    "hand-2001": hand_2001,
    "table-2001": table_2001,
    "battle-2001": battle_2001,
    "between-2001": between_2001,
    "markers-2001": ceremony_2001,
    "end-2001": staged_2001(LAST_TURN, 1, {"do": "end_expansion"}, players=3),
    "minors-2001": open_at("/rules/hotw2001/minors.zimbabwe"),
    "fingers-fourgods": fingers_fourgods,
    "lesson-fourgods": lesson_fourgods,
    "replay": replayed,
    # Last of all: from then on this browser has been told nothing.
    "aim": untold,
}


FLOWING = (
    "home",
    "new",
    "primer",
    "rules",
    "learn",
    "settings",
    "end",
    "end-2001",
    "minors-2001",
    "replay",
    "end-fourgods",
    "primer-fourgods",
    "almanac-fourgods",
)


# What comes last on a screen: its pictures are drawn when all the rest is there.
LAST = {
    "home": ".hero-picture .cutout",
    "primer": ".primer-degrees .cutout",
    "between": ".changes-map .cutout",
    "draft": ".draft-cards .cutout",
    "tokens-2024": ".token-world .cutout",
    "empires-2024": ".draft-cards .cutout",
    "revenue-2024": ".revenue-picture .cutout",
    "conclude-2024": ".revenue-picture .cutout",
    "endgame-2024": ".opened-map .cutout",
    "end": ".end-world svg",
    "draft-2001": ".empire-card .cutout",
    "between-2001": ".changes-map .cutout",
    "battle-2001": ".battle-outcome",
    "end-2001": ".end-world svg",
    "minors-2001": ".world-card .cutout",
    "challenge-fourgods": ".g-challenge",
    "end-fourgods": ".g-sheet .g-picture canvas",
    "primer-fourgods": ".g-primer-counts canvas",
}


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


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_screens_look_as_they_did(
    context: NewContext, house: House, press: Press, request: pytest.FixtureRequest, variant: str
) -> None:
    if not press.page.evaluate(INSTALLED):
        pytest.skip("the pictures have DejaVu's letters, which are not installed here")
    how, looks = VARIANTS[variant]
    browser = context(house.url, **how)
    browser.add_init_script(LETTERED)
    cell = 15 if variant == "phone" else 30
    wrong = []
    SHOTS.mkdir(exist_ok=True)
    KEPT.mkdir(exist_ok=True)
    page = browser.new_page()
    quicken(page)
    for name, show in (SCENES | ({} if variant == "phone" else DESK)).items():
        if (variant == "pt-BR" and name not in WORDY) or (variant != "phone" and name in HANDHELD):
            continue
        show(page, house)
        for look, theme in looks.items():
            if theme == "dark" and name not in DARK:
                continue
            dress(page, theme)
            seen = drawn(page, LAST.get(name, "h1"))
            (SHOTS / f"picture-{look}-{name}.jpg").write_bytes(seen)
            grid = press.reduce(seen, cell)
            kept = KEPT / f"{look}-{name}.png"
            if request.config.getoption("--renew", False):
                kept.write_bytes(base64.b64decode(grid.png))
                continue
            assert kept.exists(), f"there is no {kept.name} yet: run with --renew"
            reach = REACH // cell if name in FLOWING else 0
            share, where = difference(grid, press.reduce(kept.read_bytes(), 1), reach)
            if share > SHARE:
                wrong.append(f"{name} ({look}): {share:.1f} % of its cells differ, {where}")
        forget(page)
    assert not wrong, "\n".join(wrong)


# --- the comparison itself -----------------------------------------------------------------------------------------

# Each is made and mended again; what cannot be mended comes last.
FAULTS = {
    "a blank map": "on => document.querySelector('.map').style.visibility = on ? 'hidden' : ''",
    "no score": "on => document.querySelector('.rail').style.visibility = on ? 'hidden' : ''",
    "the prompt 40 px too high": "on => document.querySelector('.prompt').style.translate = on ? '0 -40px' : ''",
    "the map 40 px to the side": "on => document.querySelector('.board-area').style.translate = on ? '40px' : ''",
    "the other theme": "() => document.documentElement.classList.toggle('dark')",
    "no styles": "() => document.querySelectorAll('link[rel=stylesheet]').forEach(one => one.remove())",
}


def test_the_comparison_sees_faults_and_no_letters(context: NewContext, house: House, press: Press) -> None:
    page = context(house.url).new_page()
    quicken(page)
    sit_at(invades)(page, house)
    before = press.reduce(drawn(page), 30)
    page.evaluate(f"document.documentElement.style.cssText = {LETTERS!r}")
    letters, _ = difference(press.reduce(drawn(page), 30), before)
    page.evaluate("document.documentElement.style.cssText = ''")
    found = {}
    for fault, script in FAULTS.items():
        page.evaluate(script, True)
        found[fault], _ = difference(press.reduce(photograph(page), 30), before)
        page.evaluate(script, False)
    assert letters < SHARE, f"other letters: {letters:.1f} %"
    assert not {fault: share for fault, share in found.items() if share < SHARE}
