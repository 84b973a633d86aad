"""By which names the server may be called: a page under any other may be somebody else's, whose name leads here."""

import re
from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from mappamundi.kernel import BadInput
from mappamundi.server.problems import Refusal, answer_problem
from mappamundi.server.security import CALLED, is_address
from mappamundi.server.settings import Settings

HOST = re.compile(r"(?:\[(?P<literal>[^\]]*)\]|(?P<name>[^:]*))(?::[0-9]*)?")
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9._-]{0,251}[a-z0-9])?")
LOCALHOST = "localhost"


def names_of(settings: Settings) -> frozenset[str]:
    """The names to which the server answers: those of the settings, and the one on which it listens."""
    return frozenset(
        host_name(text.strip()) for text in (settings.host, *settings.host_name.split(",")) if text.strip()
    )


def host_name(text: str) -> str:
    """A name as browsers send it; BadInput if it is none."""
    if is_address(text):
        return text
    try:
        name = text.rstrip(".").lower().encode("idna").decode()
    except UnicodeError:
        name = ""
    if not HOST_NAME.fullmatch(name):
        raise BadInput(f"--host-name: {text!r} is no name of a host; write it like games.example")
    return name


def answers_to(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this server. Anybody's name may lead to its address, so that a page of theirs would
    be taken for one of ours; nobody's can be an address or localhost. Browsers always say a host."""
    found = HOST.fullmatch(host.strip())
    if found is None:
        return False
    if found["literal"] is not None:
        return is_address(found["literal"])
    name = found["name"].rstrip(".").lower()
    return name in ("", LOCALHOST) or name in names or is_address(name)


class KnownHost:
    """ASGI middleware: whoever calls the server by a name that is not its own is told so, and nothing else. Where a
    proxy says by which name it was called, it must have called us by one of ours as well."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            hosts = [*Headers(scope=scope).getlist("host"), scope.get(CALLED, "")]
            if not all(answers_to(host, self.names) for host in hosts):
                detail = "This server has another name. Whoever runs it says with --host-name to which it answers."
                await answer_problem(Refusal(421, detail, "wrong_host"))(scope, receive, send)
                return
        await self.app(scope, receive, send)
