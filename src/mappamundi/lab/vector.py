"""Many games at once, into arrays that stay where they are: the quickest way to play from Python."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from mappamundi.kernel import Value
from mappamundi.lab.asking import PATH, asking
from mappamundi.lab.match import NOBODY, Match
from mappamundi.lab.naming import found
from mappamundi.lab.rewards import Reward

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Vector:
    """So many games of turns side by side. In each one seat is asked at a time; a game that ends begins anew.

    `rows[n]` is what the seat that is asked in game n knows, `masks[n]` what it can choose, `seats[n]` which it is.
    After `step`, `rewards[n]` has what the choice brought to each seat, and `over[n]` whether the game ended by it:
    then the row is already that of the next one. All are written in place: copy what shall be kept.
    """

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        *,
        seed: int | str = 0,
        reward: Reward = "win",
        **options: Value,
    ) -> None:
        game = found(name)
        self.players: Final = players or game.facts.seats[1]
        # By paths alone: the features of a list would cost more than all the rest.
        self._matches: Final = [
            Match(game, self.players, options, asking(game.paths, "paths"), reward) for _ in range(games)
        ]
        self.choices: Final = self._matches[0].asking.count
        self.rows: Final[Bytes] = np.zeros((games, game.rows.size + PATH), np.uint8)
        self.masks: Final[Bytes] = np.zeros((games, self.choices), np.uint8)
        self.seats: Final = np.zeros(games, np.int8)
        self.rewards: Final = np.zeros((games, self.players), np.float32)
        self.over: Final = np.zeros(games, np.bool_)
        self._row_views: Final = [row.data for row in self.rows]
        self._mask_views: Final = [mask.data for mask in self.masks]
        self._zeros: Final = bytes(self.choices)
        self._seed: Final = seed
        self._begun = 0
        for number in range(games):
            self._begin(number)

    def step(self, choices: Sequence[int] | np.ndarray[Any, np.dtype[Any]]) -> None:
        """One choice in every game."""
        self.rewards.fill(0.0)
        self.over.fill(False)
        chosen = choices.tolist() if isinstance(choices, np.ndarray) else choices
        for number, (match, choice) in enumerate(zip(self._matches, chosen, strict=True)):
            match.choose(choice)
            if match.rewards is not match.nothing:
                self.rewards[number] = match.rewards
            if match.seat == NOBODY:
                self.over[number] = True
                self._begin(number)
            else:
                self._show(number, match)

    def _begin(self, number: int) -> None:
        match = self._matches[number]
        match.begin(self._seed, self._begun)
        self._begun += 1
        self._show(number, match)

    def _show(self, number: int, match: Match) -> None:
        self.seats[number] = match.seat
        match.show(self._row_views[number], self._mask_views[number], self._zeros)
