"""Corrected data: tables are played with them from beginning to end, whatever the server is given later."""

import asyncio
import hashlib
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete
from tests.cli.commands import refused, run
from tests.server.core import BOT, ME, Core, running, studying_here, until, with_core
from tests.server.serving import serving

from mappamundi import games
from mappamundi.kernel import BadInput
from mappamundi.kernel.corrected import Corrected
from mappamundi.records import encode
from mappamundi.server.api.tables import set_up, set_up_again
from mappamundi.server.examining import data_named, examine
from mappamundi.server.keeping import DAY, Keeping
from mappamundi.server.mending import check_all
from mappamundi.server.problems import Refusal
from mappamundi.server.shelf import Book, Uploaded
from mappamundi.server.store import schema
from mappamundi.server.store.engine import make_engine
from mappamundi.server.store.location import parse_url
from mappamundi.server.wire import NewTable

GAME = "hotw2018"
WEAPONRY = "For the rest of the turn add one to your highest die in every battle."
OURS = "Add two to your highest die in every battle of this turn."


def corrected(armies: int = 9) -> str:
    """The game's own file with more armies for the Sumerians, and another text on a card."""
    text = games.own_data(GAME)
    first, second = "  name: Sumerians\n  leader: null\n  armies: 3\n", WEAPONRY
    assert first in text
    assert second in text
    return text.replace(first, first.replace("3", str(armies))).replace(second, OURS)


def folder(place: Path, text: str | None = None) -> Path:
    place.mkdir(exist_ok=True)
    (place / f"{GAME}.yaml").write_text(corrected() if text is None else text, encoding="utf-8")
    return place


def data(armies: int = 9) -> dict[str, Corrected]:
    return {GAME: Corrected(corrected(armies))}


def armies_of(game: Any) -> int:
    return int(next(one["armies"] for one in game.catalogue()["empires"] if one["id"] == "sumerians"))


async def end(core: Core, table_id: str) -> None:
    """Bots play the game to its end."""
    live = await core.hub.table(table_id)
    for seat in range(3):
        if live.table.seats[seat].state != "bot":
            await live.ask(lambda seat=seat: live.set_seat(seat, "bot", bot="random"))  # type: ignore[misc]
    await until(lambda: live.table.phase == "over" and live.committed == live.table.seq)


def test_a_table_goes_on_with_the_data_it_was_made_with(database: str, tmp_path: Path) -> None:
    """Through restarts with other data and without any, and so do its rematch and what is played on from it."""
    rng = Random(3)
    digest = data()[GAME].digest

    async def begin() -> tuple[str, str]:
        async with running(database) as core:
            core.hub.corrected = data()
            await core.table()
            spec = NewTable(game=GAME, seats=[ME, ME, ME])
            made = await set_up(core.hub, spec, None, data=core.hub.corrected[GAME])
            waits = await set_up(
                core.hub, NewTable(game=GAME, seats=[ME, BOT, BOT], start=False), None, data=data()[GAME]
            )
            assert (made.table.data, waits.table.data) == (digest, digest)
            live = await core.hub.table(made.table.id)
            await core.steps_until(live, lambda: live.table.seq > 60 and live.frozen > 0, rng)
            return made.table.id, waits.table.id

    async def go_on(played: str, waits: str) -> bytes:
        async with running(database) as core:
            core.hub.corrected = data(5)
            for table_id in (played, waits):
                live = await core.hub.table(table_id)
                assert armies_of(live.table.game) == 9
                assert (await live.ask(live.info)).data == digest
            await end(core, played)
            old = await core.hub.table(played)
            again = await old.ask(lambda: set_up_again(core.hub, old, None))
            assert again.table.data == digest, "the same table again"
            book = Book(await core.written(played))
            assert armies_of(book.game) == 9
            assert book.playback.at(30) is not None
            return encode(await core.record(played))

    async def without(played: str) -> None:
        async with running(database) as core:
            assert armies_of((await core.hub.table(played)).table.game) == 9
            rows = await core.hub.store.open_tables(None, listed=False, limit=20, before=None)
            assert {row.data for row in rows} == {None, digest}
            assert {row.data_text for row in rows} == {None}, "lists do not carry it"
            assert await core.hub.store.correction(GAME, digest) == corrected()

    played, waits = asyncio.run(begin())
    body = asyncio.run(go_on(played, waits))
    asyncio.run(without(played))
    assert check_all(parse_url(database)) == []
    run("db", "export", tmp_path / "games", "--db", database)
    lines = [json.loads(line) for line in (tmp_path / "games").read_text(encoding="utf-8").splitlines()]
    (told,) = [line["data"] for line in lines if "data" in line and "table" not in line]
    assert told == {"digest": digest, "game": GAME, "text": corrected()}, "once for all tables"
    assert {line["table"]["data"] for line in lines if "table" in line} == {None, digest}
    assert all("data_text" not in line["table"] for line in lines if "table" in line)

    assert json.loads(body.partition(b"\n")[0])["data"] == digest
    assert data_named(body) == (GAME, digest)
    assert examine(body, data()[GAME]).verified
    assert armies_of(Book(Uploaded(body, data()[GAME])).game) == 9
    for wrong in (None, data(5)[GAME]):
        with pytest.raises(BadInput, match="corrected"):
            examine(body, wrong)
    file = tmp_path / "game.ndjson"
    file.write_bytes(body)
    assert "verified" in run("verify", file, "--data", folder(tmp_path / "mine")).stdout
    assert "give their folder with --data" in refused("verify", file)
    assert "with others than these" in refused("verify", file, "--data", folder(tmp_path / "others", corrected(5)))


