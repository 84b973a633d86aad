"""What is rewarded."""

from typing import Final, Literal

from mappamundi.kernel import Position

# The place at the end; or points as they come, a hundredth for each, against the mean of the others.
Reward = Literal["win", "points"]
REWARDS: Final = ("win", "points")
POINT: Final = 0.01


class Rewards:
    """What each seat is paid. Whatever one gains the others lose together."""

    def __init__(self, players: int, reward: Reward) -> None:
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self._players: Final = players
        self._points: Final = reward == "points"
        self._standings: tuple[int, ...] = ()
        self.nothing: Final = [0.0] * players

    def begin(self, position: Position) -> None:
        """A new game."""
        self._standings = position.standings() or (0,) * self._players

    def after(self, position: Position, over: bool) -> list[float]:
        """What the last step brought; `nothing`, the same list, if that is nothing."""
        if self._points:
            return self._gained(position)
        return self._won(position) if over else self.nothing

    def _won(self, position: Position) -> list[float]:
        """One to whoever wins, shared among several, and as much taken from the others together."""
        result = position.result()
        assert result is not None, "nobody can act, and the game is not over"
        winners = result.winners
        others = self._players - len(winners)
        if not others:
            return self.nothing
        return [1.0 / len(winners) if seat in winners else -1.0 / others for seat in range(self._players)]

    def _gained(self, position: Position) -> list[float]:
        """What each has gained, against the mean of the others. A game that counts at its end alone pays there."""
        result = position.result()
        now = position.standings() if result is None else result.scores
        if now is None or now == self._standings:
            return self.nothing
        gained = [after - before for after, before in zip(now, self._standings, strict=True)]
        self._standings = now
        whole, rest = sum(gained), self._players - 1
        return [POINT * (own - (whole - own) / rest) for own in gained]
