"""What axe finds on a page, without asking twice.

Two thirds of what axe does is to find the colours behind every word. Words of the same kind, in the same colours and in
boxes of the same kinds and colours, are read alike wherever they stand: they are looked at once for all pages.
"""

from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.client.playing import Theme, dress

# All states at a table have the same map: axe looks at its thousand lines once, and at what is around it everywhere. A
# lens is the map once more, which nobody is told of twice.
MAP = ".map svg, .lens"

# In the dark the same things have other colours.
COLOURS = ("color-contrast", "link-in-text-block")

# The strokes of a map that is left out are taken out meanwhile: axe asks for the style and place of each of a thousand,
# only to pass it by.
LOOK = """async ([but, chosen, known]) => {
    const held = (but ? [...document.querySelectorAll(but)] : [])
        .filter(one => one.matches('svg') && !one.contains(document.activeElement))
        .map(svg => [svg, [...svg.childNodes]]);
    for (const [svg] of held) svg.replaceChildren();
    const parts = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight', 'textShadow',
        'position', 'filter', 'mixBlendMode'];
    const kinds = new Map();
    const digest = text => {
        let [a, b] = [0xdeadbeef, 0x41c6ce57];
        for (let n = 0; n < text.length; n++) {
            a = Math.imul(a ^ text.charCodeAt(n), 2654435761);
            b = Math.imul(b ^ text.charCodeAt(n), 1597334677);
        }
        return (a >>> 0).toString(36) + (b >>> 0).toString(36);
    };
    // What an element looks like, with all that it lies in.
    const kind = one => {
        if (!one) return '';
        if (!kinds.has(one)) {
            const style = getComputedStyle(one);
            const own = [one.tagName, one.getAttribute('class'), one.disabled, one.ariaDisabled,
                ...parts.map(part => style[part])];
            kinds.set(one, digest(kind(one.parentElement) + own.join()));
        }
        return kinds.get(one);
    };
    const says = one => one.matches('input, select, textarea, button')
        || [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const seen = new Set(known);
    const news = new Set();
    const marked = [...document.body.querySelectorAll('*')].filter(one => says(one) && !(but && one.closest(but)))
        .filter(one => !seen.has(kind(one)) && news.add(kind(one)));
    for (const one of marked) one.setAttribute('data-unseen', '');
    axe.configure({rules: [{id: 'color-contrast', selector: '[data-unseen]'}]});
    try {
        const found = await axe.run(but ? {exclude: [[but]]} : {include: [['html']]}, chosen);
        return [found.violations, [...news]];
    } finally {
        for (const one of marked) one.removeAttribute('data-unseen');
        for (const [svg, strokes] of held) svg.replaceChildren(...strokes);
    }
}"""

# Words that can be read, by what they and all around them look like.
_readable: set[str] = set()


def faults(page: Page, kinds: Sequence[str] = (), but: str = "") -> list[str]:
    """What axe finds, by all of its rules or by those of some kinds, everywhere or in all but some elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    chosen = {"resultTypes": ["violations"]} | ({"runOnly": list(kinds)} if kinds else {})
    found, looked = page.evaluate(LOOK, [but, chosen, list(_readable)])
    if not any(fault["id"] == "color-contrast" for fault in found):
        _readable.update(looked)
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes']][:3]}" for fault in found]


def in_both_themes(page: Page, but: str = "") -> list[str]:
    """What axe finds by daylight, and by lamplight among the colours. It begins by the light that there is: to change
    over costs as much as a look."""
    found = []
    looks: list[tuple[Theme, tuple[str, ...]]] = [("light", ()), ("dark", COLOURS)]
    if page.evaluate("document.documentElement.classList.contains('dark')"):
        looks.reverse()
    for theme, kinds in looks:
        dress(page, theme)
        found += [f"{theme}: {fault}" for fault in faults(page, kinds, but)]
    return found
