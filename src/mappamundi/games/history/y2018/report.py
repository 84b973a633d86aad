"""A position in the words of a scenario's `expect`."""

from typing import Any

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import BARREN
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.staging import PIECES
from mappamundi.games.history.y2018.state import NOBODY, NONE, PHASES


def report(p: Position) -> dict[str, Any]:
    """The position in the words of a scenario's `expect`."""
    board = p.board
    lands = {}
    for land, name in enumerate(board.land_ids):
        owner, here = p.owners[land], p.pieces[land]
        lands[name] = {"owner": None if owner == NOBODY else owner}
        lands[name] |= {key: bool(here & flag) for key, flag in PIECES.items()}
    result = p.result()
    return {
        "epoch": p.epoch,
        "phase": PHASES[p.phase],
        "lands": lands,
        "scores": list(p.scores),
        "turn": report_turn(p),
        "armies": dict(enumerate(p.supply)),
        "supply": {"capitals": p.capitals_left, "monuments": p.monuments_left, "forts": p.forts_left},
        "hands": {
            seat: {
                "events": frozenset(board.events[n].id for n in members(p.hands[seat])),
                "empire": None if p.empires[seat] == NONE else board.empires[p.empires[seat]].id,
            }
            for seat in range(p.players)
        },
        "winner": None if result is None else result.winners[0],
    }


def report_turn(p: Position) -> dict[str, Any]:
    """Of the card in play; outside a turn only the phase has a meaning."""
    if p.seat == NOBODY:
        return {"seat": None, "empire": None, "phase": PHASES[p.phase], "pool": 0, "tokens": 0, "catapult": 0}
    markers = members(p.markers)
    return {
        "seat": p.seat,
        "empire": p.board.empires[p.empire].id,
        "kingdom": None if p.kingdom == NONE else p.board.events[p.kingdom].id,
        "phase": PHASES[p.phase],
        "pool": p.pool,
        "tokens": p.tokens,
        "catapult": p.catapult_armies + p.catapult_tokens,
        "fleets": frozenset(p.board.section_ids[n] for n in markers if p.board.section_kind[n] != BARREN),
        "caravans": frozenset(p.board.section_ids[n] for n in markers if p.board.section_kind[n] == BARREN),
        "played": frozenset(p.board.events[n].id for n in members(p.played)),
    }
