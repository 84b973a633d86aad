"""What a game keeps in files beside its code: YAML, its rules texts and its lessons."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import yaml

from mappamundi.kernel.rulebook import Form

_SAFE_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_yaml(text: str) -> Any:
    return yaml.load(text, Loader=_SAFE_LOADER)  # noqa: S506 - a safe loader, in C where there is one


def rules_text(package: str, language: str, form: Form) -> str:
    """The numbered rules, as Markdown: `rules/player.it.md` and the like."""
    return files(package).joinpath("rules", f"{form}.{language}.md").read_text(encoding="utf-8")


def lessons(package: str) -> Sequence[Mapping[str, Any]]:
    """The guided positions: `lessons.yaml`."""
    found: Sequence[Mapping[str, Any]] = load_yaml(files(package).joinpath("lessons.yaml").read_text(encoding="utf-8"))
    return found
