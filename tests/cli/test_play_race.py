"""A race at the terminal: others act and the clock runs while somebody types."""

import io
import json
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from tests.cli.commands import run
from tests.kit.grab import GAME, grab_among_the_games

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.display import PlainDisplay
from mappamundi.cli.play.players import players_of, seat_list
from mappamundi.cli.play.session import Session
from mappamundi.kernel import drawn
from mappamundi.records import Contest, Match, load, save, verify


class Clock:
    def __init__(self) -> None:
        self.now = START

    def tick(self, seconds: float) -> None:
        self.now += seconds


START = 1_700_000_000.0
CLOCK = Clock()


class Typed(Session):
    """Each line comes with the seconds that it took to type it."""

    lines: Iterator[tuple[float, str]]

    def read(self, prompt: str) -> str:
        self.screen.print(prompt)
        seconds, line = next(self.lines)
        CLOCK.tick(seconds)
        return line


def sit(
    seats: str, lines: list[tuple[float, str]], file: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Typed, list[str]]:
    """A sitting, and what was said in it."""
    match = Match.new(GAME, {}, seat_list(seats.split(","), GAME), bytes(32))
    players = players_of(match.header.seats)
    screen = Console(file=io.StringIO(), width=100, highlight=False)
    monkeypatch.setattr(CLOCK, "now", START)
    monkeypatch.setattr("mappamundi.cli.play.session.time.time", lambda: CLOCK.now)
    words = words_for(GAME, "en")
    session = Typed(match, players, PlainDisplay(words), words, screen, file, autosave=True)
    session.lines = chain(lines, repeat((0.0, "q")))
    session.run()
    assert isinstance(screen.file, io.StringIO)
    return session, screen.file.getvalue().splitlines()


def test_while_somebody_types_the_others_are_quicker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "race.ndjson"
    # Ready at once; after five seconds a thing that was there when the list was made may be gone.
    lines = [(0.1, "1"), (5.0, "1"), (5.0, "grab thing=1"), (30.0, "")]
    session, said = sit("me,random,random", lines, file, monkeypatch)
    assert session.match.result is not None
    assert any("made the world" in line for line in said)
    record = load(file)
    assert verify(record, GAME).ok
    times = [step.time or 0.0 for step in record.steps]
    assert times == sorted(times)
    assert {step.seat for step in record.steps} >= {None, 0, 1, 2}
    mine = [step for step in record.steps if step.seat == 0]
    assert [step.action["do"] for step in mine][:1] == ["ready"]
    assert mine[0].time == START + 0.1


def test_who_is_too_late_is_told_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [(0.1, "1"), *((1.5, "1") for _ in range(10))]
    session, said = sit("me,random,random,random", lines, tmp_path / "race.ndjson", monkeypatch)
    late = [line for line in said if line.startswith("Too late: ")]
    assert late
    assert set(late) <= {"Too late: Somebody was quicker.", "Too late: The game is over."}
    assert session.match.result is not None


def test_two_people_at_one_keyboard_take_turns_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [(0.0, line) for line in ("", "1", "", "", "1", "", "", "1", "", "", "2", "", "", "3")]
    session, said = sit("me:Ann,me:Bo", lines, tmp_path / "race.ndjson", monkeypatch)
    grabs = [step.seat for step in session.match.steps if step.action["do"] == "grab"]
    assert grabs[:3] in ([0, 1, 0], [1, 0, 1])
    assert not any("Too late" in line for line in said)


def test_a_record_tells_who_came_together_and_how_the_lot_fell(tmp_path: Path) -> None:
    match = Match.new(GAME, {}, seat_list(["random", "random", "random"], GAME), bytes(32))
    for seat in range(3):
        match.play(seat, GAME.action({"do": "ready"}), START)
    order = drawn(bytes(32), 5, [0, 1, 2])
    for thing, seat in enumerate(order[:2]):
        match.play(seat, GAME.action({"do": "grab", "thing": thing}), START + 1)
    record = match.record()
    contest = Contest(after=5, order=order, came=[4, 0, 9], credit=[0, 20, 3])
    record.steps[-2:] = [msgspec.structs.replace(step, contest=contest) for step in record.steps[-2:]]
    file = tmp_path / "race.ndjson"
    save(record, file)
    with grab_among_the_games():
        told = [json.loads(line) for line in run("replay", file, "--json").stdout.splitlines()]
        assert [entry.get("contest") for entry in told[:-1]] == [None] * 3 + [msgspec.to_builtins(contest)] * 2
        lines = run("replay", file, "--language", "nl").stdout.splitlines()
        assert sum("de volgorde is geloot" in line for line in lines) == 2
        checks = json.loads(run("verify", file, "--json").stdout)["checks"]
    lots = next(check for check in checks if check["name"] == "contests")
    assert (lots["ok"], lots["text"]) == (True, "the lots of all close races (1) follow from the seed")
