"""Cards, Honors and tokens in words: what one holds with its texts, the line of the Empire in play, a single card."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import Scribe
from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024.board import BUILDING_NAMES, NO_ICON, Card
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.state import NOBODY, NONE, SPACES
from mappamundi.games.history.y2024.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def in_play(scribe: Scribe, view: View) -> "Text | None":
    """The line about the turn: whose, what is in the pool, and the icon that counts for monuments."""
    if view.seat == NOBODY:
        return None
    words = scribe.words
    pool = [words("people-count", people=view.pool)] if view.pool else []
    pool += [words("fleet-count", fleets=view.fleets_pool)] if view.fleets_pool else []
    pool += [words("wall-count", walls=view.walls_pool)] if view.walls_pool else []
    card = view.board.events[view.event].id if view.in_event else view.board.empires[view.empire].id
    said = words("status-pool", card=scribe.name(card), pool=words.listed(pool)) if pool else scribe.name(card)
    text = scribe.seal(view.seat).append(f" {said}", style="bold")
    if view.force.icon != NO_ICON:
        icon = words(f"icon-{view.board.icon_ids[view.force.icon]}")
        text.append(f"  ◆ {icon}", style="not bold")
    if view.force.barbarian:
        text.append(f"  {words('empire-barbarian')}", style="not bold")
    return text


def hand(scribe: Scribe, view: View) -> "RenderableType":
    """Tokens with what they would pay, Honors and the Event with their texts."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    words, board = scribe.words, view.board
    if view.viewer is None:
        return Text()
    seat = view.viewer
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for token in view.tokens:
        gold = words("gold-count", gold=view.token_gold(seat, token))
        table.add_row(Text(scribe.name(board.token_ids[token]), "bold"), f"{gold}; {token_text(scribe, view, token)}")
    for honor in (*view.tracks[seat * SPACES : (seat + 1) * SPACES], *view.pools[seat]):
        if honor != NONE:
            id_ = board.honor_ids[honor]
            table.add_row(Text(scribe.name(id_), "bold"), text_of(scribe, view, id_))
    if view.hand != NONE:
        id_ = board.event_ids[view.hand]
        table.add_row(Text(words("status-event", card=scribe.name(id_)), "bold"), text_of(scribe, view, id_))
    stack = words("status-stack", stack=view.stack_sizes[seat])
    return Group(Text(words("tokens-then"), "dim"), table, Text(stack, "dim")) if table.rows else Text(stack)


def token_text(scribe: Scribe, view: View, token: int) -> str:
    """R12.3: for what a token would pay its owner if the armies lay down now."""
    words, board, seat = scribe.words, view.board, view.viewer or 0
    parts = []
    for area, degree, gold, built in view.token_rows(seat, token):
        lands = sum(view.owners[land] == seat for land in board.area_lands[area])
        if not view.areas & BIT[area]:
            said = words("area-inactive")
        elif lands:
            reached = words(f"degree-{DEGREES[degree]}")
            said = words("token-pays-lands", lands=lands, gold=gold, degree=reached)
        else:
            said = words("token-no-land")
        if built:
            said = f"{said}, {words('token-pays-buildings', gold=built)}"
        parts.append(said if len(board.token_areas[token]) == 1 else f"{scribe.name(board.area_ids[area])}: {said}")
    return "; ".join(parts)


def text_of(scribe: Scribe, view: View, card: str) -> str:
    """What an Honor or a card does: its text, or its pieces and start lands."""
    board = view.board
    text = scribe.words.find(f"text-{card}".replace("_", "-"))
    if text is not None:
        return text
    return forces(scribe, view, next(one for one in (*board.empires, *board.events) if one.id == card))


def forces(scribe: Scribe, view: View, card: Card) -> str:
    """What an Empire brings, and where; its icon, and that it plunders."""
    words, board = scribe.words, view.board
    where = words.listed([scribe.name(board.land_ids[land], form="in") for land in card.starts])
    brought = [words("people-count", people=card.pieces)]
    brought += [words("fleet-count", fleets=card.fleets)] if card.fleets else []
    brought += [words("chronicle-thing", building=BUILDING_NAMES[kind]) for kind in card.buildings]
    brought += [words("wall-count", walls=card.walls)] if card.walls else []
    parts = [f"{words.listed(brought)} {where}".strip()]
    if card.icon != NO_ICON:
        parts.append(words(f"icon-{board.icon_ids[card.icon]}"))
    if card.barbarian:
        parts.append(words("empire-barbarian"))
    return "; ".join(parts) + "."


def card_text(scribe: Scribe, view: View, card: str) -> str:
    return f"{scribe.name(card)}: {text_of(scribe, view, card)}"
