"""The action space: every action that can ever be legal, with its integer code and its JSON form.

Codes run through the kinds in order. Event cards stand last, with a block each: what a card names is a set of lands or
areas, or for Civil War a row of lands, and is numbered so that the space is dense without a table of all sets.
"""

from bisect import bisect_right
from itertools import combinations
from math import comb, perm
from typing import Any, Final

from mappamundi.games.history.board import members, union
from mappamundi.games.history.ranking import Numbers, rank_row, rank_set, unrank_row, unrank_set
from mappamundi.games.history.y2001.board import (
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_WAR,
    DISASTER,
    FAMINE,
    MIGRANTS,
    MOST_SEATS,
    PESTILENCE,
    PLAGUE,
    TREACHERY,
    Board,
    Event,
)
from mappamundi.games.history.y2001.chronicle import COIN_NAMES, PAY_NAMES
from mappamundi.kernel import Action

KEEP: Final = 0
PASS_CARD: Final = 1
END_EVENTS: Final = 2
SPREAD_PLAGUE: Final = 3
ATTACK_FLEET: Final = 4
END_NAVAL: Final = 5
REALLOCATE: Final = 6
BUILD_FORT: Final = 7
BUY_ARMY: Final = 8
REINFORCE: Final = 9
MAN_FLEET: Final = 10
END_EXPANSION: Final = 11
BUILD_MONUMENT: Final = 12
END_MONUMENTS: Final = 13
INVADE: Final = 14
PLAY_EVENT: Final = 15
NAMES: Final = (
    "keep",
    "pass_card",
    "end_events",
    "spread_plague",
    "attack_fleet",
    "end_naval",
    "reallocate",
    "build_fort",
    "buy_army",
    "reinforce",
    "man_fleet",
    "end_expansion",
    "build_monument",
    "end_monuments",
    "invade",
    "play_event",
)
PLAIN: Final = (KEEP, END_EVENTS, END_NAVAL, END_EXPANSION, END_MONUMENTS)
OF_LAND: Final = (SPREAD_PLAGUE, REINFORCE, BUILD_MONUMENT)
OF_WATER: Final = (ATTACK_FLEET, MAN_FLEET)

# How a fort is paid for (A9.1, A9.4, A14.25), and with which coin an army is bought back (A9.5, A14.10).
ARMY: Final = 0
COIN: Final = 1
ENGINEERING: Final = 2
PLAIN_COIN: Final = 0
ALLIED_COIN: Final = 1
ANY_COIN: Final = 2  # left unsaid: a plain one while there is one

Args = tuple[Any, ...]

# Under which name the targets of a card stand in the form.
LAND: Final = "land"
LANDS: Final = "lands"
AREA: Final = "area"
AREAS: Final = "areas"
TARGETS: Final = (LAND, LANDS, AREA, AREAS)


class Block:
    """The codes of one event card: what it names, how many of them, whether in order; the fewest first."""

    __slots__ = ("ids", "key", "least", "most", "ordered", "size", "sizes", "what")

    def __init__(self, what: int, key: str, ids: tuple[str, ...], least: int, most: int, ordered: bool = False) -> None:
        self.what: Final = what
        self.key: Final = key
        self.ids: Final = ids
        self.least: Final = least
        self.most: Final = most
        self.ordered: Final = ordered
        count = perm if ordered else comb
        self.sizes: Final = [count(len(ids), named) if named >= least else 0 for named in range(most + 1)]
        self.size: Final = sum(self.sizes)

    def rank(self, targets: Numbers) -> int:
        """The number within the block, or -1 if there is none."""
        named = len(targets)
        if not self.least <= named <= self.most or len(set(targets)) < named:
            return -1
        first = rank_row(targets, len(self.ids)) if self.ordered else rank_set(targets)
        return sum(self.sizes[:named]) + first

    def unrank(self, number: int) -> Numbers:
        """The targets with this number."""
        named = 0
        while number >= self.sizes[named]:
            number -= self.sizes[named]
            named += 1
        return unrank_row(number, named, len(self.ids)) if self.ordered else unrank_set(number, named)


