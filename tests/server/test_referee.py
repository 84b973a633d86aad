"""The referee alone, in a time of its own: whose wire is long, who clicks like a machine gun, who came together."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import pytest
from tests.server.ticking import ticking

from mappamundi.kernel import Conduct, Target, drawn
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

    def wire(self, seat: int, round_trip: float, *, confirmed: bool = True) -> None:
        self.referee.wires.measured(seat, round_trip, confirmed=confirmed)

    def send(self, seat: int, at: float, do: str = "grab", accept: bool = True, reach: Sequence[Target] = ()) -> None:
        """An action of the seat arrives at that time."""
        self._tasks.append(asyncio.create_task(self._act(seat, at, do, accept, reach)))

    async def _act(self, seat: int, at: float, do: str, accept: bool, reach: Sequence[Target]) -> None:
        await asyncio.sleep(at - self.loop.time())
        async with self.referee.start(seat, do, reach) as start:
            self.served.append((seat, round(self.loop.time(), 3), start))
            if accept:
                self.entry += 1
                self.referee.accepted(seat, do)
            else:
                self.referee.refused(seat, do, reach)

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


@pytest.mark.parametrize("gap", [0.02, 0.07])
@pytest.mark.parametrize("confirmed", [True, False])
def test_a_long_wire_is_no_disadvantage_and_no_advantage(gap: float, confirmed: bool) -> None:
    """Seat 1 says that it clicked before seat 0, by more than the window or less, and arrives after it."""

    async def check() -> None:
        line = Line(race=Race(window=50))
        line.wire(0, 0.01)
        line.wire(1, 0.16, confirmed=confirmed)
        line.send(0, 1.0 + gap + 0.005)
        line.send(1, 1.0 + 0.08)
        await line.end()
        assert line.order() == drawn(SECRET, 7, [0, 1])
        contest = line.served[0][2].contest
        assert contest is not None
        assert dict(zip(contest.order, contest.credit, strict=True)) == {0: 5, 1: 80}
        assert dict(zip(contest.order, contest.came, strict=True)) == {0: round(1000 * gap), 1: 0}
        assert sorted(line.acted()) == [1.0, 1.0 + gap]

    refereed(check)


def test_the_wires_share_has_a_limit_and_is_that_of_the_shortest_round_trip() -> None:
    async def check() -> None:
        line = Line()
        for round_trip in (0.9, 0.06, 0.3):
            line.wire(0, round_trip)
        wires = line.referee.wires
        assert wires.credit(0) == 0.03
        line.wire(1, 3.0)
        assert wires.credit(1) == 0.1
        assert line.referee.slack(shared=False) == pytest.approx(0.18)
        assert line.referee.slack(shared=True) == 0.25
        wires.forget(1)
        assert wires.credit(1) == 0.0
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
        line = Line()
        sounding = Sounding(2, line.referee, None)
        assert sounding.due() == FIRST_ECHOES
        for number in range(1, 6):
            await asyncio.sleep(sounding.due())
            assert sounding.send() == f'{{"type":"echo","number":{number}}}'
        assert sounding.due() == ECHO_EVERY
        await asyncio.sleep(0.04)
        sounding.hear(4)
        assert line.referee.wires.credit(2) == 0.0, "an old one tells nothing"
        sounding.hear(5)
        assert line.referee.wires.credit(2) == pytest.approx(0.02)
        assert not line.referee.wires.confirmed(2)

    refereed(check)


def test_of_what_a_seat_says_and_what_the_system_knows_the_shorter_counts() -> None:
    async def check() -> None:
        line = Line()
        for late, known, credit in ((0.2, 0.03, 0.015), (0.02, 0.5, 0.01)):
            sounding = Sounding(1, line.referee, lambda known=known: known)  # type: ignore[misc]
            sounding.send()
            await asyncio.sleep(late)
            sounding.hear(1)
            assert line.referee.wires.credit(1) == pytest.approx(credit)
            assert line.referee.wires.confirmed(1)
            line.referee.wires.forget(1)

    refereed(check)


@pytest.mark.parametrize(("confirmed", "heard"), [(True, 1.18), (False, 1.12)])
def test_nobody_waits_long_for_a_wire_that_nobody_has_confirmed(confirmed: bool, heard: float) -> None:
    """Nor for anybody's who is there already, or was never sounded."""

    async def check() -> None:
        line = Line()
        line.people = [0, 1, 2]
        line.wire(1, 0.4, confirmed=confirmed)
        line.send(0, 1.0)
        line.send(0, 2.0)
        line.send(1, 2.01)
        await line.end()
        assert [at for seat, at, _ in line.served if seat == 0] == [heard, 2.08]

    refereed(check)


