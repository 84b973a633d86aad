"""One decision of one person: the list is shown, lines are read until one of them is an action."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from mappamundi.cli.play.menu import Choice, Menu, Unclear, pick, pick_several
from mappamundi.kernel import Action, BadInput, IllegalAction
from mappamundi.kernel.rulebook import Rulebook, parse

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from mappamundi.cli.play.display import Display
    from mappamundi.cli.play.journal import Journal
    from mappamundi.cli.play.players import Player
    from mappamundi.cli.play.telling import Teller
    from mappamundi.cli.words import Words
    from mappamundi.records import Match

# What can be typed, as the help lists it.
HELP = ("choose", "board", "score", "hand", "list", "chronicle", "undo", "why", "rule", "save", "quit")
CHRONICLE = 30
MOST_RULES = 8
WIDE = 45


class Leave(Exception):
    """The person at the keyboard leaves."""


class _TakenBack(Exception):
    """Something was taken back in the middle of a choice, which is no longer there to be made."""


class Sitting(Protocol):
    """What a desk needs to know of the sitting, and ask of it."""

    match: "Match"
    players: "Sequence[Player]"
    display: "Display"
    words: "Words"
    screen: "Console"
    file: Path
    journals: "dict[int | None, Journal]"

    def racing(self) -> bool: ...
    def seconds_left(self) -> int | None: ...
    def read(self, prompt: str) -> str: ...
    def undo(self, seat: int) -> bool: ...
    def closed_by(self, seat: int) -> str: ...
    def teller(self, viewer: int | None) -> "Teller": ...
    def save(self, file: Path) -> None: ...


class Desk:
    """Where the person at the keyboard decides."""

    def __init__(self, session: Sitting, seat: int) -> None:
        self.session = session
        self.words = session.words
        self.seat = seat
        self.view = session.match.position.view(seat)
        self.legal = session.match.position.legal(seat)
        self.menu = session.display.menu(self.view, self.legal)
        self.commands: dict[str, Callable[[str], None]] = {
            "b": lambda about: self.say(session.display.board(self.view, about)),
            "s": lambda about: self.say(session.display.score(self.view, about)),
            "h": lambda about: self.say(session.display.hand(self.view, about)),
            "c": self.chronicle,
            "w": self.why,
            "r": self.rule,
            "save": self.save,
            "?": self.help,
        }

    def say(self, what: "RenderableType", style: str | None = None) -> None:
        self.session.screen.print(what, style=style, markup=False)

    def decide(self) -> Action | None:
        """The action that was chosen; nothing if the list must be made anew, such as after an undo."""
        self.say("")
        self.say(self.session.display.status(self.view))
        self.show()
        while True:
            line = self.session.read(self.prompt())
            word, _, about = line.partition(" ")
            about = about.strip()
            match word.lower():
                case "" | "l" if self.session.racing():
                    return None  # the world has gone on since the list was made
                case "":
                    if len(self.menu.rows) > 1:
                        self.say(self.words("terminal-type"))
                        continue
                    line = "1"
                case "q":
                    raise Leave
                case "u":
                    if self.undo():
                        return None
                    continue
                case "l":
                    self.show()
                    continue
                case name if name in self.commands:
                    self.commands[name](about)
                    continue
            try:
                action = self.choose(line)
            except _TakenBack:
                return None
            if action is not None:
                return action

    def choose(self, line: str) -> Action | None:
        """What the line chooses, with further questions where the choice needs them."""
        try:
            choice = pick(self.menu, line)
        except Unclear as error:
            self.say(self.words(error.message, **error.params))
            return None
        action = self.settle(choice)
        if action is None:
            self.show()
        return action

    def settle(self, choice: Choice) -> Action | None:
        """The action of a row, or of the question that it leads to."""
        if choice.action is not None:
            return choice.action
        assert choice.menu is not None  # a row is one or the other
        return self.go_deeper(choice.menu)

    def go_deeper(self, menu: Menu) -> Action | None:
        """A second question; nothing if the person goes back."""
        self.show(menu)
        while True:
            line = self.session.read(f"{self.words('terminal-back')} {self.prompt()}")
            word, _, about = line.partition(" ")
            match word.lower():
                case "0":
                    return None
                case "l":
                    self.show(menu)
                    continue
                case "q":
                    raise Leave
                case "u":
                    if self.undo():
                        raise _TakenBack
                    continue
                case name if name in self.commands:
                    self.commands[name](about.strip())
                    continue
            try:
                if not line:
                    raise Unclear("terminal-type-or-back")
                if menu.form is not None:
                    action = self.set_action(menu, pick_several(menu, line))
                else:
                    action = self.settle(pick(menu, line))
                    if action is None:
                        self.show(menu)
            except Unclear as error:
                self.say(self.words(error.message, **error.params))
                continue
            if action is not None:
                return action

    def set_action(self, menu: Menu, rows: list[Choice]) -> Action | None:
        """The action with these targets; if there is none, a word why."""
        assert menu.form is not None
        form = menu.form([row.key for row in rows])
        try:
            action = self.session.match.game.action(form)
            if action not in self.legal:
                self.session.match.position.copy().play(self.seat, action)
        except IllegalAction as error:
            self.say(f"{self.session.display.refused(error, form)} {error.rule}".strip())
            return None
        return action

    # --- showing ------------------------------------------------------------------------------------------------

    def show(self, menu: Menu | None = None) -> None:
        """The numbered list, then the question."""
        from rich.text import Text

        shown = menu or self.menu
        self.say(_table(shown))
        self.say("")
        text = Text(shown.sentence, style="bold")
        if shown.facts:
            text.append(f"  {shown.facts}", style="not bold")
        if menu is None and len(shown.rows) == 1:
            text.append(f"  {self.words('terminal-enter')}", style="not bold dim")
        if menu is None and self.session.match.can_undo(self.seat):
            text.append(f"  {self.words('terminal-undoes')}", style="not bold dim")
        self.say(text)

    def prompt(self) -> str:
        """Where one types; with what is left of the clock, where one runs."""
        left = self.session.seconds_left()
        return "> " if left is None else f"{self.words('terminal-clock', seconds=left)} > "

    def help(self, about: str) -> None:
        from rich.table import Table

        del about
        table = Table.grid(padding=(0, 2))
        for what in HELP:
            hint = self.session.display.hint
            table.add_row(hint(f"terminal-help-{what}.keys"), hint(f"terminal-help-{what}"))
        self.say(table)

    def chronicle(self, about: str) -> None:
        from mappamundi.cli.play.journal import print_lines

        count = int(about) if about.isdecimal() else CHRONICLE
        lines = self.session.journals[self.seat].last(count)
        print_lines(self.session.screen, lines, self.session.teller(self.seat), self.session.players)

    # --- commands -----------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        if not self.session.undo(self.seat):
            self.say(self.words("terminal-undo-closed", reason=self.session.closed_by(self.seat)))
            return False
        self.say(self.words("terminal-undone"))
        return True

    def why(self, words: str) -> None:
        """Try it on a copy: the refusal carries the rule and a sentence."""
        if not words:
            self.say(self.session.display.hint("terminal-why-what"))
            return
        forms = self.session.display.attempts(self.view, words)
        if isinstance(forms, str):
            self.say(forms)
            return
        refusals = []
        for form in forms:
            error = self.try_out(form)
            if error is None:
                self.say(self.words("terminal-why-can", do=str(form["do"]).replace("_", "-")))
                return
            refusals.append((error, form))
        error, form = refusals[0]
        self.say(f"{self.session.display.refused(error, form)} {error.rule}".strip())
        book = self.book()
        if error.rule in book.texts:
            self.say(f"  {_plain(book.texts[error.rule])}", style="dim")

    def try_out(self, form: Mapping[str, Any]) -> IllegalAction | None:
        """Why this is refused, or nothing if it is not. What it would bring stays unseen."""
        if any(form.items() <= action.form.items() for action in self.legal):
            return None
        try:
            action = self.session.match.game.action(form)
            self.session.match.position.copy().play(self.seat, action)
        except IllegalAction as error:
            return error
        return None

    def book(self) -> Rulebook:
        """The rules in the language of the game."""
        return parse(self.session.match.game.rules_text(self.words.language))

    def rule(self, words: str) -> None:
        book = self.book()
        # The letter that an edition puts before its rules may be left out: 7.2 for Z7.2.
        wanted = words.upper()
        found = [number for number in book.texts if number == wanted or ("." in number and number[1:] == wanted)]
        found = found or book.of_chapter(words) or (book.search(words) if words else [])
        if not found:
            self.say(self.session.display.hint("terminal-no-rule", words=words))
        for number in found[:MOST_RULES]:
            self.say(f"{number}  {_plain(book.texts[number])}")
        if len(found) > MOST_RULES:
            self.say(self.words("terminal-more-rules", rules=", ".join(found[MOST_RULES:])))

    def save(self, about: str) -> None:
        file = Path(about) if about else self.session.file
        try:
            self.session.save(file)
        except BadInput as error:
            self.say(self.words("terminal-not-saved", reason=str(error)))
            return
        self.session.screen.print(self.words("terminal-saved", file=str(file)), soft_wrap=True, markup=False)


def _plain(text: str) -> str:
    return text.replace("*", "").replace("`", "")


def _table(menu: Menu) -> "RenderableType":
    """The rows with their numbers; columns of the same kind of row stand in line across groups."""
    from rich.console import Group as Lines
    from rich.table import Table
    from rich.text import Text

    widths: dict[tuple[int, int], int] = {}
    for row in menu.rows:
        for place, cell in enumerate(row.cells):
            key = (len(row.cells), place)
            widths[key] = max(widths.get(key, 0), Text(cell).cell_len if isinstance(cell, str) else cell.cell_len)
    parts: list[RenderableType] = []
    number = 0
    for group in menu.groups:
        if group.title:
            parts.append(Text(group.title, style="bold") if isinstance(group.title, str) else group.title)
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=len(str(len(menu.rows))) + 1, no_wrap=True)
        count = max((len(row.cells) for row in group.choices), default=0)
        for place in range(count):
            # Only the last column and very wide ones give way on a narrow screen.
            width, last = widths.get((count, place), 0), place == count - 1
            table.add_column(min_width=0 if last else min(width, WIDE), no_wrap=width <= WIDE and not last)
        for row in group.choices:
            number += 1
            table.add_row(str(number), *row.cells)
        parts.append(table)
    return Lines(*parts)
