"""Accounts: optional, for whoever wants to find their games again on another device. Guests need none."""

import asyncio
import math
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any, NamedTuple, cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from mappamundi.server.api.device_names import device_name
from mappamundi.server.api.routes import Call, answer_json, route
from mappamundi.server.bounds import LONGEST_NAME
from mappamundi.server.guesses import Guesses, new_sign, sign_of, with_sign
from mappamundi.server.names import look_alikes, readable
from mappamundi.server.problems import Refusal
from mappamundi.server.security import SAFE_METHODS, from_here
from mappamundi.server.store import Account, Conflict
from mappamundi.server.tokens import digest, new_id
from mappamundi.server.wire import END, Struct

SESSION_SECONDS = 90 * 86400
SESSION_BYTES = 32
KNOWN_SECONDS = 365 * 86400

AccountName = Annotated[
    str,
    Meta(
        min_length=2,
        max_length=LONGEST_NAME,
        pattern=rf"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?{END}",
    ),
]
Password = Annotated[str, Meta(min_length=10, max_length=200)]

_hasher = PasswordHasher()
# What signs of devices are compared with when there is no such account.
NOBODYS_SECRET = secrets.token_urlsafe(64)
# Hashing takes 64 MiB and a core for a moment; no more than two at once.
_hashing = ThreadPoolExecutor(2, thread_name_prefix="passwords")


class NewAccount(Struct):
    """A name that nobody else has, in whatever case and in letters that look alike, all visible and of one script; and
    a password of ten characters or more."""

    name: AccountName
    password: Password


class Credentials(Struct):
    """The name and the password of an account."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


class SignedIn(Struct):
    """The account; the session is in the cookie."""

    name: str


# --- sessions ---------------------------------------------------------------------------------------------------


def cookie_name(request: Request) -> str:
    """Over https the name itself makes the browser keep the cookie to this host, this path and https."""
    return "__Host-mundi" if request.url.scheme == "https" else "mundi"


def known_name(request: Request) -> str:
    """The cookie by which an account knows a device again, whether it is signed in there or not."""
    return f"{cookie_name(request)}-known"


class SignedInAs(NamedTuple):
    """Who asks, and the session in which they do: the hash of its cookie."""

    account: Account
    session: str


async def signed_in(call: Call) -> SignedInAs | None:
    """Whose session the request's cookie is. A cookie is sent whoever asks for it, so that a change needs to come
    from a page of ours for certain."""
    request = call.request
    cookie = request.cookies.get(cookie_name(request))
    if not cookie:
        return None
    if request.method not in SAFE_METHODS and not from_here(request):
        raise Refusal(403, "With a cookie, the Origin header must say that this came from here.", "cross_site")
    session = digest(cookie)
    account = await call.hub.store.session_account(session, call.hub.now())
    return None if account is None else SignedInAs(account, session)


async def need_session(call: Call) -> SignedInAs:
    found = await signed_in(call)
    if found is None:
        raise Refusal(401, "You are not signed in.", "not_signed_in")
    return found


async def need_account(call: Call) -> Account:
    return (await need_session(call)).account


async def open_session(call: Call, account: Account, status: int) -> Response:
    session = secrets.token_urlsafe(SESSION_BYTES)
    device = device_name(call.request.headers.get("user-agent", ""))
    now = call.hub.now()
    await call.hub.store.add_session(digest(session), account.id, now, now + SESSION_SECONDS, device)
    response = answer_json(SignedIn(name=account.name), status)
    set_cookie(call.request, response, cookie_name(call.request), session, SESSION_SECONDS)
    known, signs = known_name(call.request), call.request.cookies.get(known_name(call.request), "")
    sign = sign_of(signs, account.password) or new_sign(account.password)
    set_cookie(call.request, response, known, with_sign(signs, sign), KNOWN_SECONDS)
    return response


def signed_out(call: Call) -> Response:
    response = Response(status_code=204)
    set_cookie(call.request, response, cookie_name(call.request), "", 0)
    return response


def set_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


# --- passwords --------------------------------------------------------------------------------------------------


async def in_hashing_thread(work: Any, *values: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(_hashing, work, *values)


@cache
def nobodys_hash() -> str:
    """What a password is compared with when there is no such account, so that the answer takes as long."""
    return _hasher.hash(secrets.token_urlsafe(16))


def fits(account: Account | None, password: str) -> bool:
    try:
        _hasher.verify(account.password if account else nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
    return account is not None


# --- routes -----------------------------------------------------------------------------------------------------


@route(
    "POST",
    "/api/accounts",
    "Make an account and sign in",
    body=NewAccount,
    answer=SignedIn,
    status=201,
    refusals=(409, 422),
)
async def register(call: Call) -> Response:
    wish: NewAccount = call.body
    name = readable(wish.name)
    if await call.hub.store.account_by_name(name) is not None:
        raise Refusal(409, "This name is taken.", "name_taken")
    for other in look_alikes(name):
        if await call.hub.store.account_by_name(other) is not None:
            raise Refusal(409, "This name looks like one that is taken.", "name_alike")
    password = await in_hashing_thread(_hasher.hash, wish.password)
    account = Account(id=new_id(), name=name, password=password, created=call.hub.now())
    try:
        await call.hub.store.add_account(account)
    except Conflict:
        raise Refusal(409, "This name is taken.", "name_taken") from None
    return await open_session(call, account, 201)


@route("POST", "/api/login", "Sign in", body=Credentials, answer=SignedIn, refusals=(401,))
async def login(call: Call) -> Response:
    wish: Credentials = call.body
    account = None if "\0" in wish.name else await call.hub.store.account_by_name(wish.name)
    guesses = cast(Guesses, call.request.app.state.guesses)
    signs = call.request.cookies.get(known_name(call.request), "")
    sign = sign_of(signs, account.password if account else NOBODYS_SECRET)
    if wait := guesses.take(wish.name, sign):
        raise too_many_guesses(wait)
    if not await in_hashing_thread(fits, account, wish.password) or account is None:
        raise Refusal(401, "There is no account with this name and password.", "wrong_password")
    guesses.give_back(wish.name, sign)
    return await open_session(call, account, 200)


def too_many_guesses(wait: float) -> Refusal:
    seconds = math.ceil(wait)
    detail = f"Wrong passwords were tried too often: wait {seconds} s, or sign in where you have done so before."
    return Refusal(429, detail, "too_many_guesses", retry_after=seconds)


@route("POST", "/api/logout", "Sign out on this device", status=204, role="account", refusals=(401, 403))
async def logout(call: Call) -> Response:
    await call.hub.store.drop_session((await need_session(call)).session)
    return signed_out(call)
