"""The words of a setup: names, seats, numbers and lists, each with a sentence where it cannot be."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.kernel import BadInput


class Reader:
    """Reads the parts of a setup for so many seats."""

    def __init__(self, players: int) -> None:
        self.players: Final = players

    def find(self, table: Mapping[str, int], what: str, name: Any) -> int:
        if not isinstance(name, str) or name not in table:
            raise BadInput(f"setup names an unknown {what}: {name!r}")
        return table[name]

    def find_all(self, table: Mapping[str, int], what: str, where: str, names: Any) -> list[int]:
        return [self.find(table, what, name) for name in self.several(where, names)]

    def several(self, where: str, given: Any) -> list[Any]:
        """A list; nothing where it is left out."""
        if given is None:
            return []
        if not isinstance(given, list | tuple):
            raise BadInput(f"{where} is a list, not {given!r}")
        return list(given)

    def seat(self, value: Any) -> int:
        if isinstance(value, str) and value.isdecimal():  # JSON can only name seats by strings
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.players:
            raise BadInput(f"setup names seat {value!r}; the seats are 0 to {self.players - 1}")
        return value

    def number(self, where: str, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadInput(f"{where} is a whole number of at least 0, not {value!r}")
        return value

    def mapping(self, where: str, given: Any) -> Mapping[Any, Any]:
        if not isinstance(given, Mapping):
            raise BadInput(f"{where} is a mapping, not {given!r}")
        return given

    def keys(self, where: str, given: Any, known: frozenset[str]) -> Mapping[str, Any]:
        """A mapping that has only these keys."""
        named = self.mapping(where, given)
        for key in named:
            if key not in known:
                raise BadInput(f"{where} has an unknown key {key!r}; known are {', '.join(sorted(known))}")
        return named

    def by_seat(self, where: str, given: Any) -> list[tuple[int, Any]]:
        """What is said of each seat that is named."""
        if given is None:
            return []
        return [(self.seat(seat), value) for seat, value in self.mapping(where, given).items()]
