"""A tiny race with hidden cards, simultaneous choices, dice and touches: what the upper floors must bear.

Each seat is dealt three cards (1 to 3 steps). In each round all seats pick a card at once and in secret;
then each makes its steps in turn, may push another seat back for one of them, and ends by stopping or by
rolling a die.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self

from mappamundi.kernel import (
    Action,
    Annals,
    BadInput,
    Beat,
    Chance,
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
from mappamundi.kernel.narration import player, say
from mappamundi.kernel.rulebook import ORIGINAL, Form

HAND = 3
PICKED, SHOWN, STEPPED, PUSHED, ROLLED, STOPPED = range(6)
KINDS = (
    Kind("picked", (("seat", "seat"), ("card", "int")), secret=("card",), knower="seat"),
    Kind("shown", (("seat", "seat"), ("card", "int")), reveals=True),
    Kind("stepped", (("seat", "seat"),)),
    Kind("pushed", (("seat", "seat"), ("at", "seat")), touches="at"),
    Kind("rolled", (("seat", "seat"), ("die", "int")), reveals=True),
    Kind("stopped", (("seat", "seat"),)),
)
RULES = """# Toy

## 1. Cards

- **T1.1** Each seat has three cards.
- **T1.2** Cards are picked at once
  and in secret. [R1]

## 2. Running

- **T2.1** One step moves one space.
- **T2.2** A roll ends the turn.
- **T2.3** Nobody goes on after the end.

## Rulings

