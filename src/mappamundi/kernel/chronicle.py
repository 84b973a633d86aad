"""Where a position writes down what happens, until somebody reads it."""

from mappamundi.kernel.event import Event


class Chronicle:
    """What happened since it was last read, event by event."""

    __slots__ = ("_events",)

    def __init__(self) -> None:
        self._events: list[Event] = []

    def append(self, event: Event) -> None:
        self._events.append(event)

    def read(self) -> list[Event]:
        """The events so far; the next ones begin a new page."""
        events, self._events = self._events, []
        return events


class Silence(Chronicle):
    """Keeps nothing: where a game is only played to see how it ends."""

    def append(self, event: Event) -> None:
        pass

    def read(self) -> list[Event]:
        return self._events
