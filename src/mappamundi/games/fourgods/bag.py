"""The bag, hands and discard areas: drawing, discarding, flipping, taking and putting back (G5, G6)."""

from bisect import bisect_left, insort

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.actions import LEFT_OUT
from mappamundi.games.fourgods.chronicle import BAGGED, DISCARDED, DREW, FLIPPED, PUT_BACK, TOOK
from mappamundi.games.fourgods.closing import look_for_the_end
from mappamundi.games.fourgods.state import NONE, State
from mappamundi.games.fourgods.tiles import FACES
from mappamundi.games.fourgods.why import because
from mappamundi.kernel import IllegalAction
from mappamundi.kernel.chance import turn_up


def free_slot(p: State, seat: int) -> int:
    """The lowest free slot of the seat's area; NONE if it is full."""
    first = seat * p.module.slots
    return p.areas.index(NONE, first) - first if p.room[seat] else NONE


def fill(p: State, place: int, here: int) -> None:
    """Lay a tile into an empty slot: `here` as areas hold it, twice its number and the face that lies up."""
    p.areas[place] = here
    insort(p.lying, place)
    p.room[place // p.module.slots] -= 1


def find_lying(p: State) -> None:
    """The slots that hold a tile, and the free ones of each seat, worked out anew."""
    p.lying = [place for place, here in enumerate(p.areas) if here >= 0]
    slots = p.module.slots
    p.room = [p.areas[seat * slots : (seat + 1) * slots].count(NONE) for seat in range(p.players)]


def upper_face(p: State, here: int) -> int:
    """The face that lies up, of what an area holds: turned in the same way on whichever tile it is, so that how a tile
    is printed gives nothing away."""
    tile = p.rules.tiles.tiles[here >> 1]
    return FACES[tile.back if here & 1 else tile.front]


def into_bag(p: State, tile: int) -> None:
    """G5.10: to a random place, which nobody knows."""
    p.returned += 1
    count = len(p.bag) + 1
    p.bag.insert(p.chance.shuffle(f"return_{p.returned}", count)[0], tile)
    p.tell(BAGGED, count)


def into_area(p: State, seat: int, tile: int, face: int) -> int:
    """To the lowest free slot, that face up; into the bag if there is none. Returns the slot or NONE."""
    slot = free_slot(p, seat)
    if slot == NONE:
        into_bag(p, tile)
    else:
        fill(p, seat * p.module.slots + slot, 2 * tile + face)
    return slot


def in_hand(p: State, seat: int, hand: int, rule: str) -> int:
    """The tile in that hand, which the rule asks for."""
    tile = p.hands[2 * seat + hand]
    if tile < 0:
        raise because("hand_empty", rule)
    return tile


def leave_hand(p: State, seat: int, hand: int) -> None:
    """G4.8."""
    p.hands[2 * seat + hand] = p.taken[2 * seat + hand] = NONE


# --- drawing and discarding -------------------------------------------------------------------------------------


def draw(p: State, seat: int, count: int) -> None:
    """G5.1–G5.4: one or two tiles, the first into hand 0; two where nothing is said, fewer if the bag holds fewer.

    They may stay there as long as the seat likes (G5.8).
    """
    if p.hands[2 * seat] >= 0 or p.hands[2 * seat + 1] >= 0:
        raise because("hands_not_empty")
    if not p.bag:
        raise because("bag_empty")
    if not p.room[seat]:
        raise because("area_full", "G5.4")
    deal(p, seat, count or 2)
    look_for_the_end(p)


def deal(p: State, seat: int, count: int) -> None:
    """Tiles out of the bag into empty hands (G2.5)."""
    turn_up(p.chance)
    for hand in range(min(count, len(p.bag))):
        tile = p.bag.pop()
        p.hands[2 * seat + hand] = tile
        p.log.append((DREW, seat, hand, p.faces(tile), len(p.bag)))


def discard(p: State, seat: int, hand: int, face: int, slot: int) -> int:
    """G5.5–G5.7, G5.9: into a free slot of the own area, the lowest unless another is named; G6.5: taken ones too.
    Returns the place of that slot."""
    tile = in_hand(p, seat, hand, "G5.5")
    lowest = free_slot(p, seat)
    if lowest == NONE:
        raise because("area_full")
    first = seat * p.module.slots
    if slot == LEFT_OUT:
        slot = lowest
    elif not 0 <= slot < p.module.slots or p.areas[first + slot] >= 0:
        raise because("slot_taken")
    fill(p, first + slot, 2 * tile + face)
    leave_hand(p, seat, hand)
    p.log.append((DISCARDED, seat, hand, slot, upper_face(p, 2 * tile + face)))
    return first + slot


# --- other people's discards ------------------------------------------------------------------------------------


def _lying(p: State, area: int, slot: int, shows: int) -> int:
    """What lies in that slot (G5.9), if it still shows what the seat saw there (G3.7)."""
    here = p.areas[area * p.module.slots + slot] if 0 <= slot < p.module.slots else NONE
    if here < 0:
        raise because("slot_empty")
    if shows != LEFT_OUT and upper_face(p, here) != FACES[shows]:
        raise because("slot_changed")
    return here


def _no_area(p: State, area: int) -> IllegalAction:
    return because("bad_action", "G2.7", f"There is no area {area}; the seats are 0 to {p.players - 1}.")


def flip(p: State, seat: int, area: int, slot: int, shows: int) -> None:
    """G6.1, G6.2: the tile in any slot shows its other face; that needs an empty hand and changes nothing else."""
    if area >= p.players:
        raise _no_area(p, area)
    if p.hands[2 * seat] >= 0 and p.hands[2 * seat + 1] >= 0:
        raise because("hand_full")
    here = _lying(p, area, slot, shows)
    turn_up(p.chance)
    p.areas[area * p.module.slots + slot] = here ^ 1
    p.log.append((FLIPPED, seat, area, slot, upper_face(p, here ^ 1)))


def take(p: State, seat: int, area: int, slot: int, hand: int, shows: int) -> int:
    """G6.3, G6.4: a tile from any slot into an empty hand, the lowest unless one is named; it is marked taken. Returns
    the place of that slot."""
    if area >= p.players:
        raise _no_area(p, area)
    if hand == LEFT_OUT:
        hand = 0 if p.hands[2 * seat] < 0 else 1
    if p.hands[2 * seat + hand] >= 0:
        raise because("hand_full", "G6.3")
    here = _lying(p, area, slot, shows)
    # Both faces of what is in a hand are seen.
    turn_up(p.chance)
    place = area * p.module.slots + slot
    p.areas[place] = NONE
    del p.lying[bisect_left(p.lying, place)]
    p.room[area] += 1
    p.hands[2 * seat + hand] = here >> 1
    p.taken[2 * seat + hand] = 2 * area + (here & 1)
    p.log.append((TOOK, seat, area, slot, hand, p.faces(here >> 1)))
    return place


def may_put_back(p: State, seat: int, hand: int) -> bool:
    """G6.6, G6.8: a taken tile, with a full own area, for which no cell has room; a cataclysm need not be tried."""
    return (
        p.taken[2 * seat + hand] >= 0
        and not p.room[seat]
        and not world.usable(p, p.rules.tiles.tiles[p.hands[2 * seat + hand]])
    )


def put_back(p: State, seat: int, hand: int) -> None:
    """G6.6, G6.8: only what is of no use."""
    in_hand(p, seat, hand, "G6.8")
    if not may_put_back(p, seat, hand):
        raise because("still_usable")
    go_back(p, seat, hand)


def go_back(p: State, seat: int, hand: int) -> None:
    """G6.7: to the lowest free slot of the area it came from, with the face up that was; if it is full, to the bag."""
    tile = p.hands[2 * seat + hand]
    area, face = divmod(p.taken[2 * seat + hand], 2)
    leave_hand(p, seat, hand)
    shape = upper_face(p, 2 * tile + face)
    slot = free_slot(p, area)
    p.tell(PUT_BACK, seat, hand, area, slot, shape)
    into_area(p, area, tile, face)
