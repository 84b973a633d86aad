"""Measures the client in a real browser: the first screen, one move, and moving the map.

python tools/client/measure.py                  a server of its own, games played to the middle by themselves
python tools/client/measure.py --address URL    the first screen of a server that is running; nothing else
python tools/client/measure.py --json           the same as JSON
python tools/client/measure.py --profile FILE   also where the script's time went in the moves, as a .cpuprofile

Times of moves and of the map are processor time of the page's main thread as its trace tells it, so that other work on
the machine changes them little; the time to the first screen is that of the clock. `CHROMIUM` names the browser.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

# The tests' own ways to play games to a point and to sit down there.
sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.client.playing import at_table, quicken, settled
from tests.client.tables import House, Table, invades
from tests.client.waiting import comes_true, wait_until
from tests.server.serving import serving

WINDOW = ViewportSize(width=1440, height=900)
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
# What a task of the main thread spends its time on; the rest of it is script.
PARTS = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
}
RUN = "ThreadControllerImpl::RunTask"
HEARD = "WebSocketReceive"
# Between two moves, in seconds: what follows one, such as pieces that come to rest, has an end by then.
PAUSE = 0.9

Event = dict[str, Any]
Figures = dict[str, Any]


def spread(values: list[float]) -> Figures:
    """Median, nine in ten and the most."""
    ordered = sorted(values)
    nine = ordered[min(len(ordered) - 1, int(0.9 * len(ordered)))]
    return {"median": round(statistics.median(ordered), 2), "p90": round(nine, 2), "most": round(ordered[-1], 2)}


# --- the first screen --------------------------------------------------------------------------------------------

READY = """() => {
    const found = [...document.querySelectorAll('button')].find(one => /play now/i.test(one.textContent));
    return !!found && !found.disabled && found.checkVisibility() && found.getBoundingClientRect().height > 0; }"""
# Asked in every frame, from the first: when the button is there, and drawn.
WATCH = f"""addEventListener('DOMContentLoaded', () => {{ const look = () => ({READY})()
    ? requestAnimationFrame(() => (window.ready = performance.now())) : requestAnimationFrame(look); look(); }})"""


def first_screen(browser: Browser, address: str, runs: int) -> Figures:
    """From the beginning of the navigation to a button to press, each time in a browser that knows nothing."""
    times, painted, sizes, requests = [], [], [], []
    for _ in range(runs):
        context = browser.new_context(viewport=WINDOW, locale="en-GB")
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        loaded: list[float] = []
        session.on("Network.loadingFinished", lambda event, loaded=loaded: loaded.append(event["encodedDataLength"]))
        page.add_init_script(WATCH)
        page.goto(address)
        wait_until(page, "() => window.ready > 0")
        times.append(page.evaluate("window.ready"))
        painted.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(loaded))
        requests.append(len(loaded))
        context.close()
    return {
        "runs": runs,
        "median_ms": round(statistics.median(times)),
        "range_ms": [round(min(times)), round(max(times))],
        "first_paint_ms": round(statistics.median(painted)),
        "kilobytes": round(statistics.median(sizes) / 1000),
        "requests": round(statistics.median(requests)),
    }


# --- what the main thread does -----------------------------------------------------------------------------------


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Event]]:
    """All that the page's main thread does meanwhile, in the order of its beginning."""
    found: list[Event] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield found
    finally:
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        # Of several pages the one that draws.
        styled = [(event["pid"], event["tid"]) for event in events if event["name"] == "UpdateLayoutTree"]
        busiest = max(mains, key=styled.count)
        kinds = ("X", "I")  # what lasts, and moments
        own = [event for event in events if event["ph"] in kinds and (event["pid"], event["tid"]) == busiest]
        found.extend(sorted(own, key=lambda event: float(event["ts"])))


def took(event: Event) -> float:
    """Milliseconds of processor time, or of the clock where the browser does not know them."""
    return float(event["tdur"] if "tdur" in event else event["dur"]) / 1000


