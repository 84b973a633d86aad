"""Cards in words: the hand, the card in play, a single card."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.y2018.words import Words, armies, listed, plural
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import Card
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def facts(words: Words, card: Card) -> str:
    """What the card is: order and armies of an empire, armies of a kingdom, or the kind of event."""
    if card.order:
        return f"Called {ordinal(card.order)} in era {card.era}: {words.forces(card)}"
    if card.kingdom:
        return f"Kingdom of era {card.era}: {words.forces(card)}"
    return f"Enhancement of era {card.era}"


def effect(words: Words, card: Card) -> str:
    """What the card does, with the effect's title if it has one of its own."""
    text = words.effect_text(card)
    if card.kingdom:
        return "Played before the empire is established, in its own era only; it has its own invasions."
    if not text:
        return "No effect."
    title = words.effect_title(card)
    return text if title == card.name else f"{title}: {text}"


def card_text(words: Words, card: Card) -> "RenderableType":
    """A card with all that stands on it."""
    from rich.text import Text

    text = Text(card.name, style="bold")
    if leader := words.leader(card):
        text.append(f" under {leader}", style="not bold")
    return text.append(f"  {facts(words, card)}. {effect(words, card)}", style="not bold")


def hand(words: Words, view: View) -> "RenderableType":
    """The viewer's cards, the card in play, and how many cards the others hold."""
    from rich.console import Group
    from rich.text import Text

    board = view.board
    parts: list[RenderableType] = []
    if view.seat != NOBODY:
        parts += [Text("In play", style="dim"), card_text(words, board.empires[view.empire])]
        if view.kingdom >= 0:
            parts.append(card_text(words, board.events[view.kingdom]))
        parts += [card_text(words, board.events[n]) for n in members(view.played)]
    own = [board.events[n] for n in members(view.hand)]
    if view.own_empire >= 0 and view.seat != view.viewer:
        own.insert(0, board.empires[view.own_empire])
    parts.append(Text("Your hand", style="dim"))
    parts += [card_text(words, card) for card in own] or [Text("No cards.")]
    others = [
        f"{words.players[seat].name} {plural(view.hand_sizes[seat], 'event', 'events')}"
        + (" and an empire" if view.with_empire[seat] and seat != view.seat else "")
        for seat in range(view.players)
        if seat != view.viewer
    ]
    parts.append(Text(f"Others hold: {', '.join(others)}.", style="dim"))
    return Group(*parts)


def in_play(words: Words, view: View) -> "Text | None":
    """The line about the turn: whose, with what on the card, what stands on the map, what is in force."""

    if view.seat == NOBODY:
        return None
    board = view.board
    card = board.events[view.kingdom] if view.kingdom >= 0 else board.empires[view.empire]
    text = words.seal(view.seat).append(f" {card.name}", style="bold")
    on_card = [armies(view.pool)] if view.active or view.pool else []
    if view.tokens:
        on_card.append(plural(view.tokens, "siege token", "siege tokens"))
    parts = [f"{listed(on_card)} on the card"] if on_card else []
    if view.kingdom >= 0:
        parts.append(f"then the {board.empires[view.empire].name}")
    if view.markers:
        parts.append(words.markers(view.markers))
    if title := _own_effect(words, view):
        parts.append(title)
    if view.played:
        parts.append(f"in force: {', '.join(board.events[n].name for n in members(view.played))}")
    if view.auto_wins:
        parts.append(plural(view.auto_wins, "certain win", "certain wins") + " left")
    if any(view.extra_uses):
        parts.append(plural(sum(view.extra_uses), "extra die", "extra dice") + " left")
    if parts:
        text.append("  " + " · ".join(parts))
    return text


def _own_effect(words: Words, view: View) -> str:
    card = view.board.empires[view.empire]
    return words.effect_title(card) if view.kingdom < 0 and card.effect.id != "none" else ""


def ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"
