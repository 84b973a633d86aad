"""4 Gods, for the kit: what is conserved, what is hidden, which games are kept."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.games.fourgods.game import ENDINGS, GAME, OPTIONS, TABLE
from tests.games.fourgods.legality import VALUES, acceptable, plain_forms
from tests.games.fourgods.worlds import scramble
from tests.kit.subject import Golden, Subject

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.bag import find_lying
from mappamundi.games.fourgods.kingdoms import Kingdoms
from mappamundi.games.fourgods.legal import list_legal
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.state import CLOSING, NONE, OVER, WAITING
from mappamundi.games.fourgods.world import CITY, EMPTY
from mappamundi.kernel import Action, Chance, Event, Result
from mappamundi.kit.random_play import BUSY, BY_KIND, UNIFORM, some

_BOX = list(range(GAME.rules.tiles.count))

SLIPS = 0.05
RUMMAGING = (a.FLIP, a.TAKE)
RUMMAGED = 0.2


class FourGods(Subject[Position]):
    options = OPTIONS
    endings = ENDINGS
    values = VALUES
    sought = ("waiting", "play", "closing", "taken", "prophet")
    rare = frozenset({"closing", "taken", "prophet"})
    # Random seats flip and take discards for a long time before the bag is empty.
    most_decisions = 50_000
    longest = 150
    golden = (
        Golden("fourgods-4-race", 4, {}, BY_KIND, 2),
        Golden("fourgods-3-turns-hidden", 3, {"tempo": "timed_turns", "gods": "hidden"}, BUSY, 4),
        Golden("fourgods-2-four-gods", 2, {"tempo": "timed_turns"}, BUSY, 1),
        Golden("fourgods-3-table", 3, TABLE, BUSY, 1),
    )
    scored_after = frozenset({"built", "destroyed", "corrected", "closing_began", "game_ended"})

    def choose(self, position: Position, rng: Random, style: int) -> tuple[int | None, Action]:
        """G16.1: at a table now and then a tile is placed where it does not belong, which no list offers."""
        if position.variant.table and rng.random() < SLIPS:
            seat, action = some(rng, range(position.players)), slip(position, rng)
            if acceptable(position, seat, action):
                return seat, action
        chosen = super().choose(position, rng, style)
        # Every discard can be flipped and taken: among all that is listed little else would ever be chosen.
        if style == UNIFORM and chosen[1].kind in RUMMAGING and chosen[0] is not None and rng.random() > RUMMAGED:
            others = [action for action in position.legal(chosen[0]) if action.kind not in RUMMAGING]
            return (chosen[0], some(rng, others)) if others else chosen
        return chosen

    def decision(self, position: Position) -> str:
        if position.phase == WAITING:
            return "waiting"
        if any(position.owes):
            return "forfeit"
        if max(position.taken) >= 0:
            return "taken"
        if position.phase == CLOSING:
            return "closing"
        return "prophet" if max(position.follow) >= 0 else "play"

    def check(self, position: Position, events: Sequence[Event]) -> None:
        del events
        check_tiles(position)
        check_prophets(position)
        check_clock(position)
        check_lists(position)

    def check_closely(self, position: Position) -> None:
        check_world(position)

    def check_loaded(self, position: Position, loaded: Position) -> None:
        assert followed(loaded) == followed(position), "the World is stale"
        assert loaded.standings() == position.standings(), "the kingdoms are stale"

    def check_end(self, position: Position, result: Result) -> None:
        assert result.scores == position.standings()
        assert position.legal(0) == []

    def left_over(self, position: Position) -> Mapping[str, float]:
        slots = position.module.slots
        strips = [position.areas[first : first + slots] for first in range(0, len(position.areas), slots)]
        return {
            "cells open": position.grid.cells - position.filled,
            "of them for a tile that lies there": len(fillable(position)),
            "strips full": sum(min(strip) >= 0 for strip in strips) / len(strips),
            "tiles in the bag": len(position.bag),
        }

    def acceptable(self, position: Position, seat: int, action: Action) -> bool:
        return acceptable(position, seat, action)

    def may_interject(self, position: Position, seat: int) -> bool:
        """G10.1, G10.6: in timed play a seat out of turn may turn its own discards, and challenge."""
        return position.variant.timed and position.phase in (1, 2) and 0 <= seat < position.players

    def may_wait(self, position: Position, seat: int) -> bool:
        """G13.6: whoever has passed waits for the others."""
        return position.passed[seat] and not position.variant.timed

    def plain_forms(self) -> Iterator[Mapping[str, Any]]:
        return plain_forms()

    def other_world(
        self, position: Position, viewer: int | None, rng: Random, chance: Chance | None = None
    ) -> Position:
        return scramble(position, viewer, rng, chance)


SUBJECT = FourGods(GAME)


def fillable(p: Position) -> set[int]:
    """The open cells that one of the discards, whichever side up, would fit."""
    lying = [p.rules.tiles.tiles[here >> 1] for here in p.areas if here >= 0]
    return {cell for cell in p.open if any(tile.fits[p.demands[cell]] for tile in lying)}


def slip(p: Position, rng: Random) -> Action:
    """A tile laid anywhere and anyhow, from a hand that may be empty."""
    x, y = some(rng, range(p.grid.width)), some(rng, range(p.grid.height))
    lying = some(rng, (0, 1)), some(rng, (0, 1)), some(rng, range(4))
    return p.rules.space.make(a.PLACE, *lying, x, y, a.LEFT_OUT, a.LEFT_OUT, None)


def check_tiles(p: Position) -> None:
    """G1.4: every tile of the box is in one place; G8.5: so is every token."""
    found = p.bag + [tile for tile in p.hands if tile >= 0]
    found += [here >> 1 for here in p.areas if here >= 0]
    found += [here >> 1 for here in p.tiles if here >= 0]
    found.sort()
    assert found == _BOX, "a tile is lost, or there twice"
    assert p.shapes.count(CITY) + p.cities_left + sum(p.destroyed) == p.rules.cities, "a token is lost"
    for place, taken in enumerate(p.taken):
        assert taken < 0 or p.hands[place] >= 0, "an empty hand is marked taken"


def check_prophets(p: Position) -> None:
    """G1.8: every prophet is in its reserve, in the World or lost for good; nobody's are anywhere but at home."""
    standing = [0] * 4
    for prophet in p.prophets:
        if prophet >= 0:
            standing[prophet >> 2] += 1
    for god in range(4):
        assert p.reserves[god] + standing[god] + p.lost[god] == p.module.reserve, "a prophet is lost"
        assert p.owners[god] >= 0 or not standing[god]
    for seat, gods in enumerate(p.gods):
        assert len(gods) <= p.module.gods
        assert all(p.owners[god] == seat for god in gods)
        assert not p.owes[seat] or not any(p.reserves[god] for god in gods), "a forfeit is owed beside a reserve"