def spent(events: list[Event], since: float, until: float) -> dict[str, float]:
    """Milliseconds of processor time between two points of the clock, by what they went to."""
    within = [event for event in events if since * 1e6 <= event["ts"] < until * 1e6 and "dur" in event]
    times = {part: sum(took(event) for event in outermost(within, names)) for part, names in PARTS.items()}
    tasks = [took(event) for event in outermost(within, ("RunTask", RUN))]
    total = sum(tasks)
    return {"total": total, "script": max(0.0, total - sum(times.values())), **times, "longest": max(tasks, default=0)}


def outermost(events: list[Event], names: tuple[str, ...]) -> Iterator[Event]:
    """The events of these names that lie in no other of them."""
    end = 0.0
    for event in events:
        if event["name"] in names and event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event


def drawn(events: list[Event], since: float) -> float:
    """When the screen shows what the server said after that moment: the end of the next frame."""
    heard = next((event["ts"] for event in events if event["ts"] > since * 1e6 and event["name"] == HEARD), since * 1e6)
    frames = (event["ts"] + event["dur"] for event in events if event["ts"] > heard and event["name"] == "Commit")
    return float(next(frames, heard)) / 1e6


def parts_of(moves: list[dict[str, float]]) -> Figures:
    return {name: spread([move[name] for move in moves]) for name in moves[0]}


# --- a move, and the map -----------------------------------------------------------------------------------------


def busy(table: Table) -> int | None:
    """The last era but one, in the middle of a turn: who invades."""
    return invades(table) if table.position.epoch > 3 else None


def seated(browser: Browser, house: House, table: Table, seat: int, **settings: object) -> Page:
    context = browser.new_context(base_url=house.url, viewport=WINDOW, locale="en-GB")
    page = context.new_page()
    # Others' steps as soon as they come; pieces move as they do for everybody.
    quicken(page, **({"motion": "system"} | settings))
    table.sit(page, seat)
    at_table(page)
    settled(page)
    return page


def moves(browser: Browser, house: House, count: int, profile: str | None) -> Figures:
    """What a move costs, whoever makes it, from a busy turn of a game of four on."""
    table, seat = house.new(busy)
    page = seated(browser, house, table, seat)
    held = sum("owner" in land for land in table.position.view(seat).json()["lands"].values())
    session = page.context.new_cdp_session(page)
    for _ in range(8):  # until the browser has compiled what is used often
        table.step()
        page.wait_for_timeout(300)
    starts = []
    with profiled(session, profile), traced(browser, page) as events:
        for _ in range(count):
            if not table.position.to_act():
                break
            starts.append(time.monotonic())
            table.step()
            page.wait_for_timeout(1000 * PAUSE)
    page.context.close()
    now = [spent(events, start, drawn(events, start)) for start in starts]
    later = [spent(events, drawn(events, start), start + PAUSE)["total"] for start in starts]
    return {"moves": len(now), "held_lands": held, **parts_of(now), "afterwards": spread(later)}


def flood(browser: Browser, house: House, count: int) -> Figures:
    """What so many moves cost that come in one go, as bots make them."""
    table, seat = house.new(busy)
    page = seated(browser, house, table, seat)
    with traced(browser, page) as events:
        start = time.monotonic()
        for _ in range(count):
            table.step()
        page.wait_for_timeout(1000 * PAUSE)
        end = time.monotonic()
    page.context.close()
    cost = spent(events, start, end)
    return {"moves": count, "each": round(cost["total"] / count, 2), "longest": round(cost["longest"], 2)}


def skips(browser: Browser, house: House, count: int, profile: str | None) -> Figures:
    """The longest task when somebody who has watched others in a late era skips to the present."""
    table, acting = house.new(busy)
    seat = (acting + 1) % table.position.players
    page = seated(browser, house, table, seat, pace=1)
    session = page.context.new_cdp_session(page)
    starts = []
    with profiled(session, profile), traced(browser, page) as events:
        for _ in range(count):
            for _ in range(30):
                if table.position.to_act() and seat not in table.position.to_act():
                    table.step()
            if not comes_true(page, "() => !!document.querySelector('.prompt.show')", patience=3_000):
                while seat in table.position.to_act():
                    table.step()
                continue
            starts.append(time.monotonic())
            page.keyboard.press("Enter")
            page.wait_for_timeout(1000 * PAUSE)
            while seat in table.position.to_act():
                table.step()
            page.wait_for_timeout(1000 * PAUSE)
    page.context.close()
    found = [spent(events, start, start + PAUSE) for start in starts]
    return {"skips": len(found), "longest": spread([one["longest"] for one in found])}


