"""The game, and how its tests set it up."""

from typing import Any

from mappamundi.games.fourgods.game import load_game
from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import Event, Scripted, Seeded
from mappamundi.kit.random_play import seed_bytes

GAME = load_game()
# Every module with every other, for every number of seats: hidden gods take two gods where two play.
TWO = {"two_player": "two_with_two_gods"}
TABLE = {"legality": "table", "penalties": "all_players"}
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"tempo": "timed_turns"},
    {"gods": "hidden", **TWO},
    {"tempo": "timed_turns", "gods": "hidden", **TWO},
    TWO,
    TABLE,
    {"tempo": "timed_turns", **TABLE},
    {"legality": "table", "penalties": [1], "gods": "hidden", **TWO},
    {"tempo": "timed_turns", "legality": "table", "penalties": [0, 1], **TWO},
    {"tempo": "timed_turns", **TWO},
    {"legality": "table", **TWO},
    {"tempo": "timed_turns", "gods": "hidden", **TWO, **TABLE},
)
# What brings the end nearer without doing anything: busy seats put it off.
ENDINGS = frozenset(("pass", "end_turn"))


def new_game(seed: int, players: int = 4, **options: Any) -> Position:
    return GAME.new(options, players, Seeded(seed_bytes(seed)))


def begun(seed: int, players: int = 4, **options: Any) -> Position:
    """A game in which everybody is ready."""
    position = new_game(seed, players, **options)
    while position.phase == 0:
        for seat in position.to_act():
            position.play(seat, position.legal(seat)[0])
    return position


def stage(setup: dict[str, Any], players: int = 4, **options: Any) -> Position:
    return GAME.stage(setup, options, players, Scripted())


def act(position: Position, seat: int | None, do: str, **params: Any) -> list[Event]:
    return position.play(seat, GAME.action({"do": do, **params}))
