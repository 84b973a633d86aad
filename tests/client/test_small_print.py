"""Small things that once were cut, doubled, in the wrong language or in the wrong place: measured on the page."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import LAPTOP, PHONE, NewPage
from tests.client.gallery import BY_HAND, watch
from tests.client.playing import at_table, quicken, settled, speak
from tests.client.setups_fourgods import HIDDEN, RACE, TURNS
from tests.client.tables import BOT, RAISES_REVENUE, House, begins, invades, over, person
from tests.client.test_race import MODULES
from tests.client.waiting import still

pytestmark = [pytest.mark.scripts, pytest.mark.undrawn]

FINGERS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en", "it", "nl", "pt-BR")

# Words that leave the box that they belong to, whatever their own box does.
OUTSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].flatMap(one => {
    if (!one.textContent.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(one);
    const [words, box] = [range.getBoundingClientRect(), one.closest(outer).getBoundingClientRect()];
    return words.left < box.left - 1 || words.right > box.right + 1 ? [one.textContent] : [];
})"""


def in_dutch(page: Page) -> None:
    """By the menu that every table has."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Language").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("nl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_story_of_a_game_follows_the_language(page_at: NewPage, house: House) -> None:
    table, seat = house.at(over)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    story = page.locator(".story p").first
    expect(story).to_be_visible()
    english = story.inner_text()
    in_dutch(page)
    expect(page.locator("#story-title")).to_have_text("Het verhaal")
    expect(story).not_to_have_text(english)


def test_whoever_waits_for_others_may_read_in_another_language(page_at: NewPage, house: House) -> None:
    table = house.table(person("Inês"), {"kind": "open"}, BOT)
    page = page_at(house.url)
    table.sit(page, 0)
    expect(page.locator(".lobby h1")).to_be_visible()
    in_dutch(page)
    expect(page.get_by_role("button", name="De partij beginnen")).to_be_visible()


def test_lists_show_the_seats_of_4_gods_by_dots(page_at: NewPage, house: House) -> None:
    """A star or a moon is nobody's sign there."""
    house.table(person("Inês"), {"kind": "open"}, BOT | {"bot": "calm"}, game="fourgods", listed=True)
    page = page_at(house.url)
    for path in ("/", "/watch"):
        page.goto(path)
        seals = page.locator(".list-row .seals").first
        expect(seals.locator(".seal")).to_have_count(2)
        expect(seals.locator(".seal .disc.seat-11").first).to_be_attached()
        expect(seals.locator(".seal .disc.seat-0")).to_have_count(0)


# A label as the map shows it while points are counted, for every degree: what lies outside its room.
COUNTED = """async ([degrees, steps]) => {
    %s
    const { html, render } = await import("htm/preact");
    const { t } = await module("i18n.js");
    const { Counts } = await module("games/history/map/counts.js");
    const place = { box: { left: 300, right: 400, top: 200, bottom: 260 } };
    const camera = { goal: { value: { scale: 1, x: 0, y: 0 } }, whole() {},
        settled: { value: { width: 1000, height: 700 } } };
    const root = document.querySelector("#app").appendChild(document.createElement("div"));
    const found = degrees.flatMap(degree => {
        const gain = { id: "a", name: "A", word: t(`degree-${degree}`), points: 12, note: "", counts: [], places: ["a"],
            steps: steps.map(value => ({ value, reached: true })) };
        const model = { ui: { counting: { value: { now: [gain], done: [], own: false } } }, camera, store: {},
            world: { places: new Map([["a", place]]), data: { regions: {} } }, pigment: () => 0 };
        render(null, root);
        render(html`<${Counts} model=${model} />`, root);
        const box = root.querySelector(".count-label").getBoundingClientRect();
        const plus = root.querySelector("[data-gain]").getBoundingClientRect();
        return plus.right > box.right - 8 ? [`${gain.word}: ${plus.right} in ${box.right}`] : [];
    });
    render(null, root);
    root.remove();
    return found;
}""".replace("%s", MODULES)


