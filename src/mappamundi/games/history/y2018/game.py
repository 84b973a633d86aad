"""History of the World 2018 as a game of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, lessons, rules_text
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import data, staging
from mappamundi.games.history.y2018.actions import CHOOSE_EMPIRE, CHOOSE_EVENT, FORCES, OPEN_PILE, ActionSpace
from mappamundi.games.history.y2018.annals import annals
from mappamundi.games.history.y2018.beats import beat
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.catalogue import catalogue
from mappamundi.games.history.y2018.chronicle import BUILDINGS, DEGREES, KINDS, OUTCOMES, PILES, SOURCES
from mappamundi.games.history.y2018.counsel import counsel
from mappamundi.games.history.y2018.draws import orders
from mappamundi.games.history.y2018.dump import restore
from mappamundi.games.history.y2018.forms import Forms
from mappamundi.games.history.y2018.imagine import imagine
from mappamundi.games.history.y2018.narrate import epoch, narrate
from mappamundi.games.history.y2018.odds import battle_odds
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.powers import PowersTable
from mappamundi.games.history.y2018.report import report
from mappamundi.games.history.y2018.rollout import rollout
from mappamundi.games.history.y2018.scene import Scene, scene_of
from mappamundi.games.history.y2018.state import PHASES, Rules
from mappamundi.games.history.y2018.view import View
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
    id="hotw2018",
    title="History of the World (2018)",
    publisher="Z-Man Games",
    seats=(3, 6),
    minutes=(90, 180),
    options=(Option("selection", ("draft", "classic")),),
    rules_version="1",
)


class HistoryOfTheWorld2018:
    """The rules, in one version, with one data file."""

    kinds = KINDS

    def __init__(self, contents: Mapping[str, Any], rules: str = FACTS.rules_version) -> None:
        board = Board(contents)
        self.facts: Final = FACTS.under(rules)
        self.board: Final = board
        self.rules: Final = Rules(board, PowersTable(board), ActionSpace(board), int(rules))
        self.forms: Final = Forms(board, self.rules.space)
        self._namers: Final = _namers(board)

    def new(self, options: Options, players: int, chance: Chance) -> Position:
        return staging.new(self.rules, FACTS.seated(players), _classic(options, players), chance)

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        p = Position(self.rules, FACTS.seated(dump.get("players")), bool(dump.get("classic")), chance)
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
        """Z3.9: of a choice in the selection the others learn only that it was made."""
        hidden = viewer != seat and action.kind in (CHOOSE_EVENT, CHOOSE_EMPIRE, OPEN_PILE)
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

    def for_setup(self, setup: Mapping[str, Any]) -> "HistoryOfTheWorld2018":
        """No setup brings cards of its own."""
        return self

    def stage(self, setup: Mapping[str, Any], options: Options, players: int, chance: Chance) -> Position:
        if not setup:
            return self.new(options, players, chance)
        return staging.Stage(self.rules, FACTS.seated(players), _classic(options, players), chance).build(setup)

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


def _classic(options: Options, players: int) -> bool:
    """Z1.6."""
    return FACTS.checked(options, players)["selection"] == "classic"


def _namers(board: Board) -> dict[str, Namer]:
    """How the fields of events get their names back."""

    def card(raw: tuple[int, int]) -> str:
        pile, number = raw
        return (board.empires if pile else board.events)[number].id

    return {
        "seat": lambda n: None if n < 0 else n,
        "land": lambda n: board.land_ids[n],
        "area": lambda n: board.area_ids[n],
        "empire": lambda n: board.empires[n].id,
        "event": lambda n: board.events[n].id,
        "pile": lambda n: PILES[n],
        "card": card,
        "cards": lambda raw: [card((raw[0], number)) for number in raw[1]],
        "sections": lambda mask: [board.section_ids[n] for n in members(mask)],
        "route": lambda n: [] if n < 0 else [board.section_ids[s] for s in board.routes[n]],
        "building": lambda n: BUILDINGS[n],
        "outcome": lambda n: OUTCOMES[n],
        "source": lambda n: SOURCES[n],
        "force": lambda n: FORCES[n],
        "phase": lambda n: PHASES[n],
        "dice": list,
        "numbers": list,
        "odds": lambda terms: [round(share, 4) for share in battle_odds(*terms)],
        "flag": bool,
        "degrees": lambda rows: [
            {"area": board.area_ids[area], "degree": DEGREES[degree], "points": points} for area, degree, points in rows
        ],
    }


def load_game(source: Source | None = None, rules: str | None = None) -> HistoryOfTheWorld2018:
    """The game, with the package's data or a corrected file, by these rules or the newest."""
    return _read(source, FACTS.under(rules).rules_version)


@lru_cache(maxsize=READY)
def _read(source: Source | None, rules: str) -> HistoryOfTheWorld2018:
    return HistoryOfTheWorld2018(data.read(source)[0], rules)
