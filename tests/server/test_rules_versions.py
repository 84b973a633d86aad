"""A rule that is mended does not change a running game: it is finished under the rules it was begun under."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest
from tests.server.core import BOT, ME, running, until

from mappamundi.games import GAME_IDS, game
from mappamundi.games.history.y2018 import game as y2018
from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.state import State
from mappamundi.kernel import BadInput, UnknownRules
from mappamundi.records import Record, encode, replay, verify
from mappamundi.server.api.tables import set_up
from mappamundi.server.examining import examine
from mappamundi.server.problems import Refusal
from mappamundi.server.shelf import Book, Uploaded
from mappamundi.server.wire import NewTable

NAME = "hotw2018"


@contextmanager
def mended(*kept: str) -> Iterator[None]:
    """Rules of version 2: a turn scores one point more. What `kept` names is played as it was."""
    before = scoring.score

    def score(p: State, points: int, source: int, then: int) -> None:
        if p.rules.version >= 2 and source == scoring.TURN_POINTS:
            points += 1
        before(p, points, source, then)

    facts = replace(y2018.FACTS, rules_version="2", kept_versions=kept)
    with patch.object(y2018, "FACTS", facts), patch.object(scoring, "score", score):
        yield


def turns_scored(record: Record, rules: str) -> set[int]:
    """What turns brought beyond the points that were listed for them."""
    extra = set()
    numbers = {kind.name: number for number, kind in enumerate(game(NAME, rules=rules).kinds)}
    for moment in replay(record, game(NAME, rules=rules)):
        listed = [event[-1] for event in moment.events if event[0] == numbers["scored"]]
        moved = [event for event in moment.events if event[0] == numbers["points"]]
        extra |= {int(event[2]) - int(points) for points, event in zip(listed, moved, strict=False)}
    return extra


def test_a_table_is_finished_under_the_rules_it_was_begun_under(database: str) -> None:
    rng = Random(7)

    async def begin() -> str:
        async with running(database) as core:
            live = await core.table()
            await core.steps_until(live, lambda: live.table.seq > 60 and live.frozen > 0, rng)
            return live.table.id

    async def go_on(begun: str) -> tuple[Record, Record]:
        async with running(database) as core:
            old, new = await core.hub.table(begun), await core.table(BOT, BOT, ME)
            assert [(await live.ask(live.info)).rules for live in (old, new)] == ["1", "2"]
            for live in (old, new):
                for seat in range(3):
                    await live.ask(lambda live=live, seat=seat: live.set_seat(seat, "bot", bot="random"))  # type: ignore[misc]
                await until(lambda live=live: live.table.phase == "over" and live.committed == live.table.seq)  # type: ignore[misc]
            return await core.record(old.table.id), await core.record(new.table.id)

    begun = asyncio.run(begin())
    with mended("1"):
        old, new = asyncio.run(go_on(begun))
        assert (old.header.rules, new.header.rules) == ("1", "2")
        assert verify(old, game(NAME, rules="1")).ok
        assert verify(new, game(NAME, rules="2")).ok
        assert turns_scored(old, "1") == {0}
        assert turns_scored(new, "2") == {1}
        with pytest.raises(BadInput, match="version 1 of the rules"):
            verify(old, game(NAME))
        assert examine(encode(old)).verified, "a record from elsewhere is played by its own rules"
        assert Book(Uploaded(encode(old))).playback.at(20) is not None
    assert verify(old, game(NAME)).ok, "the rules before they were mended say the same"


def test_where_its_rules_are_not_kept_a_game_waits_and_a_finished_one_has_its_record(database: str) -> None:
    async def begin() -> tuple[str, str]:
        async with running(database) as core:
            waiting, over = await core.table(), await core.table()
            for seat in range(3):
                await over.ask(lambda seat=seat: over.vote(seat, True, core.key()))  # type: ignore[misc]
            return waiting.table.id, over.table.id

    async def look(waiting: str, over: str) -> Record:
        async with running(database) as core:
            for table in (waiting, over):
                with pytest.raises(Refusal, match="begun under version 1") as refused:
                    await core.hub.table(table)
                assert refused.value.problem.reason == "rules_unknown"
            with pytest.raises(Refusal, match="when the game is over"):
                await core.record(waiting)
            assert core.hub.broken.keys() == {waiting, over}, "told to whoever runs the server"
            assert (await core.table()).table.row.rules == "2", "others play on"
            return await core.record(over)

    async def go_on(waiting: str) -> None:
        async with running(database) as core:
            live = await core.hub.table(waiting)
            await core.step(live, Random(1))

    tables = asyncio.run(begin())
    with mended():
        record = asyncio.run(look(*tables))
        with pytest.raises(Refusal, match="begun under version 1"):
            Book(Uploaded(encode(record)))
    assert verify(record, game(NAME)).ok
    asyncio.run(go_on(tables[0]))


def test_a_copy_of_a_game_is_played_by_its_rules(sqlite_database: str) -> None:
    async def copy() -> None:
        async with running(sqlite_database) as core:
            created = await set_up(core.hub, NewTable(game=NAME, seats=[ME, BOT, BOT], start=False), None, rules="1")
            assert created.table.rules == "1"

    with mended("1"):
        asyncio.run(copy())


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_game_knows_which_rules_it_is_played_by(name: str) -> None:
    newest = game(name)
    version = newest.facts.rules_version
    assert game(name, rules=version) is newest
    assert newest.rules.version == int(version)  # type: ignore[attr-defined]
    with pytest.raises(UnknownRules, match="version 0 of the rules"):
        game(name, rules="0")
