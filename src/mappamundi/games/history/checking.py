"""What the data files of all editions have in common: how their problems are collected.

Every problem is reported with the file, the entry and a remedy, all at once, so that a correction needs one round.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from mappamundi.kernel import BadInput

Entry = Mapping[str, Any]

# More problems than these are only counted.
SHOWN = 12


class Problems:
    """Collects every problem of a data file; what is checked is said by the edition."""

    def __init__(self, name: str, data: Entry) -> None:
        self.name = name
        self.data = data
        self.problems: list[str] = []
        self.ids: dict[str, dict[str, Entry]] = {}

    def problem(self, entry: str, wrong: str, remedy: str) -> None:
        self.problems.append(f"{self.name}: {entry}: {wrong}; {remedy}")

    def report(self) -> None:
        """Raise BadInput if anything is wrong."""
        if self.problems:
            more = f"\n… and {len(self.problems) - SHOWN} more" if len(self.problems) > SHOWN else ""
            raise BadInput("\n".join(self.problems[:SHOWN]) + more)

    def entries(self, section: str, key: str = "id", named: bool = True) -> dict[str, Entry]:
        """The entries of a section by their key; those that are `named` have a name that people read."""
        listed = self.data.get(section)
        if not isinstance(listed, list) or not listed:
            self.problem(section, "missing or empty", f"give a list of {section}")
            return {}
        found: dict[str, Entry] = {}
        for place, entry in enumerate(listed, 1):
            name = entry.get(key) if isinstance(entry, dict) else None
            if not isinstance(name, str):
                self.problem(f"{section}, entry {place}", f"has no {key}", f"give it a snake_case {key}")
            elif name in found:
                self.problem(f"{section}: {name}", "stands there twice", "remove or rename one of the two")
            else:
                found[name] = entry
                if named and not isinstance(entry.get("name"), str):
                    self.problem(f"{section}: {name}", "has no name", "give it one that people can read")
        return found

    def known(self, where: str, names: Any, *sections: str) -> list[str]:
        """Those of `names` that are ids of these sections; a problem for each that is not."""
        good: list[str] = []
        if not isinstance(names, list):
            self.problem(where, f"{names!r} is no list", "write the ids in brackets, [] for none")
            return good
        for name in names:
            if isinstance(name, str) and any(name in self.ids[section] for section in sections):
                good.append(name)
            else:
                self.problem(where, f"unknown id {name!r}", f"use an id of {' or '.join(sections)}")
        if len(set(good)) < len(good):
            self.problem(where, "names an id twice", "name each once")
        return good

    def number(self, where: str, entry: Entry, key: str, least: int) -> None:
        if not is_number(entry.get(key), least):
            wrong = f"{key} is {entry[key]!r}" if key in entry else f"{key} is missing"
            self.problem(where, wrong, f"give a whole number of at least {least}")

    def numbers(self, where: str, entry: Any, numbers: Mapping[str, int]) -> None:
        if not isinstance(entry, dict):
            self.problem(where, "missing", f"give {', '.join(numbers)}")
            return
        for key, least in numbers.items():
            self.number(where, entry, key, least)

    def one_of(self, where: str, entry: Entry, key: str, values: Iterable[object]) -> None:
        if entry.get(key) not in values:
            self.problem(where, f"{key} is {entry.get(key)!r}", f"use one of {', '.join(map(str, values))}")

    def both_ways(self, section: str, key: str, other: str, back: str) -> None:
        """A border must be named from both sides."""
        for name, entry in self.ids[section].items():
            for there in self.known(f"{section}: {name}: {key}", entry.get(key, []), other):
                if there == name:
                    self.problem(f"{section}: {name}: {key}", "borders itself", "remove it")
                elif name not in as_list(self.ids[other][there].get(back)):
                    self.problem(
                        f"{section}: {name}: {key}",
                        f"{there} is named, but {other}: {there}: {back} does not name {name}",
                        "borders have two sides: add it there or remove it here",
                    )


def is_number(value: Any, least: int) -> bool:
    """A whole number that is not too small; `true` is none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def as_list(value: Any) -> list[Any]:
    """The list, or an empty one where something else stands: what stands there is reported elsewhere."""
    return value if isinstance(value, list) else []
