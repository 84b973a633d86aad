"""What a browser gets at the address itself: the client's files if the package has them, otherwise a plain page."""

import base64
import hashlib
import html
import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from mappamundi import __version__
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game

CLIENT = Path(__file__).parent.parent / "client"
# In index.html this stands for the folder under which this version's files are served.
ASSETS = "{{assets}}"
FOREVER = "public, max-age=31536000, immutable"
# The one script that browsers take only inline; the content policy names its hash.
IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def fingerprint(folder: Path) -> str:
    """What tells one version of the files from another, so that caches may keep each for ever."""
    found = hashlib.sha256(__version__.encode())
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]


class Lasting(StaticFiles):
    """Files that never change under the same address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER
        return response


class Inner(Route):
    """Every other address, but never one of the interface: that knows best what is wrong with it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] == "http" and scope["path"].startswith(("/api/", "/assets/")):
            return Match.NONE, {}
        return super().matches(scope)


class Pages:
    """The client: its page at every address that is not the interface's, its files under a versioned folder."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder if (folder / "index.html").is_file() else None
        if self.folder is None:
            self.page = plain_page().encode()
            self.script_hashes: list[str] = []
            return
        assets = f"/assets/{fingerprint(self.folder)}"
        self.page = (self.folder / "index.html").read_bytes().replace(ASSETS.encode(), assets.encode())
        self.script_hashes = [
            "sha256-" + base64.b64encode(hashlib.sha256(text).digest()).decode()
            for text in IMPORT_MAP.findall(self.page)
        ]
        self.assets = assets

    def routes(self) -> list[BaseRoute]:
        """After all others: the page answers whatever they do not."""
        if self.folder is None:
            return [Route("/", self.show)]
        return [
            Mount(self.assets, Lasting(directory=self.folder)),
            Route("/", self.show),
            # Pages of the client itself, such as /t/4f3a…; the interface's own paths stay what they are.
            Inner("/{page:path}", self.show_inner),
        ]

    async def show(self, request: Request) -> Response:
        return HTMLResponse(self.page, headers={"Cache-Control": "no-cache"})

    async def show_inner(self, request: Request) -> Response:
        path = request.path_params["page"]
        # A dot before a letter is a file that is not there; before a digit it is the number of a rule.
        if re.search(r"\.(?!\d)[^/]*$", path):
            raise HTTPException(404)
        return await self.show(request)


def plain_page() -> str:
    games = "\n".join(
        f"<li><b>{html.escape(facts.title)}</b> (<code>{facts.id}</code>), {facts.seats[0]}–{facts.seats[1]} players. "
        f"{html.escape(facts.pitch)}</li>"
        for facts in (find_game(name).facts for name in GAME_IDS)
    )
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mappa Mundi</title></head>
<body>
<h1>Mappa Mundi</h1>
<p>This server plays:</p>
<ul>
{games}
</ul>
<p>Programs find its interface described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
"""
