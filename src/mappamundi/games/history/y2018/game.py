"""History of the World 2018 as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, Texts
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
from mappamundi.games.history.y2018.paths import paths
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.powers import PowersTable
from mappamundi.games.history.y2018.report import report
from mappamundi.games.history.y2018.rollout import rollout
from mappamundi.games.history.y2018.rows import rows
from mappamundi.games.history.y2018.scene import Scene, scene_of
from mappamundi.games.history.y2018.state import CLASSIC, DRAFT, PHASES, Rules, Variant
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Beat, Chance, Facts, Line, Option
from mappamundi.kernel import View as AnyView
from mappamundi.kernel.event import Namer
from mappamundi.kernel.face import Face, Parts
from mappamundi.kernel.options import Value

FACTS: Final = Facts(
    id="hotw2018",
    title="History of the World (2018)",
    publisher="Z-Man Games",
    seats=(3, 6),
    minutes=(90, 180),
    options=(Option("selection", (DRAFT, CLASSIC)),),
    rules_version="1",
)


def _variant(chosen: Mapping[str, Value], players: int, chance: Chance) -> Variant:
    """Z1.6."""
    return Variant(str(chosen["selection"]))


def _stage(rules: Rules, players: int, variant: Variant, chance: Chance, setup: Mapping[str, Any]) -> Position:
    return staging.Stage(rules, players, variant, chance).build(setup)


PARTS: Final[Parts[Rules, Position, View]] = Parts(
    kinds=KINDS,
    position=Position,
    view=View,
    unpack_view=View.unpack,
    variant=_variant,
    new=staging.new,
    stage=_stage,
    scene=scene_of,
    imagine=imagine,
    counsel=counsel,
    annals=annals,
    report=report,
    rollout=rollout,
    rows=lambda rules: rows(rules.board),
    paths=lambda rules: paths(rules.space),
    # Z3.9: of a choice in the selection the others learn only that it was made.
    secret_actions=frozenset((CHOOSE_EVENT, CHOOSE_EMPIRE, OPEN_PILE)),
)


class HistoryOfTheWorld2018(Face[Rules, Position, View]):
    """The rules, in one version, with one data file."""

    def __init__(self, contents: Mapping[str, Any], rules: str = FACTS.rules_version) -> None:
        board = Board(contents)
        read = Rules(board, PowersTable(board), ActionSpace(board), int(rules))
        forms = Forms(board, read.space)
        super().__init__(PARTS, FACTS.under(rules), read, read.space, forms, _namers(board), Texts(__package__))
        self.board: Final = board

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        p = Position(self.rules, FACTS.seated(dump.get("players")), Variant(), chance)
        restore(p, dump)
        return p

    def opening(self, view: AnyView | None) -> list[Line]:
        return [epoch(1 if view is None else self._own_view(view).epoch)]

    def narrate(
        self, scene: Scene, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], Scene]:
        assert seat is not None  # no time is counted, so that somebody always acts
        return narrate(self.board, scene, seat, action, events)

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        return beat(action, events)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        return orders(self.board, draws, players)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.board)


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
