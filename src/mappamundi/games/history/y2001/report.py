"""A position in the words of a scenario's `expect`."""

from typing import Any

from mappamundi.games.history.board import members
from mappamundi.games.history.heap import Heap
from mappamundi.games.history.y2001.board import ARMY, EFFECTS
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.staging import PIECES
from mappamundi.games.history.y2001.state import CRUSADE, DECISIONS, DRAFT, MINOR, NOBODY


def report(p: Position) -> dict[str, Any]:
    """The position in the words of a scenario's `expect`."""
    board, seats = p.board, range(p.players)
    result = p.result()
    turn = report_turn(p)
    return {
        "epoch": p.epoch,
        "phase": DECISIONS[p.decision],
        "scores": list(p.scores),
        "gained": p.gained,
        "lands": {
            **{name: report_land(p, land) for land, name in enumerate(board.land_ids)},
            **dict.fromkeys(board.barren_ids, EMPTY),  # A7.5, A14.16: nothing is ever there
        },
        "turn": turn,
        **{key: turn[key] for key in ("pool", "restricted", "lost", "losses", "coins", "allied_coins", "engineering")},
        "events_in_force": turn["events"],
        "hands": {seat: report_hand(p, seat) for seat in seats},
        "empires": {seat: _named(board.empire_ids, p.empires[seat]) for seat in seats},
        "draft": {
            "order": list(p.order),
            "held": {seat: _named(board.empire_ids, p.empires[seat]) for seat in seats},
            "drawn": _named(board.empire_ids, p.drawn),
        },
        "draft_order": list(p.order),
        "history": {seat: list(p.strengths[seat]) for seat in seats},
        "played_order": list(p.turns),
        "preeminence": {seat: Heap(list(p.preeminence[seat])) for seat in seats},
        "preeminence_counts": [len(values) for values in p.preeminence],
        "fleets": {
            name: {
                "owner": None if p.fleet_owners[water] == NOBODY else p.fleet_owners[water],
                "epoch": p.fleet_ages[water] or None,
            }
            for water, name in enumerate(board.water_ids)
        },
        "supply": {"capitals": p.capitals_left, "forts": p.forts_left, "monuments": p.monuments_left},
        "winners": None if result is None else frozenset(result.winners),
        "places": None if result is None else list(result.places),
    }


EMPTY: dict[str, Any] = {
    **dict.fromkeys(("owner", "empire", "epoch")),
    "active": False,
    "armies": 0,
    **dict.fromkeys(PIECES, False),
}


def report_land(p: Position, land: int) -> dict[str, Any]:
    owner, here = p.owners[land], p.pieces[land]
    return {
        "owner": None if owner == NOBODY else owner,
        "empire": _named(p.board.banner_ids, p.banners[land]),
        "epoch": p.ages[land] or None,
        "active": bool(here & ARMY) and p.decision not in (MINOR, CRUSADE),
        "armies": p.stacks[land],
        **{key: bool(here & flag) for key, flag in PIECES.items()},
    }


def report_hand(p: Position, seat: int) -> dict[str, Any]:
    board, hand = p.board, p.hands[seat]
    return {
        "greater": Heap([board.event_ids[card] for card in hand if card < board.greater]),
        "lesser": Heap([board.event_ids[card] for card in hand if card >= board.greater]),
        "empire": _named(board.empire_ids, p.empires[seat]),
    }


def report_turn(p: Position) -> dict[str, Any]:
    """Of the empire in play; outside a turn only the phase has a meaning."""
    board = p.board
    drafting = p.drafting() if p.decision == DRAFT else NOBODY
    seat = drafting if p.seat == NOBODY else p.seat
    return {
        "seat": None if seat == NOBODY else seat,
        "empire": _named(board.empire_ids, p.empire),
        "phase": DECISIONS[p.decision],
        "pool": p.pool,
        "lost": p.lost,
        "losses": p.losses,
        "coins": p.coins,
        "allied_coins": p.allied_coins,
        "restricted": p.restricted,
        "engineering": p.engineering,
        "events": frozenset(EFFECTS[effect] for effect in members(p.force)),
        "fleets": frozenset(board.water_ids[water] for water in members(p.fleets)),
        "played": Heap([board.event_ids[card] for card in p.played]),
        "treachery": _named(board.land_ids, p.betrayed),
    }


def _named(ids: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else ids[number]