def check_clock(p: Position) -> None:
    """G10, G13: a clock runs exactly where one is counted."""
    runs = p.phase == CLOSING or (p.variant.timed and p.phase not in (WAITING, OVER))
    assert (p.clock != NONE) == runs, "the clock"
    assert runs == (p.clock > 0)
    if p.variant.timed and p.phase != OVER:
        idle = [seat for seat in range(p.players) if seat != p.active]
        assert all(p.hands[2 * seat] == p.hands[2 * seat + 1] == NONE for seat in idle), "tiles out of turn"
    assert not all(p.passed) or p.phase == OVER
    assert p.variant.table or not p.wrong


def check_lists(p: Position) -> None:
    """What is kept of the lists is what would be listed anew."""
    for seat in range(p.players):
        fresh: list[Action] = []
        if p.phase != OVER:
            list_legal(p, seat, fresh)
        assert p.legal(seat) == fresh, f"the list of seat {seat} is stale"


def followed(p: Position) -> tuple[Any, ...]:
    """What follows from where everything lies, and is kept."""
    return p.lines, p.demands, p.open, p.settled, p.standing, p.filled, p.lying


def check_world(p: Position) -> None:
    """Side lines, demands, open cells and kingdoms as they are counted anew."""
    fresh = p.copy()
    world.recount(fresh)
    find_lying(fresh)
    assert followed(fresh) == followed(p)
    assert not p.bag or p.filled < p.grid.cells or p.phase in (CLOSING, OVER)
    assert all((p.tiles[cell] >= 0) == (shape >= 0) for cell, shape in enumerate(p.shapes))
    assert all(p.prophets[cell] < 0 for cell, shape in enumerate(p.shapes) if shape == EMPTY)
    counted, joined = world.kingdoms(fresh), world.kingdoms(p)
    assert isinstance(counted, Kingdoms)
    assert (counted.largest, counted.counts) == (joined.largest, joined.counts), "the kingdoms are stale"
    assert world.realms(fresh) == world.realms(p)