def pick(table: list[Action], numbers: list[int], out: list[Action]) -> None:
    """List the actions of these lands or waters, in order, from a table."""
    for number in numbers:  # a list that is thrown away costs more
        out.append(table[number])


class ActionSpace:
    """Makes each action once, by its kind and arguments or by its code."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        lands, waters = board.land_count, board.water_count
        sizes = [0] * len(NAMES)
        for kind in PLAIN:
            sizes[kind] = 1
        for kind in OF_LAND:
            sizes[kind] = lands
        for kind in OF_WATER:
            sizes[kind] = waters
        sizes[PASS_CARD] = MOST_SEATS
        sizes[REALLOCATE] = 1 << waters
        sizes[BUILD_FORT] = len(PAY_NAMES) * lands
        sizes[BUY_ARMY] = len(COIN_NAMES) + 1
        sizes[INVADE] = 2 * (lands + 1) * lands
        self.base: Final = [sum(sizes[:kind]) for kind in range(len(NAMES))]
        self.blocks: Final = [self._block(n, event) for n, event in enumerate(board.events)]
        self.block_base: Final[list[int]] = []
        size = self.base[PLAY_EVENT]
        for block in self.blocks:
            self.block_base.append(size)
            size += block.size
        self.size: Final = size
        self._made: dict[int, Action] = {}

        # What the inner loops reach for.
        self.keep: Final = self.make(KEEP)
        self.end_events: Final = self.make(END_EVENTS)
        self.end_naval: Final = self.make(END_NAVAL)
        self.end_expansion: Final = self.make(END_EXPANSION)
        self.end_monuments: Final = self.make(END_MONUMENTS)
        self.pass_card: Final = [self.make(PASS_CARD, seat) for seat in range(MOST_SEATS)]
        self.spread_plague: Final = [self.make(SPREAD_PLAGUE, land) for land in range(lands)]
        self.reinforce: Final = [self.make(REINFORCE, land) for land in range(lands)]
        self.build_monument: Final = [self.make(BUILD_MONUMENT, land) for land in range(lands)]
        self.attack_fleet: Final = [self.make(ATTACK_FLEET, water) for water in range(waters)]
        self.man_fleet: Final = [self.make(MAN_FLEET, water) for water in range(waters)]
        self.fort: Final = [[self.make(BUILD_FORT, land, pay) for land in range(lands)] for pay in range(3)]
        self.buy_army: Final = [self.make(BUY_ARMY, coin) for coin in range(3)]
        self.invade: Final = [self.make(INVADE, land, -1, 0) for land in range(lands)]
        # By event card: without a target, with one, or with several, as they come up.
        self.plain_event: Final = [self.make(PLAY_EVENT, block.what, ()) for block in self.blocks]
        self.event_naming: Final = [self._singles(block) for block in self.blocks]
        self._naming: Final[list[dict[Numbers, Action]]] = [{} for _ in self.blocks]
        self._exchanging: Final[dict[int, list[Action]]] = {}

    def _block(self, n: int, event: Event) -> Block:
        """A14.1: what the card names, or nothing."""
        board, effect = self.board, event.effect
        if effect == DISASTER:
            return Block(n, LANDS, board.land_ids, 1, 2)
        if effect == MIGRANTS:
            return Block(n, LANDS, board.land_ids, 1, 2)
        if effect == CIVIL_WAR:
            return Block(n, LANDS, board.land_ids, 1, 3, ordered=True)
        if effect == FAMINE:
            return Block(n, AREA, board.area_ids, 1, 1)
        if effect == BLACK_DEATH:
            return Block(n, AREAS, board.area_ids, 2, 2)
        if effect == BARBARIANS:
            return Block(n, LAND, board.barren_ids, 1, 1)
        if effect in (PESTILENCE, PLAGUE, TREACHERY):
            return Block(n, LAND, board.land_ids, 1, 1)
        return Block(n, "", (), 0, 0)

    # --- codes --------------------------------------------------------------------------------------------------

    def code(self, kind: int, args: Args) -> int:
        """The code of an action, or -1 if it can never be legal."""
        lands = self.board.land_count
        if kind == PLAY_EVENT:
            place = self.blocks[args[0]].rank(args[1])
            return self.block_base[args[0]] + place if place >= 0 else -1
        if kind == INVADE:
            land, origin, by_sea = args
            offset = (by_sea * (lands + 1) + origin + 1) * lands + land
        elif kind == BUILD_FORT:
            offset = args[1] * lands + args[0]
        else:
            offset = args[0] if args else 0
        size = self.base[kind + 1] - self.base[kind]
        return self.base[kind] + offset if 0 <= offset < size else -1

    def at(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < self.size:
            raise IndexError(f"codes run from 0 to {self.size - 1}, not {code}")
        kind = bisect_right(self.base, code) - 1
        offset = code - self.base[kind]
        lands = self.board.land_count
        if kind == PLAY_EVENT:
            number = bisect_right(self.block_base, code) - 1
            return self.make(kind, number, self.blocks[number].unrank(code - self.block_base[number]))
        if kind == INVADE:
            way, land = divmod(offset, lands)
            by_sea, origin = divmod(way, lands + 1)
            return self.make(kind, land, origin - 1, by_sea)
        if kind == BUILD_FORT:
            pay, land = divmod(offset, lands)
            return self.make(kind, land, pay)
        return self.make(kind) if kind in PLAIN else self.make(kind, offset)

    def make(self, kind: int, *args: Any) -> Action:
        """The action with these arguments: always the same object for the same action."""
        code = self.code(kind, args)
        if code < 0:
            return Action(-1, kind, args, self.form(kind, args))
        action = self._made.get(code)
        if action is None:
            action = self._made[code] = Action(code, kind, args, self.form(kind, args))
        return action

    def _singles(self, block: Block) -> list[Action]:
        if not block.least <= 1 <= block.most:
            return []
        return [self.make(PLAY_EVENT, block.what, (target,)) for target in range(len(block.ids))]

    def list_choices(self, event: int, items: list[int], count: int, out: list[Action]) -> None:
        """List the actions in which a card names so many of these rising targets, in data order."""
        table = self._naming[event]
        for chosen in combinations(items, count):
            action = table.get(chosen)
            if action is None:
                action = table[chosen] = self.make(PLAY_EVENT, event, chosen)
            out.append(action)

    def list_exchanges(self, fleets: int, out: list[Action]) -> None:
        """A6.6: list every exchange of some of these fleets, the fewest first."""
        found = self._exchanging.get(fleets)
        if found is None:
            waters = members(fleets)
            found = [
                self.make(REALLOCATE, union(chosen))
                for count in range(len(waters) + 1)
                for chosen in combinations(waters, count)
            ]
            self._exchanging[fleets] = found
        out += found

    # --- forms --------------------------------------------------------------------------------------------------

    def form(self, kind: int, args: Args) -> dict[str, Any]:
        """The flat JSON form."""
        board = self.board
        form: dict[str, Any] = {"do": NAMES[kind]}
        if kind == PASS_CARD:
            form["to"] = args[0]
        elif kind in OF_LAND:
            form["land"] = board.land_ids[args[0]]
        elif kind in OF_WATER:
            form["water"] = board.water_ids[args[0]]
        elif kind == REALLOCATE:
            form["waters"] = [board.water_ids[n] for n in members(args[0])]
        elif kind == BUILD_FORT:
            form["land"] = board.land_ids[args[0]]
            form["pay"] = PAY_NAMES[args[1]]
        elif kind == BUY_ARMY:
            if args[0] != ANY_COIN:
                form["coin"] = COIN_NAMES[args[0]]
        elif kind == INVADE:
            land, origin, by_sea = args
            form["land"] = board.land_ids[land]
            if origin >= 0:
                form["from"] = board.land_ids[origin]
            if by_sea:
                form["by"] = "sea"
        elif kind == PLAY_EVENT:
            self._card_form(args[0], args[1], form)
        return form

    def _card_form(self, event: int, targets: Numbers, form: dict[str, Any]) -> None:
        block = self.blocks[event]
        form["card"] = self.board.event_ids[event]
        if targets and block.key in (LAND, AREA):
            form[block.key] = block.ids[targets[0]]
        elif block.key in (LANDS, AREAS):
            form[block.key] = [block.ids[n] for n in targets]
