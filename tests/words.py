"""Readers for the tests of words: Fluent messages, and what the client's scripts and our Python show and ask for.

All read only as much of their language as this project writes, and refuse the rest aloud.
"""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from mappamundi.cli.displays import FILES
from mappamundi.kernel.languages import LANGUAGES as NAMES
from mappamundi.server import pages

LOCALES = Path(__file__).parents[1] / "src" / "mappamundi" / "client" / "locales"
SCRIPTS = Path(__file__).parents[1] / "src" / "mappamundi" / "client" / "js"
LANGUAGES = tuple(NAMES)
# The files of words that every page has.
PAGES = pages.WORDS

# --- Fluent -----------------------------------------------------------------------------------------------------

ENTRY = re.compile(r"(-?[a-z][a-z0-9-]*) *= *(.*)")
ATTRIBUTE = re.compile(r"\s+\.([a-z][a-z0-9-]*) *= *(.*)")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]")
SELECTOR = re.compile(r"\s*(\$[\w-]+|[A-Z]+\([^()]*\))\s*->")
INLINE = re.compile(r"""\s*(\$[\w-]+|"[^"]*"|-?\d+(\.\d+)?|[A-Z]+\([^()]*\)|-?[a-z][\w.-]*)\s*""")


@dataclass
class Message:
    """A message or one attribute of one, as `id` or `id.attribute`."""

    id: str
    text: str
    where: str
    variables: frozenset[str] = field(default=frozenset())


def read_fluent(path: Path) -> list[Message]:
    """All messages of a file; a line that is none is an error."""
    found: list[Message] = []
    entry = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.parent.name}/{path.name}:{number}"
        if "\t" in line:
            raise ValueError(f"{where}: a tab")
        if match := ENTRY.fullmatch(line):
            entry = match[1]
            found.append(Message(entry, match[2], where))
        elif entry and (match := ATTRIBUTE.fullmatch(line)):
            found.append(Message(f"{entry}.{match[1]}", match[2], where))
        elif entry and re.match(r"\s+\S|\}", line):
            found[-1].text += "\n" + line
        elif line and not line.startswith("#"):
            raise ValueError(f"{where}: neither a message nor a comment: {line!r}")
        elif line:
            entry = ""
    for message in found:
        end = _pattern(message.text, 0, message.where, inside=False)
        assert end == len(message.text)
        message.variables = frozenset(VARIABLE.findall(message.text))
    # An entry without a value only carries attributes.
    return [message for message in found if message.text.strip()]


def _pattern(text: str, at: int, where: str, *, inside: bool) -> int:
    """Walk over a pattern to its end: the end of the text, or inside a selector the next variant or its brace."""
    while at < len(text):
        if text[at] == "}":
            if inside:
                return at
            raise ValueError(f"{where}: a brace closes nothing")
        if inside and text[at] == "\n" and VARIANT.match(text, at):
            return at
        at = _placeable(text, at + 1, where) if text[at] == "{" else at + 1
    if inside:
        raise ValueError(f"{where}: a selector does not end")
    return at


def _placeable(text: str, at: int, where: str) -> int:
    if selector := SELECTOR.match(text, at):
        at = selector.end()
        defaults = 0
        while variant := VARIANT.match(text, at):
            defaults += bool(variant[1])
            at = _pattern(text, variant.end(), where, inside=True)
        if defaults != 1:
            raise ValueError(f"{where}: a selector has {defaults} defaults")
    elif inline := INLINE.match(text, at):
        at = inline.end()
    end = len(text) - len(text[at:].lstrip())
    if text[end : end + 1] != "}":
        raise ValueError(f"{where}: cannot read what follows a brace: {text[at : at + 30]!r}")
    return end + 1


def words_of(language: str, files: Iterable[str]) -> dict[str, Message]:
    """The messages of these files together; an id twice is an error, for the second would never be seen."""
    known: dict[str, Message] = {}
    for file in files:
        for message in read_fluent(LOCALES / language / f"{file}.ftl"):
            if message.id in known:
                raise ValueError(f"{message.where}: {message.id} stands in {known[message.id].where} already")
            known[message.id] = message
    return known


# --- scripts ----------------------------------------------------------------------------------------------------

# What may stand before a regular expression, and before nothing else that begins with a slash.
BEFORE_REGEX = re.compile(r"(?:^|[(,=:\[!&|?{};+>~]|\breturn|\btypeof|\bcase)\s*$")
REGEX = re.compile(r"/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")


@dataclass
class Literal:
    """A string of a script: plain, or a template whose `${…}` are each written as one hole."""

    text: str
    at: int
    before: str  # the code just before it
    markup: bool = False


HOLE = "\0"


