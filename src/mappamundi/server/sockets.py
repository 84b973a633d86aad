"""Streams: WebSocket for players, the same frames by SSE for spectators."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Literal, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from mappamundi.server.bounds import LARGEST_FRAME, VIEW_COSTS
from mappamundi.server.connections import PUSH, WIRE
from mappamundi.server.hub import Hub
from mappamundi.server.limits import Limits, Purse, purse_of, too_many
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal, answer_problem
from mappamundi.server.race import Referee
from mappamundi.server.rows import Token
from mappamundi.server.security import same_origin
from mappamundi.server.store import Unavailable
from mappamundi.server.streams import Reader
from mappamundi.server.tokens import digest
from mappamundi.server.wire import Key, Seq, Struct, Text, read
from mappamundi.server.wires import ROUND_TRIPS

HEARTBEAT = 15.0
# In a race the wire is measured so often: at first quickly, so that it is known when it counts.
FIRST_ECHOES = 0.3
ECHO_EVERY = 5.0
HELLO_WITHIN = 10.0
# So many commands of a connection may be under way; the next is read when one of them is answered.
MOST_UNDER_WAY = 16

# Close codes: what to do next is clear from each.
GONE_SLOW = 4008
BAD_FRAME = 4000
NOT_ALLOWED = 4003
NO_TABLE = 4004
COME_BACK = 1012

GOODBYE_WITHIN = 5.0


class Hello(Struct, tag_field="type", tag="hello"):
    """The first frame of a client: its seat's token, or none to watch, and the last number it saw."""

    token: str | None = None
    since: Seq | None = None


class Do(Struct, tag_field="type", tag="act"):
    """Play an action."""

    key: Key
    action: dict[str, Any]


class TakeBack(Struct, tag_field="type", tag="undo"):
    """Take back the last action."""

    key: Key


class Say(Struct, tag_field="type", tag="chat"):
    """A line for the table."""

    key: Key
    text: Text


class Watched(Struct, tag_field="type", tag="watched"):
    """I have seen what happened: let my clock count."""

    key: Key


class Ping(Struct, tag_field="type", tag="ping"):
    """Is anybody there?"""


class Echo(Struct, tag_field="type", tag="echo"):
    """In a race: sent by the server, to be sent back at once as it is, so that it knows how long the wire is."""

    number: int


Command = Do | TakeBack | Say | Watched | Ping | Echo


class Ack(Struct, kw_only=True):
    """The command with this key is done, durably."""

    type: Literal["ack"] = "ack"
    key: str
    seq: int


class Refused(Struct, kw_only=True):
    """The command with this key was refused; nothing has changed."""

    type: Literal["refused"] = "refused"
    key: str
    problem: Any


class Heartbeat(Struct, kw_only=True):
    """Nothing has happened for fifteen seconds, or you have asked: somebody is there."""

    type: Literal["beat"] = "beat"


HEARD = msgspec.json.encode(Heartbeat())


class Sounding:
    """How long the wire of one player in a race is: what is sent there and comes back is measured for the referee, and
    counts for no more than what the `system` knows of the connection, where it does."""

    def __init__(self, seat: int, referee: Referee, system: Callable[[], float | None] | None) -> None:
        self._seat = seat
        self._referee = referee
        self._system = system
        self._number = 0
        self._sent = referee.clock()
        self._back = True

    def due(self) -> float:
        """In how many seconds to send the next."""
        every = FIRST_ECHOES if self._number < ROUND_TRIPS else ECHO_EVERY
        return max(0.0, self._sent + every - self._referee.clock())

    def send(self) -> str:
        self._number, self._back = self._number + 1, False
        self._sent = self._referee.clock()
        return msgspec.json.encode(Echo(number=self._number)).decode()

    def hear(self, number: int) -> None:
        """It came back; only the latest counts, and once."""
        if number == self._number and not self._back:
            self._back = True
            claimed, known = self._referee.clock() - self._sent, self._system() if self._system else None
            shorter = claimed if known is None else min(claimed, known)
            self._referee.wires.measured(self._seat, shorter, confirmed=known is not None)


