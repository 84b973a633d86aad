"""The show of others' turns: its pace and its order, what a viewer may do with it, and how it looks and reads."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import PHONE, NewContext
from tests.client.measures import too_wide
from tests.client.playing import at_table, quicken
from tests.client.tables import House, Table, begins
from tests.client.test_race import MODULES

pytestmark = pytest.mark.scripts

# A theatre without a table: time passes when it is told to, and every moment that was shown is noted with its time.
STAGE = f"""async (script) => {{
  {MODULES}
  const {{ Theatre }} = await module("theatre.js");
  const {{ set }} = await module("keep.js");
  const {{ effect }} = await import("@preact/signals");
  let now = 0, last = 0;
  const due = new Map();
  window.setTimeout = (run, wait = 0) => (due.set(++last, {{ at: now + wait, run }}), last);
  window.clearTimeout = (id) => void due.delete(id);
  window.requestAnimationFrame = (run) => window.setTimeout(run, 16);
  window.cancelAnimationFrame = window.clearTimeout;
  const pass = (ms) => {{
    const end = now + ms;
    for (;;) {{
      const next = [...due].filter(([, one]) => one.at <= end).sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
      if (!next) break;
      due.delete(next[0]);
      now = Math.max(now, next[1].at);
      next[1].run();
    }}
    now = end;
  }};
  const VIEWER = script.viewer === undefined ? 0 : script.viewer;
  const beats = {{ land: [0.5, 0.4, 0], battle: [1.6, 0.9, 0.84] }};
  set({{ pace: 1, byHand: false, ...script.settings }});
  const theatre = new Theatre((seat) => seat === VIEWER || (script.own ?? []).includes(seat));
  theatre.turnOf = (view) => String(view.turn.seat);
  const knownAt = (seq, turn, awaited, more) => ({{
    seq, viewer: VIEWER, view: {{ turn: {{ seat: turn }} }}, log: [], legal: [], private: null,
    table: {{ phase: "playing", to_act: awaited, awaited, ...more }},
  }});
  const seen = [];
  const note = () => ({{ at: theatre.at.value, step: theatre.step.value?.seq ?? null, held: theatre.held.value }});
  theatre.begin(knownAt(100, script.turn ?? 1, script.awaited ?? [1]));
  if (script.attended !== false) theatre.attend(true);
  let before = "";
  effect(() => {{
    const what = note();
    if (JSON.stringify(what) !== before) seen.push({{ time: Math.round(now), ...what }});
    before = JSON.stringify(what);
  }});
  let seq = 100;
  const play = {{
    add: ([kind, {{ seat = 1, turn = 1, awaited = [turn], by = "bot", ...more }} = {{}}]) => {{
      const [seconds, least, share] = beats[kind] ?? [];
      const beat = seconds && {{ kind, seconds, least, share }};
      const told = {{ seq: ++seq, kind: kind === "undo" ? "undo" : "step", seat, by, beat }};
      theatre.add(knownAt(seq, turn, awaited, more), told);
    }},
    pass,
    set,
    go: (by) => theatre.go(by),
    jump: (to) => theatre.jump(to),
    snapshot: () => theatre.begin(knownAt((seq += 10), 1, [1])),
    replay: ([from, to]) => theatre.replay(theatre.steps().filter((step) => step.seq >= from && step.seq <= to)),
    read: (what) => seen.push({{ time: Math.round(now), [what]: theatre[what].value }}),
  }};
  for (const [verb, what] of script.play) (play[verb] ?? (() => theatre[verb]()))(what);
  return seen;
}}"""

LAND, BATTLE, QUIET = ["add", ["land"]], ["add", ["battle"]], ["add", ["quiet"]]
MINE = ["add", ["land", {"turn": 0}]]
FOREVER = ["pass", 100_000]


class Rehearsal:
    """Plays scripts in one page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def __call__(self, *play: Any, **more: Any) -> list[dict[str, Any]]:
        seen: list[dict[str, Any]] = self._page.evaluate(STAGE, {"play": play, **more})
        return seen

    def steps(self, *play: Any, **more: Any) -> list[tuple[int, int]]:
        """When each step began to be shown, in milliseconds, and its number; at the end 0."""
        found: list[tuple[int, int]] = []
        for moment in self(*play, **more):
            step = moment.get("step") or 0
            if "step" in moment and (not found or found[-1][1] != step):
                found.append((moment["time"], step))
        return found[1:]


@pytest.fixture(scope="module")
def rehearsal(browser: Any, served: Any) -> Iterator[Rehearsal]:
    context = browser.new_context(base_url=served.url)
    page = context.new_page()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    yield Rehearsal(page)
    context.close()


