"""What a seat knows as a row of bytes: `rows` is the table, `observe` writes by it, in the same order."""

from functools import lru_cache
from typing import Final

from mappamundi.games.history.board import union
from mappamundi.games.history.rows import (
    BLANK,
    CHAIR,
    MOST_SEATS,
    SEEN,
    put_by_seat,
    put_mask,
    put_numbers,
    put_seats,
    put_seen,
    put_wide_by_seat,
)
from mappamundi.games.history.y2018 import selection
from mappamundi.games.history.y2018.actions import EMPIRES_PILE, EVENTS_PILE
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.chronicle import PILES
from mappamundi.games.history.y2018.state import (
    CLASSIC,
    DECISIONS,
    DRAFT,
    NONE,
    PHASES,
    STEP_NAMES,
    State,
)
from mappamundi.kernel.rows import FLAGS, Field, Rows, choice, each, flag, one, round_the_table

SEATS: Final = round_the_table(MOST_SEATS)
# The bits of what there is in a land, the least first (see `board`).
PIECES: Final = ("active", "front", "fort", "monument", "city", "capital")
MOST_POINTS: Final = 999
MOST_ARMIES: Final = 99


def most_dice(board: Board) -> int:
    """Z8.1, Z17.24: of the side that rolls most."""
    return max(board.attack_dice + board.extra_sources, board.fort_dice, board.defence_dice)


def rows(board: Board) -> Rows:
    """The table."""
    lands, sections, areas = board.land_ids, board.section_ids, board.area_ids
    epochs = tuple(str(epoch) for epoch in range(1, board.epochs + 1))
    dice = tuple(str(die) for die in range(1, 1 + most_dice(board)))
    return Rows(
        (
            one("players", MOST_SEATS),
            CHAIR,
            choice("selection", (DRAFT, CLASSIC)),
            choice("epoch", epochs),
            choice("phase", PHASES),
            choice("decision", DECISIONS),
            choice("step", STEP_NAMES),
            each("to_act", SEATS),
            each("scores", SEATS, MOST_POINTS),
            each("supply", SEATS, MOST_ARMIES),
            one("capitals_left", board.capitals),
            one("monuments_left", board.monuments),
            one("forts_left", board.forts),
            # The turn.
            one("called", len(board.empires)),
            choice("seat", SEATS),
            choice("empire", board.empire_ids),
            choice("kingdom", board.event_ids),
            flag("kingdom_done"),
            one("pool", MOST_ARMIES),
            one("tokens", MOST_ARMIES),
            one("waiting_pool", MOST_ARMIES),
            one("waiting_tokens", MOST_ARMIES),
            each("markers", sections),
            each("waiting_markers", sections),
            each("played", board.event_ids),
            each("links", areas),
            one("extra_uses", MOST_ARMIES),
            one("auto_wins", MOST_ARMIES),
            one("effect_used", MOST_ARMIES),
            one("built", MOST_ARMIES),
            choice("chain", lands),
            # The invasion under way.
            choice("target", lands),
            choice("defender", SEATS),
            flag("naval"),
            flag("chained"),
            flag("won"),
            each("attack", dice, 6),
            each("defence", dice, 6),
            one("attack_rerolls", MOST_ARMIES),
            one("defence_rerolls", MOST_ARMIES),
            one("side", 1),
            one("holds", 2),
            one("catapult_armies", MOST_ARMIES),
            one("catapult_tokens", MOST_ARMIES),
            choice("struck", areas),
            each("victims", SEATS),
            # Cards.
            each("spent", board.event_ids),
            each("hand", board.event_ids),
            choice("own_empire", board.empire_ids),
            each("with_empire", SEATS),
            *(each(f"hands_of_{epoch}", SEATS, MOST_SEATS) for epoch in epochs),
            # The selection.
            choice("order", SEATS, SEATS),
            each("given", SEATS),
            one("event_pile", MOST_SEATS),
            one("empire_pile", MOST_SEATS),
            choice("event_holder", SEATS),
            choice("empire_holder", SEATS),
            choice("seen_pile", PILES),
            each("seen_events", board.event_ids),
            each("seen_empires", board.empire_ids),
            # The map.
            choice("owners", SEATS, lands),
            Field("pieces", lands, 63, FLAGS, PIECES),
        )
    )


