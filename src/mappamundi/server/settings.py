"""What whoever runs a server may choose, from the command line or from variables of the environment."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mappamundi.kernel import BadInput
from mappamundi.server.keeping import Keeping
from mappamundi.server.store import default_url

PREFIX = "MUNDI_"
# What each setting that is no text must be, for whoever wrote something else.
EXPECTED = {
    "port": "a whole number from 0 to 65535",
    "bots": "a whole number from 1 to 256",
    "bot_seconds": "a number of seconds above 0",
    "studies": "a whole number from 1 to 256",
    "rate": "a number of requests a second, or 0 for any",
    "burst": "a whole number of at least 1",
    "proxies": "a whole number from 0 to 8",
    "webhooks": "public, any or off",
    "keep_idle": "a number of days, or 0 for ever",
    "keep_running": "a number of days, or 0 for ever",
    "keep_finished": "a number of days, or 0 for ever",
}


def spare_cores() -> int:
    """Cores for bots: one is left for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field is also a variable: `MUNDI_PORT` for `port`."""

    db: str = msgspec.field(default_factory=default_url)
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8420
    # A folder with corrected data, with which new tables are played.
    data: str = ""
    # How many bots think at the same time, each in a process of its own, and how long one may think.
    bots: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=spare_cores)
    bot_seconds: Annotated[float, Meta(gt=0)] = 5.0
    # Bots of others that may sit at tables, a line for each: [GAME.]NAME=BOT.
    bot: str = ""
    # How many addresses have games looked at for them at the same time, each in a process of its own.
    studies: Annotated[int, Meta(ge=1, le=256)] = 2
    # Requests per second from one address, and how many at once; a rate of 0 lifts every limit.
    rate: Annotated[float, Meta(ge=0)] = 30.0
    burst: Annotated[int, Meta(ge=1)] = 120
    # How many proxies stand before the server and tell the truth in X-Forwarded-For, -Proto and -Host.
    proxies: Annotated[int, Meta(ge=0, le=8)] = 0
    # Where the nearest of them is: networks, with commas; without any, this machine and private networks. What comes
    # from elsewhere came past the proxies, and is not believed.
    proxy_from: str = ""
    # Names under which the server is reached, with commas; localhost and addresses always are.
    host_name: str = ""
    # Where notices may be sent to: addresses of the world, any at all (a server at home), or nowhere.
    webhooks: Literal["public", "any", "off"] = "public"
    # For how many days after the last thing that happened there tables are kept, 0 for ever: those that nobody did
    # anything at, lessons and "what if"; those that are played at; those that are over.
    keep_idle: Annotated[float, Meta(ge=0)] = 30.0
    keep_running: Annotated[float, Meta(ge=0)] = 0.0
    keep_finished: Annotated[float, Meta(ge=0)] = 0.0

    @property
    def keeping(self) -> Keeping:
        return Keeping(self.keep_idle, self.keep_running, self.keep_finished)


def settings(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings: what is given, else what the environment says, else what is usual."""
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text := found.get(PREFIX + field.name.upper()):
            values[field.name] = text
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        _, _, place = str(error).partition(" - at `$.")
        name = place.rstrip("`")
        option = f"--{name.replace('_', '-')} ({PREFIX}{name.upper()})"
        raise BadInput(f"{option} is {values[name]!r}, but must be {EXPECTED[name]}") from None
