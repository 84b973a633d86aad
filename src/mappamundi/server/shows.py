"""Games that every house can show, also one at which nobody has played yet: for each game of the shelf a record between
bots and the moments of it that are worth a minute and a half. `tools/shows.py` makes them."""

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from mappamundi.games import GAME_IDS
from mappamundi.server.wire import Struct

SHOWN = Path(__file__).parent / "shown"
# How fast they are shown, and for how many seconds the first step of a moment stands longer, so that its words can be
# read: as the client does it (`replay-store.js`).
SPEED = 2
CAPTION = 2.5


class Scene(Struct, kw_only=True, omit_defaults=True):
    """A moment: from which step to which, what `kind` of moment it is (the client has the words for it), whose, and at
    the cost of which `other` seat."""

    kind: str
    first: int
    last: int
    seat: int | None = None
    other: int | None = None


class Scenes(Struct, kw_only=True):
    """The moments of a game, in their order, and how many seconds they are shown in all."""

    seconds: int
    scenes: list[Scene]


class Show(Scenes, kw_only=True):
    """A game that can be watched: its `record` is asked for like one that was uploaded."""

    game: str
    record: str


@cache
def shows() -> tuple[Show, ...]:
    """All that lie here, in the order of the shelf."""
    found = []
    for game in GAME_IDS:
        if (path := SHOWN / f"{game}.json").is_file():
            scenes = msgspec.json.decode(path.read_bytes(), type=Scenes)
            found.append(Show(game=game, record=name_of(game), seconds=scenes.seconds, scenes=scenes.scenes))
    return tuple(found)


@cache
def body_of(game: str) -> bytes:
    """The record itself, as a file."""
    return (SHOWN / f"{game}.ndjson").read_bytes()


def show_of(game: str) -> Show | None:
    """The one of this game."""
    return next((show for show in shows() if show.game == game), None)


def name_of(game: str) -> str:
    """What the record is called: as if it had been uploaded."""
    return hashlib.sha256(body_of(game)).hexdigest()[:32]


def shown_record(name: str) -> bytes | None:
    """The file of this name, if it is one of ours."""
    return next((body_of(show.game) for show in shows() if show.record == name), None)
