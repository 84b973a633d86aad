"""The face of a game: what every set of rules hands on in the same way, so that a game says only what is its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeVar

from mappamundi.kernel.action import Action
from mappamundi.kernel.annals import Annals, Entry
from mappamundi.kernel.beat import Beat, plain_beat
from mappamundi.kernel.chance import Chance
from mappamundi.kernel.event import Event, Kind, Namer, closes_undo
from mappamundi.kernel.game import Facts, Game, Result, View
from mappamundi.kernel.game import Position as AnyPosition
from mappamundi.kernel.learnable import Observable
from mappamundi.kernel.options import Options, Value
from mappamundi.kernel.paths import Paths
from mappamundi.kernel.rows import Rows
from mappamundi.kernel.rulebook import ORIGINAL, Form


class Space(Protocol):
    """The action space of a game."""

    @property
    def size(self) -> int: ...

    def at(self, code: int) -> Action: ...


class Forms(Protocol):
    """How a game reads the JSON forms of its actions."""

    def read(self, form: Mapping[str, Any]) -> Action: ...


class Texts(Protocol):
    """What a game keeps in files beside its code, for whoever reads or learns it."""

    def lessons(self) -> Sequence[Mapping[str, Any]]: ...

    def rules(self, language: str, form: Form) -> str: ...


R = TypeVar("R")
P = TypeVar("P", bound=Observable)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Parts(Generic[R, P, V]):
    """The parts of a set of rules behind its face. `R` are its rules as they were read, with the tables made of them.

    A variant is what the options come to; what type it has is the game's affair, and so is that of a scene.
    """

    kinds: Sequence[Kind]
    position: type[P]
    view: type[V]
    unpack_view: Callable[[R, Sequence[Any]], V]
    variant: Callable[[Mapping[str, Value], int, Chance], Any]
    new: Callable[[R, int, Any, Chance], P]
    stage: Callable[[R, int, Any, Chance, Mapping[str, Any]], P]
    scene: Callable[[V | None], Any]
    imagine: Callable[[R, V, Chance], P]
    counsel: Callable[[V, Sequence[Action]], Sequence[Mapping[str, Any]]]
    annals: Callable[[R, Any, Sequence[Entry], V, Result | None], Annals]
    report: Callable[[P], dict[str, Any]]
    rollout: Callable[[P, int], int]
    rows: Callable[[R], Rows]
    paths: Callable[[R], Paths]
    # Kinds of actions of which nobody but who chose learns more than that a choice was made.
    secret_actions: frozenset[int] = frozenset()


class Face(Game, Generic[R, P, V]):
    """A game made of its parts. What is left to the game is what its rules alone know how to say."""

    def __init__(
        self,
        parts: Parts[R, P, V],
        facts: Facts,
        rules: R,
        space: Space,
        forms: Forms,
        namers: dict[str, Namer],
        texts: Texts,
    ) -> None:
        self._parts = parts
        self._facts = facts
        self.rules = rules
        self._space = space
        self._forms = forms
        self._namers = namers
        self._texts = texts

    def __repr__(self) -> str:
        return f"<{self.facts.title}, rules {self.facts.rules_version}>"

    @property
    def facts(self) -> Facts:
        return self._facts

    @property
    def kinds(self) -> Sequence[Kind]:
        return self._parts.kinds

    def new(self, options: Options, players: int, chance: Chance) -> P:
        seats = self.facts.seated(players)
        return self._parts.new(self.rules, seats, self._variant(options, players, chance), chance)

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> P:
        if not setup:
            return self.new(options, players, chance)
        seats = self.facts.seated(players)
        return self._parts.stage(self.rules, seats, self._variant(options, players, chance), chance, setup)

    def _variant(self, options: Options, players: int, chance: Chance) -> Any:
        return self._parts.variant(self.facts.checked(options, players), players, chance)

    def action(self, form: Mapping[str, Any]) -> Action:
        return self._forms.read(form)

    def action_at(self, code: int) -> Action:
        return self._space.at(code)

    @property
    def action_count(self) -> int:
        return self._space.size

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        hidden = viewer != seat and action.kind in self._parts.secret_actions
        return {"do": action.do} if hidden else dict(action.form)

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return self._parts.kinds[event[0]].describe(event, viewer, self._namers)

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return closes_undo(events, self._parts.kinds, seat)

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        return plain_beat(events)

    def unpack_view(self, packed: Sequence[Any]) -> V:
        return self._parts.unpack_view(self.rules, packed)

    def imagine(self, view: View, chance: Chance) -> P:
        return self._parts.imagine(self.rules, self._own_view(view), chance)

    def counsel(self, view: View, actions: Sequence[Action]) -> Sequence[Mapping[str, Any]]:
        return self._parts.counsel(self._own_view(view), actions)

    def scene(self, view: View | None) -> Any:
        return self._parts.scene(None if view is None else self._own_view(view))

    def annals(self, scene: Any, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
        return self._parts.annals(self.rules, scene, log, self._own_view(view), ending)

    def report(self, position: AnyPosition) -> dict[str, Any]:
        return self._parts.report(self._own_position(position))

    def rollout(self, position: AnyPosition, seed: int) -> int:
        return self._parts.rollout(self._own_position(position), seed)

    @cached_property
    def rows(self) -> Rows:
        """The table that describes what `observe` writes."""
        return self._parts.rows(self.rules)

    @cached_property
    def paths(self) -> Paths:
        """Actions as short paths of choices."""
        return self._parts.paths(self.rules)

    def exercises(self) -> Mapping[str, Callable[[AnyPosition, int], int]]:
        return {}

    def for_setup(self, setup: Mapping[str, Any]) -> Self:
        return self

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        return self._texts.lessons()

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        return self._texts.rules(language if language in self.facts.languages else ORIGINAL, form)

    def _own_view(self, view: View) -> V:
        assert isinstance(view, self._parts.view)
        return view

    def _own_position(self, position: AnyPosition) -> P:
        assert isinstance(position, self._parts.position)
        return position