# --- the pace -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "land", "battle"), [(1, 500, 1600), (2, 400, 900)])
def test_the_pace_is_steady_and_never_too_fast_to_read(rehearsal: Rehearsal, pace: int, land: int, battle: int) -> None:
    many = [LAND, BATTLE] * 30
    shown = rehearsal.steps(*many, MINE, FOREVER, settings={"pace": pace})
    assert [step for _, step in shown] == [*range(101, 162), 0]
    spans = [after - before for (before, _), (after, _) in pairwise(shown)]
    assert spans == [*([land, battle] * 30), land]


def test_what_hangs_in_the_balance_is_seen_at_its_end(rehearsal: Rehearsal) -> None:
    held = [(moment["time"], moment["held"]) for moment in rehearsal(BATTLE, MINE, FOREVER)]
    assert held == [(0, False), (16, True), (16 + 1344, False), (1616, False), (2116, False)]


def test_nothing_is_lost_and_nothing_comes_before_its_time(rehearsal: Rehearsal) -> None:
    """Steps without a length go with the next; the end of the show is where the table stands."""
    shown = rehearsal(QUIET, LAND, QUIET, ["pass", 100], QUIET, LAND, QUIET, FOREVER)
    assert [moment["at"] for moment in shown] == [100, 102, 105, 106]


def test_a_turn_that_somebody_has_again_is_another(rehearsal: Rehearsal) -> None:
    """Where the same seats have turns over and over, only the running one is told as this turn."""
    first, others, again = ({"turn": 2}, {"seat": 2, "turn": 1}, {"turn": 1})
    script = [["add", ["land", more]] for more in (first, others, again, again)]
    *_, read = rehearsal(*script, FOREVER, ["read", "turn"])
    assert [step["seq"] for step in read["turn"]] == [103, 104]


def test_a_step_that_comes_late_is_shown_at_once(rehearsal: Rehearsal) -> None:
    shown = rehearsal.steps(LAND, ["pass", 1000], LAND, ["pass", 10_000], LAND, FOREVER)
    assert shown == [(16, 101), (1016, 102), (3016, 0), (11016, 103), (13016, 0)]


# --- whose steps --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "more"),
    [
        (["add", ["land", {"seat": 0, "by": "human"}]], {}),
        (["add", ["land", {"seat": 1, "turn": 0}]], {"turn": 0}),
        (["add", ["land"]], {"awaited": [0, 1]}),
        (["add", ["land", {"seat": 2, "turn": 2}]], {"own": [2]}),
        (["add", ["land"]], {"settings": {"pace": 0}}),
        (["add", ["land"]], {"attended": False}),
    ],
    ids=["mine", "an answer in my turn", "while I decide", "of the same screen", "at once", "nobody looks"],
)
def test_these_are_not_shown_by_themselves(rehearsal: Rehearsal, step: Any, more: dict[str, Any]) -> None:
    shown = rehearsal(step, FOREVER, **more)
    assert [(moment["at"], moment["step"]) for moment in shown] == [(100, None), (101, None)]


def test_a_race_is_never_a_show(rehearsal: Rehearsal) -> None:
    quiet, land = (["add", [kind, {"awaited": [], "to_act": [0, 1]}]] for kind in ("quiet", "land"))
    assert rehearsal.steps(quiet, ["pass", 50], land, land, FOREVER) == []


def test_what_my_orders_did_and_what_others_take_back_is_shown(rehearsal: Rehearsal) -> None:
    ordered = ["add", ["battle", {"seat": 0, "by": "order"}]]
    undone = ["add", ["undo", {}]]
    assert [step for _, step in rehearsal.steps(LAND, ordered, MINE, FOREVER)] == [101, 102, 103, 0]
    assert [step for _, step in rehearsal.steps(LAND, undone, LAND, MINE, FOREVER)][:2] == [101, 103]


def test_spectators_have_the_show_too(rehearsal: Rehearsal) -> None:
    assert rehearsal.steps(LAND, LAND, FOREVER, viewer=None) == [(16, 101), (516, 102), (2516, 0)]


def test_where_the_table_stands_makes_the_rest_old_news(rehearsal: Rehearsal) -> None:
    shown = rehearsal(LAND, LAND, ["pass", 100], ["snapshot", None], ["pass", 5000], ["add", ["land"]], FOREVER)
    assert [(moment["at"], moment["step"]) for moment in shown] == [
        (100, None),
        (101, 101),
        (112, None),
        (113, 113),
        (113, None),
    ]


# --- what a viewer may do -----------------------------------------------------------------------------------------


