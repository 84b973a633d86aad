"""What a page must hold to, measured in the page: nothing too wide, too small, cut off or covered."""

from playwright.sync_api import Page

WIDE = """() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [`the page is ${document.documentElement.scrollWidth} px wide in ${room}`];
}"""

# Whatever can be pressed. A rule's number is a link within a sentence; skip links show only when they have the focus;
# the map is helped by the nearest-land rule.
SMALL = """least => [...document.querySelectorAll('button, a[href], summary, select, input, [role=row][tabindex]')]
    .filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter(e => !e.closest('.visually-hidden, .skip, .rule, .map svg, p a'))
    .map(e => [e, e.matches('[type=checkbox], [type=radio]') && e.closest('label') || e])
    .map(([e, target]) => [e, target.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height && (box.height < least - .5 || box.width < least - .5))
    .map(([e, box]) => `${e.className || e.tagName} "${(e.innerText || e.ariaLabel || '').slice(0, 30)}" is `
        + `${Math.round(box.width)}x${Math.round(box.height)}`)"""

# Buttons and fields of a page that flows, which has links of one line as well.
LOW = """() => [...document.querySelectorAll('button, select, input, a.button, .row-act')]
    .filter(e => !e.matches('[type=radio], [type=checkbox], [type=file]'))
    .filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 90))"""

# Labels that do not fit into their buttons.
CLIPPED = """() => [...document.querySelectorAll('button, a.button, .button')]
    .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.visually-hidden, .skip, .map svg'))
    .filter(e => e.clientWidth && (e.scrollWidth > e.clientWidth + 1
        || (e.scrollHeight > e.clientHeight + 2 && getComputedStyle(e).overflowY !== 'visible')))
    .map(e => `${e.className} "${e.innerText.slice(0, 30)}" needs ${e.scrollWidth}x${e.scrollHeight}`
        + ` and has ${e.clientWidth}x${e.clientHeight}`)"""

# Boxes that hide or scroll away sideways a part of what is in them, and what cannot be pressed because it lies outside.
# Some are meant to be scrolled that way; an ellipsis says that there is more.
CUT = """() => {
    const scrolled = '.chips, .timeline, .t-middle, .draft-cards, .draft-order, .hand-cards, .compare, .score-strip, '
        + '.map, table, .visually-hidden, .skip, svg, input, select';
    const shown = e => e.checkVisibility({visibilityProperty: true}) && !e.closest(scrolled);
    const boxes = [...document.querySelectorAll('#app *')].filter(shown);
    const cut = boxes.filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 2).filter(e => {
        const style = getComputedStyle(e);
        return style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none';
    });
    const out = boxes.filter(e => e.matches('button, a[href], summary')).filter(e => {
        const box = e.getBoundingClientRect();
        return box.width && (box.right > innerWidth + 1 || box.left < -1);
    });
    const name = e => `${e.tagName.toLowerCase()} "${e.className}"`;
    // Words that are cut, not a picture that goes on behind the edge.
    const words = e => [...e.querySelectorAll('*')].some(one => shown(one) && !one.closest('[aria-hidden=true]')
        && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
        && one.getBoundingClientRect().right > e.getBoundingClientRect().right + 2);
    return [...cut.filter(words).map(e => `${name(e)} cuts off ${e.scrollWidth - e.clientWidth} px`),
        ...out.map(e => `${name(e)} "${e.innerText.slice(0, 20)}" lies outside`)];
}"""

# The prompt's sentence and answers: what lies on top of each of them must be the prompt itself, in sight.
COVERED = """() => {
    const prompt = document.querySelector('#decision');
    if (!prompt || document.querySelector('dialog[open], .chat, .t-menu-list, .more-list')) return [];
    return [...prompt.querySelectorAll('h1, .answers > button')].flatMap(e => {
        const box = e.getBoundingClientRect();
        if (!box.width || !box.height) return [];
        const name = `"${e.innerText.slice(0, 30)}"`;
        if (box.left < -1 || box.right > innerWidth + 1) return [`${name} leaves the window at the side`];
        // Where it can be scrolled into sight, it is.
        let outer = e.parentElement;
        while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowY)) outer = outer.parentElement;
        if (outer && outer.scrollHeight > outer.clientHeight) e.scrollIntoView({block: 'nearest'});
        const now = e.getBoundingClientRect();
        const [top, bottom] = [Math.round(now.top), Math.round(now.bottom)];
        if (top < -1 || bottom > innerHeight + 1) return [`${name} leaves the window: ${top} to ${bottom}`];
        const points = [[now.left + 4, now.top + 4], [now.left + now.width / 2, now.top + now.height / 2],
            [now.right - 4, now.bottom - 4]];
        const over = points.map(([x, y]) => document.elementFromPoint(x, y)).find(top => top && !prompt.contains(top));
        return over ? [`${over.tagName} "${over.className.baseVal ?? over.className}" covers ${name}`] : [];
    });
}"""

# What lies at the middle of each thing to press must be that thing, and none of its words may be cut. In a list that
# can be scrolled whatever is in sight wholly counts, and the answers of the dock are never scrolled away.
PRESSED = """async () => {
    const PRESSED = "button, a[href], summary, select, input, [role=button], [role=tab], [role=radio]";
    const READ = "#decision .eyebrow, #decision h1, .hand li, .hand .serif, .hand .card-text, .slot > *, .card-row > *,"
        + " .phases li, .scrub-steps span, .turn-dock header p, .luck-words, .empire-taker, .strip-text";
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
    await still();
    const found = faults(`:is(${PRESSED}), ${READ}`);
    const more = [...document.querySelectorAll(".more > button")].find(shown);
    if (more) {
        more.click();
        await still();
        found.push(...faults(".more-list :is(button, a)").map((fault) => `in More: ${fault}`));
        more.click();
        await frame();
    }
    return found;
}"""


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDE)
    return found


def too_small(page: Page, least: int = 44) -> list[str]:
    found: list[str] = page.evaluate(SMALL, least)
    return found


def too_low(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LOW)
    return found


def clipped(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CLIPPED)
    return found


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found
