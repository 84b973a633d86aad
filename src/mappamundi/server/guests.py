"""Bots that whoever runs a server lets sit at its tables: in a file, in a package or as a program, under a name.

They are chosen when the server is started and never by a request: what a request names is one of these names or one of
ours, and what a name stands for is nobody else's to say.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mappamundi.bots import RESERVED, bot_names, house_bot, make_bot, runs_code
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel import BadInput
from mappamundi.kernel.installed import NAME

LONGEST_NAME = 40
# In the place of a game: all of them.
EVERY = ""
HOW = "write [GAME.]NAME=BOT, where BOT is FILE.py:NAME, run:COMMAND or the name of an installed one"


class Guest(NamedTuple):
    """A bot under the name that it has at the tables of a game, and what `make_bot` is asked for."""

    game: str
    name: str
    bot: str


class Guests:
    """All of them. `lines` are written as `HOW` says; those for one game come before those for all."""

    def __init__(self, lines: Sequence[str] = ()) -> None:
        read = [_read(line.strip()) for line in lines if line.strip()]
        if len({(guest.game, guest.name) for guest in read}) < len(read):
            raise BadInput("--bot gives one name to two bots")
        self._found: dict[tuple[str, str], Guest] = {}
        for guest in sorted(read, key=lambda guest: guest.game == EVERY):
            for game_id in GAME_IDS if guest.game == EVERY else [guest.game]:
                self._found.setdefault((game_id, guest.name), guest._replace(game=game_id))
        for guest in self._found.values():
            _try(guest)

    def names(self, game_id: str) -> tuple[str, ...]:
        """Every bot that may sit at a table of this game: ours, the weakest first, then these."""
        return (*bot_names(game_id), *(name for game, name in self._found if game == game_id))

    def known(self, game_id: str, name: str) -> str:
        """The bot of that name, or the house bot where a table still has one that is not let in any more."""
        return name if name in self.names(game_id) else house_bot(game_id)

    def behind(self, game_id: str, name: str) -> str | None:
        """What `make_bot` is asked for if that bot is one of these."""
        guest = self._found.get((game_id, name))
        return None if guest is None else guest.bot


def _read(line: str) -> Guest:
    """The guest that a line lets in."""
    called, equals, bot = line.partition("=")
    if not equals or runs_code(called):
        # Without a name; the command of a program may have such a sign too.
        if runs_code(line):
            raise BadInput(f"--bot {line} needs a name: {HOW}")
        called, bot = line.partition(":")[0], line
    game_id, _, name = called.strip().rpartition(".")
    if game_id not in (EVERY, *GAME_IDS):
        raise BadInput(f"--bot {line}: there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadInput(f"--bot {line}: a name has small letters, digits, - and _ alone, and at most {LONGEST_NAME}")
    return Guest(game_id, name, bot.strip())


def _try(guest: Guest) -> None:
    """Whether the name is free, and the bot can be had: before anybody sits down with it."""
    if guest.name in RESERVED or guest.name in bot_names(guest.game):
        raise BadInput(f"--bot {guest.name}={guest.bot}: the name {guest.name!r} is taken in {guest.game}")
    make_bot(guest.bot, find_game(guest.game), 0)
