"""A table frozen in the midst of play, so that only what follows must be read again, and thawed."""

import msgspec

from mappamundi.kernel import Noted
from mappamundi.records import Match
from mappamundi.records.record import Header
from mappamundi.server.rulesets import drawn_by_lot
from mappamundi.server.table import Table
from mappamundi.server.wire import SeatInfo


def freeze(table: Table) -> bytes:
    """The table at this moment, so that only what follows must be read again."""
    assert table.match is not None
    assert table.header is not None
    return msgspec.json.encode(
        {
            "header": table.header,
            "staged": table.staged,
            "dump": table.match.position.dump(),
            "seats": table.seats,
            "away": [[seat, since] for seat, since in table.away_since.items()],
            "flagged": sorted(table.flagged),
            "votes": sorted(table.votes),
            "clocks": table.clock.left,
            "asked": [[seat, *since] for seat, since in table.asked.items()],
            "at": table.clock.since,
            "unseen": [[seat, seconds] for seat, seconds in table.unseen.items()],
            "stands": [[seat, until] for seat, until in table.clock.still_until.items()],
            "counted": table.counted,
            "halted": table.halted,
            "stood": table.stood,
            "used": table.used,
        }
        | table.countdowns.freeze()
    )


def thaw(table: Table, seq: int, frozen: bytes) -> None:
    """Go on from a frozen moment of play."""
    body = msgspec.json.decode(frozen)
    table.seq = table.keys_since = seq
    table.phase = "playing"
    table.header = msgspec.convert(body["header"], Header)
    table.staged = body["staged"]
    table.prepare(table.header)
    chance = Noted(table.chance)
    table.match = Match(table.game, table.header, table.secret, chance, table.game.load(body["dump"], chance))
    table.drawn = drawn_by_lot(table.header.options, table.match.position)
    table.seats = msgspec.convert(body["seats"], list[SeatInfo])
    table.away_since = dict(body["away"])
    table.flagged = set(body["flagged"])
    table.votes = set(body["votes"])
    table.halted = body.get("halted")
    table.stood = body.get("stood", 0.0)
    table.settle_deadlines(body["at"])
    table.countdowns.thaw(body.get("announced"), body.get("deadlines", ()))
    table.clock.restart(body["at"], table.awaited())
    table.clock.still_until = dict(body.get("stands", ()))
    table.unseen = dict(body.get("unseen", ()))
    table.on_turn = table.match.position.on_turn()
    table.counted = body.get("counted", body["at"])
    table.last = body["at"]
    # An older snapshot does not say: nobody is told what may not be so.
    table.used = body.get("used", True)
    table.clock.left = list(body["clocks"])
    table.asked = {seat: (since, at) for seat, since, at in body.get("asked", ())}


def can_freeze(table: Table) -> bool:
    """Only where nothing can be taken back: a frozen moment has no past."""
    if table.match is None or table.phase != "playing":
        return False
    return not any(table.match.can_undo(seat.seat) for seat in table.seats)
