"""A second opinion on what must be accepted, and the forms it is asked about.

The second opinion is `legal` with the two exceptions the rules name: `siege` with `with` left out, and routes other
than those listed. Routes are judged here from the data file, by Z7.9–Z7.12, not by the tables of the engine.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from tests.games.hotw2018.game import GAME

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action

_BOARD = GAME.board
_LANDS, _SECTIONS = _BOARD.land_ids, _BOARD.section_ids
_EVENTS, _EMPIRES = tuple(_BOARD.event_index), tuple(_BOARD.empire_index)
VALUES: dict[str, tuple[Any, ...]] = {
    "land": _LANDS,
    "lands": _LANDS,
    "region": _BOARD.area_ids,
    "card": (*_EVENTS, *_EMPIRES),
    "via": _SECTIONS,
    "waters": _SECTIONS,
    "barrens": _SECTIONS,
    "pile": ("events", "empires"),
    "with": ("army", "token"),
    "extra": (0, 1, 2, 9),
    "auto_win": (True, False),
    "to": tuple(range(-1, 8)),
    "die": tuple(range(-1, 6)),
    "by": tuple(range(-3, 4)),
}


def plain_forms() -> Iterator[dict[str, Any]]:
    """Every action without targets beyond one, for all lands, cards, seats and dice."""
    for do in ("invade", "fortify", "use_effect", "monument", "lose_army"):
        yield from ({"do": do, "land": land} for land in _LANDS)
    for do in ("choose_event", "play_kingdom"):
        yield from ({"do": do, "card": card} for card in _EVENTS)
    yield from ({"do": "choose_empire", "card": card} for card in _EMPIRES)
    yield from ({"do": "open_pile", "pile": pile} for pile in VALUES["pile"])
    yield from ({"do": "give", "to": seat} for seat in VALUES["to"])
    yield from ({"do": "reroll", "die": die} for die in VALUES["die"])
    yield from ({"do": "shift", "by": by} for by in VALUES["by"])
    for do in ("establish", "end_invasion", "hold", "retreat", "reduce", "spare", "end_turn", "end_kingdom"):
        yield {"do": do}
    for force in ({}, {"with": "army"}, {"with": "token"}):
        for more in ({}, {"extra": 1}, {"extra": 2}, {"extra": 9}, {"auto_win": True}, {"extra": 1, "auto_win": True}):
            yield {"do": "siege", **force, **more}


def acceptable(position: Position, seat: int, action: Action) -> bool:
    """Whether the rules allow this action: it is listed, or one of the two exceptions applies."""
    legal = position.legal(seat)
    if action in legal:
        return True
    form = action.form
    if form["do"] == "siege" and "with" not in form:  # Z9.4
        return GAME.action({**form, "with": "token" if position.tokens else "army"}) in legal
    return form["do"] == "invade" and "via" in form and _valid_route(position, seat, form)


def _valid_route(position: Position, seat: int, form: Mapping[str, Any]) -> bool:
    dump, land, via, sections = position.dump(), form["land"], form["via"], _sections()
    if dump["decision"] != "invade" or seat != dump["seat"] or not dump["pool"]:
        return False
    own = set(dump["active"]) & set(dump["held"][seat])
    carried = set(dump["markers"])
    for marker in dump["markers"]:
        if sections[marker].get("kind") == "ocean":  # Z7.11
            carried |= {name for name in sections[marker]["adjacent_waters"] if sections[name]["kind"] == "sea"}
    joined = all(after in _next_to(before) for before, after in pairwise(via))
    if land in own or not joined or len(set(via)) < len(via) or not set(via) <= carried:
        return False
    if not own & _coast(via[0]) or land not in _coast(via[-1]):
        return False
    battle = any(land in lands for other, lands in enumerate(dump["held"]) if other != seat)
    extra, auto = form.get("extra", 0), form.get("auto_win", False)
    if not battle or dump["kingdom"]:
        return not extra and not auto
    sources = sum(uses > 0 for uses in dump["extra_uses"])
    return 0 <= extra <= sources and (not auto or (not extra and dump["auto_wins"] > 0))  # Z17.24


@cache
def _sections() -> dict[str, Mapping[str, Any]]:
    return {entry["id"]: entry for key in ("waters", "barren_lands") for entry in _BOARD.data[key]}


def _next_to(section: str) -> set[str]:
    entry = _sections()[section]
    return {*entry.get("adjacent_waters", ()), *entry.get("adjacent_barrens", ())}


def _coast(section: str) -> set[str]:
    entry = _sections()[section]
    return {*entry.get("lands", ()), *entry.get("neighbors", ())}
