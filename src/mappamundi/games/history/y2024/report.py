"""A position in the words of a scenario's `expect`."""

from typing import Any

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.heap import Heap
from mappamundi.games.history.y2024.chronicle import LEADERS
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.staging import PIECES, STOCK
from mappamundi.games.history.y2024.state import NOBODY, NONE, PHASE_OF, SPACES


def report(p: Position) -> dict[str, Any]:
    """The position in the words of a scenario's `expect`."""
    board, seats = p.board, range(p.players)
    lands = {}
    for land, name in enumerate(board.land_ids):
        owner, here = p.owners[land], p.pieces[land]
        lands[name] = {"owner": None if owner == NOBODY else owner}
        lands[name] |= {key: bool(here & flag) for key, flag in PIECES.items()}
    result = p.result()
    rank = p.ranked()
    return {
        "epoch": p.epoch,
        "phase": PHASE_OF[p.decision],
        "gold": list(p.gold),
        "scores": list(p.gold),
        "rank": rank,
        "chests": rank[::-1],
        "lands": lands,
        "turn": report_turn(p),
        "pool": p.pool,
        "points": p.points,
        "honors": {seat: report_honors(p, seat) for seat in seats},
        "hands": {seat: {"event": _named(board.event_ids, p.hands[seat])} for seat in seats},
        "tokens": {seat: Heap([board.token_ids[token] for token in p.tokens[seat]]) for seat in seats},
        "active_areas": frozenset(board.area_ids[area] for area in members(p.areas)),
        "endgame": {epoch: _named(board.token_ids, p.endgame[epoch]) for epoch in range(1, board.epochs + 1)},
        "leaders": {seat: bool(p.leaders & BIT[seat]) for seat in seats},
        "empires": {seat: _named(board.empire_ids, p.empires[seat]) for seat in seats},
        "history": {seat: {"people": Heap(list(p.people[seat])), "icons": p.icons[seat]} for seat in seats},
        "supply": {
            **dict(zip(STOCK, p.stock, strict=True)),
            "fleets": p.fleets_left,
            "people": dict(enumerate(p.supply)),
        },
        "winners": None if result is None else frozenset(result.winners),
        "places": None if result is None else list(result.places),
    }


def report_honors(p: Position, seat: int) -> dict[str, Any]:
    ids = p.board.honor_ids
    return {
        "track": [_named(ids, honor) for honor in p.tracks[seat * SPACES : (seat + 1) * SPACES]],
        "pool": Heap([ids[honor] for honor in p.pools[seat]]),
        "stack": [ids[honor] for honor in p.stacks[seat]],
        "stack_size": len(p.stacks[seat]),
    }


def report_turn(p: Position) -> dict[str, Any]:
    """Of the card in play; outside a turn only the phase has a meaning."""
    board = p.board
    leader = None
    if p.seat != NOBODY:
        leader = LEADERS[p.leader] if p.leaders & BIT[p.seat] else "gone"
    return {
        "seat": None if p.seat == NOBODY else p.seat,
        "empire": _named(board.empire_ids, p.empire if p.empire >= 0 else p.card),
        "phase": PHASE_OF[p.decision],
        "pool": p.pool,
        "fleets": frozenset(board.water_ids[water] for water in members(p.fleets)),
        "fleets_in_pool": p.fleets_pool,
        "walls_in_pool": p.walls_pool,
        "leader": leader,
        "event": _named(board.event_ids, p.event),
        "modifier": None if p.tried == NONE else {"land": board.land_ids[p.tried], "plus": p.modifier},
        "conquest_points": None
        if not p.points
        else {"land": board.land_ids[p.conquered[0]], "enemy": p.beaten, "points": p.points},
    }


def _named(ids: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else ids[number]
