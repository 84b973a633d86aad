"""How a game is shown in the terminal: what a display must be able to do, and a plain one for any game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.players import Player
from mappamundi.kernel import Action, Game, IllegalAction, View

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

Told = Sequence[Mapping[str, Any]]


@dataclass(slots=True)
class Line:
    """A line of the chronicle.

    Lines in a row with the same `join` and seat become one: their texts are the items that `join` takes for "{}".
    A line that `closes` ends a passage, such as a turn.
    """

    text: str
    seat: int | None = None
    detail: str = ""
    rule: str = ""
    heading: bool = False
    join: str = ""
    closes: bool = False


class Display(Protocol):
    """A game in words and tables, always from one viewer's view and from events as told to that viewer."""

    def status(self, view: View) -> "RenderableType":
        """The score and the card in play, shown with every decision."""
        ...

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        """What is to be decided, and the answers."""
        ...

    def lines(self, before: View, told: Told) -> list[Line]:
        """What happened in one step, for the viewer of `before`."""
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
        """Why the event closes undo, as the end of a sentence: "because …"."""
        ...


def display_for(game: Game, players: Sequence[Player], screen: "Console") -> Display:
    """The game's own display, or the plain one."""
    from mappamundi.games.history.y2018.game import HistoryOfTheWorld2018

    if isinstance(game, HistoryOfTheWorld2018):
        from mappamundi.cli.history.y2018 import HistoryDisplay

        return HistoryDisplay(game, players, screen)
    return PlainDisplay(players)


class PlainDisplay:
    """Shows any game by the names of its actions, events and fields."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players

    def status(self, view: View) -> "RenderableType":
        return _pairs(view.json())

    def menu(self, view: View, legal: Sequence[Action]) -> Menu:
        del view
        rows = [Choice((label,), label, action) for label, action in ((_label(a.form), a) for a in legal)]
        return Menu("Choose an action.", [Group("", rows)])

    def lines(self, before: View, told: Told) -> list[Line]:
        del before
        found = []
        for event in told:
            seat = event.get("seat")
            who = f"{self.players[seat].name}: " if seat is not None else ""
            fields = {key: value for key, value in event.items() if key not in ("event", "seat")}
            found.append(Line(f"{who}{event['event']} {_pairs(fields)}".rstrip().replace("_", " "), seat))
        return found

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
        return f"the game has gone on with “{str(told['event']).replace('_', ' ')}”"


def _label(form: Mapping[str, Any]) -> str:
    return " ".join([str(form["do"]), *(f"{key}={value}" for key, value in form.items() if key != "do")])


def _pairs(fields: Mapping[str, Any]) -> str:
    return " · ".join(f"{key} {value}" for key, value in fields.items())
