"""Bots that are programs in any language: they read what they are asked from a pipe, a line of JSON each, and answer.

The first line says what is played, and is not answered; every line after it is a decision. A program that hangs, dies
or answers what is none of its choices has forfeited.
"""

import logging
import os
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from typing import IO, Any, Final, NamedTuple
from weakref import finalize

import msgspec

from mappamundi.bots.bot import RUN, Decision, Wait
from mappamundi.bots.forfeit import LONGEST_WAIT, Forfeit, Idling, garbled, illegal, in_one_line
from mappamundi.kernel import Action, BadInput, Game, Value, View

PROTOCOL: Final = 1
# No answer is longer, in bytes.
LONGEST_LINE: Final = 65_536
# Nobody answers so often without being asked.
MOST_LINES: Final = 100
# So long a program may take to end by itself when nobody asks it anything any more.
GOODBYE: Final = 1.0
# Names the file in which whoever writes a program finds what it said on its standard error.
LOG_FILE: Final = "MUNDI_BOT_LOG"


class Patience(NamedTuple):
    """Seconds that a program has for a decision, and beside them for its first, to get ready."""

    decision: float = 10.0
    start: float = 10.0


PATIENCE: Final = Patience()


class Answer(msgspec.Struct):
    """What a program answers: the place of an action among the legal ones, or its form; after a while, or nothing then
    but to be asked again."""

    choose: int | None = None
    action: dict[str, Any] | None = None
    wait: float | None = None


_answer = msgspec.json.Decoder(Answer)


