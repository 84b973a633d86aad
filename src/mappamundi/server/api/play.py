"""Playing: actions, undo, standing orders, plans, votes, chat."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from mappamundi.kernel import Annals, IllegalAction
from mappamundi.server.api.routes import Call, route
from mappamundi.server.api.study import answer_packed, study
from mappamundi.server.bounds import COUNSEL_COSTS, FRAME_COSTS, LINE_COSTS, STEP_COSTS, VIEW_COSTS
from mappamundi.server.counsel import watched
from mappamundi.server.desk import Frozen, recalled
from mappamundi.server.limits import Purse
from mappamundi.server.past import LONGEST
from mappamundi.server.problems import Refusal
from mappamundi.server.replays import Replay
from mappamundi.server.shelf import Written
from mappamundi.server.wire import (
    Act,
    Chat,
    Counsel,
    Done,
    Keyed,
    Orders,
    Pause,
    Plan,
    Private,
    Question,
    Reason,
    Seq,
    Snapshot,
    Vote,
)


@route("POST", "/api/tables/{table}/actions", "Play an action", body=Act, answer=Done, role="seat", refusals=(409, 422))
async def act(call: Call) -> Done:
    live, seat, wish = await call.table(), call.seat(), call.body
    return Done(seq=await live.arrive(seat, wish.action, wish.key))


@route(
    "POST",
    "/api/tables/{table}/why",
    "Why can't I? Which rule speaks against an action; nothing is played",
    body=Question,
    answer=Reason,
    role="seat",
    refusals=(409,),
)
async def why(call: Call) -> Reason:
    live, seat = await call.table(), call.seat()
    purse = call.purse(COUNSEL_COSTS)

    async def look() -> Reason:
        with purse.measured():
            return reason()

    def reason() -> Reason:
        position = live.table.position
        if position is None:
            raise Refusal(409, "The game is not being played.", "not_playing")
        game = live.table.game
        counsel: Mapping[str, Any] = {}
        try:
            action = game.action(call.body.action)
            [counsel] = game.counsel(position.view(seat), [action])
            position.copy().play(seat, action)
        except IllegalAction as error:
            return Reason(
                legal=False,
                rule=error.rule or None,
                reason=error.reason,
                detail=error.message,
                params=error.params,
                counsel=counsel,
            )
        return Reason(legal=True, counsel=counsel)

    return await live.ask(look)


@route(
    "POST",
    "/api/tables/{table}/counsel",
    "What an action would bring, as far as a spectator may know",
    body=Question,
    answer=Counsel,
    refusals=(404, 409),
)
async def counsel(call: Call) -> Counsel:
    live = await call.table()
    purse = call.purse(COUNSEL_COSTS)

    async def look() -> Counsel:
        position = live.table.position
        if position is None:
            raise Refusal(409, "The game is not being played.", "not_playing")
        with purse.measured():
            return Counsel(counsel=watched(live.table.game, position.view(None), call.body.action))

    return await live.ask(look)


@route("POST", "/api/tables/{table}/undo", "Take back", body=Keyed, answer=Done, role="seat", refusals=(409, 422))
async def undo(call: Call) -> Done:
    live, seat, wish = await call.table(), call.seat(), call.body
    return Done(seq=await live.ask(lambda: live.undo(seat, wish.key)))


@route("POST", "/api/tables/{table}/vote", "Agree to end the game", body=Vote, answer=Done, role="seat")
async def vote(call: Call) -> Done:
    live, seat, wish = await call.table(), call.seat(), call.body
    return Done(seq=await live.ask(lambda: live.vote(seat, wish.agree, wish.key)))


@route(
    "POST",
    "/api/tables/{table}/pause",
    "Pause a game against bots alone, or go on with it",
    body=Pause,
    answer=Done,
    role="seat",
    refusals=(409,),
)
async def pause(call: Call) -> Done:
    live, seat, wish = await call.table(), call.seat(), call.body
    return Done(seq=await live.ask(lambda: live.halt(seat, wish.paused, wish.key)))


@route("POST", "/api/tables/{table}/chat", "Say something to the table", body=Chat, answer=Done, role="seat")
async def chat(call: Call) -> Done:
    live, seat, wish = await call.table(), call.seat(), call.body
    return Done(seq=await live.ask(lambda: live.chat(seat, wish.text, wish.key)))


async def set_private(call: Call, **kinds: Any) -> Private:
    live, seat = await call.table(), call.seat()

    async def change() -> Private:
        await live.set_private(seat, **{kind: msgspec.to_builtins(value) or None for kind, value in kinds.items()})
        return live.private_of(seat)

    return await live.ask(change)


@route("PUT", "/api/tables/{table}/orders", "Set standing orders", body=Orders, answer=Private, role="seat")
async def set_orders(call: Call) -> Private:
    return await set_private(call, orders=call.body.orders)


@route("PUT", "/api/tables/{table}/plan", "Plan actions ahead", body=Plan, answer=Private, role="seat")
async def set_plan(call: Call) -> Private:
    return await set_private(call, plan=call.body.steps, stopped=None)


@route(
    "GET",
    "/api/tables/{table}/seat",
    "What your seat may know: view, legal actions, and the log after `since`",
    answer=Snapshot,
    role="seat",
    query={"since": Seq},
)
async def seat_snapshot(call: Call) -> Snapshot:
    live, seat, since = await call.table(), call.seat(), call.query.get("since")
    purse = call.purse(VIEW_COSTS)
    return await live.ask(lambda: live.snapshot(seat, since, purse))


@route(
    "GET",
    "/api/tables/{table}/watch",
    "What a spectator may know",
    answer=Snapshot,
    query={"since": Seq},
    refusals=(404,),
)
async def watch(call: Call) -> Snapshot:
    live, since = await call.table(), call.query.get("since")
    purse = call.purse(VIEW_COSTS)
    return await live.ask(lambda: live.snapshot(None, since, purse))


@route(
    "GET",
    "/api/tables/{table}/seat/annals",
    "What there is to tell of the game so far, as your seat knows it: points, turns, luck, and at its end the story",
    answer=Annals,
    role="seat",
    refusals=(409,),
)
async def seat_annals(call: Call) -> Annals:
    return await annals(call, call.seat())


@route(
    "GET",
    "/api/tables/{table}/watch/annals",
    "What there is to tell of the game so far, as a spectator knows it",
    answer=Annals,
    refusals=(404, 409),
)
async def watch_annals(call: Call) -> Annals:
    return await annals(call, None)


async def annals(call: Call, viewer: int | None) -> Annals:
    live = await call.table()
    purse = call.purse(VIEW_COSTS + live.committed * LINE_COSTS)
    return await live.ask(lambda: live.annals(viewer, purse))


@route(
    "GET",
    "/api/tables/{table}/seat/past",
    "What your seat saw, again: where the game stood after `since`, and a frame for all that followed",
    answer=Replay,
    role="seat",
    query={"since": Seq},
)
async def seat_past(call: Call) -> Response:
    return await past(call, call.seat())


@route(
    "GET",
    "/api/tables/{table}/watch/past",
    "What a spectator saw, again",
    answer=Replay,
    query={"since": Seq},
    refusals=(404,),
)
async def watch_past(call: Call) -> Response:
    return await past(call, None)


async def past(call: Call, viewer: int | None) -> Response:
    """The last part of the game as this viewer saw it; on the side, so that no table waits for it."""
    live = await call.table()
    last, table = live.committed, live.table.id
    since = min(last, max(call.query.get("since", 0), last - LONGEST, 0))

    async def fetch(purse: Purse) -> Frozen:
        snapshot = await call.hub.store.snapshot(table, since)
        begun = snapshot[0] if snapshot else 0
        purse.take((last - begun) * LINE_COSTS + (since - begun) * STEP_COSTS + (last - since) * FRAME_COSTS)
        lines = await call.hub.store.lines(table, begun)
        return Frozen(Written(await call.hub.row(table), lines), snapshot, call.hub.now())

    return await answer_packed(call.request, await study(call, recalled, "", fetch, since, viewer), "no-store")
