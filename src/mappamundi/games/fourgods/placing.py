"""Placing a tile in the World (G4), with a prophet on it if one is wanted (G7.5–G7.8)."""

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.actions import LEFT_OUT, Source
from mappamundi.games.fourgods.bag import in_hand, leave_hand
from mappamundi.games.fourgods.chronicle import PLACED
from mappamundi.games.fourgods.closing import look_for_the_end
from mappamundi.games.fourgods.prophets import RESERVE, check_god_is_named, own_god, source_of, stand
from mappamundi.games.fourgods.state import NONE, State
from mappamundi.games.fourgods.tiles import MASKS
from mappamundi.games.fourgods.why import because
from mappamundi.games.fourgods.world import EMPTY, FEWEST_LINES


def place(
    p: State, seat: int, hand: int, face: int, turn: int, x: int, y: int, corner: int, god: int, source: Source
) -> None:
    """G4.1: a tile from a hand on any empty cell (G4.6), either face up, any turn; no god is needed (G4.9)."""
    if corner != LEFT_OUT:
        check_god_is_named(p, seat, god)
    tile = in_hand(p, seat, hand, "G4.1")
    if corner != LEFT_OUT:
        god = own_god(p, seat, god)
    cell = p.grid.cell(x, y)
    if cell == NONE:
        raise because("off_world")
    if p.shapes[cell] != EMPTY:
        raise because("cell_taken")
    shape = p.rules.tiles.tiles[tile].shapes[4 * face + turn]
    # G16.1: at a table a wrong tile is possible, and stays until somebody notices.
    few, mismatch = p.lines[cell] < FEWEST_LINES, not agrees(p, cell, shape)
    if not p.variant.table:
        if few:
            raise because("few_lines")
        if mismatch:
            raise because("mismatch")
    came = source_of(p, god, source) if corner != LEFT_OUT else RESERVE
    put_down(p, seat, hand, face, shape, cell, few or mismatch)
    if corner != LEFT_OUT:
        stand(p, seat, god, came, cell, corner)
        p.follow[seat] = NONE
    look_for_the_end(p)


def agrees(p: State, cell: int, shape: int) -> bool:
    """G4.5: whether a tile that lies so shows what its neighbours show."""
    return MASKS[shape] & p.demands[cell] == MASKS[shape]


def put_down(p: State, seat: int, hand: int, face: int, shape: int, cell: int, wrong: bool) -> None:
    """The tile goes from the hand to the cell; until the seat does anything else a prophet may follow it (G7.14)."""
    place_in = 2 * seat + hand
    tile = p.hands[place_in]
    p.error = p.error_hand = p.error_taken = NONE
    if wrong:
        p.wrong = (*p.wrong, cell)
        p.error, p.error_hand, p.error_taken = cell, hand, p.taken[place_in]
    leave_hand(p, seat, hand)
    world.lay(p, cell, tile, face, shape, seat)
    p.follow[seat] = cell
    p.tell(PLACED, seat, hand, p.named(cell), shape, wrong)
