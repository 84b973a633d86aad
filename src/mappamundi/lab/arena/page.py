"""The report of an arena: one page that needs nothing else, without scripts, in light and dark and on paper."""

import base64
import re
from collections.abc import Callable, Mapping
from html import escape
from importlib import resources
from typing import Any, Final

from mappamundi.kernel import Facts
from mappamundi.lab.arena.plot import Scale, axis, dot
from mappamundi.lab.arena.telling import Telling

# A rating whose span is wider says little.
WIDE: Final = 100
# How dark a cell is where one always comes first, in 100 of the ink.
DARKEST: Final = 38
# So many bots and more have a matrix as wide as the page.
MANY: Final = 6
# The head of a column of the matrix, in letters.
LONGEST_HEAD: Final = 7


def page(found: Mapping[str, Any], facts: Facts, language: str, beside: str | None = None) -> str:
    """The results as a page; `beside` is the file of the same in JSON, if there is one next to it."""
    told = Telling(found, facts, language)
    t = told.t
    panels = [panel for make in PANELS if (panel := make(told))]
    layout = {1: " one", 2: " two"}.get(len(panels), " many" if len(found["bots"]) > MANY else "")
    heading = f"{escape(facts.title)}, {escape(t('arena-seats-count', count=found['players']))}"
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{heading} – {escape(t("arena-eyebrow"))}</title>
<style>
{_style()}</style>
</head>
<body>
<main>
<header>
<div>
<p class="eyebrow">{escape(t("arena-eyebrow"))}</p>
<h1>{heading}</h1>
<p class="options">{escape(" · ".join(told.options()))}</p>
</div>
<div class="facts">
{_facts(told, beside)}
</div>
</header>
<div class="panels{layout}">
{"".join(panels)}</div>
</main>
</body>
</html>
"""


def _facts(told: Telling, beside: str | None) -> str:
    found, t = told.found, told.t
    deals = found["games"]["deals"]
    counted = f"{told.games()}, {t('arena-deals', count=deals, deals=told.number(deals))}"
    data = t("arena-data-corrected", digest=found["data"][:8]) if found["data"] else t("arena-data-printed")
    # It is broken between words alone, not at their hyphens.
    command = " ".join(f"<span>{escape(word)}</span>" for word in found["command"].split(" "))
    rules = t("arena-rules", rules=found["rules"], version=found["version"])
    link = f' · <a href="{escape(beside)}">JSON</a>' if beside else ""
    lines = [escape(counted), escape(f"{rules} · {data}") + link, f"<code>{command}</code>"]
    if unfinished := told.unfinished():
        lines.append(escape(unfinished))
    return "\n".join(f"<p>{line}</p>" for line in lines)


def _panel(title: str, aside: str, body: str, *notes: str | None) -> str:
    below = "".join(f'<p class="note">{escape(note)}</p>\n' for note in notes if note)
    return f"""<section>
