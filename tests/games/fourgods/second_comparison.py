"""How the engine and the second reading are compared: what both say of a position, and what is tried in it."""

import json
from collections import Counter
from random import Random
from typing import Any

from tests.games.fourgods.second_game import Row, SecondPosition
from tests.games.fourgods.second_lists import legal
from tests.games.fourgods.second_reading import Reading
from tests.games.fourgods.second_scoring import score, seat_scores, winners
from tests.games.fourgods.second_table import CORNERS, GODS, Form, Tile

from mappamundi.kernel import Game, IllegalAction, Position
from mappamundi.kit.random_play import some
from mappamundi.scenarios import first_difference

# How often each kind of action is chosen, beside the others that are legal.
EAGER = {"place": 10.0, "destroy": 8, "build": 1.5, "put_back": 8, "place_prophet": 3, "choose_god": 2, "draw": 6}
LAZY = {"pass": 0.15, "flip": 0.5, "take": 0.6, "end_turn": 0.4}


def told(form: Any) -> str:
    return json.dumps(form, sort_keys=True)


# --- What is compared -----------------------------------------------------------------------------------------------


def agree_on_table(game: Game, position: Position, reading: Reading) -> None:
    """How everything lies, in the words of a scenario; of the bag, how many tiles."""
    expected = SecondPosition(reading, {}).report()
    for row in ("hands", "discards"):
        expected[row] = {seat: _written(tiles) for seat, tiles in expected[row].items()}
    expected["bag"] = len(reading.bag)
    # The engine counts at any time what the scores would be if the game were over.
    expected["detail"] = {god: vars(part) for god, part in score(reading).items()}
    if reading.four_gods:
        expected.pop("scores", None)
    if reading.phase == "waiting":
        # Nobody's turn yet.
        del expected["turn"]
    difference = first_difference(expected, game.report(position))
    assert not difference, difference
    assert list(position.to_act()) == reading.to_act()


def _written(row: Row) -> list[str | None]:
    return row.tiles


def agree_on_list(position: Position, reading: Reading, seat: int) -> list[Form]:
    """The same actions are listed for the seat."""
    listed = [dict(action.form) for action in position.legal(seat)]
    mine, theirs = Counter(map(told, listed)), Counter(map(told, legal(reading, seat)))
    assert mine == theirs, (
        f"seat {seat}: only listed {sorted(mine - theirs)[:3]}, only read {sorted(theirs - mine)[:3]}"
    )
    return listed


def agree_on_refusal(game: Game, position: Position, reading: Reading, seat: int, form: Form) -> str | None:
    """Both accept an action, or both refuse it for the same reason."""
    found = None
    try:
        position.copy().play(seat, game.action(form))
    except IllegalAction as error:
        found = error.reason
    expected = reading.refusal(seat, form)
    assert found == expected, f"seat {seat}, {form}: refused as {found}, read as {expected}"
    return expected


def agree_at_the_end(position: Position, reading: Reading) -> None:
    result = position.result()
    assert (result is not None) == (reading.phase == "over")
    if result is not None:
        assert list(result.winners) == winners(reading)
        if not reading.four_gods:
            assert list(result.scores) == seat_scores(reading)


# --- What is tried --------------------------------------------------------------------------------------------------


def held(position: Position, seat: int) -> list[Tile]:
    """The tiles in a seat's hands, which everybody sees."""
    hands = position.view(None).json()["hands"][seat]
    return [(tile["faces"][0], tile["faces"][1]) for tile in hands if tile]


def proposal(rng: Random, r: Reading, listed: list[Form]) -> Form:
    """Any action with anything it may name: a listed one with something changed, or one made up."""
    if listed and rng.random() < 0.4:
        form = dict(some(rng, listed))
        key = some(rng, sorted(form))
        if key == "do" or rng.random() < 0.1:
            more = some(rng, ("colour", "god", "prophet", "from", "slot", "hand"))
            form[more] = 7 if more == "colour" else anything(rng, r, more)
        else:
            form[key] = anything(rng, r, key)
        return form
    shapes: dict[str, tuple[str, ...]] = {
        "place": ("hand", "face", "turn", "x", "y"),
        "destroy": ("hand", "face", "turn", "x", "y"),
        "build": ("x", "y"),
        "place_prophet": ("x", "y", "corner"),
        "challenge": ("x", "y"),
        "forfeit": ("x", "y"),
        "flip": ("area", "slot"),
        "take": ("area", "slot"),
        "discard": ("hand", "face"),
        "put_back": ("hand",),
        "choose_god": ("god",),
        "choose_colour": ("god",),
        **dict.fromkeys(("draw", "ready", "pass", "end_turn"), ()),
    }
    optional: dict[str, tuple[str, ...]] = {
        "place": ("prophet", "god", "from"),
        "destroy": ("prophet", "god", "from", "credit"),
        "build": ("god", "from"),
        "place_prophet": ("god", "from"),
        "flip": ("shows",),
        "take": ("hand", "shows"),
        "discard": ("slot",),
        "draw": ("count",),
    }
    do = some(rng, sorted(shapes))
    keys = [*shapes[do], *(key for key in optional.get(do, ()) if rng.random() < 0.4)]
    return {"do": do, **{key: anything(rng, r, key) for key in keys}}


