"""The game: how it begins, what it says about itself, and what is told of it."""

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from random import Random
from typing import Any, Final

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
    wrong_keys,
)
from mappamundi.kernel.narration import player, say
from mappamundi.kernel.rulebook import ORIGINAL, Form
from mappamundi_pearls.position import BIDS, COINS, HAND, KINDS, MOST_SEATS, PearlsPosition, PearlsView

FACTS: Final = Facts(
    id="pearls",
    title="Pearls",
    publisher="an example",
    seats=(2, MOST_SEATS),
    minutes=(2, 5),
    options=(
        # How many pearls there are: five, and all of them are sold; or eight, of which five are sold.
        Option("heap", ("small", "large")),
    ),
    languages=("en",),
    rules_version="1",
)
HEAPS: Final = {"small": 5, "large": 8}


def load_game(rules: str | None = None) -> "Pearls":
    """What the entry point names: the game by that version of its rules, or by the newest."""
    return Pearls(FACTS.under(rules))


class Pearls:
    """The game. Its actions are bids of one coin; what is hidden are hands, the bag and the heap."""

    kinds: Sequence[Kind] = KINDS
    action_count = COINS

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    # --- playing

    def new(self, options: Options, players: int, chance: Chance) -> PearlsPosition:
        heap = HEAPS[str(self.facts.checked(options, players)["heap"])]
        coins = [1 + item for item in chance.shuffle("coins", COINS)]
        hands = [sorted(coins[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
        return PearlsPosition(hands, [1 + item for item in chance.shuffle("pearls", heap)])

    def load(self, dump: Mapping[str, Any], chance: Chance) -> PearlsPosition:
        del chance  # all that it decides is decided when the game begins
        try:
            return PearlsPosition.loaded(dict(dump))
        except (KeyError, TypeError) as error:
            raise BadInput(f"this is no position of Pearls: {error}") from None

    def action(self, form: Mapping[str, Any]) -> Action:
        if form.get("do") != "bid":
            raise IllegalAction("", "malformed", "There is no such action; the only one is bid.")
        if wrong := wrong_keys(form, ("coin",)):
            raise IllegalAction("", "malformed", wrong)
        coin = form["coin"]
        if type(coin) is not int or not 1 <= coin <= COINS:
            raise IllegalAction("", "unknown_id", f"There is no coin {coin!r}.")
        return BIDS[coin - 1]

    def action_at(self, code: int) -> Action:
        if code < 0:
            raise IndexError(f"there is no action {code}")
        return BIDS[code]

    def unpack_view(self, packed: Sequence[Any]) -> PearlsView:
        return PearlsView(*packed)

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return closes_undo(events, KINDS, seat)

    def imagine(self, view: View, chance: Chance) -> PearlsPosition:
        """Coins that the viewer has not seen are dealt anew, and pearls that nobody has seen shuffled."""
        assert isinstance(view, PearlsView)
        seen = {*view.hand, *view.spent, *view.bids}
        coins = iter([item + 1 for item in chance.shuffle("coins", COINS) if item + 1 not in seen])
        hands = [
            list(view.hand) if seat == view.viewer else sorted(next(coins) for _ in range(left))
            for seat, left in enumerate(view.coins)
        ]
        shown = [*view.sold, view.pearl]
        heap = [item + 1 for item in chance.shuffle("pearls", view.pearls) if item + 1 not in shown]
        position = PearlsPosition(hands, [view.pearl, *heap] if view.pearl else heap)
        position.bids = [next(coins) if coin == -1 else coin for coin in view.bids]
        position.scores, position.spent, position.sold = list(view.scores), list(view.spent), list(view.sold)
        return position

    def rollout(self, position: Position, seed: int) -> int:
        rng, decisions = Random(seed), 0
        while waiting := position.to_act():
            position.play(waiting[0], rng.choice(position.legal(waiting[0])))
            decisions += 1
        return decisions

    def exercises(self) -> Mapping[str, Callable[[Position, int], int]]:
        return {}

    # --- telling

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return KINDS[event[0]].describe(event, viewer, {})

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        return dict(action.form) if viewer == seat else {"do": action.do}

    def counsel(self, view: View, actions: Sequence[Action]) -> list[dict[str, Any]]:
        """Nothing is certain in an auction."""
        del view
        return [{} for _ in actions]

    def scene(self, view: View | None) -> None:
        """Every step tells itself."""

    def opening(self, view: View | None) -> list[Line]:
        del view
        return []

    def narrate(
        self, scene: None, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], None]:
        del scene, seat, action
        return [self._line(event) for event in events], None

    def _line(self, event: Mapping[str, Any]) -> Line:
        params = {key: value for key, value in event.items() if key not in ("event", "seat")}
        who = {"who": player(event["seat"])} if "seat" in event else {}
        rule = "P2.2" if event["event"] in ("shown", "sold") else "P2.1"
        return Line([say(event["event"], **who, **params)], rule, event.get("seat"))

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        del action
        return plain_beat(events)

    def annals(self, scene: None, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
        del scene, view, ending
        return plain_annals(log)

    # --- scenarios, lessons, texts

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        del players
        for name in draws:
            if name not in ("coins", "pearls"):
                raise BadInput(f"draws: there is no {name!r}; there are coins and pearls")
        return {name: [number - 1 for number in order] for name, order in draws.items()}

    def for_setup(self, setup: Mapping[str, Any]) -> "Pearls":
        del setup
        return self

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> PearlsPosition:
        """`hands` are coins by seat, `scores` the pearls so far."""
        position = self.new(options, players, chance)
        for key, value in setup.items():
            if key == "hands":
                for seat, hand in value.items():
                    position.hands[int(seat)] = sorted(hand)
            elif key == "scores":
                position.scores = list(value)
            else:
                raise BadInput(f"setup: there is no key {key!r}; there are hands and scores")
        return position

    def report(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, PearlsPosition)
        return {
            "scores": list(position.scores),
            "hands": {seat: frozenset(hand) for seat, hand in enumerate(position.hands)},
            "pearl": position.heap[0] if position.to_act() else None,
        }

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        del language, form
        return (resources.files("mappamundi_pearls") / "rules.md").read_text(encoding="utf-8")

    def catalogue(self) -> dict[str, Any]:
        return {"coins": COINS, "hand": HAND, "heaps": dict(HEAPS)}