- **R1** Sight unseen.
"""
PRECISE = RULES.replace("One step", "`step`").replace("# Toy", "# Toy, precisely")


def _forms() -> list[dict[str, Any]]:
    picks = [{"do": "pick", "card": card} for card in range(1, 4)]
    pushes = [{"do": "push", "at": seat} for seat in range(4)]
    return [*picks, *pushes, {"do": "step"}, {"do": "roll"}, {"do": "stop"}]


ACTIONS = tuple(Action(code, code, (), form) for code, form in enumerate(_forms()))
BY_FORM = {repr(sorted(action.form.items())): action for action in ACTIONS}


class ToyView:
    def __init__(self, viewer: int | None, told: dict[str, Any]) -> None:
        self.viewer = viewer
        self.told = told

    def json(self) -> dict[str, Any]:
        return self.told

    def own(self) -> dict[str, Any]:
        return self.told

    def pack(self) -> list[Any]:
        return [self.viewer, self.told]


def play_out(position: Position, seed: int) -> int:
    rng, decisions = Random(seed), 0
    while waiting := position.to_act():
        position.play(waiting[0], rng.choice(position.legal(waiting[0])))
        decisions += 1
    return decisions


class ToyPosition:
    def __init__(self, players: int, chance: Chance, rounds: int) -> None:
        self._players = players
        self.chance = chance
        self.rounds = rounds
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.picks = [0] * players
        self.scores = [0] * players
        self.turn = -1
        self.steps = 0
        self.dice = 0

    @property
    def players(self) -> int:
        return self._players

    def to_act(self) -> tuple[int, ...]:
        if self.rounds == 0:
            return ()
        if self.turn >= 0:
            return (self.turn,)
        return tuple(seat for seat in range(self._players) if not self.picks[seat])

    def awaited(self) -> tuple[int, ...]:
        return self.to_act()

    def alarm(self) -> None:
        """No time is counted."""

    def elapse(self, seconds: float) -> None:
        """No time is counted."""

    def standings(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def on_turn(self) -> int | None:
        return self.turn if self.turn >= 0 else None

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.to_act():
            return ()
        if self.turn < 0:
            return tuple(ACTIONS[card - 1] for card in sorted(set(self.hands[seat])))
        others = [ACTIONS[3 + other] for other in range(self._players) if other != seat]
        return (*([*others, ACTIONS[7]] if self.steps else []), ACTIONS[8], ACTIONS[9])

    def play(self, seat: int | None, action: Action) -> list[Event]:
        if seat is None or seat not in self.to_act():
            raise IllegalAction("T2.3", "not_your_turn", "It is not that seat's turn.")
        if action not in self.legal(seat):
            raise IllegalAction("T2.1", "not_now", "That cannot be done now.")
        if action.do == "pick":
            return self._pick(seat, action.code + 1)
        if action.do == "step":
            self.steps -= 1
            self.scores[seat] += 1
            return [(STEPPED, seat)]
        if action.do == "push":
            self.steps -= 1
            self.scores[action.form["at"]] -= 1
            return [(PUSHED, seat, action.form["at"])]
        events: list[Event] = [(STOPPED, seat)]
        if action.do == "roll":
            face = self.chance.roll(self.dice, 6)
            self.dice += 1
            self.scores[seat] += face
            events = [(ROLLED, seat, face)]
        self._next()
        return events

    def _pick(self, seat: int, card: int) -> list[Event]:
        self.picks[seat] = card
        self.hands[seat].remove(card)
        events: list[Event] = [(PICKED, seat, card)]
        if all(self.picks):
            events += [(SHOWN, other, pick) for other, pick in enumerate(self.picks)]
            self.turn, self.steps = 0, self.picks[0]
        return events

    def _next(self) -> None:
        self.turn += 1
        if self.turn < self._players:
            self.steps = self.picks[self.turn]
        else:
            self.turn, self.steps = -1, 0
            self.picks = [0] * self._players
            self.rounds -= 1

    def view(self, viewer: int | None) -> ToyView:
        told = {
            "scores": list(self.scores),
            "turn": self.turn,
            "hand": None if viewer is None else list(self.hands[viewer]),
            "rounds": self.rounds,
            "steps": self.steps,
            "cards": [len(hand) for hand in self.hands],
            # A card picked lies face down until all have picked.
            "picks": [n if self.turn >= 0 or seat == viewer or not n else "?" for seat, n in enumerate(self.picks)],
        }
        return ToyView(viewer, told)

    def result(self) -> Result | None:
        if self.rounds:
            return None
        places = [1 + sum(other > score for other in self.scores) for score in self.scores]
        return Result(tuple(self.scores), tuple(places))

    def copy(self) -> Self:
        twin = type(self)(self._players, self.chance, self.rounds)
        twin.hands = [list(hand) for hand in self.hands]
        twin.picks, twin.scores = list(self.picks), list(self.scores)
        twin.turn, twin.steps, twin.dice = self.turn, self.steps, self.dice
        return twin

    def dump(self) -> dict[str, Any]:
        return deepcopy({name: value for name, value in vars(self).items() if name != "chance"})


class Toy:
    """The game."""

    facts = Facts(
        id="toy",
        title="Toy race",
        publisher="nobody",
        seats=(2, 4),
        minutes=(1, 2),
        options=(Option("length", ("short", "long")),),
        languages=("en",),
        rules_version="1",
    )
    kinds: Sequence[Kind] = KINDS
    action_count = len(ACTIONS)

    def new(self, options: Options, players: int, chance: Chance) -> ToyPosition:
        position = ToyPosition(players, chance, 3 if self.facts.checked(options, players)["length"] == "long" else 2)
        order = chance.shuffle("deck", HAND * players)
        for place, item in enumerate(order):
            position.hands[place % players].append(item % 3 + 1)
        return position

    def load(self, dump: Mapping[str, Any], chance: Chance) -> ToyPosition:
        position = ToyPosition(dump["_players"], chance, dump["rounds"])
        vars(position).update(dump)
        return position

    def action(self, form: Mapping[str, Any]) -> Action:
        if form.get("do") == "pick" and form.get("card", 1) not in (1, 2, 3):
            raise IllegalAction("", "unknown_id", f"There is no card {form.get('card')}.")
        try:
            return BY_FORM[repr(sorted(form.items()))]
        except KeyError:
            raise IllegalAction("", "malformed", "There is no such action.") from None

    def action_at(self, code: int) -> Action:
        if code < 0:
            raise IndexError(f"there is no action {code}")
        return ACTIONS[code]

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return KINDS[event[0]].describe(event, viewer, {})

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        return {"do": action.do} if action.do == "pick" and viewer != seat else dict(action.form)

    def unpack_view(self, packed: Sequence[Any]) -> ToyView:
        return ToyView(*packed)

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return closes_undo(events, KINDS, seat)

    def imagine(self, view: View, chance: Chance) -> ToyPosition:
        assert isinstance(view, ToyView)
        told = view.told
        players = len(told["scores"])
        position = ToyPosition(players, chance, told["rounds"])
        position.scores, position.turn, position.steps = list(told["scores"]), told["turn"], told["steps"]
        known = [*(told["hand"] or ()), *(pick for pick in told["picks"] if isinstance(pick, int))]
        deck = [item % 3 + 1 for item in chance.shuffle("deck", HAND * players)]
        for card in filter(None, known):
            deck.remove(card)
        for seat, pick in enumerate(told["picks"]):
            position.picks[seat] = deck.pop() if pick == "?" else pick
            size = told["cards"][seat]
            position.hands[seat] = list(told["hand"]) if seat == view.viewer else [deck.pop() for _ in range(size)]
        return position

    def counsel(self, view: View, actions: Sequence[Action]) -> list[dict[str, Any]]:
        return [{} for _ in actions]

    def scene(self, view: View | None) -> None:
        """Every step tells itself."""

    def opening(self, view: View | None) -> list[Line]:
        del view
        return [Line([say("toy-start")], heading=True)]

    def narrate(
        self, scene: None, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], None]:
        del scene, seat, action
        lines = []
        for event in events:
            params = {key: value for key, value in event.items() if key not in ("event", "seat")}
            lines.append(
                Line([say(f"toy-{event['event']}", who=player(event["seat"]), **params)], "T2.1", event["seat"])
            )
        return lines, None

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        del action
        return plain_beat(events)

    def annals(self, scene: None, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
        del scene, view, ending
        return plain_annals(log)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        for name, order in draws.items():
            if name != "deck" or max(order) >= HAND * players:
                raise BadInput(f"draws: there is no pile {name} with these cards")
        return {name: list(order) for name, order in draws.items()}

    def for_setup(self, setup: Mapping[str, Any]) -> "Toy":
        del setup
        return self

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> ToyPosition:
        del options
        position = ToyPosition(players, chance, 1)
        for key, value in setup.items():
            if key == "scores":
                position.scores = list(value)
            elif key == "hands":
                for seat, hand in value.items():
                    position.hands[seat] = list(hand)
            elif key == "turn":
                position.turn, position.steps = value["seat"], value.get("steps", 0)
                position.picks = [1] * players
            else:
                raise BadInput(f"setup: there is no key {key}")
        return position

    def rollout(self, position: Position, seed: int) -> int:
        return play_out(position, seed)

    def exercises(self) -> Mapping[str, Callable[[Position, int], int]]:
        return {}

    def report(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, ToyPosition)
        turn = {"seat": position.turn, "steps": position.steps} if position.turn >= 0 else None
        result = position.result()
        return {
            "scores": list(position.scores),
            "turn": turn,
            "hands": {seat: {"cards": frozenset(hand)} for seat, hand in enumerate(position.hands)},
            "leading": position.scores[0] == max(position.scores),
            "winner": result.winners[0] if result else None,
        }

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        return RULES if form == "player" else PRECISE

    def catalogue(self) -> dict[str, Any]:
        return {"cards": [1, 2, 3]}
