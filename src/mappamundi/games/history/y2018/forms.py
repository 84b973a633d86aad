"""From an action's JSON form to the action, with a clear word about whatever is wrong with it."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.forms import check_keys, kind_of, malformed, word
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018.actions import ActionSpace
from mappamundi.games.history.y2018.board import Board
from mappamundi.kernel import Action, IllegalAction

# The parameters of each action; those in brackets may be left out.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "choose_event": ("card",),
    "choose_empire": ("card",),
    "open_pile": ("pile",),
    "give": ("to",),
    "play_kingdom": ("card",),
    "establish": (),
    "invade": ("land", "[via]", "[extra]", "[auto_win]"),
    "fortify": ("land",),
    "use_effect": ("land",),
    "end_invasion": (),
    "reroll": ("die",),
    "hold": (),
    "siege": ("[with]", "[extra]", "[auto_win]"),
    "retreat": (),
    "reduce": (),
    "spare": (),
    "shift": ("by",),
    "monument": ("land",),
    "end_turn": (),
    "end_kingdom": (),
    "lose_army": ("land",),
}


class Forms:
    """Reads forms against one board."""

    def __init__(self, board: Board, space: ActionSpace) -> None:
        self.board: Final = board
        self.space: Final = space
        self.tables: Final[dict[str, Mapping[str, int]]] = {
            "land": board.land_index,
            "section": board.section_index,
            "region": board.area_index,
            "event": board.event_index,
            "empire": board.empire_index,
        }

    def number_of(self, what: str, name: object) -> int:
        """The number of a land, section, area or card."""
        table = self.tables[what]
        if isinstance(name, str) and name in table:
            return table[name]
        if isinstance(name, str) and any(name in other for other in self.tables.values()):
            raise IllegalAction("", "wrong_kind", f"{name} is no {what}.", name=name, kind=what)
        raise IllegalAction("", "unknown_id", f"There is no {what} {name!r}.", name=str(name), kind=what)

    def numbers_of(self, what: str, names: object) -> tuple[int, ...]:
        if not isinstance(names, list) or not names:
            raise malformed(f"A list with at least one {what} is expected, not {names!r}.")
        return tuple(self.number_of(what, name) for name in names)

    def whole(self, form: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
        value = form.get(key, otherwise)
        if not isinstance(value, int) or isinstance(value, bool):
            raise malformed(f"{key} is a whole number, not {value!r}.")
        return value

    def read(self, form: Mapping[str, Any]) -> Action:
        """The action with this form."""
        kind = kind_of(form, a.NAMES)
        if kind == a.PLAY_EVENT:
            return self._card(form)
        check_keys(form, PARAMETERS[form["do"]])
        return self.space.make(kind, *self._args(form["do"], form))

    def _args(self, do: str, form: Mapping[str, Any]) -> tuple[Any, ...]:
        match do:
            case "choose_event" | "play_kingdom":
                return (self.number_of("event", form["card"]),)
            case "choose_empire":
                return (self.number_of("empire", form["card"]),)
            case "open_pile":
                return (word(form, "pile", ("events", "empires")),)
            case "give":
                return (self.whole(form, "to"),)
            case "reroll":
                return (self.whole(form, "die"),)
            case "shift":
                return (self.whole(form, "by"),)
            case "fortify" | "use_effect" | "monument" | "lose_army":
                return (self.number_of("land", form["land"]),)
            case "invade":
                return (self.number_of("land", form["land"]), self._route(form), *self._help(form))
            case "siege":
                force = a.UNNAMED if "with" not in form else 1 + word(form, "with", a.FORCES[1:])
                return (force, *self._help(form))
        return ()

    def _route(self, form: Mapping[str, Any]) -> int | tuple[int, ...]:
        """The number of the route, or its sections where no such chain exists on the board."""
        if "via" not in form:
            return a.BY_LAND
        sections = self.numbers_of("section", form["via"])
        return self.board.route_index.get(sections, sections)

    def _help(self, form: Mapping[str, Any]) -> tuple[int, bool]:
        auto = form.get("auto_win", False)
        if not isinstance(auto, bool):
            raise malformed(f"auto_win is true or left out, not {auto!r}.")
        return self.whole(form, "extra"), auto

    def _card(self, form: Mapping[str, Any]) -> Action:
        """An event card with whatever it names; sets in data order."""
        if "card" not in form:
            raise malformed("play_event needs 'card'.")
        event = self.number_of("event", form["card"])
        card = self.board.events[event]
        key = a.TARGETS.get(card.effect.id, "")
        check_keys(form, ("card", f"[{key}]") if key else ("card",))
        if key and key not in form:
            # Without a target it is never legal; whoever asks about the card alone hears what speaks against it.
            return Action(-1, a.PLAY_EVENT, (event, ()), {"do": "play_event", "card": card.id})
        targets: tuple[int, ...] = ()
        match key:
            case "land" | "region":
                targets = (self.number_of(key, form[key]),)
            case "lands":
                targets = tuple(sorted(self.numbers_of("land", form[key])))
            case "waters" | "barrens":
                targets = tuple(sorted(self.numbers_of("section", form[key])))
        return self.space.make(a.PLAY_EVENT, event, targets)
