"""A tiny race: what the frame must bear of games in which nobody has a turn.

Things lie on a common pile, each with a worth that only its taker learns. Once every seat is ready, each may grab
whatever still lies there, as often and as fast as it likes. When half of the things are gone a clock of ten seconds (or
two) starts; with it, or with the last thing, the game ends.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

from tests.kit.toy import play_out

from mappamundi.games import GAMES
from mappamundi.kernel import (
    Action,
    Alarm,
    Annals,
    BadInput,
    Beat,
    Chance,
    Conduct,
    Entry,
    Event,
    Facts,
    IllegalAction,
    Kind,
    Line,
    Option,
    Options,
    Position,
    Result,
    View,
    closes_undo,
    plain_annals,
    plain_beat,
)
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.narration import Param, player, say
from mappamundi.kernel.rulebook import ORIGINAL, Form

MOST = 16
NOBODY = -1

READY, GRABBED, CLOSING_BEGAN, TIME_WAS_UP = range(4)
KINDS = (
    Kind("ready", (("seat", "seat"),), reveals=True),
    Kind(
        "grabbed",
        (("seat", "seat"), ("thing", "int"), ("worth", "int")),
        secret=("worth",),
        knower="seat",
        reveals=True,
    ),
    Kind("closing_began", (("seconds", "int"),), reveals=True),
    Kind("time_was_up", reveals=True),
)
RULES = """# Grab

## 1. The pile

- **B1.1** Nobody grabs before everybody is ready.
- **B1.2** A thing is whose hand was first.

## 2. The end

