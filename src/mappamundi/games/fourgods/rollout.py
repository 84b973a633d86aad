"""Whole games of random actions without leaving the rules: what searches and statistics ask for.

A seat with a tile places it anywhere it fits, now and then with a prophet, and discards it if it fits nowhere; one
without claims a god, builds, draws, or takes a discard that fits. No list of everything is made: what is done is drawn
as it comes.
"""

from typing import Final

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import closing, timed, world
from mappamundi.games.fourgods.bag import discard, draw, free_slot, may_put_back, put_back, take
from mappamundi.games.fourgods.cities import build, destroy
from mappamundi.games.fourgods.placing import place
from mappamundi.games.fourgods.position import Position, note
from mappamundi.games.fourgods.prophets import choose_god
from mappamundi.games.fourgods.state import NOBODY, NONE, OVER, SECOND, WAITING
from mappamundi.games.fourgods.tiles import AREAS, Lie
from mappamundi.kernel.chance import Quick
from mappamundi.kernel.chronicle import Silence

# A small generator of its own, the multiplicative one of Park and Miller: the same games on every machine.
MODULUS: Final = 2**31 - 1
MULTIPLIER: Final = 48271

# How long an action takes where time is counted, as slowly as a person plays.
PACE: Final = 3 * SECOND
# How often a prophet is put down with a tile, a god claimed and a city built, in hundredths.
PROPHETS: Final = 40
CLAIMS: Final = 20
BUILDINGS: Final = 5
# How many discards a seat looks at before it gives up.
LOOKS: Final = 4


class Player:
    """Plays for all seats of one position."""

    __slots__ = ("p", "placed", "state")

    def __init__(self, position: Position, seed: int) -> None:
        self.p: Final = position
        self.state = seed % (MODULUS - 1) + 1
        self.placed = 0

    def below(self, count: int) -> int:
        """A random number from 0 to count - 1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state * count // MODULUS

    def act(self, seat: int) -> None:
        p = self.p
        if p.owes[seat] or p.phase == WAITING:
            p.forget()
            legal = p.legal(seat)
            p.play(seat, legal[self.below(len(legal))])
            return
        first, second = p.hands[2 * seat], p.hands[2 * seat + 1]
        if first < 0 and second < 0:
            note(p, seat, self._reach(seat))
            return
        # G6.4: a taken tile comes first.
        hand = 0 if second < 0 or p.taken[2 * seat] >= 0 else 1 if first < 0 or p.taken[2 * seat + 1] >= 0 else 2
        note(p, seat, self._use(seat, self.below(2) if hand == 2 else hand))

    def _use(self, seat: int, hand: int) -> int:
        """What becomes of the tile in that hand; the kind of action it was."""
        p = self.p
        tile = p.hands[2 * seat + hand]
        found = world.ways_to_place(p, p.rules.tiles.tiles[tile])
        if found:
            cell, lie = found[self.below(len(found))]
            self._place(seat, hand, cell, lie)
            return a.PLACE
        if p.gods[seat]:
            cities = [
                (cell, lie)
                for cell in p.settled
                if p.owners[p.prophets[cell] >> 2] != seat
                for lie in p.rules.tiles.tiles[tile].fits[p.demands[cell]]
            ]
            if cities:
                cell, (face, turn, _) = cities[self.below(len(cities))]
                x, y = cell % p.grid.width, cell // p.grid.width
                destroy(p, seat, hand, face, turn, x, y, a.LEFT_OUT, a.LEFT_OUT, None, a.LEFT_OUT)
                self.placed += 1
                return a.DESTROY
        if free_slot(p, seat) != NONE:
            discard(p, seat, hand, self.below(2), a.LEFT_OUT)
            return a.DISCARD
        if may_put_back(p, seat, hand):
            put_back(p, seat, hand)
            return a.PUT_BACK
        return self._pass(seat)

    def _place(self, seat: int, hand: int, cell: int, lie: Lie) -> None:
        p = self.p
        corner = god = a.LEFT_OUT
        gods = p.gods[seat]
        if gods and self.below(100) < PROPHETS:
            chosen = gods[self.below(len(gods))]
            if p.reserves[chosen]:
                areas = AREAS[lie.shape]
                corner, god = areas[self.below(len(areas))], chosen
        self.placed += 1
        place(p, seat, hand, lie.face, lie.turn, cell % p.grid.width, cell // p.grid.width, corner, god, None)

    def _reach(self, seat: int) -> int:
        """What a seat with empty hands does; the kind of action it was."""
        p = self.p
        chance = self.below(100)
        if chance < CLAIMS and len(p.gods[seat]) < p.module.gods and not p.variant.hidden:
            free = [god for god, owner in enumerate(p.owners) if owner == NOBODY]
            choose_god(p, seat, free[self.below(len(free))])
            return a.CHOOSE_GOD
        if chance > 100 - BUILDINGS and p.gods[seat] and p.cities_left and p.open:
            god = p.gods[seat][self.below(len(p.gods[seat]))]
            if p.reserves[god]:
                cell = p.open[self.below(len(p.open))]
                build(p, seat, cell % p.grid.width, cell // p.grid.width, god, None)
                return a.BUILD
        if p.bag and free_slot(p, seat) != NONE:
            draw(p, seat, 2)
            return a.DRAW
        for _ in range(LOOKS if p.lying else 0):
            slot = p.lying[self.below(len(p.lying))]
            if world.usable(p, p.rules.tiles.tiles[p.areas[slot] >> 1]):
                take(p, seat, *divmod(slot, p.module.slots), a.LEFT_OUT, a.LEFT_OUT)
                return a.TAKE
        return self._pass(seat)

    def _pass(self, seat: int) -> int:
        """Nothing more can be done, so that time may pass."""
        p = self.p
        if p.variant.timed:
            timed.end_turn(p)
        elif not p.passed[seat]:
            closing.pass_(p, seat)
        return a.PASS


def fill_world(position: Position, seed: int) -> int:
    """Place one tile of the bag after another at random, wherever it fits, by the hand of seat 0; how many did."""
    p, player = position, Player(position, seed)
    p.log = Silence()
    p.hands[0] = NONE
    for _ in range(len(p.bag)):
        other = player.below(len(p.bag))
        p.bag[other], p.bag[-1] = p.bag[-1], p.bag[other]
        tile = p.bag.pop()
        found = world.ways_to_place(p, p.rules.tiles.tiles[tile])
        if found:
            cell, (face, turn, _) = found[player.below(len(found))]
            p.hands[0] = tile
            place(p, 0, 0, face, turn, cell % p.grid.width, cell // p.grid.width, a.LEFT_OUT, a.LEFT_OUT, None)
            player.placed += 1
    p.forget()
    return player.placed


def play_out(position: Position, seed: int) -> tuple[int, int]:
    """Play random actions to the end; how many there were, and how many of them put a tile into the World.

    The position itself is played on, and nothing is told: whoever needs it afterwards copies it before. Tiles come out
    of the bag as they lie there; whoever may not know that plays in a position that was imagined.
    """
    p = position
    p.log = Silence()
    p.chance = Quick(seed)
    player = Player(p, seed)
    decisions = 0
    while p.phase != OVER:
        waiting = p.awaited() or p.to_act()
        player.act(waiting[player.below(len(waiting))])
        decisions += 1
        if p.clock != NONE:
            if p.variant.timed:
                timed.count_down(p, PACE)
            else:
                closing.count_down(p, PACE // p.players)
    p.forget()
    return decisions, player.placed
