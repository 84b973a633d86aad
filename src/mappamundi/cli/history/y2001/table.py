"""What lies on the table, in lines: points by rank, lands by area, what the viewer holds."""

from collections.abc import Sequence
from typing import Final

from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.board import members
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2001 import scoring
from mappamundi.games.history.y2001.board import (
    ARMY,
    CAPITAL,
    CITY,
    EFFECTS,
    FOREST,
    FORT,
    GREAT_WALL,
    MONUMENT,
    MOUNTAIN,
    Empire,
)
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import DRAFT, NOBODY
from mappamundi.games.history.y2001.view import View

BUILDINGS: Final = (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
TERRAINS: Final = {FOREST: "forest", MOUNTAIN: "mountain", GREAT_WALL: "wall"}


def status(teller: Teller, view: View) -> str:
    """Points by rank, and what the empire in play has left."""
    words, board_ = teller.words, view.board
    ranked = sorted(range(view.players), key=lambda seat: -view.scores[seat])
    points = " · ".join(f"{teller.player(seat)} {view.scores[seat]}" for seat in ranked)
    lines = [words("status-epoch", epoch=ROMAN[view.epoch], points=points)]
    if view.decision == DRAFT and view.drawn >= 0:
        lines.append(card_text(teller, view, board_.empire_ids[view.drawn]))
    if view.seat == NOBODY:
        return "\n".join(lines)
    name = teller.name(board_.banner_ids[view.banner])
    lines.append(words("status-pool", card=name, pool=view.pool + view.restricted, lost=view.lost))
    things = [words("coin-count", coins=view.coins)] if view.coins else []
    things += [words("allied-count", coins=view.allied_coins)] if view.allied_coins else []
    things += [words("fort-count", forts=view.engineering)] if view.engineering else []
    if things:
        lines.append(words("status-coins", things=words.listed(things)))
    cards = [teller.name(EFFECTS[effect]) for effect in members(view.force)]
    if cards:
        lines.append(words("status-force", cards=words.listed(cards)))
    return "\n".join(lines)


def board(teller: Teller, view: View) -> str:
    """The lands in which anything lies, area by area."""
    lines = []
    for area in range(view.board.areas):
        lands = [land for land in view.board.area_lands[area] if view.owners[land] != NOBODY or _built(view, land)]
        if lands:
            lines.append(_row(teller, view, area, lands))
    return "\n".join(lines) or teller.words("terminal-nothing-held")


def area_card(teller: Teller, view: View, area: int) -> str:
    """All lands of an area."""
    return _row(teller, view, area, view.board.area_lands[area])


def holdings(teller: Teller, view: View, seat: int) -> str:
    """What a seat would score now, and its lands area by area."""
    lines = [f"{teller.player(seat)} {view.scores[seat]}", scored(teller, view, seat)]
    for area, all_lands in enumerate(view.board.area_lands):
        lands = [land for land in all_lands if view.owners[land] == seat]
        if lands:
            lines.append(_row(teller, view, area, lands))
    if view.marker_counts[seat]:
        lines.append(teller.words("status-markers", count=view.marker_counts[seat]))
    return "\n".join(lines)


def _built(view: View, land: int) -> int:
    return view.pieces[land] & (CAPITAL | CITY | MONUMENT)


def _row(teller: Teller, view: View, area: int, lands: Sequence[int]) -> str:
    return f"{teller.name(view.board.area_ids[area])}: {'; '.join(_land(teller, view, land) for land in lands)}"


def land_card(teller: Teller, view: View, land: int) -> str:
    """One land: what it is, what lies there, and where its borders and waters lead."""
    words, board_ = teller.words, view.board
    kind = [teller.name(board_.area_ids[board_.area_of[land]])]
    found = {TERRAINS[way] for way in board_.crossing[land] if way in TERRAINS}
    kind += [words(f"almanac-terrain-{terrain}") for terrain in sorted(found)] or [words("almanac-terrain-clear")]
    if board_.resource[land]:
        kind.append(words("sign-resource"))
    borders = [teller.name(board_.land_ids[near], form="the") for near in board_.adjacent[land]]
    lines = [f"{_land(teller, view, land)}  {' · '.join(kind)}"]
    lines.append(words("terminal-borders", lands=words.listed(borders)) if borders else words("terminal-borders-none"))
    waters = [teller.name(id_) for n, id_ in enumerate(board_.water_ids) if land in board_.shores[n]]
    if waters:
        lines.append(words("terminal-waters", names=", ".join(waters)))
    return "\n".join(lines)


def _land(teller: Teller, view: View, land: int) -> str:
    words, here = teller.words, view.pieces[land]
    things = [words("chronicle-thing", building=name) for name, flag in BUILDINGS if here & flag]
    owner = view.owners[land]
    if owner != NOBODY:
        piece = "active" if here & ARMY else "past"
        held = words("status-piece", name=teller.player(owner), piece=piece)
        things.insert(0, held if view.stacks[land] < 2 else f"{held} × {view.stacks[land]}")
    name = teller.name(view.board.land_ids[land])
    return f"{name} ({', '.join(things)})" if things else name


def score(teller: Teller, view: View) -> str:
    """What each seat would score if it did now, part by part."""
    return "\n".join(scored(teller, view, seat) for seat in range(view.players))


def scored(teller: Teller, view: View, seat: int) -> str:
    words, board_ = teller.words, view.board
    rows = scoring.area_rows(board_, view.epoch, view.lands(), seat)
    parts = [
        words(
            "chronicle-scored-part",
            place=teller.name(board_.area_ids[area]),
            degree=words(f"degree-{DEGREES[degree]}"),
            points=points,
        )
        for area, degree, points in rows
    ]
    capitals, cities, monuments = scoring.built(board_, scoring.lands_of(view.owners, seat), view.pieces)
    fleets = scoring.fleet_points(view.fleet_owners, seat)
    built = (
        ("capital", capitals, board_.capital_points),
        ("city", cities, board_.city_points),
        ("monument", monuments, board_.monument_points),
        ("fleet", fleets, 1),
    )
    for building, points, each in built:
        if points:
            parts.append(words("chronicle-scored-buildings", building=building, count=points // each, points=points))
    total = capitals + cities + monuments + fleets + sum(points for _, _, points in rows)
    if not parts:
        return f"{teller.player(seat)}: {words('score-nothing')}"
    return words("status-scored", name=teller.player(seat), points=total, parts=words.listed(parts))


def hand(teller: Teller, view: View) -> str:
    """The event cards in two groups, the empire, and what the viewer knows of others."""
    words, board_ = teller.words, view.board
    if view.viewer is None:
        return ""
    lines = []
    for kind in ("greater", "lesser"):
        cards = [card for card in view.hand if (card < board_.greater) == (kind == "greater")]
        names = [teller.name(board_.event_ids[card]) for card in cards]
        lines.append(words("status-hand", kind=kind, cards=", ".join(names) or "–"))
    for seat, empire in enumerate(view.empires):
        if empire >= 0:
            lines.append(f"{teller.player(seat)}: {teller.name(board_.empire_ids[empire])}")
    if view.marker_counts[view.viewer]:
        lines.append(words("status-markers", count=view.marker_counts[view.viewer]))
    return "\n".join(lines)


def card_text(teller: Teller, view: View, card: str) -> str:
    """What a card does, and in which epochs; or what an empire brings, and where."""
    words, board_ = teller.words, view.board
    text = words.find(f"text-{card}".replace("_", "-"))
    if text is not None:
        event = board_.events[board_.event_index[card]]
        epochs = [ROMAN[epoch] for epoch in members(event.epochs)]
        known = "all" if len(epochs) == board_.epochs else "some"
        span = epochs[0] if len(epochs) == 1 else f"{epochs[0]}–{epochs[-1]}"
        return f"{teller.name(card)} ({words('note-played', epochs=known, span=span)}): {text}"
    found: Empire = next(one for one in (*board_.empires, *board_.minors) if one.id == card)
    where = words.listed([teller.name(board_.land_ids[land], form="in") for land in found.starts])
    brought = [words("army-count", armies=found.strength)]
    if found.capital:
        brought.append(words("capital-count", capitals=len(found.starts)))
    if found.due:
        brought.append(words("fleet-count", fleets=len(members(found.due))))
    order = words("empire-order", order=found.order, of=len(board_.epoch_empires[found.epoch])) if found.order else ""
    return f"{teller.name(card)}: {words.listed(brought)} {where}. {order}".strip()
