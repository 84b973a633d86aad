"""Whatever can be pressed can be hit and read: at every edition's table, in every window and language."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.client.conftest import DESKTOP, PHONE, NewPage
from tests.client.playing import at_table, forget, quicken
from tests.client.setups_2001 import AFTER_THE_FRANKS, DRAFT, EVENTS, VIKINGS
from tests.client.setups_2024 import ARABS, ENDGAME, REVENUE, TOKENS
from tests.client.setups_fourgods import HIDDEN, RACE, TURNS
from tests.client.tables import GAME_2001, GAME_2024, House, Table, begins, chooses_empire, over, rises
from tests.client.waiting import drawn
from tests.words import LANGUAGES

pytestmark = pytest.mark.scripts

WINDOWS = [
    DESKTOP,
    ViewportSize(width=1280, height=720),
    ViewportSize(width=1024, height=768),
    PHONE,
]

# What lies at the middle of each thing to press must be that thing, and none of its words may be cut. In a list that
# can be scrolled whatever is in sight wholly counts, and the answers of the dock are never scrolled away.
LOOK = """async (languages) => {
    const main = document.querySelector("script[type=module]").src;
    const words = await import(new URL("i18n.js", main));
    const { set } = await import(new URL("keep.js", main));
    const PRESSED = "button, a[href], summary, select, input, [role=button], [role=tab], [role=radio]";
    const READ = "#decision .eyebrow, #decision h1, .hand li, .hand .serif, .hand .card-text, .slot > *, .card-row > *,"
        + " .phases li, .scrub-steps span, .turn-dock header p, .luck-words, .empire-taker, .strip-text";
    // Nobody looks at the map, and to draw it in each window is most of the work.
    const blank = new CSSStyleSheet();
    blank.replaceSync(".map svg, .map canvas { visibility: hidden !important; }");
    document.adoptedStyleSheets = [blank];
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const parts = "#decision, #decision *, .hand, .hand *, .rail > *, .board-area > *, .draft *, main.end > *";
    const seen = () => [...document.querySelectorAll(parts)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
    }).join();
    const still = async () => {
        await document.fonts.ready;
        for (let before = "", same = 0, n = 0; same < 3 && n < 600; n++) {
            await frame();
            const now = document.querySelector(".moving, [aria-busy=true]") ? String(n) : seen();
            same = now === before ? same + 1 : 0;
            before = now;
        }
    };
    const style = (one) => getComputedStyle(one);
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest(".visually-hidden, .skip, .map svg, .g-world, [inert], [hidden]");
    const hides = (one) => style(one).overflowX !== "visible" || style(one).overflowY !== "visible";
    const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
    const named = (one) => `${one.tagName.toLowerCase()}.${String(one.className).trim().replace(/\\s+/g, ".")} `
        + `"${(one.innerText || one.ariaLabel || "").replace(/\\s+/g, " ").slice(0, 40)}"`;
    const cut = (one) => {
        if (!one.innerText.trim()) return false;
        const inside = [one, ...one.querySelectorAll("*:not(svg, svg *, .visually-hidden, .visually-hidden *)")];
        // Words that are only heard have no room on the screen.
        return inside.some((part) => part.clientWidth > 1 && !scrolls(part) && part.checkVisibility()
            && (hides(part) || part === one)
            && (part.scrollWidth > part.clientWidth + 1 || (hides(part) && part.scrollHeight > part.clientHeight + 2)));
    };
    // In how much of it can it be seen: null where it can be scrolled into sight.
    const reach = (one) => {
        const box = one.getBoundingClientRect();
        for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
            if (!hides(outer)) continue;
            const room = outer.getBoundingClientRect();
            const inside = box.left >= room.left - 1 && box.right <= room.right + 1
                && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
            if (inside) continue;
            const kept = outer.matches(".prompt-body") && !one.matches(".chip");
            return scrolls(outer) && !kept ? null : `is cut by ${named(outer).slice(0, 40)}`;
        }
        return "";
    };
    const scroller = (one) => {
        let outer = one.parentElement;
        while (outer && !(scrolls(outer) && outer.scrollHeight > outer.clientHeight)) outer = outer.parentElement;
        return outer;
    };
    // What lies over its middle; a box to tick is drawn on its label.
    const over = (one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return one.contains(top) || one.labels?.[0]?.contains(top) ? "" : top ? named(top).slice(0, 60) : "nothing";
    };
    const faults = (where) => [...document.querySelectorAll(where)].filter(shown).flatMap((one) => {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) return [];
        const name = named(one);
        const out = reach(one);
        if (out === null) return [];
        if (out) return [`${name} ${out}`];
        if (cut(one)) return [`${name}: its words are cut`];
        if (!one.matches(PRESSED)) return [];
        let top = over(one);
        if (!top) return [];
        // What lies at the edge of a list, under something that lies there, comes out when it is scrolled.
        const list = scroller(one);
        if (list) {
            const before = list.scrollTop;
            one.scrollIntoView({ block: "center", behavior: "instant" });
            top = over(one);
            list.scrollTop = before;
        }
        return top ? [`${name} is covered by ${top}`] : [];
    });
    const found = {};
    for (const language of languages) {
        set({ language });
        await words.loadWords();
        await still();
        found[language] = faults(`:is(${PRESSED}), ${READ}`);
        const more = [...document.querySelectorAll(".more > button")].find(shown);
        if (!more) continue;
        more.click();
        await still();
        found[language].push(...faults(".more-list :is(button, a)").map((fault) => `in More: ${fault}`));
        more.click();
        await frame();
    }
    return found;
}"""

State = Callable[[Page, House], None]


def seated(table: Table, seat: int, page: Page) -> None:
    table.sit(page, seat)
    at_table(page)


def at_2018(there: Callable[[Table], int | None], *keys: str) -> State:
    def show(page: Page, house: House) -> None:
        table, seat = house.at(there)
        seated(table, seat, page)
        for key in keys:
            page.keyboard.press(key)
            drawn(page)

    return show


def staged(
    game: str, setup: dict[str, Any], *keys: str, players: int = 4, options: dict[str, str] | None = None
) -> State:
    def show(page: Page, house: House) -> None:
        seated(house.staged(setup, players, game, options), 0, page)
        for key in keys:
            page.keyboard.press(key)
            drawn(page)

    return show


def acting(game: str, setup: dict[str, Any], seat: int, form: dict[str, Any], *keys: str) -> State:
    """What the first seat sees after somebody's act."""

    def show(page: Page, house: House) -> None:
        table = house.staged(setup, 4, game)
        table.act(seat, form)
        seated(table, 0, page)
        for key in keys:
            page.keyboard.press(key)
            drawn(page)

    return show


