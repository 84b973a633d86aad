"""The words of the terminal: Fluent messages, the same that the browser shows, in the language of whoever plays."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import click

from mappamundi.kernel import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "pt-BR", "it", "nl")
# What every game says; each display names the files of its own game beside them.
COMMON: Final = ("site", "table", "terminal")
# Lists and numbers in English follow the usage of these pages.
REGIONAL: Final = {"en": "en_GB", "pt-BR": "pt_BR"}

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*(?:\n[ }].*)*", re.MULTILINE)
# A message within a message, or its attribute.
_WITHIN: Final = re.compile(r"\{ *([a-z][a-z0-9-]*)(?:\.[a-z]+)? *\}")

language_option = click.option(
    "--language",
    metavar="LANGUAGE",
    help=f"The language of the game: {', '.join(LANGUAGES)}; that of the terminal if left out.",
)


def chosen_language(wish: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the environment if we speak it, or English."""
    if wish is not None:
        known = _spoken(wish)
        if known is None:
            raise BadInput(f"--language {wish}: there is no such language; there are {', '.join(LANGUAGES)}")
        return known
    # As in POSIX: the first that is set decides, whatever it says.
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return _spoken(re.split(r"[.@]", locale)[0]) or "en"


def _spoken(wish: str) -> str | None:
    """The language among ours that a tag such as pt, pt_BR or nl-BE asks for."""
    base = wish.replace("_", "-").casefold().split("-")[0]
    return next((known for known in LANGUAGES if known.split("-")[0] == base), None)


class Words:
    """The messages of some files in one language. A message is parsed when it is first said: few of them ever are."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self.language: Final = language
        self._sources: Final[dict[str, str]] = {}
        # Names are asked for over and over.
        self._plain: Final[dict[str, str]] = {}
        folder = resources.files("mappamundi") / "client" / "locales" / language
        for name in (*COMMON, *files):
            text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
            self._sources.update((entry[1], entry[0]) for entry in _ENTRY.finditer(text))

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
        bundle = self._bundle
        self._parse(id_)
        found = bundle.get_message(id_)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        # What a message lacks it shows in braces.
        text, _ = bundle.format_pattern(pattern, params)
        if not params:
            self._plain[message] = str(text)
        return str(text)

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

        return str(format_list(list(items), style, locale=REGIONAL.get(self.language, self.language)))  # type: ignore[arg-type]
