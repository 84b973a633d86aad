"""History of the World 2024 as a game of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, lessons, rules_text
from mappamundi.games.history.board import members
from mappamundi.games.history.y2024 import data, staging
from mappamundi.games.history.y2024.actions import CHOOSE_EMPIRE, CHOOSE_EVENT, CHOOSE_TOKEN, ActionSpace
from mappamundi.games.history.y2024.annals import annals
from mappamundi.games.history.y2024.beats import beat
from mappamundi.games.history.y2024.board import BUILDING_NAMES, Board
from mappamundi.games.history.y2024.catalogue import catalogue
from mappamundi.games.history.y2024.chronicle import DEGREES, KINDS, LEADERS, OUTCOMES, PHASES, SOURCES
from mappamundi.games.history.y2024.counsel import counsel
from mappamundi.games.history.y2024.draws import orders
from mappamundi.games.history.y2024.dump import restore
from mappamundi.games.history.y2024.forms import Forms
from mappamundi.games.history.y2024.imagine import imagine
from mappamundi.games.history.y2024.narrate import epoch, narrate
from mappamundi.games.history.y2024.odds import battle_odds, shares
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.report import report
from mappamundi.games.history.y2024.rollout import rollout
from mappamundi.games.history.y2024.scene import Scene, scene_of
from mappamundi.games.history.y2024.state import Rules, Variant, buildings_in
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import (
    Action,
    Annals,
    Beat,
    Chance,
    Entry,
    Event,
    Exclusion,
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
    id="hotw2024",
    title="History of the World (2024)",
    publisher="Rio Grande Games",
    seats=(3, 6),
    minutes=(120, 180),
    options=(
        Option("dice", (True, False)),
        Option("event_selection", (False, True)),
        Option("hidden_empires", (False, True)),
        Option("conquest", (False, True)),
        Option("paired_tokens", (False, True)),
    ),
    rules_version="2",
    kept_versions=("1",),
    # R16.10
    exclusions=(Exclusion("conquest_needs_dice", {"conquest": True, "dice": False}),),
)


class HistoryOfTheWorld2024:
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
        """R1.1: for 3 to 6 seats."""
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
        """R18.1, R18.3, R18.4: of a hidden choice the others learn only that it was made."""
        hidden = viewer != seat and action.kind in (CHOOSE_TOKEN, CHOOSE_EVENT, CHOOSE_EMPIRE)
        return {"do": action.do} if hidden else dict(action.form)

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
        return [epoch(1 if view is None else view.epoch)]

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
        return orders(self.board, draws, players)

    def for_setup(self, setup: Mapping[str, Any]) -> "HistoryOfTheWorld2024":
        """With the cards of the setup's own, if it brings any; by the same rules."""
        if not setup.get("cards"):
            return self
        return HistoryOfTheWorld2024(data.with_cards(self.board.data, setup["cards"]), self.facts.rules_version)

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
    """R2.1, R15–R17."""
    chosen = FACTS.checked(options, players)
    return Variant(**{name: bool(value) for name, value in chosen.items()})


def _namers(board: Board) -> dict[str, Namer]:
    """How the fields of events get their names back."""

    def one(ids: Sequence[str]) -> Namer:
        return lambda n: None if n < 0 else ids[n]

    def several(ids: Sequence[str]) -> Namer:
        return lambda numbers: [ids[n] for n in numbers]

    def yields(row: tuple[int, int, int, int]) -> dict[str, Any]:
        area, degree, lands, buildings = row
        told = {"area": board.area_ids[area], "degree": DEGREES[degree], "lands": lands}
        return {**told, "buildings": buildings}

    return {
        "seat": lambda n: None if n < 0 else n,
        "land": one(board.land_ids),
        "water": one(board.water_ids),
        "area": one(board.area_ids),
        "token": one(board.token_ids),
        "event": one(board.event_ids),
        "empire": one(board.empire_ids),
        "honor": one(board.honor_ids),
        "tokens": several(board.token_ids),
        "events": several(board.event_ids),
        "empires": several(board.empire_ids),
        "areas": lambda mask: [board.area_ids[n] for n in members(mask)],
        "building": one(BUILDING_NAMES),
        "buildings": lambda here: [BUILDING_NAMES[kind] for kind in buildings_in(here)],
        "outcome": one(OUTCOMES),
        "leader": one(LEADERS),
        "source": one(SOURCES),
        "phase": one(PHASES),
        "dice": list,
        "odds": lambda terms: shares(battle_odds(*terms))["odds"],
        "numbers": list,
        "seats": list,
        "degrees": lambda rows: [
            {"area": board.area_ids[area], "degree": DEGREES[degree], "gold": gold} for area, degree, gold in rows
        ],
        "yields": lambda rows: [yields(row) for row in rows],
        "paid": lambda rows: [{"seat": seat, **yields(row), "gold": gold} for seat, row, gold in rows],
    }


def load_game(source: Source | None = None, rules: str | None = None) -> HistoryOfTheWorld2024:
    """The game, with the package's data or a corrected file, by these rules or the newest."""
    return _read(source, FACTS.under(rules).rules_version)


@lru_cache(maxsize=READY)
def _read(source: Source | None, rules: str) -> HistoryOfTheWorld2024:
    return HistoryOfTheWorld2024(data.read(source)[0], rules)
