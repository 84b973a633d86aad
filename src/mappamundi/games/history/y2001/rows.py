"""What a seat knows as a row of bytes: `rows` is the table, `observe` writes by it, in the same order."""

from typing import Final

from mappamundi.games.history.board import union
from mappamundi.games.history.rows import (
    BLANK,
    CHAIR,
    MOST_SEATS,
    SEEN,
    put_by_seat,
    put_counts,
    put_mask,
    put_seats,
    put_seen,
    put_wide_by_seat,
)
from mappamundi.games.history.y2001.board import EFFECTS, MINOR, Board
from mappamundi.games.history.y2001.building import MOST_ARMIES
from mappamundi.games.history.y2001.state import DECISIONS, DRAFT, NONE, State, Variant
from mappamundi.kernel.rows import FLAGS, Field, Rows, choice, each, one, round_the_table

SEATS: Final = round_the_table(MOST_SEATS)
# The bits of what there is in a land, the least first (see `board`).
PIECES: Final = ("in_play", "front", "fort", "monument", "city", "capital")
# An empire card that is there, and that the viewer may not know.
HIDDEN: Final = "hidden"
MOST_POINTS: Final = 999
MOST: Final = 255


def rows(board: Board) -> Rows:
    """The table."""
    lands, waters, events, empires = board.land_ids, board.water_ids, board.event_ids, board.empire_ids
    epochs = tuple(str(epoch) for epoch in range(1, board.epochs + 1))
    return Rows(
        (
            one("players", MOST_SEATS),
            CHAIR,
            each("options", Variant._fields),
            choice("epoch", epochs),
            choice("decision", DECISIONS),
            each("to_act", SEATS),
            each("scores", SEATS, MOST_POINTS),
            one("capitals_left", board.capitals),
            one("forts_left", board.forts),
            one("monuments_left", board.monuments),
            one("markers_left", len(board.markers)),
            each("markers", SEATS, len(board.markers)),
            # The turn.
            choice("seat", SEATS),
            choice("empire", empires),
            choice("banner", board.banner_ids),
            one("pool", MOST),
            one("reserve", MOST),
            one("restricted", MOST),
            one("lost", MOST),
            one("losses", MOST),
            one("coins", MOST),
            one("allied_coins", MOST),
            one("engineering", MOST),
            each("force", EFFECTS),
            each("played", events),
            choice("betrayed", lands),
            choice("minor", board.banner_ids),
            each("fleets", waters),
            choice("barren", board.barren_ids),
            choice("plagued", lands),
            one("monuments_due", board.land_count),
            # Event cards.
            each("hand", events, MOST),
            each("greater", SEATS, MOST),
            each("lesser", SEATS, MOST),
            each("past_events", events, MOST),
            each("minor_played", SEATS),
            # The draft, and the empires of the epoch.
            choice("order", SEATS, SEATS),
            choice("allotted", SEATS, SEATS),
            one("deck", MOST),
            choice("drawn", (*empires, HIDDEN)),
            choice("empires", (*empires, HIDDEN), SEATS),
            one("called", MOST),
            # What decides between equals.
            choice("turns", SEATS, SEATS),
            each("strengths", SEATS, MOST),
            each("last_strength", SEATS, MOST),
            # The map.
            choice("fleet_owners", SEATS, waters),
            choice("owners", SEATS, lands),
            choice("banners", board.banner_ids, lands),
            each("stacks", lands, MOST_ARMIES),
            Field("pieces", lands, 63, FLAGS, PIECES),
        )
    )


def observe(p: State, to_act: tuple[int, ...], viewer: int) -> bytearray:
    """The row of a seat. What a view would hide from it is not looked at."""
    players, variant, seen = p.players, p.variant, SEEN[p.players][viewer]
    out: list[int] = [
        players,
        viewer + 1,
        int(variant.multiple_armies),
        int(variant.naval_control),
        int(variant.no_preeminence),
        int(variant.minor_empire_deal),
        p.epoch,
        p.decision + 1 if p.decision >= 0 else 0,
    ]
    put_seats(out, viewer, union(to_act), players)
    put_wide_by_seat(out, viewer, p.scores)
    out += [p.capitals_left, p.forts_left, p.monuments_left, len(p.markers)]
    put_by_seat(out, viewer, [len(values) for values in p.preeminence])
    put_turn(p, seen, out)
    put_events(p, viewer, out)
    put_empires(p, viewer, seen, out)
    out += [seen[owner] for owner in p.fleet_owners]
    out += [seen[owner] for owner in p.owners]
    out += [banner + 1 for banner in p.banners]
    out += p.stacks
    out += p.pieces
    return bytearray(out)


def put_turn(p: State, seen: list[int], out: list[int]) -> None:
    """A18.7: all of it is public."""
    out += [
        seen[p.seat],
        p.empire + 1,
        p.banner + 1,
        p.pool,
        p.reserve,
        p.restricted,
        p.lost,
        p.losses,
        p.coins,
        p.allied_coins,
        p.engineering,
    ]
    put_mask(out, p.force, len(EFFECTS))
    put_counts(out, p.played, len(p.board.events))
    out += [p.betrayed + 1, p.minor + 1]
    put_mask(out, p.fleets, p.board.water_count)
    out += [p.barren + 1, p.plagued + 1, p.due]


def put_events(p: State, viewer: int, out: list[int]) -> None:
    """A18.1: one's own cards, how many everybody has, and what was played."""
    board, kinds = p.board, len(p.board.events)
    put_counts(out, p.hands[viewer], kinds)
    greater = [len([card for card in hand if card < board.greater]) for hand in p.hands]
    put_by_seat(out, viewer, greater)
    put_by_seat(out, viewer, [len(hand) - greater[seat] for seat, hand in enumerate(p.hands)])
    first = len(out)
    out += BLANK[kinds]
    minors = 0
    for seat, past in enumerate(p.past_events):
        for card in past:
            out[first + card] = out[first + card] + 1
            if board.events[card].effect == MINOR:
                minors |= 1 << seat
    put_seats(out, viewer, minors, p.players)


def put_empires(p: State, viewer: int, seen: list[int], out: list[int]) -> None:
    """A18.3–A18.5: who got a card from whom is public, which one only to who drew it, and to its holder afterwards."""
    hidden = len(p.board.empires)
    put_seen(out, seen, p.order)
    put_seen(out, seen, p.allotted)
    drawn = p.drawn
    if drawn != NONE and not (p.decision == DRAFT and p.drafting() == viewer):
        drawn = hidden
    out += [len(p.deck), drawn + 1]
    shown = [card if card == NONE or p.has_seen(viewer, seat) else hidden for seat, card in enumerate(p.empires)]
    put_by_seat(out, viewer, [card + 1 for card in shown])
    out.append(p.called)
    put_seen(out, seen, p.turns)
    put_by_seat(out, viewer, [sum(strengths) for strengths in p.strengths])
    put_by_seat(out, viewer, [strengths[-1] if strengths else 0 for strengths in p.strengths])
