"""Cards in words: the hand with its texts, the line of the empire in play, a single card."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import Scribe
from mappamundi.games.history.board import members
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2001.board import EFFECTS, Empire
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def in_play(scribe: Scribe, view: View) -> "Text | None":
    """The line about the turn: whose, what is left to place, coins, and the cards in force."""
    if view.seat == NOBODY:
        return None
    words = scribe.words
    name = scribe.name(view.board.banner_ids[view.banner])
    pool = words("status-pool", card=name, pool=view.pool + view.restricted, lost=view.lost)
    text = scribe.seal(view.seat).append(f" {pool}", style="bold")
    things = [words("coin-count", coins=view.coins)] if view.coins else []
    things += [words("allied-count", coins=view.allied_coins)] if view.allied_coins else []
    things += [words("fort-count", forts=view.engineering)] if view.engineering else []
    parts = [words("status-coins", things=words.listed(things))] if things else []
    cards = [scribe.name(EFFECTS[effect]) for effect in members(view.force)]
    if cards:
        parts.append(words("status-force", cards=words.listed(cards)))
    return text.append("".join(f"  {part}" for part in parts), style="not bold")


def hand(scribe: Scribe, view: View) -> "RenderableType":
    """The event cards in two groups, each with its text; the empires that the viewer knows; markers."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    words, board = scribe.words, view.board
    parts: list[RenderableType] = []
    if view.viewer is None:
        return Text()
    for kind in ("greater", "lesser"):
        cards = [card for card in view.hand if (card < board.greater) == (kind == "greater")]
        parts.append(Text(words("status-hand", kind=kind, cards="" if cards else "–").strip(), style="dim"))
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        for card in cards:
            id_ = board.event_ids[card]
            table.add_row(
                Text(f" {scribe.name(id_)}", "bold"), f"{effect_text(scribe, id_)} ({span(scribe, view, id_)})"
            )
        if cards:
            parts.append(table)
    for seat, empire in enumerate(view.empires):
        if empire >= 0:
            parts.append(scribe.seal(seat).append(f" {card_text(scribe, view, board.empire_ids[empire])}"))
    if view.marker_counts[view.viewer]:
        parts.append(Text(words("status-markers", count=view.marker_counts[view.viewer])))
    return Group(*parts)


def effect_text(scribe: Scribe, card: str) -> str:
    """What an event card does."""
    return scribe.words(f"text-{card}".replace("_", "-"))


def span(scribe: Scribe, view: View, card: str) -> str:
    """A5.4: in which epochs it can be played."""
    board = view.board
    epochs = [ROMAN[epoch] for epoch in members(board.events[board.event_index[card]].epochs)]
    known = "all" if len(epochs) == board.epochs else "some"
    return scribe.words(
        "note-played", epochs=known, span=epochs[0] if len(epochs) == 1 else f"{epochs[0]}–{epochs[-1]}"
    )


def card_text(scribe: Scribe, view: View, card: str) -> str:
    """What a card does, and in which epochs; or what an empire brings, and where."""
    board = view.board
    if card in board.event_index:
        return f"{scribe.name(card)} ({span(scribe, view, card)}): {effect_text(scribe, card)}"
    found = next(one for one in (*board.empires, *board.minors) if one.id == card)
    return f"{scribe.name(card)}: {forces(scribe, view, found)}"


def forces(scribe: Scribe, view: View, empire: Empire) -> str:
    """What an empire or a minor empire brings, where, and when it is called."""
    words, board = scribe.words, view.board
    where = words.listed([scribe.name(board.land_ids[land], form="in") for land in empire.starts])
    brought = [words("army-count", armies=empire.strength)]
    if empire.capital:
        brought.append(words("capital-count", capitals=len(empire.starts)))
    if empire.due:
        brought.append(words("fleet-count", fleets=len(members(empire.due))))
    last = len(board.epoch_empires[empire.epoch])
    order = words("empire-order", order=empire.order, of=last) if empire.order else ""
    return f"{words.listed(brought)} {where}. {order}".strip()
