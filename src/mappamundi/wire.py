"""A seat at a table of some server, for programs: what it sees arrives by itself, and what it does is sent.

A connection that breaks is opened again, and what was not acknowledged is sent again under its old key, so that nothing
is done twice and nothing is lost. Nothing here knows a rule: the server says what is legal.

    async with await Table.join("https://games.example/t/3f0c6a1be2d94711", name="Ada's bot") as table:
        async for turn in table:
            await table.act(turn.legal[0])
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, NamedTuple, Self
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]

# For how long a server that does not answer is called again, in seconds, and how often at most.
PATIENCE: Final = 60.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
# Nothing mends what a connection is closed for with one of these (docs/api.md): what was sent cannot be read, the token
# opens nothing, there is no such table.
FINAL: Final = {4000, 4003, 4004}


class WireError(Exception):
    """Something between us and the table; the message is a sentence."""


class Unreachable(WireError):
    """Nobody answers."""


class Refused(WireError):
    """The server says no: `status`, `reason` (for programs) and the whole `problem` as it came."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or "The server refused it.")
        self.problem: Final = problem
        self.status: Final = problem.get("status")
        self.reason: Final = problem.get("reason")


class Turn(NamedTuple):
    """A moment at which the seat may act: what it sees, what it may do, and of each what it would bring."""

    view: Json
    legal: list[Json]
    counsel: list[Json]


