"""Cards in words: the hand, the card in play, a single card."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.y2018.words import Words
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import Card
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def facts(words: Words, card: Card) -> str:
    """What the card is: order and armies of an empire, armies of a kingdom, or the kind of event."""
    epoch = words.numeral(card.epoch)
    if card.order:
        return words("terminal-card-empire", order=card.order, epoch=epoch, forces=words.forces(card))
    if card.kingdom:
        return words("terminal-card-kingdom", epoch=epoch, forces=words.forces(card))
    return words("terminal-card-event", epoch=epoch)


def effect(words: Words, card: Card) -> str:
    """What the card does, with the effect's title if it has one of its own."""
    text = words.effect_text(card)
    if card.kingdom:
        return words("terminal-kingdom-note")
    if not text:
        return words("card-no-effect")
    title = words.effect_title(card)
    return text if title == words.name(card.id) else f"{title}: {text}"


def card_text(words: Words, card: Card) -> "Text":
    """A card with all that stands on it."""
    from rich.text import Text

    text = Text(words.name(card.id), style="bold")
    if leader := words.leader(card):
        text.append(f" {words('terminal-under', leader=leader)}", style="not bold")
    return text.append(f"  {facts(words, card)}. {effect(words, card)}", style="not bold")


def hand(words: Words, view: View) -> "RenderableType":
    """The viewer's cards, the card in play, and how many cards the others hold."""
    from rich.console import Group
    from rich.text import Text

    board = view.board
    parts: list[RenderableType] = []
    if view.seat != NOBODY:
        parts += [Text(words("terminal-in-play"), style="dim"), card_text(words, board.empires[view.empire])]
        if view.kingdom >= 0:
            parts.append(card_text(words, board.events[view.kingdom]))
        parts += [card_text(words, board.events[n]) for n in members(view.played)]
    own = [board.events[n] for n in members(view.hand)]
    if view.own_empire >= 0 and view.seat != view.viewer:
        own.insert(0, board.empires[view.own_empire])
    parts.append(Text(words("hand-title"), style="dim"))
    parts += [card_text(words, card) for card in own] or [Text(words("hand-empty"))]
    others = [_others(words, view, seat) for seat in range(view.players) if seat != view.viewer]
    parts.append(Text(words("terminal-others-hold", hands=", ".join(others)), style="dim"))
    return Group(*parts)


def _others(words: Words, view: View, seat: int) -> str:
    empire = "yes" if view.with_empire[seat] and seat != view.seat else "no"
    return words("terminal-hand", who=words.teller.player(seat), events=view.hand_sizes[seat], empire=empire)


def in_play(words: Words, view: View) -> "Text | None":
    """The line about the turn: whose, with what on the card, what stands on the map, what is in force."""
    if view.seat == NOBODY:
        return None
    board = view.board
    card = board.events[view.kingdom] if view.kingdom >= 0 else board.empires[view.empire]
    text = words.seal(view.seat).append(f" {words.name(card.id)}", style="bold")
    parts: list[str] = []
    if view.active or view.pool:
        forces = words.armies_and_tokens(view.pool, view.tokens)
        parts.append(words("terminal-on-card", forces=forces))
    if view.kingdom >= 0:
        parts.append(words("empire-then", empire=words.name(board.empires[view.empire].id, "the")))
    elif card.effect.id != "none":
        parts.append(words.effect_title(card))
    if view.markers:
        parts.append(words.markers(view.markers))
    if view.played:
        played = ", ".join(words.name(board.events[n].id) for n in members(view.played))
        parts.append(words("empire-in-force", cards=played))
    if view.auto_wins:
        parts.append(words("terminal-certain-wins", count=view.auto_wins))
    if any(view.extra_uses):
        parts.append(words("terminal-extra-dice", count=sum(view.extra_uses)))
    if parts:
        text.append("  " + " · ".join(parts))
    return text
