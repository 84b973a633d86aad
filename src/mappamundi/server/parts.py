"""What the parts of a live table know of each other, and of the process they live in; so none has to import another."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from mappamundi.server.guests import Guests
from mappamundi.server.house import HouseClock
from mappamundi.server.metrics import Histogram
from mappamundi.server.race import Start
from mappamundi.server.relay import Relay
from mappamundi.server.rows import Entry
from mappamundi.server.store import Store
from mappamundi.server.table import Table
from mappamundi.server.webhooks import Post
from mappamundi.server.wire import Private
from mappamundi.server.workers import Workers

Answer = TypeVar("Answer")
# What seats keep to themselves, by seat and kind.
PrivateState = dict[tuple[int, str], Any]


class LiveTable(Protocol):
    """A table in memory, as its driver, its audience and its notices see it."""

    table: Table
    private: PrivateState
    owned: bool

    @property
    def hub(self) -> "Process": ...

    def seats_here(self) -> set[int]:
        """The seats that somebody reads for in this process."""
        ...

    def due(self, now: float) -> float | None:
        """When some process must look at the table, if nobody commands anything before."""
        ...

    async def ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have the owner task do a job, one after another, and give its answer."""
        ...

    async def wake(self) -> None:
        """Let the owner task look for what is due."""
        ...

    async def in_order(self, seat: int, form: Mapping[str, Any], job: Callable[[Start], Awaitable[Answer]]) -> Answer:
        """The same for what a seat wants: in a race when the referee serves the seat."""
        ...

    async def confirm_deadline(self, now: float) -> None:
        """Before anybody is told that a time is up: make sure that moves were possible."""
        ...

    async def ring(self, now: float) -> bool:
        """Let the clock play what the rules say, if its time has come."""
        ...

    def slack(self) -> float:
        """For how long after its time a clock waits for actions that are still on their way."""
        ...

    async def play(
        self,
        seat: int | None,
        form: dict[str, Any],
        by: str,
        key: str | None = None,
        *,
        private: Callable[[], dict[str, Any]] | None = None,
        start: Start | None = None,
        announced: bool = False,
    ) -> int:
        """Play an action, a seat's or nobody's, or announce it first."""
        ...

    async def set_seat(self, seat: int, state: str, **body: Any) -> int:
        """A change of who sits there."""
        ...

    async def set_private(self, seat: int, **kinds: Any) -> None:
        """Standing orders, plans: seen by their seat alone."""
        ...

    def remember(self, seat: int, kinds: dict[str, Any]) -> None: ...

    def private_of(self, seat: int) -> Private:
        """What only this seat sees."""
        ...

    async def reread_private(self) -> None: ...


class Process(Protocol):
    """The process, as a table sees it."""

    store: Store
    workers: Workers
    guests: Guests
    post: Post
    commit_times: Histogram
    relay: Relay

    now: HouseClock

    async def take_pulse(self) -> None:
        """Make sure that the database can be written to. If it could not for some time, no table counts that time."""
        ...

    def at(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        ...

    async def read(self, table_id: str) -> tuple[Table, PrivateState, int]:
        """The table as it is stored."""
        ...

    def forget(self, table_id: str) -> None: ...

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something on the side; a failure is reported, never lost."""
        ...

    def complain(self, table_id: str, error: Exception) -> None:
        """Something that a table should do by itself failed."""
        ...

    def clear_complaint(self, table_id: str) -> None:
        """It went well again."""
        ...

    def count(self, entries: Sequence[Entry]) -> None: ...