class Script:
    """A script's strings and templates, and its code with both blanked out."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.code = list(source)
        self.literals: list[Literal] = []
        self._walk(0, nested=False)
        self.bare = "".join(self.code)

    def _blank(self, start: int, end: int) -> None:
        for at in range(start, end):
            if self.code[at] != "\n":
                self.code[at] = " "

    def _walk(self, at: int, *, nested: bool) -> int:
        """Over code to its end, or to the brace that closes a hole of a template."""
        source, depth = self.source, 0
        while at < len(source):
            sign = source[at]
            if source.startswith("//", at):
                end = source.find("\n", at)
                end = len(source) if end < 0 else end
                self._blank(at, end)
            elif source.startswith("/*", at):
                end = source.index("*/", at) + 2
                self._blank(at, end)
            elif sign in "\"'":
                end = self._string(at, sign)
            elif sign == "`":
                end = self._template(at)
            elif sign == "/" and BEFORE_REGEX.search("".join(self.code[max(0, at - 60) : at])):
                regex = REGEX.match(source, at)
                assert regex, source[at : at + 60]
                end = regex.end()
                self._blank(at, end)
            else:
                depth += (sign == "{") - (sign == "}")
                if depth < 0 and nested:
                    return at
                end = at + 1
            at = end
        return at

    def _string(self, at: int, sign: str) -> int:
        end = at + 1
        while self.source[end] != sign:
            end += 2 if self.source[end] == "\\" else 1
        self.literals.append(Literal(self.source[at + 1 : end], at, self._before(at)))
        self._blank(at + 1, end)
        return end + 1

    def _template(self, at: int) -> int:
        before = self._before(at)
        markup = re.search(r"\b(html|svg)$", before) is not None
        literal = Literal("", at, before, markup)
        self.literals.append(literal)
        end = at + 1
        while self.source[end] != "`":
            if self.source.startswith("${", end):
                closing = self._walk(end + 2, nested=True)
                literal.text += HOLE
                end = closing + 1
            else:
                step = 2 if self.source[end] == "\\" else 1
                literal.text += self.source[end : end + step]
                self._blank(end, end + step)
                end += step
        return end + 1

    def _before(self, at: int) -> str:
        return "".join(self.code[max(0, at - 200) : at])

    def line(self, at: int) -> int:
        return self.source.count("\n", 0, at) + 1


def scripts() -> dict[str, Script]:
    return {str(path.relative_to(SCRIPTS)): Script(path.read_text(encoding="utf-8")) for path in SCRIPTS.rglob("*.js")}


WORDS = re.compile(r"""import \{([^}]*)\} from "[./]*/i18n\.js\"""")
ASKING = frozenset({"t", "has", "nameOf", "tellOf"})


def asked_ids(script: Script) -> list[tuple[str, Literal]]:
    """The ids that calls of `t`, `has`, `nameOf` and `tellOf` name, with a hole for each computed part."""
    found = []
    literals = {literal.at: literal for literal in script.literals}
    imported = WORDS.search(script.source)
    names = ASKING & set(re.findall(r"\w+", imported[1])) if imported else ASKING & {"t"}
    if not names:
        return []
    for call in re.finditer(rf"(?<![\w.$])(?:{'|'.join(sorted(names))})\(", script.bare):
        naming = call[0].startswith("nameOf")
        # Whoever tells of a game names the game first.
        depth, at = 0, script.bare.index(",", call.end()) + 1 if call[0].startswith("tellOf") else call.end()
        while depth >= 0:
            sign = script.bare[at]
            if depth == 0 and sign == ",":
                break
            if (literal := literals.get(at)) and re.search(r"(?:[(,?:]|\|\|)\s*$", script.bare[:at][-40:]):
                text = literal.text.replace("_", "-") if naming else literal.text
                found.append((f"name-{text}" if naming else text, literal))
                at = _after(script, at)
                continue
            depth += (sign in "([{") - (sign in ")]}")
            at += 1
    return found


def given(script: Script) -> list[tuple[str, frozenset[str], Literal]]:
    """The messages that calls of `t` spell out, with the names of all that they are given; a call that spreads another
    object, or names one, is left out."""
    found = []
    literals = {literal.at: literal for literal in script.literals}
    for call in re.finditer(r"(?<![\w.$])t\(", script.bare):
        literal = literals.get(call.end())
        if literal is None or HOLE in literal.text:
            continue
        at = _after(script, literal.at)
        following = re.match(r"\s*(?:\)|,\s*(\{))", script.bare[at:])
        names = _names(script.bare, at + following.start(1)) if following and following[1] else frozenset()
        if following and names is not None:
            found.append((literal.text, names, literal))
    return found


def _names(code: str, at: int) -> frozenset[str] | None:
    """The names in the object that begins here; nothing if another is spread into it."""
    depth, start, parts = 0, at + 1, []
    while True:
        sign = code[at]
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0 or (depth == 1 and sign == ","):
            parts.append(code[start:at].strip())
            start = at + 1
        if depth == 0:
            break
        at += 1
    if any(part.startswith("...") for part in parts):
        return None
    return frozenset(name[1] for part in parts if (name := re.match(r"(\w+)", part)))


