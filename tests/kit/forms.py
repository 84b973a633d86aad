"""Actions that are almost right: spoilt forms, and a second opinion on what must be accepted.

The second opinion is `legal` with the two exceptions the rules name: `siege` with `with` left out, and routes other
than those listed. Routes are judged here from the data file, by Z7.9–Z7.12, not by the tables of the engine.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from tests.kit.random_play import GAME, some

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, IllegalAction

_BOARD = GAME.board
IDS = {
    "land": _BOARD.land_ids,
    "section": _BOARD.section_ids,
    "region": _BOARD.region_ids,
    "event": tuple(_BOARD.event_index),
    "empire": tuple(_BOARD.empire_index),
}
_KINDS = {"card": ("event", "empire"), "land": ("land",), "lands": ("land",), "region": ("region",)}
_KINDS |= {"via": ("section",), "waters": ("section",), "barrens": ("section",)}
_WORDS = {"pile": ("events", "empires"), "with": ("army", "token")}
_ODD: tuple[Any, ...] = (None, True, False, -1, 0, 1, 2, 7, 10**20, 1.5, "", "atlantis", [], {}, [None], [["nile"]])
_RULES = frozenset(re.findall(r"\*\*(Z\d+\.\d+)\*\*", GAME.rules_text()))
NO_FORM = frozenset(("malformed", "unknown_id", "wrong_kind"))


# --- spoilt forms -----------------------------------------------------------------------------------------------


def spoilt(form: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """The form with one thing changed; now and then it is still a good one."""
    new = dict(form)
    key = some(rng, sorted(new))
    match int(rng.random() * 6):
        case 0:
            del new[key]
        case 1:
            new[some(rng, ("colour", "extra", "auto_win", "via", "with", "card", "land"))] = some(rng, _ODD)
        case 2:
            new[key] = some(rng, _ODD)
        case 3:
            new["do"] = some(rng, ("attack", "Invade", "", *(action.do for action in _one_of_each())))
        case 4 if rng.random() < 0.1:
            return {}
        case _:
            new[key] = _neighbour(key, new[key], rng)
    return new


def _neighbour(key: str, value: Any, rng: Random) -> Any:
    """Another value of the same sort, or a list with an entry more, less, twice or in another order."""
    if isinstance(value, list):
        other = some(rng, IDS[some(rng, _KINDS[key])])
        return some(rng, ([*value, other], value[1:], value[::-1], [*value, value[0]], [other], [*value[1:], other]))
    if key in _KINDS:
        return some(rng, IDS[some(rng, _KINDS[key])])
    if key in _WORDS:
        return some(rng, _WORDS[key])
    if isinstance(value, int):
        return value + some(rng, (-2, -1, 1, 2, 5))
    return some(rng, _ODD)


@cache
def _one_of_each() -> tuple[Action, ...]:
    """An action of each kind, in the order of codes."""
    found: dict[str, Action] = {}
    for code in range(GAME.action_count):
        action = GAME.action_at(code)
        found.setdefault(action.do, action)
        if action.do == "play_event":
            break
    return tuple(found.values())


def some_code(rng: Random) -> int:
    """A code, every kind of action as likely as the others."""
    bases = [action.code for action in _one_of_each()] + [GAME.action_count]
    kind = int(rng.random() * (len(bases) - 1))
    return bases[kind] + int(rng.random() * (bases[kind + 1] - bases[kind]))


def plain_forms() -> Iterator[dict[str, Any]]:
    """Every action without targets beyond one, for all lands, cards, seats and dice."""
    for do in ("invade", "fortify", "use_effect", "monument", "lose_army"):
        yield from ({"do": do, "land": land} for land in IDS["land"])
    for do in ("choose_event", "play_kingdom"):
        yield from ({"do": do, "card": card} for card in IDS["event"])
    yield from ({"do": "choose_empire", "card": card} for card in IDS["empire"])
    yield from ({"do": "open_pile", "pile": pile} for pile in _WORDS["pile"])
    yield from ({"do": "give", "to": seat} for seat in range(-1, 8))
    yield from ({"do": "reroll", "die": die} for die in range(-1, 6))
    yield from ({"do": "shift", "by": by} for by in range(-3, 4))
    for do in ("establish", "end_invasion", "hold", "retreat", "reduce", "spare", "end_turn", "end_kingdom"):
        yield {"do": do}
    for force in ({}, {"with": "army"}, {"with": "token"}):
        for more in ({}, {"extra": 1}, {"extra": 2}, {"extra": 9}, {"auto_win": True}, {"extra": 1, "auto_win": True}):
            yield {"do": "siege", **force, **more}


# --- what must be accepted --------------------------------------------------------------------------------------


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


def refused(position: Position, seat: int, form: Mapping[str, Any]) -> bool:
    """Try it on the position itself; if it is refused, the refusal must be a good one."""
    try:
        position.play(seat, GAME.action(form))
    except IllegalAction as refusal:
        error = refusal
    else:
        return False
    assert error.message.strip(), f"no word about {form}"
    assert str(error).startswith(error.message)
    if error.reason in NO_FORM:
        assert not error.rule, f"{error.reason} is no matter of {error.rule}"
    else:
        assert error.rule in _RULES, f"{error.reason} names the rule {error.rule!r} for {form}"
    return True
