"""Sound and touch: off until wanted, none before a gesture, one for what is shown, none for what is skipped."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.client.conftest import PHONE, NewContext
from tests.client.playing import at_table
from tests.client.tables import House, Table
from tests.client.waiting import a_while, wait_until

# Ears: what is put together to be heard, and what is felt.
EARS = """{ window.heard = []; window.felt = [];
    for (const kind of ['createBufferSource', 'createOscillator']) {
        const make = BaseAudioContext.prototype[kind];
        BaseAudioContext.prototype[kind] = function () { window.heard.push(kind); return make.call(this); };
    }
    Navigator.prototype.vibrate = pattern => { window.felt.push(pattern); return true; };
}"""
UNTOUCHED = "Object.defineProperty(Navigator.prototype, 'userActivation', {value: {hasBeenActive: false}})"
HEARD = "() => window.heard.length"


def fights_soon(table: Table) -> int | None:
    """Somebody else's turn, and the land that this seat's neighbour is about to invade is held."""
    position = table.position
    if position.epoch < 2 or not position.to_act():
        return None
    seat = position.to_act()[0]
    return None if held_land(table, seat) is None else (seat + 1) % 4


def held_land(table: Table, seat: int) -> str | None:
    """A land of somebody else that the seat may invade now."""
    if table.decision(seat) != "invade":
        return None
    lands: dict[str, Any] = table.position.view(seat).json()["lands"]
    forms = [dict(action.form) for action in table.position.legal(seat) if action.do == "invade"]
    found = [form["land"] for form in forms if lands.get(form["land"], {}).get("owner", seat) != seat]
    return found[0] if found else None


def invade(table: Table) -> None:
    seat = table.position.to_act()[0]
    land = held_land(table, seat)
    form = next(a.form for a in table.position.legal(seat) if a.do == "invade" and a.form["land"] == land)
    table.act(seat, dict(form))
    while table.decision(table.position.to_act()[0]) == "reroll":
        asked = table.position.to_act()[0]
        table.act(asked, next(dict(a.form) for a in table.position.legal(asked) if a.do == "hold"))


def sat(page: Page, table: Table, seat: int, **settings: Any) -> None:
    page.add_init_script(EARS)
    kept = {"motion": "still", "pace": 2, **settings}
    page.add_init_script(f"localStorage.setItem('mundi.settings', JSON.stringify({json.dumps(kept)}))")
    table.sit(page, seat)
    at_table(page)


def test_a_battle_that_is_shown_is_heard_once(context: NewContext, house: House) -> None:
    table, seat = house.new(fights_soon)
    page = context(house.url).new_page()
    sat(page, table, seat, sound=True)
    assert page.evaluate(HEARD) == 0
    # A gesture that does nothing.
    page.mouse.click(4, 4)
    invade(table)
    wait_until(page, "() => window.heard.length > 5")
    expect(page.locator(".prompt.show")).to_be_visible()
    page.keyboard.press(" ")
    once = page.evaluate(HEARD)
    # Looked at again, it is not heard again.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.show")).to_have_count(0)
    a_while(page)
    assert page.evaluate(HEARD) == once


def test_nothing_is_heard_unless_it_is_wanted_and_shown(context: NewContext, house: House) -> None:
    table, seat = house.new(fights_soon)
    silent, skipping, untouched = (context(house.url).new_page() for _ in range(3))
    sat(silent, table, seat)
    sat(skipping, table, seat, sound=True, pace=0)
    # Whatever a test does in a page counts as a gesture.
    untouched.add_init_script(UNTOUCHED)
    sat(untouched, table, seat, sound=True)
    for page in (silent, skipping):
        page.mouse.click(4, 4)
    invade(table)
    seq = table.live.table.seq
    for page in (silent, skipping, untouched):
        page.bring_to_front()
        expect(page.locator(".prompt").first).to_be_visible()
        a_while(page)
    assert seq > 0
    assert [page.evaluate(HEARD) for page in (silent, skipping, untouched)] == [0, 0, 0]


def test_volume_is_at_the_table_and_in_the_settings(context: NewContext, house: House) -> None:
    table, seat = house.at(fights_soon)
    page = context(house.url, viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    sat(page, table, seat)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sound").click()
    dialog = page.get_by_role("dialog", name="Sound")
    expect(dialog.get_by_role("slider")).to_have_count(0)
    dialog.get_by_role("switch", name="Sound").check()
    dialog.get_by_role("slider", name="Volume").fill("30")
    dialog.get_by_role("switch", name="Vibration").check()
    wait_until(page, "() => window.heard.length && window.felt.length")
    kept = page.evaluate("JSON.parse(localStorage.getItem('mundi.settings'))")
    assert (kept["sound"], kept["volume"], kept["touch"]) == (True, 0.3, True)
