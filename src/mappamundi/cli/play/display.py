"""How a game is shown in the terminal: what a display must be able to do, and a plain one for any game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from mappamundi.cli.play.journal import essence
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Action, IllegalAction, Line, View
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Display(Protocol):
    """A game in words and tables, always from one viewer's view and from events as told to that viewer."""

    def status(self, view: View) -> "RenderableType":
        """The score and the card in play, shown with every decision."""
        ...

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        """What is to be decided, and the answers."""
        ...

    def idle(self, action: Action, undoable: bool) -> str:
        """What to say when the only action there is tells nothing and is done unasked; empty if it is to be asked.

        `undoable`: something before it can still be taken back.
        """
        ...

    def hint(self, message: str, **params: Any) -> str:
        """What the terminal says of its commands and of the seal, with examples of this game."""
        ...

    def data_name(self, id_: str) -> str:
        """What the data call a thing, for where there is no message."""
        ...

    def guide(self) -> "RenderableType":
        """A turn in some ten lines, for who plays for the first time."""
        ...

    def recap(self, lines: Sequence[Line], viewer: int) -> Sequence[Line]:
        """Of what happened since the viewer last acted, the lines that matter."""
        ...

    def board(self, view: View, about: str) -> "RenderableType":
        """The board, or the part of it that `about` names."""
        ...

    def score(self, view: View, about: str) -> "RenderableType":
        """The score as it stands, and where the points of a player come from."""
        ...

    def hand(self, view: View, about: str) -> "RenderableType":
        """The viewer's cards, or the card that `about` names."""
        ...

    def attempts(self, view: View, words: str) -> list[Mapping[str, Any]] | str:
        """What "why can't I …" means: action forms to try, or a sentence if the words mean nothing."""
        ...

    def refused(self, error: IllegalAction, form: Mapping[str, Any]) -> str:
        """A refusal in a sentence for who tried it."""
        ...

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        """Why the event closes undo, as the end of a sentence."""
        ...


class PlainDisplay:
    """Shows any game by the names of its actions, events and fields."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def status(self, view: View) -> "RenderableType":
        return _pairs(view.json())

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        del view
        rows = [Choice((label,), label, action) for label, action in ((_label(a.form), a) for a in legal)]
        return Menu(self.words("terminal-choose-action"), [Group("", rows)])

    def idle(self, action: Action, undoable: bool) -> str:
        del action, undoable
        return ""

    def hint(self, message: str, **params: Any) -> str:
        return self.words(message, **params)

    def data_name(self, id_: str) -> str:
        return id_

    def guide(self) -> "RenderableType":
        return self.words("terminal-no-guide")

    def recap(self, lines: Sequence[Line], viewer: int) -> Sequence[Line]:
        return essence(lines, viewer)

    def board(self, view: View, about: str) -> "RenderableType":
        shown = view.json()
        return _pairs({about: shown[about]} if about in shown else shown)

    def score(self, view: View, about: str) -> "RenderableType":
        return self.board(view, about)

    def hand(self, view: View, about: str) -> "RenderableType":
        return self.board(view, about)

    def attempts(self, view: View, words: str) -> list[Mapping[str, Any]] | str:
        del view
        do, *params = words.split()
        pairs = [param.partition("=") for param in params]
        return [{"do": do} | {key: int(value) if value.isdecimal() else value for key, _, value in pairs}]

    def refused(self, error: IllegalAction, form: Mapping[str, Any]) -> str:
        del form
        return error.message

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        del viewer
        return self.words("terminal-undo-gone-on", event=str(told["event"]).replace("_", " "))


class SpokenDisplay(PlainDisplay):
    """Shows a game that has words for everything, by the names of its players."""

    def __init__(self, words: Words, players: Sequence[Player]) -> None:
        super().__init__(words)
        self.names = [player.name for player in players]

    def _teller(self, viewer: int | None) -> Teller:
        return Teller(self.words, self.names, viewer, self.data_name)

    def _nobody(self, name: str) -> str:
        return self.words("terminal-no-player", name=name, names=", ".join(self.names))

    def refused(self, error: IllegalAction, form: Mapping[str, Any]) -> str:
        del form
        return self._teller(None).refusal(error)


def _label(form: Mapping[str, Any]) -> str:
    return " ".join([str(form["do"]), *(f"{key}={value}" for key, value in form.items() if key != "do")])


def _pairs(fields: Mapping[str, Any]) -> str:
    return " · ".join(f"{key} {value}" for key, value in fields.items())
