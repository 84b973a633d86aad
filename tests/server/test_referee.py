"""The referee alone, in a time of its own: whose wire is long, who clicks like a machine gun, who came together."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.ticking import ticking

from mappamundi.kernel import Conduct, drawn
from mappamundi.server.problems import Refusal
from mappamundi.server.race import MOST_WAITING, Referee, Start
from mappamundi.server.sockets import ECHO_EVERY, FIRST_ECHOES, Sounding
from mappamundi.server.wire import Race

SECRET = bytes(range(32))
NOON = 1_700_000_000.0


class Line:
    """A referee, and who was let go in which order."""

    def __init__(self, conduct: Conduct | None = None, race: Race | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.entry = 7
        conduct = conduct or Conduct(cooldown=0.0)
        self.people = [0, 1, 2, 3]
        self.referee = Referee(
            race or Race(),
            conduct,
            SECRET,
            lambda: self.entry,
            lambda: NOON + self.loop.time(),
            lambda: self.people,
        )
        self.served: list[tuple[int, float, Start]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def wire(self, seat: int, round_trip: float) -> None:
        self.referee.measured(seat, round_trip)

    def send(self, seat: int, at: float, do: str = "grab", accept: bool = True) -> None:
        """An action of the seat arrives at that time."""
        self._tasks.append(asyncio.create_task(self._act(seat, at, do, accept)))

    async def _act(self, seat: int, at: float, do: str, accept: bool) -> None:
        await asyncio.sleep(at - self.loop.time())
        async with self.referee.start(seat, do) as start:
            self.served.append((seat, round(self.loop.time(), 3), start))
            if accept:
                self.entry += 1
                self.referee.accepted(seat, do)

    async def end(self) -> None:
        await asyncio.gather(*self._tasks)

    def order(self) -> list[int]:
        return [seat for seat, _, _ in self.served]

    def acted(self) -> list[float]:
        """When each counts as having acted."""
        return [round(start.at - NOON, 3) for _, _, start in self.served]


def refereed(check: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await check()

    ticking(run())


def test_those_within_the_window_are_ordered_by_lot_whoever_was_first() -> None:
    async def check() -> None:
        line = Line()
        arrivals = {0: 1.0, 1: 1.03, 2: 1.08, 3: 1.081}
        for seat, at in arrivals.items():
            line.send(seat, at)
        await line.end()
        lots = drawn(SECRET, 7, range(3))
        assert lots != [0, 1, 2]
        assert line.order() == [*lots, 3]
        assert [at for _, at, _ in line.served] == [1.08] * 3 + [1.161]
        assert line.acted() == [arrivals[seat] for seat in line.order()]
        contest = line.served[0][2].contest
        assert contest is not None
        assert (contest.after, contest.order) == (7, lots)
        assert contest.came == [round((arrivals[seat] - 1.0) * 1000) for seat in lots]
        assert line.served[3][2].contest is None

    refereed(check)


@pytest.mark.parametrize(("gap", "by_lot"), [(0.02, True), (0.07, False)])
def test_a_long_wire_is_no_disadvantage(gap: float, by_lot: bool) -> None:
    """Seat 1 clicks before seat 0, and arrives long after it."""

    async def check() -> None:
        line = Line(race=Race(window=50))
        line.wire(0, 0.01)
        line.wire(1, 0.16)
        line.send(0, 1.0 + gap + 0.005)
        line.send(1, 1.0 + 0.08)
        await line.end()
        if by_lot:
            assert line.order() == drawn(SECRET, 7, [0, 1])
            contest = line.served[0][2].contest
            assert contest is not None
            assert dict(zip(contest.order, contest.credit, strict=True)) == {0: 5, 1: 80}
            assert dict(zip(contest.order, contest.came, strict=True)) == {0: 20, 1: 0}
        else:
            assert line.order() == [1, 0], "it was sent first by more than the window"
        assert sorted(line.acted()) == [1.0, 1.0 + gap]

    refereed(check)


def test_the_wires_share_has_a_limit_and_is_that_of_the_shortest_round_trip() -> None:
    async def check() -> None:
        line = Line()
        for round_trip in (0.9, 0.06, 0.3):
            line.wire(0, round_trip)
        assert line.referee.credit(0) == 0.03
        line.wire(1, 3.0)
        assert line.referee.credit(1) == 0.1
        assert line.referee.slack(shared=False) == pytest.approx(0.18)
        assert line.referee.slack(shared=True) == 0.25
        line.referee.forget(1)
        assert line.referee.credit(1) == 0.0
        assert line.referee.slack(shared=False) == pytest.approx(0.11)

    refereed(check)


def test_nobody_waits_for_those_who_are_there() -> None:
    """Seats 2 and 3 are bots': they wait for the people, and the people not for them."""

    async def check() -> None:
        line = Line()
        line.people = [0, 1]
        line.send(2, 1.0)
        line.send(0, 1.02)
        line.send(1, 1.05)
        line.send(1, 2.0)
        line.send(0, 2.04)
        line.send(3, 3.0)
        await line.end()
        assert line.order()[:3] == drawn(SECRET, 7, [0, 1, 2])
        assert [round(at, 3) for _, at, _ in line.served] == [1.05, 1.05, 1.05, 2.04, 2.04, 3.08]
        line.people = [0]
        line.send(0, 4.0)
        await line.end()
        assert line.served[-1][1] == 4.0

    refereed(check)


