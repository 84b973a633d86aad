"""What a game keeps in files beside its code: YAML, its rules texts and its lessons; and files that correct it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from mappamundi.kernel import BadInput
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.rulebook import Form

_SAFE_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_yaml(text: str) -> Any:
    return yaml.load(text, Loader=_SAFE_LOADER)  # noqa: S506 - a safe loader, in C where there is one


# No file of ours has more than 120 kB; a server keeps such a file for as long as a table is played with it.
LARGEST = 1024 * 1024
# So many corrected games are held ready in a process, and the others are read again.
READY = 16
# What says how sure an entry is, and changes nothing in a game.
MARKS = frozenset({"source", "source_codes", "source_detail", "sources"})


# Where the data of a game come from, if not from its own file: a folder that may have one, or the text itself.
Source = Path | Corrected


def corrected_in(folder: Path, ids: Collection[str]) -> dict[str, Corrected]:
    """The corrected files of a folder, by the ids of their games. BadInput if it has none, or one of no game."""
    if not folder.is_dir():
        raise BadInput(f"--data {folder} is not a folder")
    known = ", ".join(f"{game_id}.yaml" for game_id in ids)
    found = sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml") and path.is_file())
    for path in found:
        if path.suffix != ".yaml" or path.stem not in ids:
            raise BadInput(f"{path} is the file of no game; the files are called: {known}")
    if not found:
        raise BadInput(
            f"{folder} holds no data of any game, which would be one of: {known}; `mundi data GAME` writes one"
        )
    return {path.stem: read_corrected(path) for path in found}


def read_corrected(path: Path) -> Corrected:
    """One file, unchecked."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    if len(content) > LARGEST:
        raise BadInput(f"{path} has {len(content):,} bytes, but no more than {LARGEST:,} are read")
    try:
        # As it is, ends of lines too: the digest is that of the file.
        return Corrected(content.decode(), str(path))
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not UTF-8 (byte {error.start + 1}); save it as UTF-8") from None


def read_data(package: str, file: str, source: Source | None) -> tuple[Mapping[str, Any], str]:
    """The data, unchecked, and where it came from: the corrected file if there is one, otherwise the package's own."""
    if isinstance(source, Path):
        if not source.is_dir():
            raise BadInput(f"--data {source} is not a folder")
        source = read_corrected(source / file) if (source / file).is_file() else None
    if source is None:
        source = Corrected(own_text(package, file), file)
    return parsed(source), source.name


def own_text(package: str, file: str) -> str:
    """The package's own file."""
    return files(package).joinpath(file).read_text(encoding="utf-8")


def parsed(file: Corrected) -> Mapping[str, Any]:
    try:
        data = load_yaml(file.text)
    except yaml.YAMLError as error:
        raise BadInput(f"{file.name}: not YAML: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict):
        raise BadInput(f"{file.name}: a mapping is expected, like that of the package's own file")
    return data


@dataclass(frozen=True, slots=True)
class Difference:
    """What corrected data say at one place, and what the game's own say: nothing where there is no such place."""

    path: tuple[str, ...]
    own: Any
    here: Any


def differences(own: Any, here: Any, path: tuple[str, ...] = ()) -> Iterator[Difference]:
    """Where two data differ, in the order of the files; marks of how sure an entry is do not count."""
    one, other = _places(own), _places(here)
    if one is None or other is None:
        if own != here:
            yield Difference(path, own, here)
        return
    for name in dict.fromkeys((*one, *other)):
        if name not in MARKS:
            yield from differences(one.get(name), other.get(name), (*path, name))


def _places(value: Any) -> Mapping[str, Any] | None:
    """What lies at each place of a mapping, or of a list whose entries have ids."""
    if isinstance(value, dict):
        return {str(name): inner for name, inner in value.items()}
    if isinstance(value, list) and value and all(isinstance(entry, dict) and "id" in entry for entry in value):
        return {str(entry["id"]): entry for entry in value}
    return None


class Texts:
    """What a game's package has for whoever reads or learns it."""

    def __init__(self, package: str) -> None:
        self._package = package

    def rules(self, language: str, form: Form) -> str:
        """The numbered rules, as Markdown: `rules/player.it.md` and the like."""
        return files(self._package).joinpath("rules", f"{form}.{language}.md").read_text(encoding="utf-8")

    def lessons(self) -> Sequence[Mapping[str, Any]]:
        """The guided positions: `lessons.yaml`."""
        text = files(self._package).joinpath("lessons.yaml").read_text(encoding="utf-8")
        found: Sequence[Mapping[str, Any]] = load_yaml(text)
        return found
