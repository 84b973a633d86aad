"""What was missed and what was scored: the tabs of the rail, Meanwhile, the scoring, the page between the eras."""

import json
import re
from time import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.client.conftest import DESKTOP, LAPTOP, PHONE, NewContext, NewPage
from tests.client.measures import too_wide
from tests.client.playing import quicken
from tests.client.tables import House, Table, between, invades, over, rises
from tests.kit.sent import sent

pytestmark = [pytest.mark.scripts, pytest.mark.undrawn]


def test_the_rail_is_tabs(house: House, page_at: NewPage) -> None:
    table, seat = house.at(invades)
    page = page_at(house.url, viewport=LAPTOP)
    quicken(page)
    table.sit(page, seat)
    tabs = page.get_by_role("tablist", name="Score and chronicle")
    score, chronicle = tabs.get_by_role("tab", name="Score"), tabs.get_by_role("tab", name="Chronicle")
    expect(score).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Score").locator(".score-row")).to_have_count(4)
    score.focus()
    page.keyboard.press("ArrowRight")
    expect(chronicle).to_be_focused()
    expect(chronicle).to_have_attribute("aria-selected", "true")
    # From the era in which it used to lie below the fold, the newest line is in sight.
    expect(page.get_by_role("tabpanel", name="Chronicle").locator(".line:not(.heading)").first).to_be_in_viewport(
        ratio=1
    )
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab", name=re.compile("Last turn"))).to_be_focused()
    page.keyboard.press("j")
    expect(page.locator("#chronicle button").first).to_be_focused()
    page.reload()
    expect(chronicle).to_have_attribute("aria-selected", "true")
    page.keyboard.press("g")
    expect(page.locator("#score button").first).to_be_focused()
    page.get_by_role("link", name="Skip to the chronicle").press("Enter")
    expect(page.locator("#chronicle button").first).to_be_focused()
    # Where there is room for both they stand side by side.
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(chronicle).to_have_count(0)
    score.click()
    expect(page.locator("#score")).to_be_in_viewport()
    expect(page.locator("#chronicle")).to_be_in_viewport()
    page.set_viewport_size({"width": 800, "height": 1000})
    drawer = page.get_by_role("group", name="Score and chronicle")
    drawer.get_by_role("button", name="Chronicle").click()
    expect(page.locator(".rail.drawer .line").first).to_be_in_viewport()


# Every turn of the log as the game tells it to the frame: its points, what they were for, and who had them.
TURNS = """async ([game, url]) => {
    const main = document.querySelector("script[type=module]").src;
    const { loadGame } = await import(new URL("games/index.js", main));
    const { reduce } = await import(new URL("reduce.js", main));
    const { plugin, book } = await loadGame(game);
    const { start, frames } = await (await fetch(url)).json();
    const known = frames.reduce((before, frame) => reduce(before, frame), reduce(null, start));
    const ctx = { book, viewer: null, seats: known.table.seats };
    return { scores: known.view.scores, first: start.view.scores, turns: plugin.turns(known.log, ctx) };
}"""


def test_the_gains_of_every_turn_add_up_to_its_points(house: House, page_at: NewPage) -> None:
    table, _ = house.at(over)
    page = page_at(house.url)
    page.goto("/")
    found = page.evaluate(TURNS, ["hotw2018", f"/api/tables/{table.id}/replay"])
    turns = found["turns"]
    assert len(turns) > 15
    assert all(sum(gain["points"] for gain in turn["gains"]) == turn["points"] for turn in turns)
    for seat, score in enumerate(found["scores"]):
        own = [turn for turn in turns if turn["seat"] == seat]
        assert found["first"][seat] + sum(turn["points"] for turn in own) == score
        assert own[-1]["score"] == score
    # What was scored in an era has that era's tokens, and is one of their steps.
    for turn in turns:
        for gain in turn["gains"]:
            reached = [step["value"] for step in gain["steps"] if step["reached"]]
            assert not reached or reached[-1] == gain["points"]


