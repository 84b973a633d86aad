"""What a viewer sees and hears: the same in every world that it cannot tell from this one."""

from collections.abc import Iterable, Iterator, Sequence, Set
from random import Random
from typing import Any

from mappamundi.kernel import Action, Event, Game, Position, View
from mappamundi.kit.fault import located
from mappamundi.kit.random_play import some
from mappamundi.kit.subject import Subject

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


def look_alike(played: Subject[Any], position: Any, viewer: int | None, rng: Random) -> bool:
    """Compare it with another world that the viewer cannot tell from it; whether they differed at all."""
    other = played.other_world(position, viewer, rng)
    mine, theirs = position.view(viewer), other.view(viewer)
    assert mine.json() == theirs.json(), f"what is hidden from viewer {viewer} changes its view: {_apart(mine, theirs)}"
    assert everything(mine) == everything(theirs), (
        f"what is hidden from viewer {viewer} can be read from the fields of its view, though not from its `json`"
    )
    if viewer is not None:
        assert position.legal(viewer) == other.legal(viewer), f"what is hidden from seat {viewer} decides what is legal"
    return bool(position.dump() != other.dump())


def _apart(mine: View, theirs: View) -> str:
    """The keys in which two views differ."""
    first, second = mine.json(), theirs.json()
    return ", ".join(key for key in {**first, **second} if first.get(key) != second.get(key))


def check_told(game: Game, position: Position, events: Sequence[Event], seat: int) -> None:
    """A spectator is shown and told nothing that this seat is not; what is the same for all is told to all."""
    shown, own = position.view(None).json(), position.view(None).own()
    to_seat = position.view(seat).json()
    for key in shown.keys() - own.keys():
        assert shown[key] == to_seat.get(key), f"{key} differs between viewers, but is not in `own`"
    for event in events:
        to_all, to_one = game.tell(event, None), game.tell(event, seat)
        assert to_all.items() <= to_one.items(), f"a spectator hears more of {to_all['event']} than seat {seat}"
        assert to_all == to_one or game.kinds[event[0]].secret, (
            f"viewers hear different things of {to_all['event']}, but its kind has no secret fields"
        )


def check_hidden(played: Subject[Any], number: int, seed: int = 0) -> tuple[int, int]:
    """One game in which somebody's view is compared at every step with that of another world; how many worlds were
    compared, and how many of them differed from the real one."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number} hidden")
    position = played.new(rng.getrandbits(128), players, options)
    compared = different = 0
    with located(f"game {number} of seed {seed} ({players} seats)"):
        while position.result() is None and compared < played.most_decisions:
            different += look_alike(played, position, some(rng, viewers(position)), rng)
            compared += 1
            *_, events = played.step(position, rng, style)
            check_told(played.game, position, events, some(rng, range(players)))
    return compared, different