class Table:
    """A seat at a table. Without a token somebody who watches, and never has a turn.

    `view`, `legal`, `counsel`, `info` (seats, phase, scores …) and `seq` are always the latest that arrived.
    """

    def __init__(self, server: str, table: str, token: str | None = None, *, patience: float = PATIENCE) -> None:
        self.server: Final = checked_address(server)
        self.id: Final = table
        self.token: Final = token
        self.patience: Final = patience
        self.seat: int | None = None
        self.info: Json = {}
        self.view: Any = None
        self.legal: list[Json] = []
        self.counsel: list[Json] = []
        self.seq: int | None = None
        # What has not been acknowledged, by key: the command, and who waits for the answer.
        self._pending: dict[str, tuple[Json, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._failed: Exception | None = None
        # When anything last came from the server.
        self._heard = 0.0
        self._news = asyncio.Event()
        # Whether anything came since the last turn, and the entry that must have come before the next.
        self._fresh = False
        self._awaited = 0

    # --- coming to a table --------------------------------------------------------------------------------------

    @classmethod
    async def join(cls, address: str, name: str, invitation: str | None = None) -> Self:
        """A seat at the table of that address, as a browser shows it: an open one, or that of the invitation, which may
        stand in the address."""
        server, table, invited = parts_of(address)
        wish = {"name": name, "invitation": invitation or invited}
        joined = await ask(f"{server}/api/tables/{table}/join", wish)
        return cls(server, table, joined["token"])

    @classmethod
    async def set_up(cls, server: str, game: str, seats: Sequence[Mapping[str, Any]], **more: Any) -> list[Self]:
        """A new table; gives the seats that are `me`, in their order. It begins at once if bots have all the others."""
        server = checked_address(server)
        created = await ask(f"{server}/api/tables", {"game": game, "seats": [dict(seat) for seat in seats], **more})
        return [cls(server, created["table"]["id"], created["seats"][n]) for n in sorted(created["seats"], key=int)]

    async def __aenter__(self) -> Self:
        """Connected, and with a first look at the table."""
        self._failed, self._heard = None, asyncio.get_running_loop().time()
        self._listening = asyncio.create_task(self._listen())
        try:
            while self.seq is None:
                await self._next_news()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connection; the seat stays ours."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.info.get("phase") == "over"

    async def __aiter__(self) -> AsyncIterator[Turn]:
        """Every moment at which the seat may act, up to the end of the game. In a race it may act at most moments, and
        need not."""
        while not self.over:
            if self._fresh and self.legal and (self.seq or 0) >= self._awaited:
                self._fresh = False
                yield Turn(self.view, self.legal, self.counsel)
            else:
                await self._next_news()

    async def act(self, action: Mapping[str, Any]) -> int:
        """Do it; gives the number of the entry in the table's log when it is stored. `Refused` says why it could not be
        done, such as that somebody else was quicker: then the seat has its turn again."""
        try:
            self._awaited = await self._command("act", action=dict(action))
        except Refused:
            self._fresh = True
            raise
        return self._awaited

    async def say(self, text: str) -> int:
        """A line for the table."""
        return await self._command("chat", text=text)

    async def _command(self, kind: str, **body: Any) -> int:
        """Have it done; when the server says that it was too much at once, as soon as it likes."""
        command = {"type": kind, "key": secrets.token_hex(8), **body}
        while True:
            try:
                return await self._answer_to(command)
            except Refused as refusal:
                if refusal.reason != "too_many":
                    raise
                await asyncio.sleep(refusal.problem.get("params", {}).get("retry_after", 1))

    async def _answer_to(self, command: Json) -> int:
        if self._failed is not None:
            raise self._failed
        if self._listening is None:
            raise WireError("Not at the table yet: use `async with`.")
        if self._listening.done():
            raise WireError("The game is over.")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[command["key"]] = command, answer
        try:
            await self._send(command)
            return await answer
        finally:
            self._pending.pop(command["key"], None)

    # --- the connection -----------------------------------------------------------------------------------------

    async def _send(self, message: Json) -> None:
        """Now, if there is a connection; otherwise commands are sent when there is one again."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _next_news(self) -> None:
        self._news.clear()
        if self._failed is None:
            await self._news.wait()
        if self._failed is not None:
            raise self._failed

    async def _listen(self) -> None:
        """Until the game is over or nothing can be done any more; whoever waits is told."""
        failed = WireError("The table was left.")
        try:
            await self._stay_connected()
            failed = WireError("The game is over.")
        except WireError as error:
            failed = error
        except (LookupError, TypeError, ValueError) as error:
            failed = WireError(f"What the server sent cannot be understood: {error!r}")
        finally:
            self._failed = None if self.over else failed
            for _, answer in self._pending.values():
                if not answer.done():
                    answer.set_exception(failed)
            self._news.set()

    async def _stay_connected(self) -> None:
        loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        while True:
            before = self._heard
            why = await self._converse()
            if self.over and not self._pending:
                return
            if self._heard != before:
                pause = FIRST_PAUSE
            elif loop.time() - self._heard > self.patience:
                raise Unreachable(f"Nobody answers at {self.server}: {why}.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _converse(self) -> str:
        """One connection, up to its end; gives why it ended."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{self.id}/socket"
        hello = {"type": "hello"} | ({"token": self.token} if self.token else {})
        refused: Json = {}
        try:
            async with connect(address, max_size=None) as socket:
                await socket.send(json.dumps(hello | ({"since": self.seq} if self.seq is not None else {})))
                # From here on commands are sent by whoever gives them; those that there are, again.
                self._socket = socket
                for command, _ in list(self._pending.values()):
                    await socket.send(json.dumps(command))
                with suppress(ConnectionClosed):
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "refused" and not message["key"]:
                            refused = message["problem"]
                        else:
                            await self._hear(message)
                        if self.over and not self._pending:
                            return "the game is over"
        except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake) as error:
            return str(error).rstrip(".") or type(error).__name__
        finally:
            self._socket = None
        if socket.close_code in FINAL:
            raise Refused(refused or {"detail": f"The server closed the connection: {socket.close_reason}"})
        return f"the connection was closed ({socket.close_code})"

    async def _hear(self, message: Json) -> None:
        self._heard = asyncio.get_running_loop().time()
        match message["type"]:
            case "snapshot":
                self.seat, self.view, self.info = message["viewer"], message["view"], message["table"]
                self._take(message)
            case "frame":
                self.view = patched(self.view, message["patch"])
                self.info |= message["table"]
                self._take(message)
            case "ack":
                self._answer(message["key"], message["seq"])
            case "refused":
                self._answer(message["key"], Refused(message["problem"]))
            case "echo":
                # So the server knows how long the wire is, and nobody loses a race by it.
                await self._send(message)

    def _take(self, message: Json) -> None:
        self.seq, self.legal, self.counsel = message["seq"], message["legal"], message.get("counsel", [])
        self._fresh = True
        self._news.set()

    def _answer(self, key: str, answer: int | Refused) -> None:
        _, waiting = self._pending.get(key, (None, None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refused):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


# --- what is on the way -----------------------------------------------------------------------------------------


def patched(view: Any, patch: Sequence[Sequence[Any]]) -> Any:
    """The view with these steps: [path, value] sets, [path] removes, and an empty path replaces all of it. Whoever is
    still looking at the old one keeps it."""
    for path, *value in patch:
        view = _changed(view, path, value)
    return view


def _changed(inner: Any, path: Sequence[Any], value: Sequence[Any]) -> Any:
    if not path:
        return value[0]
    key, *below = path
    copy = inner.copy()
    if below or value:
        copy[key] = _changed(inner[key] if below else None, below, value)
    else:
        del copy[key]
    return copy


def checked_address(server: str) -> str:
    if not server.startswith(("http://", "https://")):
        raise WireError(f"A server has an address such as http://127.0.0.1:8420, not {server!r}.")
    return server.rstrip("/")


def parts_of(address: str) -> tuple[str, str, str | None]:
    """The server, the table and the invitation of an address such as http://127.0.0.1:8420/t/ID#invite=TOKEN."""
    split = urlsplit(checked_address(address))
    before, slash, table = split.path.rpartition("/t/")
    if not slash or not table or "/" in table:
        raise WireError(f"A table has an address such as http://127.0.0.1:8420/t/3f0c6a1be2d94711, not {address!r}.")
    invitation = parse_qs(split.fragment).get("invite", [None])[0]
    return f"{split.scheme}://{split.netloc}{before}", table, invitation


async def ask(url: str, body: Json) -> Json:
    """The answer to a request that changes something; `Refused` or `Unreachable` if there is none."""
    return await asyncio.to_thread(_post, url, body)


def _post(url: str, body: Json) -> Json:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310 - http(s)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - see checked_address
            found: Json = json.load(answer)
            return found
    except HTTPError as error:
        with error:
            said = error.read()
        if "json" in error.headers.get("Content-Type", ""):
            raise Refused(json.loads(said)) from None
        raise Refused({"status": error.code, "detail": str(error)}) from None
    except URLError as error:
        raise Unreachable(f"Nobody answers at {url}: {error.reason}.") from None
    except (OSError, ValueError) as error:
        raise Unreachable(f"What answers at {url} is no server of ours: {error}.") from None


__all__ = ["Refused", "Table", "Turn", "Unreachable", "WireError"]
