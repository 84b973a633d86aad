"""The language of whoever sits at the terminal."""

import os
import re
from collections.abc import Mapping

import click

from mappamundi.kernel import BadInput
from mappamundi.kernel.languages import LANGUAGES

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
