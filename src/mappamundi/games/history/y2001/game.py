"""History of the World 2001 as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, Texts
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
from mappamundi.games.history.y2001.paths import paths
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.report import report
from mappamundi.games.history.y2001.rollout import rollout
from mappamundi.games.history.y2001.rows import rows
from mappamundi.games.history.y2001.scene import Scene, scene_of
from mappamundi.games.history.y2001.state import DECISIONS, Rules, Variant
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Beat, Chance, Facts, Line, Option
from mappamundi.kernel import View as AnyView
from mappamundi.kernel.event import Namer
from mappamundi.kernel.face import Face, Parts
from mappamundi.kernel.options import Value

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


def _variant(chosen: Mapping[str, Value], players: int, chance: Chance) -> Variant:
    """A15–A17; A17.3: all off unless they are chosen."""
    return Variant(**{name: bool(value) for name, value in chosen.items()})


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
)


class HistoryOfTheWorld2001(Face[Rules, Position, View]):
    """The rules, in one version, with one data file."""

    def __init__(self, contents: Mapping[str, Any], rules: str = FACTS.rules_version) -> None:
        board = Board(contents)
        read = Rules(board, ActionSpace(board), int(rules))
        forms = Forms(board, read.space)
        super().__init__(PARTS, FACTS.under(rules), read, read.space, forms, _namers(board), Texts(__package__))
        self.board: Final = board

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        p = Position(self.rules, FACTS.seated(dump.get("players")), Variant(), chance)
        restore(p, dump)
        return p

    def opening(self, view: AnyView | None) -> list[Line]:
        if view is None:
            return [epoch(1)]
        seen = self._own_view(view)
        rolls = seen.rolled() if seen.epoch == 1 else []
        return [epoch(seen.epoch), *([first_roll(rolls, seen.order[0])] if rolls else [])]

    def narrate(
        self, scene: Scene, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], Scene]:
        assert seat is not None  # no time is counted, so that somebody always acts
        return narrate(self.board, scene, seat, action, events)

    def beat(self, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
        return beat(action, events)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        return orders(self.board, draws)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.board)


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
