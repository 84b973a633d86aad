"""The draws of a scenario: orders of shuffled piles that it names, as a whole or in part."""

from collections.abc import Mapping, Sequence
from typing import Any

from mappamundi.games.history.y2001.board import Board
from mappamundi.kernel import BadInput


def orders(board: Board, draws: Mapping[str, Any]) -> dict[str, list[int]]:
    """Named draws as whole orders: what is named first, the rest in data order."""
    found: dict[str, list[int]] = {}
    for name, drawn in draws.items():
        if not isinstance(drawn, list):
            raise BadInput(f"draws: {name} is a list, top first, not {drawn!r}")
        if name in board.decks:
            cards = [_drawn(board.event_index, name, card) for card in drawn]
            found[name] = _order(name, cards, board.decks[name])
        elif name == "empires":
            empires = [_drawn(board.empire_index, name, card) for card in drawn]
            for epoch in sorted({board.empires[n].epoch for n in empires}):
                named = [n for n in empires if board.empires[n].epoch == epoch]
                found[f"empires_{epoch}"] = _order(name, named, board.epoch_empires[epoch])
        elif name == "preeminence":
            found[name] = _order(name, drawn, board.markers)
        else:
            known = ", ".join((*board.decks, "empires", "preeminence"))
            raise BadInput(f"draws: there is no draw {name!r}; known are {known}")
    return found


def _drawn(table: Mapping[str, int], pile: str, name: Any) -> int:
    if not isinstance(name, str) or name not in table:
        raise BadInput(f"draws: {name!r} is nothing that {pile} can hold")
    return table[name]


def _order(pile: str, named: Sequence[Any], whole: Sequence[int]) -> list[int]:
    """The places in the pile of what is named, of equals the first first; then the rest."""
    places: list[int] = []
    for wanted in named:
        left = [place for place, card in enumerate(whole) if card == wanted and place not in places]
        if not left:
            raise BadInput(f"draws: {pile} names {wanted!r} more often than there are of it")
        places.append(left[0])
    return places + [place for place in range(len(whole)) if place not in places]
