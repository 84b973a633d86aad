"""A bot for Pearls: dear coins for dear pearls."""

import json
from collections.abc import Sequence
from pathlib import Path

from mappamundi.kernel import Action, BadInput, Game, View
from mappamundi_pearls.position import PearlsView

# How much of its purse it offers for the best pearl, where nobody says otherwise.
KEENNESS = 1.0


class Diver:
    """Bids by what the pearl is worth among those that are still to come. `weights` is a file of JSON with its
    `keenness`, from 0 to 1."""

    name = "diver"

    def __init__(self, game: Game, seed: int, weights: Path | None = None) -> None:
        del game, seed  # it knows its game, and leaves nothing to chance
        self._keenness = KEENNESS if weights is None else _read(weights)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        assert isinstance(view, PearlsView)
        left = [pearl for pearl in range(1, view.pearls + 1) if pearl not in view.sold]
        rank = left.index(view.pearl) / max(1, len(left) - 1)
        return legal[round(rank * self._keenness * (len(legal) - 1))]


def _read(weights: Path) -> float:
    try:
        keenness = float(json.loads(weights.read_text(encoding="utf-8"))["keenness"])
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{weights} is not JSON with a number for 'keenness'") from None
    if not 0 <= keenness <= 1:
        raise BadInput(f"{weights}: 'keenness' is from 0 to 1, not {keenness}")
    return keenness
