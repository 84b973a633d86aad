"""Lessons, taken by robots: one obeys every word, one always does something else, one has only keys."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import PHONE, NewPage, Watched
from tests.client.pages import at_start
from tests.client.playing import quicken, speak, undraw
from tests.client.tables import GAME_2001, SIX, House, person
from tests.client.waiting import drawn, wait_for

import mappamundi
from mappamundi.games import game as find_game

pytestmark = pytest.mark.undrawn

LESSONS = find_game("hotw2018").lessons()
OF_2024 = find_game("hotw2024").lessons()
OF_2001 = find_game("hotw2001").lessons()
OF_4_GODS = find_game("fourgods").lessons()
TITLES = {
    "first_turn": "Your first turn",
    "siege": "A siege",
    "sea": "Across the sea",
    "building": "Monuments and points",
    "first_empire": "Your first Empire",
    "areas": "Gold and areas",
    "honors": "Honors",
    "without_dice": "Without dice",
    "first_conquests": "Your first conquests",
    "forts_and_coins": "Forts and coins",
    "event_cards": "Event cards",
    "keep_or_pass": "Keep or pass",
    "placing": "Placing tiles",
    "prophets": "Gods and prophets",
    "cities": "Legendary cities",
    "cataclysms": "Cataclysms",
}
DONE = "[data-action=play-now]"
# A press that opens another choice, or two that fall into one step: no lesson has more.
MOST = 20


def begin(page: Page, lesson: str) -> None:
    page.goto("/learn")
    page.get_by_role("button", name=f"Begin: {TITLES[lesson]}").click()
    under_way(page)


def under_way(page: Page) -> None:
    expect(page.locator(".guide")).to_be_visible()
    expect(page.locator(".map:not(.empty), .draft, .g-world").first).to_be_attached()
    expect(page.locator("#decision .gilt")).to_be_visible()


def table_of(page: Page, lesson: str) -> str:
    table: str = page.evaluate("one => JSON.parse(sessionStorage.getItem('mundi.lesson'))[one].table", lesson)
    return table


def gilt(page: Page) -> Locator:
    """What the lesson wants pressed: one button, in the battle's dialog where there is one."""
    dialog = page.locator(".battle .gilt:visible")
    found = dialog if dialog.count() else page.locator("#decision .gilt:visible")
    expect(found).to_have_count(1)
    return found


# What the guide says and what is gilt at one moment, as soon as nothing is on its way. Between the stages of a battle
# nothing is chosen and nothing asked for: they are looked through.
SEEN = """() => {
    if (document.querySelector('[aria-busy=true]')) return null;
    const stage = document.querySelector('.battle.staged .gilt');
    if (stage) return stage.click();
    const words = document.querySelector('#guide-said').innerText;
    const done = !!document.querySelector('[data-action=play-now]');
    const gilt = document.querySelector('.battle .gilt') ?? document.querySelector('#decision .gilt');
    const label = (gilt?.querySelector('.answer-words') ?? gilt)?.innerText.trim();
    const all = words + label + document.querySelector('#decision').innerText;
    const arrow = !!document.querySelector('.order:not(.aside)');
    return gilt && {words, done, label, all, arrow};
}"""


def seen(page: Page, before: str = "") -> dict[str, Any]:
    """What is to be seen when it is no longer what was seen before."""

    def look() -> dict[str, Any] | None:
        found: dict[str, Any] | None = page.evaluate(SEEN)
        return found if found and found["all"] != before else None

    found = wait_for(page, look)
    assert found, "nothing came after the last step"
    return found


def obey(page: Page) -> None:
    """Do literally what the guide says, until the lesson is over."""
    before = ""
    for _ in range(MOST):
        now = seen(page, before)
        if now["done"]:
            return
        assert "Also good" not in now["words"]
        assert page.locator("#decision").get_attribute("aria-describedby") == "guide-said"
        if now["arrow"]:
            press_land(page, now["words"])
            now = seen(page)
        assert f"{now['label']}." in now["words"], now
        before = now["all"]
        gilt(page).click()
    raise AssertionError("the lesson does not come to its end")