def observe(p: State, to_act: tuple[int, ...], viewer: int) -> bytearray:
    """The row of a seat. What a view would hide from it is not looked at."""
    board, players, seen = p.board, p.players, SEEN[p.players][viewer]
    events, sections, areas, dice = len(board.events), len(board.section_ids), len(board.area_ids), most_dice(board)
    out: list[int] = [
        players,
        viewer + 1,
        1 if p.variant.selection == DRAFT else 2,
        p.epoch,
        p.phase + 1,
        p.decision + 1,
        p.step + 1,
    ]
    put_seats(out, viewer, union(to_act), players)
    put_wide_by_seat(out, viewer, p.scores)
    put_by_seat(out, viewer, p.supply)
    out += [
        p.capitals_left,
        p.monuments_left,
        p.forts_left,
        p.called,
        seen[p.seat],
        p.empire + 1,
        p.kingdom + 1,
        int(p.kingdom_done),
        p.pool,
        p.tokens,
        p.waiting_pool,
        p.waiting_tokens,
    ]
    put_mask(out, p.markers, sections)
    put_mask(out, p.waiting_markers, sections)
    put_mask(out, p.played, events)
    put_mask(out, p.links, areas)
    out += [
        sum(p.extra_uses),
        p.auto_wins,
        p.effect_used,
        p.built,
        p.chain + 1,
        p.target + 1,
        seen[p.defender],
        int(p.naval),
        int(p.chained),
        int(p.won),
    ]
    put_numbers(out, p.attack, dice)
    put_numbers(out, p.defence, dice)
    out += [
        p.attack_rerolls,
        p.defence_rerolls,
        p.side,
        p.holds,
        p.catapult_armies,
        p.catapult_tokens,
        p.struck + 1,
    ]
    put_seats(out, viewer, union(p.victims), players)
    put_mask(out, p.spent, events)
    out += cards(board, viewer, tuple(p.hands), tuple(p.empires))
    if p.order:
        put_selection(p, viewer, seen, out)
    else:
        out += BLANK[2 * MOST_SEATS + 5 + events + len(board.empires)]
    out += [seen[owner] for owner in p.owners]
    out += p.pieces
    return bytearray(out)


@lru_cache(maxsize=1 << 14)
def cards(board: Board, viewer: int, hands: tuple[int, ...], empires: tuple[int, ...]) -> bytes:
    """The own hand and empire, and how many of which epoch everybody has: the same for many decisions."""
    out: list[int] = []
    put_mask(out, hands[viewer], len(board.events))
    out.append(empires[viewer] + 1)
    put_by_seat(out, viewer, [0 if empire == NONE else 1 for empire in empires])
    for of_epoch in board.events_of[1:]:
        put_by_seat(out, viewer, [(hand & of_epoch).bit_count() for hand in hands])
    return bytes(out)


def put_selection(p: State, viewer: int, seen: list[int], out: list[int]) -> None:
    """Z3: who holds which pile is public, what lies in it is seen by whom it lies open to."""
    put_seen(out, seen, p.order)
    put_seats(out, viewer, p.given, p.players)
    (events, empires), pile, cards = selection.piles(p, viewer)
    out += [
        len(p.event_pile),
        len(p.empire_pile),
        seen[events],
        seen[empires],
    ]
    out.append(pile + 1)
    put_mask(out, union(cards) if pile == EVENTS_PILE else 0, len(p.board.events))
    put_mask(out, union(cards) if pile == EMPIRES_PILE else 0, len(p.board.empires))