def test_several_processes_play_with_the_data_of_the_table(postgres_url: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(running(postgres_url)) for _ in range(2)]
            one.hub.corrected = data()
            made = await set_up(one.hub, NewTable(game=GAME, seats=[ME, ME, ME]), None, data=one.hub.corrected[GAME])
            there = await other.hub.table(made.table.id)
            assert armies_of(there.table.game) == 9
            await other.step(there, Random(1))
            here = await one.hub.table(made.table.id)
            await until(lambda: here.table.seq == there.table.seq)

    asyncio.run(play())


def test_a_server_with_corrected_data(tmp_path: Path) -> None:
    """Set up, seen, downloaded, uploaded, looked at, played on from, and after a restart without the folder."""
    mine = folder(tmp_path / "mine")
    digest = hashlib.sha256((mine / f"{GAME}.yaml").read_bytes()).hexdigest()
    bots = [{"kind": "bot", "bot": "random"}] * 3
    with studying_here(), serving(tmp_path, data=str(mine)) as served:
        assert served.get("/api/games").json()["data"] == {GAME: digest}
        made = served.table(*bots)["table"]
        assert made["data"] == digest
        other = served.post("/api/tables", {"game": "hotw2024", "seats": bots}).json()
        assert other["table"]["data"] is None, "a game whose file the folder lacks has its own"
        lesson = served.post("/api/lessons/" + served.get("/api/lessons").json()["lessons"][0]["id"], {}).json()
        assert lesson["table"]["data"] is None, "lessons are played with the house's own"

        details = served.get(f"/api/games/{GAME}?data={digest}").json()
        assert details["data"]["digest"] == digest
        assert details["data"]["differences"] == [
            {"path": ["empires", "sumerians", "armies"], "own": 3, "here": 9},
            {"path": ["events", "weaponry", "effect", "text"], "own": WEAPONRY, "here": OURS},
        ]
        assert [one["armies"] for one in details["catalogue"]["empires"] if one["id"] == "sumerians"] == [9]
        assert served.get(f"/api/games/{GAME}").json()["data"] is None

        served.inside(over(served.app.state.hub, made["id"]))
        record = served.get(f"/api/tables/{made['id']}/record").content
        assert json.loads(record.partition(b"\n")[0])["data"] == digest
        assert served.get(f"/api/tables/{made['id']}/replay").json()["start"]["table"]["data"] == digest

    with studying_here(), serving(tmp_path) as served:
        assert served.get("/api/games").json()["data"] == {}
        assert served.table(*bots)["table"]["data"] is None
        assert served.get(f"/api/tables/{made['id']}").json()["data"] == digest
        assert served.get(f"/api/games/{GAME}?data={digest}").json()["data"]["digest"] == digest
        file = served.get(f"/api/games/{GAME}/data/{digest}")
        assert file.content == (mine / f"{GAME}.yaml").read_bytes()
        for nothing in ("0" * 64, "x", "%00"):
            assert served.get(f"/api/games/{GAME}/data/{nothing}").status_code == 404
        assert served.get(f"/api/games/{GAME}?data={'0' * 64}").json()["reason"] == "no_data"
        assert served.get(f"/api/games/hotw2024?data={digest}").status_code == 404
        uploaded = served.http.post("/api/records", content=record).json()
        assert uploaded["verified"], uploaded
        start = served.get(f"/api/records/{uploaded['id']}/replay").json()["start"]
        assert start["table"]["data"] == digest
        branch = served.post("/api/replays/what-if", {"table": made["id"], "step": 20, "seat": 0})
        assert branch.status_code == 201, branch.text
        assert branch.json()["table"]["data"] == digest

    with studying_here(), serving(folder(tmp_path / "elsewhere")) as served:
        refusal = served.http.post("/api/records", content=record).json()
        assert "corrected data that no table of this server" in refusal["detail"]


