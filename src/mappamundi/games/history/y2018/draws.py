"""The draws of a scenario: orders of shuffled piles that it names, as a whole or in part."""

from collections.abc import Mapping
from typing import Any

from mappamundi.games.history.y2018.board import Board
from mappamundi.kernel import BadInput


def orders(board: Board, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
    """The order of the seats on the track, and of each pile of each epoch the cards that lie on top."""
    piles = {"events": (board.event_index, board.epoch_events)}
    piles["empires"] = (board.empire_index, board.epoch_empires)
    found: dict[str, list[int]] = {}
    for name, drawn in draws.items():
        if name == "score_order":
            if sorted(drawn) != list(range(players)):
                raise BadInput(f"draws: score_order is an order of the seats 0 to {players - 1}, not {drawn}")
            found[name] = list(drawn)
            continue
        pile, _, epoch = name.partition("_")
        if pile not in piles or epoch not in map(str, range(1, board.epochs + 1)):
            raise BadInput(f"draws: there is no draw {name!r}; known are score_order, events_1, empires_1, …")
        index, epochs = piles[pile]
        cards = epochs[int(epoch)]
        for card in drawn:
            if card not in index or index[card] not in cards:
                raise BadInput(f"draws: {card!r} is no card of {name}")
        found[name] = [cards.index(index[card]) for card in drawn]
    return found
