"""The action space: every action that can ever be legal, with its integer code and its JSON form.

Codes run through the kinds in order. Actions that name several places (`lands`, `waters`, `take_from`) have a block
for each card, Honor or price; sets are numbered by the combinatorial number system, so that the space is dense without
a table of all sets.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import comb, perm
from typing import Any, Final

from mappamundi.games.history.ranking import Numbers, rank_row, rank_set, unrank_row, unrank_set
from mappamundi.games.history.y2024.board import (
    BUILDINGS_BONUS,
    CATASTROPHE,
    DEATH,
    HIRE,
    LANDS_BONUS,
    LIBERATE,
    PLACE_CITIES,
    PLACE_CITY,
    PLACE_FLEET,
    PLACE_FORT,
    REVOLT,
    SETTLE,
    Board,
)
from mappamundi.kernel import Action

CHOOSE_TOKEN: Final = 0
CHOOSE_EVENT: Final = 1
CHOOSE_EMPIRE: Final = 2
TAKE_BUILDING: Final = 3
INVADE: Final = 4
SEND_FLEET: Final = 5
CONQUER: Final = 6
USE_LEADER: Final = 7
END_EXPANSION: Final = 8
END_REVENUE: Final = 9
PLAY_TOKEN: Final = 10
END_TURN: Final = 11
BUILD_FORT: Final = 12
BUILD_MONUMENT: Final = 13
PLAY_EVENT: Final = 14
PLAY_HONOR: Final = 15
NAMES: Final = (
    "choose_token",
    "choose_event",
    "choose_empire",
    "take_building",
    "invade",
    "place_fleet",
    "conquer",
    "use_leader",
    "end_expansion",
    "end_revenue",
    "play_token",
    "end_turn",
    "build_fort",
    "build_monument",
    "play_event",
    "play_honor",
)

# How a fort is paid for (R9.1, R9.4, R13.6).
PEOPLE: Final = 0
WALL: Final = 1
BY_EVENT: Final = 2
PAYMENTS: Final = ("people", "wall", "event")
# How a Leader is declared: with dice, or to ignore something (R8.5).
IGNORES: Final = ("", "difficult", "fort")
MOST_SEATS: Final = 6
# So many actions that take missing pieces from several others, or for several targets, are kept from game to game.
MOST_TAKING: Final = 20_000

Args = tuple[Any, ...]

# Under which name the targets stand in the form, and what they are.
LAND: Final = "land"
LANDS: Final = "lands"
WATERS: Final = "waters"
AREA: Final = "area"


class Block:
    """The codes of one card, Honor or price: how many targets it names, whether in order, how many lands it takes from.

    Targets of each number stand together, the fewest first; with k of them at most k buildings can be missing.
    """

    __slots__ = (
        "bases",
        "items",
        "key",
        "kind",
        "lands",
        "least",
        "most",
        "ordered",
        "size",
        "sizes",
        "takes",
        "what",
    )

    def __init__(
        self, kind: int, what: int, key: str, items: int, least: int, most: int, lands: int = 0, ordered: bool = False
    ) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.key: Final = key
        self.items: Final = items
        self.least: Final = least
        self.most: Final = most
        self.lands: Final = lands
        self.ordered: Final = ordered
        count = perm if ordered else comb
        self.takes: Final = [sum(comb(lands, taken) for taken in range(named + 1)) for named in range(most + 1)]
        self.sizes: Final = [
            count(items, named) * self.takes[named] if named >= least else 0 for named in range(most + 1)
        ]
        self.size: Final = sum(self.sizes)

    def rank(self, targets: Numbers, takes: Numbers) -> int:
        """The number within the block, or -1 if there is none."""
        named = len(targets)
        if not self.least <= named <= self.most or len(takes) > (named if self.lands else 0):
            return -1
        if len(set(targets)) < named or len(set(takes)) < len(takes):
            return -1
        first = rank_row(targets, self.items) if self.ordered else rank_set(targets)
        return sum(self.sizes[:named]) + first * self.takes[named] + self.rank_takes(takes)

    def rank_takes(self, takes: Numbers) -> int:
        """The number of a set of lands to take from among all such sets, the smaller ones first."""
        return self.takes[len(takes) - 1] + rank_set(takes) if takes else 0

    def unrank(self, number: int) -> tuple[Numbers, Numbers]:
        """The targets with this number, and what is taken for them."""
        named = 0
        while number >= self.sizes[named]:
            number -= self.sizes[named]
            named += 1
        first, second = divmod(number, self.takes[named])
        taken = 0
        while second >= comb(self.lands, taken):
            second -= comb(self.lands, taken)
            taken += 1
        targets = unrank_row(first, named, self.items) if self.ordered else unrank_set(first, named)
        return targets, unrank_set(second, taken)


def pick(table: list[Action], numbers: list[int], out: list[Action]) -> None:
    """List the actions of these lands, in order, from a table."""
    for number in numbers:  # a list that is thrown away costs more
        out.append(table[number])


class ActionSpace:
    """Makes each action once, by its kind and arguments or by its code."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        lands = board.land_count
        sizes = [0] * len(NAMES)
        sizes[CHOOSE_TOKEN] = board.areas
        sizes[CHOOSE_EVENT] = len(board.events)
        sizes[CHOOSE_EMPIRE] = board.whole_empires
        sizes[TAKE_BUILDING] = sizes[INVADE] = sizes[CONQUER] = lands
        sizes[SEND_FLEET] = len(board.water_ids)
        sizes[USE_LEADER] = len(IGNORES)
        sizes[PLAY_TOKEN] = len(board.token_ids)
        for kind in (END_EXPANSION, END_REVENUE, END_TURN):
            sizes[kind] = 1
        self.base: Final = [sum(sizes[:kind]) for kind in range(len(NAMES))]
        self.blocks: Final = self._blocks()
        # By kind and by what it is about: the number of its block, or -1 where there is none.
        self.block_of: Final = [[-1] * max(len(PAYMENTS), len(board.events), len(board.honors)) for _ in NAMES]
        for n, block in enumerate(self.blocks):
            self.block_of[block.kind][block.what] = n
        self.block_base: Final[list[int]] = []
        size = self.base[BUILD_FORT]
        for block in self.blocks:
            self.block_base.append(size)
            size += block.size
        self.size: Final = size
        self._made: dict[int, Action] = {}
        # From whom missing pieces are taken can be named in millions of ways, so these do not stay for ever,
        self._taking: dict[int, Action] = {}
        # but those with one target and one land to take from do, by block: see `list_taking_one`.
        self._taking_one: list[list[Action | None]] = [[] for _ in self.blocks]

        # What the inner loops reach for. By block: those that take from nobody, by their one target or by all of them.
        self._naming_one: Final = [self._singles(block) for block in self.blocks]
        self._naming: Final[list[dict[Numbers, Action]]] = [{} for _ in self.blocks]
        self._naming_two: Final[list[dict[int, Action]]] = [{} for _ in self.blocks]
        self.end_expansion: Final = self.make(END_EXPANSION)
        self.end_revenue: Final = self.make(END_REVENUE)
        self.end_turn: Final = self.make(END_TURN)
        self.use_leader: Final = [self.make(USE_LEADER, how) for how in range(len(IGNORES))]
        self.choose_token: Final = [self.make(CHOOSE_TOKEN, area) for area in range(board.areas)]
        self.choose_event: Final = [self.make(CHOOSE_EVENT, card) for card in range(len(board.events))]
        self.choose_empire: Final = [self.make(CHOOSE_EMPIRE, card) for card in range(board.whole_empires)]
        self.take_building: Final = [self.make(TAKE_BUILDING, land) for land in range(lands)]
        self.invade: Final = [self.make(INVADE, land) for land in range(lands)]
        self.conquer: Final = [self.make(CONQUER, land) for land in range(lands)]
        self.send_fleet: Final = [self.make(SEND_FLEET, water) for water in range(len(board.water_ids))]
        self.play_token: Final = [self.make(PLAY_TOKEN, token) for token in range(len(board.token_ids))]
        self.fort: Final = [self.naming_one(BUILD_FORT, pay) for pay in range(len(PAYMENTS))]
        # Honors that name nothing: their coins, people for the pool, a Catastrophe without a target.
        self.plain_honor: Final = {
            n: self.compound(PLAY_HONOR, n, ())
            for n, honor in enumerate(board.honors)
            if honor.effect not in (BUILDINGS_BONUS, LANDS_BONUS)
        }

    def _blocks(self) -> list[Block]:
        board = self.board
        lands, waters = board.land_count, len(board.water_ids)
        blocks = [
            Block(BUILD_FORT, PEOPLE, LAND, lands, 1, 1, lands),
            Block(BUILD_FORT, WALL, LAND, lands, 1, 1),
            Block(BUILD_FORT, BY_EVENT, LAND, lands, 1, 1, lands),
            Block(BUILD_MONUMENT, 0, LAND, lands, 1, 1, lands),
        ]
        for n, card in enumerate(board.events):
            if card.effect == SETTLE:
                blocks.append(Block(PLAY_EVENT, n, LAND, lands, 1, 1, lands))
            elif card.effect == LIBERATE:
                blocks.append(Block(PLAY_EVENT, n, LAND, lands, 1, 1))
            elif card.effect == DEATH:
                blocks.append(Block(PLAY_EVENT, n, LANDS, lands, 1, card.amount, ordered=True))
            elif card.effect == REVOLT:
                blocks.append(Block(PLAY_EVENT, n, LANDS, lands, 1, card.amount))
            elif card.effect == PLACE_CITIES:
                blocks.append(Block(PLAY_EVENT, n, LANDS, lands, 1, card.amount, lands))
            elif card.effect == HIRE:
                blocks.append(Block(PLAY_EVENT, n, "", 0, 0, 0))
        for n, honor in enumerate(board.honors):
            if honor.effect == PLACE_FLEET:
                blocks.append(Block(PLAY_HONOR, n, WATERS, waters, 0, honor.count, ordered=True))
            elif honor.effect == PLACE_FORT:
                blocks.append(Block(PLAY_HONOR, n, LANDS, lands, 0, honor.count, lands))
            elif honor.effect == PLACE_CITY:
                blocks.append(Block(PLAY_HONOR, n, LAND, lands, 0, 1, lands))
            elif honor.effect in (BUILDINGS_BONUS, LANDS_BONUS):
                blocks.append(Block(PLAY_HONOR, n, AREA, board.areas, 1, 1))
            elif honor.effect == CATASTROPHE:
                blocks.append(Block(PLAY_HONOR, n, LAND, lands, 0, 1))
            else:
                blocks.append(Block(PLAY_HONOR, n, "", 0, 0, 0))
        return blocks

    def block(self, kind: int, what: int) -> Block | None:
        """What this card, Honor or price can name; None for an Event that is never played by `play_event`."""
        number = self.block_of[kind][what]
        return None if number < 0 else self.blocks[number]

    # --- codes --------------------------------------------------------------------------------------------------

    def code(self, kind: int, args: Args) -> int:
        """The code of an action, or -1 if it can never be legal."""
        if kind >= BUILD_FORT:
            what, targets, takes = args
            number = self.block_of[kind][what]
            if number < 0:
                return -1
            place = self.blocks[number].rank(targets, takes)
            return self.block_base[number] + place if place >= 0 else -1
        offset = args[0] if args else 0
        size = self.base[kind + 1] - self.base[kind]
        return self.base[kind] + offset if 0 <= offset < size else -1

    def at(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < self.size:
            raise IndexError(f"codes run from 0 to {self.size - 1}, not {code}")
        if code >= self.base[BUILD_FORT]:
            number = bisect_right(self.block_base, code) - 1
            block = self.blocks[number]
            return self.compound(block.kind, block.what, *block.unrank(code - self.block_base[number]))
        kind = bisect_right(self.base, code) - 1
        if kind in (END_EXPANSION, END_REVENUE, END_TURN):
            return self.make(kind)
        return self.make(kind, code - self.base[kind])

    def make(self, kind: int, *args: Any) -> Action:
        """The action with these arguments: always the same object for the same action."""
        code = self.code(kind, args)
        if code < 0:
            return Action(-1, kind, args, self.form(kind, args))
        made = self._kept(args[1], args[2]) if kind >= BUILD_FORT else self._made
        action = made.get(code)
        if action is None:
            action = made[code] = Action(code, kind, args, self.form(kind, args))
        return action

    def tidy(self) -> None:
        """Before a new game: forget who was taken from, once that has become much."""
        if len(self._taking) > MOST_TAKING:
            self._taking = {}

    def _kept(self, targets: Numbers, takes: Numbers) -> dict[int, Action]:
        """Where such an action is kept: those that take for one target from one land are few enough for good."""
        return self._taking if takes and (len(takes) > 1 or len(targets) > 1) else self._made

    def compound(self, kind: int, what: int, targets: Numbers, takes: Numbers = ()) -> Action:
        """An action that names a card, an Honor or a price, its targets, and the lands it takes missing pieces from."""
        return self.make(kind, what, targets, takes)

    def _singles(self, block: Block) -> list[Action]:
        if not block.least <= 1 <= block.most:
            return []
        return [self.compound(block.kind, block.what, (item,)) for item in range(block.items)]

    def naming_one(self, kind: int, what: int) -> list[Action]:
        """A table of the actions that name one target and take from nobody."""
        return self._naming_one[self.block_of[kind][what]]

    def list_naming(self, kind: int, what: int, named: Iterable[Numbers], out: list[Action]) -> None:
        """List the actions that name these targets and take from nobody, in order."""
        table = self._naming[self.block_of[kind][what]]
        for targets in named:
            action = table.get(targets)
            if action is None:
                action = table[targets] = self.compound(kind, what, targets)
            out.append(action)

    def list_pairs(self, kind: int, what: int, items: list[int], out: list[Action]) -> None:
        """List the actions that name two of these rising targets and take from nobody."""
        number = self.block_of[kind][what]
        table, width = self._naming_two[number], self.blocks[number].items
        for place, one in enumerate(items):
            for other in items[place + 1 :]:
                action = table.get(one * width + other)
                if action is None:
                    action = table[one * width + other] = self.compound(kind, what, (one, other))
                out.append(action)

    def list_taking_one(self, kind: int, what: int, targets: list[int], takes: list[int], out: list[Action]) -> None:
        """List the actions that name one of these targets, each with one of these lands to take from."""
        number = self.block_of[kind][what]
        block, plain, table = self.blocks[number], self._naming_one[number], self._taking_one[number]
        if not table:
            table = self._taking_one[number] = [None] * (block.items * block.lands)
        for target in targets:
            for land in takes:
                action = table[target * block.lands + land]
                if action is None:
                    action = self._taking_from(plain[target], (land,), block.rank_takes((land,)))
                    table[target * block.lands + land] = action
                out.append(action)

    def list_taking(
        self, kind: int, what: int, named: Iterable[Numbers], takes: Sequence[Numbers], out: list[Action]
    ) -> None:
        """List the actions that name these targets, each with all these ways to take what is missing."""
        block = self.blocks[self.block_of[kind][what]]
        ranks = [block.rank_takes(taken) for taken in takes]
        plain: list[Action] = []
        self.list_naming(kind, what, named, plain)
        for action in plain:
            for place, rank in enumerate(ranks):
                out.append(self._taking_from(action, takes[place], rank))

    def _taking_from(self, plain: Action, takes: Numbers, rank: int) -> Action:
        """An action that takes from nobody, with these lands to take from, which have this number in its block."""
        code = plain.code + rank
        made = self._kept(plain.args[1], takes)
        action = made.get(code)
        if action is None:
            form = {**plain.form, "take_from": self._land_names(takes)}
            action = made[code] = Action(code, plain.kind, (plain.args[0], plain.args[1], takes), form)
        return action

    # --- forms --------------------------------------------------------------------------------------------------

    def form(self, kind: int, args: Args) -> dict[str, Any]:
        """The flat JSON form."""
        board = self.board
        form: dict[str, Any] = {"do": NAMES[kind]}
        if kind in (CHOOSE_TOKEN, PLAY_TOKEN):
            form["token"] = board.token_ids[args[0]]
        elif kind == CHOOSE_EVENT:
            form["card"] = board.event_ids[args[0]]
        elif kind == CHOOSE_EMPIRE:
            form["empire"] = board.empire_ids[args[0]]
        elif kind in (TAKE_BUILDING, INVADE, CONQUER):
            form["land"] = board.land_ids[args[0]]
        elif kind == SEND_FLEET:
            form["water"] = board.water_ids[args[0]]
        elif kind == USE_LEADER:
            if args[0]:
                form["ignore"] = IGNORES[args[0]]
        elif kind >= BUILD_FORT:
            self._compound_form(kind, args, form)
        return form

    def _compound_form(self, kind: int, args: Args, form: dict[str, Any]) -> None:
        board = self.board
        what, targets, takes = args
        if kind == PLAY_EVENT:
            form["card"] = board.event_ids[what]
        elif kind == PLAY_HONOR:
            form["honor"] = board.honor_ids[what]
        block = self.block(kind, what)
        key = block.key if block is not None else LANDS
        if targets and key == WATERS:
            form[key] = [board.water_ids[n] for n in targets]
        elif targets and key == LANDS:
            form[key] = [board.land_ids[n] for n in targets]
        elif targets and key == AREA:
            form[key] = board.area_ids[targets[0]]
        elif targets:
            form[key] = board.land_ids[targets[0]]
        if kind == BUILD_FORT:
            form["pay"] = PAYMENTS[what]
        if takes:
            form["take_from"] = self._land_names(takes)

    def _land_names(self, lands: Numbers) -> str | list[str]:
        """One land by its name, several as a list."""
        names = [self.board.land_ids[land] for land in lands]
        return names if len(names) > 1 else names[0]
