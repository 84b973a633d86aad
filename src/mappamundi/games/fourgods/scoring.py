"""Scoring: cities, prophets, largest kingdom, number of kingdoms; and who has won (G14, G15).

A score is kept by god, or by colour where gods are hidden (G14.1, G14.17). The same count, taken at any moment, is how
the game stands.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.kingdoms import FEWEST_TILES
from mappamundi.games.fourgods.state import NOBODY, NONE, OVER, State
from mappamundi.games.fourgods.world import kingdoms


class Score(NamedTuple):
    """A god's points by what they are for; `cities` holds standing and destroyed ones together."""

    cities: int = 0
    prophets: int = 0
    largest: int = 0
    most: int = 0

    @property
    def total(self) -> int:
        return self.cities + self.prophets + self.largest + self.most


# By god; None for one that is not in play.
Sheet = list[Score | None]
NOTHING: Final = Score()
PARTS: Final = Score._fields


def city_points(p: State) -> list[int]:
    """G14.2, G14.3: by god. A city counts for the colour in it (G8.6); a destroyed one stays with its destroyer."""
    points = [p.rules.destroyed_points * count for count in p.destroyed]
    for cell in p.settled:
        points[p.prophets[cell] >> 2] += p.rules.city_points
    return points


def prophet_points(p: State) -> list[int]:
    """G14.5–G14.8: by god. Whoever has most prophets in a kingdom gets its tiles on which none of them stands."""
    found = kingdoms(p)
    standing: dict[int, list[int]] = {}
    for cell in p.standing:
        prophet = p.prophets[cell]
        root = found.root(4 * cell + (prophet & 3))
        counts = standing.get(root)
        if counts is None:
            counts = standing[root] = [0] * len(GODS)
        counts[prophet >> 2] += 1
    points = [0] * len(GODS)
    for root, counts in standing.items():
        size = found.masks[root].bit_count()
        if size >= FEWEST_TILES:
            for god in majority(counts):
                points[god] += size - sum(counts)
    return points


def majority(counts: Sequence[int]) -> list[int]:
    """G14.7: the gods with most prophets, at least one; all of them if they tie."""
    most = max(counts)
    return [god for god, count in enumerate(counts) if count == most > 0]


def prizes(table: Sequence[int], values: Sequence[int]) -> list[int]:
    """G14.11–G14.13, G14.15: what each value's place is worth; ties share the places they cover, rounded down."""
    ordered = sorted(values, reverse=True)
    worth = []
    for value in values:
        before, equal = ordered.index(value), ordered.count(value)
        worth.append(sum(table[before : before + equal]) // equal if value else 0)
    return worth


def in_play(p: State) -> list[int]:
    """The gods, or colours, that somebody has (G12.2, G14.16)."""
    return [god for god, owner in enumerate(p.owners) if owner != NOBODY]


def sheet(p: State, cards: Sequence[int]) -> Sheet:
    """What every god has, or would have if the game ended now; with hidden gods as far as the cards are known."""
    gods = in_play(p)
    cities, prophets = city_points(p), prophet_points(p)
    found = kingdoms(p)
    # G11.5, G14.9, G14.10, G14.14: bonuses go by the terrain of the god, or of the card, and by nothing that stands
    # there; G11.6, G12.2: no others are ranked.
    terrains = {god: cards[p.owners[god]] if p.variant.hidden else god for god in gods}
    ranked = [god for god in gods if terrains[god] != NONE]
    largest = prizes(p.rules.prizes, [found.largest[terrains[god]] for god in ranked])
    most = prizes(p.rules.prizes, [found.counts[terrains[god]] for god in ranked])
    bonus = dict(zip(ranked, zip(largest, most, strict=True), strict=True))
    scores: Sheet = [None] * len(GODS)
    for god in gods:
        scores[god] = Score(cities[god], prophets[god], *bonus.get(god, (0, 0)))
    return scores


def public_sheet(p: State) -> Sheet:
    """As everybody can tell: hidden gods count only once they are revealed (G11.5)."""
    return sheet(p, p.cards if p.phase == OVER else [NONE] * p.players)


def markers(p: State, scores: Sheet, seat: int) -> list[int]:
    """G14.1, G14.16, G15.2: the scores of a seat, lowest first: one, or two, of which a god never claimed has 0."""
    own = [(scores[god] or NOTHING).total for god in p.gods[seat]]
    return sorted(own + [0] * (p.module.gods - len(own)))


def seat_scores(p: State, scores: Sheet) -> tuple[int, ...]:
    """By seat; with two gods the lower of its scores, by which the game is lost (G15.3)."""
    return tuple(markers(p, scores, seat)[0] for seat in range(p.players))


def winners(p: State) -> tuple[int, ...]:
    """G15.1, G15.3: the highest score; with two gods the higher of the lower scores, then of the higher ones."""
    scores = sheet(p, p.cards)
    rows = [markers(p, scores, seat) for seat in range(p.players)]
    return tuple(seat for seat, row in enumerate(rows) if row == max(rows))


def places(p: State) -> tuple[int, ...]:
    scores = sheet(p, p.cards)
    rows = [markers(p, scores, seat) for seat in range(p.players)]
    return tuple(1 + sum(other > row for other in rows) for row in rows)