_hello = msgspec.json.Decoder(Hello)
_command = msgspec.json.Decoder(Command)


async def socket(websocket: WebSocket) -> None:
    """A player's or a spectator's connection."""
    hub = cast(Hub, websocket.app.state.hub)
    if not same_origin(websocket.headers.get("origin"), websocket.headers.get("host")):
        await websocket.close(NOT_ALLOWED)
        return
    await websocket.accept()
    try:
        hello = read(await asyncio.wait_for(receive(websocket), HELLO_WITHIN), _hello)
        purse = purse_of(websocket)
        live = await hub.table(websocket.path_params["table"], purse)
        token = await token_of(hub, live, hello.token)
        purse.take(VIEW_COSTS)
    except Refusal as refusal:
        await refuse(websocket, refusal)
        return
    except (msgspec.DecodeError, TimeoutError, KeyError):
        # Whoever said nothing may be gone as well.
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(BAD_FRAME, "the first frame is {type: hello, token?, since?}")
        return
    except WebSocketDisconnect:
        return
    except Unavailable:
        await websocket.close(COME_BACK)
        return
    await serve(websocket, hub, live, token, hello, purse)


async def refuse(websocket: WebSocket, refusal: Refusal) -> None:
    told = msgspec.json.encode(Refused(key="", problem=refusal.problem))
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(told.decode())
        await websocket.close({404: NO_TABLE, 429: COME_BACK}.get(refusal.problem.status, NOT_ALLOWED))


