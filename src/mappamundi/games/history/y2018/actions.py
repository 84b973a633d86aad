"""The action space: every action that can ever be legal, with its integer code and its JSON form.

Codes run through the kinds in order. Sets of lands (`play_event` with `lands`) are numbered by the combinatorial
number system, so that the space is dense without a table of all sets.
"""

from bisect import bisect_right
from itertools import combinations
from math import comb
from typing import Any, Final

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import BARREN, OCEAN, SEA, Board, Card
from mappamundi.kernel import Action

CHOOSE_EVENT: Final = 0
CHOOSE_EMPIRE: Final = 1
OPEN_PILE: Final = 2
GIVE: Final = 3
PLAY_KINGDOM: Final = 4
ESTABLISH: Final = 5
INVADE: Final = 6
FORTIFY: Final = 7
USE_EFFECT: Final = 8
END_INVASION: Final = 9
REROLL: Final = 10
HOLD: Final = 11
SIEGE: Final = 12
RETREAT: Final = 13
REDUCE: Final = 14
SPARE: Final = 15
SHIFT: Final = 16
MONUMENT: Final = 17
END_TURN: Final = 18
END_KINGDOM: Final = 19
LOSE_ARMY: Final = 20
PLAY_EVENT: Final = 21
NAMES: Final = (
    "choose_event",
    "choose_empire",
    "open_pile",
    "give",
    "play_kingdom",
    "establish",
    "invade",
    "fortify",
    "use_effect",
    "end_invasion",
    "reroll",
    "hold",
    "siege",
    "retreat",
    "reduce",
    "spare",
    "shift",
    "monument",
    "end_turn",
    "end_kingdom",
    "lose_army",
    "play_event",
)

EVENTS_PILE: Final = 0
EMPIRES_PILE: Final = 1
BY_LAND: Final = -1
UNNAMED: Final = 0
ARMY: Final = 1
TOKEN: Final = 2
FORCES: Final = ("", "army", "token")
MOST_SEATS: Final = 6

Args = tuple[Any, ...]

# Invasions by route: for each land its variants, caravans before fleets.
Overseas = list[tuple[int, tuple[Action, ...]]]

# Which parameter names the targets of a played enhancement, by its effect.
TARGETS: Final = {
    "diplomacy": "land",
    "disaster": "land",
    "barbarians": "land",
    "free_forts": "lands",
    "revolution": "lands",
    "plague": "region",
    "region_link": "region",
    "add_fleets": "waters",
    "add_caravans": "barrens",
}


def sections_for(board: Board, card: Card) -> tuple[int, ...]:
    """Z7.10, Z17.21: the sections in which this enhancement may ever lay a marker."""
    kind = {"sea": SEA, "ocean": OCEAN}.get(card.effect.params.get("kind", ""), BARREN)
    return tuple(n for n in members(board.open_sections) if board.section_kind[n] == kind)


def rank(targets: tuple[int, ...], items: int) -> int:
    """The number of a set among all sets of at most that many of `items` things: small sets first."""
    size = len(targets)
    before = sum(comb(items, smaller) for smaller in range(1, size))
    return before + sum(comb(item, place) for place, item in enumerate(sorted(targets), 1))


def unrank(number: int, items: int) -> tuple[int, ...]:
    """The set with this number."""
    size = 1
    while number >= comb(items, size):
        number -= comb(items, size)
        size += 1
    chosen = []
    for place in range(size, 0, -1):
        item = place - 1
        while comb(item + 1, place) <= number:
            item += 1
        number -= comb(item, place)
        chosen.append(item)
    return tuple(reversed(chosen))


def pick(table: list[Action], numbers: list[int], out: list[Action]) -> None:
    """List the actions of these lands or areas, in order, from a table."""
    for number in numbers:
        out.append(table[number])


