"""Where an account is signed in, and signing out there: on one device, or everywhere."""

from starlette.responses import Response

from mappamundi.server.api.accounts import need_session, signed_out
from mappamundi.server.api.routes import Call, route
from mappamundi.server.problems import Refusal
from mappamundi.server.wire import Struct

# So much of the hash of a cookie tells the devices of an account apart.
ID_LENGTH = 16


class Device(Struct):
    """A device on which the account is signed in, named after its browser and system where they are known: since when,
    and whether it is the one that asks."""

    id: str
    name: str | None
    since: float
    here: bool


class DeviceList(Struct):
    """All of them, the latest first."""

    devices: list[Device]


@route(
    "GET",
    "/api/me/devices",
    "Where your account is signed in",
    answer=DeviceList,
    role="account",
    refusals=(401,),
)
async def devices(call: Call) -> DeviceList:
    me = await need_session(call)
    sessions = await call.hub.store.sessions_of(me.account.id, call.hub.now())
    return DeviceList(
        devices=[
            Device(id=one.hash[:ID_LENGTH], name=one.device, since=one.created, here=one.hash == me.session)
            for one in sessions
        ]
    )


@route(
    "DELETE",
    "/api/me/devices/{device}",
    "Sign out on one device; the seats that were opened there with your account are closed",
    status=204,
    role="account",
    refusals=(401, 403, 404),
)
async def sign_out_there(call: Call) -> Response:
    me = await need_session(call)
    for one in await call.hub.store.sessions_of(me.account.id, call.hub.now()):
        if one.hash[:ID_LENGTH] == call.path("device"):
            if one.hash == me.session:
                await call.hub.store.drop_session(me.session)
                return signed_out(call)
            await call.hub.sign_out(one.hash)
            return Response(status_code=204)
    raise Refusal(404, "Your account is not signed in on such a device.", "no_device")


@route(
    "DELETE",
    "/api/me/devices",
    "Sign out everywhere; on other devices the seats that were opened with your account are closed",
    status=204,
    role="account",
    refusals=(401, 403),
)
async def sign_out_everywhere(call: Call) -> Response:
    me = await need_session(call)
    for one in await call.hub.store.sessions_of(me.account.id, call.hub.now()):
        if one.hash != me.session:
            await call.hub.sign_out(one.hash)
    await call.hub.store.drop_session(me.session)
    return signed_out(call)
