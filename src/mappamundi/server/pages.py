"""What a browser gets at the address itself: the client's files if the package has them, otherwise a plain page."""

import base64
import hashlib
import html
import json
import posixpath
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from mappamundi import __version__
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.server.assets import Asset, read_assets
from mappamundi.words import Told, site_words

CLIENT = Path(__file__).parent.parent / "client"
# In the client's folder, where somebody has made it (tools/wheel): its scripts and styles in few files.
BUNDLE = "dist"
# Where these are served: their names change with what is in them, so that nothing else need be in the address.
BUNDLED = f"/assets/{BUNDLE}"
# In index.html this stands for the folder under which this version's files are served.
ASSETS = "{{assets}}"
# And this for links that fetch at once what the page would otherwise come to need file by file.
AHEAD = "{{ahead}}"
# And this for what is said where no script runs, in every language: nobody can be asked for theirs.
NO_SCRIPT = "{{noscript}}"
COMMAND = "mundi play"
HTML = "text/html; charset=utf-8"
FOREVER = "public, max-age=31536000, immutable"
# The one script that browsers take only inline; the content policy names its hash.
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
IMPORTED = re.compile(r"""^(?:import|export)\b[^;"'()]*["']([^"']+)["']|[}\s]from["']([^"']+)["']""", re.MULTILINE)
# The words that every page needs, by the files that hold them; a game's come with the game.
WORDS = ("site", "table")
# The pictures that a screen always shows, by the beginning of their names.
PICTURES = {"home": "pictures/card-"}
# Where the browser says which language its reader chose; its own languages are the next best guess.
LANGUAGE = "mundi_language"
# The first part of an address and the script of its screen, where they differ; the client's own table has the rest.
SCREENS = {"": "home", "new": "new-table", "t": "table", "record": "replay"}


class Manifest(msgspec.Struct):
    """What tools/client/bundle.mjs says of its work: which file has become which, and what each needs at once."""

    files: dict[str, str]
    needs: dict[str, list[str]]


def fingerprint(files: Mapping[str, Asset]) -> str:
    """What tells one version of the files from another, so that caches may keep each for ever."""
    found = hashlib.sha256(__version__.encode())
    for path, file in files.items():
        found.update(path.encode() + b"\0" + file.body)
    return found.hexdigest()[:12]


def imported(files: Mapping[str, Asset], names: dict[str, str], starts: list[str]) -> list[str]:
    """These scripts and all that they import, and so on; `names` are the import map's, relative to the folder."""
    found, waiting = dict.fromkeys(starts), list(starts)
    while waiting:
        file = waiting.pop()
        for match in IMPORTED.finditer(files[file].body.decode()):
            name = next(filter(None, match.groups()))
            path = names.get(name) or posixpath.normpath(f"{posixpath.dirname(file)}/{name}")
            if path not in found and path in files:
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


