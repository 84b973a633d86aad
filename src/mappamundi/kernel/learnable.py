"""What a game has besides, if learners shall play it: rows that say what a seat knows, and paths for actions.

Nothing of it is needed to play.
"""

from typing import Protocol, cast

from mappamundi.kernel.chance import Chance
from mappamundi.kernel.game import Game, Position
from mappamundi.kernel.options import Options
from mappamundi.kernel.paths import Paths
from mappamundi.kernel.rows import Rows


class Observable(Position, Protocol):
    """A position that writes what a seat knows."""

    chance: Chance

    def observe(self, seat: int, out: memoryview) -> None:
        """Write what that seat knows, as a row of `Learnable.rows`. It depends on nothing that is hidden from it."""
        ...


class Learnable(Game, Protocol):
    """A game that learners can play."""

    @property
    def rows(self) -> Rows:
        """The table that describes what `Observable.observe` writes."""
        ...

    @property
    def paths(self) -> Paths:
        """Its actions as short paths of choices."""
        ...

    def new(self, options: Options, players: int, chance: Chance) -> Observable:
        """A new game, as in `Game.new`."""
        ...


def learnable(game: Game) -> Learnable | None:
    """The game, if learners can play it."""
    return cast(Learnable, game) if hasattr(game, "rows") and hasattr(game, "paths") else None
