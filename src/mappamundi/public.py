"""Playing from Python, in three lines:

    import mappamundi

    match = mappamundi.game("hotw2018").play(seed=7)
    print(match.result)

docs/python.md tells the rest.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mappamundi import games
from mappamundi.bots import MAPMAKERS, Bot, house_bot, make_bot
from mappamundi.bots.among import moves_among
from mappamundi.kernel import Action, BadInput, Game, Position, Seeded, Value, new_seed, seed_of
from mappamundi.records import Match, Seat

# Whom to seat: the name of a bot for all seats, or a name or a bot of one's own for each; left out, the house bot.
Bots = str | Sequence[str | Bot] | None
# A number or a text, which always give the same game; left out, one that never was.
Seed = int | str | None


def game(
    name: str, players: int | None = None, *, rules: str | None = None, data: Path | None = None, **options: Value
) -> "Setup":
    """A game by its name, for so many players (four, if it is for as many) and with these options.

    `rules` is a version of its rules, `data` a folder with corrected data. `BadInput` says what cannot be.
    """
    return Setup(games.game(name, data, rules), players, options)


class Setup:
    """A game with its seats and options chosen, ready to begin as often as one likes."""

    def __init__(self, rules: Game, players: int | None, options: Mapping[str, Value]) -> None:
        self.rules = rules
        self.players = rules.facts.seated(rules.facts.usual_seats if players is None else players)
        self.options = rules.facts.checked(options, self.players)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"game({self.rules.facts.id!r}, players={self.players}{chosen})"

    def new(self, seed: Seed = None) -> Position:
        """A new game: who is to act, what is legal, what each may see. The same seed deals and rolls the same."""
        return self.rules.new(self.options, self.players, Seeded(secret_of(seed)))

    def load(self, dump: Mapping[str, Any], seed: Seed = None) -> Position:
        """The position that `Position.dump` described; the seed is that of what is still to be drawn and rolled."""
        return self.rules.load(dump, Seeded(secret_of(seed)))

    def bots(self, bots: Bots = None, seed: Seed = 0) -> list[Bot]:
        """One bot for each seat."""
        named = [bots or house_bot(self.rules.facts.id)] * self.players if isinstance(bots, str | None) else list(bots)
        if len(named) != self.players:
            raise BadInput(f"this game has {self.players} seats, and {len(named)} bots were given")
        return [
            make_bot(bot, self.rules, int.from_bytes(seed_of(seed or 0, seat)[:4], "little"))
            if isinstance(bot, str)
            else bot
            for seat, bot in enumerate(named)
        ]

    def moves(self, position: Position, bots: Bots = None, seed: Seed = 0) -> Iterator[tuple[int | None, Action]]:
        """The moves of bots to the end of the game, each to be played before the next is asked for:

            for move in setup.moves(position):
                position.play(*move)

        It ends in every game: in a race the passing of time is nobody's move.
        """
        for _, seat, action in moves_among(self.rules, position, self.bots(bots, seed)):
            yield seat, action

    def play(self, seed: Seed = None, bots: Bots = None) -> Match:
        """A whole game among bots, with its record. With the same seed and bots it is the same game."""
        playing = self.bots(bots, seed)
        seats = [Seat(name, bot.name) for name, bot in zip(MAPMAKERS, playing, strict=False)]
        match = Match.new(self.rules, self.options, seats, secret_of(seed))
        for seconds, seat, action in moves_among(self.rules, match.position, playing):
            match.play(seat, action, round(seconds, 3) if self.rules.facts.race else None)
        return match


def secret_of(seed: Seed) -> bytes:
    """What a seed stands for, as in `mundi play --seed`."""
    return new_seed() if seed is None else seed_of(seed)
