"""What an agent is given to decide by, as arrays: what it knows, what it can choose, and by a list what each is."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from mappamundi.kernel.learnable import Learnable, Observable
from mappamundi.lab.asking import LISTED, PATH, Asking, ByList

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]


class Observing:
    """How positions of a game are observed."""

    def __init__(self, game: Learnable, asking: Asking) -> None:
        self._asking: Final = asking
        self._known: Final = game.rows.size
        self.row_size: Final = self._known + PATH
        self._zeros: Final = bytes(asking.count)
        self._nothing: Final = bytes(PATH)
        self.space: Final = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.row_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (asking.count,), np.int8),
                **({"actions": spaces.Box(0, 255, (LISTED, PATH), np.uint8)} if isinstance(asking, ByList) else {}),
            }
        )

    def observe(self, position: Observable, seat: int, *, asked: bool, noop: bool = False) -> Observation:
        """What that seat knows; and if it is asked, what it can choose, and has chosen of its action so far."""
        asking = self._asking
        row = np.empty(self.row_size, np.uint8)
        self.write(position, seat, row.data, asked=asked)
        mask = bytearray(self._zeros)
        if asked:
            for number in asking.open():
                mask[number] = 1
        if noop:
            mask[asking.noop] = 1
        found: Observation = {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}
        if isinstance(asking, ByList):
            features = asking.features() if asked else b""
            found["actions"] = np.frombuffer(features.ljust(LISTED * PATH, b"\0"), np.uint8).reshape(LISTED, PATH)
        return found

    def write(self, position: Observable, seat: int, row: memoryview, *, asked: bool) -> None:
        """The row alone."""
        position.observe(seat, row[: self._known])
        row[self._known :] = self._asking.chosen() if asked else self._nothing
