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
from mappamundi.games.history.y2024 import selection
from mappamundi.games.history.y2024.board import BUILDING_NAMES, WALLS, Board
from mappamundi.games.history.y2024.chronicle import LEADERS
from mappamundi.games.history.y2024.state import (
    DECISIONS,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    GAME_OVER,
    NONE,
    PICK_EMPIRE,
    SHORTAGE,
    SPACES,
    TAKE_WALLS,
    State,
    Variant,
)
from mappamundi.kernel.rows import FLAGS, Field, Rows, choice, each, flag, one, round_the_table

SEATS: Final = round_the_table(MOST_SEATS)
# The bits of what there is in a land, the least first (see `board`); and whether conquests may lead on from it (R16.6).
PIECES: Final = ("active", "front", "fort", "wall", "monument", "city", "capital", "conquered")
CONQUERED: Final = 128
# A token or an Empire that is there, and that the viewer may not know.
HIDDEN: Final = "hidden"
MOST_GOLD: Final = 999
MOST_PEOPLE: Final = 255
MOST_TOKENS: Final = 99


def rows(board: Board) -> Rows:
    """The table."""
    lands, areas, honors = board.land_ids, board.area_ids, board.honor_ids
    tokens, events, empires = board.token_ids, board.event_ids, board.empire_ids
    whole = empires[: board.whole_empires]
    epochs = tuple(str(epoch) for epoch in range(1, board.epochs + 1))
    return Rows(
        (
            one("players", MOST_SEATS),
            CHAIR,
            each("options", Variant._fields),
            choice("epoch", epochs),
            choice("decision", DECISIONS),
            each("to_act", SEATS),
            each("scores", SEATS, MOST_GOLD),
            choice("rank", SEATS, SEATS),
            each("supply", SEATS, MOST_PEOPLE),
            each("stock", BUILDING_NAMES, MOST_PEOPLE),
            one("fleets_left", board.fleets),
            each("leaders", SEATS),
            # The turn.
            choice("seat", SEATS),
            choice("card", whole),
            choice("empire", empires),
            choice("event", events),
            flag("in_event"),
            one("pool", MOST_PEOPLE),
            one("fleets_pool", board.fleets),
            one("walls_pool", board.stock[WALLS]),
            one("forts_pool", board.land_count),
            each("fleets", board.water_ids),
            choice("leader", LEADERS[1:]),
            flag("begun"),
            one("monuments_due", board.land_count),
            choice("lacking", BUILDING_NAMES),
            choice("lacking_in", lands),
            choice("tried", lands),
            one("modifier", MOST_PEOPLE),
            one("points", MOST_PEOPLE),
            choice("beaten", SEATS),
            # Area tokens.
            each("areas", areas),
            one("bag", MOST_TOKENS),
            each("token_counts", SEATS, MOST_TOKENS),
            each("pair_counts", SEATS, MOST_TOKENS),
            each("tokens", tokens, MOST_TOKENS),
            each("played_tokens", tokens, MOST_TOKENS),
            choice("endgame", (*tokens, HIDDEN), epochs),
            *(choice(f"drafted_in_{epoch}", SEATS, SEATS) for epoch in epochs),
            *(each(f"passed_in_{epoch}", areas, MOST_TOKENS) for epoch in epochs),
            # The organization of the epoch, and its cards.
            choice("order", SEATS, SEATS),
            one("round", MOST_SEATS),
            one("pile", MOST_SEATS + 1),
            each("seen_tokens", areas, MOST_TOKENS),
            each("seen_events", events),
            each("seen_empires", whole),
            choice("hand", events),
            each("with_event", SEATS),
            choice("empires", (*whole, HIDDEN), SEATS),
            each("passed_events", events),
            each("passed_empires", whole),
            each("past_events", events),
            each("past_empires", whole),
            # What decides between equals.
            each("people", SEATS, MOST_PEOPLE),
            each("icons", SEATS, MOST_PEOPLE),
            # Honors.
            *(choice(f"track_of_{seat}", honors, ("1", "2", "3")) for seat in SEATS),
            *(each(f"pool_of_{seat}", honors) for seat in SEATS),
            each("stacks", SEATS, len(honors)),
            # The map.
            choice("owners", SEATS, lands),
            Field("pieces", lands, 255, FLAGS, PIECES),
        )
    )


def observe(p: State, to_act: tuple[int, ...], viewer: int) -> bytearray:
    """The row of a seat. What a view would hide from it is not looked at."""
    players, variant, seen = p.players, p.variant, SEEN[p.players][viewer]
    out: list[int] = [
        players,
        viewer + 1,
        int(variant.dice),
        int(variant.event_selection),
        int(variant.hidden_empires),
        int(variant.conquest),
        int(variant.paired_tokens),
        p.epoch,
        p.decision + 1,
    ]
    put_seats(out, viewer, union(to_act), players)
    put_wide_by_seat(out, viewer, p.gold)
    put_seen(out, seen, tuple(p.ranked()))
    put_by_seat(out, viewer, p.supply)
    out += p.stock
    out.append(p.fleets_left)
    put_seats(out, viewer, p.leaders, players)
    put_turn(p, seen, out)
    put_tokens(p, viewer, seen, out)
    put_cards(p, viewer, seen, out)
    put_honors(p, viewer, out)
    out += [seen[owner] for owner in p.owners]
    lands = len(out)
    out += p.pieces
    for land in p.conquered:
        out[lands + land] = out[lands + land] | CONQUERED
    return bytearray(out)


