"""Records from elsewhere: read, and played again before they are kept."""

import hashlib

from mappamundi.games import game as find_game
from mappamundi.kernel import BadInput, Value
from mappamundi.records import Record, check_data, decode, verify
from mappamundi.server.bounds import LONGEST_RECORD, LONGEST_TEXT
from mappamundi.server.replays import seats_of
from mappamundi.server.wire import SeatInfo, Struct, longest_text, too_deep


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


def examine(body: bytes) -> RecordInfo:
    """Read a record and play it again; BadInput says what is wrong with it."""
    check_length(body)
    record = read(body)
    try:
        verdict = verify(record, find_game(record.header.game, rules=record.header.rules))
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


def read(body: bytes) -> Record:
    """The record, if everybody may see it and it began at its beginning."""
    if too_deep(body):
        raise BadInput("this is no game record")
    try:
        record = decode(body)
    except (RecursionError, OverflowError):
        raise BadInput("this is no game record") from None
    if longest_text(body) > LONGEST_TEXT:
        raise BadInput(f"this is no game record of ours: a text in it has more than {LONGEST_TEXT} bytes")
    if record.secret is not None:
        raise BadInput("this game is not over: its seed and hands would be public")
    if record.header.begun is not None:
        raise BadInput("this game began in the middle, and nobody can check where it came from")
    check_data(record, None)
    return record
