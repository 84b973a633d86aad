"""Setting up tables, taking seats and leaving them."""

import asyncio
from typing import Any

import msgspec

from mappamundi.games import game as find_game
from mappamundi.games import known
from mappamundi.kernel import BadInput
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.names import cleaned
from mappamundi.records.record import Begun
from mappamundi.server.api.accounts import SignedInAs, signed_in
from mappamundi.server.api.routes import Call, route
from mappamundi.server.guests import Guests
from mappamundi.server.hub import Hub
from mappamundi.server.live import Live
from mappamundi.server.names import seat_name
from mappamundi.server.new_tables import new_row, seat_names
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import OWNER, TableRow, Token
from mappamundi.server.rulesets import game_of
from mappamundi.server.table import PERSONAL
from mappamundi.server.tokens import digest, new_token
from mappamundi.server.wire import (
    Created,
    Done,
    Join,
    Joined,
    Name,
    NewSeat,
    NewTable,
    SeatInfo,
    SeatNumber,
    TableInfo,
)


class TableList(msgspec.Struct, kw_only=True):
    """Tables that everybody may see, newest first."""

    tables: list[TableInfo]


class SetSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the owner makes of a seat before the game, or of a deserted one later. Without `bot` it is the house bot."""

    kind: str
    bot: str | None = None
    name: Name | None = None


def check(spec: NewTable, guests: Guests) -> None:
    """Whether such a table can be played at all, where these bots of others are let in."""
    try:
        facts = find_game(known(spec.game)).facts
    except BadInput as error:
        raise Refusal(422, _sentence(error), "no_game") from None
    try:
        players = facts.seated(len(spec.seats))
    except BadInput as error:
        raise Refusal(422, _sentence(error), "wrong_seats") from None
    try:
        facts.checked(spec.options, players)
    except BadInput as error:
        raise Refusal(422, _sentence(error), "no_option") from None
    for seat in spec.seats:
        if seat.kind == "bot":
            check_bot(spec.game, seat.bot, guests)
    if spec.pace.kind != "none" and spec.pace.base < 10:
        raise Refusal(422, "A clock needs a base of at least 10 seconds.", "bad_pace")


def _sentence(error: BadInput) -> str:
    text = str(error)
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


def check_bot(game_id: str, name: str | None, guests: Guests) -> None:
    bots = guests.names(game_id)
    if name is not None and name not in bots:
        raise Refusal(422, f"There is no bot {name!r} for this game; its bots are: {', '.join(bots)}.", "no_bot")


def seat_token(token: str, table_id: str, seat: int, me: SignedInAs | None) -> Token:
    """What is stored of a token that opens a seat: with the session, if somebody was signed in."""
    return Token(hash=digest(token), table_id=table_id, seat=seat, kind="seat", session=me.session if me else None)


async def set_up(
    hub: Hub,
    spec: NewTable,
    me: SignedInAs | None,
    begun: Begun | None = None,
    rules: str | None = None,
    data: Corrected | None = None,
) -> Created:
    """A new table with fresh capabilities; it starts at once if no seat is left to fill, where it has `begun`, by those
    rules and with those corrected data."""
    check(spec, hub.guests)
    row = new_row(spec, hub.now(), rules, data)
    if data is not None:
        try:
            await asyncio.to_thread(game_of, row.game, row.rules, data)
        except BadInput as error:
            # Of an older table, whose data were checked less strictly then.
            raise Refusal(422, _sentence(error), "bad_table") from None
    table_id, owner = row.id, new_token()
    seats = {n: new_token() for n, seat in enumerate(spec.seats) if seat.kind == "me"}
    invitations = {n: new_token() for n, seat in enumerate(spec.seats) if seat.kind == "invited"}
    tokens = [Token(hash=digest(owner), table_id=table_id, seat=OWNER, kind="owner")]
    tokens += [seat_token(token, table_id, n, me) for n, token in seats.items()]
    tokens += [Token(hash=digest(token), table_id=table_id, seat=n, kind="invite") for n, token in invitations.items()]
    await hub.store.create(row, (), tokens, [(me.account.id, table_id, n) for n in seats] if me else ())
    live = await hub.table(table_id)
    if spec.start and all(seat.kind in ("me", "bot") for seat in spec.seats):
        await live.ask(lambda: live.start(begun))
    return Created(
        table=await live.ask(live.info),
        owner=owner,
        seats={str(n): token for n, token in seats.items()},
        invitations={str(n): token for n, token in invitations.items()},
    )


@route("POST", "/api/tables", "Set up a table", body=NewTable, answer=Created, status=201, refusals=(422,))
async def create(call: Call) -> Created:
    spec: NewTable = call.body
    for seat in spec.seats:
        seat.name = seat_name(seat.name)
    return await set_up(call.hub, spec, await signed_in(call), data=call.hub.corrected.get(spec.game))


@route(
    "GET",
    "/api/tables",
    "Listed tables: in the lobby, being played, or over",
    answer=TableList,
    query={"phase": str, "limit": int, "before": float},
)
async def listed(call: Call) -> TableList:
    limit = max(1, min(100, call.query.get("limit", 50)))
    rows = await call.hub.store.open_tables(
        call.query.get("phase"), listed=True, limit=limit, before=call.query.get("before")
    )
    return TableList(tables=[info for info in map(summary, rows) if info])


def summary(row: TableRow) -> TableInfo | None:
    """A table for a list, from its row alone; nothing if that cannot be read."""
    try:
        return _summary(row)
    except msgspec.ValidationError:
        return None


def _summary(row: TableRow) -> TableInfo:
    spec = msgspec.convert(row.spec, NewTable)
    seats = msgspec.convert(row.seats, list[SeatInfo]) or [
        SeatInfo(seat=n, state="human" if seat.kind == "me" else seat.kind, name=name)
        for n, (seat, name) in enumerate(zip(spec.seats, seat_names(spec.seats), strict=True))
    ]
    phase: Any = row.phase
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        data=row.data,
        options=spec.options,
        seats=seats,
        pace=spec.pace,
        listed=row.listed,
        language=spec.language,
        phase=phase,
        created=row.created,
        seq=row.seq,
    )


@route("GET", "/api/tables/{table}", "A table", answer=TableInfo, refusals=(404,))
async def show(call: Call) -> TableInfo:
    live = await call.table()
    return await live.ask(live.info)


@route("POST", "/api/tables/{table}/join", "Take a seat", body=Join, answer=Joined, refusals=(403, 404, 409, 422))
async def join(call: Call) -> Joined:
    live = await call.table()
    call.body.name = seat_name(call.body.name)
    me = await signed_in(call)
    return await live.ask(lambda: take_seat(call.hub, live, call.body, me))


async def take_seat(hub: Hub, live: Live, wish: Join, me: SignedInAs | None) -> Joined:
    """An invited seat by its link, or an open one. A seat that a bot holds is taken over by whoever comes first."""
    table = live.table
    if wish.invitation is not None:
        found = await hub.store.token(digest(wish.invitation))
        fits = found is not None and found.kind == "invite" and found.table_id == table.id
        # Where the seat changed hands in an older version, the link was left behind.
        if found is None or not fits or table.seats[found.seat].state != "invited":
            raise Refusal(403, "This invitation is not for this table, or it was used already.", "bad_invitation")
        seat = found.seat
    else:
        wanted = [seat.seat for seat in table.seats if seat.state == "open"]
        if not wanted:
            raise Refusal(409, "No seat is open at this table.", "no_open_seat")
        seat = wanted[0]
    token = new_token()
    added = [seat_token(token, table.id, seat, me)]
    seats = [(me.account.id, table.id, seat)] if me else []
    await live.set_seat(seat, "human", added=added, account_seats=seats, name=wish.name)
    if me:
        await live.notices.refresh()
    return Joined(seat=seat, token=token, table=table.info(hub.now()))


@route("POST", "/api/tables/{table}/leave", "Leave your seat", answer=Done, role="seat", refusals=(403, 404))
async def leave(call: Call) -> Done:
    """In the lobby the seat is open again; in a game a bot holds it until somebody takes it over."""
    live, seat = await call.table(), call.seat()

    async def go() -> int:
        if live.table.phase == "lobby":
            return await live.set_seat(seat, "open", name=None)
        return await live.set_seat(seat, "open", name=None, bot=live.table.house_bot)

    return Done(seq=await live.ask(go))


@route("POST", "/api/tables/{table}/return", "Take your seat back from the bot that held it", answer=Done, role="seat")
async def come_back(call: Call) -> Done:
    live, seat = await call.table(), call.seat()
    return Done(seq=await live.ask(lambda: live.hand_back(seat)))


@route("POST", "/api/tables/{table}/start", "Start the game", answer=Done, role="owner", refusals=(403, 404, 409, 422))
async def start(call: Call) -> Done:
    live = await call.table()
    return Done(seq=await live.ask(live.start))


@route(
    "PUT",
    "/api/tables/{table}/seats/{seat}",
    "Give a seat without a person to a bot, or open it",
    body=SetSeat,
    answer=Done,
    role="owner",
    refusals=(403, 404, 409, 422),
)
async def set_seat(call: Call) -> Done:
    live = await call.table()
    seat = seat_number(call, live)
    wish: SetSeat = call.body
    if wish.kind not in ("bot", "open"):
        raise Refusal(422, "The owner may make a seat `bot` or `open`.", "bad_seat_kind")
    check_bot(live.table.row.game, wish.bot, call.hub.guests)
    chosen, called = wish.bot or live.table.house_bot, seat_name(wish.name)

    async def change() -> int:
        if live.table.seats[seat].state in PERSONAL:
            raise Refusal(409, "Somebody sits there.", "seat_taken")
        bot = chosen if wish.kind == "bot" or live.table.phase == "playing" else None
        name = (called or chosen) if wish.kind == "bot" else None
        return await live.set_seat(seat, wish.kind, bot=bot, name=name)

    return Done(seq=await live.ask(change))


def seat_number(call: Call, live: Live) -> int:
    try:
        seat = msgspec.convert(call.path("seat"), SeatNumber, strict=False)
    except msgspec.ValidationError:
        seat = len(live.table.seats)
    if seat >= len(live.table.seats):
        raise Refusal(404, f"This table has seats 0 to {len(live.table.seats) - 1}.", "no_seat")
    return seat


@route("POST", "/api/tables/{table}/rematch", "The same table again", answer=Created, status=201, role="owner")
async def rematch(call: Call) -> Created:
    """A new table like this one; people of the old one find their invitations with the owner."""
    live = await call.table()
    me = await signed_in(call)
    # The owner task does it, so that there are never two.
    return await live.ask(lambda: set_up_again(call.hub, live, me))


async def set_up_again(hub: Hub, live: Live, me: SignedInAs | None) -> Created:
    if live.table.phase != "over":
        raise Refusal(409, "A rematch needs a game that is over.", "not_over")
    if live.table.rematch:
        raise Refusal(409, "There is a rematch already.", "rematch_exists")
    old = live.table.spec
    mine = {n for n, seat in enumerate(old.seats) if seat.kind == "me"}
    seats = [
        NewSeat(
            kind="bot" if seat.state == "bot" else "me" if n in mine else "invited",
            # Older tables may have names that none takes now.
            name=cleaned(seat.name or "") or None,
            bot=seat.bot and hub.guests.known(old.game, seat.bot),
        )
        for n, seat in enumerate(live.table.seats)
    ]
    created = await set_up(hub, msgspec.structs.replace(old, seats=seats), me, data=live.table.row.corrected)
    await live.commit(live.table.enact("rematch", hub.now(), table=created.table.id))
    return created
