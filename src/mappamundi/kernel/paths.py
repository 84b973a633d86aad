"""An action as a short path of choices from small alphabets, for learners: codes number millions.

The first choice is what is done and with what (`invade gaul`): a head. Each further parameter is a letter: a land, a
section of a route, how many dice more. A parameter that is a row of several things is one letter after another, and
`DONE`. So a set of twelve fleets is twelve small questions, not one of 4,096 answers.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from mappamundi.kernel.action import Action

DONE: Final = 0
# More than these no game may have.
MOST_HEADS: Final = 512
MOST_LETTERS: Final = 256
# So many paths are kept ready: there are games with millions of actions, and these do not stay for ever.
MOST_KNOWN: Final = 100_000

Path = tuple[int, ...]
# An action's parameters, the main one first: each a number, or a row of several.
Values = Sequence[Any]


class Kind(NamedTuple):
    """A kind of action: what it is called, the names of the main things that it can be done with (one without a name
    where there is none), how many values each further parameter has, and which of those are rows of several."""

    do: str
    mains: tuple[str, ...] = ("",)
    rest: tuple[int, ...] = ()
    rows: tuple[bool, ...] = ()


class Paths:
    """The paths of a game's actions. `split` takes an action's arguments apart, `join` makes the action of them."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        split: Callable[[int, tuple[Any, ...]], Values],
        join: Callable[[int, Values], Action],
    ) -> None:
        self._kinds: Final = tuple(kinds)
        self._split: Final = split
        self._join: Final = join
        self._first: Final = [sum(len(kind.mains) for kind in kinds[:n]) for n in range(len(kinds))]
        self.heads: Final = tuple(f"{kind.do} {main}".strip() for kind in kinds for main in kind.mains)
        # With `DONE` before all others.
        self.letters: Final = 1 + max((count for kind in kinds for count in kind.rest), default=0)
        assert len(self.heads) <= MOST_HEADS, f"{len(self.heads)} heads"
        assert self.letters <= MOST_LETTERS, f"{self.letters} letters"
        self._known: dict[Action, Path] = {}

    def path(self, action: Action) -> Path:
        """Its head and its letters."""
        found = self._known.get(action)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known = {}
            found = self._known[action] = self._made(action)
        return found

    def head(self, action: Action) -> int:
        """What is done, and with what."""
        return self.path(action)[0]

    def action(self, path: Sequence[int]) -> Action:
        """The action of a whole path. `ValueError` if it is none."""
        letters = iter(path)
        try:
            head = next(letters)
            kind = max(n for n, first in enumerate(self._first) if first <= head < len(self.heads))
            values: list[Any] = [head - self._first[kind]]
            for row, count in zip(self._kinds[kind].rows, self._kinds[kind].rest, strict=True):
                letter = next(letters)
                several: list[int] = []
                while row and letter != DONE:
                    several.append(_value(letter, count))
                    letter = next(letters)
                values.append(tuple(several) if row else _value(letter, count))
        except (StopIteration, ValueError):
            raise ValueError(f"{tuple(path)} is no whole path") from None
        if next(letters, None) is not None:
            raise ValueError(f"{tuple(path)} goes on after its end")
        return self._join(kind, values)

    def _made(self, action: Action) -> Path:
        kind = self._kinds[action.kind]
        main, *rest = self._split(action.kind, action.args)
        path = [self._first[action.kind] + main]
        for value, row in zip(rest, kind.rows, strict=True):
            if row:
                path += [item + 1 for item in value]
                path.append(DONE)
            else:
                path.append(value + 1)
        return tuple(path)


def _value(letter: int, count: int) -> int:
    """What a letter stands for, where there are so many values."""
    if not 0 < letter <= count:
        raise ValueError
    return letter - 1


class Walk:
    """On the way through the legal actions of a decision: which choices are open, and what has been chosen."""

    def __init__(self, paths: Paths) -> None:
        self._paths: Final = paths
        self._legal: Sequence[Action] = ()
        self._left: list[tuple[Path, Action]] = []
        # How many choices have been made.
        self.depth = 0

    def begin(self, legal: Sequence[Action]) -> None:
        """Another decision."""
        self._legal = legal
        self.depth = 0

    def open(self) -> list[int]:
        """The heads, or then the letters, that can be chosen now; one may come several times."""
        if not self.depth:
            head = self._paths.head
            return [head(action) for action in self._legal]
        depth = self.depth
        return [path[depth] for path, _ in self._left]

    def choose(self, letter: int) -> Action | None:
        """Go on with this head or letter; the action, once only one is left. `ValueError` if it cannot be chosen."""
        depth = self.depth
        if not depth:
            path_of = self._paths.path
            left = [(path, action) for action in self._legal if (path := path_of(action))[0] == letter]
        else:
            left = [pair for pair in self._left if pair[0][depth] == letter]
        if not left:
            raise ValueError(f"{letter} cannot be chosen here")
        if len(left) == 1:
            return left[0][1]
        self._left = left
        self.depth = depth + 1
        return None

    def chosen(self) -> Path:
        """The beginning of the path, as far as it is chosen."""
        return self._left[0][0][: self.depth] if self.depth else ()