# Whether the dice of the last battle lie over what the arrow says or points at.
COVERED = """() => {
    const strip = document.querySelector('.battle-strip')?.getBoundingClientRect();
    const [label, point] = ['.order-label', '.order'].map(one => document.querySelector(one).getBoundingClientRect());
    return !!strip && [label, point].some(({left, right, top, bottom}) => left - 14 < strip.right
        && right + 14 > strip.left && top - 14 < strip.bottom && bottom + 14 > strip.top);
}"""


def press_land(page: Page, words: str) -> None:
    """Where the arrow points, and nowhere else: its land comes into focus, and the arrow steps aside."""
    place = page.locator(".order-label b").inner_text().removeprefix("Press ")
    assert f"Press {place} on the map" in words
    drawn(page)
    assert not page.evaluate(COVERED)
    box = page.locator(".order").evaluate("one => { const box = one.getBoundingClientRect(); return [box.x, box.y]; }")
    page.mouse.click(*box)
    expect(page.locator(".order.aside")).to_be_attached()
    expect(page.locator(".land-card h2")).to_have_text(place)
    assert page.locator(".order").get_attribute("aria-hidden") == "true"


def press_enter(page: Page) -> None:
    """With one key, until the lesson is over: what is asked for is in focus by itself."""
    before = ""
    for _ in range(MOST):
        now = seen(page, before)
        if now["done"]:
            return
        assert "Also good" not in now["words"]
        before = now["all"]
        drawn(page)
        page.keyboard.press("Enter")
    raise AssertionError("the lesson does not come to its end")


def take_all(page: Page, lessons: Sequence[Mapping[str, Any]], take: Callable[[Page], None]) -> None:
    """One lesson after the other, each from the end of the one before."""
    guide = page.locator(".guide")
    for number, lesson in enumerate(lessons, 1):
        expect(guide).to_contain_text(re.compile(f"Lesson {number} of {len(lessons)}", re.IGNORECASE))
        take(page)
        expect(guide.locator(".guide-mark.done")).to_have_count(len(lesson["steps"]))
        expect(page.locator("#decision .gilt")).to_have_count(1)
        if number < len(lessons):
            following = TITLES[lessons[number]["id"]]
            page.get_by_role("button", name=f"Next lesson: {following}").click()
            expect(guide.locator(".guide-title")).to_have_text(following)
            under_way(page)


def test_whoever_obeys_comes_to_the_end_of_every_lesson(visitor: Watched) -> None:
    """From the first page through all four lessons, each button being the one that was just named."""
    page = visitor.page()
    undraw(page)
    page.goto("/")
    page.get_by_role("button", name="Your first lesson, with a guide").click()
    under_way(page)
    guide = page.locator(".guide")
    assert guide.bounding_box()["x"] + guide.bounding_box()["width"] <= page.locator(".map").bounding_box()["x"]  # type: ignore[index]
    take_all(page, LESSONS, obey)
    expect(page.locator("#decision .gilt")).to_contain_text("Play now against bots")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".lesson-tick")).to_have_count(len(LESSONS))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    expect(page.get_by_role("button", name="Your first lesson, with a guide")).to_have_count(0)


WIDTHS = """() => ({
    cell: document.querySelector('.g-cell').getBoundingClientRect().width,
    covered: [...document.querySelectorAll('#decision .answers button')].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).map((one) => one.textContent),
    cut: [...document.querySelectorAll('.table-screen :is(b, span, button, p, h1, h2, h3, li, td, th)')].filter((one) =>
        !one.closest('.visually-hidden, .chronicle-log') && one.textContent.trim() && one.clientWidth > 1
        && getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
    ).map((one) => one.textContent),
})"""


# Where words are long, and the windows in which they have least room.
WORDY = {"nl": (1280, 720), "pt-BR": (1440, 900), "it": (1280, 720)}