class Inner(Route):
    """Every other address, but never one of the interface: that knows best what is wrong with it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] == "http" and scope["path"].startswith(("/api/", "/assets/")):
            return Match.NONE, {}
        return super().matches(scope)


class Pages:
    """The client: its page at every address that is not the interface's, its files under a versioned folder."""

    def __init__(self, folder: Path) -> None:
        self.script_hashes: list[str] = []
        made = folder / BUNDLE / "manifest.json"
        self.manifest = msgspec.json.decode(made.read_bytes(), type=Manifest) if made.is_file() else None
        found = read_assets(folder)
        made_of = {path for path in found if path.startswith(f"{BUNDLE}/")}
        self.bundle = {path.removeprefix(f"{BUNDLE}/"): found[path] for path in made_of} if self.manifest else {}
        self.files = {path: file for path, file in found.items() if path not in made_of}
        if not (folder / "index.html").is_file():
            self.page = plain_page()
            self.assets = ""
            return
        page = (folder / "index.html").read_text(encoding="utf-8").replace(NO_SCRIPT, without_script())
        self.assets = f"/assets/{fingerprint({**self.files, 'index.html': Asset(page.encode(), 'text/html')})}"
        self.page = (self.bundled(page, self.manifest.files) if self.manifest else page).replace(ASSETS, self.assets)
        # A file may stand twice in the import map: what a page asks of several libraries may be in one.
        maps = [json.loads(text)["imports"] for text in IMPORT_MAP.findall(self.page)]
        self.names = {name: path.removeprefix(f"{self.assets}/") for found in maps for name, path in found.items()}
        self.screens = {Path(path).stem for path in self.files if posixpath.dirname(path) == "js/screens"}
        self.languages = [name for name in LANGUAGES if f"locales/{name}/{WORDS[0]}.ftl" in self.files]
        self.script_hashes = [
            "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            for text in IMPORT_MAP.findall(self.page)
        ]
        self.pages: dict[tuple[str, str], Asset] = {}

    def bundled(self, page: str, files: Mapping[str, str]) -> str:
        """The page with the files of the bundle, in which nothing is looked up in an import map any more."""
        for source, made in files.items():
            page = page.replace(f"{ASSETS}/{source}", f"{BUNDLED}/{made}")
        return IMPORT_MAP.sub("", page)

    def scripts_for(self, starts: list[str]) -> list[str]:
        """The addresses of these scripts and of all that they need."""
        if self.manifest:
            return list(dict.fromkeys(f"{BUNDLED}/{made}" for path in starts for made in self.manifest.needs[path]))
        return [f"{self.assets}/{path}" for path in imported(self.files, self.names, starts)]

    def page_for(self, screen: str, language: str) -> Asset:
        """The page with links for every file of a screen: the browser asks for all of them at once, not for one after
        the other. So for its pictures, and for the words of a language, which is a guess where the reader has not said
        any."""
        if (screen, language) not in self.pages:
            starts = [path for path in ("js/main.js", f"js/screens/{screen}.js") if path in self.files]
            lines = [f'<link rel="modulepreload" href="{path}">' for path in self.scripts_for(starts)]
            ahead = [f"locales/{language}/{file}.ftl" for file in WORDS] if language else []
            ahead += [path for path in self.files if screen in PICTURES and path.startswith(PICTURES[screen])]
            lines += [f'<link rel="preload" as="fetch" crossorigin href="{self.assets}/{path}">' for path in ahead]
            self.pages[screen, language] = Asset(self.page.replace(AHEAD, "\n".join(lines)).encode(), HTML)
        return self.pages[screen, language]

    def routes(self) -> list[BaseRoute]:
        """After all others: the page answers whatever they do not."""
        if not self.assets:
            return [Route("/", self.show)]
        return [
            Route("/assets/{folder}/{path:path}", self.send),
            Route("/", self.show),
            # Pages of the client itself, such as /t/4f3a…; the interface's own paths stay what they are.
            Inner("/{page:path}", self.show_inner),
        ]

    async def send(self, request: Request) -> Response:
        """A file, which never changes under the same address."""
        folders = {self.assets: self.files, BUNDLED: self.bundle}
        file = folders.get(f"/assets/{request.path_params['folder']}", {}).get(request.path_params["path"])
        if file is None:
            raise HTTPException(404)
        return file.answer(request, headers={"Cache-Control": FOREVER})

    async def show(self, request: Request) -> Response:
        if not self.assets:
            return HTMLResponse(self.page, headers={"Cache-Control": "no-cache"})
        part = request.url.path.split("/")[1]
        screen = SCREENS.get(part, part)
        # An address of which the client knows nothing gets its page too, which says so in the reader's language.
        status = 200 if screen in self.screens and part not in SCREENS.values() else 404
        chosen = request.cookies.get(LANGUAGE, "")
        known = (
            chosen if chosen in self.languages else spoken(request.headers.get("accept-language", ""), self.languages)
        )
        page = self.page_for(screen if status == 200 else "lost", known)
        return page.answer(request, status, {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"})

    async def show_inner(self, request: Request) -> Response:
        path = request.path_params["page"]
        # A dot is for a file that is not there; in the rules it is for a number (Z8.8) or a card (empires.romans).
        if not path.startswith("rules/") and "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        return await self.show(request)


def without_script() -> str:
    said = {tag: html.escape(site_words(tag)("no-script")) for tag in LANGUAGES}
    marked = {tag: text.replace(COMMAND, f"<code>{COMMAND}</code>") for tag, text in said.items()}
    return "\n".join(f'<p lang="{tag}">{text}</p>' for tag, text in marked.items())


def plain_page() -> str:
    games = "\n".join(
        f"<li><b>{html.escape(facts.title)}</b> (<code>{facts.id}</code>), {facts.seats[0]}–{facts.seats[1]} players. "
        f"{html.escape(Told(facts).pitch)}</li>"
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
