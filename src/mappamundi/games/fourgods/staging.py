"""Positions that a scenario's `setup` describes, and its named draws."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mappamundi.games.fourgods import beginning, world
from mappamundi.games.fourgods.bag import fill
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.modules import LOTS, order_of
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.prophets import claim
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, PHASES, PLAY, SECOND, WAITING, Rules, Variant
from mappamundi.games.fourgods.tiles import CORNERS, FIRSTS, TileSet, shape_of
from mappamundi.games.fourgods.world import EMPTY
from mappamundi.kernel import BadInput, Chance

SETUP_KEYS: Final = (
    "world_size",
    "world",
    "cities",
    "destroyed",
    "cities_left",
    "gods",
    "colours",
    "cards",
    "reserves",
    "hands",
    "taken",
    "discards",
    "bag",
    "phase",
    "clock",
    "turn",
    "passed",
    "turns_left",
)
CELL_KEYS: Final = ("face", "tile", "by", "wrong", "prophet")
# No World is larger: a name such as "3,4" should still name a cell that somebody can find.
MOST_SIDE: Final = 64


def new(rules: Rules, players: int, chosen: Variant, chance: Chance) -> Position:
    """A new game (G2)."""
    p = Position(rules, (rules.width, rules.height), players, chosen, chance)
    beginning.set_up(p)
    return p


def stage(rules: Rules, players: int, chosen: Variant, chance: Chance, setup: Mapping[str, Any]) -> Position:
    """The position that a setup describes. It need not be reachable."""
    _known("setup", setup, SETUP_KEYS)
    p = Position(rules, _size(rules, setup.get("world_size")), players, chosen, chance)
    if chosen.hidden and setup.get("gods"):
        raise BadInput("setup: gods are hidden; write colours and cards")
    if not chosen.hidden and (setup.get("colours") or setup.get("cards")):
        raise BadInput("setup: colours and cards go with hidden gods; write gods")
    _put_gods(p, setup)
    _put_world(p, setup.get("world"))
    _put_cities(p, setup)
    _put_tiles(p, setup)
    _put_phase(p, setup)
    return p


def orders(tiles: TileSet, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
    """A scenario's named draws as orders of the piles they come from."""
    found: dict[str, list[int]] = {}
    for name, drawn in draws.items():
        if name == "bag":
            found[name] = [_from_box(tiles, written) for written in _list("draws: bag", drawn)]
            if len(set(found[name])) < len(found[name]):
                raise BadInput("draws: bag names a tile twice; the box has each once")
        elif name == "first":
            found[name] = [_seat(players, drawn)]
        elif name in LOTS:
            found[name] = order_of(name, drawn)
        elif name == "cards":
            cards = {_seat(players, seat): _god(god) for seat, god in _mapping("draws: cards", drawn).items()}
            if len(set(cards.values())) < len(cards):
                raise BadInput("draws: cards names a god twice; there is one card of each")
            rest = [god for god in range(len(GODS)) if god not in cards.values()]
            found[name] = [cards[seat] if seat in cards else rest.pop(0) for seat in range(players)]
        else:
            raise BadInput(f"draws: there is no draw {name!r}; known are bag, first, cards, {', '.join(LOTS)}")
    return found


def _from_box(tiles: TileSet, written: Any) -> int:
    number = tiles.number(written)
    if number >= tiles.count:
        raise BadInput(f"draws: bag: the box contains no tile {written!r}")
    return number


# --- the words of a setup ---------------------------------------------------------------------------------------


def _mapping(where: str, given: Any) -> Mapping[Any, Any]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadInput(f"{where} is a mapping, not {given!r}")
    return given


def _known(where: str, given: Any, keys: tuple[str, ...]) -> Mapping[Any, Any]:
    for key in _mapping(where, given):
        if key not in keys:
            raise BadInput(f"{where} has an unknown key {key!r}; known are {', '.join(keys)}")
    return _mapping(where, given)


def _list(where: str, given: Any) -> list[Any]:
    if given is None:
        return []
    if not isinstance(given, list | tuple):
        raise BadInput(f"{where} is a list, not {given!r}")
    return list(given)


