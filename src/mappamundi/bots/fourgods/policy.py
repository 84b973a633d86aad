"""How bots play 4 Gods: all that they may do, each with what it is worth to them, and the best of what they notice."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from mappamundi.bots.fourgods.worth import Trial, Worth
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, SECOND
from mappamundi.games.fourgods.tiles import AREAS, MASKS, TURNED
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import EMPTY
from mappamundi.kernel import Action

# What an act is worth besides what it brings: tiles must leave the hands before others can come.
PLACED, DRAWN, DISCARDED, FLIPPED = 2.0, 2.5, 1.0, 0.3
# Below this a tile is rather discarded than placed.
HARMFUL: Final = -2.5
# Of what a discarded tile would bring so much is left when it has been taken first: somebody may be quicker.
TAKEN: Final = 0.7
# Less than this nobody bothers to do.
NOTHING: Final = 0.4
# So many tiles lie there before anybody chooses a god, unless others do.
ENOUGH_TO_CHOOSE: Final = 4
# With less time than this nobody draws any more.
LAST_SECONDS: Final = 4 * SECOND


class Skill(NamedTuple):
    """How well somebody plays: the share of all possibilities that they notice, by how many points they misjudge one,
    how often they look into discard areas and turn tiles there, and how often they see that a tile lies wrongly."""

    sight: float
    error: float
    foresight: float
    curiosity: float
    watchfulness: float


class Wish(NamedTuple):
    worth: float
    action: Action


def decide(view: View, legal: Sequence[Action], skill: Skill, rng: Random) -> Action | None:
    """What to do now; nothing if it is better to wait and see."""
    kinds: dict[int, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind, []).append(action)
    return Mind(view, kinds, skill, rng).decide()


class Mind:
    """One decision of one seat."""

    def __init__(self, view: View, kinds: dict[int, list[Action]], skill: Skill, rng: Random) -> None:
        assert view.viewer is not None
        self._view = view
        self._seat = view.viewer
        self._kinds = kinds
        self._skill = skill
        self._rng = rng
        self._worth = Worth(view, self._seat)
        self._trials: dict[tuple[int, int], Trial] = {}

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
        wishes = [
            Wish(self._misjudged(wish.worth), wish.action)
            for wish in (*self._placements(), *self._prophets(), *self._cities())
            if self._often(self._skill.sight)
        ]
        # Nobody overlooks the bag.
        wishes += self._draws()
        if a.TAKE in self._kinds and self._often(self._skill.foresight):
            wishes += [Wish(self._misjudged(wish.worth), wish.action) for wish in self._takings()]
        best = max(wishes, key=lambda wish: wish.worth, default=None)
        if best is not None and best.worth > DISCARDED:
            return best.action
        return self._discard() or (best.action if best is not None and best.worth > NOTHING else None)

    def _try(self, cell: int, shape: int) -> Trial:
        trial = self._trials.get((cell, shape))
        if trial is None:
            trial = self._trials[cell, shape] = self._worth.place(cell, shape)
        return trial

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
                elif worth < PLACED + HARMFUL:
                    continue
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

    def _draws(self) -> Iterator[Wish]:
        if self._view.phase == CLOSING and NONE < self._view.clock < LAST_SECONDS:
            return
        for action in self._kinds.get(a.DRAW, ()):
            yield Wish(DRAWN * action.args[0] / a.MOST_DRAWN, action)

    def _takings(self) -> Iterator[Wish]:
        """G6.3: what lies face up in the areas and would fit. With it in hand a prophet may come too."""
        view = self._view
        known: dict[int, float] = {}
        for action in self._kinds[a.TAKE]:
            area, slot, *_ = action.args
            face = view.areas[area * view.module.slots + slot]
            if face not in known:
                known[face] = max(self._uses(face), default=NONE)
            if known[face] > 0.0:
                yield Wish(TAKEN * (known[face] + PLACED), action)

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
        """Nothing to do: look what else lies in the areas, or pass; once others have passed, no more curiosity."""
        if a.FLIP in self._kinds and not any(self._view.passed) and self._often(self._skill.curiosity):
            return self._any(a.FLIP)
        for kind in (a.PASS, a.END_TURN):
            if kind in self._kinds:
                return self._any(kind)
        return None
