"""Writes the client's wire types from the server's own document, so that the two cannot drift apart.

python tools/wire_types.py          writes src/mappamundi/client/js/wire.d.ts
python tools/wire_types.py --check  says whether it is current (tests/test_wire_types.py does the same)
"""

import importlib
import sys
from pathlib import Path
from typing import Any

from mappamundi.server.api.routes import ROUTES
from mappamundi.server.openapi import document

importlib.import_module("mappamundi.server.app")  # enters all routes in their table

TARGET = Path(__file__).parent.parent / "src/mappamundi/client/js/wire.d.ts"

HEAD = """// Made by tools/wire_types.py from the server's OpenAPI document. Change the server's types, not this.
"""


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(option) for option in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(repr(value).replace("'", '"') for value in schema["enum"])
    if "const" in schema:
        return repr(schema["const"]).replace("'", '"')
    match schema.get("type"):
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


if __name__ == "__main__":
    made = wire_types()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made else "wire.d.ts is not current")
    TARGET.write_text(made, encoding="utf-8")