def _number(where: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadInput(f"{where} is a whole number of at least 0, not {value!r}")
    return value


def _seat(players: int, value: Any) -> int:
    if isinstance(value, str) and value.isdecimal():  # JSON can only name seats by strings
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
        raise BadInput(f"setup names seat {value!r}; the seats are 0 to {players - 1}")
    return value


def _by_seat(p: Position, where: str, given: Any) -> Iterator[tuple[int, Any]]:
    for seat, value in _mapping(where, given).items():
        yield _seat(p.players, seat), value


def _god(name: Any) -> int:
    if not isinstance(name, str) or name not in GODS:
        raise BadInput(f"setup names an unknown god: {name!r}; the gods are {', '.join(GODS)}")
    return GODS.index(name)


def _corner(where: str, name: Any) -> int:
    if name not in CORNERS:
        raise BadInput(f"{where}: a corner is one of {', '.join(CORNERS)}, not {name!r}")
    return CORNERS.index(name)


def _cell(p: Position, name: Any) -> int:
    parts = str(name).replace(" ", "").split(",")
    cell = NONE
    if len(parts) == 2 and all(part.isdecimal() for part in parts):
        cell = p.grid.cell(int(parts[0]), int(parts[1]))
    if cell == NONE:
        raise BadInput(f'setup names an unknown cell: {name!r}; write "x,y" inside {p.grid.width} by {p.grid.height}')
    return cell


def _tile(p: Position, written: Any) -> int:
    return NONE if written is None else p.rules.tiles.number(written)


def _size(rules: Rules, given: Any) -> tuple[int, int]:
    if given is None:
        return rules.width, rules.height
    match _list("world_size", given):
        case [width, height] if all(type(side) is int and 0 < side <= MOST_SIDE for side in (width, height)):
            return width, height
    raise BadInput(f"world_size is [width, height], each from 1 to {MOST_SIDE}, not {given!r}")


# --- what lies where --------------------------------------------------------------------------------------------


def _put_gods(p: Position, setup: Mapping[str, Any]) -> None:
    for key in ("gods", "colours"):
        for seat, named in _by_seat(p, key, setup.get(key)):
            for name in _list(f"gods: {seat}", named) if key == "gods" else [named]:
                god = _god(name)
                if p.owners[god] != NOBODY:
                    raise BadInput(f"{key}: {name} is named twice")
                claim(p, seat, god)
            if len(p.gods[seat]) > p.module.gods:
                raise BadInput(f"gods: seat {seat} has {len(p.gods[seat])}; in this game a seat has {p.module.gods}")
    for name, count in _mapping("reserves", setup.get("reserves")).items():
        p.reserves[_god(name)] = _number(f"reserves: {name}", count)
    if p.variant.hidden:
        cards = setup.get("cards")
        if cards is not None:
            for seat, name in _by_seat(p, "cards", cards):
                p.cards[seat] = _god(name)
        elif all(p.gods):
            beginning.deal_cards(p)
            p.log.read()
    for seat, count in _by_seat(p, "destroyed", setup.get("destroyed")):
        if isinstance(count, Mapping):
            for name, number in count.items():
                p.destroyed[_god(name)] = _number(f"destroyed: {seat}: {name}", number)
        elif p.gods[seat]:
            p.destroyed[p.gods[seat][0]] = _number(f"destroyed: {seat}", count)
        else:
            p.tokens[seat] = _number(f"destroyed: {seat}", count)


def _put_world(p: Position, given: Any) -> None:
    wrong = []
    for name, said in _mapping("world", given).items():
        cell, where = _cell(p, name), f"world: {name}"
        here = _known(where, said, CELL_KEYS)
        shape = shape_of(here.get("face"))
        if shape < 0:
            raise BadInput(
                f"{where}: face is four of the letters OPFM, of at most three terrains, a saddle with the one that "
                f"bridges it, as in OOPF or OPOP/P, not {here.get('face')!r}"
            )
        tile = _tile(p, here.get("tile", f"{here['face']}|{here['face']}"))
        # The face up is the first that can be turned so.
        lies = [place >> 2 for place, turned in enumerate(p.rules.tiles.tiles[tile].shapes) if turned == shape]
        if not lies:
            raise BadInput(f"{where}: no face of the tile {here['tile']} can be turned to {here['face']}")
        if p.shapes[cell] != EMPTY:
            raise BadInput(f"{where}: the cell is named twice")
        seat = NOBODY if here.get("by") is None else _seat(p.players, here["by"])
        world.lay(p, cell, tile, lies[0], shape, seat)
        if here.get("wrong") not in (None, True, False):
            raise BadInput(f"{where}: wrong is true or false, not {here['wrong']!r}")
        if here.get("wrong"):
            wrong.append(cell)
        if here.get("prophet") is not None:
            prophet = _known(f"{where}: prophet", here["prophet"], ("god", "corner"))
            corner = _corner(where, prophet.get("corner"))
            world.send(p, cell, _god(prophet.get("god")), FIRSTS[shape][corner])
    p.wrong = tuple(wrong)


def _put_cities(p: Position, setup: Mapping[str, Any]) -> None:
    for name, said in _mapping("cities", setup.get("cities")).items():
        cell = _cell(p, name)
        if p.shapes[cell] != EMPTY:
            raise BadInput(f"cities: {name}: the cell is not empty")
        world.settle(p, cell, _god(_known(f"cities: {name}", said, ("god",)).get("god")))
    standing = len(_mapping("cities", setup.get("cities")))
    left = setup.get("cities_left")
    p.cities_left = (
        max(0, p.rules.cities - standing - sum(p.destroyed) - sum(p.tokens))
        if left is None
        else _number("cities_left", left)
    )


def _put_tiles(p: Position, setup: Mapping[str, Any]) -> None:
    slots = p.module.slots
    for seat, tiles in _by_seat(p, "hands", setup.get("hands")):
        held = _list(f"hands: {seat}", tiles)
        if len(held) > 2:
            raise BadInput(f"hands: {seat}: a seat has two hands, not {len(held)}")
        for hand, written in enumerate(held):
            p.hands[2 * seat + hand] = _tile(p, written)
    for seat, said in _by_seat(p, "taken", setup.get("taken")):
        mark = _known(f"taken: {seat}", said, ("hand", "area"))
        hand = _number(f"taken: {seat}: hand", mark.get("hand"))
        if hand > 1 or p.hands[2 * seat + hand] == NONE:
            raise BadInput(f"taken: {seat}: no tile is in hand {hand}")
        p.taken[2 * seat + hand] = 2 * _seat(p.players, mark.get("area"))
    for seat, tiles in _by_seat(p, "discards", setup.get("discards")):
        lying = _list(f"discards: {seat}", tiles)
        if len(lying) > slots:
            raise BadInput(f"discards: {seat}: {len(lying)} slots; an area has {slots}")
        for slot, written in enumerate(lying):
            if written is not None:
                fill(p, seat * slots + slot, 2 * _tile(p, written))
    if setup.get("bag") is None:
        beginning.fill_bag(p)
    else:
        p.bag = [p.rules.tiles.number(written) for written in reversed(_list("bag", setup["bag"]))]


def _put_phase(p: Position, setup: Mapping[str, Any]) -> None:
    phase = setup.get("phase", PHASES[PLAY])
    if phase not in PHASES[:3]:
        raise BadInput(f"phase is one of {', '.join(PHASES[:3])}, not {phase!r}")
    p.phase = PHASES.index(phase)
    p.ready = [p.phase != WAITING] * p.players
    for seat in _list("passed", setup.get("passed")):
        p.passed[_seat(p.players, seat)] = True
    # What has no meaning in this game is read all the same, so that a slip of the pen is told everywhere.
    turn = _known("turn", setup.get("turn"), ("seat",))
    seat = _seat(p.players, turn["seat"]) if "seat" in turn else NONE
    turns_left = _number("turns_left", setup.get("turns_left", p.players))
    if p.variant.timed:
        if seat == NONE:
            beginning.choose_first(p)
        else:
            p.active = seat
        if p.phase != WAITING:
            p.clock = p.rules.turn_clock
        if p.phase == CLOSING:
            p.turns_left = turns_left
    elif p.phase == CLOSING:
        p.clock = p.rules.closing_clock * p.players
    seconds = setup.get("clock")
    if seconds is not None:
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or seconds <= 0:
            raise BadInput(f"clock is a number of seconds above 0, not {seconds!r}")
        if p.clock != NONE:
            p.clock = round(seconds * SECOND)
