"""Programs that race through real sockets, honest and hostile, in a time that the test turns on.

Referee and house count by one clock, which stands still until it is turned. So who was first is the test's to say, the
lot is the seed's, and nothing depends on how busy the machine is.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from tests.kit.regrab import regrab_among_the_games
from tests.server.core import standing_still
from tests.server.racing import READY, grab
from tests.server.serving import PATIENCE, Served, Socket

from mappamundi.server.live import Live
from mappamundi.server.sockets import FIRST_ECHOES

# The one thing that everybody wants.
THING = 0
LAY = {"do": "lay", "thing": THING}


class Program:
    """One that plays a seat. It answers its echo once: after that it is known how long its wire is, or is said to be.

    What it sends takes `wire` seconds, and so does what it is sent; `late` are those by which it delays its echo.
    """

    def __init__(self, socket: Socket, seat: int, wire: float = 0.0, late: float = 0.0) -> None:
        self.socket = socket
        self.seat = seat
        self.wire = wire
        self.late = late
        self.sent = 0
        self.echo = 0

    def delay(self) -> float:
        """How long after its echo was sent it is back."""
        return 2 * self.wire + self.late

    def act(self, action: dict[str, Any], key: str = "") -> str:
        self.sent += 1
        key = key or f"act-{self.seat}-{self.sent:06d}"
        self.socket.send(type="act", key=key, action=action)
        return key

    def hear(self, key: str) -> dict[str, Any]:
        """What became of the action of that key."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = self.socket.receive()
            if told.get("key") == key and told["type"] in ("ack", "refused"):
                return told
        raise AssertionError(f"{key} was not answered")


class Arena:
    """A table of the toy race at a server, with its clock and its programs."""

    def __init__(self, served: Served, created: dict[str, Any], programs: list[Program]) -> None:
        self.served = served
        self.table = created["table"]["id"]
        self.tokens = created["seats"]
        self.programs = programs
        self.clock: Any = served.app.state.hub.now

    @property
    def live(self) -> Live:
        live: Live = self.served.app.state.hub.at(self.table)
        return live

    def turn(self, seconds: float) -> None:
        """So much time passes for everybody, and the referee and the house look what is due."""

        async def turn() -> None:
            self.clock.now += seconds
            self.live.referee._news.set()
            # It looks when it has been woken, and answers whoever wakes it again after that.
            await self.live.wake()
            await self.live.wake()

        self.served.inside(turn())

    def until(self, holds: Callable[[Live], bool]) -> None:
        """Until that is so at the table; something is under way that brings it about."""

        async def wait() -> None:
            async with asyncio.timeout(PATIENCE):
                while not holds(self.live):
                    await asyncio.sleep(0.001)

        self.served.inside(wait())

    def send(self, program: Program, action: dict[str, Any] | None = None) -> str:
        """The program acts, and what it sent stands at the line."""
        waiting = self.waiting(program)
        key = program.act(action or grab(THING))
        self.until(lambda _: self.waiting(program) > waiting)
        return key

    def waiting(self, program: Program) -> int:
        return sum(entrant.seat == program.seat for entrant in self.live.referee._line)

    def lay(self, program: Program) -> None:
        """Whoever has the thing lays it back."""
        key = self.send(program, LAY)
        self.turn(0.2)
        assert program.hear(key)["type"] == "ack"

    def winner(self, keys: dict[int, str]) -> int:
        """The only one of these whose action was accepted, by the keys of their seats. Whoever came last is served when
        all are there; were anybody shut out, it would be heard after that."""
        *others, last = keys
        answers = {last: self.programs[last].hear(keys[last])["type"]}
        self.turn(1.0)
        answers |= {seat: self.programs[seat].hear(keys[seat])["type"] for seat in others}
        (won,) = (seat for seat, kind in answers.items() if kind == "ack")
        return won

    def steps(self, do: str = "grab") -> list[dict[str, Any]]:
        """The steps of that kind in the log."""
        log = self.served.inside(self.served.app.state.hub.store.log(self.table))
        return [entry.body for entry in log if entry.kind == "step" and entry.body["action"]["do"] == do]

    def sound(self) -> None:
        """All wires are measured once, by the clock: whoever likes answers late. Whatever echo comes later is left
        unanswered, which tells nothing."""
        self.turn(FIRST_ECHOES)
        for program in self.programs:
            program.echo = program.socket.receive("echo")["number"]
        passed = 0.0
        for program in sorted(self.programs, key=Program.delay):
            self.turn(program.delay() - passed)
            passed = program.delay()
            program.socket.send(type="echo", number=program.echo)
            self.until(lambda live, seat=program.seat: seat in live.referee.wires._round_trips)  # type: ignore[misc]


@contextmanager
def arena(folder: Path, *wires: tuple[float, float], proxied: bool = False, **race: int) -> Iterator[Arena]:
    """A race for the one thing, which the first program has; each has its wire, and is so much late with its echo.

    Behind a proxy the system cannot tell how long a wire is.
    """
    rng = Random(4)
    with ExitStack() as stack:
        stack.enter_context(regrab_among_the_games())
        stack.enter_context(patch("mappamundi.server.new_tables.new_seed", lambda: rng.randbytes(32)))
        served = stack.enter_context(standing_still(folder, proxies=int(proxied)))
        created = served.table(*[{"kind": "me"}] * len(wires), game="grab", race={"cooldown": 0} | race)
        table, tokens = created["table"]["id"], created["seats"]
        live: Live = served.inside(served.app.state.hub.table(table))
        live.referee.clock = served.app.state.hub.now

        def connected(seat: int) -> Socket:
            return stack.enter_context(served.socket(table, tokens[str(seat)]))

        programs = [Program(connected(seat), seat, *wire) for seat, wire in enumerate(wires)]
        made = Arena(served, created, programs)
        for program in programs:
            assert program.hear(program.act(READY))["type"] == "ack"
        made.sound()
        key = made.send(programs[0])
        made.turn(1.0)
        assert made.programs[0].hear(key)["type"] == "ack"
        yield made
