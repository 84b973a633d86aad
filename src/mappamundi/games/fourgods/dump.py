"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.bag import find_lying
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.state import NONE, PHASES, State, Variant
from mappamundi.games.fourgods.tiles import CORNERS, LITERALS, shape_of
from mappamundi.games.fourgods.world import CITY
from mappamundi.kernel import BadInput

# Numbers and lists of them, as they are.
PLAIN: Final = ("players", "clock", "age", "cities_left", "returned", "active", "acted", "turns_left")
LISTS: Final = ("ready", "passed", "taken", "reserves", "destroyed", "lost", "tokens", "owes", "debts")
# Not dumped: what the game itself brings along, and what follows from the rest.
BROUGHT: Final = frozenset(("rules", "module", "chance", "log"))
DERIVED: Final = frozenset(
    ("lines", "demands", "open", "settled", "standing", "filled", "lying", "room", "kingdoms", "unjoined", "owners")
)


def dump(p: State) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    slots = p.module.slots
    return {
        "size": [p.grid.width, p.grid.height],
        "variant": _written_variant(p.variant),
        "phase": PHASES[p.phase],
        **{name: getattr(p, name) for name in PLAIN},
        **{name: list(getattr(p, name)) for name in LISTS},
        "world": {p.grid.names[cell]: _lying(p, cell) for cell, shape in enumerate(p.shapes) if shape >= 0},
        "cities": {
            p.grid.names[cell]: GODS[p.prophets[cell] >> 2] for cell, shape in enumerate(p.shapes) if shape == CITY
        },
        "wrong": [p.grid.names[cell] for cell in p.wrong],
        "hands": [written(p, tile) for tile in p.hands],
        "areas": [
            [None if here < 0 else [written(p, here >> 1), here & 1] for here in p.areas[first : first + slots]]
            for first in range(0, len(p.areas), slots)
        ],
        "bag": [written(p, tile) for tile in reversed(p.bag)],
        "gods": [[GODS[god] for god in gods] for gods in p.gods],
        "cards": [None if card < 0 else GODS[card] for card in p.cards],
        "follow": [None if cell < 0 else p.grid.names[cell] for cell in p.follow],
        "error": None if p.error < 0 else [p.grid.names[p.error], p.error_hand, p.error_taken],
    }


def _written_variant(chosen: Variant) -> dict[str, Any]:
    """Positions of version 1 know no lot, and are written as they were."""
    written: dict[str, Any] = {**chosen._asdict(), "punished": list(chosen.punished), "drawn": list(chosen.drawn)}
    if not chosen.drawn:
        del written["drawn"]
    return written


def written(p: State, tile: int) -> int | str | None:
    """A tile by its number in the box, or written out if the box does not contain it."""
    if tile < 0:
        return None
    found = p.rules.tiles.tiles[tile]
    return found.id or found.literal


def _lying(p: State, cell: int) -> dict[str, Any]:
    prophet = p.prophets[cell]
    return {
        "tile": written(p, p.tiles[cell] >> 1),
        "up": p.tiles[cell] & 1,
        "face": LITERALS[p.shapes[cell]],
        "by": p.by[cell],
        "age": p.ages[cell],
        "prophet": None if prophet < 0 else [GODS[prophet >> 2], CORNERS[prophet & 3]],
    }


def size_of(dumped: Mapping[str, Any]) -> tuple[int, int]:
    match dumped.get("size"):
        case [int(width), int(height)] if width > 0 and height > 0:
            return width, height
    raise BadInput("the position lacks 'size'; it is not a complete dump")


def variant_of(dumped: Mapping[str, Any]) -> Variant:
    try:
        found = Variant(**dumped["variant"])
        return found._replace(punished=tuple(found.punished), drawn=tuple(found.drawn))
    except (KeyError, TypeError):
        raise BadInput("the position lacks 'variant'; it is not a complete dump") from None


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump: only what would be written again."""
    for name in ("phase", *PLAIN, *LISTS, "world", "cities", "wrong", "hands", "areas", "bag", "gods", "cards"):
        if name not in dumped:
            raise BadInput(f"the position lacks {name!r}; it is not a complete dump")
    try:
        _fill(p, dumped)
        again = dump(p)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        raise BadInput("the position cannot be read: something in it is of the wrong sort") from None
    for name, value in again.items():
        if value != dumped.get(name):
            raise BadInput(f"{name!r} of the position cannot be {dumped.get(name)!r}")


def _alike(value: Any, usual: Any) -> Any:
    """A number where a number is expected, and yes or no where that is."""
    if type(value) is not type(usual):
        raise TypeError(f"{value!r} is of another sort than {usual!r}")
    return value


def _fill(p: State, dumped: Mapping[str, Any]) -> None:
    tile = p.rules.tiles.number
    cells = {name: cell for cell, name in enumerate(p.grid.names)}
    p.phase = PHASES.index(dumped["phase"])
    for name in PLAIN:
        setattr(p, name, _alike(dumped[name], getattr(p, name)))
    for name in LISTS:
        usual = getattr(p, name)
        setattr(p, name, [_alike(value, other) for value, other in zip(dumped[name], usual, strict=True)])
    for name, here in dumped["world"].items():
        cell = cells[name]
        p.shapes[cell] = shape_of(here["face"])
        p.tiles[cell] = 2 * tile(here["tile"]) + here["up"]
        p.by[cell] = here["by"]
        p.ages[cell] = here["age"]
        if here["prophet"] is not None:
            god, corner = here["prophet"]
            p.prophets[cell] = 4 * GODS.index(god) + CORNERS.index(corner)
    for name, god in dumped["cities"].items():
        p.shapes[cells[name]] = CITY
        p.prophets[cells[name]] = 4 * GODS.index(god)
    p.wrong = tuple(cells[name] for name in dumped["wrong"])
    p.hands = [NONE if written is None else tile(written) for written in dumped["hands"]]
    p.areas = [NONE if here is None else 2 * tile(here[0]) + here[1] for area in dumped["areas"] for here in area]
    find_lying(p)
    p.bag = [tile(written) for written in reversed(dumped["bag"])]
    p.gods = [tuple(map(GODS.index, gods)) for gods, _ in zip(dumped["gods"], p.gods, strict=True)]
    for seat, gods in enumerate(p.gods):
        for god in gods:
            p.owners[god] = seat
    p.cards = [NONE if card is None else GODS.index(card) for card in dumped["cards"]]
    p.follow = [NONE if name is None else cells[name] for name in dumped["follow"]]
    if dumped["error"] is not None:
        name, p.error_hand, p.error_taken = dumped["error"]
        p.error = cells[name]
    world.recount(p)