def test_points_being_counted_keep_from_the_edge_of_their_label(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(COUNTED, [["presence", "dominance", "supremacy"], [12, 24, 36]]) == [], language


CAPS = """async () => {
    %s
    const { html, render } = await import("htm/preact");
    const { Answers } = await module("table/prompt.js");
    const root = document.querySelector("#decision .answers").appendChild(document.createElement("div"));
    const env = { store: { status: { value: "open" }, busy: { value: false } }, ui: {} };
    const actions = [["Fortify 2", "2"], ["Urbanize", "3"]]
        .map(([label, key]) => ({ id: label, label, key, run() {} }));
    render(html`<${Answers} env=${env} actions=${actions} />`, root);
    const ground = one => getComputedStyle(one).backgroundColor;
    return [...root.querySelectorAll(".key")].map(ground);
}""".replace("%s", MODULES)


def test_a_key_after_a_number_is_no_second_number(page_at: NewPage, house: House) -> None:
    """ "Fortify 2", and the key 2."""
    table, seat = house.at(invades)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    after_number, plain = page.evaluate(CAPS)
    assert plain == "rgba(0, 0, 0, 0)"
    assert after_number != plain


# Whether it is cut, and how high its words are.
HEAD = """one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return [one.scrollWidth > one.clientWidth + 1, words.getBoundingClientRect().height];
}"""


def test_the_heads_of_the_honors_stand_in_one_line(page_at: NewPage, house: House) -> None:
    table, seat = house.at_2024(RAISES_REVENUE)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    page.evaluate("() => document.querySelector('[data-action=look]')?.click()")
    heads = page.locator(".array-parts .eyebrow")
    expect(heads.first).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        still(page, ".array-parts *")
        for head in heads.all():
            cut, height = head.evaluate(HEAD)
            assert not cut, head.inner_text()
            assert height < 22, head.inner_text()


SAID = f"""async () => {{
    {MODULES}
    const {{ t }} = await module("i18n.js");
    return [t("phase-waiting"), t("phase-play"), t("cataclysm-nothing", {{ turns: "yes" }}),
        t("cataclysm-nothing", {{ turns: "no" }})];
}}"""


def test_turns_speak_of_no_race(page_at: NewPage, house: House) -> None:
    page = page_at(house.url)
    quicken(page)
    table = house.staged(HIDDEN, 4, "fourgods", TURNS)
    table.sit(page, 1)
    at_table(page)
    for language, race in {"en": "race", "it": "corsa", "nl": "race", "pt-BR": "corrida"}.items():
        speak(page, language)
        assert [race in words for words in page.evaluate(SAID)] == [False, False, False, True], language


def test_the_headline_of_4_gods_is_whole_on_a_phone(page_at: NewPage, house: House) -> None:
    """Beside the ring of the time, the pause and the menu."""
    table = house.staged(RACE, 4, "fourgods", bots=3, bot="calm")
    page = page_at(house.url, **FINGERS)
    quicken(page)
    table.sit(page, 0)
    at_table(page)
    expect(page.locator(".phone-head .pause-button")).to_be_visible()
    still(page, ".phone-head *")
    title = page.locator(".phone-title")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2")
    assert page.evaluate(OUTSIDE, [".phone-title > *", ".phone-title"]) == []


def test_the_end_at_a_laptop(page_at: NewPage, house: House) -> None:
    """The first letter belongs to its word, and the ledger of luck stays in its card."""
    table, seat = house.at(over)
    page = page_at(house.url, viewport=LAPTOP)
    quicken(page)
    table.sit(page, seat)
    settled(page)
    story = page.locator(".story p").first
    expect(story).to_be_visible()
    gap = story.evaluate("""one => {
        const of = at => { const r = document.createRange(); r.setStart(one.firstChild, at);
            r.setEnd(one.firstChild, at + 1); return r.getBoundingClientRect(); };
        return of(1).left - of(0).right;
    }""")
    assert gap < 5
    assert page.evaluate(OUTSIDE, [".luck-words, .luck-name, .luck-number", ".luck"]) == []


def test_what_turns_gilt_changes_ink_and_ground_together(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url, reduced_motion="no-preference")
    quicken(page, motion="system")
    table.sit(page, seat)
    at_table(page)
    eased = page.locator("#decision .answers .button").first.evaluate("one => getComputedStyle(one).transitionProperty")
    assert not {"all", "color", "background", "background-color"} & set(eased.split(", "))


def test_what_buildings_bring_stands_at_the_edge_of_the_revenue(page_at: NewPage, house: House) -> None:
    table, seat = house.at_2024(RAISES_REVENUE)
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    gold = page.locator(".revenue-part .rail-head .revenue-gold")
    expect(gold.first).to_be_visible()
    edges = gold.evaluate_all(
        """all => all.map(one => one.closest('.revenue-part').getBoundingClientRect().right
            - one.getBoundingClientRect().right)"""
    )
    assert max(edges) < 40, edges


TOAST = f"""async () => {{ {MODULES} (await module("ui/toast.js")).toast("3 turns have been played since.",
    {{ text: "Skip to me", run() {{}} }}); }}"""


def test_a_toast_on_a_phone_is_wide_and_low(page_at: NewPage, house: House) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url, **FINGERS)
    quicken(page)
    table.sit(page, seat)
    at_table(page)
    page.evaluate(TOAST)
    box = page.locator(".toast").bounding_box()
    assert box
    assert box["width"] > PHONE["width"] - 40
    assert box["height"] < 100


def test_a_toast_lies_below_the_words_that_say_whom_a_phone_follows(page_at: NewPage, house: House) -> None:
    table, seat = house.new(begins)
    page = page_at(house.url, **FINGERS)
    quicken(page, **BY_HAND)
    watch(page, table, seat, (seat + 1) % 4)
    page.evaluate(TOAST)
    chip, toast = (page.locator(one).bounding_box() for one in (".follow-chip", ".toast"))
    assert chip
    assert toast
    assert toast["y"] >= chip["y"] + chip["height"]
