"""Actions with what counsel says of them, as two editions offer them: their targets, and several of these at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.history.scribe import Scribe
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.kernel import Action

if TYPE_CHECKING:
    from rich.text import Text

# Under which names the targets stand in the form of an action.
TARGETS: Final = ("land", "lands", "area", "areas", "waters")

Play = tuple[Action, Mapping[str, Any]]


def target_key(action: Action) -> str:
    """Under which name the targets of the action stand; none if it has none."""
    return next((key for key in TARGETS if key in action.form), "")


def targets(action: Action) -> list[str]:
    named: Any = action.form.get(target_key(action), [])
    return list(named) if isinstance(named, list) else [named]


def names(scribe: Scribe, ids: Any, form: str = "the") -> str:
    """What one or several are called, in a sentence."""
    return scribe.words.listed([scribe.name(id_, form=form) for id_ in (ids if isinstance(ids, list) else [ids])])


def several(
    scribe: Scribe,
    plays: Sequence[Play],
    title: str,
    question: str,
    facts: str,
    cells: "Callable[[str, Mapping[str, Any]], tuple[str | Text, ...]]",
) -> Menu:
    """A set is typed as numbers or names with commas between them. `cells` shows a target and what it brings alone."""
    key = next(filter(None, (target_key(action) for action, _ in plays)))
    alone = {targets(action)[0]: told for action, told in plays if len(targets(action)) == 1}
    ids = dict.fromkeys(target for action, _ in plays for target in targets(action))
    rows = [Choice(cells(id_, alone.get(id_, {})), f"{title} {scribe.name(id_)}", key=id_) for id_ in ids]
    head = {name: value for name, value in plays[0][0].form.items() if name != key}

    def form(keys: Sequence[str]) -> Mapping[str, Any]:
        return head | {key: list(keys)}

    hint = scribe.words("terminal-several-hint")
    return Menu(question, [Group("", rows)], f"{facts} {hint}".strip(), form)