def put_turn(p: State, seen: list[int], out: list[int]) -> None:
    """R4: all of it is public."""
    out += [
        seen[p.seat],
        p.card + 1,
        p.empire + 1,
        p.event + 1,
        int(p.in_event),
        p.pool,
        p.fleets_pool,
        p.walls_pool,
        p.forts_pool,
    ]
    put_mask(out, p.fleets, len(p.board.water_ids))
    out += [p.leader, int(p.begun), p.due]
    # R1.12, R1.15: the building that none is left of, and its land; Great Wall forts are for the pool.
    if p.decision != SHORTAGE:
        out += BLANK[2]
    elif p.agenda[0][0] == TAKE_WALLS:
        out += [WALLS + 1, 0]
    else:
        out += [p.agenda[0][2] + 1, p.agenda[0][1] + 1]
    out += [p.tried + 1, p.modifier, p.points, seen[p.beaten]]


def put_tokens(p: State, viewer: int, seen: list[int], out: list[int]) -> None:
    """R18.1, R18.2: how many of everybody, which of one's own; what one saw go by, and to whom it went."""
    board, areas, epochs = p.board, p.board.areas, p.board.epochs
    put_mask(out, p.areas, areas)
    out.append(sum(p.bag))
    put_by_seat(out, viewer, [len(tokens) for tokens in p.tokens])
    if p.variant.paired_tokens:
        put_by_seat(out, viewer, [len([token for token in tokens if token >= areas]) for tokens in p.tokens])
    else:
        out += BLANK[MOST_SEATS]
    kinds = len(board.token_ids)
    put_counts(out, p.tokens[viewer], kinds)
    first = len(out)
    out += BLANK[kinds]
    for played in p.played_tokens:
        for token in played:
            out[first + token] = out[first + token] + 1
    for epoch in range(1, epochs + 1):
        token = p.endgame[epoch]
        out.append(token + 1 if token == NONE or knows_endgame(p, viewer, epoch) else kinds + 1)
    to_come = epochs - p.epoch
    for drafted in p.drafts[1 : p.epoch + 1]:
        put_seen(out, seen, drafted)
    out += BLANK[MOST_SEATS * to_come]
    first = viewer * (epochs + 1)
    for passed in p.passed[first + 1 : first + p.epoch + 1]:
        put_counts(out, passed, areas)
    out += BLANK[areas * to_come]


def knows_endgame(p: State, viewer: int, epoch: int) -> bool:
    """R18.2: the first lies open, and whoever chose last knows what it left; at the end all are turned up."""
    drafted = p.drafts[epoch]
    return epoch == 1 or p.decision == GAME_OVER or (len(drafted) > 0 and drafted[-1] == viewer)


def put_cards(p: State, viewer: int, seen: list[int], out: list[int]) -> None:
    """R18.3, R18.4: one's own Event, one's own Empire or, where they lie open, everybody's; and what one passed on."""
    board, decision = p.board, p.decision
    areas, events, empires = board.areas, len(board.events), board.whole_empires
    put_seen(out, seen, p.order)
    out += [p.round, len(p.pile)]
    pile = p.pile if selection.is_open(p, viewer) else ()
    put_counts(out, pile if decision == DRAFT_TOKENS else (), areas)
    put_counts(out, pile if decision == DRAFT_EVENTS else (), events)
    put_counts(out, pile if decision == PICK_EMPIRE else (), empires)
    out.append(p.hands[viewer] + 1)
    put_by_seat(out, viewer, [0 if card == NONE else 1 for card in p.hands])
    shown = p.empires
    if p.variant.hidden_empires:
        shown = [card if card == NONE or seat == viewer else empires for seat, card in enumerate(shown)]
    put_by_seat(out, viewer, [card + 1 for card in shown])
    put_counts(out, p.passed_events[viewer], events)
    put_counts(out, p.passed_empires[viewer], empires)
    put_past(out, p.past_events, events)
    put_past(out, p.past_empires, empires)
    put_by_seat(out, viewer, [sum(people) for people in p.people])
    put_by_seat(out, viewer, p.icons)


def put_past(out: list[int], cards: list[tuple[int, ...]], count: int) -> None:
    """Which of so many cards lie on any array."""
    first = len(out)
    out += BLANK[count]
    for past in cards:
        for card in past:
            out[first + card] = 1


def put_honors(p: State, viewer: int, out: list[int]) -> None:
    """R18.5: those on tracks and in pools; of a stack only how many it has."""
    players, count = p.players, len(p.board.honors)
    tracks = [honor + 1 for honor in p.tracks]
    out += tracks[viewer * SPACES :]
    out += tracks[: viewer * SPACES]
    out += BLANK[SPACES * (MOST_SEATS - players)]
    first = len(out)
    out += BLANK[count * MOST_SEATS]
    for seat, pool in enumerate(p.pools):
        for honor in pool:
            out[first + (seat - viewer) % players * count + honor] = 1
    put_by_seat(out, viewer, [len(stack) for stack in p.stacks])