<div class="title"><h2>{escape(title)}</h2><p>{escape(aside)}</p></div>
{body}
{below}</section>
"""


def _scrolls(title: str, table: str) -> str:
    """A table that may be wider than its panel; whoever has no pointer scrolls it by keys."""
    return f'<div class="scrolls" role="region" tabindex="0" aria-label="{escape(title)}">{table}</div>'


# --- ratings --------------------------------------------------------------------------------------------------------


def ratings(told: Telling) -> str | None:
    """One line a bot: its rating, or where there are none its wins, as a dot with its span."""
    rows, t = told.found["bots"], told.t
    if len(rows) < 2:
        return None
    rated = rows[0]["rating"] is not None
    spans = [_drawn(row) for row in rows]
    scale = Scale([value for span in spans for value in span])
    head = [
        f'<th scope="col">{escape(t("arena-column-bot"))}</th>',
        f'<th scope="col">{escape(t("arena-column-rating"))}</th>' if rated else "",
        f'<th class="plot" aria-hidden="true">{axis(scale)}</th>',
        f'<th scope="col">{escape(t("arena-column-wins"))}</th>',
    ]
    body = "\n".join(_rating(told, row, scale) for row in rows)
    table = f"<table>\n<thead><tr>{''.join(head)}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
    note = t("arena-ratings-note", reference=told.name(told.found["reference"])) if rated else None
    title, aside = t("arena-ratings" if rated else "arena-wins"), t("arena-ratings-aside")
    return _panel(title, aside, _scrolls(title, table), note, told.lacking())


def _drawn(row: Mapping[str, Any]) -> tuple[float, float, float]:
    if row["rating"]:
        return row["rating"]["points"], row["rating"]["low"], row["rating"]["high"]
    return row["wins"]["share"], row["wins"]["low"], row["wins"]["high"]


def _rating(told: Telling, row: Mapping[str, Any], scale: Scale) -> str:
    t, rating = told.t, row["rating"]
    games = t("arena-games", count=row["games"], games=told.number(row["games"]))
    beside = ", ".join(filter(None, (told.kind(row["bot"]), games)))
    name = f'<span class="name">{escape(told.name(row["bot"]))}</span> <span class="small">{escape(beside)}</span>'
    if row["score"] is not None:
        own, others = (told.number(row[key], 1) for key in ("score", "others_score"))
        name += f' <span class="small line">{escape(t("arena-points", own=own, others=others))}</span>'
    if lost := told.lost(row):
        name += f' <span class="small line why">{escape(lost)}</span>'
    is_reference = bool(rating) and row["bot"] == told.found["reference"]
    points = ""
    if rating:
        wide = rating["high"] - rating["low"]
        if wide > WIDE:
            more = round(row["games"] * ((wide / WIDE) ** 2 - 1)) or 1
            few = t("arena-too-few", games=told.number(more), points=str(WIDE // 2))
            name += f' <span class="small line">{escape(few)}</span>'
        within = "" if is_reference else f'<span class="hidden"> {told.points(rating)}</span>'
        points = f"<td><strong>{rating['points']}</strong>{within}</td>"
    drawn = dot(scale, *_drawn(row), kind="reference" if is_reference else "bot")
    wins = f'{escape(told.in_100(row["wins"]["share"]))}<br><span class="small">{told.span(row["wins"])}</span>'
    return (
        f'<tr><th scope="row">{name}</th>{points}<td class="plot" aria-hidden="true">{drawn}</td><td>{wins}</td></tr>'
    )


# --- who comes before whom ------------------------------------------------------------------------------------------


def matrix(told: Telling) -> str | None:
    """Row before column, in 100."""
    names, t = [row["bot"] for row in told.found["bots"]], told.t
    cells = {(cell["bot"], cell["than"]): cell for cell in told.found["before"]}
    if not cells:
        return None
    heads = "".join(
        f'<th scope="col"><abbr title="{escape(told.name(name))}">{escape(_head(told.name(name)))}</abbr></th>'
        if len(told.name(name)) > LONGEST_HEAD
        else f'<th scope="col">{escape(told.name(name))}</th>'
        for name in names
    )
    rows = "\n".join(
        f'<tr><th scope="row"><span class="name">{escape(told.name(row))}</span></th>'
        + "".join(_cell(told, cells.get((row, column))) for column in names)
        + "</tr>"
        for row in names
    )
    table = f'<table class="matrix">\n<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>'
    unmet = t("arena-before-unmet") if any(not cell["games"] for cell in cells.values()) else None
    title, aside = t("arena-before"), t("arena-before-aside")
    return _panel(title, aside, _scrolls(title, table), t("arena-before-note"), unmet)


def _head(name: str) -> str:
    return name if len(name) <= LONGEST_HEAD else f"{name[: LONGEST_HEAD - 1]}…"


def _cell(told: Telling, cell: Mapping[str, Any] | None) -> str:
    if cell is None:
        return "<td>·</td>"
    share = told.number(cell["share"])
    if not cell["games"]:
        return f'<td><span class="unmet">{share}</span></td>'
    games = told.t("arena-games", count=cell["games"], games=told.number(cell["games"]))
    tint = round(DARKEST * max(0, cell["share"] - 50) / 50)
    inside = f"<strong>{share}</strong>" if cell["sure"] else share
    style = f' style="--tint:{tint}"' if tint else ""
    kind = ' class="sure"' if cell["sure"] else ""
    return f'<td{kind}{style} title="{escape(f"{told.span(cell)}, {games}")}">{inside}</td>'


# --- seats ----------------------------------------------------------------------------------------------------------


def seats(told: Telling) -> str | None:
    """The share of wins of each seat, around the share that is fair."""
    found, t = told.found["seats"], told.t
    if not found[0]["games"]:
        return None
    fair = 100 / told.found["players"]
    scale = Scale([fair, *(seat[end] for seat in found for end in ("low", "high"))])
    rows = "\n".join(_seat(told, seat, scale, fair) for seat in found)
    games = t("arena-games", count=found[0]["games"], games=told.number(found[0]["games"]))
    table = f"<table>\n<tbody>\n{rows}\n</tbody>\n</table>"
    return _panel(t("arena-seats"), t("arena-seats-aside", games=games), table, told.seats())


def _seat(told: Telling, seat: Mapping[str, Any], scale: Scale, fair: float) -> str:
    kind = "bot" if seat["sure"] else "even"
    drawn = dot(scale, seat["share"], seat["low"], seat["high"], kind=kind, marks=[fair])
    share = f"<strong>{escape(told.in_100(seat['share']))}</strong>"
    return (
        f'<tr><th scope="row">{escape(told.t("arena-seat", seat=str(seat["seat"])))}</th>'
        f'<td class="plot" aria-hidden="true">{drawn}</td>'
        f'<td>{share}<br><span class="small">{told.span(seat)}</span></td></tr>'
    )


# What the page shows, one under another where it is narrow; what has nothing to say is left out.
PANELS: Final[tuple[Callable[[Telling], str | None], ...]] = (ratings, matrix, seats)


# --- style ----------------------------------------------------------------------------------------------------------


def _style() -> str:
    """The style of the page, with the colours and the serif of the games' own pages in it."""
    client = resources.files("mappamundi") / "client"
    own = (resources.files("mappamundi.lab.arena") / "page.css").read_text("utf-8")
    tokens = (client / "css" / "tokens.css").read_text("utf-8")
    used = set(re.findall(r"var\((--[\w-]+)", own))
    light = _declared(tokens, ":root", used)
    dark = _declared(tokens, ":root.dark", used)
    font = base64.b64encode((client / "fonts" / "mundi-serif-regular.woff2").read_bytes()).decode()
    return f"""@font-face {{
  font-family: "Mundi Serif";
  src: url("data:font/woff2;base64,{font}") format("woff2");
}}
:root {{
{light}}}
@media (prefers-color-scheme: dark) {{
  :root {{
{dark}  }}
}}
{own}"""


def _declared(tokens: str, selector: str, used: set[str]) -> str:
    """What a rule of the tokens says of the names that are used."""
    block = re.search(rf"^{re.escape(selector)} \{{\n(.*?)^\}}", tokens, re.MULTILINE | re.DOTALL)
    assert block, selector
    declared = re.findall(r"^  (--[\w-]+):\s*(.*?);$", block[1], re.MULTILINE | re.DOTALL)
    return "".join(f"  {name}: {' '.join(value.split())};\n" for name, value in declared if name in used)