def holds_cards(table: Table) -> int | None:
    """In the middle of an invasion, with a card to play."""
    seat = next(iter(table.to_act()), None)
    if seat is None or table.decision(seat) != "invade":
        return None
    return seat if any(form["do"] == "play_event" for form in table.forms(seat)) else None


def show_of(house: House, page: Page, table: Table, mover: int, seat: int) -> None:
    """Another's turn, which goes on only by hand."""
    seated(table, seat, page)
    table.until(lambda played: None if mover in played.to_act() else 0)
    expect(page.locator(".prompt.show, .p-sheet.show")).to_be_visible()


def theatre_2018(page: Page, house: House) -> None:
    table, seat = house.new(begins)
    show_of(house, page, table, seat, (seat + 1) % 4)


def theatre_2001(page: Page, house: House) -> None:
    """With ten cards in the hand of whoever watches."""
    show_of(house, page, house.staged(AFTER_THE_FRANKS, 6, GAME_2001), 1, 0)


def theatre_2024(page: Page, house: House) -> None:
    show_of(house, page, house.staged(ARABS, 5, GAME_2024), 0, 1)


TABLES: dict[str, dict[str, State]] = {
    "hotw2018": {
        "the empires": at_2018(chooses_empire, "Enter"),
        "the beginning of a turn": at_2018(rises),
        "an invasion": at_2018(holds_cards),
        "another's turn": theatre_2018,
        "the end": at_2018(over),
    },
    "hotw2001": {
        "the draft": staged(GAME_2001, DRAFT, players=6),
        "the events": staged(GAME_2001, EVENTS, players=6),
        "a card's lands": staged(GAME_2001, EVENTS, "3", players=6),
        "an expansion": staged(GAME_2001, VIKINGS, players=6),
        "another's turn": theatre_2001,
    },
    "hotw2024": {
        "the tokens": staged(GAME_2024, TOKENS),
        "the Empires": staged(GAME_2024, TOKENS | {"turn": {"phase": "choose_empire"}}),
        "an expansion": staged(GAME_2024, ARABS, players=5),
        "the revenue": acting(GAME_2024, REVENUE, 0, {"do": "end_expansion"}),
        "another's turn": theatre_2024,
        # It would go on while the windows change.
        "the Endgame": acting(GAME_2024, ENDGAME, 1, {"do": "end_turn"}, "Space"),
    },
    "fourgods": {
        "the race": staged("fourgods", RACE),
        "another's turn": staged("fourgods", HIDDEN, options=TURNS),
    },
}


@pytest.mark.parametrize("game", TABLES)
def test_everything_to_press_can_be_hit_and_read(page_at: NewPage, house: House, game: str) -> None:
    page = page_at(house.url)
    # Shows stand still, and nothing leaves the screen by itself.
    quicken(page, pace=1, byHand=True)
    found: dict[str, list[str]] = {}
    for name, show in TABLES[game].items():
        page.set_viewport_size(DESKTOP)
        show(page, house)
        for window in WINDOWS:
            page.set_viewport_size(window)
            for language, faults in page.evaluate(LOOK, LANGUAGES).items():
                for fault in faults:
                    found.setdefault(f"{name}: {fault}", []).append(f"{window['width']} {language}")
        forget(page)
    assert not found, "\n" + "\n".join(f"{fault} ({', '.join(where)})" for fault, where in found.items())
