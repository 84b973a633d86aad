"""What the refusals of all editions are written with."""

from collections.abc import Mapping
from typing import NamedTuple

from mappamundi.kernel import IllegalAction

# The rule that mostly speaks, and the sentence, for each reason.
Reasons = Mapping[str, tuple[str, str]]


class Named(NamedTuple):
    """A thing in a sentence: its id for whoever translates, its name for the English."""

    id: str
    name: str


def refused(reasons: Reasons, reason: str, rule: str, params: Mapping[str, Named | int]) -> IllegalAction:
    """The refusal for one of the reasons, by its usual rule or by this one."""
    usual, sentence = reasons[reason]
    names = {key: value.name if isinstance(value, Named) else value for key, value in params.items()}
    ids = {key: value.id if isinstance(value, Named) else value for key, value in params.items()}
    return IllegalAction(rule or usual, reason, sentence.format(**names), **ids)
