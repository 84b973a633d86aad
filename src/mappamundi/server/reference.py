"""The OpenAPI document as a page to read: every path, every structure, no script and nothing from elsewhere."""

import html
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

Schema = Mapping[str, Any]

CODE = re.compile(r"`([^`]+)`")
SHEETS = ("css/tokens.css", "css/reference.css")
# What the modules that enter the routes are about, as headings.
SUBJECTS = {
    "meta": "Games, rules and the server itself",
    "accounts": "Accounts",
    "tables": "Setting up and joining",
    "play": "Playing",
    "me": "Your own tables",
    "devices": "Your devices",
    "notices": "Notices",
    "records": "Records and replays",
    "staged": "Lessons, and “what if”",
}
# What a number, a text or a list may be, in words.
BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {}",
    "maxItems": "at most {}",
    "pattern": "like <code>{}</code>",
}


def page(document: Mapping[str, Any], assets: str) -> str:
    """The whole page; `assets` is the folder of the client's files."""
    sheets = "\n".join(f'<link rel="stylesheet" href="{assets}/{sheet}">' for sheet in SHEETS)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The interface of Mappa Mundi</title>
<link rel="icon" href="{assets}/icon.svg" type="image/svg+xml">
{sheets}
</head>
<body class="reference">
<nav aria-label="Contents">
<p class="brand"><a href="/">Mappa Mundi</a></p>
{contents(document)}
</nav>
<main>
<h1>The interface of the server</h1>
<p class="note">Version {html.escape(document["info"]["version"])}, as <a href="/api/openapi.json">OpenAPI 3.1</a>
for programs.</p>
{body(document)}
</main>
</body>
</html>
"""


def contents(document: Mapping[str, Any]) -> str:
    """Every path by its subject, then streams and structures."""
    parts = []
    for subject, operations in by_subject(document).items():
        items = "".join(
            f'<li><a href="#{told["operationId"]}"><b>{method}</b> {html.escape(path)}</a></li>'
            for method, path, told in operations
        )
        parts.append(f'<p><a href="#subject-{subject}">{heading(subject)}</a></p><ul>{items}</ul>')
    streams = "".join(f"<li>{link(stream_id(path), path)}</li>" for path in document["x-streams"])
    parts.append(f'<p><a href="#streams">Streams</a></p><ul>{streams}</ul>')
    names = "".join(f"<li>{link(schema_id(name), name)}</li>" for name in sorted(document["components"]["schemas"]))
    parts.append(f'<p><a href="#structures">Structures</a></p><ul>{names}</ul>')
    return "\n".join(parts)


def body(document: Mapping[str, Any]) -> str:
    """Everything below the title."""
    components = document["components"]
    parts = [f"<p>{prose(document['info']['description'])}</p>", '<h2 id="access">Who may call what</h2>', "<dl>"]
    parts += [
        f'<dt id="access-{name}">{name}</dt><dd>{prose(scheme["description"])}</dd>'
        for name, scheme in components["securitySchemes"].items()
    ]
    parts.append("</dl>")
    for subject, operations in by_subject(document).items():
        parts.append(f'<h2 id="subject-{subject}">{heading(subject)}</h2>')
        parts += [operation(method, path, told) for method, path, told in operations]
    parts.append('<h2 id="streams">Streams</h2>')
    parts += [stream(path, told) for path, told in document["x-streams"].items()]
    parts.append('<h2 id="structures">Structures</h2>')
    parts += [structure(name, schema) for name, schema in sorted(components["schemas"].items())]
    return "\n".join(parts)


def by_subject(document: Mapping[str, Any]) -> dict[str, list[tuple[str, str, Schema]]]:
    found: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            found.setdefault(told["tags"][0], []).append((method.upper(), path, told))
    return found


def heading(subject: str) -> str:
    return SUBJECTS.get(subject, subject.capitalize())


def operation(method: str, path: str, told: Schema) -> str:
    """One path and method: who may call it, what it takes, what it answers."""
    name = told["operationId"]
    parts = [
        f'<section id="{name}">',
        f'<h3><a href="#{name}"><b>{method}</b> {html.escape(path)}</a></h3>',
        f"<p>{prose(told['summary'])}.</p>",
    ]
    roles = [role for needed in told.get("security", ()) for role in needed]
    if roles:
        parts.append(f"<p>Needs: {', '.join(link(f'access-{role}', role) for role in roles)}.</p>")
    if told.get("parameters"):
        rows = [
            (f"<code>{entry['name']}</code>", f"{entry['in']}: {kind(entry['schema'])}", _of_parameter(entry))
            for entry in told["parameters"]
        ]
        parts.append(table(("parameter", "type", "meaning"), rows))
    for media, taken in told.get("requestBody", {}).get("content", {}).items():
        parts.append(f"<p>Takes {kind(taken['schema'])} as <code>{media}</code>.</p>")
        if "example" in taken:
            parts.append(example(taken["example"]))
    rows = []
    for status, answer in told["responses"].items():
        given = answer.get("content", {}).values()
        kinds = ", ".join(kind(one["schema"]) for one in given)
        shown = "".join(example(one["example"]) for one in given if "example" in one)
        rows.append((f"<code>{status}</code>", prose(answer["description"]) + shown, kinds))
    parts.append(table(("answer", "meaning", "type"), rows))
    parts.append("</section>")
    return "\n".join(parts)


def _of_parameter(entry: Schema) -> str:
    return prose(entry.get("description") or entry["schema"].get("description", ""))


def stream(path: str, told: Schema) -> str:
    """What travels on a stream, in each direction."""
    parts = [f'<section id="{stream_id(path)}">', f"<h3><b>{told['protocol']}</b> {html.escape(path)}</h3>"]
    if "first" in told:
        parts.append(f"<p>You begin with {kind(told['first'])}.</p>")
    for side, title in (("client", "you send"), ("server", "you get")):
        if told.get(side):
            rows = [(f"<code>{name}</code>", kind(schema)) for name, schema in told[side].items()]
            parts.append(table((title, "type"), rows))
    if "close" in told:
        rows = [(f"<code>{number}</code>", prose(meaning)) for number, meaning in told["close"].items()]
        parts.append(table(("closed with", "meaning"), rows))
    parts.append("</section>")
    return "\n".join(parts)


def structure(name: str, schema: Schema) -> str:
    """A structure with its fields, or whatever else has a name."""
    parts = [
        f'<section id="{schema_id(name)}">',
        f'<h3><a href="#{schema_id(name)}">{html.escape(name)}</a></h3>',
        f"<p>{prose(schema.get('description', ''))}</p>",
    ]
    if "properties" in schema:
        needed = set(schema.get("required", ()))
        rows = [
            (f"<code>{html.escape(field)}</code>", _of_field(told, field in needed), prose(told.get("description", "")))
            for field, told in schema["properties"].items()
        ]
        told_apart = any(meaning for _, _, meaning in rows)
        parts.append(table(("field", "type", "meaning")[: 2 + told_apart], [row[: 2 + told_apart] for row in rows]))
    else:
        parts.append(f"<p>{kind(schema)}</p>")
    parts.append("</section>")
    return "\n".join(parts)


def _of_field(told: Schema, needed: bool) -> str:
    if needed:
        return kind(told)
    return (
        f"{kind(told)}, {code(told['default'])} if left out" if "default" in told else f"{kind(told)}, may be left out"
    )


def kind(schema: Schema) -> str:
    """What a value is, in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return link(schema_id(name), name)
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
    if "const" in schema:
        return code(schema["const"])
    if "enum" in schema:
        return " or ".join(code(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return _list(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"object of {kind(values)} by name" if isinstance(values, dict) and values else "object"
        case "null":
            return code(None)
        case None:
            return "anything"
        case name:
            return f"{name}{_bounds(schema)}"


def _list(schema: Schema) -> str:
    if schema.get("prefixItems"):
        return f"list of {', '.join(kind(one) for one in schema['prefixItems'])}"
    items = schema.get("items")
    return f"list of {kind(items)}{_bounds(schema)}" if isinstance(items, dict) else f"list{_bounds(schema)}"


def _bounds(schema: Schema) -> str:
    told = [words.format(html.escape(str(schema[key]))) for key, words in BOUNDS.items() if key in schema]
    return f" ({', '.join(told)})" if told else ""


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th scope='col'>{title}</th>" for title in heads)
    lines = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>\n{lines}\n</tbody></table></div>"


def example(value: Any) -> str:
    return f"<pre><code>{html.escape(json.dumps(value, ensure_ascii=False, indent=2), quote=False)}</code></pre>"


def code(value: Any) -> str:
    return f"<code>{html.escape(json.dumps(value, ensure_ascii=False), quote=False)}</code>"


def prose(text: str) -> str:
    """A description: what stands in backquotes is code."""
    return CODE.sub(r"<code>\1</code>", html.escape(text.strip(), quote=False))


def link(anchor: str, text: str) -> str:
    return f'<a href="#{anchor}">{html.escape(text)}</a>'


def schema_id(name: str) -> str:
    return f"structure-{name}"


def stream_id(path: str) -> str:
    return f"stream-{path.rpartition('/')[2]}"
