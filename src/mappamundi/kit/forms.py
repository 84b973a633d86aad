"""Actions that are almost right: spoilt forms, and refusals that must be good ones."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from mappamundi.kernel import IllegalAction
from mappamundi.kernel.rulebook import parse
from mappamundi.kit.random_play import some
from mappamundi.kit.subject import Subject

_ODD: tuple[Any, ...] = (None, True, False, -1, 0, 1, 2, 7, 10**20, 1.5, "", "atlantis", [], {}, [None], [["nile"]])
# Reasons of a form that is none, which is no matter of any rule.
NO_FORM = frozenset(("malformed", "unknown_id", "wrong_kind"))


def spoilt(played: Subject[Any], form: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """The form with one thing changed; now and then it is still a good one."""
    new = dict(form)
    key = some(rng, sorted(new))
    match int(rng.random() * 6):
        case 0:
            del new[key]
        case 1:
            new[some(rng, ("colour", *played.values))] = some(rng, _ODD)
        case 2:
            new[key] = some(rng, _ODD)
        case 3:
            kinds = [played.game.action_at(code).do for code in first_codes(played)]
            new["do"] = some(rng, ("attack", kinds[0].title(), "", *kinds))
        case 4 if rng.random() < 0.1:
            return {}
        case _:
            new[key] = _neighbour(played, key, new[key], rng)
    return new


def _neighbour(played: Subject[Any], key: str, value: Any, rng: Random) -> Any:
    """Another value of the same sort, or a list with an entry more, less, twice or in another order."""
    if key in played.values:
        other = some(rng, played.values[key])
        if not isinstance(value, list):
            return other
        return some(rng, ([*value, other], value[1:], value[::-1], [*value, *value[:1]], [other], [*value[1:], other]))
    if isinstance(value, int) and not isinstance(value, bool):
        return value + some(rng, (-2, -1, 1, 2, 5))
    return some(rng, _ODD)


@cache
def first_codes(played: Subject[Any]) -> tuple[int, ...]:
    """Where each kind of action begins in the space of codes, in which a kind lies in one piece."""
    game = played.game
    found = [0]
    while True:
        start, do, reach = found[-1], game.action_at(found[-1]).do, 1
        while start + reach < game.action_count and game.action_at(start + reach).do == do:
            reach *= 2
        same, other = start + reach // 2, min(start + reach, game.action_count)
        while other - same > 1:
            middle = (same + other) // 2
            same, other = (middle, other) if game.action_at(middle).do == do else (same, middle)
        if other == game.action_count:
            return tuple(found)
        found.append(other)


def some_code(played: Subject[Any], rng: Random) -> int:
    """A code, every kind of action as likely as the others."""
    bases = [*first_codes(played), played.game.action_count]
    kind = int(rng.random() * (len(bases) - 1))
    return bases[kind] + int(rng.random() * (bases[kind + 1] - bases[kind]))


@cache
def _rules(played: Subject[Any]) -> frozenset[str]:
    return frozenset(parse(played.game.rules_text()).rules())


def refused(played: Subject[Any], position: Any, seat: int | None, form: Mapping[str, Any]) -> bool:
    """Try it on the position itself; if it is refused, the refusal must be a good one."""
    try:
        position.play(seat, played.game.action(form))
    except IllegalAction as refusal:
        error = refusal
    else:
        return False
    assert error.message.strip(), f"no word about {form}"
    assert str(error).startswith(error.message), f"the refusal of {form} says {str(error)!r}, not its message"
    if error.reason in NO_FORM:
        assert not error.rule, f"{error.reason} is no matter of {error.rule}"
    else:
        assert error.rule in _rules(played), (
            f"{error.reason} names the rule {error.rule!r} for {form}; the rules have no such number"
        )
    return True
