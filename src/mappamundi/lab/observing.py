"""What an agent is given to decide by, as arrays: what it knows, what it can choose, and by a list what each is."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from mappamundi.kernel.learnable import Learnable, Observable
from mappamundi.lab.asking import LISTED, PATH, Asking, ByList
from mappamundi.lab.match import mark, write_row

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]


class Observing:
    """How positions of a game are observed."""

    def __init__(self, game: Learnable, asking: Asking) -> None:
        self._asking: Final = asking
        self.row_size: Final = game.rows.size + PATH
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
        write_row(position, seat, asking.chosen() if asked else self._nothing, row.data)
        mask = bytearray(self._zeros)
        if asked:
            mark(asking.open(), mask)
        if noop:
            mask[asking.noop] = 1
        found: Observation = {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}
        if isinstance(asking, ByList):
            features = asking.features() if asked else b""
            found["actions"] = np.frombuffer(features.ljust(LISTED * PATH, b"\0"), np.uint8).reshape(LISTED, PATH)
        return found
