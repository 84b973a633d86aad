"""What a seat may do: every action of it that differs in what it brings about.

Lists and refusals are two readings of the same rules; the tests hold them against each other.
"""

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.actions import LEFT_OUT
from mappamundi.games.fourgods.bag import may_put_back
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.errors import on_tiles
from mappamundi.games.fourgods.prophets import RESERVE, sources
from mappamundi.games.fourgods.state import NOBODY, NONE, WAITING, State
from mappamundi.games.fourgods.tiles import AREAS, Tile
from mappamundi.kernel import Action

# How a prophet can be put down: by corner, its god (left out unless the seat has two), where it comes from.
Prophet = tuple[int, a.Source]


def list_legal(p: State, seat: int, out: list[Action]) -> None:
    """In a phase in which the seat may act at all, all of it."""
    if not plays(p, seat):
        list_aside(p, seat, out)
        return
    list_first(p, seat, out)
    if not has_taken(p, seat):
        if p.hands[2 * seat] < 0 or p.hands[2 * seat + 1] < 0:
            list_rummaging(p, out)
        list_last(p, seat, out)


def plays(p: State, seat: int) -> bool:
    """G3.2, G10.1, G10.2: whether the seat may do what belongs to play, at any time or at any time of its turn."""
    return p.phase != WAITING and not p.owes[seat] and (not p.variant.timed or seat == p.active)


