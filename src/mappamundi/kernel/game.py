"""The five verbs of a position, and what a game declares about itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Protocol, Self

from mappamundi.kernel.action import Action
from mappamundi.kernel.annals import Annals, Entry
from mappamundi.kernel.beat import Beat
from mappamundi.kernel.chance import Chance
from mappamundi.kernel.conduct import Conduct
from mappamundi.kernel.errors import BadInput, UnknownRules
from mappamundi.kernel.event import Event, Kind
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.kernel.narration import Line
from mappamundi.kernel.options import Exclusion, Option, Options, Value, checked
from mappamundi.kernel.rulebook import ORIGINAL, Form

CONDUCT: Final = Conduct()


@dataclass(frozen=True, slots=True)
class Facts:
    """What a game declares about itself, without a sentence: those stand with all other words (docs/languages.md).

    `languages` are those of its rules, the original first.

    `rules_version` is what is played; games that were begun under one of the `kept_versions` are finished under it.

    A `race` is, or may be, played in real time: all at once, nobody awaited, and somebody else may be quicker. Its
    `conduct` is what it asks of the referee.
    """

    id: str
    title: str
    publisher: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: str
    kept_versions: tuple[str, ...] = ()
    languages: tuple[str, ...] = tuple(LANGUAGES)
    exclusions: tuple[Exclusion, ...] = ()
    race: bool = False
    conduct: Conduct = CONDUCT

    def under(self, rules: str | None) -> Self:
        """The same game by that version of its rules; `UnknownRules` if it is not kept."""
        if rules in (None, self.rules_version):
            return self
        if rules not in self.kept_versions:
            known = ", ".join((*self.kept_versions, self.rules_version))
            raise UnknownRules(f"version {rules} of the rules of {self.id} is not kept here; known: {known}")
        return replace(self, rules_version=rules)

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says: four, or as many as the game is for."""
        least, most = self.seats
        return min(max(least, 4), most)

    def seated(self, players: object) -> int:
        """The number of players, if the game is for so many."""
        least, most = self.seats
        if type(players) is not int or not least <= players <= most:
            raise BadInput(f"{self.title} is for {least} to {most} players, not {players}")
        return players

    def checked(self, options: Mapping[str, object], players: int) -> dict[str, Value]:
        """Every option with its value, as given or by default; `BadInput` says what cannot be chosen."""
        return checked(self.title, self.options, self.exclusions, options, players)


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: each seat's score and place (1 is first; equal places share a win)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Alarm(NamedTuple):
    """What the clock plays if nobody acts before: nobody's action, and in how many seconds.

    They count from the moment up to which the position has counted: that of the latest action, whoever's it was.
    """

    seconds: float
    passing: Callable[[float], Action]

    @property
    def action(self) -> Action:
        """Made when the alarm rings: most never do, since somebody acts before."""
        return self.passing(self.seconds)


class View(Protocol):
    """What one viewer may see, built up from nothing."""

    viewer: int | None

    def json(self) -> Mapping[str, Any]:
        """The view with names, ready to send."""
        ...

    def own(self) -> Mapping[str, Any]:
        """The part of `json` that viewers of the same moment see differently: always the same keys."""
        ...

    def pack(self) -> list[Any]:
        """The view as plain values, small and quick to pickle; `Game.unpack_view` makes a view of it."""
        ...


class Position(Protocol):
    """A state of play and who must decide: everything above talks to it through these verbs."""

    @property
    def players(self) -> int:
        """How many seats play."""
        ...

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in rising order; none when the game is over."""
        ...

    def awaited(self) -> tuple[int, ...]:
        """The seats among them that must decide before the game goes on; none in a race, where nobody must."""
        ...

    def on_turn(self) -> int | None:
        """The seat whose turn it is, whoever must decide in it; `None` while all act at once."""
        ...

    def legal(self, seat: int) -> Sequence[Action]:
        """Every action open to that seat."""
        ...

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """Do it and return what happened, or raise IllegalAction and leave everything as it was.

        A seat's action, or nobody's (`None`): the passing of time. Neither may play the other's.
        """
        ...

    def alarm(self) -> Alarm | None:
        """What the clock will play next if nobody acts; `None` where the rules count no time now."""
        ...

    def elapse(self, seconds: float) -> Action | None:
        """Nobody's action by which so much time passes, less than until the alarm; `None` where none is counted.

        The rules read no clock. Whoever has one plays this before a seat's action that comes after a while, so that
        the position's own count is exact; it changes nothing else, and it stands in the record like any action.
        """
        ...

    def view(self, viewer: int | None) -> View:
        """What that seat, or a spectator (`None`), may see."""
        ...

    def standings(self) -> tuple[int, ...] | None:
        """The running score of each seat, as everybody sees it; `None` in a game that counts only at its end."""
        ...

    def result(self) -> Result | None:
        """Scores and places, once the game is over."""
        ...

    def copy(self) -> Self:
        """An independent position equal to this one."""
        ...

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON; `Game.load` makes an equal position of it."""
        ...


