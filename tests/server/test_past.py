"""A viewer who comes back is given what went by as it was sent to those who stayed: no more, and nothing else."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.core import Core, Mirror, with_core
from tests.server.serving import Served
from tests.server.test_live_seats import LIVE

from mappamundi.server.audience import RUNNING
from mappamundi.server.desk import Frozen
from mappamundi.server.diff import apply
from mappamundi.server.live import Live
from mappamundi.server.past import make_past
from mappamundi.server.rows import Entry, entries_in
from mappamundi.server.shelf import Written
from mappamundi.server.table import Table
from mappamundi.server.wire import Pace

Viewer = int | None
# What only the present has.
PRESENT = ("legal", "counsel", "can_undo")


async def past(core: Core, live: Live, since: int, viewer: Viewer) -> dict[str, Any]:
    table, entries = await kept(core, live, since)
    told: dict[str, Any] = msgspec.to_builtins(make_past(table, entries, since, viewer))
    return told


async def kept(core: Core, live: Live, since: int) -> tuple[Table, list[Entry]]:
    """What a study is given for it, as it is read there."""
    snapshot = await core.hub.store.snapshot(live.table.id, since)
    lines = await core.hub.store.lines(live.table.id, snapshot[0] if snapshot else 0)
    frozen = Frozen(Written(await core.hub.row(live.table.id), lines), snapshot, core.hub.now())
    return frozen.thawed(), entries_in(lines)


async def play_with_regrets(core: Core, live: Live, steps: int, rng: Random) -> int:
    """Random actions, every one that can be taken back as likely as not; how many were."""
    taken_back = 0
    for _ in range(steps):
        seat, _ = await core.step(live, rng)
        core.clock.now += rng.randrange(3)
        match = live.table.match
        if match is not None and match.can_undo(seat) and rng.random() < 0.5:
            await core.undo(live, seat)
            taken_back += 1
    return taken_back


def same_frames(start: dict[str, Any], frames: list[dict[str, Any]], stayed: list[dict[str, Any]]) -> Any:
    """The frames are those that were sent, of the table's own but for what time alone changes; the view after them."""
    assert [frame["seq"] for frame in frames] == [frame["seq"] for frame in stayed]
    view, theirs = start["view"], start["view"]
    table, at_theirs = start["table"], start["table"]
    for frame, sent in zip(frames, stayed, strict=True):
        assert frame["told"] == sent["told"]
        view, theirs = apply(view, frame["patch"]), apply(theirs, sent["patch"])
        assert view == theirs
        table, at_theirs = table | frame["table"], at_theirs | sent["table"]
        assert all(table[key] == at_theirs[key] for key in table.keys() - RUNNING)
        assert [frame[key] for key in PRESENT] == [[], [], False]
    return view


@pytest.mark.parametrize("pace", [Pace(), LIVE], ids=["none", "live"])
def test_what_went_by_is_told_again_as_it_was(sqlite_database: str, pace: Pace) -> None:
    async def check(core: Core) -> None:
        live = await core.table(pace=pace)
        seats: list[Viewer] = [0, 1, 2, None]
        rng = Random(8)
        mirrors: dict[Viewer, Mirror] = {viewer: await core.sit(live, viewer) for viewer in seats}
        taken_back = 0
        for _ in range(6):
            taken_back += await play_with_regrets(core, live, 20, rng)
            for mirror in mirrors.values():
                mirror.read()
        assert taken_back > 5
        for viewer, mirror in mirrors.items():
            sent = [message for message in map(msgspec.json.decode, mirror.raw) if message["type"] == "frame"]
            since = rng.randrange(sent[0]["seq"], live.table.seq - 20)
            told = await past(core, live, since, viewer)
            assert told["start"]["seq"] == since
            assert told["start"]["private"] is None
            assert (
                same_frames(told["start"], told["frames"], [one for one in sent if one["seq"] > since]) == mirror.view
            )

    with_core(sqlite_database, check)


def test_only_the_entries_since_the_snapshot_before_are_played_again(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        await play_with_regrets(core, live, 250, Random(9))
        since = live.table.seq - 30
        table, entries = await kept(core, live, since)
        assert entries[-1].seq == live.table.seq
        assert since - 60 < table.seq <= since, "a snapshot is written about once a turn"
        assert len(entries) == live.table.seq - table.seq

    with_core(sqlite_database, check)


def test_a_seat_gets_its_own_past_and_a_stranger_the_public_one(served: Served) -> None:
    created = served.table(*[{"kind": "me"}] * 3)
    table, tokens = created["table"]["id"], created["seats"]
    own = served.get(f"/api/tables/{table}/seat/past", tokens["1"]).json()
    assert own["start"]["seq"] == 0
    assert own["start"]["viewer"] == 1
    assert own["frames"][-1]["told"]["kind"] == "start"
    watched = served.get(f"/api/tables/{table}/watch/past?since=-1", None).json()
    assert watched["start"]["viewer"] is None
    # Later than now is now.
    assert served.get(f"/api/tables/{table}/watch/past?since=2000000000", None).json()["frames"] == []
    assert served.get(f"/api/tables/{table}/watch/past?since=x", None).status_code == 400
    assert served.get(f"/api/tables/{table}/seat/past", None).status_code == 401
    other = served.table(*[{"kind": "me"}] * 3)
    assert served.get(f"/api/tables/{table}/seat/past", other["seats"]["1"]).status_code == 403
    assert served.get("/api/tables/none/watch/past", None).status_code == 404
