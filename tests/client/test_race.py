"""A race as the client's stores see it: nobody's decision, commands that do not wait, and a replay at its own pace."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.client.conftest import Watched
from tests.kit.grab import grab_among_the_games
from tests.server.core import studying_here
from tests.server.serving import Served

pytestmark = pytest.mark.scripts

READY = {"do": "ready"}

# The modules of the running page, by the address of the first of them.
MODULES = """
  const main = document.querySelector("script[type=module]").src;
  const module = (path) => import(new URL(path, main));
"""
RACE = f"""async ({{table, token}}) => {{
  {MODULES}
  const {{ TableStore }} = await module("store.js");
  const store = new TableStore(table, token);
  const come = (holds) => new Promise((resolve) => {{
    const look = () => (holds() ? resolve() : setTimeout(look, 5));
    look();
  }});
  await come(() => store.known.value);
  const seen = [];
  const note = () => seen.push([store.mine.value, store.racing.value, store.busy.value]);
  note();
  const ready = store.act({{ do: "ready" }});
  note();
  await ready;
  await come(() => store.racing.value);
  // Both are under way before either is answered.
  const grabs = [1, 2, 3, 4].map((thing) => store.act({{ do: "grab", thing }}));
  note();
  const waiting = store.stream.waiting.size;
  const numbers = await Promise.all(grabs);
  await come(() => store.known.value.seq >= Math.max(...numbers));
  const late = await store.act({{ do: "grab", thing: 1 }}).catch((error) => error.problem.reason);
  const alarm = store.table.value.alarm;
  // How long the wire is the server learns from what comes back at once.
  const {{ Stream }} = await module("net.js");
  const echoed = [];
  Stream.prototype.receive.call({{ socket: {{ send: (text) => echoed.push(text) }} }}, {{ type: "echo", number: 7 }});
  store.close();
  return {{ seen, waiting, numbers, late, alarm, echoed }};
}}"""
REPLAY = f"""async (replay) => {{
  {MODULES}
  const {{ ReplayStore }} = await module("replay-store.js");
  const store = new ReplayStore(replay, () => "");
  return [...Array(store.last).keys()].map((move) => store.stands(move));
}}"""


@pytest.fixture(autouse=True)
def _grab() -> Iterator[None]:
    with grab_among_the_games(), studying_here():
        yield


def test_in_a_race_nobody_is_awaited_and_no_command_waits_for_another(served: Served, visitor: Watched) -> None:
    created = served.table({"kind": "me"}, {"kind": "me"}, game="grab", race={"window": 40, "cooldown": 0})
    table, tokens = created["table"]["id"], created["seats"]
    served.act(table, tokens["1"], READY)
    page = visitor.page()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    found: dict[str, Any] = page.evaluate(RACE, {"table": table, "token": tokens["0"]})
    before, under_way, racing = found["seen"]
    assert before == [True, False, False]
    assert under_way == [True, False, True]
    assert racing == [False, True, False]
    assert found["waiting"] == 4
    assert found["numbers"] == sorted(found["numbers"])
    assert found["late"] == "taken"
    assert 0 < found["alarm"]["seconds"] <= 10
    assert found["echoed"] == ['{"type":"echo","number":7}']


def test_a_race_is_replayed_at_the_pace_at_which_it_was_run(served: Served, visitor: Watched) -> None:
    created = served.table({"kind": "me"}, {"kind": "me"}, game="grab", race={"window": 0, "cooldown": 30})
    table, tokens = created["table"]["id"], created["seats"]
    for token in tokens.values():
        assert served.act(table, token, READY).status_code == 200
    for thing in range(8):
        assert served.act(table, tokens["0"], {"do": "grab", "thing": thing}).status_code == 200
    replay = served.get(f"/api/tables/{table}/replay").json()
    times = [frame["told"]["at"] for frame in replay["frames"]]
    page = visitor.page()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    stands: list[float] = page.evaluate(REPLAY, replay)
    assert stands[:2] == [400, 500], "while somebody is awaited each step has its time"
    spans = [1000 * (after - before) for before, after in pairwise(times[1:-1])]
    assert stands[2:-1] == pytest.approx(spans, abs=1)
    assert max(spans) >= 25, "who has acted cools down"
