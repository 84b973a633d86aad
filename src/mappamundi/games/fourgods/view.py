"""What one viewer may see: its own type, built up from nothing out of what is public and what is the viewer's own.

Almost everything lies open. Hidden from all are the bag's order and the lower faces of tiles in areas; hidden from the
others is a seat's god card, where gods are hidden (G11.1).
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from mappamundi.games.fourgods import scoring, wire
from mappamundi.games.fourgods.bag import upper_face
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.modules import drawn_of
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, OVER, PHASES, SECOND, Module, Rules, State, Variant
from mappamundi.games.fourgods.tiles import CORNERS, LITERALS, TERRAINS, terrain_at
from mappamundi.games.fourgods.world import CITY, Grid, Realm, grid, realms
from mappamundi.kernel.describing import described_view


class View:
    """A seat's or a spectator's sight of the game (`viewer` None), in the ints of the state."""

    __slots__ = (
        "acted",
        "active",
        "ages",
        "areas",
        "bag",
        "by",
        "card",
        "cards",
        "cities_left",
        "clock",
        "debts",
        "demands",
        "destroyed",
        "error",
        "error_hand",
        "error_taken",
        "follow",
        "gods",
        "grid",
        "hands",
        "lines",
        "lost",
        "module",
        "open",
        "owes",
        "owners",
        "passed",
        "phase",
        "players",
        "prophets",
        "ready",
        "realms",
        "reserves",
        "rules",
        "scores",
        "shapes",
        "sheet",
        "taken",
        "tiles",
        "to_act",
        "tokens",
        "turns_left",
        "variant",
        "viewer",
        "winners",
        "wrong",
    )

    def __init__(self, p: State, to_act: tuple[int, ...]) -> None:
        """What a spectator sees."""
        self.viewer: int | None = None
        self.to_act: Final = to_act
        self.rules: Final[Rules] = p.rules
        self.grid: Final[Grid] = p.grid
        self.module: Final[Module] = p.module
        self.variant: Final[Variant] = p.variant
        self.players: Final = p.players
        self.phase: Final = p.phase
        self.ready: Final = p.ready[:]
        self.passed: Final = p.passed[:]
        self.clock: Final = p.clock
        # The World.
        self.shapes: Final = p.shapes[:]
        self.tiles: Final = p.tiles[:]
        self.by: Final = p.by[:]
        self.ages: Final = p.ages[:]
        self.prophets: Final = p.prophets[:]
        self.wrong: Final = p.wrong
        self.lines: Final = p.lines[:]
        self.demands: Final = p.demands[:]
        self.open: Final = p.open[:]
        self.cities_left: Final = p.cities_left
        # Hands with both faces; of the areas the face that lies up, turned in the same way on whichever tile it is; of
        # the bag how much it holds.
        self.hands: Final = p.hands[:]
        self.taken: Final = p.taken[:]
        self.areas: Final = [NONE if here < 0 else upper_face(p, here) for here in p.areas]
        self.bag: Final = len(p.bag)
        # Gods.
        self.gods: Final = p.gods[:]
        self.owners: Final = p.owners[:]
        self.reserves: Final = p.reserves[:]
        self.destroyed: Final = p.destroyed[:]
        self.lost: Final = p.lost[:]
        self.tokens: Final = p.tokens[:]
        self.card: int = NONE
        self.cards: Final = p.cards[:] if p.phase == OVER else [NONE] * p.players
        # What is open to whom, and owed by whom.
        self.follow: Final = p.follow[:]
        self.owes: Final = p.owes[:]
        self.debts: Final = p.debts[:]
        self.error: Final = p.error
        self.error_hand: Final = p.error_hand
        self.error_taken: Final = p.error_taken
        self.active: Final = p.active
        self.acted: Final = p.acted
        self.turns_left: Final = p.turns_left
        # What it would all be worth if the game ended now, as far as everybody can tell.
        self.realms: Final[list[Realm]] = realms(p)
        self.sheet: Final = scoring.public_sheet(p)
        self.scores: Final = scoring.seat_scores(p, self.sheet)
        self.winners: Final = scoring.winners(p) if p.phase == OVER else ()

    def __repr__(self) -> str:
        return described_view(self)

    def of(self, viewer: int, card: int) -> "View":
        """The same moment for a seat: all that is public is shared, and nothing of it is ever changed."""
        view = object.__new__(View)
        for name in View.__slots__:
            setattr(view, name, getattr(self, name))
        view.viewer, view.card = viewer, card
        return view

    def pack(self) -> list[Any]:
        """All but the rules. Tiles beyond the box are written out: elsewhere nobody knows their numbers."""
        tiles = self.rules.tiles
        used = {tile for tile in (*self.hands, *(here >> 1 for here in self.tiles)) if tile >= tiles.count}
        size = [self.grid.width, self.grid.height]
        return [[[tile, tiles.tiles[tile].literal] for tile in sorted(used)], size, *_PACKED(self)]

    @classmethod
    def unpack(cls, rules: Rules, packed: Sequence[Any]) -> "View":
        """The view again, in a process that has the rules."""
        view = object.__new__(cls)
        used, size, *values = packed
        for name, value in zip(PACKED, values, strict=True):
            setattr(view, name, value)
        known = {tile: rules.tiles.number(literal) for tile, literal in used}
        module, chosen, sheet = view.module, view.variant, view.sheet
        for name, value in {
            "rules": rules,
            "grid": grid(*size),
            "module": Module(*module),
            "variant": Variant(*chosen),
            "sheet": [None if score is None else scoring.Score(*score) for score in sheet],
            "hands": [known.get(tile, tile) for tile in view.hands],
            "tiles": [2 * known.get(here >> 1, here >> 1) + (here & 1) for here in view.tiles],
        }.items():
            object.__setattr__(view, name, value)
        return view

    def json(self) -> wire.View:
        """The view with names."""
        own, slots = self.own(), self.module.slots
        shown: wire.View = {
            "viewer": own["viewer"],
            "to_act": list(self.to_act),
            "players": self.players,
            "phase": PHASES[self.phase],
            "size": [self.grid.width, self.grid.height],
            "ready": [seat for seat, said in enumerate(self.ready) if said],
            "passed": [seat for seat, said in enumerate(self.passed) if said],
            "clock": self._clock(),
            "turn": self._turn(),
            "world": {self.grid.names[cell]: self._lying(cell) for cell, shape in enumerate(self.shapes) if shape >= 0},
            "cities": {
                self.grid.names[cell]: self._city(cell) for cell, shape in enumerate(self.shapes) if shape == CITY
            },
            "open": [self.grid.names[cell] for cell in self.open],
            "cities_left": self.cities_left,
            "hands": [[self._held(2 * seat), self._held(2 * seat + 1)] for seat in range(self.players)],
            "areas": [
                [None if shape < 0 else LITERALS[shape] for shape in self.areas[first : first + slots]]
                for first in range(0, len(self.areas), slots)
            ],
            "bag": self.bag,
            "gods": {
                god: {
                    "seat": None if self.owners[n] == NOBODY else self.owners[n],
                    "reserve": self.reserves[n],
                    "destroyed": self.destroyed[n],
                    "lost": self.lost[n],
                    "score": self._score(n),
                }
                for n, god in enumerate(GODS)
            },
            "claimed": [[GODS[god] for god in gods] for gods in self.gods],
            "scores": list(self.scores),
            "winners": list(self.winners),
            "kingdoms": [self._kingdom(realm) for realm in self.realms],
            "follow": [None if cell < 0 else self.grid.names[cell] for cell in self.follow],
            "owes": list(self.owes),
            "debts": list(self.debts),
            "card": own["card"],
            "cards": [None if card < 0 else GODS[card] for card in self.cards],
        }
        if self.variant.drawn:
            shown["drawn"] = drawn_of(self.variant)
        return shown

    def own(self) -> wire.Own:
        """G11.1: what is told of the viewer's own god."""
        return {"viewer": self.viewer, "card": None if self.card < 0 else GODS[self.card]}

    def _clock(self) -> float | None:
        return None if self.clock < 0 else self.clock / SECOND

    def _turn(self) -> wire.Turn | None:
        """Timed play: whose turn it is; `idle` as long as it could be a pass; how many turns are to come."""
        if not self.variant.timed or self.active < 0:
            return None
        left = self.turns_left if self.phase == CLOSING else None
        return {"seat": self.active, "idle": not self.acted, "turns_left": left}

    def _lying(self, cell: int) -> wire.Lying:
        prophet = self.prophets[cell]
        shown: wire.Lying = {"face": LITERALS[self.shapes[cell]]}
        if self.by[cell] >= 0:
            shown["by"] = self.by[cell]
        if cell in self.wrong:
            shown["wrong"] = True
        if prophet >= 0:
            terrain = TERRAINS[terrain_at(self.shapes[cell], prophet & 3)]
            shown["prophet"] = {"god": GODS[prophet >> 2], "corner": CORNERS[prophet & 3], "terrain": terrain}
        return shown

    def _city(self, cell: int) -> wire.City:
        god = self.prophets[cell] >> 2
        return {"god": GODS[god], "seat": None if self.owners[god] == NOBODY else self.owners[god]}

    def _held(self, place: int) -> wire.Held | None:
        """Both faces of a tile in a hand, and from whose area it was taken."""
        if self.hands[place] < 0:
            return None
        tile, taken = self.rules.tiles.tiles[self.hands[place]], self.taken[place]
        faces = [LITERALS[tile.front], LITERALS[tile.back]]
        return {"tile": tile.literal, "faces": faces, "taken": None if taken < 0 else taken >> 1}

    def _score(self, god: int) -> wire.Score | None:
        """What the god would have if the game ended now; None while nobody has it."""
        score = self.sheet[god]
        if score is None:
            return None
        return {
            "cities": score.cities,
            "prophets": score.prophets,
            "largest": score.largest,
            "most": score.most,
            "total": score.total,
        }

    def _kingdom(self, realm: Realm) -> wire.Kingdom:
        """A kingdom by its areas, each a cell and its first corner there; `points` go to each of `first`."""
        terrain, areas, tiles, counts = realm
        first = scoring.majority(counts)
        return {
            "terrain": TERRAINS[terrain],
            "tiles": tiles,
            "areas": [self.grid.areas[area] for area in areas],
            "prophets": {GODS[god]: count for god, count in enumerate(counts) if count},
            "points": tiles - sum(counts) if first else 0,
            "first": [GODS[god] for god in first],
        }


_APART: Final = ("rules", "grid")
PACKED: Final = tuple(name for name in View.__slots__ if name not in _APART)
_PACKED: Final = attrgetter(*PACKED)
