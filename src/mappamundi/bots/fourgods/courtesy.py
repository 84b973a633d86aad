"""What bots of 4 Gods leave to people at first: the gods, which whoever is quickest would otherwise have for good."""

from collections.abc import Collection
from typing import Final

from mappamundi.bots.fourgods.levels import LEVELS
from mappamundi.games.fourgods.state import WAITING
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import View as AnyView

CLAIMING: Final = frozenset(("choose_god",))
NOTHING: Final[frozenset[str]] = frozenset()


class Gods:
    """G7.1, G7.3: a claim is final, and only somebody who has laid a tile can know what to claim."""

    def has_begun(self, view: AnyView) -> bool:
        assert isinstance(view, View)
        return view.phase != WAITING

    def left(self, bot: str, view: AnyView, people: Collection[int], seconds: float) -> frozenset[str]:
        """Nothing any more when a person has laid a tile and the time of the level has passed. A bot without a level
        is as patient as the slowest."""
        assert isinstance(view, View)
        patience = LEVELS[bot].claims if bot in LEVELS else max(level.claims for level in LEVELS.values())
        laid = not people or any(seat in people for seat in view.by)
        return NOTHING if laid and seconds >= patience else CLAIMING
