"""The game, and how its tests set it up."""

from typing import Any

from mappamundi.games.history.y2001.game import load_game
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Scripted, Seeded
from mappamundi.kit.random_play import seed_bytes

GAME = load_game()
# Each option alone, and all together.
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"multiple_armies": True},
    {"naval_control": True},
    {"no_preeminence": True},
    {"minor_empire_deal": True},
    {"multiple_armies": True, "naval_control": True, "no_preeminence": True, "minor_empire_deal": True},
)
# What ends a phase: busy seats put it off.
ENDINGS = frozenset(("end_events", "end_naval", "end_expansion", "end_monuments"))
# What is drawn in `drafting`.
EMPIRES = ["persia", "assyria", "carthaginia"]


def new_game(seed: int, players: int = 4, **options: Any) -> Position:
    return GAME.new(options, players, Seeded(seed_bytes(seed)))


def stage(setup: dict[str, Any], players: int = 3, dice: tuple[int, ...] = (), **options: Any) -> Position:
    return GAME.stage(setup, options, players, Scripted(dice))


def act(position: Position, do: str, **params: Any) -> list[Any]:
    """The only seat that may act does this; what happened."""
    [seat] = position.to_act()
    return position.play(seat, GAME.action({"do": do, **params}))


def drafting(order: tuple[int, ...] = (2, 0, 1)) -> Position:
    """Three seats in epoch 2, drawing Persia, Assyria and Carthaginia in this order."""
    chance = Scripted(orders=GAME.orders({"empires": EMPIRES}, 3))
    return GAME.stage({"epoch": 2, "turn": {"phase": "draft"}, "draft": {"order": list(order)}}, {}, 3, chance)
