"""Narration: what happened as lines that can be said in any language.

A line holds sentences, and a sentence is the id of a message with its parameters. The rules know no language: whoever
shows a line (the browser, the terminal) has the words, and turns each parameter into text by what it is:

    3, 2.5, "capital"                       a number; a word by which a message chooses among its variants
    {"seat": 1}                             a player. As `who` it also sets `$you`, as `victim` `$theirs`: yes or no
    {"name": "gaul"}                        the message `name-gaul`
    {"name": "romans", "of": "leader"}      the message `leader-romans`
    {"name": "nile", "as": "the"}           the attribute `the` of that message: "the Nile"; `in` is "on the Nile"
    {"say": "army-count", "armies": 3}      a message within the message
    {"list": […]}                           several of these, as one lists them in a sentence
    {"dice": [5, 3], "added": [[1, …]], "total": 6, "seat": 1}    a throw, and what is added to its highest die

All of it is JSON, made from what one viewer is told, so that a line never says more than the events it tells.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

Param = int | float | str | Mapping[str, Any]
Named = Mapping[str, str]
Sentence = Mapping[str, Any]
Told = Mapping[str, Any]


def say(message: str, **params: Param) -> Sentence:
    """A message with its parameters."""
    return {"say": message, **params}


def player(seat: int) -> Param:
    return {"seat": seat}


def name(id_: str, *, of: str = "name", form: str = "") -> Named:
    """What something is called; `form` is the attribute of the message that is wanted.

    A sentence in every language takes the name in the same form, with the article and the preposition it has there.
    """
    param = {"name": id_}
    if of != "name":
        param["of"] = of
    if form:
        param["as"] = form
    return param


def the(id_: str) -> Named:
    """A name as one speaks of it: the Nile, the Romans, Rome."""
    return name(id_, form="the")


def inside(id_: str) -> Named:
    """Where something is: on the Nile, in Nubia."""
    return name(id_, form="in")


def listed(params: Iterable[Param]) -> Param:
    return {"list": list(params)}


@dataclass(slots=True)
class Line:
    """A line of the chronicle: its sentences, the rule behind it, whose it is, and the places it happened at.

    `topic` is what the chronicle can be filtered by, `detail` what a reader may want to know beyond the sentence. A
    `heading` stands above what follows; a line `opens` or `closes` a passage, such as a turn. Lines in a row that say
    the same of several things become one: `joins` names the parameter, a list, in which they may differ.
    """

    says: list[Sentence]
    rule: str = ""
    seat: int | None = None
    places: list[str] = field(default_factory=list)
    topic: str = ""
    detail: Sentence | None = None
    heading: bool = False
    opens: bool = False
    closes: bool = False
    joins: str = ""

    def json(self) -> dict[str, Any]:
        """The line as it travels: only what it has."""
        shown: dict[str, Any] = {"says": self.says}
        if self.seat is not None:
            shown["seat"] = self.seat
        for key in ("rule", "places", "topic", "detail", "heading", "opens", "closes", "joins"):
            if value := getattr(self, key):
                shown[key] = value
        return shown


def joined(lines: Iterable[Line]) -> list[Line]:
    """The lines, those in a row that say the same of several things as one."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        if last is not None and line.joins and _key(last) == _key(line):
            found[-1] = _together(last, line)
        else:
            found.append(line)
    return found


def _key(line: Line) -> tuple[Any, ...]:
    """What lines must have in common to be joined: everything that the joint line says of all its items."""
    return line.joins, line.seat, line.rule, [{**sentence, line.joins: None} for sentence in line.says]


def _together(first: Line, second: Line) -> Line:
    items: Sequence[Param] = [*first.says[0][first.joins]["list"], *second.says[0][first.joins]["list"]]
    sentence = {**first.says[0], first.joins: listed(items)}
    return replace(first, says=[sentence], places=[*first.places, *second.places])
