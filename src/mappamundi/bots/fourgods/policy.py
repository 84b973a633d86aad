"""How bots play 4 Gods: all that they may do, each with what it is worth to them, and the best of what they notice."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from mappamundi.bots.fourgods.levels import Skill
from mappamundi.bots.fourgods.strips import Below
from mappamundi.bots.fourgods.worth import Trial, Worth
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.state import NOBODY, NONE, SECOND
from mappamundi.games.fourgods.tiles import AREAS, MASKS, TURNED
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import EMPTY
from mappamundi.kernel import Action

# What an act is worth besides what it brings: tiles must leave the hands before others can come.
PLACED, DRAWN, DISCARDED = 2.0, 2.5, 1.0
# Below this a tile is rather discarded than placed; what fits nowhere is below everything.
HARMFUL: Final = -2.5
USELESS: Final = -inf
# Of what a discarded tile would bring so much is left when it has been taken first: somebody may be quicker.
TAKEN: Final = 0.7
# Whoever has fewer free slots than this lays what lies there before drawing more: a full strip draws nothing at all.
KEPT_FREE: Final = 3
# Less than this nobody bothers to do.
NOTHING: Final = 0.4
# So many tiles lie there before anybody chooses a god, unless others do.
ENOUGH_TO_CHOOSE: Final = 4
# With less time than this nobody draws any more; and in a turn not with less than so many acts take, to draw and to lay
# what was drawn.
LAST_SECONDS: Final = 4 * SECOND
ACTS_OF_A_DRAW: Final = 3


class Wish(NamedTuple):
    worth: float
    action: Action


def decide(view: View, legal: Sequence[Action], skill: Skill, rng: Random, act: float) -> Action | None:
    """What to do now, if one needs `act` seconds for each act; nothing if it is better to wait and see."""
    kinds: dict[int, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind, []).append(action)
    return Mind(view, kinds, skill, rng, act).decide()


class Mind:
    """One decision of one seat."""

    def __init__(self, view: View, kinds: dict[int, list[Action]], skill: Skill, rng: Random, act: float) -> None:
        assert view.viewer is not None
        self._view = view
        self._seat = view.viewer
        self._kinds = kinds
        self._skill = skill
        self._rng = rng
        self._act = act * SECOND
        self._taken = max(view.taken[2 * view.viewer : 2 * view.viewer + 2]) >= 0
        self._worth = Worth(view, self._seat)
        self._trials: dict[tuple[int, int], Trial] = {}
        self._faces: dict[int, float] = {}

    def decide(self) -> Action | None:
        for kind in (a.CHOOSE_COLOUR, a.READY):
            if kind in self._kinds:
                return self._any(kind)
        if a.FORFEIT in self._kinds:
            return min(self._kinds[a.FORFEIT], key=lambda action: self._worth.leave(self._cell(*action.args)))
        return self._challenge() or self._claim() or self._best() or self._rest()

    def _any(self, kind: int) -> Action:
        actions = self._kinds[kind]
        return actions[int(self._rng.random() * len(actions))]

    def _often(self, share: float) -> bool:
        return self._rng.random() < share

    def _cell(self, x: int, y: int) -> int:
        return y * self._view.grid.width + x

    # --- what comes first

    def _challenge(self) -> Action | None:
        """G16.2: a wrong tile of somebody else, if it is noticed."""
        for action in self._kinds.get(a.CHALLENGE, ()):
            if self._view.by[self._cell(*action.args)] != self._seat and self._often(self._skill.watchfulness):
                return action
        return None

    def _claim(self) -> Action | None:
        """G7.1: the god whose terrain does best, as soon as there is something to tell by, or others choose."""
        claims = self._kinds.get(a.CHOOSE_GOD)
        view = self._view
        laid = len(view.shapes) - view.shapes.count(EMPTY)
        if not claims or (laid < ENOUGH_TO_CHOOSE and set(view.owners) == {NOBODY}):
            return None
        return max(claims, key=lambda action: self._misjudged(self._worth.standing_of(action.args[0])))

    # --- what brings most

    def _misjudged(self, worth: float) -> float:
        return worth + self._rng.gauss(0.0, self._skill.error) if self._skill.error else worth

    def _best(self) -> Action | None:
        if self._taken:
            return self._deal_with_taken()
        wishes = self._noticed((*self._harmless(), *self._prophets(), *self._cities()))
        # What lies there is laid before more is drawn; and nobody overlooks the bag.
        wishes += self._noticed(self._takings(self._areas_looked_at())) or self._draws()
        best = max(wishes, key=lambda wish: wish.worth, default=None)
        if best is not None and best.worth > DISCARDED:
            return best.action
        return self._discard() or (best.action if best is not None and best.worth > NOTHING else None)

    def _noticed(self, wishes: Iterable[Wish]) -> list[Wish]:
        """What is seen of them, as it is judged, as far as it is worth doing."""
        judged = [Wish(self._misjudged(wish.worth), wish.action) for wish in wishes if self._often(self._skill.sight)]
        return [wish for wish in judged if wish.worth > NOTHING]

    def _areas_looked_at(self) -> Collection[int]:
        """One's own discards lie before one's eyes; to look at the others' one must think of it."""
        return range(self._view.players) if self._often(self._skill.foresight) else (self._seat,)

    def _try(self, cell: int, shape: int) -> Trial:
        trial = self._trials.get((cell, shape))
        if trial is None:
            trial = self._trials[cell, shape] = self._worth.place(cell, shape)
        return trial

    def _harmless(self) -> list[Wish]:
        """The placements that are not better left to others."""
        return [wish for wish in self._placements() if wish.worth >= PLACED + HARMFUL]

    def _placements(self) -> Iterator[Wish]:
        """G4, G9: every way to place a tile, on an empty cell or on a city; of all ways with prophets the best."""
        view = self._view
        cheapest = self._sources()
        own = view.gods[self._seat]
        cost = 0.0
        for kind in (a.PLACE, a.DESTROY):
            best: dict[tuple[int, int, int, int], Wish] = {}
            for action in self._kinds.get(kind, ()):
                hand, face, turn, x, y, corner, god, source, *credit = action.args
                cell = self._cell(x, y)
                if corner != a.LEFT_OUT:
                    god = own[0] if god == a.LEFT_OUT else god
                    away, cost = cheapest[god]
                    if away != source:
                        continue
                shape = view.rules.tiles.tiles[view.hands[2 * self._seat + hand]].shapes[4 * face + turn]
                trial = self._try(cell, shape)
                worth = trial.worth + PLACED
                if corner != a.LEFT_OUT:
                    worth += self._worth.add_prophet(trial.realms[corner], god) - cost
                if kind == a.DESTROY:
                    worth += self._worth.cataclysm(cell, own[0] if credit[0] == a.LEFT_OUT else credit[0])
                place = (hand, face, turn, cell)
                if place not in best or worth > best[place].worth:
                    best[place] = Wish(worth, action)
            yield from best.values()

    def _sources(self) -> dict[int, tuple[a.Source, float]]:
        """By god: where its next prophet comes from at the least cost, and that cost (G7.9–G7.11)."""
        view = self._view
        found: dict[int, tuple[a.Source, float]] = {}
        width = view.grid.width
        for god in view.gods[self._seat]:
            if view.reserves[god]:
                found[god] = (None, self._worth.price(god))
                continue
            standing = [
                cell for cell, prophet in enumerate(view.prophets) if prophet >> 2 == god and view.shapes[cell] >= 0
            ]
            losses = [(self._worth.leave(cell), cell) for cell in standing]
            loss, cell = min(losses, default=(0.0, 0))
            found[god] = ((cell % width, cell // width), loss + NOTHING)
        return found

    def _prophets(self) -> Iterator[Wish]:
        """G7.14: one that follows its tile."""
        cheapest, own = self._sources(), self._view.gods[self._seat]
        for action in self._kinds.get(a.PLACE_PROPHET, ()):
            x, y, corner, god, source = action.args
            god = own[0] if god == a.LEFT_OUT else god
            away, cost = cheapest[god]
            if away == source:
                realm = self._worth.realm_at(self._cell(x, y), corner)
                yield Wish(self._worth.add_prophet(realm, god) - cost, action)

    def _cities(self) -> Iterator[Wish]:
        """G8: where few tiles could bring one down."""
        cheapest, own = self._sources(), self._view.gods[self._seat]
        for action in self._kinds.get(a.BUILD, ()):
            x, y, god, source = action.args
            away, cost = cheapest[own[0] if god == a.LEFT_OUT else god]
            if away == source:
                yield Wish(self._worth.city(self._cell(x, y)) - cost, action)

    def _deal_with_taken(self) -> Action | None:
        """G6.4: it was taken to be laid, and is, unless that would harm. Where nothing else is allowed, what harms
        least: the hand must be free again."""
        ways = [Wish(self._misjudged(wish.worth), wish.action) for wish in self._harmless()]
        if ways:
            return max(ways, key=lambda wish: wish.worth).action
        away = self._discard() or self._first(a.END_TURN)
        return away or max(self._placements(), key=lambda wish: wish.worth).action

    def _draws(self) -> list[Wish]:
        """G5.1: as long as there is room for what fits nowhere, and time to lay what does."""
        if self._room() < KEPT_FREE or not self._has_time_to_draw():
            return []
        return [Wish(DRAWN * action.args[0] / a.MOST_DRAWN, action) for action in self._kinds.get(a.DRAW, ())]

    def _room(self) -> int:
        """The free slots of one's own."""
        first = self._seat * self._view.module.slots
        return sum(here < 0 for here in self._view.areas[first : first + self._view.module.slots])

    def _has_time_to_draw(self) -> bool:
        view = self._view
        if view.clock == NONE:
            return True
        least = ACTS_OF_A_DRAW * self._act if view.variant.timed else LAST_SECONDS
        return view.clock >= least

    def _takings(self, areas: Collection[int]) -> Iterator[Wish]:
        """G6.3: what lies face up in these areas and may be laid. With it in hand a prophet may come too."""
        view = self._view
        for action in self._kinds.get(a.TAKE, ()):
            area, slot, *_ = action.args
            if area not in areas:
                continue
            use = self._use(view.areas[area * view.module.slots + slot])
            if use >= HARMFUL:
                yield Wish(TAKEN * (use - HARMFUL) + NOTHING, action)

    def _use(self, face: int) -> float:
        """What this face would bring where it brings most."""
        found = self._faces.get(face)
        if found is None:
            found = self._faces[face] = max(self._uses(face), default=USELESS)
        return found

    def _uses(self, face: int) -> Iterator[float]:
        """What this face would bring wherever it fits."""
        view = self._view
        cheapest = self._sources()
        for shape in set(TURNED[face]):
            mask = MASKS[shape]
            for cell in view.open:
                if mask & view.demands[cell] == mask:
                    trial = self._try(cell, shape)
                    yield trial.worth
                    for god, (_, cost) in cheapest.items():
                        for corner in AREAS[shape]:
                            yield trial.worth + self._worth.add_prophet(trial.realms[corner], god) - cost

    # --- what is left to do

    def _discard(self) -> Action | None:
        """G5.5: a tile that fits nowhere, or should not; that face up which is of less use to the others."""
        if a.PUT_BACK in self._kinds:
            return self._any(a.PUT_BACK)
        placeable = {action.args[0] for action in self._kinds.get(a.PLACE, ())}
        discards = self._kinds.get(a.DISCARD, ())
        hopeless = [action for action in discards if action.args[0] not in placeable]
        return min(hopeless or discards, key=self._use_to_others, default=None)

    def _use_to_others(self, action: Action) -> int:
        view = self._view
        hand, face, _ = action.args
        tile = view.rules.tiles.tiles[view.hands[2 * self._seat + hand]]
        shapes = set(TURNED[tile.back if face else tile.front])
        return sum(MASKS[shape] & view.demands[cell] == MASKS[shape] for shape in shapes for cell in view.open)

    def _rest(self) -> Action | None:
        """Nothing to do, as it seems: look again at all that lies there, turn over what may be of use, draw into the
        last slots; and only then pass, or end the turn."""
        lying = max(self._takings(range(self._view.players)), key=lambda wish: wish.worth, default=None)
        if lying is not None:
            return lying.action
        if self._often(self._skill.curiosity) and (turned := self._flip()) is not None:
            return turned
        if a.DRAW in self._kinds and self._has_time_to_draw():
            return self._kinds[a.DRAW][0]
        return self._first(a.PASS) or self._first(a.END_TURN)

    def _flip(self) -> Action | None:
        """G6.1: the tile that is most likely to have something on its other side that can be laid."""
        view, below = self._view, Below(self._view)
        chances = [
            Wish(below.chance(view.areas[area * view.module.slots + slot], self._may_be_laid), action)
            for action in self._kinds.get(a.FLIP, ())
            for area, slot, *_ in [action.args]
        ]
        best = max(chances, key=lambda wish: wish.worth, default=None)
        return best.action if best is not None and best.worth > 0 else None

    def _may_be_laid(self, face: int) -> bool:
        return self._use(face) >= HARMFUL

    def _first(self, kind: int) -> Action | None:
        return self._kinds[kind][0] if kind in self._kinds else None
