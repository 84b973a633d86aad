"""Actions asked for by small numbers: the ways in which learners play, whatever the environment around them.

By paths a decision is one or several questions. The first is what to do, and with what: a head. If that leaves several
actions, a letter is asked for, and so on until one is left. Heads come first among the numbers, then letters, then
`noop`. By a list it is one question: which of the legal actions, each described by a row of features.
"""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from mappamundi.kernel import Action
from mappamundi.kernel.paths import Path, Paths, Walk

Way = Literal["paths", "list"]

# A path as bytes: the head plus one in two of them, then letters plus one; of a longer path the latest letters.
PATH: Final = 16
# So many actions at most stand in a list; if there are more, it lists what they have in common, and asks again.
LISTED: Final = 512
_NONE: Final = bytes(PATH)


class Asking(Protocol):
    """The questions of one decision, and the numbers that answer them."""

    @property
    def count(self) -> int:
        """How many numbers there are."""
        ...

    @property
    def noop(self) -> int:
        """The number for doing nothing, in a race."""
        ...

    def begin(self, legal: Sequence[Action]) -> None:
        """Another decision."""
        ...

    def open(self) -> Sequence[int]:
        """What can be chosen now; a number may come several times."""
        ...

    def choose(self, number: int) -> Action | None:
        """The action that this leaves; `None` if there are several still. `ValueError` if it cannot be chosen."""
        ...

    def chosen(self) -> bytes:
        """What has been chosen of the action so far."""
        ...


def asking(paths: Paths, way: Way) -> Asking:
    """The way that is wanted."""
    if way not in ("paths", "list"):
        raise ValueError(f"actions are asked for as 'paths' or as a 'list', not as {way!r}")
    return ByPaths(paths) if way == "paths" else ByList(paths)


def in_bytes(path: Path) -> bytes:
    """A path, or its beginning, for learners to read."""
    if not path:
        return _NONE
    head, letters = path[0] + 1, path[1:][2 - PATH :]
    # Of 256 letters the last has no byte of its own.
    return bytes([head >> 8, head & 255, *(min(letter + 1, 255) for letter in letters)]).ljust(PATH, b"\0")


class ByPaths:
    """Head, then letters."""

    __slots__ = ("_letters_from", "_walk", "count", "noop")

    def __init__(self, paths: Paths) -> None:
        self._walk: Final = Walk(paths)
        self._letters_from: Final = len(paths.heads)
        self.noop: Final = self._letters_from + paths.letters
        self.count: Final = self.noop + 1

    def begin(self, legal: Sequence[Action]) -> None:
        self._walk.begin(legal)

    def open(self) -> list[int]:
        found = self._walk.open()
        return [self._letters_from + letter for letter in found] if self._walk.depth else found

    def choose(self, number: int) -> Action | None:
        try:
            return self._walk.choose(number - self._letters_from if self._walk.depth else number)
        except ValueError:
            raise _refused(number) from None

    def chosen(self) -> bytes:
        return in_bytes(self._walk.chosen())


class ByList:
    """The place in the list of what is legal, sorted by code."""

    __slots__ = ("_chosen", "_listed", "_paths", "count", "noop")

    def __init__(self, paths: Paths) -> None:
        self._paths: Final = paths
        self.noop: Final = LISTED
        self.count: Final = LISTED + 1
        # The path, or what several have in common of theirs, and the actions.
        self._listed: list[tuple[Path, list[Action]]] = []
        self._chosen: Path = ()

    def begin(self, legal: Sequence[Action]) -> None:
        self._list(sorted(legal, key=lambda action: action.code), ())

    def _list(self, actions: list[Action], chosen: Path) -> None:
        self._chosen = chosen
        path_of = self._paths.path
        if len(actions) <= LISTED:
            self._listed = [(path_of(action), [action]) for action in actions]
            return
        alike: dict[Path, list[Action]] = {}
        for action in actions:
            alike.setdefault(path_of(action)[: len(chosen) + 1], []).append(action)
        self._listed = sorted(alike.items())

    def open(self) -> range:
        return range(len(self._listed))

    def choose(self, number: int) -> Action | None:
        if not 0 <= number < len(self._listed):
            raise _refused(number)
        path, actions = self._listed[number]
        if len(actions) == 1:
            return actions[0]
        self._list(actions, path)
        return None

    def chosen(self) -> bytes:
        return in_bytes(self._chosen)

    def features(self) -> bytes:
        """The path of everything in the list, one after another."""
        return b"".join([in_bytes(path) for path, _ in self._listed])


def _refused(number: int) -> ValueError:
    return ValueError(f"{number} cannot be chosen now; the mask says what can")