# --- what has just come to be there -----------------------------------------------------------------------------

THING: Target = ("thing", 1)


class Pile(Line):
    """A line for things that come to be there, by name."""

    def __init__(self, window: float = 0.08) -> None:
        super().__init__(Conduct(window=window, cooldown=0.0, there=lambda things: things))
        self.referee.look({})

    def lay(self, things: Mapping[Target, int], at: float, whose: int | None = None) -> None:
        self.loop.call_at(at, lambda: self.referee.look(things, whose))


@pytest.mark.parametrize("window", [0.08, 0.0])
def test_all_who_ask_for_what_has_just_come_draw_lots_when_it_can_have_been_seen(window: float) -> None:
    """Seat 0 asks in the same moment, and seat 2 when it has seen it; whatever seat 1 does elsewhere."""

    async def check() -> None:
        line = Pile(window)
        line.people = [0, 1, 2]
        line.lay({THING: 1}, 1.0)
        line.send(0, 1.001, reach=[THING])
        line.send(2, 1.19, reach=[THING])
        line.send(1, 1.05, reach=[("thing", 7)])
        await line.end()
        assert line.order() == [1, *drawn(SECRET, 8, [0, 2])]
        assert [at for _, at, _ in line.served] == pytest.approx([1.05 + window, 1.2 + window, 1.2 + window])
        assert line.acted() == [1.05, 1.2, 1.2]

    refereed(check)


def test_who_acts_elsewhere_brings_nobody_nearer_to_what_has_just_come() -> None:
    """Both are there from the moment 1.15 on, within the window of 1.2."""

    async def check() -> None:
        line = Pile()
        line.people = [0, 1]
        line.lay({THING: 1}, 1.0)
        line.send(0, 1.001, reach=[THING])
        line.send(1, 1.15)
        await line.end()
        assert [at for _, at, _ in line.served] == [1.2, 1.2]

    refereed(check)


def test_who_brought_it_about_goes_on_without_waiting_and_what_stays_is_not_new() -> None:
    async def check() -> None:
        line = Pile(0.0)
        line.lay({THING: 1}, 1.0, whose=0)
        line.send(0, 1.01, reach=[THING])
        line.lay({THING: 1, ("thing", 2): 1}, 1.3)
        line.send(1, 1.31, reach=[THING])
        line.lay({}, 2.0)
        line.lay({THING: 1}, 2.1, whose=0)
        line.lay({THING: 2}, 2.2, whose=1)
        line.send(1, 2.21, reach=[THING])
        line.send(0, 2.21, reach=[THING])
        await line.end()
        assert [(seat, at) for seat, at, _ in line.served] == [(0, 1.01), (1, 1.31), (1, 2.21), (0, 2.4)]

    refereed(check)


def test_what_is_there_at_the_first_look_may_have_been_there_for_long() -> None:
    async def check() -> None:
        line = Line(Conduct(there=lambda things: things), Race(window=0))
        line.referee.look({THING: 1})
        assert line.referee.seen(0, [THING])

    refereed(check)


def test_who_reached_for_something_in_vain_waits_before_the_same_and_for_nothing_else() -> None:
    async def check() -> None:
        line = Pile(0.0)
        for at, accept in ((1.0, False), (1.05, False), (1.06, True)):
            line.send(0, at, reach=[THING], accept=accept)
        line.send(1, 1.07, reach=[THING])
        await line.end()
        assert [(seat, at) for seat, at, _ in line.served] == [(0, 1.0), (1, 1.07), (0, 1.25), (0, 1.5)]
        line.send(0, 2.0, reach=[THING], accept=False)
        line.send(0, 2.01, reach=[("thing", 2)])
        await line.end()
        assert line.served[-1][1] == 2.01

    refereed(check)
