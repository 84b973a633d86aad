"""What the second reading lists as legal: every form that a list may hold, as far as it is not refused."""

from collections.abc import Iterator

from tests.games.fourgods.second_reading import Reading
from tests.games.fourgods.second_refusals import BOTH
from tests.games.fourgods.second_table import CORNERS, GODS, Form, areas, turned


def legal(r: Reading, seat: int) -> list[Form]:
    """Every form that a list may hold, as far as it is not refused."""
    return [form for form in _listed(r, seat) if r.refusal(seat, form) is None]


def _listed(r: Reading, seat: int) -> Iterator[Form]:
    for do in ("ready", "pass", "end_turn"):
        yield {"do": do}
    for god in GODS:
        yield {"do": "choose_colour", "god": god}
        yield {"do": "choose_god", "god": god}
    for count in range(1, min(2, len(r.bag)) + 1):
        yield {"do": "draw", "count": count}
    for hand in BOTH:
        yield {"do": "put_back", "hand": hand}
        yield from ({"do": "discard", "hand": hand, "face": face} for face in BOTH)
    for owner in r.seats:
        for slot in range(r.slots):
            yield {"do": "flip", "area": owner, "slot": slot}
            yield {"do": "take", "area": owner, "slot": slot}
    for x, y in r.cells():
        yield {"do": "challenge", "x": x, "y": y}
        yield {"do": "forfeit", "x": x, "y": y}
        if r.empty((x, y)):
            yield from ({"do": "build", "x": x, "y": y, **fetched} for fetched in _fetching(r, seat))
    if fresh := r.fresh[seat]:
        x, y = next((cell for cell, laid in r.world.items() if laid is fresh), (-1, -1))
        for area in areas(fresh.lies):
            for fetched in _fetching(r, seat):
                yield {"do": "place_prophet", "x": x, "y": y, "corner": CORNERS[min(area)], **fetched}
    for hand in BOTH:
        yield from _layings(r, seat, hand)


def _layings(r: Reading, seat: int, hand: int) -> Iterator[Form]:
    tile = r.hands[seat][hand]
    if tile is None:
        return
    results: dict[str, tuple[int, int]] = {}
    for face in BOTH:
        for turn in range(4):
            results.setdefault(turned(tile[face], turn), (face, turn))
    credited: list[Form] = [{}]
    if len(r.gods[seat]) == 2:
        credited = [{"credit": god} for god in r.gods[seat]]
    for shown, (face, turn) in results.items():
        prophets: list[Form] = [{}]
        for area in areas(shown):
            prophets += [{"prophet": CORNERS[min(area)], **fetched} for fetched in _fetching(r, seat)]
        for x, y in r.cells():
            laying = {"hand": hand, "face": face, "turn": turn, "x": x, "y": y}
            if r.fits((x, y), shown):
                yield from ({"do": "place", **laying, **prophet} for prophet in prophets)
            elif (x, y) in r.cities:
                yield from ({"do": "destroy", **laying, **more, **credit} for more in prophets for credit in credited)


def _fetching(r: Reading, seat: int) -> list[Form]:
    """Each way to name where a prophet comes from."""
    ways: list[Form] = []
    for god in r.gods[seat]:
        named: Form = {"god": god} if len(r.gods[seat]) == 2 else {}
        if r.reserves[god]:
            ways.append(named)
        else:
            ways += [{**named, "from": [x, y]} for x, y in r.missionaries(god)]
    return ways