def _after(script: Script, at: int) -> int:
    """The end of the literal that begins here."""
    sign, end = script.source[at], at + 1
    depth = 0
    while depth or script.bare[end] != sign:
        depth += (script.bare[end] == "{") - (script.bare[end] == "}")
        end += 1
    return end + 1


# --- Python -----------------------------------------------------------------------------------------------------

# Who speaks in messages: the terminal, the lab, the server where no script does it, narration and annals of each game.
SPEAKERS = (
    "cli/**/*.py",
    "lab/**/*.py",
    "server/notices.py",
    "server/pages.py",
    "games/**/annals.py",
    "games/**/narrate.py",
    "games/**/scene.py",
    "games/**/step.py",
)
# Calls whose first argument is the id of a message: the narration's `say`, and whatever holds the words.
SAYING = re.compile(r"say|([\w.]+\.)?(t|words|has)|site_words\(\w+\)")


def python_speakers() -> dict[str, ast.Module]:
    """Their files by the names that `speakers` knows: what is one game's own is in the folder of that game."""
    source = SCRIPTS.parents[1]
    paths = sorted({path for pattern in SPEAKERS for path in source.glob(pattern)})
    names = {path: str(path.relative_to(source)) for path in paths}
    return {
        re.sub(r"^cli/(?=(?:history|fourgods)/)", "games/", names[path]): ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
    }


def python_strings(node: ast.AST) -> list[str]:
    """The strings in a piece of code; each computed part of an f-string is a hole."""
    found, inner = [], set()
    for part in ast.walk(node):
        if isinstance(part, ast.JoinedStr):
            inner |= {id(value) for value in ast.walk(part)}
            found.append("".join(str(v.value) if isinstance(v, ast.Constant) else HOLE for v in part.values))
        elif isinstance(part, ast.Constant) and isinstance(part.value, str) and id(part) not in inner:
            found.append(part.value)
    return found


def said_in_python(tree: ast.Module) -> list[tuple[str, int]]:
    """The ids that calls for a message name, with a hole for each computed part, and their lines."""
    return [
        (text, call.lineno)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and SAYING.fullmatch(ast.unparse(call.func))
        for text in python_strings(_branches(call.args[0]))
    ]


def _branches(node: ast.expr) -> ast.AST:
    """What an argument may turn out to be; the question that decides between two is none of it."""
    if isinstance(node, ast.IfExp):
        return ast.Tuple([node.body, node.orelse], ast.Load())
    return node if isinstance(node, ast.Constant | ast.JoinedStr) else ast.Tuple([], ast.Load())


SPOKEN = re.compile(r"""\b(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)="([^"]*)\"""")
TAG = re.compile(r"""<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>""", re.DOTALL)
LETTERS = re.compile(r"[^\W\d_]{2,}")


def shown_text(markup: str) -> list[str]:
    """The words of a template that a reader would see or hear although no message holds them."""
    texts = [value for _, value in SPOKEN.findall(markup)]
    texts += TAG.sub(HOLE, markup).split(HOLE)
    return [text.strip() for text in texts if LETTERS.search(re.sub(r"&\w+;", "", text))]


# --- games ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """A game that the client can play: the files of its words, the pages' among them, and the folder of its code."""

    id: str
    files: tuple[str, ...]
    folder: str


GAME = re.compile(
    r"""^  (\w+): \{\n.*?\bwords: \[([^\]]*)\].*?\bplugin: \(\) => import\("\./([\w/]+)/index\.js"\).*?^  \},""",
    re.MULTILINE | re.DOTALL,
)


def games() -> list[Game]:
    """The playable games of the client's registry."""
    registry = (SCRIPTS / "games" / "index.js").read_text(encoding="utf-8")
    found = [
        Game(id_, (*PAGES, *re.findall(r'"(\w+)"', words)), f"games/{folder}/")
        for id_, words, folder in GAME.findall(registry)
    ]
    assert len(found) == len(re.findall(r"\bplugin: \(\) =>", registry)), "a game of the registry cannot be read"
    return found


def spoken_games() -> list[Game]:
    """The games that Python tells of: those of the client, and those that so far only the terminal plays."""
    playable = games()
    more = {id_: files for id_, files in FILES.items() if id_ not in {game.id for game in playable}}
    return playable + [Game(id_, (*PAGES, *files), f"games/history/y{id_[-4:]}/") for id_, files in more.items()]


def speakers(script: str, among: list[Game] | None = None) -> list[Game]:
    """The games whose words a script uses: one for its own scripts, all where it knows none in particular."""
    among = games() if among is None else among
    parts = script.split("/")
    shared = "/".join(parts[:2]) + "/" if parts[0] == "games" and len(parts) > 2 else ""
    own = [game for game in among if script.startswith(game.folder)]
    return own or [game for game in among if game.folder.startswith(shared)]