- **B2.1** When half of the things are gone, some seconds are left.
- **B2.2** Only time lets time pass.
"""

SAY_READY = Action(0, 0, (), {"do": "ready"})
GRABS = tuple(Action(1 + thing, 1, (thing,), {"do": "grab", "thing": thing}) for thing in range(MOST))


def passing(seconds: float) -> Action:
    return Action(-1, 2, (round(seconds * 1000),), {"do": "time", "seconds": round(seconds, 3)}, nobodys=True)


class GrabView:
    def __init__(self, viewer: int | None, told: dict[str, Any]) -> None:
        self.viewer = viewer
        self.told = told

    def json(self) -> dict[str, Any]:
        return self.told

    def own(self) -> dict[str, Any]:
        return {"worth": self.told["worth"]}

    def pack(self) -> list[Any]:
        return [self.viewer, self.told]


class GrabPosition:
    def __init__(self, players: int, worth: list[int], seconds: int) -> None:
        self._players = players
        self.worth = worth
        self.seconds = seconds
        self.takers = [NOBODY] * len(worth)
        self.waiting = [True] * players
        self.clock: int | None = None
        self.over = False

    @property
    def players(self) -> int:
        return self._players

    def left(self) -> list[int]:
        return [thing for thing, taker in enumerate(self.takers) if taker == NOBODY]

    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return self.awaited() or tuple(range(self._players))

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self._players) if self.waiting[seat])

    def on_turn(self) -> int | None:
        return None

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.to_act():
            return ()
        return (SAY_READY,) if self.waiting[seat] else tuple(GRABS[thing] for thing in self.left())

    def play(self, seat: int | None, action: Action) -> list[Event]:
        if self.over:
            raise IllegalAction("B2.1", "over", "The game is over.")
        if action.nobodys != (seat is None):
            raise IllegalAction("B2.2", "bad_action", "Time passes by itself, and does nothing else.")
        if seat is None:
            return self._pass(action.args[0])
        if seat not in self.to_act() or (action is SAY_READY) != self.waiting[seat]:
            raise IllegalAction("B1.1", "waiting", "First everybody must be ready.")
        if action is SAY_READY:
            self.waiting[seat] = False
            return [(READY, seat)]
        (thing,) = action.args
        if thing >= len(self.takers):
            raise IllegalAction("B1.2", "no_thing", "There is no such thing.")
        if self.takers[thing] != NOBODY:
            raise IllegalAction("B1.2", "taken", "Somebody was quicker.", seat=self.takers[thing])
        self.takers[thing] = seat
        events: list[Event] = [(GRABBED, seat, thing, self.worth[thing])]
        left = len(self.left())
        if self.clock is None and left <= len(self.takers) // 2:
            self.clock = self.seconds * 1000
            events.append((CLOSING_BEGAN, self.seconds))
        self.over = not left
        return events

    def _pass(self, milliseconds: int) -> list[Event]:
        if self.clock is None:
            return []
        self.clock = max(0, self.clock - milliseconds)
        self.over = not self.clock
        return [(TIME_WAS_UP,)] if self.over else []

    def alarm(self) -> Alarm | None:
        return None if self.clock is None or self.over else Alarm(self.clock / 1000, passing)

    def elapse(self, seconds: float) -> Action | None:
        counted = self.clock is not None and not self.over and round(seconds * 1000) > 0
        return passing(seconds) if counted else None

    def view(self, viewer: int | None) -> GrabView:
        takers = {str(thing): taker for thing, taker in enumerate(self.takers) if taker != NOBODY}
        worth = {str(thing): self.worth[thing] for thing, taker in enumerate(self.takers) if taker == viewer}
        phase = "over" if self.over else "waiting" if any(self.waiting) else "race"
        clock = None if self.clock is None else self.clock / 1000
        told = {
            "phase": phase,
            "left": self.left(),
            "takers": takers,
            "clock": clock,
            "seconds": self.seconds,
            "worth": worth,
        }
        return GrabView(viewer, told | {"waiting": list(self.waiting)})

    def standings(self) -> tuple[int, ...]:
        return tuple(self.takers.count(seat) for seat in range(self._players))

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [
            sum(worth for worth, taker in zip(self.worth, self.takers, strict=True) if taker == seat)
            for seat in range(self._players)
        ]
        return Result(tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores))

    def copy(self) -> Self:
        twin = type(self)(self._players, self.worth, self.seconds)
        twin.takers, twin.waiting = list(self.takers), list(self.waiting)
        twin.clock, twin.over = self.clock, self.over
        return twin

    def dump(self) -> dict[str, Any]:
        return deepcopy(vars(self))


class Grab:
    """The game."""

    facts = Facts(
        id="grab",
        title="Grab",
        publisher="nobody",
        seats=(2, 4),
        minutes=(1, 1),
        options=(
            Option("things", ("8", "16")),
            Option("seconds", ("10", "2")),
        ),
        languages=("en",),
        rules_version="1",
        race=True,
    )
    kinds: Sequence[Kind] = KINDS
    action_count = 1 + MOST
    position: type[GrabPosition] = GrabPosition

    def new(self, options: Options, players: int, chance: Chance) -> GrabPosition:
        chosen = self.facts.checked(options, players)
        count, seconds = int(str(chosen["things"])), int(str(chosen["seconds"]))
        return self.position(players, [item + 1 for item in chance.shuffle("pile", count)], seconds)

    def load(self, dump: Mapping[str, Any], chance: Chance) -> GrabPosition:
        del chance
        position = self.position(dump["_players"], dump["worth"], dump["seconds"])
        vars(position).update(deepcopy(dict(dump)))
        return position

    def action(self, form: Mapping[str, Any]) -> Action:
        match dict(form):
            case {"do": "ready", **rest} if not rest:
                return SAY_READY
            case {"do": "grab", "thing": int(thing), **rest} if not rest and thing in range(MOST):
                return GRABS[thing]
            case {"do": "grab", "thing": _, **rest} if not rest:
                raise IllegalAction("", "unknown_id", "There is no such thing.")
            case {"do": "time", "seconds": int() | float() as seconds, **rest} if not rest and seconds > 0:
                return passing(seconds)
        raise IllegalAction("", "malformed", "There is no such action.")

    def action_at(self, code: int) -> Action:
        if code < 0:
            raise IndexError(f"there is no action {code}")
        return (SAY_READY, *GRABS)[code]

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return KINDS[event[0]].describe(event, viewer, {})

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        del seat, viewer
        return dict(action.form)

    def unpack_view(self, packed: Sequence[Any]) -> GrabView:
        return GrabView(*packed)

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return closes_undo(events, KINDS, seat)

    def imagine(self, view: View, chance: Chance) -> GrabPosition:
        told = view.json()
        count = len(told["left"]) + len(told["takers"])
        known = {int(thing): worth for thing, worth in told["worth"].items()}
        rest = [item + 1 for item in chance.shuffle("pile", count) if item + 1 not in known.values()]
        position = GrabPosition(
            len(told["waiting"]),
            [known[thing] if thing in known else rest.pop() for thing in range(count)],
            told["seconds"],
        )
        for thing, taker in told["takers"].items():
            position.takers[int(thing)] = taker
        position.waiting = list(told["waiting"])
        position.clock = None if told["clock"] is None else round(told["clock"] * 1000)
        position.over = told["phase"] == "over"
        return position

    def counsel(self, view: View, actions: Sequence[Action]) -> list[dict[str, Any]]:
        return [{} for _ in actions]

    def scene(self, view: View | None) -> None:
        """Every step tells itself."""

    def opening(self, view: View | None) -> list[Line]:
        del view
        return []

    def narrate(
        self, scene: None, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], None]:
        del scene, action
        return [Line([say(f"grab-{event['event']}", **_params(event))], seat=seat) for event in events], None

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        del action
        return plain_beat(events)

    def annals(self, scene: None, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
        del scene, view, ending
        return plain_annals(log)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        del players
        return {name: list(order) for name, order in draws.items()}

    def for_setup(self, setup: Mapping[str, Any]) -> "Grab":
        del setup
        return self

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> GrabPosition:
        position = self.new(options, players, chance)
        position.waiting = [False] * players
        for key, value in setup.items():
            if key == "takers":
                for thing, taker in value.items():
                    position.takers[thing] = taker
            elif key == "clock":
                position.clock = round(value * 1000)
            else:
                raise BadInput(f"setup: there is no key {key}")
        return position

    def rollout(self, position: Position, seed: int) -> int:
        return play_out(position, seed)

    def exercises(self) -> Mapping[str, Callable[[Position, int], int]]:
        return {}

    def report(self, position: Position) -> dict[str, Any]:
        told = position.view(None).json()
        return {"phase": told["phase"], "left": frozenset(told["left"]), "clock": told["clock"]}

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        del language, form
        return RULES

    def catalogue(self) -> dict[str, Any]:
        return {"things": MOST}


GAME = Grab()


def load_grab(data: Path | Corrected | None, rules: str | None) -> Grab:
    del data
    assert rules in (None, GAME.facts.rules_version)
    return GAME


@contextmanager
def grab_among_the_games() -> Iterator[None]:
    """Commands and servers find it by its id."""
    with patch.dict(GAMES, {"grab": load_grab}):
        yield


@contextmanager
def conducted(**wishes: Any) -> Iterator[None]:
    """It is played with these wishes for its conduct."""
    with patch.object(Grab, "facts", replace(Grab.facts, conduct=Conduct(**wishes))):
        yield


def _params(event: Mapping[str, Any]) -> dict[str, Param]:
    shown = {key: value for key, value in event.items() if key != "event" and value is not None}
    return {"who" if key == "seat" else key: player(value) if key == "seat" else value for key, value in shown.items()}
