"""What bots leave to people for a while, in games where whoever is quickest has the choice."""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from mappamundi.kernel import Action, View


class Manners(Protocol):
    """A game's own: what is left to people, and until when."""

    def has_begun(self, view: View) -> bool:
        """Whether the game is under way: the seconds count from then on."""
        ...

    def left(self, bot: str, view: View, people: Collection[int], seconds: float) -> frozenset[str]:
        """What this bot does not do yet, as actions name it (`do`), if people sit at these seats."""
        ...


class Courtesy:
    """At one table. Whoever runs the table keeps it: no view shows which seats are people's, and how long they have
    played, and bots keep nothing."""

    def __init__(self, manners: Manners | None) -> None:
        self._manners: Final = manners
        self._began: float | None = None

    def offered(
        self, bot: str, view: View, legal: Sequence[Action], people: Collection[int], now: float
    ) -> Sequence[Action]:
        """Of all that is legal what this bot may choose from now."""
        if self._manners is None or not self._manners.has_begun(view):
            return legal
        if self._began is None:
            self._began = now
        left = self._manners.left(bot, view, people, now - self._began)
        return [action for action in legal if action.do not in left] if left else legal
