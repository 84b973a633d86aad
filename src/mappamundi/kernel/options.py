"""Choices made before a game begins: what may be chosen, what excludes what, and one check for all.

What an option and its values mean is said with all other words: docs/languages.md tells under which names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mappamundi.kernel.errors import BadInput

# Yes or no, a word, or a list of seats. Lists, not tuples: values go through JSON and compare equal afterwards.
Value = bool | str | list[int]
Options = Mapping[str, Value]
# The value of an option that is left to the lot, where a game offers that: its views say under `drawn` what it fell on.
DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Option:
    """Something to be chosen, and its choices, the default first.

    With `seats` the value may also be a list of seats. It changes nothing except in games for so many `players` and
    `beside` these values of other options, so that nobody need be asked.
    """

    id: str
    choices: tuple[bool | str, ...]
    seats: bool = False
    players: int | None = None
    beside: Options = field(default_factory=dict)

    @property
    def default(self) -> Value:
        return self.choices[0]

    def read(self, text: str) -> Value:
        """A value as it is written in a command: a word, true or false, seats with commas between them."""
        for choice in self.choices:
            if written(choice) == text:
                return choice
        numbers = [part.strip() for part in text.split(",")]
        if self.seats and all(number.isdecimal() for number in numbers):
            return [int(number) for number in numbers]
        return text

    def known(self) -> str:
        """The values, in words."""
        words = [written(choice) for choice in self.choices]
        return " or ".join([*words, "a list of seats"] if self.seats else words)

    def check(self, value: object, players: int) -> Value:
        """The value, if it is one; a list of seats in rising order."""
        for choice in self.choices:
            # True is not 1 here, and "true" is not True.
            if type(value) is type(choice) and value == choice:
                return choice
        if not self.seats or not isinstance(value, list):
            raise BadInput(f"the option {self.id} is {self.known()}, not {_said(value)}")
        seats = sorted(seat for seat in value if type(seat) is int and 0 <= seat < players)
        if len(set(seats)) < len(value):
            raise BadInput(f"the option {self.id} names different seats from 0 to {players - 1}, not {_said(value)}")
        return seats


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Values that do not go together; with `players`, only in games for so many."""

    id: str
    values: Options
    players: int | None = None

    def meets(self, chosen: Options, players: int) -> bool:
        return self.players in (None, players) and all(chosen[name] == value for name, value in self.values.items())

    def refusal(self) -> str:
        """Which they are, for whoever gave them."""
        first, *others = [f"{name}={written(value)}" for name, value in self.values.items()]
        others += [f"{self.players} players"] if self.players else []
        return f"{first} does not go with {' and '.join(others)}"


def checked(
    game: str, options: Sequence[Option], exclusions: Sequence[Exclusion], given: Mapping[str, object], players: int
) -> dict[str, Value]:
    """Every option of the game with its value, as given or by default. `BadInput` says what cannot be chosen."""
    names = [option.id for option in options]
    for name in given:
        if name not in names:
            raise BadInput(f"{game} has no option {name!r}; its options are: {', '.join(names) or 'none'}")
    chosen = {option.id: option.check(given.get(option.id, option.default), players) for option in options}
    for exclusion in exclusions:
        if exclusion.meets(chosen, players):
            raise BadInput(exclusion.refusal())
    return chosen


def written(value: Value) -> str:
    """A value as one writes it in a command, or in a line of text."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else ",".join(map(str, value))


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
