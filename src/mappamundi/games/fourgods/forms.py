"""From an action's JSON form to the action, with a clear word about whatever is wrong with it.

A form that is none still becomes an action, one that is always refused: whether it is refused as such, or because the
game has not begun, or it is somebody else's turn, is a matter of the position (G3.6).
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.actions import ActionSpace
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import CORNERS, shape_of
from mappamundi.kernel import Action, IllegalAction, wrong_keys

_PLACED: Final = ("hand", "face", "turn", "x", "y", "[prophet]", "[god]", "[from]")
# The parameters of each action; those in brackets may be left out.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "ready": (),
    "choose_colour": ("god",),
    "choose_god": ("god",),
    "draw": ("[count]",),
    "discard": ("hand", "face", "[slot]"),
    "flip": ("area", "slot", "[shows]"),
    "take": ("area", "slot", "[hand]", "[shows]"),
    "put_back": ("hand",),
    "place": _PLACED,
    "place_prophet": ("x", "y", "corner", "[god]", "[from]"),
    "build": ("x", "y", "[god]", "[from]"),
    "destroy": (*_PLACED, "[credit]"),
    "pass": (),
    "end_turn": (),
    "challenge": ("x", "y"),
    "forfeit": ("x", "y"),
    "time": ("seconds",),
}
# Parameters that are whole numbers below this; others can be any whole number.
BELOW: Final = {"hand": a.HANDS, "face": a.FACES, "turn": a.TURNS}
# No clock runs for longer.
MOST_SECONDS: Final = 10**6


class Malformed(Exception):
    """A form that is none, and the sentence that says why."""


class Forms:
    """Reads forms."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def read(self, form: Mapping[str, Any]) -> Action:
        """The action with this form."""
        do = form.get("do")
        if not isinstance(do, str):
            raise IllegalAction("", "malformed", 'An action is a mapping with "do" and its parameters.')
        try:
            if do not in PARAMETERS:
                raise Malformed(f"There is no action {do!r}; the actions are {', '.join(PARAMETERS)}.")
            if wrong := wrong_keys(form, PARAMETERS[do]):
                raise Malformed(wrong)
            args = _args(do, form)
        except Malformed as error:
            return _refused(form, str(error))
        return a.passing_seconds(args[0]) if do == "time" else self.space.make(a.NAMES.index(do), *args)


def _refused(form: Mapping[str, Any], sentence: str) -> Action:
    """An action that is always refused. Of what it means to be it keeps what other refusals depend on."""
    kind = a.NAMES.index(form["do"]) if form["do"] in a.NAMES else a.BAD
    hand, area = form.get("hand"), form.get("area")
    hand = hand if _is_whole(hand) else a.LEFT_OUT
    area = area if kind == a.FLIP and _is_whole(area) else a.LEFT_OUT
    return Action(-1, a.BAD, (kind, hand, area, sentence), dict(form))


def _args(do: str, form: Mapping[str, Any]) -> tuple[Any, ...]:
    match do:
        case "choose_colour" | "choose_god":
            return (_god(form, "god"),)
        case "draw":
            return (_whole(form, "count", 1, a.MOST_DRAWN) if "count" in form else 0,)
        case "discard":
            return _whole(form, "hand"), _whole(form, "face"), _named(form, "slot")
        case "flip":
            return _area(form), _whole(form, "slot"), _shows(form)
        case "take":
            return _area(form), _whole(form, "slot"), _named(form, "hand"), _shows(form)
        case "put_back":
            return (_whole(form, "hand"),)
        case "place" | "destroy":
            lying = tuple(_whole(form, key) for key in ("hand", "face", "turn", "x", "y"))
            corner = _corner(form, "prophet") if "prophet" in form else a.LEFT_OUT
            if corner == a.LEFT_OUT and ("god" in form or "from" in form):
                raise Malformed("god and from speak of a prophet, but none is put down (G7.16).")
            credit = (_god(form, "credit"),) if do == "destroy" else ()
            return (*lying, corner, _god(form, "god"), _from(form), *credit)
        case "place_prophet":
            corner = _corner(form, "corner")
            return _whole(form, "x"), _whole(form, "y"), corner, _god(form, "god"), _from(form)
        case "build":
            return _whole(form, "x"), _whole(form, "y"), _god(form, "god"), _from(form)
        case "challenge" | "forfeit":
            return _whole(form, "x"), _whole(form, "y")
        case "time":
            return (_seconds(form["seconds"]),)
    return ()


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _whole(form: Mapping[str, Any], key: str, least: int = 0, most: int | None = None) -> int:
    value = form[key]
    most = BELOW[key] - 1 if key in BELOW else most
    if not _is_whole(value) or (most is not None and not least <= value <= most):
        wanted = "a whole number" if most is None else f"a whole number from {least} to {most}"
        raise Malformed(f"{key} is {wanted}, not {value!r}.")
    return int(value)


def _named(form: Mapping[str, Any], key: str) -> int:
    """A parameter that may be left out. There is no slot -1; -2 says so and is not what is left out."""
    if key not in form:
        return a.LEFT_OUT
    value = _whole(form, key)
    return value if value != a.LEFT_OUT else -2


def _area(form: Mapping[str, Any]) -> int:
    """G6.1, G6.3: whose area."""
    return _whole(form, "area", 0, a.SEATS - 1)


def _god(form: Mapping[str, Any], key: str) -> int:
    if key not in form:
        return a.LEFT_OUT
    name = form[key]
    if not isinstance(name, str):
        raise Malformed(f"{key} is one of {', '.join(GODS)}, not {name!r}.")
    if name not in GODS:
        raise IllegalAction("", "unknown_id", f"There is no god {name!r}.", name=name, kind="god")
    return GODS.index(name)


def _corner(form: Mapping[str, Any], key: str) -> int:
    if form[key] not in CORNERS:
        raise Malformed(f"{key} is one of {', '.join(CORNERS)}, not {form[key]!r}.")
    return CORNERS.index(form[key])


def _from(form: Mapping[str, Any]) -> a.Source:
    if "from" not in form:
        return None
    match form["from"]:
        case [x, y] if _is_whole(x) and _is_whole(y):
            return x, y
    raise Malformed(f"from is a cell, as in [3, 4], not {form['from']!r}.")


def _shows(form: Mapping[str, Any]) -> int:
    """G3.7."""
    if "shows" not in form:
        return a.LEFT_OUT
    shape = shape_of(form["shows"])
    if shape < 0:
        raise Malformed(f"shows is a face, as in OOPF or OPOP/P, not {form['shows']!r}.")
    return shape


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST_SECONDS:
        raise Malformed(f"seconds is a number from 0 to {MOST_SECONDS}, not {value!r}.")
    return value
