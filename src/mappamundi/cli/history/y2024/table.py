"""What lies on the table, in lines: gold by rank, lands by area, what the viewer holds."""

from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.board import members
from mappamundi.games.history.y2024.board import ARMY
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.narrate import ROMAN
from mappamundi.games.history.y2024.state import NOBODY, NONE, SPACES, buildings_in
from mappamundi.games.history.y2024.view import View

BUILDINGS = ("capital", "city", "monument", "fort", "wall")


def status(teller: Teller, view: View) -> str:
    """Gold by rank, and what the seat whose turn it is has in its pool."""
    words = teller.words
    gold = " · ".join(f"{teller.player(seat)} {view.gold[seat]}" for seat in view.ranked())
    lines = [words("status-epoch", epoch=ROMAN[view.epoch], gold=gold)]
    if view.seat != NOBODY and view.pool + view.fleets_pool + view.walls_pool:
        lines.append(words("status-pool", people=view.pool, fleets=view.fleets_pool, walls=view.walls_pool))
    return "\n".join(lines)


def board(teller: Teller, view: View, about: str) -> str:
    """The lands in which anything lies, area by area; or only those that `about` names."""
    lines = []
    for area in members(view.areas) or range(view.board.areas):
        lands = [land for land in view.board.area_lands[area] if view.owners[land] != NOBODY or view.pieces[land]]
        shown = [_land(teller, view, land) for land in lands]
        shown = [text for text in shown if about.casefold() in text.casefold()]
        if shown:
            lines.append(f"{teller.name(view.board.area_ids[area])}: {'; '.join(shown)}")
    return "\n".join(lines) or teller.words("terminal-no-place", name=about)


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
