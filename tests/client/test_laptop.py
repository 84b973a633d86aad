"""In a laptop's window everything that matters is in sight, whole, and under nothing else."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.client.atlas import spot
from tests.client.conftest import NewPage
from tests.client.pages import linger
from tests.client.playing import at_table, quicken, settled, speak, until_news
from tests.client.setups_2001 import DRAFT, EVENTS, NINE
from tests.client.setups_2024 import ARABS
from tests.client.setups_fourgods import HIDDEN, RACE, TURNS
from tests.client.tables import (
    GAME_2001,
    GAME_2024,
    House,
    Table,
    besieges,
    chooses_empire,
    invades,
    over,
    rises,
)
from tests.client.test_advice import setup
from tests.client.waiting import drawn, still, wait_for
from tests.words import LANGUAGES

pytestmark = pytest.mark.undrawn

WINDOW = ViewportSize(width=1280, height=720)
BOX = "one => one.getBoundingClientRect().toJSON()"


def seated(page_at: NewPage, house: House, table: Table, seat: int, **more: Any) -> Page:
    page = page_at(house.url, viewport=WINDOW, **more)
    quicken(page)
    linger(page)
    table.sit(page, seat)
    at_table(page)
    return page


def room(part: Locator) -> dict[str, float]:
    box: dict[str, float] = part.evaluate(BOX)
    return box


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["right"] <= other["left"]
        or other["right"] <= one["left"]
        or one["bottom"] <= other["top"]
        or other["bottom"] <= one["top"]
    )


def fits(part: Locator) -> bool:
    """Nothing of it has to be scrolled, and nothing is cut."""
    found: bool = part.evaluate(
        "one => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1"
    )
    return found


def test_the_timeline_calls_whoever_looks_you(page_at: NewPage, house: House) -> None:
    tables = [house.at(invades), (house.staged(NINE, 6, GAME_2001), 0), (house.staged(ARABS, 5, GAME_2024), 0)]
    for table, seat in tables:
        page = seated(page_at, house, table, seat)
        now = page.locator(".timeline [aria-current]")
        expect(now).to_have_attribute("title", re.compile(", you, now$"))
        expect(now.locator(".visually-hidden")).to_have_text(re.compile(", you, now$"))


def test_the_replay_and_the_story_of_ones_own_game_say_you(page_at: NewPage, house: House) -> None:
    table, _ = house.at(over)
    page = seated(page_at, house, table, 0)
    expect(page.locator(".story p").first).to_have_text(re.compile("^For (you|Rafael|Anouk|Matteo) it began in Era I"))
    page.goto(f"/t/{table.id}/replay")
    expect(page.locator(".replay .map:not(.empty)")).to_be_attached()
    for _ in range(30):
        page.keyboard.press(">")
        drawn(page)
        titles = [one.get_attribute("title") or "" for one in page.locator(".timeline .entry").all()]
        assert not [title for title in titles if "Inês" in title]
        if any(title.endswith("played by you") for title in titles):
            return
    raise AssertionError("no empire of one's own was played")


def test_names_after_an_era_are_whole_beside_the_longest_empire(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(chooses_empire))
    rows = page.locator(".standings .places li")
    rows.locator(".soft").evaluate_all("all => all.forEach(one => one.textContent = '+58 with the Holy Roman Empire')")
    for name in page.locator(".place-name").all():
        assert fits(name), name.inner_text()
        assert room(name)["height"] < 30
    # The chart follows on the names.
    assert room(page.locator(".standings .chart"))["top"] - room(page.locator(".standings .places"))["bottom"] < 20


def fight(page: Page) -> Locator:
    """Take what is offered until a battle is told over the map."""
    strip = page.locator(".battle-strip")

    def take() -> bool:
        page.locator("#decision button.gilt").first.click()
        return True

    for _ in range(12):
        if strip.count():
            return strip
        until_news(page, take)
        drawn(page)
    raise AssertionError("there was no battle")


def test_the_card_of_a_land_covers_no_button_and_nothing_that_is_told(page_at: NewPage, house: House) -> None:
    table = house.staged(NINE, 6, GAME_2001)
    page = seated(page_at, house, table, 0)
    card = page.locator(".land-card:not(.measuring)")

    def uncovered() -> None:
        still(page, ".land-card, .battle-strip")
        parts = page.locator(".map-buttons, .legend-button, .battle-strip").all()
        assert all(apart(room(card), room(part)) for part in parts)
        # No line of the lands beside it begins with a comma.
        assert all(
            one.evaluate("one => one.getClientRects().length") == 1 for one in card.locator(".card-border").all()
        )

    chips = page.locator(".chip")
    for n in range(min(6, chips.count())):
        chips.nth(n).click()
        expect(card).to_be_visible()
        uncovered()
    fight(page)
    expect(page.locator(".chips")).to_be_visible()
    for n in range(min(6, chips.count())):
        chips.nth(n).click()
        expect(card).to_be_visible()
        uncovered()
        expect(card.locator(".card-close")).to_be_in_viewport()
        card.locator(".card-close").click(trial=True)


def test_what_was_told_goes_when_one_goes_on(page_at: NewPage, house: House) -> None:
    table = house.staged(NINE, 6, GAME_2001)
    page = seated(page_at, house, table, 0)
    strip = fight(page)
    table.act(0, next(form for form in table.forms(0) if form["do"] == "end_expansion"))
    expect(page.locator("#decision")).not_to_contain_text("Where does the next army go?")
    expect(strip).to_have_count(0)


def test_news_of_ones_empire_leave_the_cards_of_lands_free(page_at: NewPage, house: House) -> None:
    table, _ = house.new(chooses_empire)
    last = table.view(None)["selection"]["order"][0]
    page = seated(page_at, house, table, last)
    while table.view(None)["selection"]:
        seat = table.to_act()[0]
        table.act(seat, table.forms(seat)[0])
    toast = page.locator(".toast", has_text="the others have chosen")
    expect(toast).to_be_visible()
    page.mouse.click(*spot(page, "nile"))
    expect(page.locator(".land-card")).to_be_visible()
    expect(toast).to_have_count(0)


BARBARIANS = ARABS | {"turn": {"seat": 0, "empire": "vikings", "phase": "expand", "pool": 5}}
REVOLUTION = ARABS | {
    "epoch": 5,
    "turn": {"seat": 0, "empire": "netherlands", "phase": "event", "event": "revolution"},
    "tokens": {},
    "empires": {},
}


def test_the_sheet_of_barbarians_and_of_an_event_is_whole(page_at: NewPage, house: House) -> None:
    barbarians = seated(page_at, house, house.staged(BARBARIANS, 5, GAME_2024), 0)
    expect(barbarians.locator(".turn-icon.barbarian")).to_be_visible()
    event = seated(page_at, house, house.staged(REVOLUTION, 5, GAME_2024), 0)
    expect(event.locator(".turn-dock .phases")).to_be_visible()
    for language in LANGUAGES:
        for page in (barbarians, event):
            speak(page, language)
            still(page, ".turn-dock *")
            assert fits(page.locator(".turn-dock .empire-sheet")), language
        assert fits(barbarians.locator(".turn-dock .dock-title")), language


def test_a_siege_is_in_sight_to_what_is_at_stake(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(besieges))
    expect(page.locator(".battle .stake")).to_be_visible()
    still(page, ".battle, .battle *")
    assert fits(page.locator(".battle-veil"))
    board = room(page.locator("#board"))
    for button in page.locator(".battle button").all():
        assert room(button)["bottom"] <= board["bottom"]


def test_cards_to_choose_from_show_their_likely_points(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(chooses_empire))
    page.keyboard.press("Enter")
    expect(page.locator(".draft .likely").first).to_be_visible()
    still(page, ".draft, .draft *:not(svg *)")
    top = room(page.locator(".prompt"))["top"]
    for likely in page.locator(".draft .likely").all():
        assert room(likely)["bottom"] <= top


def fortifies(table: Table) -> int | None:
    """Somebody may turn an army into a fort."""
    seat = next(iter(table.to_act()), None)
    if seat is None or table.position.epoch < 2:
        return None
    return seat if sum(form["do"] == "fortify" for form in table.forms(seat)) > 1 else None


def test_what_a_fort_is_good_for_is_said_in_whole_per_cent(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(fortifies))
    page.keyboard.press("f")
    does = page.locator(".chip-does")
    expect(does.first).to_have_text(re.compile(r"^an attack wins \d+% instead of \d+%(; at stake [1-9]\d*)?$"))
    assert all(fits(one) or one.evaluate("one => getComputedStyle(one).overflowX === 'visible'") for one in does.all())


def test_all_markers_and_every_lead_lie_side_by_side(page_at: NewPage, house: House) -> None:
    table, _ = house.at_2001(over)
    page = seated(page_at, house, table, 0)
    for part in (".shields", ".lead-scroll"):
        expect(page.locator(part)).to_be_visible()
        assert page.locator(part).evaluate("one => one.scrollWidth <= one.clientWidth + 1"), part


def builds(table: Table) -> int | None:
    seat = next(iter(table.to_act()), None)
    return seat if seat is not None and any(form["do"] == "build_monument" for form in table.forms(seat)) else None


def test_no_army_gives_way_to_a_monument(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at_2001(builds))
    page.locator(".chip").first.hover()
    expect(page.locator(".land-card:not(.measuring)")).to_be_visible()
    expect(page.locator(".land-card")).not_to_contain_text("gives way")


def test_gilt_is_what_can_be_done_with_a_tile_that_fits_nowhere(page_at: NewPage, house: House) -> None:
    setup = RACE | {"hands": {0: ["OOMP|FFOP", None]}}
    page = seated(page_at, house, house.staged(setup, 4, "fourgods"), 0)
    page.keyboard.press("1")
    decision = page.locator("#decision")
    gilt, place = decision.locator("button.gilt"), decision.locator("[data-action=place]")
    expect(decision).to_contain_text("fits nowhere")
    expect(gilt).to_have_attribute("data-action", "discard")
    # It fits no cell, but could fall on a city: that is asked.
    place.click()
    expect(page.locator("h1")).to_have_text("Let it fall on Anouk’s city?")


def test_a_tile_that_was_taken_and_fits_nowhere_is_put_away(page_at: NewPage, house: House) -> None:
    """G6.4: it may be placed or discarded. What cannot be done is grey, and says why."""
    whole = {f"{x},{y}": {"face": "OOOO"} for x in range(8) for y in range(8) if (x, y) != (7, 7)}
    setup = {"world": whole, "hands": {}, "discards": {1: ["PPPP|MMMM"]}, "gods": {0: ["humans"]}, "bag": ["OOOO|PPPP"]}
    table = house.staged(setup, 4, "fourgods")
    page = seated(page_at, house, table, 0)
    table.act(0, {"do": "take", "area": 1, "slot": 0, "shows": "PPPP"})
    decision = page.locator("#decision")
    expect(page.locator("h1")).to_have_text("It fits nowhere.")
    expect(decision).to_contain_text("Discard it into your own strip.")
    expect(decision.locator("button.gilt")).to_have_attribute("data-action", "discard")
    place = decision.locator("[data-action=place]")
    expect(place).to_have_attribute("aria-disabled", "true")
    place.click(force=True)
    expect(page.locator(".toast")).to_have_text(re.compile("It fits nowhere."))


# Nobody has a god yet, and there are many kingdoms.
GODLESS = {key: value for key, value in RACE.items() if key not in ("gods", "reserves")} | {
    "cities": {},
    "world": {cell: {"face": tile["face"], "by": tile["by"]} for cell, tile in RACE["world"].items()},
}
# Whether the answers hang out of the bar when its words have just been changed.
HANGING = """() => {
    window.hung = [];
    const low = part => document.querySelector(part).getBoundingClientRect().bottom;
    new MutationObserver(() => window.hung.push(low(".prompt .answers") > low(".prompt") + .5))
        .observe(document.querySelector(".prompt-facts"), {subtree: true, childList: true, characterData: true});
}"""


def test_a_race_keeps_in_its_panels_in_every_language(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=WINDOW)
    quicken(page)
    for language in LANGUAGES:
        table = house.staged(GODLESS, 4, "fourgods")
        table.sit(page, 0)
        at_table(page)
        speak(page, language)
        keeps_in_its_panels(page)
        # Words change all the time, and are measured in the next frame: until then nothing hangs out either.
        page.evaluate(HANGING)
        mine = {(form["x"], form["y"]) for form in table.forms(0) if form["do"] == "place"}
        other, form = next(
            (seat, form)
            for seat in (1, 2, 3)
            for form in table.forms(seat)
            if form["do"] == "place" and (form["x"], form["y"]) in mine
        )
        table.act(other, form)
        assert wait_for(page, lambda: page.evaluate("window.hung.length > 0")), language
        assert page.evaluate("window.hung.every(one => !one)"), language


def keeps_in_its_panels(page: Page) -> None:
    still(page, ".prompt *, .g-side *, .g-score *")
    for name in page.locator(".g-god-name").all():
        assert fits(name), name.inner_text()
    head = room(page.locator(".g-score .rail-head"))
    assert room(page.locator(".g-steps"))["right"] <= head["right"] + 0.5
    seal, words = page.locator(".g-steps tbody .seal").first, page.locator(".g-steps td[colspan]").first
    padding = float(words.evaluate("one => parseFloat(getComputedStyle(one).paddingLeft)"))
    assert room(words)["left"] + padding - room(seal)["right"] >= 4
    assert room(page.locator("#decision .eyebrow"))["height"] < 20


# The longest names that bots have.
NAMES = {
    "en": ("Herodotus", "Mercator"),
    "nl": ("Ptolemaeus", "Herodotus"),
    "it": ("Mercatore", "Al-Idrisi"),
    "pt-BR": ("Ptolomeu", "Heródoto"),
}


def test_names_are_whole_where_the_points_are_counted(page_at: NewPage, house: House) -> None:
    table = house.staged(HIDDEN | {"hands": {}}, 4, "fourgods", TURNS)
    for seat in (1, 2, 3, 0):
        table.act(seat, {"do": "end_turn"})
    page = seated(page_at, house, table, 0)
    names = page.locator(".g-steps.named th[scope=row] span")
    expect(names).to_have_count(4)
    for language in LANGUAGES:
        speak(page, language)
        for n, name in enumerate(NAMES[language]):
            names.nth(n).evaluate("(one, name) => { one.textContent = name; }", name)
        assert all(name.evaluate("one => one.getClientRects().length") == 1 for name in names.all()), language
        count = page.locator(".g-count")
        assert room(page.locator(".g-steps.named"))["right"] <= room(count)["right"] + 0.5, language
        # Who reads on can still play again.
        page.locator(".end").evaluate("one => { one.scrollTop = one.scrollHeight; }")
        expect(page.locator(".end-answers button").first).to_be_in_viewport(ratio=1)


# The Great Wall lies in the pool, and one array holds all that it can.
MING = ARABS | {
    "epoch": 4,
    "turn": ARABS["turn"] | {"empire": "ming_dynasty", "pool": 6, "fleets": [], "walls_in_pool": 2},
    "honors": {
        0: {
            "track": ["recruit_2", "fleet_2", "fortify_2"],
            "pool": ["buildings_bonus", "fleet_1", "urbanize", "lands_bonus"],
        }
    },
    "empires": {},
}


def test_pieces_and_many_honors_are_read_whole(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, house.staged(MING, 5, GAME_2024), 0, locale="it")
    pieces = page.locator(".turn-dock .turn-pieces")
    expect(pieces).to_contain_text("Muraglia 2")
    assert fits(pieces)
    # Letters alone would say nothing.
    expect(page.locator(".turn-dock .phases li").last).to_have_attribute("title", "F conclusione")
    parts = page.locator("[data-array='0'] > *").all()
    assert len(parts) == 3
    assert all(fits(part) for part in parts)
    assert all(apart(room(one), room(other)) for one, other in pairwise(parts))
    expect(page.locator("[data-array='0'] .pool-count")).to_have_text("4")


def test_who_plays_next_and_who_has_scored_is_told_in_a_narrow_rail(page_at: NewPage, house: House) -> None:
    table = house.staged(setup({"danubia": {"owner": 2}}) | {"hands": {1: {"empire": "celts"}}, "called": 1})
    page = seated(page_at, house, table, 0, locale="it")
    following = page.locator(".score-row.next .score-name small")
    following.evaluate("one => one.textContent = `bot · ${one.textContent}`")
    assert fits(following)
    assert fits(following.locator(".."))
    for row in page.locator(".score-row").all():
        assert room(row)["height"] <= 40
    expect(page.locator(".plus.scored").first).to_have_attribute("title", "ha già fatto punti")


def test_what_a_rail_tells_keeps_inside_of_it(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(rises))
    page.locator(".m-press").first.click()
    edge = room(page.locator(".rail"))["right"] - 8
    for part in page.locator(".standing-part .plus, .m-parts > span").all():
        part.evaluate("one => one.classList.contains('plus') || one.append(' and moved off an equal score')")
        assert room(part)["right"] <= edge, part.inner_text()


# The map rests only when a test is over.
RESTLESS = """{ const soon = window.setTimeout;
    window.setTimeout = (run, delay, ...more) => delay === 180 ? 0 : soon(run, delay, ...more); }"""


@pytest.mark.drawn
def test_names_wait_while_the_map_grows_smaller_than_they_were_set_for(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=WINDOW)
    quicken(page)
    table, seat = house.at(invades)
    table.sit(page, seat)
    at_table(page)
    names = page.locator(".map > .overlay > .names")
    page.keyboard.press("+")
    page.keyboard.press("+")
    still(page)
    expect(names).to_be_visible()
    page.evaluate(f"() => {RESTLESS}")
    page.mouse.move(500, 300)
    for _ in range(6):
        page.mouse.wheel(0, 400)
    expect(page.locator(".map.moving, .moving .map").first).to_be_attached()
    expect(names).to_be_hidden()


def test_monuments_are_counted_as_the_empire_builds_them(page_at: NewPage, house: House) -> None:
    egypt = {
        "epoch": 1,
        "lands": {"nile": {"owner": 0, "active": True, "capital": True}, "nubia": {"owner": 0, "active": True}},
        "turn": {"seat": 0, "empire": "egyptians", "phase": "invade", "pool": 2},
    }
    page = seated(page_at, house, house.staged(egypt), 0)
    count = page.locator(".resource-count")
    expect(count.locator("[aria-hidden]").last).to_have_text("1 of 1")
    expect(count).to_have_attribute("title", "Every resource held by an active army makes a monument.")
    # In the first era one may wonder why nobody has nothing.
    expect(page.locator(".begins")).to_have_text(re.compile("^Lots were drawn at the start: .* up to 3"))


def test_the_second_area_of_a_plague_is_the_one_in_view(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, house.staged(EVENTS | {"epoch": 6, "turn": TIMURIDS, "empires": {}}, 6, GAME_2001), 0)
    page.keyboard.press("5")
    expect(page.locator("#decision h1")).to_contain_text("Black Death")
    page.keyboard.press("Enter")
    first, second = page.locator(".chip").nth(0), page.locator(".chip.on")
    expect(first).to_have_text(re.compile("1st$"))
    expect(first).to_have_attribute("aria-pressed", "false")
    name = second.inner_text()
    expect(page.locator("#decision button.gilt")).to_contain_text(f"Name {name} second")
    expect(page.locator("[data-action=back]")).to_contain_text("Without ")
    tags = page.locator(".map > .overlay .tag")
    assert {"1st", "target"} <= set(tags.all_inner_texts())
    # What opens over the map leaves the decision free.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".more > button").click()
    assert apart(room(page.locator(".more-list")), room(page.locator(".prompt-body")))


TIMURIDS = {"seat": 0, "empire": "timurid_emirates", "phase": "events"}


def test_a_drawn_card_shows_its_likely_points(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, house.staged(DRAFT, 6, GAME_2001), 0)
    for language in ("en", "pt-BR"):
        speak(page, language)
        expect(page.locator(".draft .likely")).to_be_visible()
        still(page, ".draft, .draft *:not(svg *), .prompt")
        assert room(page.locator(".drawn"))["bottom"] <= room(page.locator(".prompt"))["top"], language


def test_where_a_card_is_aimed_nothing_else_is_in_view(page_at: NewPage, house: House) -> None:
    lands = {"danubia": {"owner": 1, "fort": True}, "gaul": {"owner": 0, "active": True}}
    page = seated(page_at, house, house.staged(setup(lands, events=("free_forts",))), 0)
    expect(page.locator(".light.focused, .tag.focused").first).to_be_attached()
    page.keyboard.press("e")
    expect(page.locator("[data-action=back]")).to_be_visible()
    expect(page.locator(".light.focused, .tag.focused")).to_have_count(0)
    expect(page.locator(".reason-points.coming")).to_have_count(0)


def test_an_empire_without_an_effect_is_named_once(page_at: NewPage, house: House) -> None:
    table = house.staged({"epoch": 3, "phase": "select", "piles": {"empires": ["goths", "arabs", "franks"]}})
    goths = {"do": "choose_empire", "card": "goths"}
    chooses = next(seat for seat in table.to_act() if goths in table.forms(seat))
    table.act(chooses, goths)
    page = seated(page_at, house, table, chooses)
    page.keyboard.press("m")
    dock = page.locator(".empire-dock")
    expect(dock.locator(".dock-title")).to_have_text("Goths")
    expect(dock.locator(".empire-effect")).to_have_text("No effect of its own.")


# Fleets in every ocean.
WIDE = {
    "epoch": 5,
    "lands": {"gaul": {"owner": 0, "active": True, "capital": True}, "libya": {"owner": 1}, "java": {"owner": 2}},
    "turn": {
        "seat": 0,
        "empire": "french",
        "phase": "invade",
        "pool": 8,
        "fleets": ["atlantic_ocean", "pacific_ocean", "indian_ocean", "mediterranean_sea"],
    },
}


def test_over_the_whole_world_only_the_best_places_have_tags(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, house.staged(WIDE), 0)
    page.keyboard.press("0")
    still(page)
    tags = page.locator(".map > .overlay .tag")
    assert page.locator(".chip").count() > 20
    assert tags.count() <= 15
    expect(page.locator(".map > .overlay .tag.focused")).to_have_count(1)


def test_games_and_ways_on_are_in_sight_at_once(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=WINDOW)

    def in_sight(buttons: Locator) -> None:
        for language in LANGUAGES:
            speak(page, language)
            settled(page)
            expect(buttons.first).to_be_visible()
            for button in buttons.all():
                assert room(button)["bottom"] <= WINDOW["height"], language

    page.goto("/")
    settled(page)
    in_sight(page.locator(".game-card .button"))
    table, _ = house.at_2001(over)
    quicken(page)
    table.sit(page, 0)
    at_table(page)
    in_sight(page.locator(".end-answers > *"))


def test_the_language_is_chosen_at_the_table(page_at: NewPage, house: House) -> None:
    page = seated(page_at, house, *house.at(invades))
    page.locator(".t-menu-button").click()
    page.get_by_role("menuitem", name="Language").click()
    page.locator(".d-language select").select_option("nl")
    expect(page.locator(".d-language h2")).to_have_text("Taal")
