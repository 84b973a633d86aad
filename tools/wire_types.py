"""Writes what the client knows of the server, so that the two cannot drift apart: its types, from the server's own
document, and the languages; and what docs/api.md lists of the same types.

python tools/wire_types.py          writes js/wire.d.ts, the list in js/i18n.js (both in the client) and docs/api.md
python tools/wire_types.py --check  says whether they are current (tests/test_wire_types.py does the same)
"""

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from mappamundi.games import GAME_IDS, game, shapes
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.server.api.routes import ROUTES
from mappamundi.server.openapi import document

importlib.import_module("mappamundi.server.app")  # enters all routes in their table

ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "src/mappamundi/client/js"
TARGET = SCRIPTS / "wire.d.ts"
LANGUAGES_AT = SCRIPTS / "i18n.js"
DOCS = ROOT / "docs/api.md"
# Their list in the script: a file of its own would be one more for every page to fetch.
LIST = re.compile(r"(?<=\nexport const LANGUAGES = )\{([^{}]*)\}")
# The keys of views in the page.
VIEWS = re.compile(r"(?<=declares\. -->\n).*?(?=<!-- End)", re.DOTALL)
ENTRY = re.compile(r'(?:"([^"]+)"|(\w+)): "([^"]*)"')

HEAD = """// Made by tools/wire_types.py from the server's OpenAPI document. Change the server's types, not this.
"""


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(option) for option in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
        case "array" if 0 < schema.get("minItems", 0) == schema.get("maxItems"):
            return f"[{', '.join([type_of(schema['items'])] * schema['minItems'])}]"
        case "array":
            inner = type_of(schema["items"]) if schema.get("items") else "any"
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object" if "properties" not in schema:
            values = schema.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) and values else 'any'}>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "any"


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One named type."""
    text = " ".join(schema.get("description", "").split())
    comment = f"/** {text} */\n" if text else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema)};\n"
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {type_of(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def wire_types() -> str:
    """The whole file."""
    schemas = document(ROUTES)["components"]["schemas"]
    return HEAD + "".join(f"\n{declaration(name, schemas[name])}" for name in sorted(schemas))


Schemas = dict[str, dict[str, Any]]


def keys_of(schema: dict[str, Any], schemas: Schemas) -> str:
    """The keys of an object, each with those of what it holds."""
    required = set(schema.get("required", ()))
    return ", ".join(
        f"`{key}{'' if key in required else '?'}`{f' ({within})' if (within := held(inner, schemas)) else ''}"
        for key, inner in schema["properties"].items()
    )


def held(schema: dict[str, Any], schemas: Schemas) -> str:
    """The keys of what a value holds: of an object, of each in a list, of each by its id."""
    if "$ref" in schema:
        return keys_of(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    if "anyOf" in schema:
        return next(filter(None, (held(option, schemas) for option in schema["anyOf"])), "")
    for part, how in (("items", "each"), ("additionalProperties", "by id")):
        if isinstance(inner := schema.get(part), dict) and (within := held(inner, schemas)):
            return f"{how}: {within.removeprefix('each: ')}"
    return ""


def plain(schema: dict[str, Any]) -> str:
    """What a value is that has no keys, in words."""
    if "anyOf" in schema:
        return " or ".join(map(plain, schema["anyOf"]))
    if "enum" in schema:
        return " / ".join(f"`{word}`" if word else "nothing" for word in schema["enum"])
    if isinstance(items := schema.get("items"), dict):
        return f"list of: {plain(items)}"
    if isinstance(values := schema.get("additionalProperties"), dict):
        return f"by id: {plain(values)}"
    kind = str(schema["type"])
    return {"integer": "number", "string": "text"}.get(kind, kind)


def views(schemas: Schemas) -> str:
    """A table for each game: the keys of its view, and those within them."""
    text = ""
    for game_id in GAME_IDS:
        view = schemas[f"View{shapes(game_id).name}"]
        required = view["required"]
        text += f"\n{game(game_id).facts.title}:\n\n| key | is, or has |\n| --- | --- |\n"
        text += "".join(
            f"| `{key}{'' if key in required else '?'}` | {held(inner, schemas) or plain(inner)} |\n"
            for key, inner in view["properties"].items()
        )
    return text + "\n"


def with_views(page: str) -> str:
    """The page with our list in it."""
    made = views(document(ROUTES)["components"]["schemas"])
    return VIEWS.sub(lambda _: made, page)


def languages_in(script: str) -> dict[str, str]:
    """The list as it stands in the script, however it is laid out."""
    [listed] = LIST.findall(script)
    return {quoted or bare: name for quoted, bare, name in ENTRY.findall(listed)}


def with_languages(script: str) -> str:
    """The script with our list in it."""
    if list(languages_in(script).items()) == list(LANGUAGES.items()):
        return script
    quoted = {tag: tag if tag.isalpha() else json.dumps(tag) for tag in LANGUAGES}
    entries = [f"{quoted[tag]}: {json.dumps(name, ensure_ascii=False)}" for tag, name in LANGUAGES.items()]
    return LIST.sub(lambda _: f"{{ {', '.join(entries)} }}", script)


def main(*, check: bool) -> str | None:
    for path, made in (
        (TARGET, wire_types()),
        (LANGUAGES_AT, with_languages(LANGUAGES_AT.read_text(encoding="utf-8"))),
        (DOCS, with_views(DOCS.read_text(encoding="utf-8"))),
    ):
        if check and path.read_text(encoding="utf-8") != made:
            return f"{path.name} is not current"
        if not check:
            path.write_text(made, encoding="utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
