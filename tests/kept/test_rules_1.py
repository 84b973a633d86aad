"""Games begun under version 1 of the rules of 2024 and 2001 are finished by it, where version 2 decides otherwise."""

import asyncio
import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.cli.commands import run
from tests.server.core import Core, running, until

from mappamundi.games import game
from mappamundi.kernel import IllegalAction, Position, Seeded
from mappamundi.records import Record, load, replay, verify
from mappamundi.server.store.location import sqlite_url

FOLDER = Path(__file__).parent / "rules-1"
GAMES = ("hotw2024", "hotw2001")
TABLES: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))

each_game = pytest.mark.parametrize("name", GAMES)


class Before(NamedTuple):
    """A position that both versions of the rules are asked about, and the seed of what falls after it."""

    name: str
    position: Position
    seed: bytes


class Answer:
    """What one version of the rules makes of an action: whether it is allowed, and how the game stands then."""

    def __init__(self, before: Before, rules: str, seat: int, form: Mapping[str, Any]) -> None:
        found = game(before.name, rules=rules)
        self.position = found.load(before.position.dump(), Seeded(before.seed))
        self.allowed = True
        try:
            self.position.play(seat, found.action(form))
        except IllegalAction:
            self.allowed = False

    def listed(self) -> list[dict[str, Any]]:
        return [dict(action.form) for seat in self.position.to_act() for action in self.position.legal(seat)]

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Answer)
        mine = (self.allowed, self.position.dump(), self.listed())
        return mine == (other.allowed, other.position.dump(), other.listed())

    __hash__ = None  # type: ignore[assignment]


def answers(before: Before, seat: int, form: Mapping[str, Any]) -> tuple[Answer, Answer]:
    return Answer(before, "1", seat, form), Answer(before, "2", seat, form)


# --- records ---------------------------------------------------------------------------------------------------------


@each_game
def test_a_finished_record_is_verified_and_replayed_by_its_own_rules(name: str) -> None:
    path = FOLDER / f"{name}.ndjson"
    record = load(path)
    assert record.header.rules == "1"
    assert game(name).facts.rules_version == "2"
    rules = game(name, rules="1")
    assert verify(record, rules).ok
    *_, last = replay(record, rules)
    assert last.position.result() == record.result
    assert "the result follows from the game" in run("verify", path).stdout
    assert run("replay", path).exit_code == 0


# R16.8, R14.5, R1.13; A9.7, A16.1: the actions with which the two versions part.
PARTING = {
    "hotw2024": {"build_fort", "place_fleet", "play_honor", "play_event", "use_leader", "end_revenue", "take_building"},
    "hotw2001": {"attack_fleet", "man_fleet"},
}


@each_game
def test_the_record_comes_through_everything_that_version_2_decides_otherwise(name: str) -> None:
    assert PARTING[name] <= set(parting(load(FOLDER / f"{name}.ndjson"), name))


def parting(record: Record, name: str) -> list[str]:
    """The actions of a game that the newest rules refuse, or after which they let it go on otherwise."""
    rules, seed, found = game(name, rules="1"), bytes.fromhex(str(record.seed)), []
    position = rules.new(record.header.options, len(record.header.seats), Seeded(seed))
    for step in record.steps:
        assert step.seat is not None
        one, two = answers(Before(name, position, seed), step.seat, step.action)
        if one != two:
            found.append(step.action["do"])
        position.play(step.seat, rules.action(step.action))
    return found


# --- tables ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = tmp_path / "kept.db"
    path.write_bytes(gzip.decompress((FOLDER / "mundi.db.gz").read_bytes()))
    return sqlite_url(path)


def conquers(answer: Answer) -> bool:
    return any(form["do"] == "conquer" for form in answer.listed())


def phase(answer: Answer, name: str) -> str:
    return str(game(name).report(answer.position)["phase"])


def parts_as_said(situation: str, name: str, one: Answer, two: Answer) -> bool:
    """What the two versions make of the action before which the table stands."""
    if situation == "points-build_fort":  # R16.8
        return conquers(two) and not conquers(one)
    if situation == "capital":  # R1.13, R8.12
        return (phase(one, name), phase(two, name)) == ("expand", "shortage")
    if situation == "naval":  # A9.7
        return phase(one, name) != "naval" and phase(two, name) == "naval"
    return one.allowed and not two.allowed  # R14.5, A16.1


@each_game
def test_a_table_goes_on_under_its_own_rules_to_its_end(name: str, database: str) -> None:
    async def finish() -> None:
        async with running(database) as core:
            for situation, kept in TABLES[name].items():
                await finished(core, name, situation, kept)

    asyncio.run(finish())


async def finished(core: Core, name: str, situation: str, kept: Mapping[str, Any]) -> None:
    live = await core.hub.table(kept["table"])
    assert live.table.row.rules == "1"
    assert live.table.position is not None
    seat, form = kept["seat"], kept["next"]
    one, two = answers(Before(name, live.table.position, live.table.secret), seat, form)
    assert parts_as_said(situation, name, one, two), situation
    await core.act(live, seat, form)
    went_on = [dict(action.form) for other in live.table.to_act() for action in live.table.position.legal(other)]
    assert went_on == one.listed(), situation
    for other in range(len(kept["tokens"])):
        await live.ask(lambda other=other: live.set_seat(other, "bot", bot="random"))  # type: ignore[misc]
    await until(lambda: live.table.phase == "over" and live.committed == live.table.seq)
    record = await core.record(kept["table"])
    assert record.header.rules == "1"
    assert verify(record, game(name, rules="1")).ok, situation