def command_of(text: str) -> list[str]:
    """The words of the command, the program as it is found; `BadInput` if there is none."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadInput(f"{RUN}{text} cannot be read: {error}") from None
    if not words:
        raise BadInput(f"{RUN} needs a command, as in {RUN}./mybot --level 3")
    program = shutil.which(words[0])
    if program is None:
        raise BadInput(f"{RUN}{text} cannot be run: there is no program {words[0]!r}")
    return [program, *words[1:]]


class Piped:
    """A program in a seat. It is started when it is first asked, and ended by `close` or when nobody has it."""

    def __init__(
        self,
        text: str,
        game: Game,
        seed: int,
        options: Mapping[str, Value] | None = None,
        patience: Patience = PATIENCE,
    ) -> None:
        self.name = f"{RUN}{text}"
        self._command = command_of(text)
        self._game = game
        self._seed = seed
        self._options = options
        self._patience = patience
        self._running: Running | None = None
        self._forfeit: Forfeit | None = None
        self._idling = Idling()

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        if self._forfeit is not None:
            raise self._forfeit
        try:
            choice = self._understood(self._answered(view, legal), legal)
            return self._idling.watched(self.name, choice, legal)
        except Forfeit as forfeit:
            self._forfeit = forfeit
            if self._running is not None:
                # Whoever hangs is not waited for once more.
                self._running.kill()
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def _answered(self, view: View, legal: Sequence[Action]) -> bytes:
        seen = view.json()
        seconds, extra = self._patience.decision, 0.0
        if self._running is None:
            self._running = self._started()
            self._running.tell(self._told_first(view, seen))
            extra = self._patience.start
        running = self._running
        running.tell({"view": seen, "legal": [action.form for action in legal], "seconds": seconds})
        try:
            line = running.lines.get(timeout=seconds + extra)
        except Empty:
            within = f"{seconds + extra:g}"
            message = f"did not answer within {within} seconds"
            raise Forfeit(self.name, "slow", message, seconds=within) from None
        if line is None:
            code, said = running.ended()
            last = f"; it said: {said}" if said else ""
            raise Forfeit(self.name, "died", f"ended with exit code {code}{last}", code=code, said=said)
        return line

    def _started(self) -> "Running":
        try:
            return Running(self._command, self.name)
        except OSError as error:
            raise Forfeit(self.name, "failed", f"failed: {error.strerror}", said=error.strerror) from error

    def _told_first(self, view: View, seen: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "protocol": PROTOCOL,
            "game": self._game.facts.id,
            "rules": self._game.facts.rules_version,
            "options": seen.get("options") if self._options is None else self._options,
            "players": seen.get("players"),
            "seat": view.viewer,
            "seed": self._seed,
        }

    def _understood(self, line: bytes, legal: Sequence[Action]) -> Decision:
        said = line.decode("utf-8", "replace")
        try:
            answer = _answer.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise garbled(self.name, said) from None
        action = self._chosen(answer, legal, said)
        if answer.wait is None:
            if action is None:
                raise garbled(self.name, said)
            return action
        if not 0 <= answer.wait <= LONGEST_WAIT or (action is None and not self._game.facts.race):
            # Where all wait for one, nothing changes for as long as it does nothing.
            raise garbled(self.name, said)
        return Wait(answer.wait, action)

    def _chosen(self, answer: Answer, legal: Sequence[Action], said: str) -> Action | None:
        if answer.choose is not None and answer.action is not None:
            raise garbled(self.name, said)
        if answer.choose is not None:
            if not 0 <= answer.choose < len(legal):
                raise illegal(self.name, said)
            return legal[answer.choose]
        if answer.action is None:
            return None
        for action in legal:
            if msgspec.to_builtins(action.form) == answer.action:
                return action
        raise illegal(self.name, said)


class Running:
    """A program that runs: what it answers comes in lines, and `None` when there will be no more."""

    def __init__(self, command: Sequence[str], name: str) -> None:
        # In a group of its own: Ctrl-C is not meant for it, and what it starts itself ends with it.
        self._process: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - whoever plays has named it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",
        )
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: list[str] = []
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        # Nobody waits for a pipe that nobody reads, or that is never written to. The threads know nothing of us, so
        # that we can go while they wait.
        _thread(_write, self._process.stdin, self._to_write)
        answers = _thread(_read, self._process.stdout, self.lines)
        errors = _thread(_overhear, self._process.stderr, name, self._said)
        self.end: Callable[[], object] = finalize(self, _end, self._process, self._to_write, answers, errors)

    def tell(self, message: Mapping[str, Any]) -> None:
        self._to_write.put(msgspec.json.encode(message) + b"\n")

    def kill(self) -> None:
        if self._process.returncode is None:
            _kill(self._process)

    def ended(self) -> tuple[int | None, str]:
        """How the program ended, and what it last said on its standard error."""
        self.end()
        return self._process.returncode, self._said[-1] if self._said else ""


def _thread(work: Callable[..., None], *given: Any) -> threading.Thread:
    thread = threading.Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    # Where it reads no more, what it has answered before still counts.
    with suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    with pipe:
        while lines.qsize() < MOST_LINES and (line := pipe.readline(LONGEST_LINE)):
            if line.strip():
                lines.put(line.strip())
    lines.put(None)


def _overhear(pipe: IO[bytes], name: str, said: list[str]) -> None:
    log = _log()
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            text = in_one_line(line.decode("utf-8", "replace"), most=500)
            if text:
                said[:] = [text]
                log.info("%s: %s", name, text)


@cache
def _log() -> logging.Logger:
    log = logging.getLogger("mappamundi.bots")
    if file := os.environ.get(LOG_FILE):
        log.addHandler(logging.FileHandler(file, encoding="utf-8"))
        log.setLevel(logging.INFO)
    return log


def _end(
    process: "subprocess.Popen[bytes]",
    to_write: "SimpleQueue[bytes | None]",
    answers: threading.Thread,
    errors: threading.Thread,
) -> None:
    """The end of the input is the end of the game, for a program that listens; whoever does not is killed, and what it
    has started itself and left behind."""
    to_write.put(None)
    answers.join(GOODBYE)
    _kill(process)
    process.wait()
    errors.join(GOODBYE)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Nobody has asked yet how it ended, if it did, so that its number is still its own."""
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
