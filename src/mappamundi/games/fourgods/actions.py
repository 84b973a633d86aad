"""All actions of the game as small ints: kinds, codes and their JSON forms.

A code is made of an action's arguments like a number of its digits, so that each of some millions of actions has one
and none is made before it is wanted. Codes are those of the World of the data file; in the larger World of a scenario
an action may have none, and is played all the same.
"""

from bisect import bisect_right
from typing import Any, Final

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import CORNERS, LITERALS
from mappamundi.kernel import Action

READY: Final = 0
CHOOSE_COLOUR: Final = 1
CHOOSE_GOD: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
FLIP: Final = 5
TAKE: Final = 6
PUT_BACK: Final = 7
PLACE: Final = 8
PLACE_PROPHET: Final = 9
BUILD: Final = 10
DESTROY: Final = 11
PASS: Final = 12
END_TURN: Final = 13
CHALLENGE: Final = 14
FORFEIT: Final = 15
# Outside the action space: the passing of time, which is nobody's, and whatever is no action at all.
TIME: Final = 16
BAD: Final = 17
NAMES: Final = (
    "ready",
    "choose_colour",
    "choose_god",
    "draw",
    "discard",
    "flip",
    "take",
    "put_back",
    "place",
    "place_prophet",
    "build",
    "destroy",
    "pass",
    "end_turn",
    "challenge",
    "forfeit",
    "time",
)

# An optional argument that is left out.
LEFT_OUT: Final = -1
# Where a prophet comes from: a cell, or its reserve.
Source = tuple[int, int] | None
Args = tuple[Any, ...]

SEATS: Final = 4
HANDS: Final = 2
FACES: Final = 2
TURNS: Final = 4
MOST_DRAWN: Final = 2
# Shapes that can be named as the face that lies up.
SHOWN: Final = tuple(shape for shape, literal in enumerate(LITERALS) if literal)
_PLACE_OF_SHOWN: Final = {shape: place for place, shape in enumerate(SHOWN)}


