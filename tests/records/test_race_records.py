"""Records of a race: nobody's steps are kept, repeated, checked and never taken back."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.cli.commands import run
from tests.kit.grab import GAME, grab_among_the_games, passing

from mappamundi.kernel import BadInput, IllegalAction
from mappamundi.records import Match, Record, Seat, decode, encode, replay, save, verify

SEATS = [Seat("Ann", "human"), Seat("Bo", "random")]


def grab(match: Match, seat: int, thing: int, time: float) -> None:
    match.play(seat, GAME.action({"do": "grab", "thing": thing}), time)


def closing() -> Match:
    """A race of which half is over: the clock runs."""
    match = Match.new(GAME, {}, SEATS, bytes(32))
    for seat in range(2):
        match.play(seat, GAME.action({"do": "ready"}), 100.0)
    for thing in range(4):
        grab(match, thing % 2, thing, 101.0 + thing)
    return match


def played() -> Match:
    match = closing()
    match.play(None, passing(2.5), 106.5)
    grab(match, 1, 7, 106.5)
    match.play(None, passing(7.5), 114.0)
    return match


def test_nobodys_steps_are_kept_and_repeated() -> None:
    match = played()
    assert match.result is not None
    content = encode(match.record())
    assert b'{"seat":null,"action":{"do":"time","seconds":2.5},"time":106.5}\n' in content
    record = decode(content)
    assert record.steps == match.steps
    *_, last = replay(record, GAME)
    assert last.position.dump() == match.position.dump()
    assert verify(record, GAME).ok


def test_a_saved_race_goes_on() -> None:
    match = closing()
    match.play(None, passing(2.5), 106.5)
    again = Match.resume(decode(encode(match.record())), GAME)
    assert again.position.dump() == match.position.dump()
    alarm = again.position.alarm()
    assert alarm is not None
    assert alarm.seconds == 7.5


def test_nobody_takes_time_back() -> None:
    match = closing()
    match.play(None, passing(1), 106.0)
    for seat in (0, 1, None):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.undo(seat)


def test_a_step_that_is_not_allowed_is_named_as_nobodys() -> None:
    record = played().record()
    late = msgspec.structs.replace(record.steps[-1], time=120.0)
    wrong = Record(record.header, [*record.steps, late], record.result, record.seed)
    with pytest.raises(BadInput, match=r"step 10, time\(seconds=7.5\) by nobody, is not allowed: The game is over"):
        list(replay(wrong, GAME))
    stolen = replace(record, steps=[msgspec.structs.replace(step, seat=step.seat or 0) for step in record.steps])
    assert not verify(stolen, GAME).ok


def test_a_race_is_told_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "race.ndjson"
    save(played().record(), file)
    with grab_among_the_games():
        told = run("replay", str(file)).stdout
        assert run("verify", str(file)).stdout
    assert "    8  grab-grabbed who Bo thing 7 worth 4\n    9  grab-time_was_up\n" in told