def anything(rng: Random, r: Reading, key: str) -> Any:
    cells = [*r.world, *r.cities, (-1, 0), (r.width, 0), (0, 0), (r.width - 1, r.height - 1)]
    lying = [slot for area in r.discards for slot in area if slot]
    values: dict[str, Any] = {
        "hand": (0, 1) * 8 + (2,),
        "face": (0, 1),
        "turn": (0, 1, 2, 3),
        "x": tuple(cell[0] for cell in cells),
        "y": tuple(cell[1] for cell in cells),
        "area": tuple(r.seats),
        "slot": (0, 1, 2, r.slots - 1, r.slots, -1),
        "shows": (*(tile[side] for tile, side in lying[:3]), "OOPF", "OPOP/P"),
        "count": (1, 2, 3),
        "god": tuple(GODS),
        "credit": tuple(GODS),
        "prophet": CORNERS,
        "corner": CORNERS,
        "from": tuple(map(list, cells)),
    }
    return some(rng, values[key])


def choose(rng: Random, listed: list[Form]) -> Form:
    kinds = sorted({form["do"] for form in listed})
    [kind] = rng.choices(kinds, [EAGER.get(do, LAZY.get(do, 1.0)) for do in kinds])
    return some(rng, [form for form in listed if form["do"] == kind])


def varied(rng: Random, r: Reading, seat: int, form: Form) -> Form:
    """The action as it is not listed but accepted: a slot, a hand or what it shows named, another turn, an error."""
    if form["do"] == "place" and r.lenient and rng.random() < 0.5:
        free = [cell for cell in r.cells() if r.empty(cell)]
        x, y = some(rng, free)
        return {**form, "x": x, "y": y, "turn": some(rng, (0, 1, 2, 3))}
    if form["do"] == "discard" and rng.random() < 0.5:
        return {**form, "slot": some(rng, [slot for slot in range(r.slots) if r.discards[seat][slot] is None])}
    if form["do"] in ("flip", "take") and rng.random() < 0.5:
        lying = r.lying(form["area"], form["slot"])
        assert lying is not None
        form = {**form, "shows": lying[0][lying[1]]}
        if form["do"] == "take":
            form["hand"] = some(rng, [hand for hand in range(2) if r.hands[seat][hand] is None])
    return form


def step(game: Game, position: Position, reading: Reading, rng: Random, met: Counter[str]) -> None:
    """One action, in the engine and in the reading, after both have agreed on everything before it."""
    agree_on_table(game, position, reading)
    seats = list(reading.seats)
    waiting = reading.to_act()
    seat = some(rng, waiting if rng.random() < 0.8 else seats)
    listed = agree_on_list(position, reading, seat)
    for _ in range(3):
        other = some(rng, [seat, seat, *seats])
        reason = agree_on_refusal(game, position, reading, other, proposal(rng, reading, listed))
        met[f"refused {reason}"] += 1
    if reading.phase != "waiting" and rng.random() < 0.08:
        seconds = some(rng, (1, 7, 13, 30))
        position.play(None, game.action({"do": "time", "seconds": seconds}))
        reading.time(seconds)
        return
    if not listed:
        return
    form = varied(rng, reading, seat, choose(rng, listed))
    met[form["do"]] += 1
    assert reading.refusal(seat, form) is None, form
    position.play(seat, game.action(form))
    # What came out of the bag, and which cards were dealt, the reading is told.
    drawn = None
    if form["do"] == "draw":
        drawn = held(position, seat)
    if form["do"] == "choose_colour":
        reading.dealt = dict(game.report(position)["cards"])
    reading.do(seat, form, drawn)


def play_alike(game: Game, position: Position, reading: Reading, rng: Random, most: int) -> Counter[str]:
    """Play on in both to the end, or so many actions; what was met."""
    met = Counter[str]()
    while reading.phase != "over" and met.total() < 4 * most:
        step(game, position, reading, rng, met)
    agree_on_table(game, position, reading)
    agree_at_the_end(position, reading)
    return met
