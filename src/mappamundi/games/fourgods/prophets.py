"""Gods and prophets: claiming, and where a prophet comes from and stands (G7)."""

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.actions import LEFT_OUT, Source
from mappamundi.games.fourgods.chronicle import GOD_CHOSEN, PROPHET_LOST, PROPHET_PLACED
from mappamundi.games.fourgods.state import NOBODY, NONE, State
from mappamundi.games.fourgods.tiles import FIRSTS, terrain_at
from mappamundi.games.fourgods.why import because

# A prophet comes from its reserve, or from a cell.
RESERVE = -1


def choose_god(p: State, seat: int, god: int) -> None:
    """G7.1–G7.4, G7.18: claim a god nobody has, for good; debts are paid out of its reserve (G16.8, G16.13)."""
    if p.variant.hidden:
        raise because("bad_action", "G11.4", "Gods are hidden: they are dealt, not chosen.")
    if len(p.gods[seat]) >= p.module.gods:
        raise because("god_limit")
    if p.owners[god] != NOBODY:
        raise because("god_taken")
    claim(p, seat, god)
    paid = min(p.debts[seat], p.reserves[god])
    p.debts[seat] = 0
    p.reserves[god] -= paid
    p.lost[god] += paid
    p.tell(GOD_CHOSEN, seat, god, p.reserves[god])
    for _ in range(paid):
        p.tell(PROPHET_LOST, seat, god, None)


def claim(p: State, seat: int, god: int) -> None:
    p.owners[god] = seat
    p.gods[seat] = (*p.gods[seat], god)
    p.destroyed[god] += p.tokens[seat]
    p.tokens[seat] = 0


def check_god_is_named(p: State, seat: int, god: int) -> None:
    """G7.16: a seat with two gods says whose prophet it is."""
    if god == LEFT_OUT and len(p.gods[seat]) > 1:
        raise because("bad_action", "G7.16", "You have two gods: say whose prophet it is.")


def own_god(p: State, seat: int, god: int, needed: str = "G7.5") -> int:
    """G7.9, G7.16: the god whose prophet is meant, by the rule that needs one; with hidden gods the colour, which
    everybody has (G11.3)."""
    gods = p.gods[seat]
    if not gods:
        raise because("no_god", needed)
    if god != LEFT_OUT and god not in gods:
        raise because("no_god", "G7.16", "That god is not yours.")
    return gods[0] if god == LEFT_OUT else god


def source_of(p: State, god: int, source: Source) -> int:
    """G7.10–G7.13: RESERVE, or the cell from which a prophet of this god migrates."""
    if source is None:
        if not p.reserves[god]:
            raise because("no_prophet")
        return RESERVE
    if p.reserves[god]:
        raise because("use_reserve")
    cell = p.grid.cell(*source)
    if cell == NONE or p.shapes[cell] < 0 or p.prophets[cell] < 0 or p.prophets[cell] >> 2 != god:
        raise because("bad_source")
    return cell


def leave(p: State, god: int, source: int) -> None:
    """A prophet leaves its reserve, or the tile on which it stood."""
    if source == RESERVE:
        p.reserves[god] -= 1
    else:
        world.recall(p, source)


def stand(p: State, seat: int, god: int, source: int, cell: int, corner: int) -> None:
    """G7.6: in the area of the tile that this corner names."""
    leave(p, god, source)
    shape = p.shapes[cell]
    first = FIRSTS[shape][corner]
    world.send(p, cell, god, first)
    p.tell(PROPHET_PLACED, seat, god, p.named(cell), first, terrain_at(shape, first), p.named(source))


def place_prophet(p: State, seat: int, x: int, y: int, corner: int, god: int, source: Source) -> None:
    """G7.14, G7.17: a prophet that follows its tile, while the seat has done nothing else but choose a god."""
    cell = p.grid.cell(x, y)
    if cell == NONE or p.follow[seat] != cell:
        raise because("bad_action", "G7.17", "A prophet can follow only the tile you have just placed.")
    check_god_is_named(p, seat, god)
    god = own_god(p, seat, god)
    stand(p, seat, god, source_of(p, god, source), cell, corner)
    p.follow[seat] = NONE


def sources(p: State, god: int) -> list[int]:
    """Where a prophet of this god can come from now."""
    if p.reserves[god]:
        return [RESERVE]
    return [cell for cell in p.standing if p.prophets[cell] >> 2 == god]