class ActionSpace:
    """Makes each action once, by its kind and arguments or by its code. `slots` are those of the largest area."""

    def __init__(self, width: int, height: int, slots: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.slots: Final = slots
        cells = width * height
        prophet = [len(GODS) + 1, cells + 1]  # which god's, and from where
        lying = [HANDS, FACES, TURNS, cells, 1 + len(CORNERS) * prophet[0] * prophet[1]]
        # The digits of each kind's codes: how many values each of them has.
        self.digits: Final[list[list[int]]] = [
            [],
            [len(GODS)],
            [len(GODS)],
            [MOST_DRAWN + 1],
            [HANDS, FACES, slots + 1],
            [SEATS, slots, len(SHOWN) + 1],
            [SEATS, slots, HANDS + 1, len(SHOWN) + 1],
            [HANDS],
            lying,
            [cells, len(CORNERS), *prophet],
            [cells, *prophet],
            [*lying, len(GODS) + 1],
            [],
            [],
            [cells],
            [cells],
        ]
        self.base: Final[list[int]] = []
        size = 0
        for digits in self.digits:
            self.base.append(size)
            count = 1
            for values in digits:
                count *= values
            size += count
        self.size: Final = size
        self._made: Final[dict[tuple[int, Args], Action]] = {}
        self.ready: Final = self.make(READY)
        self.pass_: Final = self.make(PASS)
        self.end_turn: Final = self.make(END_TURN)
        # By hand and face, by hand, and by how many are drawn: what lists name, in which no slot is said.
        self.discards: Final = [
            [self.make(DISCARD, hand, face, LEFT_OUT) for face in range(FACES)] for hand in range(HANDS)
        ]
        self.put_backs: Final = [self.make(PUT_BACK, hand) for hand in range(HANDS)]
        self.draws: Final = [self.make(DRAW, count) for count in range(MOST_DRAWN + 1)]
        # Flips and takes by the place of a slot, for each size of areas.
        self._rummaging: Final[dict[int, tuple[list[Action], list[Action]]]] = {}

    def rummaging(self, slots: int) -> tuple[list[Action], list[Action]]:
        """Where areas have so many slots: the flip and the take of each, by its place among all of them."""
        found = self._rummaging.get(slots)
        if found is None:
            places = [divmod(place, slots) for place in range(SEATS * slots)]
            found = self._rummaging[slots] = (
                [self.make(FLIP, area, slot, LEFT_OUT) for area, slot in places],
                [self.make(TAKE, area, slot, LEFT_OUT, LEFT_OUT) for area, slot in places],
            )
        return found

    # --- codes

    def code(self, kind: int, args: Args) -> int:
        """The code of an action; -1 if it has none."""
        number = 0
        for value, values in zip(self._values(kind, args), self.digits[kind], strict=True):
            if not 0 <= value < values:
                return -1
            number = number * values + value
        return self.base[kind] + number

    def _values(self, kind: int, args: Args) -> list[int]:
        """The digits of an action's code."""
        if kind in (PLACE, DESTROY):
            hand, face, turn, x, y, corner, god, source, *credit = args
            variant = 0
            if corner != LEFT_OUT:
                near = self._source(source)
                if near < 0:
                    return [-1] * len(self.digits[kind])
                gods, sources = self.digits[BUILD][1:]
                variant = 1 + (corner * gods + god + 1) * sources + near
            return [hand, face, turn, self._cell(x, y), variant, *(named + 1 for named in credit)]
        if kind == PLACE_PROPHET:
            x, y, corner, god, source = args
            return [self._cell(x, y), corner, god + 1, self._source(source)]
        if kind == BUILD:
            x, y, god, source = args
            return [self._cell(x, y), god + 1, self._source(source)]
        if kind in (CHALLENGE, FORFEIT):
            return [self._cell(*args)]
        if kind == DISCARD:
            hand, face, slot = args
            return [hand, face, slot + 1]
        if kind == FLIP:
            area, slot, shows = args
            return [area, slot, _PLACE_OF_SHOWN.get(shows, LEFT_OUT) + 1]
        if kind == TAKE:
            area, slot, hand, shows = args
            return [area, slot, hand + 1, _PLACE_OF_SHOWN.get(shows, LEFT_OUT) + 1]
        return list(args)

    def _cell(self, x: int, y: int) -> int:
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def _source(self, source: Source) -> int:
        """0 for the reserve, then the cells."""
        if source is None:
            return 0
        cell = self._cell(*source)
        return cell if cell < 0 else cell + 1

    def at(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < self.size:
            raise IndexError(f"codes run from 0 to {self.size - 1}, not {code}")
        kind = bisect_right(self.base, code) - 1
        number, values = code - self.base[kind], []
        for count in reversed(self.digits[kind]):
            number, value = divmod(number, count)
            values.append(value)
        return self.make(kind, *self._args(kind, values[::-1]))

    def _args(self, kind: int, values: list[int]) -> Args:
        """The arguments behind the digits of a code."""
        if kind in (PLACE, DESTROY):
            hand, face, turn, cell, variant, *credit = values
            corner, god, source = LEFT_OUT, LEFT_OUT, None
            if variant:
                gods, sources = self.digits[BUILD][1:]
                rest, near = divmod(variant - 1, sources)
                corner, god = rest // gods, rest % gods - 1
                source = self._away(near)
            return (hand, face, turn, *self._xy(cell), corner, god, source, *(named - 1 for named in credit))
        if kind == PLACE_PROPHET:
            cell, corner, god, near = values
            return (*self._xy(cell), corner, god - 1, self._away(near))
        if kind == BUILD:
            cell, god, near = values
            return (*self._xy(cell), god - 1, self._away(near))
        if kind in (CHALLENGE, FORFEIT):
            return self._xy(values[0])
        if kind == DISCARD:
            hand, face, slot = values
            return hand, face, slot - 1
        if kind == FLIP:
            area, slot, shows = values
            return area, slot, SHOWN[shows - 1] if shows else LEFT_OUT
        if kind == TAKE:
            area, slot, hand, shows = values
            return area, slot, hand - 1, SHOWN[shows - 1] if shows else LEFT_OUT
        return tuple(values)

    def _xy(self, cell: int) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def _away(self, near: int) -> Source:
        return self._xy(near - 1) if near else None

    def make(self, kind: int, *args: Any) -> Action:
        """The action with these arguments: always the same object for the same action, where it has a code."""
        key = (kind, args)
        action = self._made.get(key)
        if action is None:
            action = Action(self.code(kind, args), kind, args, form(kind, args))
            if action.code >= 0:
                self._made[key] = action
        return action


# There is rarely more time between two acts of a race, and they are many.
_SHORT: Final = 1000
_short: Final[list[Action | None]] = [None] * _SHORT


def passing(milliseconds: int) -> Action:
    """Nobody's action: so much time passes."""
    if not 0 < milliseconds < _SHORT:
        return _passing(milliseconds)
    found = _short[milliseconds]
    if found is None:
        found = _short[milliseconds] = _passing(milliseconds)
    return found


def _passing(milliseconds: int) -> Action:
    told = milliseconds // 1000 if milliseconds % 1000 == 0 else milliseconds / 1000
    return Action(-1, TIME, (milliseconds,), {"do": "time", "seconds": told}, nobodys=True)


def passing_seconds(seconds: float) -> Action:
    """The same, by what travels."""
    return passing(round(seconds * 1000))


# --- forms ------------------------------------------------------------------------------------------------------


def form(kind: int, args: Args) -> dict[str, Any]:
    """The flat JSON form."""
    made: dict[str, Any] = {"do": NAMES[kind]}
    if kind in (CHOOSE_COLOUR, CHOOSE_GOD):
        made["god"] = GODS[args[0]]
    elif kind == DRAW:
        if args[0]:
            made["count"] = args[0]
    elif kind == DISCARD:
        made |= {"hand": args[0], "face": args[1]}
        if args[2] != LEFT_OUT:
            made["slot"] = args[2]
    elif kind in (FLIP, TAKE):
        made |= {"area": args[0], "slot": args[1]}
        if kind == TAKE and args[2] != LEFT_OUT:
            made["hand"] = args[2]
        if args[-1] != LEFT_OUT:
            made["shows"] = LITERALS[args[-1]]
    elif kind == PUT_BACK:
        made["hand"] = args[0]
    elif kind in (PLACE, DESTROY):
        hand, face, turn, x, y, corner, god, source, *credit = args
        made |= {"hand": hand, "face": face, "turn": turn, "x": x, "y": y}
        if corner != LEFT_OUT:
            made |= {"prophet": CORNERS[corner], **_prophet(god, source)}
        if credit and credit[0] != LEFT_OUT:
            made["credit"] = GODS[credit[0]]
    elif kind == PLACE_PROPHET:
        x, y, corner, god, source = args
        made |= {"x": x, "y": y, "corner": CORNERS[corner], **_prophet(god, source)}
    elif kind == BUILD:
        x, y, god, source = args
        made |= {"x": x, "y": y, **_prophet(god, source)}
    elif kind in (CHALLENGE, FORFEIT):
        made |= {"x": args[0], "y": args[1]}
    return made


def _prophet(god: int, source: Source) -> dict[str, Any]:
    """Whose prophet it is and where it comes from, as far as that is said."""
    said: dict[str, Any] = {}
    if god != LEFT_OUT:
        said["god"] = GODS[god]
    if source is not None:
        said["from"] = list(source)
    return said