def test_lessons_of_4_gods_have_a_whole_world_and_whole_words(page_at: NewPage, address: str) -> None:
    """The guide stands in the place of the column beside the World; what belongs there comes with its step."""
    page = page_at(address, viewport={"width": 1280, "height": 720}, locale="it")
    quicken(page)
    page.goto("/learn")
    page.locator("section[aria-labelledby=lessons-fourgods] .lesson-card button").first.click()
    under_way(page)
    expect(page.locator(".g-side, .g-bag-part, .g-gods")).to_have_count(0)
    before = ""
    for _ in range(MOST):
        before = seen(page, before)["all"]
        for language, (width, height) in WORDY.items():
            page.set_viewport_size({"width": width, "height": height})
            speak(page, language)
            found = page.evaluate(WIDTHS)
            assert found["cell"] >= 60, language
            assert (found["cut"], found["covered"]) == ([], []), (language, before)
        if page.locator(".guide-steps li.done").count() == 3:
            break
        page.keyboard.press("Enter")
    # Step 4 draws, and here is the bag.
    expect(page.locator(".g-bag-part")).to_have_count(1)
    expect(page.locator(".g-gods")).to_have_count(0)


def test_what_a_step_that_is_only_read_says_asks_for_no_button() -> None:
    """Under it stands "Press Go on": another order beside that would be a riddle."""
    words = (Path(mappamundi.__file__).parent / "client/locales/en/fourgods.ftl").read_text()
    buttons = "Aim|Turn|Flip|Place|Draw|Discard|Take|Send|Choose|Build|Press|Lay|Make"
    for lesson in OF_4_GODS:
        for step in lesson["steps"]:
            if "do" not in step:
                [text] = re.findall(rf"^lesson-{lesson['id']}-{step['id']}-text = (.*)$", words, re.MULTILINE)
                assert not re.search(rf"(^|[.:;] )({buttons})\b", text), text


@pytest.mark.parametrize(
    ("lessons", "take"),
    [(OF_2001, press_enter), (OF_2024, obey), (OF_4_GODS, obey)],
    ids=["2001, by keys", "2024, by its words", "4 Gods, by its words"],
)
def test_the_lessons_of_the_other_games_come_to_their_end(
    lessons: Sequence[Mapping[str, Any]], take: Callable[[Page], None], visitor: Watched
) -> None:
    page = visitor.page()
    undraw(page)
    # A low window, in which the arrow and the dice of the last battle come near each other.
    page.set_viewport_size({"width": 1024, "height": 640})
    begin(page, lessons[0]["id"])
    take_all(page, lessons, take)
    if lessons is OF_4_GODS:
        # Whoever has learnt it is asked how fast a first race shall be.
        page.locator(DONE).click()
        expect(page.get_by_role("dialog", name="How fast shall the others be?").locator(".gilt")).to_contain_text(
            "Easy"
        )
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".lesson-tick")).to_have_count(len(lessons))


def other_move(legal: list[dict[str, Any]], asked: list[Mapping[str, Any]]) -> dict[str, Any]:
    """A legal action that no open step asks for, if there is one."""
    return next((form for form in legal if not any(one.items() <= form.items() for one in asked)), legal[0])


def test_whoever_does_something_else_comes_to_the_end_too(visitor: Watched) -> None:
    """And is told so; the other lessons are taken like that by tests/node/test_lessons.py."""
    lesson = LESSONS[0]
    page = visitor.page()
    begin(page, lesson["id"])
    table = table_of(page, lesson["id"])
    kept = page.evaluate("JSON.parse(localStorage.getItem('mundi.tables'))")
    headers = {"Authorization": f"Bearer {next(iter(kept[table]['seats'].values()))}"}
    asked = [step["do"] for step in lesson["steps"] if "do" in step]
    strayed = False
    for number in range(40):
        if page.locator(DONE).count():
            break
        legal: list[dict[str, Any]] = []
        # A lesson that ends with its turn leaves nobody to act.
        while not legal and not page.locator(DONE).count():
            seen = page.request.get(f"/api/tables/{table}/seat", headers=headers).json()
            legal = seen["legal"]
        if not legal:
            break
        form = other_move(legal, asked)
        strayed |= not any(one.items() <= form.items() for one in asked)
        body = {"action": form, "key": f"robot-{number:04d}"}
        done = page.request.post(f"/api/tables/{table}/actions", data=body, headers=headers)
        assert done.ok, done.text()
        shown = page.evaluate("() => document.querySelector('#guide-said').innerText")
        assert not re.search(r"had something else in mind|wrong|not what", shown)
        if strayed and not number:
            expect(page.locator(".guide-remark")).to_contain_text("Also good. Now this:")
    expect(page.locator(DONE)).to_be_visible()
    expect(page.locator(".guide-steps .now:not(.free)")).to_have_count(0)
    assert strayed


