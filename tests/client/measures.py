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


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDE)
    return found


def too_small(page: Page, least: int = 44) -> list[str]:
    found: list[str] = page.evaluate(SMALL, least)
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
