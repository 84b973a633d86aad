"""Worlds that look the same to one viewer: positions that differ only in what it may not know.

Hidden are the tokens and Events of other seats, Empires where those are chosen in secret, what is being passed on to
another seat, tokens of the Endgame that lie face down, the order of stacks, the bag, what others remember, and the dice
to come. What the viewer knows is worked out here from R18, not asked from the engine's view.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.hotw2024.game import GAME

from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Chance, Seeded

Dump = Mapping[str, Any]

_BOARD = GAME.board
_AREAS = _BOARD.area_ids
_PAIRS = _BOARD.token_ids[_BOARD.areas :]


def scramble(position: Position, viewer: int | None, rng: Random, chance: Chance | None = None) -> Position:
    """A position that this seat, or a spectator (`None`), cannot tell from the given one.

    With `chance` left out the dice to come are others as well.
    """
    dump = position.dump()
    return GAME.load(scrambled(dump, viewer, rng), chance or Seeded(rng.randbytes(32)))


def scrambled(dump: Dump, viewer: int | None, rng: Random) -> dict[str, Any]:
    changed = dict(dump)
    players = dump["players"]
    others = [seat for seat in range(players) if seat != viewer]
    changed["tokens"] = [list(tokens) for tokens in dump["tokens"]]
    changed["endgame"] = list(dump["endgame"])
    _deal_tokens(changed, dump, viewer, others, rng)
    _deal_pairs(changed, dump, others, rng)
    epoch = dump["epoch"]
    events = [_BOARD.event_ids[n] for n in _BOARD.epoch_events[epoch]]
    turned = {card for cards in dump["past_events"] for card in cards}
    _deal_cards(changed, dump, "hands", "events_draft", events, turned, viewer, rng)
    if dump["variant"]["hidden_empires"]:
        empires = [_BOARD.empire_ids[n] for n in _BOARD.epoch_empires[epoch]]
        played = {card for cards in dump["past_empires"] for card in cards}
        _deal_cards(changed, dump, "empires", "choose_empire", empires, played, viewer, rng)
    changed["stacks"] = [rng.sample(stack, len(stack)) for stack in dump["stacks"]]
    epochs = _BOARD.epochs + 1
    changed["passed"] = [tokens if n // epochs == viewer else [] for n, tokens in enumerate(dump["passed"])]
    for memory in ("passed_events", "passed_empires"):
        changed[memory] = [cards if seat == viewer else [] for seat, cards in enumerate(dump[memory])]
    return changed


def sees_pile(dump: Dump, viewer: int | None, phase: str) -> bool:
    """R18.1, R18.3, R18.4: whoever chooses sees what is passed on to it; Empires may lie open to all."""
    if dump["decision"] != phase:
        return True
    if phase == "choose_empire" and not dump["variant"]["hidden_empires"]:
        return True
    return viewer is not None and dump["order"][dump["round"]] == viewer


def knows_endgame(dump: Dump, viewer: int | None, epoch: int) -> bool:
    """R18.2: the first lies open, and whoever chose last knows what it left; at the end all are turned up."""
    drafted = dump["drafts"][epoch]
    return epoch == 1 or dump["decision"] == "over" or bool(drafted and drafted[-1] == viewer)


def _deal_tokens(changed: dict[str, Any], dump: Dump, viewer: int | None, others: list[int], rng: Random) -> None:
    bag = [area for area, count in zip(_AREAS, dump["bag"], strict=True) for _ in range(count)]
    hidden = [epoch for epoch, token in enumerate(dump["endgame"]) if token and not knows_endgame(dump, viewer, epoch)]
    pile = not sees_pile(dump, viewer, "tokens")
    unknown = [*bag, *(token for seat in others for token in dump["tokens"][seat] if token in _AREAS)]
    unknown += [dump["endgame"][epoch] for epoch in hidden]
    unknown += dump["pile"] if pile else []
    rng.shuffle(unknown)
    for seat in others:
        areas = [unknown.pop() for token in dump["tokens"][seat] if token in _AREAS]
        pairs = [token for token in dump["tokens"][seat] if token not in _AREAS]
        changed["tokens"][seat] = [*sorted(areas, key=_AREAS.index), *pairs]
    for epoch in hidden:
        changed["endgame"][epoch] = unknown.pop()
    if pile:
        changed["pile"] = sorted([unknown.pop() for _ in dump["pile"]], key=_AREAS.index)
    changed["bag"] = [unknown.count(area) for area in _AREAS]


def _deal_pairs(changed: dict[str, Any], dump: Dump, others: list[int], rng: Random) -> None:
    """R17.1, R18.6: the pairs of others may be any that were neither seen nor played."""
    known = {token for seat in range(dump["players"]) if seat not in others for token in dump["tokens"][seat]}
    known |= {token for tokens in dump["played_tokens"] for token in tokens}
    free = [pair for pair in _PAIRS if pair not in known]
    rng.shuffle(free)
    for seat in others:
        changed["tokens"][seat] = [token if token in _AREAS else free.pop() for token in changed["tokens"][seat]]


def _deal_cards(
    changed: dict[str, Any],
    dump: Dump,
    where: str,
    phase: str,
    cards: list[str],
    shown: set[str],
    viewer: int | None,
    rng: Random,
) -> None:
    known = set(shown)
    if viewer is not None and dump[where][viewer]:
        known.add(dump[where][viewer])
    pile = not sees_pile(dump, viewer, phase)
    if dump["decision"] == phase and not pile:
        known |= set(dump["pile"])
    free = [card for card in cards if card not in known]
    rng.shuffle(free)
    changed[where] = [free.pop() if card and seat != viewer else card for seat, card in enumerate(dump[where])]
    if pile:
        changed["pile"] = sorted([free.pop() for _ in dump["pile"]], key=cards.index)