def test_keys_alone_a_step_back_and_set_dice(visitor: Watched) -> None:
    page = visitor.page()
    begin(page, "siege")
    said = page.locator("#guide-said")
    page.evaluate("document.activeElement.blur()")
    for words in ("Invade the city", "Press the siege", "Press it again"):
        drawn(page)
        page.keyboard.press("Enter")
        expect(said).to_contain_text(words)
        if words == "Press the siege":
            # The dice are told to be set, and fall alike after a step back.
            expect(said).to_contain_text("The dice of a lesson are set.")
            expect(page.locator(".result-numbers")).to_have_text("3/5")
            page.keyboard.press("Backspace")
            expect(said).to_contain_text("Invade the city")
            drawn(page)
            page.keyboard.press("Enter")
            expect(page.locator(".result-numbers")).to_have_text("3/5")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Begin: A siege")).to_be_visible()
    expect(page.locator(".lesson-tick")).to_have_count(0)


def test_every_lesson_has_its_own_address(visitor: Watched) -> None:
    """And the list has its own: it never shows the lesson that happens to be open."""
    page = visitor.page()
    title = page.locator(".guide-title")
    begin(page, "siege")
    expect(page).to_have_url(re.compile("/learn/hotw2018/siege$"))
    table = table_of(page, "siege")
    gilt(page).click()
    expect(page.locator("#guide-said")).to_contain_text("Invade the city")
    page.reload()
    under_way(page)
    expect(page.locator("#guide-said")).to_contain_text("Invade the city")
    assert table_of(page, "siege") == table
    # The way back is the list, which knows what waits in the middle.
    page.go_back()
    waiting = page.get_by_role("link", name="Go on: A siege")
    expect(waiting).to_be_visible()
    page.goto("/learn/hotw2018/sea")  # A link somebody was sent begins its lesson.
    under_way(page)
    expect(title).to_have_text(TITLES["sea"])
    page.go_back()
    waiting.click()
    expect(title).to_have_text(TITLES["siege"])
    assert table_of(page, "siege") == table
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page).to_have_url(re.compile("/learn$"))
    expect(page.get_by_role("button", name="Begin: A siege")).to_be_visible()
    expect(waiting).to_have_count(0)
    for wrong in ("/learn/hotw2018/nowhere", "/learn/hotw2001/siege", "/learn/siege"):
        page.goto(wrong)
        expect(page.get_by_role("status").filter(has_text="no lesson at this address")).to_be_visible()
        expect(page.get_by_role("button", name="Begin: A siege")).to_be_visible()


# In the place of what is gilt: nothing is, while points are counted.
SCORED = {"all": ""}


