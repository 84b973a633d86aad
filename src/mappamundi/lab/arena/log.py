"""The log of an arena: a line with the setting, then a line for every game. One that was stopped goes on from it."""

from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from mappamundi.kernel import BadInput
from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.setting import Setting, differences

ENCODE: Final = msgspec.json.Encoder()
NO_LOG: Final = "is no log of an arena; name another file"


class Log:
    """Games by number. Each is written as soon as it is played, and none twice."""

    def __init__(self, setting: Setting, path: Path | None) -> None:
        self.games: Final[dict[int, Played]] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        try:
            kept = path.read_bytes() if path.exists() else b""
            self._read(setting, kept, path)
            # What was being written when the machine stopped has no end, and gives way to what comes now.
            end = kept.rfind(b"\n") + 1
            self._file = path.open("r+b" if path.exists() else "wb")
            self._file.truncate(end)
            self._file.seek(end)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None
        if not end:
            self._write(setting)

    def add(self, played: Played) -> None:
        if played.game not in self.games:
            self.games[played.game] = played
            self._write(played)

    def close(self) -> None:
        if self._file:
            self._file.close()

    def _read(self, setting: Setting, kept: bytes, path: Path) -> None:
        *lines, unfinished = kept.split(b"\n")
        if lines:
            self._check(setting, lines[0], path)
        elif not ENCODE.encode(setting).startswith(unfinished):
            raise BadInput(f"{path} {NO_LOG}")
        for number, line in enumerate(lines[1:], 2):
            self._take(line, number, path)

    def _check(self, setting: Setting, line: bytes, path: Path) -> None:
        try:
            there = msgspec.json.decode(line, type=Setting)
        except msgspec.DecodeError:
            raise BadInput(f"{path} {NO_LOG}") from None
        if found := differences(there, setting):
            raise BadInput(f"{path} is the log of another arena: {'; '.join(found)}")

    def _take(self, line: bytes, number: int, path: Path) -> None:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise BadInput(f"{path}:{number} is no game: {error}") from None
        self.games.setdefault(played.game, played)

    def _write(self, what: Setting | Played) -> None:
        if self._file:
            self._file.write(ENCODE.encode(what) + b"\n")
            self._file.flush()
