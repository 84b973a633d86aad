"""Reading scenario files: one scenario or a list of them."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from mappamundi.games import EXAMPLE_ID
from mappamundi.kernel import BadInput

KEYS = ("game", "title", "rules", "players", "options", "setup", "seed", "dice", "draws", "play", "expect")


@dataclass(slots=True)
class Case:
    """One scenario. `fault` says what is wrong with its writing; such a case is not run and fails with it."""

    title: str
    game: str = ""
    rules: tuple[str, ...] = ()
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    dice: list[int] = field(default_factory=list)
    draws: dict[str, Any] = field(default_factory=dict)
    play: list[dict[str, Any]] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)
    fault: str = ""


if TYPE_CHECKING:
    _Base = yaml.SafeLoader
else:
    # The parser in C, where it is there, is some ten times faster and reads the same language.
    _Base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):
    """YAML that refuses a key written twice, of which the first would silently count for nothing.

    A bare `off` is the word, as an option has it, and not false.
    """

    yaml_implicit_resolvers = {  # noqa: RUF012 - as its base has it
        first: [found for found in resolvers if first not in "oO" or found[0] != "tag:yaml.org,2002:bool"]
        for first, resolvers in _Base.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                continue
            if key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"the key {key.value} stands twice", key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def load_cases(path: Path) -> list[Case]:
    """The scenarios in this file. `BadInput` if it cannot be read as such."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    return read_cases(text, str(path))


def read_cases(text: str, name: str = "the text") -> list[Case]:
    """The scenarios in this text."""
    try:
        content = yaml.load(text, _Loader)  # noqa: S506 - a SafeLoader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f", line {mark.line + 1}" if mark else ""
        raise BadInput(f"{name}{place}: not valid YAML: {error.problem}") from None
    except (yaml.YAMLError, ValueError) as error:
        raise BadInput(f"{name}: not valid YAML: {' '.join(str(error).split())}") from None
    items = content if isinstance(content, list) else [content]
    if not items or not all(isinstance(item, dict) for item in items):
        raise BadInput(f"{name} holds no scenarios: it must be one mapping or a list of mappings")
    return [_case(item, number) for number, item in enumerate(items, 1)]


def _case(raw: dict[Any, Any], number: int) -> Case:
    title = str(raw.get("title") or f"case {number}")
    try:
        return _checked(raw, title)
    except BadInput as error:
        return Case(title, str(raw.get("game", "")), fault=str(error))


def _checked(raw: dict[Any, Any], title: str) -> Case:
    for key in raw:
        if key not in KEYS:
            raise BadInput(f"unknown key {key!r}; a scenario has: {', '.join(KEYS)}")
    if not isinstance(raw.get("game"), str):
        raise BadInput(f"`game` must name the game, as in `game: {EXAMPLE_ID}`")
    players: Any = raw.get("players")
    if not _is_int(players):
        raise BadInput("`players` must be the number of seats, as in `players: 3`")
    case = Case(title, raw["game"], players=players)
    case.rules = tuple(str(rule) for rule in _of(raw, "rules", list))
    case.options = {str(key): value for key, value in _of(raw, "options", dict).items()}
    case.setup = _of(raw, "setup", dict)
    case.draws = _of(raw, "draws", dict)
    case.expect = _of(raw, "expect", dict)
    case.dice = _of(raw, "dice", list)
    if not all(_is_int(face) for face in case.dice):
        raise BadInput("`dice` must be a list of faces, as in `dice: [5, 2, 5]`")
    seed = raw.get("seed", 0)
    if not _is_int(seed):
        raise BadInput("`seed` must be a whole number")
    case.seed = seed
    case.play = _of(raw, "play", list)
    for number, step in enumerate(case.play, 1):
        _check_step(step, number)
    return case


def _of(raw: dict[Any, Any], key: str, kind: type) -> Any:
    """The value of a key, an empty one where it is left out."""
    value = raw.get(key)
    if value is None:
        return kind()
    if not isinstance(value, kind):
        raise BadInput(f"`{key}` must be a {'list' if kind is list else 'mapping'}")
    return value


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_step(step: Any, number: int) -> None:
    if not isinstance(step, dict):
        raise BadInput(f"step {number} must be an action, `refuse` or `expect`, written as a mapping")
    if "refuse" in step:
        if not isinstance(step["refuse"], dict) or "do" not in step["refuse"]:
            raise BadInput(f"step {number}: `refuse` needs an action with `do`")
        extra = set(step) - {"refuse", "reason"}
    elif "expect" in step:
        if not isinstance(step["expect"], dict):
            raise BadInput(f"step {number}: `expect` must be a mapping")
        extra = set(step) - {"expect"}
    elif "do" in step:
        extra = set()
    else:
        raise BadInput(f"step {number} must have `do`, `refuse` or `expect`")
    if extra:
        raise BadInput(f"step {number}: unknown key {min(map(str, extra))!r}")
