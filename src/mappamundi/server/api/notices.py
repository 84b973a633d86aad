"""Notices of decisions: where they are sent and when not, for one seat or for all seats of an account."""

import re
from typing import Any

import msgspec
from msgspec import UNSET
from starlette.requests import Request

from mappamundi.server.api.accounts import need_account
from mappamundi.server.api.routes import Call, route
from mappamundi.server.notices import Kept, letter
from mappamundi.server.problems import Refusal
from mappamundi.server.quiet import zone_of
from mappamundi.server.webhooks import Malformed, Mode, NotPublic, Post, Undelivered, target_of
from mappamundi.server.wire import Delivery, NewNotices, Notices, Struct

HOST = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)


class NoticesHere(Struct):
    """Where this server sends notices: to public addresses, to any, or nowhere."""

    webhooks: Mode


def site_of(request: Request) -> str:
    """The address under which this server is known to whoever asks."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


def check_sending(post: Post) -> None:
    if post.mode == "off":
        raise Refusal(409, "This server sends no notices.", "webhooks_off")


def check(post: Post, wish: NewNotices) -> None:
    """Whether it can be done as wished."""
    if wish.quiet is not None:
        if wish.quiet.start == wish.quiet.end:
            raise Refusal(422, "Quiet hours need an end that differs from their start.", "quiet_empty")
        try:
            zone_of(wish.quiet.zone)
        except ValueError:
            raise Refusal(422, "There is no such time zone; its name is like Europe/Rome.", "no_zone") from None
    if isinstance(wish.webhook, str):
        check_sending(post)
        try:
            post.target(wish.webhook)
        except Malformed:
            detail = "A webhook is an address like https://example.org/hook, without a user's name in it."
            raise Refusal(422, detail, "webhook_malformed") from None
        except NotPublic:
            detail = "This server sends notices to public addresses only; that one is inside a network."
            raise Refusal(422, detail, "webhook_private") from None


def renewed(old: Any, wish: NewNotices, site: str) -> dict[str, Any] | None:
    """What is to be kept from now on; nothing if nothing is wished."""
    webhook = (old or {}).get("webhook") if wish.webhook is UNSET else wish.webhook
    kept = Kept(webhook=webhook, quiet=wish.quiet, language=wish.language, site=site)
    told: dict[str, Any] = msgspec.to_builtins(kept)
    return told if kept.webhook or kept.quiet else None


def notices_to_wire(body: Any) -> Notices:
    """What its holder may see again."""
    kept = msgspec.convert(body or {}, Kept)
    webhook = target_of(kept.webhook).without_path if kept.webhook else None
    return Notices(webhook=webhook, quiet=kept.quiet, language=kept.language)


async def sent(post: Post, body: Any, **about: Any) -> Delivery:
    """Send a test notice now, once."""
    kept = msgspec.convert(body or {}, Kept)
    check_sending(post)
    if kept.webhook is None:
        raise Refusal(409, "No webhook is set.", "no_webhook")
    try:
        await post.send(kept.webhook, letter(kept, **about, trial=True))
    except NotPublic:
        return Delivery(delivered=False, why="not_public")
    except Undelivered as error:
        return Delivery(delivered=False, why=error.why)
    return Delivery(delivered=True)


@route("GET", "/api/notices", "Where this server sends notices", answer=NoticesHere)
async def notices_here(call: Call) -> NoticesHere:
    return NoticesHere(webhooks=call.hub.post.mode)


@route("GET", "/api/tables/{table}/notices", "Where your seat's notices are sent", answer=Notices, role="seat")
async def seat_notices(call: Call) -> Notices:
    live = await call.table()
    return notices_to_wire(live.private.get((call.seat(), "notices")))


@route(
    "PUT",
    "/api/tables/{table}/notices",
    "Have your seat's notices sent to a webhook, but not in your quiet hours",
    body=NewNotices,
    answer=Notices,
    role="seat",
    refusals=(409, 422),
)
async def set_seat_notices(call: Call) -> Notices:
    live, seat = await call.table(), call.seat()
    check(call.hub.post, call.body)

    async def change() -> Notices:
        kept = renewed(live.private.get((seat, "notices")), call.body, site_of(call.request))
        await live.notices.keep(seat, notices=kept)
        return notices_to_wire(kept)

    return await live.ask(change)


@route(
    "POST",
    "/api/tables/{table}/notices/test",
    "Send a test notice to your seat's webhook",
    answer=Delivery,
    role="seat",
    refusals=(409,),
)
async def try_seat_notices(call: Call) -> Delivery:
    live, seat = await call.table(), call.seat()
    return await sent(call.hub.post, live.private.get((seat, "notices")), table=live.table, seat=seat)


@route(
    "GET",
    "/api/me/notices",
    "Where the notices of all your seats are sent",
    answer=Notices,
    role="account",
    refusals=(401,),
)
async def my_notices(call: Call) -> Notices:
    account = await need_account(call)
    return notices_to_wire(await call.hub.store.account_notices(account.id))


@route(
    "PUT",
    "/api/me/notices",
    "Have the notices of all your seats sent to a webhook, but not in your quiet hours",
    body=NewNotices,
    answer=Notices,
    role="account",
    refusals=(401, 409, 422),
)
async def set_my_notices(call: Call) -> Notices:
    account, store = await need_account(call), call.hub.store
    check(call.hub.post, call.body)
    kept = renewed(await store.account_notices(account.id), call.body, site_of(call.request))
    await store.set_account_notices(account.id, kept)
    # It may be this account's decision somewhere already.
    for table_id in dict.fromkeys(row.id for row, _ in await store.tables_of(account.id) if row.phase != "over"):
        live = await call.hub.table(table_id)
        await live.ask(live.notices.refresh)
    return notices_to_wire(kept)


@route(
    "POST",
    "/api/me/notices/test",
    "Send a test notice to your account's webhook",
    answer=Delivery,
    role="account",
    refusals=(401, 409),
)
async def try_my_notices(call: Call) -> Delivery:
    account = await need_account(call)
    return await sent(call.hub.post, await call.hub.store.account_notices(account.id))
