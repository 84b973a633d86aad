"""Names that are typed: a verb or a name, cut short as long as only one is meant."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mappamundi.words import Words

SHORTEST_VERB: Final = 3


def find(names: Iterable[str], text: str) -> int | None:
    """The one with this name, or the only one that begins like it."""
    wanted = text.casefold().strip()
    lowered = [name.casefold() for name in names]
    if wanted in lowered:
        return lowered.index(wanted)
    found = [place for place, name in enumerate(lowered) if wanted and name.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def find_id(name: Callable[[str], str], ids: Sequence[str], text: str) -> str | None:
    """The id of what is called so."""
    place = find([name(id_) for id_ in ids], text)
    return None if place is None else ids[place]


def means(words: Words, typed: str, verb: str) -> bool:
    """Whether what was typed is this verb, or the beginning of it."""
    if len(typed) < SHORTEST_VERB:
        return False
    return any(known.startswith(typed) for known in words(f"terminal-verb-{verb}").split())
