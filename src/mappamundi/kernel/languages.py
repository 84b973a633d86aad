"""The languages that we speak: the one list of them. docs/languages.md says what else a language takes."""

from typing import Final

# Each by its tag, with what it calls itself. The first is the one that all others are translated from.
LANGUAGES: Final = {"en": "English", "pt-BR": "Português (Brasil)", "it": "Italiano", "nl": "Nederlands"}
