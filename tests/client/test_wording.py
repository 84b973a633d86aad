"""What the client says of counts, names and ties, and how the rows of the score stand."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import NewContext, NewPage
from tests.client.test_race import MODULES
from tests.client.waiting import PATIENCE, wait_for
from tests.server.serving import Served

from mappamundi.cli.displays import COMMON, FILES
from mappamundi.games import game as find_game
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.words import Words

pytestmark = pytest.mark.scripts


@pytest.fixture(scope="module")
def page(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context(base_url=served.url, locale="en-GB")
    page = context.new_page()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    yield page
    context.close()


def said(page: Page, game: str, script: str) -> Any:
    """What a script gives that has the client's modules and the words of a game."""
    files = ", ".join(f'"{name}"' for name in FILES[game])
    return page.evaluate(f"""async () => {{
        {MODULES}
        const {{ learnWords, speakOf, t }} = await module("i18n.js");
        await learnWords("{game}", [{files}]);
        speakOf("{game}");
        {script}
    }}""")


def test_those_who_share_something_are_told_with_you_at_the_end(page: Page) -> None:
    script = """const { togetherNames } = await module("games/history/words.js");
        const seats = [{ name: null }, { name: "Strabo" }, { name: "Idrisi" }];
        const told = (viewer, ...who) => togetherNames({ seats, viewer }, who);
        return [told(0, 0, 1), told(0, 1, 2), told(null, 0, 1)];"""
    assert said(page, "hotw2001", script) == ["Strabo and you", "Strabo and Idrisi", "Player 1 and Strabo"]


def test_who_goes_back_by_a_point_is_told_why(page: Page) -> None:
    script = (
        """return ["on", "back"].map((way) => t(`chronicle-shifts-${way}`, { you: "no", who: "Ann", score: 9 }));"""
    )
    assert all(one.endswith(" 9: two players never share a score.") for one in said(page, "hotw2018", script))


def test_a_kingdom_comes_with_an_event_card_and_equal_dice_are_rolled_again(page: Page) -> None:
    kingdom = (
        """return t("chronicle-kingdom-rises", { you: "yes", who: "", empire: "Kush", where: "", brought: "" });"""
    )
    assert said(page, "hotw2018", kingdom).startswith("By an event card you first establish Kush")
    again = """return t("draft-why-again", { rolls: "you 11" });"""
    assert said(page, "hotw2001", again) == "Equal sums rolled again: you 11."


def test_a_toast_goes_with_what_it_was_about(page: Page) -> None:
    script = """const { toast } = await module("ui/toast.js");
        const gone = toast("Three turns have been played since.");
        window.__gone = gone;
        return true;"""
    assert said(page, "hotw2018", script)
    expect(page.locator(".toast")).to_have_count(1)
    page.evaluate("() => void window.__gone()")
    expect(page.locator(".toast")).to_have_count(0)
    # One that came since stays.
    said(page, "hotw2018", """const { toast } = await module("ui/toast.js"); toast("Another."); window.__gone();""")
    expect(page.locator(".toast")).to_contain_text("Another.")
    offered = """const { Theatre } = await module("theatre.js");
        const theatre = new Theatre(() => false);
        const first = [theatre.offer(), theatre.offer()];
        theatre.begin({ seq: 1, log: [], table: {}, view: null });
        return [...first, theatre.offer()];"""
    assert said(page, "hotw2018", offered) == [True, False, True]


def test_the_map_rests_longer_than_it_glides(page: Page) -> None:
    script = """const { Camera } = await module("games/history/map/camera.js");
        const camera = new Camera({ scale: 1, width: 1000, height: 500 });
        camera.resize(1000, 500);
        const glides = (within) => {
          let frames = [];
          const [raf, now] = [window.requestAnimationFrame, performance.now];
          window.requestAnimationFrame = (run) => (frames.push(run), frames.length);
          performance.now = () => 0;
          camera.glide({ scale: camera.look.scale === 1.5 ? 2 : 1.5, x: -50, y: -50 }, within);
          let time = 0;
          while (frames.length) { const due = frames; frames = []; time += 10; for (const run of due) run(time); }
          [window.requestAnimationFrame, performance.now] = [raf, now];
          return time;
        };
        return [glides(500), glides(1600), glides()];"""
    assert said(page, "hotw2018", script) == [200, 420, 420]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_read_as_counts(language: str) -> None:
    """No "1 people", no kinds of which there are none; steps that are numbered are no counts."""
    words = Words(language, (*COMMON, *FILES["hotw2024"]))
    one = words("decide-expand-facts", lands=1, sorts=0, kinds="", people=1)
    more = words("decide-expand-facts", lands=5, sorts=1, kinds=words("expand-free", count=5), people=3)
    assert "1" not in one
    assert ":" not in one
    assert "0" not in more
    assert [words(f"timeline-step-{n}")[:3] for n in (1, 2, 3)] == ["1. ", "2. ", "3. "]
    minor = words("event-minor", people=1, where="", fleets=0, barbarian="no")
    assert "1" not in minor


