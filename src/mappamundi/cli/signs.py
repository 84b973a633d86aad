"""What is written where the output cannot hold a sign: a plain one that is as wide, so that no command fails for it."""

import codecs
import json
import sys
import unicodedata
from contextlib import suppress
from io import UnsupportedOperation
from typing import Final, TextIO

import click

NAME: Final = "mundi-signs"

# Punctuation, the marks of the boards and the lines between their cells. Those of one screen stay apart.
PLAIN: Final = str.maketrans(
    "‘’“”–—…·×→←●○◆♣≈☼▲☾✚│─┌┐└┘├┤┬┴┼╱╲║═",
    "''\"\"--..x><*o#&~%A)+|-+++++++++/\\|=",
)


def plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """The plain sign for each that cannot be written; a letter without its accent, and else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(_plain(sign, error.encoding) for sign in wanted), error.end


def _plain(sign: str, encoding: str) -> str:
    for written in (sign.translate(PLAIN), unicodedata.normalize("NFKD", sign)[0]):
        try:
            written.encode(encoding)
        except UnicodeEncodeError:
            continue
        return written
    return "?"


def bear_with(*streams: TextIO) -> None:
    """Let what these cannot write be replaced, and what they cannot read."""
    codecs.register_error(NAME, plainly)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # Whoever has read from it already goes on as it is.
            with suppress(UnsupportedOperation):
                reconfigure(errors="replace" if stream is sys.stdin else NAME)


def write(text: str) -> None:
    """A line on the output as it is: left to itself, click writes UTF-8 where the output says that it is ASCII."""
    click.echo(text, file=sys.stdout)


def write_json(value: object) -> None:
    """What programs read; they get back every sign, escaped where the output cannot hold it."""
    write(json.dumps(value, ensure_ascii=not holds_all(sys.stdout), indent=2))


def holds_all(stream: TextIO) -> bool:
    """Whether the stream can write every sign, so that what programs read need not be escaped."""
    return "utf" in (stream.encoding or "").lower()
