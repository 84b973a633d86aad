"""Events: what happened, told to each viewer as far as that viewer may know.

Inside the rules an event is a tuple of ints, the number of its kind first; names come back at the edge, when it is
told. A kind declares which fields only one seat may hear, whether it reveals what was hidden, and whom it touches.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Event = tuple[Any, ...]
Namer = Callable[[Any], Any]


class Kind(NamedTuple):
    """A kind of event.

    `fields` are (name, type) pairs; a game has a function for each type that turns its ints into names. `secret`
    fields are told only to the seat in the field `knower`. An event that `reveals` (dice, a card turned up, a pile
    opened) closes undo for everybody; one with `touches` closes it unless the seat in that field is the seat acting.
    Fields `added` to a kind stand last: logs kept from before lack them, and are told without. A field that may be
    `empty` names nobody or nothing where there is none, and is told as null.
    """

    name: str
    fields: tuple[tuple[str, str], ...] = ()
    secret: tuple[str, ...] = ()
    knower: str = ""
    reveals: bool = False
    touches: str = ""
    added: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()

    def value(self, event: Event, field: str) -> Any:
        """The raw value of one field."""
        for place, (name, _) in enumerate(self.fields):
            if name == field:
                return event[place + 1]
        raise KeyError(field)

    def describe(self, event: Event, viewer: int | None, namers: dict[str, Namer]) -> dict[str, Any]:
        """The event as JSON, without what this viewer (`None`: a spectator) may not know."""
        knows = not self.secret or (viewer is not None and self.value(event, self.knower) == viewer)
        told: dict[str, Any] = {"event": self.name}
        fields = self.fields
        if len(event) <= len(fields) and fields[len(event) - 1][0] in self.added:
            fields = fields[: len(event) - 1]
        for (name, sort), raw in zip(fields, event[1:], strict=True):
            if knows or name not in self.secret:
                told[name] = namers[sort](raw) if sort in namers else raw
        return told


def closes_undo(events: Iterable[Event], kinds: Sequence[Kind], seat: int | None) -> bool:
    """Whether, after these events, `seat` can no longer take back the action that caused them."""
    if seat is None:
        return True  # time that has passed does not come back
    for event in events:
        kind = kinds[event[0]]
        if kind.reveals or (kind.touches and kind.value(event, kind.touches) not in (seat, -1)):
            return True
    return False
