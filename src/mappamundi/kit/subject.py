"""What the kit must be told about a game; everything else it asks the game itself.

`Subject(game)` is enough to begin with. A class of one's own says more: what is conserved, what is hidden, how forms
can be spoilt, how long a game may last.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar, cast

from mappamundi.kernel import Action, BadInput, Chance, Event, Facts, Game, Position, Result, Seeded
from mappamundi.kit.random_play import NO_ENDINGS, STYLES, UNIFORM, Endings, advance, choose, seed_bytes

P = TypeVar("P", bound=Position)


class Subject(Generic[P]):
    """A game under test. A game's own subject says what differs from this."""

    # How it can be set up, beside the number of seats; if left out, by default and with each other choice by itself.
    options: Sequence[Mapping[str, Any]] = ()
    # Actions that end a phase.
    endings: Endings = NO_ENDINGS
    # Values of parameters by name: all that could stand there, and a few that could not.
    values: Mapping[str, Sequence[Any]] = {}
    # Decisions, as `decision` names them: to be looked for, and to be looked at closely where they first come up, in
    # some of the games.
    sought: Sequence[str] = ()
    rare: frozenset[str] = frozenset()
    # No random game is longer than this many decisions; the random positions of tests lie within so many.
    most_decisions = 5_000
    longest = 100
    # Whether everybody sees everything: then no world differs from the real one in what a viewer may not know.
    open = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.id = game.facts.id
        self.options = self.options or _each_choice(game.facts)

    # --- playing

    def table(self, number: int) -> tuple[int, Mapping[str, Any], int]:
        """Seats, options and style of a game by its number: all their combinations in turn."""
        least, most = self.game.facts.seats
        number, players = divmod(number, most - least + 1)
        number, options = divmod(number, len(self.options))
        return least + players, self.options[options], STYLES[number % len(STYLES)]

    def each_table(self) -> range:
        """The numbers of games with every number of seats, each with every way to set them up."""
        least, most = self.game.facts.seats
        return range((most - least + 1) * len(self.options))

    def new(self, seed: int, players: int, options: Mapping[str, Any]) -> P:
        return cast(P, self.game.new(options, players, Seeded(seed_bytes(seed))))

    def load(self, dump: Mapping[str, Any], chance: Chance) -> P:
        return cast(P, self.game.load(dump, chance))

    def advance(self, position: P, rng: Random, steps: int, style: int = UNIFORM) -> P:
        return advance(position, rng, steps, style, self.endings)

    def choose(self, position: P, rng: Random, style: int) -> tuple[int | None, Action]:
        """Who does what next in a random game; also what the rules allow but do not list."""
        return choose(position, rng, style, self.endings)

    def step(self, position: P, rng: Random, style: int) -> tuple[int | None, Action, list[Event]]:
        """One such action: who did what, and what happened."""
        seat, action = self.choose(position, rng, style)
        return seat, action, position.play(seat, action)

    def chance(self, position: P) -> Chance:
        """Where its dice come from; a game whose positions do not keep it as `chance` says where it is."""
        chance: Chance = getattr(position, "chance", None) or Seeded(bytes(32))
        return chance

    def decision(self, position: P) -> str:
        """What is to be decided now, in a word."""
        del position
        return ""

    # --- what holds

    def check(self, position: P, events: Sequence[Event]) -> None:
        """After every step: nothing is lost, nothing appears from nowhere. Quick, for it is asked millions of times."""

    def check_closely(self, position: P) -> None:
        """Now and then: what takes longer."""

    def check_loaded(self, position: P, loaded: P) -> None:
        """What a position works out for itself is the same in one loaded from its dump."""

    def check_imagined(self, position: P, made: P, viewer: int | None) -> None:
        """A position that was imagined for a viewer keeps to what that viewer remembers of this one."""

    def check_end(self, position: P, result: Result) -> None:
        """At the end."""

    def acceptable(self, position: P, seat: int, action: Action) -> bool:
        """A second opinion on what the rules allow: what is listed, unless a rule names exceptions."""
        return action in position.legal(seat)

    def may_interject(self, position: P, seat: int) -> bool:
        """Whether this seat, which is not to act now, may do something nevertheless."""
        del position, seat
        return False

    def may_wait(self, position: P, seat: int) -> bool:
        """Whether a seat that may act may just as well leave it at that, for as long as nobody else does anything."""
        del position, seat
        return False

    def plain_forms(self) -> Iterator[Mapping[str, Any]]:
        """Forms that are tried at every decision beside those of listed and spoilt actions."""
        yield from ()

    # --- what is hidden

    def other_world(self, position: P, viewer: int | None, rng: Random, chance: Chance | None = None) -> P:
        """A position that this seat, or a spectator (`None`), cannot tell from the given one.

        With `chance` left out the dice to come are others as well. Unless a game says better, this is what the game
        itself imagines from the view, which cannot show a view that tells too much: whoever exchanges what is hidden in
        a dump, and loads that, shows it.
        """
        imagined = self.game.imagine(position.view(viewer), chance or Seeded(rng.randbytes(32)))
        return cast(P, imagined)


def _each_choice(facts: Facts) -> Sequence[Mapping[str, Any]]:
    """The defaults, and beside them each other choice that any number of players may make by itself."""
    others = [{option.id: choice} for option in facts.options for choice in option.choices[1:]]
    return ({}, *(options for options in others if _always_possible(facts, options)))


def _always_possible(facts: Facts, options: Mapping[str, Any]) -> bool:
    try:
        for players in range(facts.seats[0], facts.seats[1] + 1):
            facts.checked(options, players)
    except BadInput:
        return False
    return True
