"""What a browser gets at the address itself: the client's files if the package has them, otherwise a plain page."""

import base64
import hashlib
import html
import json
import posixpath
import re
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from mappamundi import __version__
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.server.wire import Language

CLIENT = Path(__file__).parent.parent / "client"
# In index.html this stands for the folder under which this version's files are served.
ASSETS = "{{assets}}"
# And this for links that fetch at once what the page would otherwise come to need file by file.
AHEAD = "{{ahead}}"
FOREVER = "public, max-age=31536000, immutable"
# The one script that browsers take only inline; the content policy names its hash.
IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
IMPORTED = re.compile(
    r"""^(?:import|export)\b[^;"'()]*["']([^"']+)["']|^@import "([^"]+)"|[}\s]from["']([^"']+)["']""", re.MULTILINE
)
# The words that every page needs, by the files that hold them; a game's come with the game.
WORDS = ("site", "table")
# The first part of an address and the script of its screen, where they differ; the client's own table has the rest.
SCREENS = {"": "home", "new": "new-table", "t": "table", "record": "replay"}


def fingerprint(folder: Path) -> str:
    """What tells one version of the files from another, so that caches may keep each for ever."""
    found = hashlib.sha256(__version__.encode())
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]


def imported(folder: Path, names: dict[str, str], starts: list[str]) -> list[str]:
    """These files and all that they import, and so on; `names` are the import map's, relative to the folder."""
    found, waiting = dict.fromkeys(starts), list(starts)
    while waiting:
        file = waiting.pop()
        for match in IMPORTED.finditer((folder / file).read_text(encoding="utf-8")):
            name = next(filter(None, match.groups()))
            path = names.get(name) or posixpath.normpath(f"{posixpath.dirname(file)}/{name}")
            if path not in found and (folder / path).is_file():
                found[path] = None
                waiting.append(path)
    return list(found)


def spoken(header: str, known: Sequence[str]) -> str:
    """The first language of an Accept-Language header of which we know the family; else the first that is known."""
    for wish in header.split(","):
        word = wish.partition(";")[0].strip().lower()
        for language in known:
            if word and word.partition("-")[0] == language.lower().partition("-")[0]:
                return language
    return next(iter(known), "")


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
        self.ahead = {file.stem: self.links(assets, file) for file in (self.folder / "js" / "screens").glob("*.js")}
        locales = [self.folder / "locales" / name for name in get_args(Language)]
        self.languages = {folder.name: self.words(assets, folder) for folder in locales if folder.is_dir()}
        self.script_hashes = [
            "sha256-" + base64.b64encode(hashlib.sha256(text).digest()).decode()
            for text in IMPORT_MAP.findall(self.page)
        ]
        self.assets = assets

    def links(self, assets: str, screen: Path) -> bytes:
        """Links for every file of a screen: the browser asks for all of them at once, not for one after the other."""
        assert self.folder is not None
        mapped = [json.loads(text)["imports"] for text in IMPORT_MAP.findall(self.page)]
        names = {name: path.removeprefix(f"{assets}/") for found in mapped for name, path in found.items()}
        scripts = imported(self.folder, names, ["js/main.js", f"js/screens/{screen.name}"])
        styled = re.findall(rf'<link rel="stylesheet" href="{assets}/([^"]+)"', self.page.decode())
        sheets = [path for path in imported(self.folder, {}, styled) if path not in styled]
        lines = [f'<link rel="modulepreload" href="{assets}/{path}">' for path in scripts]
        lines += [f'<link rel="preload" as="style" href="{assets}/{path}">' for path in sheets]
        return "\n".join(lines).encode()

    def words(self, assets: str, folder: Path) -> bytes:
        """Links for the words of a language: a guess, since the reader may have chosen another in the browser."""
        link = '\n<link rel="preload" as="fetch" crossorigin href="{}/locales/{}/{}.ftl">'
        return "".join(link.format(assets, folder.name, file) for file in WORDS).encode()

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
        if self.folder is None:
            return HTMLResponse(self.page, headers={"Cache-Control": "no-cache"})
        part = request.url.path.split("/")[1]
        screen = SCREENS.get(part, part)
        # An address of which the client knows nothing gets its page too, which says so in the reader's language.
        status = 200 if screen in self.ahead and part not in SCREENS.values() else 404
        ahead = self.ahead.get(screen) or self.ahead.get("lost", b"")
        language = spoken(request.headers.get("accept-language", ""), list(self.languages))
        page = self.page.replace(AHEAD.encode(), ahead + self.languages.get(language, b""))
        tag = f'"{hashlib.sha256(page).hexdigest()[:16]}"'
        headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Language"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return HTMLResponse(page, status, headers=headers)

    async def show_inner(self, request: Request) -> Response:
        path = request.path_params["page"]
        # A dot is for a file that is not there; in the rules it is for a number (Z8.8) or a card (empires.romans).
        if not path.startswith("rules/") and "." in path.rpartition("/")[2]:
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
