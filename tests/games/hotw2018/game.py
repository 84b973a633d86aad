"""The game, and how its tests set it up."""

from typing import Any

from mappamundi.games.history.y2018.game import load_game
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Scripted, Seeded
from mappamundi.kit.random_play import seed_bytes

GAME = load_game()
SELECTIONS = ("draft", "classic")
# What ends a phase: busy seats put it off.
ENDINGS = frozenset(("establish", "end_invasion", "end_turn", "end_kingdom", "retreat", "hold"))


def new_game(seed: int, players: int = 4, selection: str = "draft") -> Position:
    return GAME.new({"selection": selection}, players, Seeded(seed_bytes(seed)))


def stage(setup: dict[str, Any], players: int = 3, dice: tuple[int, ...] = (), **options: Any) -> Position:
    return GAME.stage(setup, options, players, Scripted(dice))


def act(position: Position, do: str, **params: Any) -> list[Any]:
    """The only seat that may act does this; what happened."""
    [seat] = position.to_act()
    return position.play(seat, GAME.action({"do": do, **params}))