@pytest.mark.parametrize("game_id", ["hotw2001", "hotw2018", "hotw2024"])
def test_epochs_follow_each_other(game_id: str) -> None:
    spans = [re.findall(r"\d+", row["span"]) for row in find_game(game_id).catalogue()["epochs"]]
    assert all(one[1] == other[0] for one, other in pairwise(spans)), spans


def test_the_standing_beside_a_scoring_is_that_of_the_turn_that_is_scored(context: NewContext, served: Served) -> None:
    page = context(served.url).new_page()
    for game, step in (("hotw2018", 188), ("hotw2024", 33)):
        page.goto(f"/watch/{game}#{step}")
        expect(page.locator(".replay-bar .eyebrow")).to_contain_text(str(step))
        before = said(
            page,
            game,
            f"""const {{ ReplayStore }} = await module("replay-store.js");
            const show = await (await fetch("/api/games/{game}/show")).json();
            const replay = await (await fetch(`/api/records/${{show.record}}/replay`)).json();
            return new ReplayStore(replay, () => "", null, {{}}, []).moments[{step - 1}].view.score_now;""",
        )
        rows = page.locator(".standing-part .score-row")
        expect(rows).to_have_count(4)
        totals = [int(text) for text in rows.locator(".total").all_inner_texts()]
        assert totals == sorted(totals, reverse=True)
        assert rows.get_by_text("plays next").count() == sum(seat["standing"] == "next" for seat in before)


def test_bars_of_the_score_begin_at_one_line(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/watch/hotw2018#88")
    expect(page.locator(".score-bar")).to_have_count(4)
    places = page.locator(".score-bar").evaluate_all(
        "bars => bars.map((bar) => bar.getBoundingClientRect()).map(({ left, width }) => [left, width])"
    )
    assert len({tuple(map(round, place)) for place in places}) == 1, places
    expect(page).to_have_title(re.compile(r"History of the World \(2018\)"))


def test_values_of_the_guide_stand_apart_from_its_text(page_at: NewPage, address: str) -> None:
    page = page_at(address, locale="nl", viewport={"width": 1280, "height": 720})
    for game in ("hotw2018", "hotw2001"):
        page.goto(f"/rules/{game}")
        expect(page.locator(".primer-degree .steps")).to_have_count(3)
        gaps = page.locator(".primer-degree").evaluate_all(
            """rows => rows.map((row) => row.nextElementSibling.getBoundingClientRect().top
                - row.querySelector(".steps").getBoundingClientRect().bottom)"""
        )
        assert min(gaps) >= 2, gaps


def test_seals_of_a_lobby_are_those_of_the_game(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    made = page.request.post("/api/tables", data={"game": "fourgods", "seats": seats}).json()["table"]["id"]
    page.goto(f"/t/{made}")
    expect(page.locator(".seats .seal")).to_have_count(3)
    # Star, moon and cross are the first three; those of a race are counted on from them.
    expect(page.locator(".seats .seal .seat-0, .seats .seal .seat-1, .seats .seal .seat-2")).to_have_count(0)
    other = page.request.post("/api/tables", data={"game": "hotw2024", "seats": seats}).json()["table"]["id"]
    page.goto(f"/t/{other}")
    expect(page.locator("h1")).to_have_text("History of the World (2024)")
    expect(page).to_have_title(re.compile(r"History of the World \(2024\)"))


def test_what_if_goes_on_in_the_own_seat(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    made = page.request.post("/api/tables", data={"game": "hotw2018", "seats": bots}).json()["table"]["id"]
    assert wait_for(page, lambda: page.request.get(f"/api/tables/{made}").json()["phase"] == "over", 4 * PATIENCE)
    page.goto("/settings")
    kept = {made: {"id": made, "game": "hotw2018", "seats": {"2": "none"}, "last": 1}}
    page.evaluate("kept => localStorage.setItem('mundi.tables', JSON.stringify(kept))", kept)
    page.goto(f"/t/{made}/replay")
    choice = page.locator(".what-if select")
    for move in (10, 60, 90):
        page.get_by_label("Go to move").fill(str(move))
        page.get_by_role("button", name="Go", exact=True).click()
        expect(page.locator(".replay-bar .eyebrow")).to_contain_text(f"move {move} of")
        expect(choice).to_have_value("2")
    # And whoever comes to it in the middle of somebody's turn is told where that is.
    page.get_by_role("button", name="What if from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{made})\w+$"))
    expect(page.locator(".toast")).to_contain_text("What if: a private copy of the game, from here on.")
