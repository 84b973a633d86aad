"""A second opinion on what must be accepted, and the forms it is asked about.

The second opinion is `legal` with the two exceptions the rules name: `take_from` where it names the only land there
is, and the lands of a Black Death in any order. Both are judged here from the dump, not by the engine.
"""

from collections.abc import Iterator
from typing import Any

from tests.games.hotw2024.game import GAME

from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Action

_BOARD = GAME.board
_LANDS = _BOARD.land_ids
VALUES: dict[str, tuple[Any, ...]] = {
    "land": _LANDS,
    "lands": _LANDS,
    "take_from": _LANDS,
    "water": _BOARD.water_ids,
    "waters": _BOARD.water_ids,
    "area": _BOARD.area_ids,
    "token": _BOARD.token_ids,
    "card": (*_BOARD.event_ids, *_BOARD.empire_ids),
    "empire": _BOARD.empire_ids,
    "honor": _BOARD.honor_ids,
    "pay": ("people", "wall", "event", "gold"),
    "ignore": ("difficult", "fort", "dice"),
}
# What is placed by whatever may name `take_from`: the list of the dump in which it stands, and its place in the stock.
_FORTS, _CITIES, _MONUMENTS = ("forts", 3), ("cities", 1), ("monuments", 2)


def plain_forms() -> Iterator[dict[str, Any]]:
    """Every action without targets beyond one, for all lands, waters, cards, tokens and Honors."""
    for do in ("invade", "conquer", "take_building", "build_monument", "build_fort"):
        yield from ({"do": do, "land": land} for land in _LANDS)
    for pay in VALUES["pay"]:
        yield from ({"do": "build_fort", "land": land, "pay": pay} for land in _LANDS)
    yield from ({"do": "place_fleet", "water": water} for water in _BOARD.water_ids)
    yield from ({"do": "choose_event", "card": card} for card in _BOARD.event_ids)
    yield from ({"do": "choose_empire", "empire": empire} for empire in _BOARD.empire_ids)
    for do in ("choose_token", "play_token"):
        yield from ({"do": do, "token": token} for token in _BOARD.token_ids)
    yield from ({"do": "play_event", "card": card} for card in _BOARD.event_ids)
    yield from ({"do": "play_honor", "honor": honor} for honor in _BOARD.honor_ids)
    for more in ({}, {"ignore": "difficult"}, {"ignore": "fort"}):
        yield {"do": "use_leader", **more}
    for do in ("end_expansion", "end_revenue", "end_turn"):
        yield {"do": do}


def acceptable(position: Position, seat: int, action: Action) -> bool:
    """Whether the rules allow this action: it is listed, or one of the two exceptions applies."""
    legal = position.legal(seat)
    if action in legal:
        return True
    form = dict(action.form)
    if form["do"] == "play_event" and form["card"] == "black_death" and len(set(form["lands"])) == len(form["lands"]):
        form["lands"] = sorted(form["lands"], key=_LANDS.index)
        return any(listed.form == form for listed in legal)
    if "take_from" in form:
        named = form.pop("take_from")
        taken = set(named) if isinstance(named, list) else {named}
        return any(listed.form == form for listed in legal) and taken == _to_be_taken(position, form)
    return False


def _to_be_taken(position: Position, form: dict[str, Any]) -> set[str]:
    """R1.12: every Enemy land with a building of the type that is missing; none where nothing is."""
    dump = position.dump()
    kind, place = _placed(form)
    count = len(form["lands"]) if "lands" in form else 1
    if dump["stock"][place] >= count:
        return set()
    enemies = {land for seat, lands in enumerate(dump["held"]) if seat != dump["seat"] for land in lands}
    return {land for land in dump[kind] if land in enemies and (kind != "forts" or land not in dump["walls"])}


def _placed(form: dict[str, Any]) -> tuple[str, int]:
    if form["do"] == "build_monument":
        return _MONUMENTS
    if form["do"] == "build_fort" or str(form.get("honor", "")).startswith("fortify"):
        return _FORTS
    return _CITIES
