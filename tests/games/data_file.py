"""The data file of an edition with a mistake in it, and what is said of that."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from tests.games.editions import EDITIONS
from tests.kit.subject import subject

from mappamundi.kernel import BadInput

WRONG: tuple[Any, ...] = (None, "x", [], -1, {"a": 1}, [[1]])

Data = dict[str, Any]


class DataFile:
    """The data of one edition."""

    def __init__(self, game: str) -> None:
        self.name = f"{game}.yaml"
        self.module, self.board = (
            import_module(f"mappamundi.games.history.{EDITIONS[game]}.{name}") for name in ("data", "board")
        )
        loaded: Any = subject(game).game
        self.whole: Mapping[str, Any] = loaded.board.data

    def problems(self, changed: Data) -> str:
        """What the checks say; nothing if they find the data good, and then a board can be made of it."""
        try:
            self.module.Checker(self.name, changed).check()
        except BadInput as error:
            return str(error)
        self.board.Board(changed)
        return ""

    def with_entry(self, section: str, place: int | str, entry: Any) -> Data:
        """The data with one entry of a section changed."""
        kept = self.whole[section]
        changed: Any = dict(kept) if isinstance(kept, dict) else list(kept)
        changed[place] = entry
        return {**self.whole, section: changed}

    def changed(self, section: str, name: str, **changes: Any) -> str:
        """What the checks say to a change of the entry with this id."""
        place, entry = next((n, entry) for n, entry in enumerate(self.whole[section]) if entry["id"] == name)
        return self.problems(self.with_entry(section, place, {**entry, **changes}))

    def spoilt(self, section: str) -> Iterator[Data]:
        """With one key of the section left out or wrong, every key in turn; of equal entries one is tried."""
        kept = self.whole[section]
        tried = set()
        for place, entry in kept.items() if isinstance(kept, dict) else enumerate(kept):
            if isinstance(kept, dict):
                yield {**self.whole, section: {key: kept[key] for key in kept if key != place}}
                yield from (self.with_entry(section, place, wrong) for wrong in WRONG)
            for key in entry if isinstance(entry, dict) else ():
                sort = (key, entry.get("kind"), _effect(entry, key), isinstance(kept, dict) and place)
                if sort in tried:
                    continue
                tried.add(sort)
                yield self.with_entry(section, place, {k: entry[k] for k in entry if k != key})
                yield from (self.with_entry(section, place, {**entry, key: wrong}) for wrong in WRONG)


def _effect(entry: Mapping[str, Any], key: str) -> Any:
    """What an effect takes depends on which it is."""
    effect = entry.get("effect") if key in ("effect", "params") else None
    return effect.get("id") if isinstance(effect, Mapping) else effect
