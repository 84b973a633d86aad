"""The draws of a scenario: orders of shuffled piles that it names, as a whole or in part."""

from collections.abc import Mapping
from typing import Any

from mappamundi.games.history.y2024.board import Board
from mappamundi.kernel import BadInput


def orders(board: Board, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
    """Named draws as whole orders: what is named first, the rest in data order."""
    found: dict[str, list[int]] = {}
    for name, drawn in draws.items():
        if not isinstance(drawn, list):
            raise BadInput(f"draws: {name} is a list, next first, not {drawn!r}")
        if name == "bag":
            order = _bag_order(board, drawn)
            found |= {f"bag_{epoch}": order for epoch in range(1, board.epochs + 1)}
        elif name in ("events", "empires"):
            table, cards = (
                (board.event_index, board.events) if name == "events" else (board.empire_index, board.empires)
            )
            numbers = [_drawn(table, name, card) for card in drawn]
            epochs = {cards[n].epoch for n in numbers}
            if len(epochs) > 1:
                raise BadInput(f"draws: the cards of {name} are of several epochs: {sorted(epochs)}")
            for epoch in epochs:
                pile = (board.epoch_events if name == "events" else board.epoch_empires)[epoch]
                found[f"{name}_{epoch}"] = _completed([pile.index(n) for n in numbers], len(pile), name)
        elif name == "chests":
            found[name] = _completed([_seat(seat, players) for seat in drawn], players, name)
        elif name == "paired":
            pairs = [_drawn(board.token_index, name, token) - board.areas for token in drawn]
            if any(pair < 0 for pair in pairs):
                raise BadInput(f"draws: paired names {drawn!r}, which are not all paired tokens")
            found[name] = _completed(pairs, board.pairs, name)
        elif name.startswith("honors_") and name[7:].isdecimal() and int(name[7:]) < players:
            honors = [_drawn(board.honor_index, name, honor) for honor in drawn]
            found[name] = _completed(honors, len(board.honors), name)
        else:
            raise BadInput(
                f"draws: there is no draw {name!r}; known are bag, events, empires, honors_0, …, chests, paired"
            )
    return found


def _drawn(table: Mapping[str, int], pile: str, name: Any) -> int:
    if not isinstance(name, str) or name not in table:
        raise BadInput(f"draws: {name!r} is nothing that {pile} can hold")
    return table[name]


def _seat(seat: Any, players: int) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadInput(f"draws: chests names seat {seat!r}; the seats are 0 to {players - 1}")
    return seat


def _completed(named: list[int], count: int, pile: str) -> list[int]:
    if len(set(named)) < len(named):
        raise BadInput(f"draws: {pile} names something twice")
    return named + [n for n in range(count) if n not in named]


def _bag_order(board: Board, areas: list[Any]) -> list[int]:
    """Of equal tokens the first named is the first of its area, and so on."""
    numbers = [_drawn(board.area_index, "bag", area) for area in areas]
    firsts = [board.bag_areas.index(area) if area in board.bag_areas else -1 for area in range(board.areas)]
    order = []
    for place, area in enumerate(numbers):
        copy = numbers[:place].count(area)
        if copy >= board.area_tokens[area]:
            raise BadInput(f"draws: bag names {board.area_ids[area]} more often than there are tokens of it")
        order.append(firsts[area] + copy)
    return _completed(order, len(board.bag_areas), "bag")
