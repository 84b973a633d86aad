"""The game, and how its tests set it up."""

from typing import Any

from mappamundi.games.history.y2024.game import load_game
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Scripted, Seeded
from mappamundi.kit.random_play import seed_bytes

GAME = load_game()
# Each option alone, and all that go together.
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"dice": False},
    {"event_selection": True},
    {"hidden_empires": True},
    {"conquest": True},
    {"paired_tokens": True},
    {"event_selection": True, "hidden_empires": True, "conquest": True, "paired_tokens": True},
    {"dice": False, "event_selection": True, "hidden_empires": True, "paired_tokens": True},
)
# What ends a phase: busy seats put it off.
ENDINGS = frozenset(("end_expansion", "end_revenue", "end_turn"))


def new_game(seed: int, players: int = 4, **options: Any) -> Position:
    return GAME.new(options, players, Seeded(seed_bytes(seed)))


def stage(setup: dict[str, Any], players: int = 3, dice: tuple[int, ...] = (), **options: Any) -> Position:
    return GAME.stage(setup, options, players, Scripted(dice))


def act(position: Position, do: str, **params: Any) -> list[Any]:
    """The only seat that may act does this; what happened."""
    [seat] = position.to_act()
    return position.play(seat, GAME.action({"do": do, **params}))
