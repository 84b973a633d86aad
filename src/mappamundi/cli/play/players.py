"""Who sits at the table: a name, a letter and a colour for each seat, so that nothing is said by colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mappamundi.bots import MAPMAKERS
from mappamundi.kernel import BadInput, Game
from mappamundi.kernel.names import hides_something, tidied
from mappamundi.records import Seat

if TYPE_CHECKING:
    from rich.text import Text

HUMAN = "human"
ME = "me"

# Pigments of the seats, and the ink that can be read on them.
PIGMENTS = (
    ("Vermilion", "#bc3709", "#ffffff"),
    ("Lapis", "#1d5193", "#ffffff"),
    ("Verdigris", "#008a73", "#ffffff"),
    ("Saffron", "#e9ae05", "#231d17"),
    ("Mallow", "#b18ac0", "#231d17"),
    ("Ink", "#352528", "#ffffff"),
)
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Player:
    """One seat as it is shown."""

    seat: int
    name: str
    kind: str
    letter: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def seal(self) -> "Text":
        """The letter on the seat's pigment."""
        from rich.text import Text

        _, pigment, ink = PIGMENTS[self.seat % len(PIGMENTS)]
        # The style is the letter's alone: what is appended must not take it over.
        return Text.assemble((self.letter, f"bold {ink} on {pigment}"))


def seat_list(names: Sequence[str], game: Game) -> list[Seat]:
    """The seats of a new game: `me`, `me:NAME` for people, otherwise the name of a bot, `BOT:FILE` with its weights."""
    from mappamundi.bots import UnknownBot, make_bot

    mapmakers = iter(MAPMAKERS)
    seats: list[Seat] = []
    for number, entry in enumerate(names):
        kind, colon, name = entry.partition(":")
        if kind == ME:
            name = tidied(name) if colon else PIGMENTS[number % len(PIGMENTS)][0]
            if len(name) > LONGEST_NAME or hides_something(name):
                raise BadInput(f"--seats {entry}: a name has 1 to {LONGEST_NAME} letters, all of them visible")
            seats.append(Seat(name, HUMAN))
        else:
            try:
                make_bot(entry, game, 0)
            except UnknownBot as error:
                raise BadInput(f"--seats: {error}, and {ME} for yourself") from None
            seats.append(Seat(next(mapmakers), entry))
    if len({seat.name.casefold() for seat in seats}) < len(seats):
        raise BadInput("--seats: two players have the same name")
    return seats


def players_of(seats: Sequence[Seat]) -> list[Player]:
    """The players with a letter each: of their name if it is free, otherwise of the alphabet."""
    taken: set[str] = set()
    players: list[Player] = []
    for number, seat in enumerate(seats):
        wanted = [letter for letter in seat.name.upper() + "ABCDEFGHIJ" if letter.isalnum()]
        letter = next(letter for letter in wanted if letter not in taken)
        taken.add(letter)
        players.append(Player(number, seat.name, seat.kind, letter))
    return players
