"""Who acts next: in turns as it always was, in a race when each said it would, and the clock in between."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.commands import run
from tests.games.hotw2018.game import GAME as HISTORY
from tests.kit.grab import GAME, SAY_READY, GrabPosition, grab_among_the_games

from mappamundi.bots import SECOND_LOOK, Decision, Wait, make_bot
from mappamundi.bots.scheduler import Move, Scheduler
from mappamundi.cli.tournament import Table, play_one
from mappamundi.kernel import Position, Seeded


def new_race(players: int = 3, things: str = "16") -> GrabPosition:
    return GAME.new({"things": things}, players, Seeded(bytes(32)))


def played(position: Position, scheduler: Scheduler, until: float = 1e9) -> list[tuple[float, Move]]:
    """All moves, each with the time at which it was made."""
    moves = []
    for seat, action in scheduler.moves(position, until):
        position.play(seat, action)
        moves.append((scheduler.now, (seat, action)))
    return moves


def test_turns_are_taken_by_whoever_is_awaited_first_and_cost_no_time() -> None:
    position, twin = (HISTORY.new({}, 4, Seeded(bytes(32))) for _ in range(2))
    bots = [make_bot("random", HISTORY, seat) for seat in range(4)]
    twins = [make_bot("random", HISTORY, seat) for seat in range(4)]
    scheduler = Scheduler(lambda seat: bots[seat].choose(position.view(seat), position.legal(seat)))
    for seat, action in scheduler.moves(position):
        assert seat == twin.to_act()[0]
        assert action is twins[seat].choose(twin.view(seat), twin.legal(seat))
        position.play(seat, action)
        twin.play(seat, action)
    assert position.result() is not None
    assert scheduler.now == 0


def test_a_race_is_run_by_the_waits_of_its_bots_and_ended_by_its_clock() -> None:
    """Seat 0 grabs every second, seat 1 every two seconds, seat 2 never gets round to it."""
    position = new_race()

    def choose(seat: int) -> Decision:
        if position.waiting[seat]:
            return SAY_READY
        if seat == 2:
            return Wait(5.0)
        # Both always reach for the same thing: who is slower must look again.
        return Wait(1.0 + seat, position.legal(seat)[0])

    moves = played(position, Scheduler(choose))
    assert position.result() is not None
    grabs = [(at, seat) for at, (seat, action) in moves if action.do == "grab"]
    # Who was forestalled needs only a part of the time to reach for something else, and is not starved.
    assert grabs[:3] == [(1.0, 0), (2.0, 0), (2.0 + 2.0 * SECOND_LOOK, 1)]
    taken = Counter(seat for _, seat in grabs)
    assert taken[0] > taken[1] > 0 == taken[2]
    # From the eighth thing on a clock runs, and before each move it is played how long that was.
    passed = [(at, action.form["seconds"]) for at, (seat, action) in moves if seat is None]
    assert passed == [(at, round(at - before, 3)) for (before, _), (at, _) in pairwise(grabs[7:])]


def test_the_alarm_rings_where_nobody_acts() -> None:
    position = new_race(2, "8")
    slow = Scheduler(lambda seat: SAY_READY if position.waiting[seat] else Wait(7.0, position.legal(seat)[-seat]))
    moves = played(position, slow)
    at, (seat, action) = moves[-1]
    assert (seat, position.clock) == (None, 0)
    assert action.form == {"do": "time", "seconds": 3.0}
    assert at == 24.0  # two things each at 7 and 14, then the ten seconds
    assert position.left()


def test_bots_that_never_wait_take_turns_in_a_race() -> None:
    position = new_race(3)
    moves = played(position, Scheduler(lambda seat: position.legal(seat)[0]))
    taken = Counter(seat for _, (seat, action) in moves if action.do == "grab")
    assert max(taken.values()) - min(taken.values()) <= 1


def test_bots_that_all_wait_for_ever_are_found_out() -> None:
    position = new_race(2)
    with pytest.raises(RuntimeError, match="waits for ever"):
        played(position, Scheduler(lambda seat: Wait(100.0)))


def test_time_stops_where_it_is_said() -> None:
    position = new_race(2)
    scheduler = Scheduler(lambda seat: Wait(1.0, position.legal(seat)[0]), frozenset({1}))
    assert played(position, scheduler, 0.5) == []
    position.play(0, SAY_READY)
    assert [at for at, _ in played(position, scheduler, 3.2)] == [1.0, 2.0, 3.0]
    assert scheduler.now == 3.2


def test_the_same_seed_runs_the_same_race() -> None:
    table = Table("grab", {"things": "16"}, ("random",) * 4, 3, None)
    results = [play_one(GAME, table, number) for number in (0, 0, 1)]
    assert results[0] == results[1] != results[2]
    assert all(count > 1 for count in results[0].decisions)


def test_races_are_simulated_and_measured(tmp_path: Path) -> None:
    with grab_among_the_games():
        out = tmp_path / "games.csv"
        run("simulate", "grab", "--games", "3", "--out", str(out))
        assert len(out.read_text().splitlines()) == 1 + 3 * 4
        assert "decisions per second" in run("bench", "grab", "--seconds", "0.1").stdout
        assert "grab" in run("games").stdout
