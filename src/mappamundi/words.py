"""Words: Fluent messages, the same that the browser shows, for whoever speaks to people from Python."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Protocol

from mappamundi.kernel import Facts, Option, written
from mappamundi.kernel.rulebook import ORIGINAL

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*(?:\n[ }].*)*", re.MULTILINE)
# A message of one line that is what it says, but for variables; and one of these.
_BARE: Final = re.compile(r"[a-z][a-z0-9-]* *= *((?:[^{}\n]|\{ *\$\w+ *\})+)")
_VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")
# A message within a message, or its attribute.
_WITHIN: Final = re.compile(r"\{ *([a-z][a-z0-9-]*)(?:\.[a-z]+)? *\}")
NOTHING_CORRECTED: Final[Mapping[str, str]] = {}
# The messages in which a game says what its data say too, by the end of the place; `games/details.js` has the same.
_SAID: Final = {("name",): "name", ("leader",): "leader", ("effect", "title"): "effect", ("effect", "text"): "text"}


class Difference(Protocol):
    """A place at which corrected data say something else, and what they say `here`."""

    @property
    def path(self) -> tuple[str, ...]: ...

    @property
    def here(self) -> Any: ...


def said_by(differences: Iterable[Difference]) -> dict[str, str]:
    """What corrected data call things, by the messages whose place it takes."""
    said: dict[str, str] = {}
    for found in differences:
        for end, kind in _SAID.items():
            if found.path[-len(end) :] == end and len(found.path) > len(end) and isinstance(found.here, str):
                said[f"{kind}-{found.path[-len(end) - 1]}".replace("_", "-")] = found.here
    return said


def _quoted(text: str) -> str:
    """A text that stands for itself in a file of words."""
    escaped = re.sub(r'([\\"])', r"\\\1", text)
    return '{ "' + re.sub(r"[\x00-\x1f\x7f-\x9f]", lambda sign: f"\\u{ord(sign[0]):04x}", escaped) + '" }'


class Words:
    """The messages of some files in one language. A message is parsed when it is first said: few of them ever are."""

    def __init__(self, language: str, files: Iterable[str], corrected: Mapping[str, str] = NOTHING_CORRECTED) -> None:
        """`corrected`: texts that take the place of messages, in every language, and have no form but themselves."""
        self.language: Final = language
        self._sources: Final[dict[str, str]] = {}
        # Names are asked for over and over.
        self._plain: Final[dict[str, str]] = {}
        folder = resources.files("mappamundi") / "client" / "locales" / language
        for name in files:
            text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
            self._sources.update((entry[1], entry[0]) for entry in _ENTRY.finditer(text))
        self._sources.update((id_, f"{id_} = {_quoted(text)}") for id_, text in corrected.items())

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def has(self, message: str) -> bool:
        return message in self._sources

    def __call__(self, message: str, **params: Any) -> str:
        """A message, or its attribute as in `name-sahara.the`. An unknown one shows its id, so that it is noticed."""
        return self.find(message, **params) or message

    def find(self, message: str, **params: Any) -> str | None:
        """The same, or nothing if there is no such message."""
        if not params and message in self._plain:
            return self._plain[message]
        id_, _, attribute = message.partition(".")
        if id_ not in self._sources:
            return None
        text = self._bare(id_, params) if not attribute else None
        text = self._parsed(id_, attribute, params) if text is None else text
        if not params and text is not None:
            self._plain[message] = text
        return text

    def _bare(self, id_: str, params: dict[str, Any]) -> str | None:
        """A message that needs no parser: to load one takes longer than all else that a server does with words."""
        bare = _BARE.fullmatch(self._sources[id_])
        if bare is None or not all(isinstance(params.get(name), str) for name in _VARIABLE.findall(bare[1])):
            return None
        return _VARIABLE.sub(lambda variable: params[variable[1]], bare[1]).rstrip()

    def _parsed(self, id_: str, attribute: str, params: dict[str, Any]) -> str | None:
        bundle = self._bundle
        self._parse(id_)
        found = bundle.get_message(id_)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        # What a message lacks it shows in braces.
        return str(bundle.format_pattern(pattern, params)[0])

    def _parse(self, id_: str) -> None:
        """Make a message known, and those that stand within it."""
        if id_ not in self._sources or self._bundle.has_message(id_):
            return
        from fluent.runtime import FluentResource

        source = self._sources[id_]
        self._bundle.add_resource(FluentResource(source + "\n"))
        for within in _WITHIN.findall(source):
            self._parse(within)

    def listed(self, items: Sequence[str], style: str = "standard") -> str:
        """Names as a list in a sentence, with "and", or with "or" if that is the style."""
        from babel.lists import format_list

        # Lists in English follow the usage of these pages.
        locale = "en_GB" if self.language == "en" else self.language.replace("-", "_")
        return str(format_list(list(items), style, locale=locale))  # type: ignore[arg-type]


@cache
def site_words(language: str) -> Words:
    """What the pages around the games say."""
    return Words(language, ["site"])


class Told:
    """What a game says of itself before it is played: its sentences beside its facts, as JSON. Where it has none, an id
    stands for it."""

    def __init__(self, facts: Facts, language: str = ORIGINAL) -> None:
        self._facts: Final = facts
        self._words: Final = site_words(language)

    @property
    def pitch(self) -> str:
        return self._words.find(f"game-{self._facts.id}-pitch") or ""

    def options(self) -> list[dict[str, Any]]:
        return [
            {
                "id": option.id,
                "text": self._said(option.id) or option.id,
                "choices": [{"value": value, "text": self._meant(option, value)} for value in option.choices],
                "seats": self._meant(option, "seats") if option.seats else None,
                "players": option.players,
                "beside": dict(option.beside),
            }
            for option in self._facts.options
        ]

    def exclusions(self) -> list[dict[str, Any]]:
        return [
            {
                "id": one.id,
                "values": dict(one.values),
                "text": self._said(f"excluded-{one.id}") or one.refusal(),
                "players": one.players,
            }
            for one in self._facts.exclusions
        ]

    def _meant(self, option: Option, value: bool | str) -> str:
        return self._said(f"{option.id}-{written(value)}-note") or written(value)

    def _said(self, part: str) -> str | None:
        return self._words.find(f"option-{self._facts.id}-{part}".replace("_", "-"))
