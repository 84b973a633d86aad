"""History of the World 2001 as a game of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, lessons, rules_text
from mappamundi.games.history.board import members
from mappamundi.games.history.y2001 import data, staging
from mappamundi.games.history.y2001.actions import ActionSpace
from mappamundi.games.history.y2001.annals import annals
from mappamundi.games.history.y2001.beats import beat
from mappamundi.games.history.y2001.board import BUILDING_NAMES, WAYS, Board
from mappamundi.games.history.y2001.catalogue import catalogue
from mappamundi.games.history.y2001.chronicle import CAUSES, COIN_NAMES, DEGREES, KINDS, OUTCOMES, PAY_NAMES
from mappamundi.games.history.y2001.counsel import counsel
from mappamundi.games.history.y2001.draws import orders
from mappamundi.games.history.y2001.dump import restore
from mappamundi.games.history.y2001.forms import Forms
from mappamundi.games.history.y2001.imagine import imagine
from mappamundi.games.history.y2001.narrate import epoch, first_roll, narrate
from mappamundi.games.history.y2001.odds import round_odds
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.report import report
from mappamundi.games.history.y2001.rollout import rollout
from mappamundi.games.history.y2001.scene import Scene, scene_of
from mappamundi.games.history.y2001.state import DECISIONS, Rules, Variant
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import (
    Action,
    Annals,
    Beat,
    Chance,
    Entry,
    Event,
    Facts,
    Line,
    Option,
    Options,
    Result,
    closes_undo,
)
from mappamundi.kernel import Position as AnyPosition
from mappamundi.kernel import View as AnyView
from mappamundi.kernel.event import Namer
from mappamundi.kernel.rulebook import ORIGINAL, Form

FACTS: Final = Facts(
    id="hotw2001",
    title="History of the World (2001)",
    publisher="Avalon Hill / Hasbro",
    seats=(3, 6),
    minutes=(150, 240),
    options=(
        Option("multiple_armies", (False, True)),
        Option("naval_control", (False, True)),
        Option("no_preeminence", (False, True)),
        Option("minor_empire_deal", (False, True)),
    ),
    rules_version="2",
    kept_versions=("1",),
)


class HistoryOfTheWorld2001:
    """The rules, in one version, with one data file."""

    kinds = KINDS

    def __init__(self, contents: Mapping[str, Any], rules: str = FACTS.rules_version) -> None:
        board = Board(contents)
        self.facts: Final = FACTS.under(rules)
        self.board: Final = board
        self.rules: Final = Rules(board, ActionSpace(board), int(rules))
        self.forms: Final = Forms(board, self.rules.space)
        self._namers: Final = _namers(board)

    def new(self, options: Options, players: int, chance: Chance) -> Position:
        """A1.1: for 3 to 6 seats."""
        return staging.new(self.rules, FACTS.seated(players), _variant(options, players), chance)

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        p = Position(self.rules, FACTS.seated(dump.get("players")), Variant(), chance)
        restore(p, dump)
        return p

    def action(self, form: Mapping[str, Any]) -> Action:
        return self.forms.read(form)

    def action_at(self, code: int) -> Action:
        return self.rules.space.at(code)

    @property
    def action_count(self) -> int:
        return self.rules.space.size

    def tell_action(self, seat: int | None, action: Action, viewer: int | None) -> dict[str, Any]:
        """All actions are open: which card is kept or passed on does not stand in them (A3.9)."""
        del seat, viewer
        return dict(action.form)

    def unpack_view(self, packed: Sequence[Any]) -> View:
        return View.unpack(self.rules, packed)

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return KINDS[event[0]].describe(event, viewer, self._namers)

    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return closes_undo(events, KINDS, seat)

    def imagine(self, view: AnyView, chance: Chance) -> Position:
        assert isinstance(view, View)
        return imagine(self.rules, view, chance)

    def counsel(self, view: AnyView, actions: Sequence[Action]) -> list[dict[str, Any]]:
        assert isinstance(view, View)
        return counsel(view, actions)

    def scene(self, view: AnyView | None) -> Scene:
        assert view is None or isinstance(view, View)
        return Scene() if view is None else scene_of(view)

    def opening(self, view: AnyView | None) -> list[Line]:
        assert view is None or isinstance(view, View)
        if view is None:
            return [epoch(1)]
        rolls = view.rolled() if view.epoch == 1 else []
        return [epoch(view.epoch), *([first_roll(rolls, view.order[0])] if rolls else [])]

    def narrate(
        self, scene: Scene, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], Scene]:
        assert seat is not None  # no time is counted, so that somebody always acts
        return narrate(self.board, scene, seat, action, events)

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        return beat(action, events)

    def annals(self, scene: Scene, log: Sequence[Entry], view: AnyView, ending: Result | None) -> Annals:
        assert isinstance(view, View)
        return annals(self.board, scene, log, view, ending)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        return orders(self.board, draws)

    def for_setup(self, setup: Mapping[str, Any]) -> "HistoryOfTheWorld2001":
        """No setup brings cards of its own."""
        del setup
        return self

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> Position:
        if not setup:
            return self.new(options, players, chance)
        return staging.Stage(self.rules, FACTS.seated(players), _variant(options, players), chance).build(setup)

    def rollout(self, position: AnyPosition, seed: int) -> int:
        assert isinstance(position, Position)
        return rollout(position, seed)

    def exercises(self) -> Mapping[str, Callable[[AnyPosition, int], int]]:
        return {}

    def report(self, position: AnyPosition) -> dict[str, Any]:
        assert isinstance(position, Position)
        return report(position)

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        return lessons(__package__)

    def rules_text(self, language: str = ORIGINAL, form: Form = "player") -> str:
        return rules_text(__package__, language if language in FACTS.languages else ORIGINAL, form)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.board)


def _variant(options: Options, players: int) -> Variant:
    """A15–A17; A17.3: all off unless they are chosen."""
    chosen = FACTS.checked(options, players)
    return Variant(**{name: bool(value) for name, value in chosen.items()})


def _namers(board: Board) -> dict[str, Namer]:
    """How the fields of events get their names back."""

    def one(ids: Sequence[str]) -> Namer:
        return lambda n: None if n < 0 else ids[n]

    return {
        "seat": lambda n: None if n < 0 else n,
        "land": one(board.land_ids),
        "barren": one(board.barren_ids),
        "water": one(board.water_ids),
        "waters": lambda mask: [board.water_ids[n] for n in members(mask)],
        "event": one(board.event_ids),
        "empire": one(board.empire_ids),
        "banner": one(board.banner_ids),
        "building": one(BUILDING_NAMES),
        "way": one(WAYS),
        "outcome": one(OUTCOMES),
        "cause": one(CAUSES),
        "coin": one(COIN_NAMES),
        "pay": one(PAY_NAMES),
        "phase": one(DECISIONS),
        "flag": bool,
        "dice": list,
        "numbers": list,
        "seats": list,
        "rolls": lambda rows: [{"seat": seat, "dice": [one, other]} for seat, one, other in rows],
        "odds": lambda terms: [round(share, 4) for share in round_odds(*terms)],
        "degrees": lambda rows: [
            {"area": board.area_ids[area], "degree": DEGREES[degree], "points": points} for area, degree, points in rows
        ],
    }


def load_game(source: Source | None = None, rules: str | None = None) -> HistoryOfTheWorld2001:
    """The game, with the package's data or a corrected file, by these rules or the newest."""
    return _read(source, FACTS.under(rules).rules_version)


@lru_cache(maxsize=READY)
def _read(source: Source | None, rules: str) -> HistoryOfTheWorld2001:
    return HistoryOfTheWorld2001(data.read(source)[0], rules)