class ActionSpace:
    """Makes each action once, by its kind and arguments or by its code."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        lands = board.land_count
        # Z17.24: without help, with one to N extra dice, or won at once.
        self.variants: Final = board.extra_sources + 2
        self.auto_variant: Final = self.variants - 1
        self.pairs: Final = [(land, BY_LAND) for land in range(lands)] + [
            (land, n) for n, route in enumerate(board.routes) for land in board.shores[route[-1]]
        ]
        self.pair_index: Final = {pair: n for n, pair in enumerate(self.pairs)}
        sizes = [0] * len(NAMES)
        self.kingdoms: Final = members(board.kingdoms)
        sizes[CHOOSE_EVENT] = len(board.events)
        sizes[PLAY_KINGDOM] = len(self.kingdoms)
        sizes[CHOOSE_EMPIRE] = len(board.empires)
        sizes[OPEN_PILE] = 2
        sizes[GIVE] = MOST_SEATS
        sizes[INVADE] = len(self.pairs) * self.variants
        sizes[FORTIFY] = sizes[USE_EFFECT] = sizes[MONUMENT] = sizes[LOSE_ARMY] = lands
        sizes[REROLL] = board.attack_dice + board.extra_sources
        sizes[SIEGE] = len(FORCES) * self.variants
        sizes[SHIFT] = 2
        for kind in (ESTABLISH, END_INVASION, HOLD, RETREAT, REDUCE, SPARE, END_TURN, END_KINGDOM):
            sizes[kind] = 1
        self.base: Final = [sum(sizes[:kind]) for kind in range(len(NAMES))]
        # Enhancements come last, each with a block for its sets of targets.
        self.event_base: Final[list[int]] = []
        size = self.base[PLAY_EVENT]
        for card in board.events:
            self.event_base.append(size)
            size += self._target_count(card)
        self.size: Final = size
        self._made: dict[int, Action] = {}
        self._sets: list[dict[tuple[int, ...], Action]] = [{} for _ in board.events]
        self._overseas: dict[tuple[int, int], Overseas] = {}

        # What the inner loops reach for.
        self.establish: Final = self.make(ESTABLISH)
        self.end_invasion: Final = self.make(END_INVASION)
        self.end_turn: Final = self.make(END_TURN)
        self.end_kingdom: Final = self.make(END_KINGDOM)
        self.hold: Final = self.make(HOLD)
        self.retreat: Final = self.make(RETREAT)
        self.reduce: Final = self.make(REDUCE)
        self.spare: Final = self.make(SPARE)
        self.shifts: Final = [self.make(SHIFT, -1), self.make(SHIFT, 1)]
        self.open_pile: Final = [self.make(OPEN_PILE, pile) for pile in (EVENTS_PILE, EMPIRES_PILE)]
        self.give: Final = [self.make(GIVE, seat) for seat in range(MOST_SEATS)]
        self.reroll: Final = [self.make(REROLL, die) for die in range(sizes[REROLL])]
        self.siege: Final = [self._variants(SIEGE, force) for force in (UNNAMED, ARMY, TOKEN)]
        self.play_kingdom: Final = {card: self.make(PLAY_KINGDOM, card) for card in self.kingdoms}
        # Enhancements that name no target.
        self.play_plain: Final = {
            event: self.make(PLAY_EVENT, event, ())
            for event, card in enumerate(board.events)
            if not card.kingdom and card.effect.id not in TARGETS
        }
        # Enhancements that name one target, by that target.
        self.play_on: Final = {
            event: [self.make(PLAY_EVENT, event, (target,)) for target in range(self._target_count(card))]
            for event, card in enumerate(board.events)
            if TARGETS.get(card.effect.id) in ("land", "region")
        }
        self.choose_event: Final = [self.make(CHOOSE_EVENT, card) for card in range(len(board.events))]
        self.choose_empire: Final = [self.make(CHOOSE_EMPIRE, card) for card in range(len(board.empires))]
        self.fortify: Final = [self.make(FORTIFY, land) for land in range(lands)]
        self.use_effect: Final = [self.make(USE_EFFECT, land) for land in range(lands)]
        self.monument: Final = [self.make(MONUMENT, land) for land in range(lands)]
        self.lose_army: Final = [self.make(LOSE_ARMY, land) for land in range(lands)]
        self.march: Final = [self._variants(INVADE, land, BY_LAND) for land in range(lands)]
        self.march_plain: Final = [variants[0] for variants in self.march]

    def _variants(self, kind: int, *args: int) -> tuple[Action, ...]:
        """The action plain, with 1..N extra dice, and won at once (Z17.4, Z17.5)."""
        extras = [self.make(kind, *args, extra, False) for extra in range(self.auto_variant)]
        return (*extras, self.make(kind, *args, 0, True))

    def overseas(self, markers: int, shore: int) -> Overseas:
        """The invasions by route to list, the best for each land."""
        key = (markers, shore & self.board.carried(markers))
        found = self._overseas.get(key)
        if found is None:
            found = self._overseas[key] = [
                (land, self._variants(INVADE, land, route))
                for best in self.board.reach(*key)
                for land, route in best.items()
            ]
        return found

    # --- codes --------------------------------------------------------------------------------------------------

    def _target_count(self, card: Card) -> int:
        board, effect = self.board, card.effect
        match TARGETS.get(effect.id, ""):
            case "land":
                return board.land_count
            case "lands":
                return sum(comb(board.land_count, n) for n in range(1, effect.number("count") + 1))
            case "region":
                return len(board.area_ids)
            case "waters" | "barrens":
                return sum(comb(len(sections_for(board, card)), n) for n in range(1, effect.number("count") + 1))
        return 0 if card.kingdom else 1

    def code(self, kind: int, args: Args) -> int:
        """The code of an action, or -1 if it can never be legal."""
        if kind == PLAY_EVENT:
            return self._event_code(args[0], args[1])
        offset = 0
        if kind == INVADE:
            land, route, extra, auto = args
            pair = self.pair_index.get((land, route), -1)
            offset = self._with_variant(pair, extra, auto)
        elif kind == SIEGE:
            offset = self._with_variant(*args)
        elif kind == SHIFT:
            offset = (args[0] + 1) // 2 if args[0] in (-1, 1) else -1
        elif kind == PLAY_KINGDOM:
            offset = self.kingdoms.index(args[0]) if self.board.events[args[0]].kingdom else -1
        elif args:
            offset = args[0]
        size = (self.base[kind + 1] if kind + 1 < len(self.base) else self.size) - self.base[kind]
        return self.base[kind] + offset if 0 <= offset < size else -1

    def _with_variant(self, number: int, extra: int, auto: bool) -> int:
        if number < 0 or not 0 <= extra < self.auto_variant or (auto and extra):
            return -1
        return number * self.variants + (self.auto_variant if auto else extra)

    def _event_code(self, event: int, targets: tuple[int, ...]) -> int:
        board, card = self.board, self.board.events[event]
        base = self.event_base[event]
        if card.kingdom or len(set(targets)) < len(targets):
            return -1
        match TARGETS.get(card.effect.id, ""):
            case "land" | "region":
                return base + targets[0]
            case "lands":
                items: tuple[int, ...] = tuple(range(board.land_count))
            case "waters" | "barrens":
                items = sections_for(board, card)
            case _:
                return base
        if not 1 <= len(targets) <= card.effect.number("count") or not set(targets) <= set(items):
            return -1
        return base + rank(tuple(items.index(target) for target in targets), len(items))

    def _args(self, code: int) -> tuple[int, Args]:
        """The kind and arguments behind a code."""
        board = self.board
        if code >= self.base[PLAY_EVENT]:
            event = bisect_right(self.event_base, code) - 1
            card, offset = board.events[event], code - self.event_base[event]
            match TARGETS.get(card.effect.id, ""):
                case "land" | "region":
                    return PLAY_EVENT, (event, (offset,))
                case "lands":
                    return PLAY_EVENT, (event, unrank(offset, board.land_count))
                case "waters" | "barrens":
                    items = sections_for(board, card)
                    return PLAY_EVENT, (event, tuple(items[n] for n in unrank(offset, len(items))))
            return PLAY_EVENT, (event, ())
        kind = bisect_right(self.base, code) - 1
        offset = code - self.base[kind]
        if kind in (INVADE, SIEGE):
            number, variant = divmod(offset, self.variants)
            auto = variant == self.auto_variant
            first: Args = self.pairs[number] if kind == INVADE else (number,)
            return kind, (*first, 0 if auto else variant, auto)
        if kind == SHIFT:
            return kind, (2 * offset - 1,)
        if kind == PLAY_KINGDOM:
            return kind, (self.kingdoms[offset],)
        if kind in (ESTABLISH, END_INVASION, HOLD, RETREAT, REDUCE, SPARE, END_TURN, END_KINGDOM):
            return kind, ()
        return kind, (offset,)

    def at(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < self.size:
            raise IndexError(f"codes run from 0 to {self.size - 1}, not {code}")
        kind, args = self._args(code)
        return self.make(kind, *args)

    def make(self, kind: int, *args: Any) -> Action:
        """The action with these arguments: always the same object for the same action."""
        code = self.code(kind, args)
        if code < 0:
            return Action(-1, kind, args, self.form(kind, args))
        action = self._made.get(code)
        if action is None:
            action = self._made[code] = Action(code, kind, args, self.form(kind, args))
        return action

    def event_actions(self, event: int, targets: list[int], most: int) -> list[Action]:
        """One action for each set of one to `most` of these targets, sorted by id."""
        made, out = self._sets[event], []
        for size in range(1, most + 1):
            for chosen in combinations(targets, size):
                action = made.get(chosen)
                if action is None:
                    action = made[chosen] = self.make(PLAY_EVENT, event, chosen)
                out.append(action)
        return out

    # --- forms --------------------------------------------------------------------------------------------------

    def form(self, kind: int, args: Args) -> dict[str, Any]:
        """The flat JSON form."""
        board = self.board
        form: dict[str, Any] = {"do": NAMES[kind]}
        if kind == CHOOSE_EMPIRE:
            form["card"] = board.empires[args[0]].id
        elif kind in (CHOOSE_EVENT, PLAY_KINGDOM, PLAY_EVENT):
            form["card"] = board.events[args[0]].id
            if kind == PLAY_EVENT:
                form.update(self._targets_form(board.events[args[0]], args[1]))
        elif kind == OPEN_PILE:
            form["pile"] = ("events", "empires")[args[0]]
        elif kind == GIVE:
            form["to"] = args[0]
        elif kind == REROLL:
            form["die"] = args[0]
        elif kind == SHIFT:
            form["by"] = args[0]
        elif kind in (FORTIFY, USE_EFFECT, MONUMENT, LOSE_ARMY):
            form["land"] = board.land_ids[args[0]]
        elif kind == INVADE:
            form["land"] = board.land_ids[args[0]]
            if args[1] != BY_LAND:
                route = board.routes[args[1]] if isinstance(args[1], int) else args[1]
                form["via"] = [board.section_ids[n] for n in route]
        elif kind == SIEGE and args[0] != UNNAMED:
            form["with"] = FORCES[args[0]]
        if kind in (INVADE, SIEGE):
            if args[-2]:
                form["extra"] = args[-2]
            if args[-1]:
                form["auto_win"] = True
        return form

    def _targets_form(self, card: Card, targets: tuple[int, ...]) -> dict[str, Any]:
        board = self.board
        key = TARGETS.get(card.effect.id, "")
        match key:
            case "land":
                return {key: board.land_ids[targets[0]]}
            case "lands":
                return {key: [board.land_ids[n] for n in targets]}
            case "region":
                return {key: board.area_ids[targets[0]]}
            case "waters" | "barrens":
                return {key: [board.section_ids[n] for n in targets]}
        return {}
