"""Comparing what a scenario expects with what the engine reports: only what is named counts."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

_MISSING = object()


def first_difference(expected: Any, actual: Any, path: str = "") -> str:
    """The first difference, as `lands.tigris.owner: expected 0, found 1`, or nothing.

    A mapping compares the keys it names, also against a list, which it indexes; a list against a set compares
    without order; everything else must be equal, and true is not 1.
    """
    if isinstance(expected, Mapping) and isinstance(actual, Mapping | list | tuple):
        for key, value in expected.items():
            place = f"{path}.{key}" if path else str(key)
            found = _at(actual, key)
            if found is _MISSING:
                return f"{place}: expected {write_value(value)}, but there is no such entry"
            if difference := first_difference(value, found, place):
                return difference
        return ""
    if _plain(expected, isinstance(actual, Set)) == _plain(actual, isinstance(actual, Set)):
        return ""
    return f"{path}: expected {write_value(expected)}, found {write_value(actual)}"


def has_keys(form: Mapping[str, Any], named: Mapping[str, Any]) -> bool:
    """Whether this action has at least the named keys, with these values."""
    return all(key in form and _plain(form[key]) == _plain(value) for key, value in named.items())


def write_value(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {write_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, Set):
        return "[" + ", ".join(sorted(map(write_value, value))) + "]"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(write_value, value)) + "]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _at(actual: Mapping[Any, Any] | Sequence[Any], key: Any) -> Any:
    if isinstance(actual, Mapping):
        if key in actual:
            return actual[key]
        # Seats are ints here, but a scenario written as JSON can only name them by strings.
        return actual.get(int(key), _MISSING) if isinstance(key, str) and key.isdecimal() else _MISSING
    if isinstance(key, str) and key.isdecimal():
        key = int(key)
    if isinstance(key, int) and not isinstance(key, bool) and 0 <= key < len(actual):
        return actual[key]
    return _MISSING


def _plain(value: Any, as_set: bool = False) -> Any:
    """A value that compares as meant: lists like tuples, sets without order, truth apart from numbers."""
    if as_set and isinstance(value, Set | list | tuple):
        parts = [_plain(part) for part in value]
        return ("set", sorted(parts, key=repr))
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, Set):
        return _plain(value, True)
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return ("truth", value) if isinstance(value, bool) else value