def lost_tags(page: Page) -> int:
    return page.locator(".map .tag", has_text=re.compile("^lost$")).count()


def test_meanwhile_tells_what_the_others_did(house: House, page_at: NewPage) -> None:
    table, seat = house.new(rises)
    lost = table.lost_since(seat)
    page = page_at(house.url, viewport=DESKTOP)
    quicken(page)
    table.sit(page, seat)
    panel = page.get_by_role("tabpanel", name="Meanwhile")
    expect(panel.get_by_role("heading", name="Since your last turn")).to_be_visible()
    rows = panel.locator(".m-row")
    # Above it all stands who has how many points, and what this turn would bring by now.
    standing = panel.locator(".standing-part")
    expect(standing.locator(".score-row")).to_have_count(4)
    expect(standing.locator(".own .plus")).to_have_text(re.compile(r"^\+\d+ now$"))
    assert standing.evaluate("(one, row) => one.compareDocumentPosition(row) === 4", rows.first.element_handle())
    expect(page.get_by_role("tab", name=re.compile("Meanwhile"))).to_have_text(f"Meanwhile {rows.count()}")
    # The focus stays where it was; the prompt says what there is to know.
    prompt = page.locator("#decision")
    expect(prompt.get_by_role("alert")).to_contain_text(
        re.compile(rf"turns? went by, you lost (one land|{len(lost)} lands)")
    )
    lands = page.locator(".lights .touched .light.lost")
    expect(lands).to_have_count(len(set(lost)))
    assert lost_tags(page) == len(set(lost))
    for row in rows.all():
        points = int(row.locator(".m-points").inner_text())
        parts = [int(part) for part in row.locator(".m-parts b").all_inner_texts()]
        assert not parts or sum(parts) == points
        spoken = row.get_by_role("button").first.get_attribute("aria-label") or ""
        assert re.search(r": took .+\. (You lost .+\. )?(No points|One point|\d+ points)", spoken), spoken
    # A row shows its own lands only, and gives the others back.
    hurt = panel.locator(".m-row", has_text="You lost").first.get_by_role("button").first
    hurt.press("Enter")
    expect(hurt).to_have_attribute("aria-pressed", "true")
    every = page.locator(".lights .touched .light")
    assert 0 < every.count() <= len(re.split(", | and ", hurt.get_attribute("aria-label") or ""))
    hurt.press("Enter")
    page.keyboard.press("o")
    expect(page.locator(".lights .touched.gone")).to_be_attached()
    expect(page.get_by_role("button", name="Show outlines")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator(".lights .touched:not(.gone)")).to_be_attached()
    # They go with the first action, and come back if wanted.
    table.act(seat, {"do": "establish"})
    expect(page.locator(".lights .touched.gone")).to_be_attached()
    assert lost_tags(page) == 0
    expect(prompt).not_to_contain_text("went by")
    page.keyboard.press("o")
    expect(page.locator(".lights .touched:not(.gone)")).to_be_attached()
    # From then on the points come first, and what happened is one line among them.
    score = page.get_by_role("tabpanel", name="Score")
    expect(score.get_by_role("heading", name=re.compile(r"Your \d+, and why"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("tab", name=re.compile("Meanwhile"))).to_have_count(0)
    line = score.get_by_role("button", name=re.compile("Meanwhile You lost"))
    line.click()
    expect(score.locator(".m-row")).not_to_have_count(0)
    line.click()
    expect(score.locator(".m-row")).to_have_count(0)
    the_score_foresees(page, table, seat)
    # It stays folded, though the action is taken back.
    page.keyboard.press("u")
    expect(page.locator("#decision")).to_contain_text("Establish")
    expect(line).to_be_visible()


def the_score_foresees(page: Page, table: Table, seat: int) -> None:
    """Whoever turns to a land sees what it would add to the points, before taking it."""
    known = table.served.get(f"/api/tables/{table.id}/seat", table.tokens[str(seat)]).json()
    score = page.locator("#score")
    catalogue = table.served.get("/api/games/hotw2018").json()["catalogue"]
    names = {region["id"]: region["name"] for region in catalogue["areas"]}
    names |= {land["id"]: land["name"] for land in catalogue["lands"]}
    tried: set[str] = set()
    for form, counsel in zip(known["legal"], known["counsel"], strict=True):
        part = next((part for part in counsel.get("gain", ()) if part["what"] == "area"), None)
        if not part or form["do"] != "invade" or form["land"] in tried:
            continue
        page.locator("#decision .chip").filter(has=page.get_by_text(names[form["land"]], exact=True)).hover()
        row = score.locator(".reason", has_text=names[part["area"]])
        expect(row.locator(".steps .coming")).not_to_have_count(0)
        reached = [int(value) for value in row.locator(".steps :is(.reached, .coming)").all_inner_texts()]
        expect(row.locator(".reason-points")).to_have_text(re.compile(rf"→ \+{reached[-1]}$"))
        expect(score.locator(".reasons-head")).to_contain_text(names[form["land"]])
        tried.add(form["land"])
    assert tried


def test_who_was_away_is_told_since_when(house: House, context: NewContext) -> None:
    table, seat = house.at(rises)
    page = context(house.url).new_page()
    quicken(page)

    def with_absence(message: str | bytes) -> str:
        """As if the seat had been left two hours ago, after its last turn, and taken again just now."""
        told = json.loads(message)
        if told["type"] == "snapshot":
            now, last = time(), told["log"][-1]["seq"]
            for state, at in (("away", now - 7200), ("human", now)):
                told["log"].append({"seq": last, "at": at, "kind": "seat", "seat": seat, "state": state})
        return json.dumps(told)

    def between_them(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(with_absence(message)))

    page.route_web_socket(re.compile("/socket$"), between_them)
    table.sit(page, seat)
    expect(page.get_by_role("heading", name="Since you left, 2 hours ago")).to_be_visible()


def test_meanwhile_is_a_sheet_on_a_phone(house: House, page_at: NewPage) -> None:
    table, seat = house.at(rises)
    page = page_at(house.url, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    quicken(page)
    table.sit(page, seat)
    sheet = page.get_by_role("region", name="Meanwhile")
    expect(sheet.get_by_role("heading", name="Since your last turn")).to_be_in_viewport()
    expect(page.locator("#decision h1")).to_be_in_viewport()
    first = sheet.locator(".m-row").first
    expect(first.locator(".m-parts")).to_be_hidden()
    first.get_by_role("button").first.tap()
    expect(first.locator(".m-parts")).to_be_visible()
    small = sheet.get_by_role("button").evaluate_all("all => all.filter(one => one.offsetHeight < 44).length")
    assert not small
    handle = sheet.get_by_role("button", name="Meanwhile")
    handle.tap()
    expect(first).to_have_count(0)
    expect(handle).to_be_in_viewport(ratio=1)
    handle.tap()
    expect(first).to_be_visible()


def test_between_the_eras_there_is_a_page_for_whom_nobody_waits(house: House, page_at: NewPage) -> None:
    table, seat = house.new(between)
    view = sent(table.position, seat)
    page = page_at(house.url, viewport=DESKTOP)
    quicken(page)
    table.sit(page, seat)
    interlude = page.get_by_role("region", name="Between the eras")
    expect(interlude.locator(".page-title")).to_contain_text(" made the era.")
    expect(page.locator("h1")).to_have_count(1)
    expect(interlude.locator("h2")).to_have_text(["Standings", "Who led what", "What changes its value"])
    scores = sorted(view["scores"], reverse=True)
    expect(interlude.locator(".place-score")).to_have_text([str(score) for score in scores])
    expect(interlude.locator(".led-row")).to_have_count(4)
    # What was won with each empire is what the standings say, and the chart can be read as a table.
    gains = [int(gain.split()[0]) for gain in interlude.locator(".places .small").all_inner_texts()]
    assert sorted(gains) == sorted(int(points) for points in interlude.locator(".led-points").all_inner_texts())
    expect(interlude.get_by_role("table", name="Points by era").locator("th[scope=col]")).to_have_text(["start", "I"])
    catalogue = house.served.get("/api/games/hotw2018").json()["catalogue"]
    changed = [region for region in catalogue["areas"] if region["values"][0] != region["values"][1]]
    rows = interlude.locator(".change-row")
    expect(rows).to_have_count(len(changed))
    for row, region in zip(rows.all(), changed, strict=True):
        expect(row.locator(".after b")).to_have_text([str(value) for value in region["values"][1]])
        expect(row).to_contain_text(f"to {', '.join(str(value) for value in region['values'][1])}")
    prompt = page.locator("#decision")
    expect(prompt.locator("h1")).to_have_text("Four empires lie before you.")
    expect(prompt).to_contain_text("You choose first.")
    expect(prompt).to_contain_text("gets the last one.")
    page.keyboard.press("m")
    expect(page.locator(".map:not(.empty)")).to_be_visible()
    page.keyboard.press("m")
    expect(interlude).to_be_visible()
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(interlude.locator(".changes-map")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(".draft .empire-card")).to_have_count(4)
    # The event draft has room for the same facts; whoever waits sees the page, and whom it waits for.
    first = int(view["selection"]["holders"]["events"])
    waiting = view["selection"]["order"][1]
    other = page_at(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    quicken(other)
    table.sit(other, waiting)
    expect(other.locator("#decision h1")).to_contain_text("choose. The events come to you next.")
    assert not too_wide(other)
    table.act(first, next(dict(action.form) for action in table.position.legal(first)))
    table.act(seat, next(dict(action.form) for action in table.position.legal(seat)))
    expect(other.locator("#decision h1")).to_have_text("Three events lie before you.")
    other.get_by_role("button", name="Choose your event").tap()
    expect(other.locator(".draft .led-row")).to_have_count(4)
    # Who has chosen has seen the page.
    page.reload()
    expect(page.locator("#decision h1")).to_be_visible()
    expect(interlude).to_have_count(0)


def test_the_last_empire_is_announced(house: House, page_at: NewPage) -> None:
    table, _ = house.new(between)
    order = sent(table.position, None)["selection"]["order"]
    page = page_at(house.url)
    quicken(page)
    table.sit(page, order[0])
    expect(page.get_by_role("region", name="Between the eras")).to_be_visible()
    while table.position.view(None).json()["selection"]:
        seat = table.position.to_act()[0]
        table.act(seat, dict(table.position.legal(seat)[0].form))
    toast = page.locator(".toast", has_text="the others have chosen")
    toast.get_by_role("button", name=re.compile("See the")).click()
    expect(page.get_by_role("dialog").locator(".empire-card")).to_have_count(1)


def ends_turn(table: Table) -> int | None:
    """The third era: somebody may end a turn that brings several parts."""
    position = table.position
    if position.epoch < 3 or not position.to_act():
        return None
    seat = position.to_act()[0]
    if not any(action.do == "end_turn" for action in position.legal(seat)):
        return None
    return seat if len(position.view(seat).json()["score_now"][seat]["areas"]) > 2 else None


def counted(page: Page) -> list[int]:
    return [int(points) for points in page.locator(".gain:not(.later) .gain-points").all_inner_texts()]


# How many marks of a scoring the picture has that is drawn first after it was left.
NEXT_PICTURE = """() => new Promise((drawn) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    requestAnimationFrame(() => drawn(document.querySelectorAll(".count-mark").length));
})"""


@pytest.mark.parametrize("motion", ["full", "still"])
def test_the_parts_of_a_turn_are_counted_one_by_one(house: House, page_at: NewPage, motion: str) -> None:
    table, seat = house.new(ends_turn)
    before = table.position.view(seat).json()
    page = page_at(house.url, reduced_motion="no-preference" if motion == "full" else "reduce")
    # By hand, so that the machine may be as slow as it likes.
    quicken(page, pace=1, byHand=True, motion=motion)
    table.sit(page, seat)
    expect(page.locator("#decision h1")).to_be_visible()
    page.keyboard.press("g")
    table.act(seat, {"do": "end_turn"})
    prompt = page.locator("#decision")
    expect(prompt).to_contain_text("Your turn · scoring")
    # The first tab comes to the front with the counter; the smallest region comes first, structures last.
    panel = page.get_by_role("tabpanel", name="Last turn")
    rows = panel.locator(".gain")
    expect(rows.first).to_have_attribute("aria-current", "step")
    scored = [row for row in before["score_now"][seat]["areas"] if row["points"]]
    structures = before["score_now"][seat]["buildings"]
    parts = sorted(row["points"] for row in scored) + ([structures] if structures else [])
    assert rows.count() == len(parts) > 2
    first = before["scores"][seat]
    for stage in range(len(parts)):
        expect(rows.nth(stage)).to_have_attribute("aria-current", "step")
        assert counted(page) == parts[: stage + 1]
        expect(panel.locator("[data-counter]")).to_have_text(str(first + sum(parts[: stage + 1])))
        expect(page.locator(".lights .light.counted").first).to_be_attached()
        if stage < len(parts) - 2:
            page.keyboard.press("ArrowRight")
        elif stage < len(parts) - 1:
            page.keyboard.press("Enter")
    assert motion == "full" or not page.locator(".flying").count(), "nothing flies where nothing may move"
    expect(page.locator(".count-mark")).to_have_count(len(scored) if structures else len(scored) - 1)
    # One message says it all to whoever does not see it.
    spoken = "; ".join(r"[^.;]+, (presence|dominance|supremacy), \d+" for _ in scored)
    more = rf"; Structures, {structures}" if structures else ""
    end = rf"{sum(parts)} in all, you have {first + sum(parts)}\."
    expect(page.locator(".show-voice")).to_have_text(re.compile(rf"^{spoken}{more}\. {end}"))
    # Nothing of it stands in the first picture of what follows.
    assert page.evaluate(NEXT_PICTURE) == 0
    expect(page.locator(".lights .light.counted")).to_have_count(0)
    # It stays, with the tokens that it was scored with.
    last = page.get_by_role("tab", name=re.compile(r"^Last turn: [+−]\d+$"))
    expect(last).to_have_attribute("aria-selected", "true")
    assert counted(page) == parts
    total = panel_sum(page)
    assert total == sum(parts) + sum(int(made) for made in page.locator(".gain-made b").all_inner_texts())


def panel_sum(page: Page) -> int:
    return int(page.locator(".gain-sum b").inner_text())


def test_a_turn_of_meanwhile_is_shown_again(house: House, page_at: NewPage) -> None:
    table, seat = house.new(ends_turn)
    viewer = next(
        other for other in range(4) if other != seat and table.position.view(other).json()["hand"]["empire"] is not None
    )
    page = page_at(house.url)
    quicken(page)
    table.sit(page, viewer)
    expect(page.locator("#decision h1")).to_be_visible()

    def begins(played: Table) -> int | None:
        return viewer if played.position.to_act() == (viewer,) and played.decision(viewer) == "begin" else None

    table.until(begins)
    expect(page.locator("#decision.mine, .prompt.mine")).to_be_visible()
    decision = page.locator("#decision h1").inner_text()
    # Each turn can be shown again, also one of which this page has not seen the beginning; the length is on the button.
    buttons = page.get_by_role("button", name=re.compile(r"^Replay .+’s turn, (one second|\d+ seconds)$"))
    rows = page.locator(".m-row")
    expect(buttons).to_have_count(rows.count())
    expect(buttons.first).to_contain_text(re.compile(r"\d:\d\d"))
    lengths = buttons.all_inner_texts()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    expect(page.locator(".prompt.show")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.mine h1")).to_have_text(decision)
    expect(page.get_by_role("tab", name=re.compile("Meanwhile"))).to_have_attribute("aria-selected", "true")
    # A page that was loaded since has not seen anything of it: the server tells it again, and each row has its key.
    page.reload()
    expect(buttons).to_have_text(lengths)
    for number, name in enumerate(rows.locator(".m-who b").all_inner_texts(), 1):
        page.keyboard.press(f"Shift+Digit{number}")
        expect(page.locator(".prompt.show .eyebrow")).to_contain_text(name)
        # What is shown again is not behind anything.
        expect(page.locator(".follow-chip")).to_be_visible()
        expect(page.locator(".follow-behind")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".prompt.mine h1")).to_have_text(decision)
    # More than four turns: whoever took something stands first and open, the others are a line each that opens.
    robbers = page.locator(".m-row", has_text="You lost").count()
    assert robbers < rows.count() > 4
    for number, row in enumerate(rows.all()):
        if number < robbers:
            expect(row).to_contain_text("You lost")
            continue
        expect(row.get_by_role("button").first).to_have_attribute("aria-expanded", "false")
        expect(row.locator(".m-facts")).to_have_count(0)
        assert row.evaluate("row => row.offsetHeight") < rows.first.evaluate("row => row.offsetHeight")
    rows.last.get_by_role("button").first.press("Enter")
    expect(rows.last.locator(".m-facts")).to_be_visible()
    expect(rows.last.get_by_role("button").first).not_to_have_attribute("aria-expanded", "false")


def test_a_replay_is_the_same_show(house: House, page_at: NewPage) -> None:
    table, seat = house.at(over)
    frames = house.served.get(f"/api/tables/{table.id}/replay").json()["frames"]
    beats = [
        (frame["seq"], frame["told"]["seat"], frame["told"]["beat"]) for frame in frames if "beat" in frame["told"]
    ]
    page = page_at(house.url)
    quicken(page)
    table.sit(page, seat)
    battle = next(seq for seq, whose, beat in beats if beat["share"] and whose == seat)
    page.goto(f"/t/{table.id}/replay#{battle}")
    bar = page.locator(".replay-bar")
    expect(page.locator(".stage-strip .die")).not_to_have_count(0)
    expect(page.locator(".follow-chip")).to_be_visible()
    # Whoever played is told so.
    expect(page.locator(".stage-strip")).to_contain_text("You")
    expect(bar.locator("h1")).to_contain_text(re.compile(r"\b[Yy]ou\b"))
    # Each step stands as long as at a table; beyond what can be read only where somebody wants it.
    stands = page.evaluate(STANDS, [f"/api/tables/{table.id}/replay", battle])
    _, _, beat = next(found for found in beats if found[0] == battle)
    quick = 1000 * max(beat["least"], beat["seconds"] / 2)
    assert stands == [1000 * beat["seconds"], quick, quick / 2, quick / 4]
    scored = next(seq for seq, whose, beat in beats if beat["kind"] == "score" and whose == seat and seq > battle)
    page.get_by_label("Go to move").fill(str(scored))
    page.get_by_role("button", name="Go", exact=True).click()
    expect(bar.locator("h1")).to_contain_text(re.compile(r"^You score \d+ points: "))
    counter = page.locator(".replay-rail [data-counter]")
    expect(counter).to_be_visible()
    page.get_by_role("button", name="One move on").press("Enter")
    expect(counter).to_have_count(0)
    expect(page.locator(".replay-rail").get_by_role("heading", name="Score now")).to_be_visible()


STANDS = """async ([url, move]) => {
    const { ReplayStore } = await import(new URL("replay-store.js", document.querySelector("script[type=module]").src));
    const store = new ReplayStore(await (await fetch(url)).json(), () => "", null, {});
    return [1, 2, 4, 8].map((speed) => { store.speed.value = speed; return store.stands(move); });
}"""
