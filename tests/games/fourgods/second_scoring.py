"""Scoring, in the second reading (G14, G15)."""

from collections import Counter
from dataclasses import dataclass

from tests.games.fourgods.second_reading import Reading
from tests.games.fourgods.second_table import GODS, Cell, Table, area_at, areas

# An area: its cell and the number of its first corner.
Area = tuple[Cell, int]
Kingdom = set[Area]


def kingdoms(table: Table) -> list[tuple[str, Kingdom]]:
    """G14.4: each with the letter of its terrain."""
    rest = {(cell, min(area)) for cell, laid in table.world.items() for area in areas(laid.lies)}
    found = []
    while rest:
        reached: Kingdom = set()
        edge = [rest.pop()]
        while edge:
            area = edge.pop()
            reached.add(area)
            for near in joined(table, area):
                if near in rest:
                    rest.remove(near)
                    edge.append(near)
        if len({cell for cell, _ in reached}) >= 2:
            (x, y), corner = next(iter(reached))
            found.append((table.world[x, y].lies[corner], reached))
    return found


def joined(table: Table, area: Area) -> list[Area]:
    """The areas across the sides of its tile that reach the same end of the side."""
    cell, first = area
    face = table.world[cell].lies
    corners = area_at(face, first)
    found = []
    for near, ends in table.neighbours(cell):
        if near not in table.world:
            continue
        across = table.world[near].lies
        found += [
            (near, min(area_at(across, theirs)))
            for mine, theirs in ends
            if mine in corners and face[mine] == across[theirs]
        ]
    return found


def ranked(counts: dict[str, int]) -> dict[str, int]:
    """G14.11–G14.13: what each place brings, shared by those who are equal."""
    prizes = (15, 10, 5, 0)
    points = dict.fromkeys(counts, 0)
    for god, count in counts.items():
        if count:
            ahead = sum(other > count for other in counts.values())
            equal = sum(other == count for other in counts.values())
            points[god] = sum(prizes[ahead : ahead + equal]) // equal
    return points


@dataclass
class Score:
    cities: int = 0
    prophets: int = 0
    largest: int = 0
    most: int = 0

    @property
    def total(self) -> int:
        return self.cities + self.prophets + self.largest + self.most


def score(reading: Reading) -> dict[str, Score]:
    """By god in play, or by colour where gods are hidden."""
    scores = {god: Score() for god in GODS}
    for god in reading.cities.values():
        scores[god].cities += 5
    for seat in reading.seats:
        for god, count in reading.destroyed[seat].items():
            scores[god or reading.gods[seat][0]].cities += 5 * count
    found = kingdoms(reading)
    for _, kingdom in found:
        tiles = {cell for cell, _ in kingdom}
        prophets = [reading.world[cell].prophet for cell in tiles]
        standing = [
            (cell, prophet[0])
            for cell, prophet in zip(tiles, prophets, strict=True)
            if prophet and (cell, min(area_at(reading.world[cell].lies, prophet[1]))) in kingdom
        ]
        present = Counter(god for _, god in standing)
        for god, number in present.items():
            if number == max(present.values()):
                scores[god].prophets += len(tiles) - len(standing)
    # Whose terrain is ranked, and under which colour.
    played = {god: seat for seat in reading.seats for god in reading.gods[seat]}
    if reading.hidden:
        by_card = {card: reading.gods[seat][0] for seat, card in reading.cards.items() if reading.gods[seat]}
    else:
        by_card = {god: god for god in played}
    sizes = {
        card: max(
            (len({cell for cell, _ in kingdom}) for terrain, kingdom in found if terrain == GODS[card]), default=0
        )
        for card in by_card
    }
    numbers = {card: sum(terrain == GODS[card] for terrain, _ in found) for card in by_card}
    for card, points in ranked(sizes).items():
        scores[by_card[card]].largest = points
    for card, points in ranked(numbers).items():
        scores[by_card[card]].most = points
    return {god: scores[god] for god in played}


def seat_scores(reading: Reading) -> list[int]:
    """The score of each seat; in the game of two with four gods the sum, which decides nothing."""
    scores = score(reading)
    return [sum(scores[god].total for god in reading.gods[seat]) for seat in reading.seats]


def winners(reading: Reading) -> list[int]:
    """G15."""
    if not reading.four_gods:
        scores = seat_scores(reading)
        return [seat for seat in reading.seats if scores[seat] == max(scores)]
    by_god = score(reading)
    pairs = [sorted([*(by_god[god].total for god in reading.gods[seat]), 0, 0][:2]) for seat in reading.seats]
    return [seat for seat in reading.seats if pairs[seat] == max(pairs)]
