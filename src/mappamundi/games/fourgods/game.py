"""4 Gods as a game of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from mappamundi.games.data import READY, Source, Texts
from mappamundi.games.fourgods import data, staging
from mappamundi.games.fourgods.actions import ActionSpace
from mappamundi.games.fourgods.annals import annals
from mappamundi.games.fourgods.catalogue import catalogue
from mappamundi.games.fourgods.chronicle import CAUSES, GOALS, KINDS
from mappamundi.games.fourgods.conduct import conduct
from mappamundi.games.fourgods.counsel import counsel
from mappamundi.games.fourgods.data import GODS, MODULES
from mappamundi.games.fourgods.dump import restore, size_of, variant_of
from mappamundi.games.fourgods.forms import Forms
from mappamundi.games.fourgods.imagine import imagine
from mappamundi.games.fourgods.modules import variant
from mappamundi.games.fourgods.narrate import narrate, open_story
from mappamundi.games.fourgods.paths import paths
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.report import report
from mappamundi.games.fourgods.rollout import fill_world, play_out
from mappamundi.games.fourgods.rows import rows
from mappamundi.games.fourgods.scene import Scene, scene_of
from mappamundi.games.fourgods.state import Rules
from mappamundi.games.fourgods.tiles import CORNERS, LITERALS, TERRAINS, TileSet
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import ways_to_place
from mappamundi.kernel import (
    Chance,
    Exclusion,
    Facts,
    Line,
    Option,
)
from mappamundi.kernel import Position as AnyPosition
from mappamundi.kernel import View as AnyView
from mappamundi.kernel.event import Namer
from mappamundi.kernel.face import Face, Parts
from mappamundi.kernel.options import DRAWN

FACTS: Final = Facts(
    id="fourgods",
    title="4 Gods",
    publisher="Ludically",
    # G1.1.
    seats=(2, 4),
    minutes=(20, 40),
    options=(
        # G1.10.
        Option("tempo", ("simultaneous", "timed_turns", DRAWN)),
        # G1.11.
        Option("gods", ("visible", "hidden", DRAWN)),
        # G1.12.
        Option("two_player", ("two_with_four_gods", "two_with_two_gods"), players=2),
        # G1.13.
        Option("legality", ("strict", "table")),
        # G1.14.
        Option("penalties", ("off", "all_players"), seats=True, beside={"legality": "table"}),
    ),
    rules_version="2",
    kept_versions=("1",),
    exclusions=(
        # G1.15: each would know the other's.
        Exclusion("hidden_four_gods", {"gods": "hidden", "two_player": "two_with_four_gods"}, players=2),
    ),
    race=True,
)


def _play_out(position: Position, seed: int) -> int:
    return play_out(position, seed)[0]


# How the fields of events get their names back.
NAMERS: Final[dict[str, Namer]] = {
    "seat": lambda n: None if n < 0 else n,
    "god": lambda n: GODS[n],
    "slot": lambda n: None if n < 0 else n,
    "face": lambda n: LITERALS[n],
    "corner": lambda n: CORNERS[n],
    "terrain": lambda n: TERRAINS[n],
    "cause": lambda n: CAUSES[n],
    "goal": lambda n: GOALS[n],
    "numbers": list,
    "flag": bool,
}


PARTS: Final[Parts[Rules, Position, View]] = Parts(
    kinds=KINDS,
    position=Position,
    view=View,
    unpack_view=View.unpack,
    variant=variant,
    new=staging.new,
    stage=staging.stage,
    scene=scene_of,
    imagine=imagine,
    counsel=counsel,
    annals=annals,
    report=report,
    rollout=_play_out,
    rows=rows,
    paths=lambda rules: paths(rules.space),
)


class FourGods(Face[Rules, Position, View]):
    """The rules, in one version, with one data file."""

    def __init__(self, source: Source | None = None, rules: str = FACTS.rules_version) -> None:
        box = data.read(source)[0]
        listed = box["tile_set"]["list"]
        tiles = TileSet([(tile["front"], tile["back"]) for tile in listed])
        slots = max(box["setup_by_player_module"][module]["discard_capacity"] for module in MODULES)
        space = ActionSpace(box["board"]["cols"], box["board"]["rows"], slots)
        facts = replace(FACTS.under(rules), options=_options(int(rules)), conduct=conduct(box))
        read = Rules(box, tiles, space, int(rules))
        super().__init__(PARTS, facts, read, space, Forms(space), NAMERS, Texts(__package__))

    def load(self, dump: Mapping[str, Any], chance: Chance) -> Position:
        players = FACTS.seated(dump.get("players"))
        p = Position(self.rules, size_of(dump), players, variant_of(dump), chance)
        restore(p, dump)
        return p

    def opening(self, view: AnyView | None) -> list[Line]:
        return [] if view is None else open_story(self._own_view(view))

    def narrate(
        self, scene: Scene, seat: int | None, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
    ) -> tuple[list[Line], Scene]:
        return narrate(scene, seat, action, events)

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        return staging.orders(self.rules.tiles, draws, players)

    def exercises(self) -> Mapping[str, Callable[[AnyPosition, int], int]]:
        return {"placements": _placements, "fits": _fits}

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.rules)


def _options(version: int) -> tuple[Option, ...]:
    """G1.10, G1.11: in version 1 nothing could be left to the lot."""
    if version >= 2:
        return FACTS.options
    return tuple(
        replace(option, choices=tuple(choice for choice in option.choices if choice != DRAWN))
        for option in FACTS.options
    )


def _placements(position: AnyPosition, seed: int) -> int:
    """Tiles placed at random until nothing fits any more."""
    assert isinstance(position, Position)
    return fill_world(position, seed)


def _fits(position: AnyPosition, seed: int) -> int:
    """Where every tile of the box fits in a World that is filled by half, in every way to lie."""
    assert isinstance(position, Position)
    del position.bag[: len(position.bag) // 2]
    fill_world(position, seed)
    rules = position.rules
    for tile in rules.tiles.tiles[: rules.tiles.count]:
        ways_to_place(position, tile)
    return rules.tiles.count


def load_game(source: Source | None = None, rules: str | None = None) -> FourGods:
    """The game, with the package's data or a corrected file, by these rules or the newest."""
    return _read(source, FACTS.under(rules).rules_version)


@lru_cache(maxsize=READY)
def _read(source: Source | None, rules: str) -> FourGods:
    return FourGods(source, rules)
