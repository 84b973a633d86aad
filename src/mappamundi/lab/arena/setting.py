"""What is played: all that decides the games of an arena, and the head of its log."""

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from mappamundi import __version__, games
from mappamundi.bots import other_bots
from mappamundi.bots.bot import RUN
from mappamundi.bots.from_file import in_file
from mappamundi.kernel import BadInput, Game

# Raised when logs of before cannot be gone on with.
FORM: Final = 1
# How long a decision may take, in seconds, where nobody says.
LIMIT: Final = 60.0


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """Two arenas with the same setting play the same games: the first line of a log, and what every process is told."""

    arena: int = FORM
    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    limit: float = LIMIT
    # A folder with corrected data, and what tells it apart.
    data: str | None = None
    digest: str | None = None
    # Versions: of the rules, of Mappa Mundi, of the packages that bring bots; and what tells their files apart.
    rules: str = ""
    version: str = __version__
    packages: dict[str, str] = {}
    files: dict[str, str] = {}

    def load(self) -> Game:
        return games.game(self.game, Path(self.data) if self.data else None)


def packages_of(game_id: str, bots: tuple[str, ...]) -> dict[str, str]:
    """The versions of the packages that bring these bots, and this game, unless they are ours."""
    names = {bot.partition(":")[0] for bot in bots} - {"random"}
    found = {one.package for name, one in other_bots(game_id).usable.items() if name in names}
    if game_id not in games.GAME_IDS:
        found.add(games.others().usable[game_id].package)
    return {name: version(name) for name in sorted(found)}


def files_of(bots: tuple[str, ...]) -> dict[str, str]:
    """A digest of each file that bots are made of, or given: what a program is made of nobody can tell."""
    files: list[str] = []
    for bot in bots:
        if bot.startswith(RUN):
            continue
        source, weights = in_file(bot) or (None, bot.partition(":")[2])
        files += [source.file] if source else []
        files += [weights] if weights else []
    return {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files}


def differences(there: Setting, here: Setting) -> list[str]:
    """What one setting says otherwise than another, for a person; where a folder lies is nobody's concern."""
    return [
        f"{name} is {getattr(there, name)!r} there and {getattr(here, name)!r} here"
        for name in Setting.__struct_fields__
        if name != "data" and getattr(there, name) != getattr(here, name)
    ]


def different_bots(bots: list[str]) -> tuple[str, ...]:
    """The bots, each once."""
    if twice := next((bot for bot in bots if bots.count(bot) > 1), None):
        raise BadInput(f"the bot {twice!r} is named twice; the arena makes as many copies as a table needs")
    return tuple(bots)
