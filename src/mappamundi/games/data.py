"""What a game keeps in files beside its code: YAML, its rules texts and its lessons."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from mappamundi.kernel import BadInput
from mappamundi.kernel.rulebook import Form

_SAFE_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_yaml(text: str) -> Any:
    return yaml.load(text, Loader=_SAFE_LOADER)  # noqa: S506 - a safe loader, in C where there is one


def read_data(package: str, file: str, folder: Path | None) -> tuple[Mapping[str, Any], str]:
    """The data, unchecked, and where it came from: the folder's file if it has one, otherwise the package's own."""
    if folder is not None:
        if not folder.is_dir():
            raise BadInput(f"{folder} is no folder; --data takes a folder that holds {file}")
        path = folder / file
        if not path.is_file():
            raise BadInput(f"{folder} holds no {file}; copy the package's file there and correct it")
        text, name = path.read_text(encoding="utf-8"), str(path)
    else:
        text, name = files(package).joinpath(file).read_text(encoding="utf-8"), file
    try:
        data = load_yaml(text)
    except yaml.YAMLError as error:
        raise BadInput(f"{name}: not YAML: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict):
        raise BadInput(f"{name}: a mapping is expected, like that of the package's own file")
    return data, name


def rules_text(package: str, language: str, form: Form) -> str:
    """The numbered rules, as Markdown: `rules/player.it.md` and the like."""
    return files(package).joinpath("rules", f"{form}.{language}.md").read_text(encoding="utf-8")


def lessons(package: str) -> Sequence[Mapping[str, Any]]:
    """The guided positions: `lessons.yaml`."""
    found: Sequence[Mapping[str, Any]] = load_yaml(files(package).joinpath("lessons.yaml").read_text(encoding="utf-8"))
    return found
