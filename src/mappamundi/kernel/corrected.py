"""Corrected data of a game, apart from the folder that they came from."""

import hashlib
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Corrected:
    """A corrected data file as text: a game is played with it wherever the folder is that it came from."""

    text: str
    name: str = field(default="the corrected data", compare=False)

    @property
    def digest(self) -> str:
        """What tells it apart, for the header of a record."""
        return hashlib.sha256(self.text.encode()).hexdigest()
