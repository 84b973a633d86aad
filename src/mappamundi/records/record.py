"""What a record holds, and its file: NDJSON with a header, one line per step, a closing line and a checksum.

A finished game reveals its `seed`, so that everybody can check the dice. A game in progress is its owner's
private save: it keeps the seed as `secret`, because without it the game could not go on.
"""

import hashlib
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mappamundi.kernel import BadInput, Result, Value

FORMAT = 1
MAGIC = "mappamundi"


def nameless(seat: int) -> str:
    """What a record calls whoever gave no name; readers say it in their own words."""
    return f"Seat {seat + 1}"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and `human` or the name of a bot."""

    name: str
    kind: str


class Draws(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What chance did: dice in the order in which they fell, piles by name in the order in which they lie."""

    dice: list[int] = []
    orders: dict[str, list[int]] = {}


class Begun(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game began that did not begin at its beginning.

    In a lesson, which is named then, the first dice are set: those do not follow from the seed.
    """

    dump: dict[str, Any]
    lesson: str | None = None
    dice: list[int] = []


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: what is played, by whom, the commitment to the seed, what the setup drew or where it began."""

    record: str
    format: int
    game: str
    rules: str
    data: str | None = None
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    commitment: str
    deal: Draws
    begun: Begun | None = None


class Contest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seats whose actions came within the same window of a race, in the order in which they were served. It is drawn by
    lot from the seed of the game and the number of the entry `after` which it was drawn: when the seed is revealed
    anybody can check it. How many milliseconds after the first each `came`, and what of its delay was taken off as the
    wire's (`credit`), is told beside it."""

    after: int
    order: list[int]
    came: list[int] = []
    credit: list[int] = []


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action and what chance made of it. `time` is in seconds since 1970, where somebody kept it.

    Where no seat is named it was nobody's: time that passed. In a race the `contest` says who else was there.
    """

    seat: int | None
    action: dict[str, Any]
    dice: list[int] = []
    orders: dict[str, list[int]] = {}
    time: float | None = None
    contest: Contest | None = None


class _Closing(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    steps: int
    result: Result | None = None
    seed: str | None = None
    secret: str | None = None


class _Checksum(msgspec.Struct, forbid_unknown_fields=True):
    sha256: str


@dataclass(slots=True)
class Record:
    """A game: its header, its steps, and at the end its result and the seed in hexadecimal."""

    header: Header
    steps: list[Step]
    result: Result | None = None
    seed: str | None = None
    secret: str | None = None

    def any_seed(self) -> bytes | None:
        """The seed, revealed or still secret, if the record holds it."""
        text = self.seed or self.secret
        return bytes.fromhex(text) if text else None


def encode(record: Record) -> bytes:
    """The record as a file's bytes."""
    closing = _Closing(steps=len(record.steps), result=record.result, seed=record.seed, secret=record.secret)
    line = msgspec.json.encode
    body = b"".join(line(part) + b"\n" for part in (record.header, *record.steps, closing))
    return body + line(_Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


def decode(content: bytes, name: str = "the record") -> Record:
    """The record in a file's bytes; `BadInput` says in one sentence what is wrong with them."""
    first, _, _ = content.partition(b"\n")
    if not content:
        raise BadInput(f"{name} is empty; a game record has at least a header, a closing line and a checksum")
    try:
        opening = msgspec.json.decode(first)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(f"{name} is no game record: its first line is not JSON") from None
    if not isinstance(opening, dict) or opening.get("record") != MAGIC:
        raise BadInput(f"{name} is no game record: its first line does not say that it is one")
    if opening.get("format") != FORMAT:
        raise BadInput(f"{name} has record format {opening.get('format')!r}, but only format {FORMAT} can be read")
    body, checksum = _split(content, name)
    if hashlib.sha256(body).hexdigest() != checksum:
        raise BadInput(f"{name} is damaged: its checksum does not fit its content")
    # By nothing but the line feeds that were written: so everybody can count steps without reading them.
    lines = body.removesuffix(b"\n").split(b"\n")
    if len(lines) < 2:
        raise BadInput(f"{name} is cut off: it has no closing line")
    header = _line(lines[0], Header, name, 1)
    steps = [_line(line, Step, name, number) for number, line in enumerate(lines[1:-1], 2)]
    closing = _line(lines[-1], _Closing, name, len(lines))
    if closing.steps != len(steps):
        raise BadInput(f"{name} is cut off: it has {len(steps)} of its {closing.steps} steps")
    record = Record(header, steps, closing.result, closing.seed, closing.secret)
    try:
        seed = record.any_seed()
    except ValueError:
        raise BadInput(f"{name} is damaged: its seed is not hexadecimal") from None
    if seed is not None and not 16 <= len(seed) <= 64:
        raise BadInput(f"{name} is damaged: its seed has {len(seed)} bytes, not 16 to 64")
    return record


def save(record: Record, path: Path) -> None:
    """Write the record so that the file is the old one or the new one, never half of either."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    finally:
        with suppress(FileNotFoundError):
            Path(temporary).unlink()


def load(path: Path) -> Record:
    """The record in this file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    return decode(content, str(path))


def _split(content: bytes, name: str) -> tuple[bytes, str]:
    """The content without its last line, and the checksum in that line."""
    body_end = content.rstrip(b"\n").rfind(b"\n") + 1
    try:
        return content[:body_end], msgspec.json.decode(content[body_end:], type=_Checksum).sha256
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(f"{name} is cut off: its last line is not its checksum") from None


_Part = TypeVar("_Part")


def _line(line: bytes, kind: type[_Part], name: str, number: int) -> _Part:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{name}, line {number}: {error}") from None
