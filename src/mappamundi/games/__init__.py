"""The games that can be played, by id."""

from pathlib import Path

from mappamundi.kernel import BadInput, Game

GAME_IDS = ("hotw2018",)


def game(game_id: str, data: Path | None = None) -> Game:
    """The game with this id, with its own data or, where `data` is a folder that has it, a corrected file."""
    if game_id == "hotw2018":
        from mappamundi.games.history.y2018.game import load_game

        return load_game(data)
    raise BadInput(f"there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")