def test_pause_step_and_back(rehearsal: Rehearsal) -> None:
    three = [LAND, LAND, LAND, MINE]
    shown = rehearsal.steps(
        *three,
        ["pass", 600],
        ["pause", None],
        FOREVER,
        ["go", -1],
        FOREVER,
        ["go", 1],
        ["go", 1],
        FOREVER,
        ["toggle", None],
        FOREVER,
    )
    assert [step for _, step in shown] == [101, 102, 101, 102, 103, 104, 0]
    # By the last step a viewer who goes by hand stands until the show is left.
    assert [step for _, step in rehearsal.steps(LAND, MINE, ["pass", 20], ["go", 1], FOREVER, ["go", 1], FOREVER)] == [
        101,
        102,
        0,
    ]


def test_by_hand_nothing_goes_on_by_itself(rehearsal: Rehearsal) -> None:
    by_hand = {"settings": {"byHand": True}}
    assert [step for _, step in rehearsal.steps(LAND, LAND, MINE, FOREVER, ["go", 1], FOREVER, **by_hand)] == [101, 102]


def test_skipping_leaves_nothing_out(rehearsal: Rehearsal) -> None:
    two = [
        LAND,
        LAND,
        LAND,
        ["add", ["land", {"turn": 2}]],
        ["add", ["land", {"turn": 2, "seat": 2}]],
        ["add", ["land", {"turn": 0, "seat": 2}]],
    ]
    turn = rehearsal.steps(*two, ["pass", 100], ["skipTurn", None], FOREVER)
    # The step that ended the turn is its last; the next turn begins with the one after it.
    assert [step for _, step in turn] == [101, 105, 106, 0]
    end = rehearsal(*two, ["pass", 100], ["end", None], FOREVER)
    assert [moment["at"] for moment in end] == [100, 101, 106]
    behind = rehearsal(*two, ["pass", 100], ["read", "behind"])
    assert behind[-1]["behind"] == 1


def test_jumping_to_a_step_and_a_turn_once_more(rehearsal: Rehearsal) -> None:
    jumped = rehearsal.steps(LAND, LAND, LAND, MINE, ["pass", 1100], ["jump", 101], FOREVER)
    assert [step for _, step in jumped] == [101, 102, 103, 101, 102, 103, 104, 0]
    again = rehearsal(LAND, LAND, MINE, FOREVER, ["replay", [101, 102]], FOREVER)
    assert [moment["at"] for moment in again if moment["step"]] == [101, 102, 103, 101, 102]
    assert again[-1]["at"] == 103
    assert again[-1]["step"] is None


def test_another_speed_counts_from_the_next_step(rehearsal: Rehearsal) -> None:
    shown = rehearsal.steps(BATTLE, BATTLE, MINE, ["pass", 100], ["set", {"pace": 2}], FOREVER)
    assert [time for time, _ in shown] == [16, 1616, 2516, 2916]


# --- at a table ---------------------------------------------------------------------------------------------------

SHOW = ".prompt.show, .p-sheet.show"
SENTENCE = "#decision .prompt-sentence"