async def receive(websocket: WebSocket) -> bytes:
    """One frame, text or bytes, of a sensible size."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    data = message.get("bytes")
    if data is None:
        data = (message.get("text") or "").encode()
    if len(data) > LARGEST_FRAME:
        raise msgspec.DecodeError("the frame is too large")
    return bytes(data)


async def token_of(hub: Hub, live: Live, token: str | None) -> Token | None:
    """The token, if it opens a seat here; None for a spectator."""
    if token is None:
        return None
    found = await hub.store.token(digest(token))
    if found is None or found.kind != "seat" or found.table_id != live.table.id:
        raise Refusal(403, "This token opens no seat of this table.", "wrong_token")
    return found


async def serve(websocket: WebSocket, hub: Hub, live: Live, token: Token | None, hello: Hello, purse: Purse) -> None:
    seat = token.seat if token else None
    push = websocket.scope.get("extensions", {}).get(PUSH)
    reader = Reader(seat, token.session if token else None, push)
    key = token.hash if token else ""
    hub.counters["connections"] += 1
    try:
        await live.ask(lambda: live.join(reader, hello.since, purse))
        races = seat is not None and live.table.game.facts.race
        system = websocket.scope.get("extensions", {}).get(WIRE)
        sounding = Sounding(seat, live.referee, system) if seat is not None and races else None
        code = await converse(websocket, live, reader, key, sounding)
    except Unavailable:
        code = COME_BACK
    finally:
        live.leave(reader)
        hub.counters["connections"] -= 1
    # Whoever does not read does not let us say goodbye either.
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE_WITHIN):
            await websocket.close(code)


async def converse(websocket: WebSocket, live: Live, reader: Reader, key: str, sounding: Sounding | None) -> int:
    """Until one side has had enough; gives the code to close with, where nobody has closed yet."""
    obeying = asyncio.create_task(obey(websocket, live, reader, key, sounding))
    dropping = asyncio.create_task(reader.dropped.wait())
    tasks = [asyncio.create_task(write(websocket, reader, sounding)), obeying, dropping]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        # To whom nothing can be said any more may have said something before.
        await asyncio.wait((obeying, dropping), timeout=GOODBYE_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        return GONE_SLOW if reader.dropped.is_set() else 1000
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(websocket: WebSocket, reader: Reader, sounding: Sounding | None) -> None:
    """Frames that could not be pushed, as they come, and heartbeats; in a race something to send back in between."""
    while not reader.dropped.is_set():
        message = await reader.next(sounding.due() if sounding else HEARTBEAT)
        if message:
            await websocket.send_text(message[1].decode())
        if sounding and not sounding.due():
            await websocket.send_text(sounding.send())
        elif not message:
            await websocket.send_text(HEARD.decode())


async def obey(websocket: WebSocket, live: Live, reader: Reader, key: str, sounding: Sounding | None) -> None:
    """Commands as they come. They are taken in order; each is answered, by its own key, when it is done. What has
    arrived counts, whatever becomes of the connection: whoever sends it once more, with its key, hears what came of it.

    `key` is what a seat's commands are counted by.
    """
    limits = cast(Limits, websocket.app.state.limits)
    room = asyncio.Semaphore(MOST_UNDER_WAY)

    async def in_turn(command: Do | TakeBack | Say | Watched) -> None:
        try:
            await answer(websocket, live, reader, command)
        finally:
            room.release()

    while command := await next_command(websocket):
        if isinstance(command, Ping):
            reader.send(live.table.seq, HEARD)
            continue
        if isinstance(command, Echo):
            if sounding:
                sounding.hear(command.number)
            continue
        wait = limits.command(key, chat=isinstance(command, Say)) if key else 0.0
        if wait:
            refused = Refused(key=command.key, problem=too_many(wait).problem)
            reader.send(live.table.seq, msgspec.json.encode(refused))
            continue
        await room.acquire()
        live.hub.background(in_turn(command))


async def next_command(websocket: WebSocket) -> Command | None:
    """The next command; nothing when there will be none."""
    try:
        command: Command = read(await receive(websocket), _command)
    except msgspec.DecodeError as error:
        # A reason has room for 123 bytes.
        reason = f"malformed frame: {error}".encode("ascii", "replace")[:120].decode()
        await websocket.close(BAD_FRAME, reason)
    except WebSocketDisconnect:
        pass
    else:
        return command
    return None


async def answer(websocket: WebSocket, live: Live, reader: Reader, command: "Do | TakeBack | Say | Watched") -> None:
    try:
        told = await carry_out(live, reader.viewer, command)
    except Unavailable:
        # It may or may not have been done: the sender asks again, with the same key.
        with suppress(RuntimeError):
            await websocket.close(COME_BACK)
    else:
        reader.send(live.table.seq, msgspec.json.encode(told))


async def carry_out(live: Live, seat: int | None, command: Do | TakeBack | Say | Watched) -> Ack | Refused:
    """What a command is answered with; a spectator may only watch."""
    try:
        if seat is None:
            raise Refusal(403, "You are watching: only a seat can act or speak.", "watching")
        match command:
            case Do():
                seq = await live.arrive(seat, command.action, command.key)
            case TakeBack():
                seq = await live.ask(lambda: live.undo(seat, command.key))
            case Watched():
                seq = await live.ask(lambda: live.watched(seat, command.key))
            case _:
                seq = await live.ask(lambda: live.chat(seat, command.text, command.key))
    except Refusal as refusal:
        return Refused(key=command.key, problem=refusal.problem)
    return Ack(key=command.key, seq=seq)


# --- spectators by SSE ------------------------------------------------------------------------------------------


async def events(request: Request) -> Response:
    """The spectator's stream: a snapshot, then frames; `Last-Event-ID` or `since` resumes."""
    hub = cast(Hub, request.app.state.hub)
    last = request.headers.get("last-event-id") or request.query_params.get("since")
    try:
        since = None if last is None else msgspec.convert(last, Seq, strict=False)
        purse = purse_of(request)
        live = await hub.table(request.path_params["table"], purse)
        purse.take(VIEW_COSTS)
    except msgspec.ValidationError:
        return answer_problem(Refusal(400, "since is the number of the last event seen.", "malformed"))
    except Refusal as refusal:
        return answer_problem(refusal)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(spectate(live, since, purse), media_type="text/event-stream", headers=headers)


async def spectate(live: Live, since: int | None, purse: Purse) -> AsyncIterator[bytes]:
    reader = Reader(None)
    try:
        await live.ask(lambda: live.join(reader, since, purse))
        while not reader.dropped.is_set():
            message = await reader.next(HEARTBEAT)
            yield b": beat\n\n" if message is None else b"id: %d\ndata: %b\n\n" % message
    finally:
        live.leave(reader)