class Game(Protocol):
    """A set of rules with its data, ready to be played."""

    @property
    def facts(self) -> Facts:
        """What it declares about itself."""
        ...

    @property
    def kinds(self) -> Sequence[Kind]:
        """The kinds of events, by number."""
        ...

    def new(self, options: Options, players: int, chance: Chance) -> Position:
        """A new game. Options left out take their defaults; `BadInput` for those that cannot be chosen."""
        ...

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        """The position that `Position.dump` described. `BadInput` if it is none."""
        ...

    def action(self, form: Mapping[str, Any]) -> Action:
        """The action with this JSON form. `IllegalAction` if there is no such form."""
        ...

    def action_at(self, code: int) -> Action:
        """The action with this integer code, 0 <= code < `action_count`."""
        ...

    @property
    def action_count(self) -> int:
        """The size of the action space."""
        ...

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        """An event as JSON, as far as that viewer may know: the same for all, unless its kind has secret fields."""
        ...

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        """The form of an action that `seat` played, as far as that viewer may know."""
        ...

    def unpack_view(self, packed: Sequence[Any]) -> View:
        """The view that `View.pack` packed, for example in another process."""
        ...

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether these events end the right of `seat` to take back what caused them. Nobody's cannot be taken back."""
        ...

    def imagine(self, view: View, chance: Chance) -> Position:
        """A whole position that agrees with the view; what the viewer cannot know is dealt at random.

        `chance` deals, and is the chance of the position from there on. Nothing but the view decides what can be.
        """
        ...

    def counsel(self, view: View, actions: Sequence[Action]) -> Sequence[Mapping[str, Any]]:
        """For each action, legal or asked about, what it would bring to the viewer, as far as the view tells."""
        ...

    def scene(self, view: View | None) -> Any:
        """Where the story stands at this moment (`None`: before a game begins): what telling the next step rests on.

        It holds nothing that a spectator may not know, so that it is the same for all viewers.
        """
        ...

    def opening(self, view: View | None) -> list[Line]:
        """What the chronicle says before the first step of a game that begins at this moment (`None`: a new one)."""
        ...

    def narrate(
        self, scene: Any, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], Any]:
        """A step as lines, from its action and events as they were told to one viewer, and the scene after it."""
        ...

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        """How a step is shown, from its action and events as they were told to anybody: the same for all who watch."""
        ...

    def annals(self, scene: Any, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
        """What there is to tell of a game: of its log as it was told to the viewer of this view of its last moment.

        `scene` is where the story stood when the log began; `ending` is how the game ended, `None` while it lasts.
        """
        ...

    def rollout(self, position: Position, seed: int) -> int:
        """Play random actions to the end, inside the rules and without a word; how many there were.

        The seed is all its chance: it knows nothing of the dice that the position would throw.
        """
        ...

    def exercises(self) -> Mapping[str, Callable[[Position, int], int]]:
        """What is worth timing by itself: each plays on a new position, and says how often it did what it is called."""
        ...

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        """A scenario's named draws as orders for `Scripted`. `BadInput` names what is unknown."""
        ...

    def for_setup(self, setup: Mapping[str, Any]) -> "Game":
        """The game that a scenario's `setup` is played with: this one, unless the setup brings cards of its own."""
        ...

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> Position:
        """The position that a scenario's `setup` describes. `BadInput` names what is unknown."""
        ...

    def report(self, position: Position) -> dict[str, Any]:
        """The position in the words of a scenario's `expect`; sets where order does not count."""
        ...

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        """Guided positions: id, players, seat, a scenario's setup, and steps that say something or await an action."""
        ...

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        """The numbered rules, as Markdown, in that language of `Facts.languages`; in English if it is none of them.

        `player` is told to whoever plays, `precise` is the authority for programs; the numbers are the same.
        """
        ...

    def catalogue(self) -> dict[str, Any]:
        """What never changes while the game is played (board, cards, numbers), as JSON for whoever shows it."""
        ...