def test_data_that_no_longer_pass_are_refused_before_there_is_a_table(sqlite_database: str) -> None:
    async def make() -> None:
        async with running(sqlite_database) as core:
            with pytest.raises(Refusal, match="regions: missing or empty") as refusal:
                await set_up(core.hub, NewTable(game=GAME, seats=[ME, ME, ME]), None, data=Corrected("lands: []"))
            assert refusal.value.problem.reason == "bad_table"
            assert await core.hub.store.open_tables(None, listed=False, limit=9, before=None) == []

    asyncio.run(make())


async def over(hub: Any, table_id: str) -> None:
    live = await hub.table(table_id)
    await until(lambda: live.table.phase == "over" and live.committed == live.table.seq)


def test_what_says_the_same_corrects_nothing(tmp_path: Path) -> None:
    text = games.own_data(GAME).replace("source: rulebook\n", "source: public\n")
    assert text != games.own_data(GAME)
    assert games.corrected(folder(tmp_path / "same", text)) == {}


def test_a_table_whose_data_are_missing_is_told_to_whoever_runs_the_server(sqlite_database: str) -> None:
    async def make() -> str:
        async with running(sqlite_database) as core:
            return (await set_up(core.hub, NewTable(game=GAME, seats=[ME, ME, ME]), None, data=data()[GAME])).table.id

    table_id = asyncio.run(make())
    engine = make_engine(parse_url(sqlite_database), "write")
    with engine.begin() as connection:
        connection.execute(delete(schema.corrections))
    engine.dispose()
    (problem,) = check_all(parse_url(sqlite_database))
    assert table_id in problem
    assert "corrected data" in problem
    assert "are missing" in problem


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        (None, "", "is not a folder"),
        ("notes.txt", "", "holds no data of any game"),
        ("hotw2081.yaml", "", "is the file of no game; the files are called: hotw2018.yaml"),
        ("hotw2018.yaml", "a: [", "not YAML"),
        ("hotw2018.yaml", "lands: []", "hotw2018.yaml: regions: missing or empty"),
        ("hotw2018.yaml", "\xff", "not UTF-8"),
        ("hotw2018.yaml", "#" * (1024 * 1024 + 1), "no more than 1,048,576 are read"),
    ],
)
def test_a_bad_folder_is_refused_before_the_server_listens(
    tmp_path: Path, name: str | None, text: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def listening(*_: Any) -> None:
        raise AssertionError("it listens")

    monkeypatch.setattr("mappamundi.server.run.listening", listening)
    place = tmp_path / "mine"
    if name is not None:
        place.mkdir()
        (place / name).write_bytes(text.encode("latin-1"))
    assert says in run("serve", "--db", tmp_path / "x.db", "--data", place, code=2).stderr
    assert not (tmp_path / "x.db").exists()


def test_corrected_data_go_with_the_last_table_that_is_played_with_them(database: str) -> None:
    async def check(core: Core) -> None:
        core.hub.corrected = data()
        used = core.hub.corrected[GAME]
        spec, store = NewTable(game=GAME, seats=[ME, ME, ME]), core.hub.store
        for _ in range(2):
            await set_up(core.hub, spec, None, data=used)
        over, _ = await store.stale(Keeping(), core.hub.now() + 10_000 * DAY, "", 10)
        kept = []
        for stale in over:
            assert await store.remove(stale)
            kept.append(await store.correction(GAME, used.digest))
        assert kept == [corrected(), None]

    with_core(database, check)
