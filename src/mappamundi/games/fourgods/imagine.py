"""A whole position that agrees with a view: lower faces of discards, the bag and hidden cards dealt at random."""

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.bag import find_lying
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.state import NONE, Rules
from mappamundi.games.fourgods.tiles import FACES, LITERALS
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import Chance


def imagine(rules: Rules, view: View, chance: Chance) -> Position:
    """What the viewer knows is as it is; the rest is as it could be."""
    p = Position(rules, (view.grid.width, view.grid.height), view.players, view.variant, chance)
    for name in ("phase", "clock", "wrong", "cities_left", "error", "error_hand", "error_taken"):
        setattr(p, name, getattr(view, name))
    for name in ("acted", "active", "turns_left"):
        setattr(p, name, getattr(view, name))
    for name in ("ready", "passed", "shapes", "tiles", "by", "ages", "prophets", "hands", "taken"):
        setattr(p, name, list(getattr(view, name)))
    for name in ("owners", "reserves", "destroyed", "lost", "tokens", "follow", "owes", "debts"):
        setattr(p, name, list(getattr(view, name)))
    p.gods = [tuple(gods) for gods in view.gods]
    p.wrong = tuple(view.wrong)
    p.age = max(p.ages, default=0)
    _deal_tiles(p, view, chance)
    _deal_cards(p, view, chance)
    world.recount(p)
    return p


def _deal_tiles(p: Position, view: View, chance: Chance) -> None:
    """Every discard becomes a tile with that upper face, none twice; the bag is what is left of the box."""
    tiles = p.rules.tiles
    known = {*p.hands, *(here >> 1 for here in p.tiles)}
    order = [tile for tile in chance.shuffle("imagined_tiles", tiles.count) if tile not in known]
    slots = [slot for slot, shape in enumerate(view.areas) if shape != NONE]
    ways: dict[int, list[int]] = {}
    for tile in order:
        for face, shape in enumerate((tiles.tiles[tile].front, tiles.tiles[tile].back)):
            ways.setdefault(FACES[shape], []).append(2 * tile + face)
    holders: dict[int, int] = {}

    def find_tile(slot: int, tried: set[int]) -> bool:
        """A tile for this slot; whoever has it already looks for another."""
        for way in ways.get(view.areas[slot], ()):
            if way >> 1 in tried:
                continue
            tried.add(way >> 1)
            holder = holders.get(way >> 1, NONE)
            if holder == NONE or find_tile(holder, tried):
                holders[way >> 1] = slot
                p.areas[slot] = way
                return True
        return False

    for slot in slots:
        if not find_tile(slot, set()):
            # A scenario's own tile, of which no more is known than what it shows.
            literal = LITERALS[view.areas[slot]]
            p.areas[slot] = 2 * tiles.number(f"{literal}|{literal}")
    find_lying(p)
    rest = [tile for tile in order if tile not in holders]
    # A scenario's bag may hold more than the box has left.
    p.bag = (rest + order + list(range(tiles.count)))[: view.bag] if len(rest) < view.bag else rest[: view.bag]


def _deal_cards(p: Position, view: View, chance: Chance) -> None:
    """G11.1: the viewer's own card, and any of the others for the rest, where cards are dealt."""
    p.cards = list(view.cards)
    if not view.variant.hidden or not all(p.gods) or NONE not in p.cards:
        return
    if view.viewer is not None:
        p.cards[view.viewer] = view.card
    rest = [card for card in chance.shuffle("imagined_cards", len(GODS)) if card not in p.cards]
    p.cards = [rest.pop() if card == NONE else card for card in p.cards]