def test_without_a_window_arrival_decides_and_no_wire_counts() -> None:
    async def check() -> None:
        line = Line(race=Race(window=0))
        line.wire(0, 0.2)
        line.send(1, 1.0)
        line.send(0, 1.001)
        line.send(2, 1.002)
        await line.end()
        assert line.order() == [1, 0, 2]
        assert [at for _, at, _ in line.served] == line.acted() == [1.0, 1.001, 1.002]
        assert {start.contest for _, _, start in line.served} == {None}
        assert line.referee.slack(shared=True) == 0.0

    refereed(check)


def test_each_kind_of_action_cools_down_by_itself_and_a_seat_keeps_its_order() -> None:
    async def check() -> None:
        line = Line(Conduct(window=0.0, cooldown=0.1, cooldowns={"draw": 0.7, "bless": 0.0}))
        for number, do in enumerate(("draw", "grab", "bless", "bless", "grab", "draw", "grab")):
            line.send(0, 1.0 + number / 1000, do)
        line.send(1, 1.01, "draw")
        await line.end()
        assert [(seat, at) for seat, at, _ in line.served] == [
            (0, 1.0),
            (0, 1.001),
            (0, 1.002),
            (0, 1.003),
            (1, 1.01),
            (0, 1.101),
            (0, 1.7),
            (0, 1.7),
        ]
        assert line.acted() == [at for _, at, _ in line.served]

    refereed(check)


def test_a_refusal_cools_nobody_down_and_a_machine_gun_is_told_so() -> None:
    async def check() -> None:
        line = Line(Conduct(window=0.01, cooldown=0.5))
        for number in range(MOST_WAITING + 1):
            line.send(0, 1.0 + number / 10_000, accept=False)
        with pytest.raises(Refusal, match="Not so fast"):
            await line.end()
        await asyncio.sleep(1.0)
        assert [round(at, 2) for _, at, _ in line.served] == [1.01] * MOST_WAITING

    refereed(check)


def test_who_asks_in_vain_for_some_things_may_not_ask_again_at_once() -> None:
    async def check() -> None:
        line = Line(Conduct(penances={"challenge": 3.0}))
        assert line.referee.refused(0, "grab") == 0.0
        assert line.referee.refused(0, "challenge") == 3.0
        await asyncio.sleep(2.5)
        assert line.referee.barred(0, "challenge") == pytest.approx(0.5)
        assert line.referee.barred(0, "grab") == line.referee.barred(1, "challenge") == 0.0
        await asyncio.sleep(0.5)
        assert line.referee.barred(0, "challenge") == 0.0

    refereed(check)


def test_the_wire_is_measured_by_what_comes_back() -> None:
    async def check() -> None:
        told: list[tuple[int, float]] = []
        sounding = Sounding(2, lambda seat, seconds: told.append((seat, round(seconds, 3))))
        assert sounding.due() == FIRST_ECHOES
        for number in range(1, 6):
            await asyncio.sleep(sounding.due())
            assert sounding.send() == f'{{"type":"echo","number":{number}}}'
        assert sounding.due() == ECHO_EVERY
        await asyncio.sleep(0.04)
        for number in (4, 5, 5):
            sounding.hear(number)
        assert told == [(2, 0.04)], "an old one and the same again tell nothing"

    refereed(check)
