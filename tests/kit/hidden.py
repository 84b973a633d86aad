"""What a viewer sees and hears: the same in every world that it cannot tell from this one."""

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any

from mappamundi.kernel import Action, Event, Game, Position, View

Told = dict[str, Any]


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.players)]


def everything(view: View) -> Told:
    """All that a bot could read from the view, not only what its JSON says."""
    names = getattr(type(view), "__slots__", None) or vars(view)
    return {name: getattr(view, name) for name in names}


def glance(position: Position, viewer: int | None) -> tuple[Told, Sequence[Action]]:
    """All that the viewer sees, and what it may do."""
    return everything(position.view(viewer)), () if viewer is None else position.legal(viewer)


def tell(game: Game, events: Iterable[Event], viewer: int | None) -> list[Told]:
    return [game.tell(event, viewer) for event in events]


def named(value: Any, cards: Set[str]) -> Iterator[str]:
    """The cards that something told names, wherever in it."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from named(inner, cards)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner, cards)
    elif isinstance(value, str) and value in cards:
        yield value
