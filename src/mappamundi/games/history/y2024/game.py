"""History of the World 2024 as a game of the kernel."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Self

from mappamundi.games.data import READY, Source, Texts
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
from mappamundi.games.history.y2024.paths import paths
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.report import report
from mappamundi.games.history.y2024.rollout import rollout
from mappamundi.games.history.y2024.rows import rows
from mappamundi.games.history.y2024.scene import Scene, scene_of
from mappamundi.games.history.y2024.state import Rules, Variant, buildings_in
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import (
    Beat,
    Chance,
    Exclusion,
    Facts,
    Line,
    Option,
)
from mappamundi.kernel import View as AnyView
from mappamundi.kernel.event import Namer
from mappamundi.kernel.face import Face, Parts
from mappamundi.kernel.options import Value

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


def _variant(chosen: Mapping[str, Value], players: int, chance: Chance) -> Variant:
    """R2.1, R15–R17."""
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
    # R18.1, R18.3, R18.4: of a hidden choice the others learn only that it was made.
    secret_actions=frozenset((CHOOSE_TOKEN, CHOOSE_EVENT, CHOOSE_EMPIRE)),
)


class HistoryOfTheWorld2024(Face[Rules, Position, View]):
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

    def for_setup(self, setup: Mapping[str, Any]) -> Self:
        """With the cards of the setup's own, if it brings any; by the same rules."""
        if not setup.get("cards"):
            return self
        return type(self)(data.with_cards(self.board.data, setup["cards"]), self.facts.rules_version)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.board)


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
