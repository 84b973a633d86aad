"""What lies on the table, in lines: gold by rank, lands by area, what the viewer holds."""

from collections.abc import Sequence

from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.board import members
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2024.board import ARMY, NO_ICON
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.state import NOBODY, NONE, SPACES, buildings_in
from mappamundi.games.history.y2024.view import View

BUILDINGS = ("capital", "city", "monument", "fort", "wall")


def status(teller: Teller, view: View) -> str:
    """Gold by rank, and what the seat whose turn it is has in its pool."""
    words = teller.words
    gold = " · ".join(f"{teller.player(seat)} {view.gold[seat]}" for seat in view.ranked())
    lines = [words("status-epoch", epoch=ROMAN[view.epoch], gold=gold)]
    pool = [words("people-count", people=view.pool)] if view.pool else []
    pool += [words("fleet-count", fleets=view.fleets_pool)] if view.fleets_pool else []
    pool += [words("wall-count", walls=view.walls_pool)] if view.walls_pool else []
    if view.seat != NOBODY and pool:
        card = view.board.events[view.event].id if view.in_event else view.board.empires[view.empire].id
        lines.append(words("status-pool", card=teller.name(card), pool=words.listed(pool)))
    return "\n".join(lines)


def board(teller: Teller, view: View) -> str:
    """The lands in which anything lies, area by area."""
    lines = []
    for area in members(view.areas) or range(view.board.areas):
        lands = [land for land in view.board.area_lands[area] if view.owners[land] != NOBODY or view.pieces[land]]
        if lands:
            lines.append(_row(teller, view, area, lands))
    return "\n".join(lines) or teller.words("terminal-nothing-held")


def area_card(teller: Teller, view: View, area: int) -> str:
    """All lands of an area."""
    return _row(teller, view, area, view.board.area_lands[area])


def holdings(teller: Teller, view: View, seat: int) -> str:
    """The gold of a seat, and its lands area by area."""
    lines = [f"{teller.player(seat)} {view.gold[seat]}"]
    for area, all_lands in enumerate(view.board.area_lands):
        lands = [land for land in all_lands if view.owners[land] == seat]
        if lands:
            lines.append(_row(teller, view, area, lands))
    return "\n".join(lines)


def _row(teller: Teller, view: View, area: int, lands: Sequence[int]) -> str:
    return f"{teller.name(view.board.area_ids[area])}: {'; '.join(_land(teller, view, land) for land in lands)}"


def land_card(teller: Teller, view: View, land: int) -> str:
    """One land: what it is, what lies there, and where its borders and waters lead."""
    words, board_ = teller.words, view.board
    terrain = words(f"almanac-terrain-{'difficult' if board_.difficult[land] else 'clear'}")
    kind = [teller.name(board_.area_ids[board_.area_of[land]]), terrain]
    if board_.icon_of[land] != NO_ICON:
        kind.append(words(f"icon-{board_.icon_ids[board_.icon_of[land]]}"))
    borders = [teller.name(board_.land_ids[near], form="the") for near in board_.adjacent[land]]
    lines = [f"{_land(teller, view, land)}  {' · '.join(kind)}"]
    lines.append(words("terminal-borders", lands=words.listed(borders)))
    waters = [teller.name(id_) for n, id_ in enumerate(board_.water_ids) if land in board_.shores[1][n]]
    if waters:
        lines.append(words("terminal-waters", names=", ".join(waters)))
    return "\n".join(lines)


def _land(teller: Teller, view: View, land: int) -> str:
    words, here = teller.words, view.pieces[land]
    things = [words("chronicle-thing", building=BUILDINGS[kind]) for kind in buildings_in(here)]
    owner = view.owners[land]
    if owner != NOBODY:
        piece = "army" if here & ARMY else "garrison"
        things.insert(0, words("status-piece", name=teller.player(owner), piece=piece))
    name = teller.name(view.board.land_ids[land])
    return f"{name} ({', '.join(things)})" if things else name


def score(teller: Teller, view: View) -> str:
    """What phase E would bring if it came now, part by part."""
    words, board_ = teller.words, view.board
    if view.seat == NOBODY:
        return status(teller, view)
    rows, buildings, extra = view.revenue()
    parts = [
        words(
            "chronicle-part",
            area=teller.name(board_.area_ids[area]),
            degree=words(f"degree-{DEGREES[degree]}"),
            gold=gold,
        )
        for area, degree, gold in rows
    ]
    parts.append(words("chronicle-part-buildings", gold=buildings))
    total = buildings + extra + sum(gold for _, _, gold in rows)
    return words("status-revenue", name=teller.player(view.seat), gold=total, parts=words.listed(parts))


def hand(teller: Teller, view: View) -> str:
    """Tokens with what they would pay, Honors, the Event; and what the viewer knows of the Endgame."""
    words, ids = teller.words, view.board.token_ids
    if view.viewer is None:
        return ""
    seat = view.viewer
    tokens = [f"{teller.name(ids[token])} {view.token_gold(seat, token)}" for token in view.tokens]
    track = view.tracks[seat * SPACES : (seat + 1) * SPACES]
    honors = [teller.name(view.board.honor_ids[n]) for n in (*track, *view.pools[seat]) if n != NONE]
    lines = [words("status-tokens", tokens=words.listed(tokens) or "–")]
    lines.append(words("status-honors", honors=words.listed(honors) or "–", stack=view.stack_sizes[seat]))
    if view.hand != NONE:
        lines.append(words("status-event", card=teller.name(view.board.event_ids[view.hand])))
    return "\n".join(lines)


def card_text(teller: Teller, view: View, card: str) -> str:
    """What a card or an Honor brings: pieces and start lands, or its text."""
    words, board_ = teller.words, view.board
    text = words.find(f"text-{card}".replace("_", "-"))
    if text is None:
        found = next(one for one in (*board_.empires, *board_.events) if one.id == card)
        where = words.listed([teller.name(board_.land_ids[land], form="in") for land in found.starts])
        brought = [words("people-count", people=found.pieces)]
        brought += [words("fleet-count", fleets=found.fleets)] if found.fleets else []
        brought += [words("chronicle-thing", building=BUILDINGS[kind]) for kind in found.buildings]
        text = f"{words.listed(brought)} {where}."
    return f"{teller.name(card)}: {text}"
