"""A second opinion on what must be accepted, and the forms it is asked about.

The second opinion is `legal` with the three exceptions the rules name: an invasion may name its way (A7.12), `buy_army`
need not name the coin, and the lands of a Civil War come in any order. All are judged here from dump and data, not by
the engine.
"""

from collections.abc import Iterator
from typing import Any

from tests.games.hotw2001.game import GAME

from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Action

_BOARD = GAME.board
_LANDS = _BOARD.land_ids
_LAND = {entry["id"]: entry for entry in _BOARD.data["lands"]}
_WATER = {entry["id"]: entry for entry in _BOARD.data["waters"]}
VALUES: dict[str, tuple[Any, ...]] = {
    "land": _LANDS,
    "lands": _LANDS,
    "from": _LANDS,
    "by": ("sea", "land"),
    "to": (0, 1, 2, 3, 4, 5, 6),
    "water": _BOARD.water_ids,
    "waters": _BOARD.water_ids,
    "area": _BOARD.area_ids,
    "areas": _BOARD.area_ids,
    "card": (*_BOARD.event_ids, *_BOARD.empire_ids),
    "pay": ("army", "coin", "engineering", "gold"),
    "coin": ("plain", "allied", "false"),
}


def plain_forms() -> Iterator[dict[str, Any]]:
    """Every action without targets beyond one, for all seats, lands, waters and cards."""
    for do in ("invade", "spread_plague", "reinforce", "build_monument", "build_fort"):
        yield from ({"do": do, "land": land} for land in _LANDS)
    yield from ({"do": "invade", "land": land, "by": "sea"} for land in _LANDS)
    for pay in VALUES["pay"]:
        yield from ({"do": "build_fort", "land": land, "pay": pay} for land in _LANDS)
    for do in ("attack_fleet", "man_fleet"):
        yield from ({"do": do, "water": water} for water in _BOARD.water_ids)
    yield from ({"do": "pass_card", "to": seat} for seat in range(6))
    yield from ({"do": "reallocate", "waters": [water]} for water in _BOARD.water_ids)
    yield from ({"do": "play_event", "card": card} for card in _BOARD.event_ids)
    for more in ({}, {"coin": "plain"}, {"coin": "allied"}):
        yield {"do": "buy_army", **more}
    for do in ("keep", "end_events", "end_naval", "end_expansion", "end_monuments"):
        yield {"do": do}


def acceptable(position: Position, seat: int, action: Action) -> bool:
    """Whether the rules allow this action: it is listed, or one of the exceptions applies."""
    legal = position.legal(seat)
    if action in legal:
        return True
    form, forms = dict(action.form), [listed.form for listed in legal]
    if form["do"] == "buy_army":
        return "coin" not in form and any(listed["do"] == "buy_army" for listed in forms)
    if form["do"] == "play_event" and form["card"] == "civil_war":
        return {**form, "lands": sorted(form["lands"], key=_LANDS.index)} in forms
    if form["do"] == "invade" and position.dump()["decision"] != "barbarians":
        return {"do": "invade", "land": form["land"]} in forms and _leads_there(position.dump(), form)
    return False


def _leads_there(dump: dict[str, Any], form: dict[str, Any]) -> bool:
    """A7.3, A7.4: from the land named over a border or strait, or over fleets that begin there or anywhere."""
    land, origin, armies = form["land"], form.get("from"), dump["active"]
    if origin is not None and origin not in armies:
        return False
    if "by" not in form:
        entry = _LAND[land]
        return origin in [near["to"] for near in (*entry["neighbors"], *entry["straits"])]
    coast = {water for army in armies if origin in (None, army) for water in _LAND[army]["seas"]}
    if dump["decision"] == "crusade" and origin is None:
        coast |= set(dump["fleets"])
    sailed = {water for water in coast if water in dump["fleets"]}
    while more := {near for water in sailed for near in _WATER[water]["adjacent"] if near in dump["fleets"]} - sailed:
        sailed |= more
    return bool(sailed & set(_LAND[land]["seas"]))
