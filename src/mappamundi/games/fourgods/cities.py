"""Legendary Cities (G8) and cataclysms (G9)."""

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.actions import LEFT_OUT, Source
from mappamundi.games.fourgods.bag import in_hand
from mappamundi.games.fourgods.chronicle import BUILT, DESTROYED
from mappamundi.games.fourgods.closing import look_for_the_end
from mappamundi.games.fourgods.placing import agrees, put_down
from mappamundi.games.fourgods.prophets import RESERVE, check_god_is_named, leave, own_god, source_of, stand
from mappamundi.games.fourgods.state import NONE, State
from mappamundi.games.fourgods.why import because
from mappamundi.games.fourgods.world import CITY, EMPTY, FEWEST_LINES


def build(p: State, seat: int, x: int, y: int, god: int, source: Source) -> None:
    """G8.1–G8.3: a city with one prophet in it on an empty cell; no hand and no terrain matters. G8.7: any number."""
    check_god_is_named(p, seat, god)
    god = own_god(p, seat, god, "G8.1")
    cell = p.grid.cell(x, y)
    if cell == NONE:
        raise because("off_world")
    if p.shapes[cell] != EMPTY:
        raise because("cell_taken")
    if not p.cities_left:
        raise because("no_token")
    if p.lines[cell] < FEWEST_LINES:
        raise because("few_lines", "G8.1")
    came = source_of(p, god, source)
    leave(p, god, came)
    p.error = p.error_hand = p.error_taken = NONE
    p.cities_left -= 1
    world.settle(p, cell, god)
    p.tell(BUILT, seat, god, p.named(cell), p.named(came), p.cities_left)
    look_for_the_end(p)


def destroy(
    p: State,
    seat: int,
    hand: int,
    face: int,
    turn: int,
    x: int,
    y: int,
    corner: int,
    god: int,
    source: Source,
    credit: int,
) -> None:
    """G9.1–G9.6: a tile that matches its neighbours on another seat's city; side lines are not counted again."""
    if corner != LEFT_OUT:
        check_god_is_named(p, seat, god)
    tile = in_hand(p, seat, hand, "G9.1")
    own_god(p, seat, credit, "G9.1")
    god = own_god(p, seat, god)
    cell = p.grid.cell(x, y)
    if cell == NONE:
        raise because("off_world")
    if p.shapes[cell] != CITY:
        raise because("no_city")
    dead = p.prophets[cell] >> 2
    if p.owners[dead] == seat:
        raise because("own_city")
    # G9.8: some cities nothing can ever match.
    shape = p.rules.tiles.tiles[tile].shapes[4 * face + turn]
    if not agrees(p, cell, shape):
        raise because("mismatch", "G9.2")
    came = source_of(p, god, source) if corner != LEFT_OUT else RESERVE
    if credit == LEFT_OUT:
        credit = usual_credit(p, seat)
    # G9.4, G9.5, G8.5: the token is the destroyer's and never comes back, nor does the prophet.
    p.destroyed[credit] += 1
    p.lost[dead] += 1
    p.prophets[cell] = NONE
    p.tell(DESTROYED, seat, p.named(cell), p.owners[dead], dead, credit)
    put_down(p, seat, hand, face, shape, cell, wrong=False)
    if corner != LEFT_OUT:
        stand(p, seat, god, came, cell, corner)
        p.follow[seat] = NONE
    look_for_the_end(p)


def usual_credit(p: State, seat: int) -> int:
    """G9.7: the god with fewer destroyed cities, then the one claimed first."""
    return min(p.gods[seat], key=lambda god: p.destroyed[god])
