"""What an account gathers: its tables, and a way back to its seats from another device."""

from mappamundi.server.api.accounts import need_account, need_session
from mappamundi.server.api.routes import Call, route
from mappamundi.server.api.tables import seat_token, summary
from mappamundi.server.bounds import LINE_COSTS
from mappamundi.server.problems import Refusal
from mappamundi.server.slices import in_slices
from mappamundi.server.tokens import new_token
from mappamundi.server.wire import Joined, SeatNumber, Struct, TableInfo


class MySeat(Struct):
    """A table, and the seat of this account at it."""

    table: TableInfo
    seat: int


class Me(Struct):
    """The account that is signed in, and its seats, the latest table first."""

    name: str
    seats: list[MySeat]


class WhichSeat(Struct):
    """Which seat, where the account has several at the table; otherwise it need not be said."""

    seat: SeatNumber | None = None


@route("GET", "/api/me", "Who is signed in, with their tables and seats", answer=Me, role="account", refusals=(401,))
async def me(call: Call) -> Me:
    account = await need_account(call)
    found = await call.hub.store.tables_of(account.id)
    call.purse(len(found) * LINE_COSTS)
    mine = [(summary(row), seat) async for row, seat in in_slices(found)]
    return Me(name=account.name, seats=[MySeat(table=info, seat=seat) for info, seat in mine if info])


@route(
    "POST",
    "/api/me/tables/{table}/token",
    "A fresh token for your own seat, on this device; those of other devices stay valid",
    body=WhichSeat,
    answer=Joined,
    role="account",
    refusals=(401, 403, 404, 409),
)
async def fresh_token(call: Call) -> Joined:
    me = await need_session(call)
    live, store, wish = await call.table(), call.hub.store, call.body.seat
    table_id = live.table.id

    async def give() -> Joined:
        seats = [seat for row, seat in await store.tables_of(me.account.id) if row.id == table_id]
        if not seats or (wish is not None and wish not in seats):
            raise Refusal(404, "You have no such seat at this table.", "no_seat")
        if wish is None and len(seats) > 1:
            listed = ", ".join(map(str, seats))
            raise Refusal(409, f"You have several seats at this table; say which: {listed}.", "which_seat")
        seat, token = seats[0] if wish is None else wish, new_token()
        await store.append(table_id, (), tokens_added=[seat_token(token, table_id, seat, me)])
        return Joined(seat=seat, token=token, table=live.table.info(call.hub.now()))

    # The owner task does it, so that nobody leaves the seat in the meantime.
    return await live.ask(give)
