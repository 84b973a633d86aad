"""What is asked of an action's JSON form in every edition: a name, the parameters it takes, words that are known."""

from collections.abc import Mapping, Sequence
from typing import Any

from mappamundi.kernel import IllegalAction, wrong_keys


def malformed(message: str) -> IllegalAction:
    """An action that is none, whatever the position."""
    return IllegalAction("", "malformed", message)


def kind_of(form: Mapping[str, Any], names: Sequence[str]) -> int:
    """The number of the action among these names."""
    do = form.get("do")
    if not isinstance(do, str):
        raise malformed('An action is a mapping with "do" and its parameters.')
    if do not in names:
        raise malformed(f"There is no action {do!r}; the actions are {', '.join(names)}.")
    return names.index(do)


def check_keys(form: Mapping[str, Any], parameters: Sequence[str]) -> None:
    """The form has these parameters and no others; those in brackets may be left out."""
    if wrong := wrong_keys(form, parameters):
        raise malformed(wrong)


def word(form: Mapping[str, Any], key: str, words: tuple[str, ...]) -> int:
    """Which of these words stands there."""
    if form[key] not in words:
        raise malformed(f"{key} is {' or '.join(words)}, not {form[key]!r}.")
    return words.index(form[key])
