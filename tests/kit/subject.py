"""What the tests must be told about a game, beside what the kit must be.

Each game has its subject in `tests/games/ID/subject.py`, as `SUBJECT`: what is conserved, what is hidden, how its
forms can be spoilt, which games are kept. `python -m tests.kit.fuzz ID` and the tests in `tests/games/` do the rest.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from mappamundi.kernel import Game
from mappamundi.kit import subject as shipped
from mappamundi.kit.subject import P

GAMES = Path(__file__).parents[1] / "games"


class Golden(NamedTuple):
    """A game that is kept, line by line."""

    name: str
    players: int
    options: Mapping[str, Any]
    style: int
    seed: int


class Subject(shipped.Subject[P]):
    """A game under test. A game's own subject says what differs from this."""

    golden: Sequence[Golden] = ()
    # Kinds of events after which a golden file says how the scores stand.
    scored_after: frozenset[str] = frozenset()

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.folder = GAMES / self.id

    def left_over(self, position: P) -> Mapping[str, float]:
        """What is worth counting at the end of a game between bots, by what it is called."""
        del position
        return {}


def subjects() -> list[str]:
    """The ids of all games that have a subject."""
    return sorted(path.parent.name for path in GAMES.glob("*/subject.py"))


def subject(game_id: str) -> Subject[Any]:
    found: Subject[Any] = import_module(f"tests.games.{game_id}.subject").SUBJECT
    return found
