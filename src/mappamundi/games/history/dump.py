"""Writing a state of play as JSON and reading it again: the coders that the editions' dumps are made of."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mappamundi.games.history.board import members, union
from mappamundi.kernel import BadInput

# How a value of a state is written, and read again. The state is that of an edition: what is asked of it here is
# `board`, `players`, `owners` and `pieces`.
Coder = tuple[Callable[[Any, Any], Any], Callable[[Any, Any], Any]]
Ids = Callable[[Any], Sequence[str]]  # of a board


def _as_it_is(p: Any, value: Any) -> Any:
    return value


def one(ids: Ids) -> Coder:
    """A number that names a thing; -1 is none."""
    return (
        lambda p, n: None if n < 0 else ids(p.board)[n],
        lambda p, name: -1 if name is None else list(ids(p.board)).index(name),
    )


def several(ids: Ids) -> Coder:
    """A mask of things."""
    return (
        lambda p, mask: [ids(p.board)[n] for n in members(mask)],
        lambda p, names: union(list(ids(p.board)).index(name) for name in names),
    )


def row(coder: Coder, box: Callable[[Any], Any] = list) -> Coder:
    """Several of them; `box` is the list or tuple that the state keeps."""
    out, back = coder
    return (
        lambda p, values: [out(p, value) for value in values],
        lambda p, values: box([back(p, value) for value in values]),
    )


def flag(flag: int) -> Coder:
    """The lands with this piece."""
    return (
        lambda p, pieces: [land for land, here in zip(p.board.land_ids, pieces, strict=True) if here & flag],
        lambda p, lands: [
            here | flag if name in lands else here for name, here in zip(p.board.land_ids, p.pieces, strict=True)
        ],
    )


def _owned(p: Any, owners: list[int]) -> list[list[str]]:
    """For each seat the lands of its pieces."""
    held: list[list[str]] = [[] for _ in range(p.players)]
    for land, owner in zip(p.board.land_ids, owners, strict=True):
        if 0 <= owner < p.players:
            held[owner].append(land)
    return held


def _owners(p: Any, held: list[list[str]]) -> list[int]:
    owners: list[int] = p.owners[:]
    for seat, lands in enumerate(held):
        for land in lands:
            owners[p.board.land_index[land]] = seat
    return owners


PLAIN: Coder = (_as_it_is, _as_it_is)
NUMBERS: Coder = (lambda p, values: list(values), lambda p, values: list(values))
FIXED: Coder = (lambda p, values: list(values), lambda p, values: tuple(values))
SEATS: Coder = (lambda p, mask: members(mask), lambda p, seats: union(seats))
HELD: Coder = (_owned, _owners)


def fill(
    p: Any,
    dumped: Mapping[str, Any],
    fields: Mapping[str, Coder],
    kept_in: Mapping[str, str],
    added: Collection[str] = (),
) -> None:
    """Fill a fresh state from a dump: only what the coders would write again. What was `added` later may be missing."""
    for name, (out, back) in fields.items():
        if name not in dumped:
            if name in added:
                continue
            raise BadInput(f"the position lacks {name!r}; it is not a complete dump")
        value = None
        with suppress(ValueError, TypeError, IndexError, KeyError, AttributeError):
            value = back(p, dumped[name])
        place = kept_in.get(name, name)
        if type(value) is not type(getattr(p, place)) or out(p, value) != dumped[name]:
            raise BadInput(f"{name!r} of the position cannot be {dumped[name]!r}")
        setattr(p, place, value)


def write(p: Any, fields: Mapping[str, Coder], kept_in: Mapping[str, str]) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    return {name: out(p, getattr(p, kept_in.get(name, name))) for name, (out, _) in fields.items()}
