"""From an action's JSON form to the action, with a clear word about whatever is wrong with it."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.forms import check_keys, kind_of, malformed, word
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024.actions import ActionSpace
from mappamundi.games.history.y2024.board import Board
from mappamundi.kernel import Action, IllegalAction

# The parameters of each action; those in brackets may be left out.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "choose_token": ("token",),
    "choose_event": ("card",),
    "choose_empire": ("empire",),
    "take_building": ("land",),
    "invade": ("land",),
    "place_fleet": ("water",),
    "conquer": ("land",),
    "use_leader": ("[ignore]",),
    "end_expansion": (),
    "end_revenue": (),
    "play_token": ("token",),
    "end_turn": (),
    "build_fort": ("land", "[pay]", "[take_from]"),
    "build_monument": ("land", "[take_from]"),
    "play_event": ("card",),
    "play_honor": ("honor",),
}
# What single parameters are ids of.
KINDS: Final = {"land": "land", "water": "water", "empire": "empire", "token": "token"}


class Forms:
    """Reads forms against one board."""

    def __init__(self, board: Board, space: ActionSpace) -> None:
        self.board: Final = board
        self.space: Final = space
        self.tables: Final[dict[str, Mapping[str, int]]] = {
            "land": board.land_index,
            "water": board.water_index,
            "area": board.area_index,
            "token": board.token_index,
            "event": board.event_index,
            "empire": board.empire_index,
            "honor": board.honor_index,
        }
        self.wastelands: Final = frozenset(str(entry["id"]) for entry in board.data["wastelands"])

    def number_of(self, what: str, name: object) -> int:
        """The number of a land, water, area, token, card or Honor."""
        table = self.tables[what]
        if not isinstance(name, str):
            raise malformed(f"A {what} is named by its id, not by {name!r}.")
        if name in table:
            return table[name]
        if name in self.wastelands or any(name in other for other in self.tables.values()):
            rule = "R7.4" if name in self.wastelands else ""
            raise IllegalAction(rule, "wrong_kind", f"{name} is no {what}.", name=name, kind=what)
        raise IllegalAction("", "unknown_id", f"There is no {what} {name!r}.", name=name, kind=what)

    def numbers_of(self, what: str, names: object) -> tuple[int, ...]:
        if not isinstance(names, list) or not names:
            raise malformed(f"A list with at least one {what} is expected, not {names!r}.")
        return tuple(self.number_of(what, name) for name in names)

    def read(self, form: Mapping[str, Any]) -> Action:
        """The action with this form."""
        kind = kind_of(form, a.NAMES)
        if kind == a.PLAY_EVENT:
            return self._aimed(kind, form, "card", "event")
        if kind == a.PLAY_HONOR:
            return self._aimed(kind, form, "honor", "honor")
        parameters = PARAMETERS[form["do"]]
        check_keys(form, parameters)
        if kind == a.BUILD_FORT:
            pay = word(form, "pay", a.PAYMENTS) if "pay" in form else a.PEOPLE
            return self.space.compound(kind, pay, (self.number_of("land", form["land"]),), self._takes(form))
        if kind == a.BUILD_MONUMENT:
            return self.space.compound(kind, 0, (self.number_of("land", form["land"]),), self._takes(form))
        if kind == a.USE_LEADER:
            how = 1 + word(form, "ignore", a.IGNORES[1:]) if "ignore" in form else 0
            return self.space.make(kind, how)
        if kind == a.CHOOSE_EVENT:
            return self.space.make(kind, self.number_of("event", form["card"]))
        return self.space.make(kind, *[self.number_of(KINDS[key], form[key]) for key in parameters])

    def _takes(self, form: Mapping[str, Any]) -> tuple[int, ...]:
        """The lands that missing buildings are taken from: one, or several in any order."""
        if "take_from" not in form:
            return ()
        named = form["take_from"]
        return tuple(sorted(self.numbers_of("land", named if isinstance(named, list) else [named])))

    def _aimed(self, kind: int, form: Mapping[str, Any], name: str, what: str) -> Action:
        """A card or an Honor with whatever it names."""
        if name not in form:
            raise malformed(f"{form['do']} needs {name!r}.")
        number = self.number_of(what, form[name])
        block = self.space.block(kind, number)
        if block is None:  # no such card is ever played so: the rules say why
            check_keys(form, (name, "[land]", "[lands]"))
            return self.space.make(kind, number, (), ())
        key = f"[{block.key}]" if block.key and not block.least else block.key
        more = ("[take_from]",) if block.lands else ()
        check_keys(form, (name, key, *more) if key else (name, *more))
        targets: tuple[int, ...] = ()
        if block.key in form:
            if block.key == a.LAND or block.key == a.AREA:
                targets = (self.number_of(block.key, form[block.key]),)
            else:
                targets = self.numbers_of("water" if block.key == a.WATERS else "land", form[block.key])
        if not block.ordered:
            targets = tuple(sorted(targets))
        return self.space.compound(kind, number, targets, self._takes(form))
