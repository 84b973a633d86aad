"""Records of 4 Gods: a race is kept with its time, repeated exactly, checked, told and gone on with."""

from pathlib import Path
from random import Random

import pytest
from tests.cli.commands import run
from tests.games.fourgods.game import GAME
from tests.games.fourgods.subject import SUBJECT
from tests.kit.subject import Golden

from mappamundi.records import Match, Record, Seat, decode, encode, replay, save, verify

golden_games = pytest.mark.parametrize("golden", SUBJECT.golden, ids=lambda golden: golden.name)


def played(golden: Golden) -> Match:
    """The kept game as somebody's record, a step a second."""
    seats = [Seat(f"Ann {seat}", "human") for seat in range(golden.players)]
    match = Match.new(GAME, golden.options, seats, golden.seed.to_bytes(32, "little"))
    position, rng = SUBJECT.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    while position.to_act():
        seat, action, _ = SUBJECT.step(position, rng, golden.style)
        match.play(seat, action, 1_000.0 + len(match.steps))
    assert match.position.dump() == position.dump()
    return match


@golden_games
def test_a_game_is_kept_repeated_and_checked(golden: Golden) -> None:
    match = played(golden)
    record = decode(encode(match.record()))
    *_, last = replay(record, GAME)
    assert last.position.dump() == match.position.dump()
    assert verify(record, GAME).ok


def test_a_game_goes_on_in_the_middle_of_a_turn() -> None:
    record = played(SUBJECT.golden[1]).record()
    for length in (50, 100, 230):
        half = Record(record.header, record.steps[:length], None, record.seed)
        again = Match.resume(decode(encode(half)), GAME)
        *_, last = replay(half, GAME)
        assert again.position.dump() == last.position.dump()
        alarms = again.position.alarm(), last.position.alarm()
        assert alarms[0] is not None
        assert alarms[1] is not None
        assert alarms[0].seconds == alarms[1].seconds


def test_a_race_is_told_and_verified_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "race.ndjson"
    save(played(SUBJECT.golden[0]).record(), file)
    lines = run("replay", file, "--language", "it").stdout.splitlines()
    assert any("Hanno passato tutti" in line for line in lines)
    assert not [line for line in lines if "chronicle-" in line]
    run("verify", file)