def list_aside(p: State, seat: int, out: list[Action]) -> None:
    """What is left to a seat that does not play: before play, out of turn, and while it owes a prophet."""
    if p.phase == WAITING:
        _before_play(p, seat, out)
    elif p.owes[seat]:
        for cell in on_tiles(p, seat):
            out.append(p.rules.space.make(a.FORFEIT, *_xy(p, cell)))
    else:
        # G10.1, G10.6: out of turn only flips at home and challenges.
        slots = p.module.slots
        flips, _ = p.rules.space.rummaging(slots)
        out += [flips[place] for place in p.lying if place // slots == seat]
        _challenges(p, out)


def has_taken(p: State, seat: int) -> bool:
    """G6.4: whether a taken tile comes first."""
    return p.taken[2 * seat] >= 0 or p.taken[2 * seat + 1] >= 0


def list_first(p: State, seat: int, out: list[Action]) -> None:
    """What the seat may do with its tiles, and all that is listed before others' discards."""
    space = p.rules.space
    hands, taken, left, right = p.hands, p.taken, 2 * seat, 2 * seat + 1
    room = p.room[seat] > 0
    # G6.4: a taken tile comes first.
    if hands[left] >= 0 and (taken[left] >= 0 or taken[right] < 0):
        _with_tile(p, seat, 0, room, out)
    if hands[right] >= 0 and (taken[right] >= 0 or taken[left] < 0):
        _with_tile(p, seat, 1, room, out)
    if not p.variant.hidden and len(p.gods[seat]) < p.module.gods:
        _claims(p, out)
    if p.wrong:
        _challenges(p, out)
    if p.variant.timed:
        out.append(space.end_turn)
    if room and p.bag and hands[left] < 0 and hands[right] < 0:
        out.append(space.draws[1])
        if len(p.bag) > 1:
            out.append(space.draws[2])


def _with_tile(p: State, seat: int, hand: int, room: bool, out: list[Action]) -> None:
    """G4.1, G5.5, G6.6, G9.1: what becomes of the tile in that hand."""
    tile = p.rules.tiles.tiles[p.hands[2 * seat + hand]]
    _placements(p, seat, hand, tile, out)
    if p.settled and p.gods[seat]:
        _cataclysms(p, seat, hand, tile, out)
    if room:
        out += p.rules.space.discards[hand]
    elif may_put_back(p, seat, hand):
        out.append(p.rules.space.put_backs[hand])


def list_rummaging(p: State, out: list[Action]) -> None:
    """G6.1, G6.3: with an empty hand, any discard can be turned or taken."""
    flips, takes = p.rules.space.rummaging(p.module.slots)
    out += [flips[place] for place in p.lying]
    out += [takes[place] for place in p.lying]


def list_last(p: State, seat: int, out: list[Action]) -> None:
    """What is listed after others' discards: cities, a prophet that follows its tile, and the pass."""
    if p.cities_left or p.follow[seat] != NONE:
        prophets = prophets_of(p, seat)
        _buildings(p, prophets, out)
        _late_prophets(p, seat, prophets, out)
    if not (p.acted if p.variant.timed else p.passed[seat]):
        out.append(p.rules.space.pass_)


def _before_play(p: State, seat: int, out: list[Action]) -> None:
    if p.variant.hidden and not p.gods[seat]:
        for god in range(len(GODS)):
            if p.owners[god] == NOBODY:
                out.append(p.rules.space.make(a.CHOOSE_COLOUR, god))
    elif not p.ready[seat]:
        out.append(p.rules.space.ready)


def _xy(p: State, cell: int) -> tuple[int, int]:
    return cell % p.grid.width, cell // p.grid.width


def prophets_of(p: State, seat: int) -> list[Prophet]:
    """G7.9–G7.13: whose prophets, and from where."""
    two = len(p.gods[seat]) > 1
    return [
        (god if two else LEFT_OUT, None if source == RESERVE else _xy(p, source))
        for god in p.gods[seat]
        for source in sources(p, god)
    ]


def _placements(p: State, seat: int, hand: int, tile: Tile, out: list[Action]) -> None:
    """G4: also at a table only what is right."""
    fits, demands, make = tile.fits, p.demands, p.rules.space.make
    for cell in p.open:
        lies = fits[demands[cell]]
        if not lies:
            continue
        prophets = prophets_of(p, seat)
        x, y = _xy(p, cell)
        for face, turn, shape in lies:
            out.append(make(a.PLACE, hand, face, turn, x, y, LEFT_OUT, LEFT_OUT, None))
            for corner in AREAS[shape]:
                for god, source in prophets:
                    out.append(make(a.PLACE, hand, face, turn, x, y, corner, god, source))


def _cataclysms(p: State, seat: int, hand: int, tile: Tile, out: list[Action]) -> None:
    """G9."""
    gods, make = p.gods[seat], p.rules.space.make
    for cell in p.settled:
        lies = tile.fits[p.demands[cell]]
        if not lies or p.owners[p.prophets[cell] >> 2] == seat:
            continue
        prophets = prophets_of(p, seat)
        x, y = _xy(p, cell)
        for face, turn, shape in lies:
            for credit in gods if len(gods) > 1 else (LEFT_OUT,):
                out.append(make(a.DESTROY, hand, face, turn, x, y, LEFT_OUT, LEFT_OUT, None, credit))
                for corner in AREAS[shape]:
                    for god, source in prophets:
                        out.append(make(a.DESTROY, hand, face, turn, x, y, corner, god, source, credit))


def _buildings(p: State, prophets: list[Prophet], out: list[Action]) -> None:
    """G8."""
    if p.cities_left:
        for cell in p.open:
            for god, source in prophets:
                out.append(p.rules.space.make(a.BUILD, *_xy(p, cell), god, source))


def _late_prophets(p: State, seat: int, prophets: list[Prophet], out: list[Action]) -> None:
    """G7.14."""
    cell = p.follow[seat]
    if cell != NONE:
        for corner in AREAS[p.shapes[cell]]:
            for god, source in prophets:
                out.append(p.rules.space.make(a.PLACE_PROPHET, *_xy(p, cell), corner, god, source))


def _claims(p: State, out: list[Action]) -> None:
    """G7.1, G11.4."""
    for god in range(len(GODS)):
        if p.owners[god] == NOBODY:
            out.append(p.rules.space.make(a.CHOOSE_GOD, god))


def _challenges(p: State, out: list[Action]) -> None:
    """G16.2."""
    for cell in sorted(p.wrong):
        out.append(p.rules.space.make(a.CHALLENGE, *_xy(p, cell)))
