"""Options that are left to the lot: a table says so until the game begins, and from then on how it fell."""

from tests.server.core import ME, Core, with_core

from mappamundi.records import encode
from mappamundi.server.replays import make_replay
from mappamundi.server.shelf import Book, Uploaded
from mappamundi.server.wire import NewSeat, TableInfo

DRAWN = {"tempo": "drawn", "gods": "drawn"}


def told(info: TableInfo) -> dict[str, object]:
    return {name: info.options[name] for name in DRAWN}


def test_a_table_tells_how_the_lot_fell(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(
            ME, NewSeat(kind="open"), game="fourgods", options=DRAWN | {"legality": "strict"}, start=False
        )
        info = await live.ask(live.info)
        assert (told(info), info.drawn) == (DRAWN, [])

    with_core(sqlite_database, check)


def test_what_the_lot_decided_stays_for_all_and_a_rematch_draws_anew(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        seen = set()
        for _ in range(12):
            live = await core.table(ME, ME, ME, game="fourgods", options=DRAWN)
            position = live.table.position
            assert position is not None
            fell = position.view(None).json()["drawn"]
            for _ in range(2):
                info = await live.ask(live.info)
                assert (told(info), info.drawn) == (fell, ["tempo", "gods"])
                live = await core.put_away(live)
            assert live.table.spec.options["tempo"] == "drawn", "the wish is kept, for another game"
            seen.add(tuple(fell.values()))
        assert len(seen) == 4

    with_core(sqlite_database, check)


def test_a_replay_tells_it_too(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(ME, ME, ME, game="fourgods", options=DRAWN)
        info = await live.ask(live.info)
        for seat in range(3):
            await live.ask(lambda seat=seat: live.vote(seat, True, core.key()))  # type: ignore[misc]
        book = Book(Uploaded(encode(await core.record(live.table.id))))
        start = make_replay(book.record, book.game, "a", book.ending).start
        assert told(start.table) == told(info)
        assert start.table.drawn == ["tempo", "gods"]
        assert [says["say"] for line in start.log[0].lines for says in line.says][:1] == ["chronicle-drawn-tempo"]

    with_core(sqlite_database, check)
