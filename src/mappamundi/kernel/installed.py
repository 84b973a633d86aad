"""What other packages bring: things that announce themselves by an entry point, under a name.

Reading what is installed takes many milliseconds, so nobody does for a name that is ours. Nothing is imported before it
is used, and what cannot be used is told in one sentence that names its package.
"""

import re
from collections.abc import Callable, Collection
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mappamundi.kernel.errors import BadInput

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

# Nothing that means something else in a command.
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")


class Brought(NamedTuple):
    """A thing under a name, and the package that brings it."""

    what: str
    name: str
    package: str
    point: "EntryPoint"

    def __str__(self) -> str:
        return f"the {self.what} {self.name!r} of the package {self.package}"

    @property
    def written(self) -> str:
        """How it is asked for."""
        return self.name

    def load(self) -> Any:
        """The thing itself; `BadInput` if it cannot be imported."""
        return self.tried(self.point.load)

    def tried(self, make: Callable[[], Any]) -> Any:
        """What is made of it; `BadInput` names the package where that fails."""
        try:
            return make()
        except BadInput:
            raise
        except Exception as error:
            said = " ".join(f"{type(error).__name__}: {error}".split())
            raise BadInput(f"{self} cannot be used: {said}") from error


class Announced(NamedTuple):
    """What can be used, by name, and why the rest cannot, in a sentence by name."""

    usable: dict[str, Brought]
    refused: dict[str, str]


@cache
def announced(group: str, what: str) -> tuple[Brought, ...]:
    """All that packages announce in this group, sorted by name: what they bring are games, or bots."""
    # Takes longer to import than many a command to answer.
    from importlib.metadata import entry_points

    found = [
        Brought(what, point.name, point.dist.name if point.dist else "?", point) for point in entry_points(group=group)
    ]
    return tuple(sorted(found, key=lambda brought: (brought.name, brought.package)))


def sorted_out(all_of_them: Collection[Brought], taken: Collection[str]) -> Announced:
    """Those that can be used; a name that is taken, or that two packages want, is refused."""
    by_name: dict[str, list[Brought]] = {}
    for brought in all_of_them:
        by_name.setdefault(brought.name, []).append(brought)
    usable: dict[str, Brought] = {}
    refused: dict[str, str] = {}
    for name, same in by_name.items():
        if name in taken:
            refused[name] = f"{same[0]} is left out: that name is taken"
        elif not NAME.fullmatch(name):
            refused[name] = f"{same[0]} is left out: a name has small letters, digits, - and _ alone"
        elif len(same) > 1:
            both = " and ".join(brought.package for brought in same)
            refused[name] = f"the {same[0].what} {name!r} is left out: {both} both bring it; uninstall one of them"
        else:
            usable[name] = same[0]
    return Announced(usable, refused)