@contextmanager
def profiled(session: CDPSession, file: str | None) -> Iterator[None]:
    if file is None:
        yield
        return
    session.send("Profiler.enable")
    session.send("Profiler.setSamplingInterval", {"interval": 200})
    session.send("Profiler.start")
    yield
    Path(file).write_text(json.dumps(session.send("Profiler.stop")["profile"]), encoding="utf-8")


def map_moves(browser: Browser, house: House) -> Figures:
    """What a frame costs while the map is pulled about, and while it is zoomed."""
    table, seat = house.at(busy)
    page = seated(browser, house, table, seat)
    box = page.locator("#map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pull() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(60):
            page.mouse.move(x - 4 * step, y + step)
            page.wait_for_timeout(20)
        page.mouse.up()

    def turn() -> None:
        page.mouse.move(x, y)
        for step in range(40):
            page.mouse.wheel(0, -60 if step < 20 else 60)
            page.wait_for_timeout(20)

    turn()
    return {name: frames(browser, page, gesture) for name, gesture in (("zoom", turn), ("pan", pull))}


def frames(browser: Browser, page: Page, gesture: Callable[[], None]) -> Figures:
    with traced(browser, page) as events:
        gesture()
        page.wait_for_timeout(400)
    ends = [(event["ts"] + event["dur"]) / 1e6 for event in events if event["name"] == "Commit"]
    each = [spent(events, since, until) for since, until in pairwise(ends)]
    return {"frames": len(each), **(parts_of(each) if each else {})}


# --- what is said ------------------------------------------------------------------------------------------------


def told(found: Figures) -> str:
    first = found["first_screen"]
    least, most = first["range_ms"]
    when = f"{first['median_ms']} ms ({least}–{most}, {first['runs']} runs), first paint {first['first_paint_ms']} ms"
    lines = [f"First screen   {when}; {first['requests']} requests, {first['kilobytes']} kB"]

    def row(name: str, cost: Figures) -> str:
        shares = ", ".join(f"{part} {cost[part]['median']}" for part in ("script", "style", "layout", "paint"))
        return f"{name:<14} {cost['total']['median']} ms, 9 in 10 under {cost['total']['p90']} ms ({shares})"

    if "move" in found:
        move = found["move"]
        lines.append(row("One move", move) + f"; {move['moves']} moves, {move['held_lands']} lands held")
        lines.append(f"{'':<14} afterwards, while nobody waits: {move['afterwards']['median']} ms")
        at_once = found["flood"]
        lines.append(f"Many at once   {at_once['each']} ms each, longest task {at_once['longest']} ms")
        skip = found["skip"]
        longest = f"{skip['longest']['median']} ms, most {skip['longest']['most']} ms"
        lines.append(f"Skip to me     longest task {longest}; {skip['skips']} skips in late eras")
        lines += [row(f"Map, {name}", cost) + f"; {cost['frames']} frames" for name, cost in found["map"].items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="of a running server; only its first screen is measured")
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--skips", type=int, default=8)
    parser.add_argument("--runs", type=int, default=5, help="of the first screen")
    parser.add_argument("--profile", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        found: Figures = {}
        if chosen.address:
            found["first_screen"] = first_screen(browser, chosen.address, chosen.runs)
        else:
            with serving(Path(folder)) as served:
                house = House(served)
                found["first_screen"] = first_screen(browser, served.url, chosen.runs)
                found["move"] = moves(browser, house, chosen.moves, chosen.profile)
                found["flood"] = flood(browser, house, 20)
                found["skip"] = skips(browser, house, chosen.skips, chosen.profile and f"{chosen.profile}.skip")
                found["map"] = map_moves(browser, house)
        browser.close()
    sys.stdout.write((json.dumps(found, indent=2) if chosen.json else told(found)) + "\n")


if __name__ == "__main__":
    main()
