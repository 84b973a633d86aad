"""Games that are recorded: they replay to the same position, verify, go on where they were left, and undo exactly."""

from random import Random
from typing import Any

from mappamundi.kernel import Event, IllegalAction, Seeded
from mappamundi.kit.fault import located
from mappamundi.kit.positions import canonical
from mappamundi.kit.random_play import seed_bytes
from mappamundi.kit.subject import Subject
from mappamundi.records import Match, Seat, decode, encode, replay, verify


def check_records(played: Subject[Any], number: int, seed: int = 0) -> None:
    """One game, with everything that a record is for."""
    with located(f"the record of game {number} of seed {seed}"):
        match = _recorded(played, number, seed)
        check_record(played, match)
        check_resumed(played, match)


def _recorded(played: Subject[Any], number: int, seed: int) -> Match:
    """A whole game; every step that may be taken back is, and made again."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number} record")
    seats = [Seat(f"seat {seat}", "random") for seat in range(players)]
    match = Match.new(played.game, options, seats, seed_bytes(rng.getrandbits(128)))
    while match.result is None and len(match.steps) < played.most_decisions:
        seat, action = played.choose(match.position, rng, style)
        before = canonical(match.position)
        events = match.play(seat, action)
        after = canonical(match.position)
        _check_told(played, seat, events)
        if seat is None:
            continue
        if match.can_undo(seat):
            match.undo(seat)
            assert canonical(match.position) == before, f"{action} taken back leaves another position"
            match.play(seat, action)
            assert canonical(match.position) == after, f"{action} taken back and done again comes out otherwise"
    return match


def _check_told(played: Subject[Any], seat: int | None, events: list[Event]) -> None:
    """Whatever reveals something closes undo."""
    reveals = [played.game.kinds[event[0]].name for event in events if played.game.kinds[event[0]].reveals]
    closed = played.game.closes_undo(events, seat)
    assert closed or not reveals, f"{', '.join(reveals)} can be taken back, though it reveals something"


def check_record(played: Subject[Any], match: Match) -> None:
    """Written and read again it replays to the same position, and verifies."""
    record = decode(encode(match.record()))
    moments = list(replay(record, played.game))
    assert moments[-1].position.dump() == match.position.dump(), "a record replays to another position"
    verdict = verify(record, played.game)
    assert verdict.ok, f"a record does not verify: {'; '.join(check.text for check in verdict.checks if not check.ok)}"


def check_resumed(played: Subject[Any], match: Match) -> None:
    """Half of the game, left and gone on with from its record, comes to the same end. So does a position that is loaded
    in the middle with the chance of the game."""
    record = match.record()
    half = Match.new(played.game, record.header.options, record.header.seats, record.any_seed())
    middle = len(record.steps) // 2
    for step in record.steps[:middle]:
        half.play(step.seat, played.game.action(step.action))
    resumed = Match.resume(decode(encode(half.record())), played.game)
    loaded = played.load(half.position.dump(), Seeded(record.any_seed() or bytes(32)))
    for count, step in enumerate(record.steps[middle:], middle + 1):
        action = played.game.action(step.action)
        try:
            resumed.play(step.seat, action)
            loaded.play(step.seat, action)
        except IllegalAction as error:
            raise AssertionError(f"step {count} is refused after the game was left for a while: {error}") from error
    assert resumed.position.dump() == match.position.dump(), "a game that was left goes on otherwise"
    assert loaded.dump() == match.position.dump(), "a loaded position goes on otherwise"