def test_a_turn_that_a_lesson_ends_is_counted_before_everybody_s_eyes(page_at: NewPage, address: str) -> None:
    """Part by part, as in a game, and it stays as the last turn: of its beginning the log of a lesson knows nothing."""
    page = page_at(address)
    quicken(page, pace=1, byHand=True)
    scoring = page.locator(".scoring")
    for lesson, title, parts, points in (
        ("building", "Turks: the scoring", 4, 18),
        ("first_conquests", "Vedic City States: the scoring", 4, 10),
        ("first_empire", "Assyria: the scoring", 3, 13),
    ):
        begin(page, lesson)
        before = ""
        while not scoring.count():
            found: dict[str, Any] | None = wait_for(page, lambda: SCORED if scoring.count() else page.evaluate(SEEN))
            if found and found["all"] not in ("", before):
                before = found["all"]
                gilt(page).click()
        expect(scoring.locator("#scoring-title")).to_have_text(re.compile(title, re.IGNORECASE))
        expect(scoring.locator(".gain")).to_have_count(parts)
        page.keyboard.press("Enter")
        expect(scoring.locator(".gain.later")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(scoring).to_have_count(0)
        if lesson != "first_empire":
            # In the last one gold comes in before the turn is over.
            expect(page.locator(DONE)).to_be_visible()
            expect(page.locator("#last-title")).to_contain_text(f": {points},")


def test_on_a_phone_the_guide_is_a_strip_above_the_prompt(page_at: NewPage, address: str) -> None:
    page = page_at(address, viewport=PHONE, has_touch=True, is_mobile=True)
    quicken(page, motion="system")
    begin(page, "first_turn")
    strip, board = page.locator(".guide.strip"), page.locator(".map")
    expect(strip.locator(".guide-text")).to_be_visible()  # what is to be read is open by itself
    gilt(page).tap()
    expect(strip.locator(".guide-text")).to_have_count(0)
    gilt(page).tap()
    expect(strip).to_contain_text("Press Zagros on the map, then Invade the Zagros.")
    top, bottom = strip.bounding_box(), board.bounding_box()
    assert top
    assert bottom
    # Two lines of what is taught stay above the order, and the board keeps its room.
    told = strip.locator(".guide-told")
    expect(told).to_contain_text("An empty land is yours at once")
    assert told.bounding_box()["height"] <= 42  # type: ignore[index]
    expect(page.locator(".sheet-row")).to_have_count(1)
    assert top["height"] < 150
    assert bottom["height"] > 280
    label = page.locator(".order-label").bounding_box()
    assert label
    assert label["x"] >= 0
    assert label["x"] + label["width"] <= PHONE["width"]
    assert bottom["y"] <= label["y"]
    assert label["y"] + label["height"] <= top["y"]
    assert bottom["y"] + bottom["height"] <= top["y"] + 1, "never over the map"
    comes = page.locator(".order-body")
    expect(comes).to_have_css("animation-name", "none")
    page.emulate_media(reduced_motion="no-preference")
    expect(comes).to_have_css("animation-name", "order-comes")
    page.emulate_media(reduced_motion="reduce")
    strip.get_by_role("button", name="Take a free land").tap()
    expect(strip.locator(".guide-why")).to_contain_text("from 3 to 6")
    strip.get_by_role("button", name="Take a free land").tap()
    gilt(page).tap()
    expect(strip).to_contain_text("Play an event")


def test_what_a_game_is_about_is_told_before_others_are_shown(house: House, page_at: NewPage) -> None:
    """Others draw first, and no decision of one's own is near: the show waits, too."""
    table = house.table(*(person(name) for name in SIX[:3]), game=GAME_2001)
    mover = table.to_act()[0]
    page = page_at(house.url)
    at_start(page, "localStorage.setItem('mundi.settings', JSON.stringify({ motion: 'still', sound: false }))")
    table.sit(page, (mover + 1) % 3)
    aim = page.locator(".aim")
    expect(aim.locator(".primer-turn li")).to_have_count(5)
    table.act(mover, table.forms(mover)[0])
    expect(page.locator("#decision")).to_have_count(0)
    aim.get_by_role("button", name="To the table").click()
    expect(page.locator("#decision h1")).to_be_visible()


def test_a_first_game_begins_with_what_it_is_about(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    aim = page.locator(".aim")
    expect(aim).to_contain_text("What the game is about")
    # Five pictures, who plays, and what the cards' numbers mean; nothing is asked meanwhile.
    expect(aim.locator(".primer-turn li")).to_have_count(5)
    expect(aim).to_contain_text(re.compile(r"You play against \w+, \w+ and \w+\. .*“Turn 1 of 8”"))
    expect(page.locator("#decision")).to_have_count(0)
    button = aim.get_by_role("button", name="To the table")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".draft-cards").first).to_be_visible()
    expect(page.locator("#decision")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('mundi.settings')"))["told"] == ["hotw2018"]
    page.goto("/learn")
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(page.locator(".draft-cards").first).to_be_visible()
    expect(aim).to_have_count(0)
