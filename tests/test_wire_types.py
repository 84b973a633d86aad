"""The client's wire types are those of the server."""

import re

from tools import wire_types

from mappamundi.kernel.languages import LANGUAGES


def test_the_wire_types_are_current() -> None:
    made = wire_types.TARGET.read_text(encoding="utf-8")
    assert made == wire_types.wire_types(), "run tools/wire_types.py: the server's types have changed"


def test_the_types_of_games_say_what_everything_is() -> None:
    """`any` is for what no game declares: no type that is one's own has it, nor any key of it."""
    types = re.split(r"\n(?=export )", wire_types.wire_types())
    ours = [kind for kind in types if re.match(r"export \w+ \w+(20\d\d|Fourgods)\b", kind)]
    assert len(ours) > 300
    assert [kind for kind in ours if re.search(r"\bany\b(?!\")", kind.partition("/**")[0])] == []


def test_the_views_in_the_documentation_are_current() -> None:
    page = wire_types.DOCS.read_text(encoding="utf-8")
    assert "| `lands` |" in page
    assert page == wire_types.with_views(page), "run tools/wire_types.py: the views have changed"


def test_the_languages_of_the_client_are_current() -> None:
    script = wire_types.LANGUAGES_AT.read_text(encoding="utf-8")
    assert script == wire_types.with_languages(script), "run tools/wire_types.py: the list of languages has changed"


def test_the_list_of_languages_is_read_however_it_is_laid_out() -> None:
    script = '\nexport const LANGUAGES = {\n  en: "English",\n  "pt-BR": "Português (Brasil)",\n};\n'
    assert wire_types.languages_in(script) == {"en": "English", "pt-BR": "Português (Brasil)"}
    assert list(wire_types.languages_in(wire_types.with_languages(script)).items()) == list(LANGUAGES.items())
