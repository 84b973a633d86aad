"""From an action's JSON form to the action, with a clear word about whatever is wrong with it."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.board import union
from mappamundi.games.history.forms import check_keys, kind_of, malformed, word
from mappamundi.games.history.refusing import Named
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001.actions import ActionSpace
from mappamundi.games.history.y2001.board import BARBARIANS, MOST_SEATS, Board
from mappamundi.games.history.y2001.chronicle import COIN_NAMES, PAY_NAMES
from mappamundi.games.history.y2001.why import because
from mappamundi.kernel import Action, IllegalAction

# The parameters of each action; those in brackets may be left out.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "keep": (),
    "pass_card": ("to",),
    "end_events": (),
    "spread_plague": ("land",),
    "attack_fleet": ("water",),
    "end_naval": (),
    "reallocate": ("waters",),
    "build_fort": ("land", "[pay]"),
    "buy_army": ("[coin]",),
    "reinforce": ("land",),
    "man_fleet": ("water",),
    "end_expansion": (),
    "build_monument": ("land",),
    "end_monuments": (),
    "invade": ("land", "[from]", "[by]"),
    "play_event": ("card",),
}


class Forms:
    """Reads forms against one board."""

    def __init__(self, board: Board, space: ActionSpace) -> None:
        self.board: Final = board
        self.space: Final = space
        self.tables: Final[dict[str, Mapping[str, int]]] = {
            "land": board.land_index,
            "water": board.water_index,
            "area": board.area_index,
            "event": board.event_index,
            "empire": board.empire_index,
            "barren land": board.barren_index,
        }
        # A1.2: waters that are not in play.
        self.unused: Final = frozenset(str(entry["id"]) for entry in board.data.get("optional_waters") or ())

    def number_of(self, what: str, name: object) -> int:
        """The number of a land, water, area, card or barren land."""
        table = self.tables[what]
        if not isinstance(name, str):
            raise malformed(f"A {what} is named by its id, not by {name!r}.")
        if name in table:
            return table[name]
        if what == "land" and name in self.board.barren_index:
            raise because("barren", land=Named(name, self.board.barren_names[self.board.barren_index[name]]))
        if name in self.unused or any(name in other for other in self.tables.values()):
            raise IllegalAction("", "wrong_kind", f"{name} is no {what}.", name=name, kind=what)
        raise IllegalAction("", "unknown_id", f"There is no {what} {name!r}.", name=name, kind=what)

    def numbers_of(self, what: str, names: object) -> tuple[int, ...]:
        if not isinstance(names, list):
            raise malformed(f"A list of {what}s is expected, not {names!r}.")
        return tuple([self.number_of(what, name) for name in names])

    def read(self, form: Mapping[str, Any]) -> Action:
        """The action with this form."""
        kind, space = kind_of(form, a.NAMES), self.space
        if kind == a.PLAY_EVENT:
            return self._card(form)
        check_keys(form, PARAMETERS[form["do"]])
        if kind in a.OF_LAND:
            return space.make(kind, self.number_of("land", form["land"]))
        if kind in a.OF_WATER:
            return space.make(kind, self.number_of("water", form["water"]))
        if kind == a.PASS_CARD:
            return space.make(kind, self._seat(form["to"]))
        if kind == a.REALLOCATE:
            waters = self.numbers_of("water", form["waters"])
            if len(set(waters)) < len(waters):
                raise malformed("No water may be named twice.")
            return space.make(kind, union(waters))
        if kind == a.BUILD_FORT:
            pay = word(form, "pay", PAY_NAMES) if "pay" in form else a.ARMY
            return space.make(kind, self.number_of("land", form["land"]), pay)
        if kind == a.BUY_ARMY:
            return space.make(kind, word(form, "coin", COIN_NAMES) if "coin" in form else a.ANY_COIN)
        if kind == a.INVADE:
            origin = self.number_of("land", form["from"]) if "from" in form else -1
            by_sea = 1 + word(form, "by", ("sea",)) if "by" in form else 0
            return space.make(kind, self.number_of("land", form["land"]), origin, by_sea)
        return space.make(kind)

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < MOST_SEATS:
            raise malformed(f"A seat is a number from 0 to {MOST_SEATS - 1}, not {seat!r}.")
        return seat

    def _card(self, form: Mapping[str, Any]) -> Action:
        """An event card with whatever it names; sets in data order, a row as it is sent."""
        if "card" not in form:
            raise malformed("play_event needs 'card'.")
        number = self.number_of("event", form["card"])
        block = self.space.blocks[number]
        if not block.key and set(form) - {"do", "card"} <= set(a.TARGETS) and len(form) > 2:
            return Action(-1, a.PLAY_EVENT, (number, ()), dict(form))  # well-formed, but it names what nobody asks for
        check_keys(form, ("card", block.key) if block.key else ("card",))
        targets: tuple[int, ...] = ()
        if block.key in (a.LAND, a.AREA):
            barren = self.board.events[number].effect == BARBARIANS
            targets = (self.number_of("barren land" if barren else block.key, form[block.key]),)
        elif block.key:
            targets = self.numbers_of("area" if block.key == a.AREAS else "land", form[block.key])
        if not block.ordered:
            targets = tuple(sorted(targets))
        return self.space.make(a.PLAY_EVENT, number, targets)
