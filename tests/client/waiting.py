"""Waiting for what a page comes to show, however slow the machine.

Not with Playwright's own `wait_for_function`: it evaluates its expression in the page again for every look, and the
page's content security policy forbids that as soon as the first look did not do. Nor with a fixed pause, which is too
long on a fast machine and too short on a busy one. `tests/test_waiting.py` holds both.
"""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Error, Page, expect

T = TypeVar("T")

# A machine with two slow cores and six browsers is no fault of the page.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

# Both give up by themselves, because an evaluation knows no timeout.
_POLL = """async ([arg, patience]) => {
    const holds = (%s);
    const end = performance.now() + patience;
    while (!(await holds(arg))) {
        if (performance.now() > end) return false;
        await new Promise(next => setTimeout(next, 20));
    }
    return true;
}"""
_STILL = """([selector, frames, patience]) => document.fonts.ready.then(() => new Promise(done => {
    const end = performance.now() + patience;
    let before = "", same = 0;
    const look = () => {
        const boxes = [...document.querySelectorAll(selector)].map(one => {
            const {x, y, width, height} = one.getBoundingClientRect();
            return `${x},${y},${width},${height}`;
        });
        const now = document.querySelector(".moving, [aria-busy=true]") ? "" : `${boxes.length}:${boxes.join(" ")}`;
        same = now && now === before ? same + 1 : 0;
        before = now;
        if (same >= frames || performance.now() > end) done(same >= frames);
        else requestAnimationFrame(look);
    };
    look();
}))"""
_FRAMES = 5  # what is measured in one frame moves something in the next, and that once more
_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def comes_true(page: Page, holds: str, arg: Any = None, patience: float = PATIENCE) -> bool:
    """Whether a JavaScript function of one argument gives something true in time, asked again and again."""
    end = time.monotonic() + patience / 1000
    while True:
        left = max(0.0, end - time.monotonic())
        try:
            return bool(page.evaluate(_POLL % holds, [arg, 1000 * left]))
        except Error as error:
            # Another document took the place of the one that was asked.
            if "context was destroyed" not in error.message or not left:
                raise


def wait_until(page: Page, holds: str, arg: Any = None) -> None:
    """Until a JavaScript function of one argument gives something true."""
    assert comes_true(page, holds, arg), f"it did not come true: {holds}"


def wait_for(page: Page, look: Callable[[], T], patience: float = PATIENCE) -> T:
    """The first thing that is true among those that a look from outside the page gives, or the last look."""
    end = time.monotonic() + patience / 1000
    while not (found := look()) and time.monotonic() < end:
        page.wait_for_timeout(20)
    return found


def drawn(page: Page) -> None:
    """What a key or a finger did is on the screen, and what is on the screen hears keys: both are so a frame later."""
    page.evaluate(_DRAWN)


def still(page: Page, selector: str = "#app *:not(svg *)") -> None:
    """The letters are there, the map rests, and all these elements have kept their places for some frames."""
    assert page.evaluate(_STILL, [selector, _FRAMES, PATIENCE]), f"{selector} never came to rest"


def a_while(page: Page) -> None:
    """Time enough for something that must not happen; whoever waits for something that must uses the others."""
    page.wait_for_timeout(200)
