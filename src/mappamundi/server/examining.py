"""Records from elsewhere: read, and played again before they are kept."""

import hashlib
import re

from mappamundi.games import game as find_game
from mappamundi.games import known
from mappamundi.kernel import BadInput, Value
from mappamundi.kernel.corrected import Corrected
from mappamundi.records import Record, check_data, decode, verify
from mappamundi.server.bounds import LONGEST_RECORD, LONGEST_TEXT
from mappamundi.server.replays import seats_of
from mappamundi.server.wire import SeatInfo, Struct, longest_text, too_deep

# In the order in which a header is written, before anything that players could name.
NAMED = re.compile(rb'"game":"([a-z0-9]{1,40})","rules":"[0-9]{1,20}","data":"([0-9a-f]{64})"')


class Checked(Struct):
    """One thing that was looked at in a record, and whether it was right."""

    name: str
    ok: bool
    text: str


class RecordInfo(Struct):
    """What a record tells: `verified` if its dice and deals follow from the seed that was committed to."""

    id: str
    game: str
    rules: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    steps: int
    scores: list[int] | None
    places: list[int] | None
    verified: bool
    checks: list[Checked]


def steps_in(body: bytes) -> int:
    """How many steps a record has, by its lines: all but the first and the last two are steps."""
    return max(0, body.count(b"\n") - 3)


def check_length(body: bytes) -> None:
    """`BadInput` if it is longer than any game that was played to be won."""
    if (steps := steps_in(body)) > LONGEST_RECORD:
        raise BadInput(f"this record has {steps} steps, and those with more than {LONGEST_RECORD} are not kept")


def data_named(body: bytes) -> tuple[str, str] | None:
    """The game and the digest of the corrected data that a record says it was played with, as far as its first bytes
    tell: whoever plays it again looks closer."""
    found = NAMED.search(body[:400])
    return (found[1].decode(), found[2].decode()) if found else None


def examine(body: bytes, data: Corrected | None = None) -> RecordInfo:
    """Read a record and play it again, with the corrected data that it names; BadInput says what is wrong with it."""
    check_length(body)
    record = read(body, data)
    try:
        verdict = verify(record, find_game(record.header.game, data, record.header.rules))
    except (RecursionError, OverflowError):
        raise BadInput("this is no game record") from None
    for check in verdict.checks:
        if check.name == "actions" and not check.ok:
            raise BadInput(check.text)
    header, result = record.header, record.result
    return RecordInfo(
        id=hashlib.sha256(body).hexdigest()[:32],
        game=header.game,
        rules=header.rules,
        options=header.options,
        seats=seats_of(record),
        steps=len(record.steps),
        scores=list(result.scores) if result else None,
        places=list(result.places) if result else None,
        verified=verdict.ok,
        checks=[Checked(name=check.name, ok=check.ok, text=check.text) for check in verdict.checks],
    )


def read(body: bytes, data: Corrected | None = None) -> Record:
    """The record, if everybody may see it and it began at its beginning."""
    if too_deep(body):
        raise BadInput("this is no game record")
    try:
        record = decode(body)
    except (RecursionError, OverflowError):
        raise BadInput("this is no game record") from None
    if longest_text(body) > LONGEST_TEXT:
        raise BadInput(f"this is no game record of ours: a text in it has more than {LONGEST_TEXT} bytes")
    known(record.header.game)
    if record.secret is not None:
        raise BadInput("this game is not over: its seed and hands would be public")
    if record.header.begun is not None:
        raise BadInput("this game began in the middle, and nobody can check where it came from")
    if record.header.data is not None and data is None:
        raise BadInput("this game was played with corrected data that no table of this server has been played with")
    check_data(record, data.digest if data else None)
    return record