class Seat:
    """Somebody who watches another's turn; time passes on the screen when the test says so."""

    def __init__(self, page: Page, table: Table, viewer: int) -> None:
        self.page = page
        self.table = table
        self.viewer = viewer

    def others_play(self) -> None:
        """The turn of whoever plays, to its end, without the viewer having to decide."""
        turn = self.table.position.on_turn()
        self.table.until(lambda table: None if table.position.on_turn() == turn else 0)

    def passes(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def begins(self) -> None:
        """What was played has come, and the first step is shown."""
        for _ in range(200):
            self.passes(20)
            if self.page.locator(SHOW).count():
                return
        raise AssertionError("no show began")


def sits_down(page: Page, house: House, **settings: Any) -> Seat:
    """A table of the second era, another's turn about to begin, and a page whose clock stands."""
    table, seat = house.new(begins)
    quicken(page, **{"pace": 1} | settings)
    page.clock.install()
    viewer = (seat + 1) % 4
    table.sit(page, viewer)
    at_table(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    return Seat(page, table, viewer)


def test_a_turn_is_watched_with_the_keyboard_alone(context: NewContext, house: House) -> None:
    page = context(house.url, reduced_motion="no-preference").new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    seat = sits_down(page, house, motion="full")
    seat.others_play()
    seat.begins()
    prompt = page.locator(".prompt.show")
    where = prompt.locator(".show-progress > span")
    # Watching is paper, and nothing is asked.
    paper = page.evaluate("getComputedStyle(document.querySelector('.follow-chip')).backgroundColor")
    expect(prompt).to_have_css("background-color", paper)
    expect(page.locator(".gilt:visible")).to_have_count(0)
    page.keyboard.press(" ")
    expect(where).to_have_text(re.compile(r"Paused. Step 1 of \d+\."))
    first = page.locator(SENTENCE).inner_text()
    steps = int(re.findall(r"\d+", where.inner_text())[1])
    assert steps > 4
    seat.passes(20_000)
    assert page.locator(SENTENCE).inner_text() == first, "what is paused does not go on"
    page.keyboard.press("ArrowRight")
    seat.passes(20)
    expect(where).to_have_text(f"Paused. Step 2 of {steps}.")
    page.keyboard.press("ArrowLeft")
    seat.passes(20)
    expect(page.locator(SENTENCE)).to_have_text(first)
    # The rail tells the turn so far; a segment leads to its step.
    expect(page.locator(".this-turn .turn-step")).to_have_count(1)
    # At the last one the points are counted, so that the one before it is the last that the rail tells.
    page.locator(".segment").nth(steps - 2).click()
    seat.passes(20)
    expect(page.locator(".this-turn .turn-step")).to_have_count(steps - 1)
    page.locator(".segment").first.click()
    # Speed is the viewer's, for every table.
    page.keyboard.press("2")
    expect(page.locator(".show-speed [aria-pressed=true]")).to_have_text("2×")
    assert page.evaluate("JSON.parse(localStorage['mundi.settings']).pace") == 2
    # Whoever takes the map looks elsewhere, until F.
    chip = page.locator(".follow-chip")
    expect(chip).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("+")
    expect(chip).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("f")
    expect(chip).to_have_attribute("aria-pressed", "true")
    # A press on the map pauses; Enter ends it all, and the table stands where it stands.
    page.locator(SENTENCE).focus()
    page.keyboard.press(" ")
    seat.passes(50)
    expect(where).not_to_have_text(re.compile("Paused"))
    page.locator("#map").click(position={"x": 30, "y": 300})
    expect(where).to_have_text(re.compile("Paused"))
    page.locator(SENTENCE).focus()
    page.keyboard.press("Enter")
    seat.passes(50)
    expect(page.locator(SHOW)).to_have_count(0)
    assert not errors, errors


def test_a_phone_without_motion_has_the_same_show(context: NewContext, house: House) -> None:
    page = context(house.url, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark").new_page()
    seat = sits_down(page, house, byHand=True)
    seat.others_play()
    seat.begins()
    controls = page.locator(".p-sheet .show-controls")
    # Where nothing moves, steps come first; every target is large enough for a finger.
    expect(controls.locator("button").nth(1)).to_have_attribute("data-action", "show-step")
    for button in [*controls.locator("button").all(), *page.locator(".p-sheet .segment").all()[:1]]:
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    assert not too_wide(page)
    high = page.locator(".p-sheet").bounding_box()
    for _ in range(40):
        if page.locator(".stage-strip .strip-dice").count():
            break
        controls.get_by_role("button", name="Step", exact=True).tap()
        seat.passes(20)
    else:
        raise AssertionError("nobody fought")
    # What it shows stands beside the land at once, and the sheet keeps its height from step to step.
    assert page.locator(".p-sheet").bounding_box() == high
    numbers = page.locator(".strip-numbers")
    expect(numbers).to_have_css("animation-duration", "0s")
    told = re.findall(r"\d+", numbers.inner_text())
    expect(page.locator(SENTENCE)).to_contain_text(
        f"{told[0]} against {told[1]}" if int(told[0]) >= int(told[1]) else " against "
    )
    # It is said once, in one sentence.
    seat.passes(3000)
    expect(page.locator(".show-voice")).to_contain_text(page.locator(SENTENCE).inner_text())
    controls.get_by_role("button", name="Skip to me").tap()
    seat.passes(50)
    expect(page.locator(SHOW)).to_have_count(0)


def test_the_end_of_the_show_leads_to_the_decision(context: NewContext, house: House) -> None:
    """Steps last as long as their beats add up to, the bar turns dark only then, and a card left open has gone."""
    page = context(house.url).new_page()
    seat = sits_down(page, house)
    page.locator("#map").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press(" ")
    expect(page.locator(".land-card")).to_be_visible()
    seat.table.until(lambda table: 0 if table.position.on_turn() == seat.viewer else None)
    seat.begins()
    expect(page.locator(".land-card")).to_have_count(0)
    page.locator(SENTENCE).focus()
    # Whoever presses it while a step goes over into the next, or into the scoring, has pressed it.
    skip = page.locator("[data-action=show-end]").element_handle()
    for _ in range(120):
        seat.passes(1000)
        if not page.locator(SHOW).count():
            break
        expect(page.locator(".prompt.mine")).to_have_count(0)
        assert skip.evaluate("one => one.isConnected")
    expect(page.locator(".prompt.mine")).to_have_count(1)
    seat.passes(50)
    expect(page.locator(SENTENCE)).to_be_focused()
