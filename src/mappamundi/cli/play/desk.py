"""One decision of one person: the list is shown, lines are read until one of them is an action.

On a terminal what one must look at to answer stands on the screen: a list that is too long for it comes in columns or
pages, and after anything long that was looked up the list comes again.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from mappamundi.cli.play.listing import height, pages
from mappamundi.cli.play.menu import Choice, Menu, Unclear, pick, pick_several
from mappamundi.kernel import Action, BadInput, IllegalAction
from mappamundi.kernel.rulebook import Rulebook, parse

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from mappamundi.cli.play.display import Display
    from mappamundi.cli.play.journal import Journal
    from mappamundi.cli.play.players import Player
    from mappamundi.cli.play.telling import Teller
    from mappamundi.kernel import Line
    from mappamundi.records import Match
    from mappamundi.words import Words

# What can be typed, as the help lists it.
HELP = (
    "choose",
    "turn",
    "board",
    "score",
    "hand",
    "meanwhile",
    "chronicle",
    "list",
    "undo",
    "why",
    "rule",
    "save",
    "quit",
)
CHRONICLE = 30
MOST_RULES = 8


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
    written: set[Path]
    acted: dict[int, int]
    journals: "dict[int | None, Journal]"

    def racing(self) -> bool: ...
    def room(self) -> int | None: ...
    def clock(self) -> str: ...
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
        # The list on the screen, which page of it, and what was typed while something else was looked at.
        self.shown, self.page, self.ahead = self.menu, 0, ""
        # How many lines of the chronicle there was no room for, and whether time ran out at the question before.
        self.untold, self.late = 0, False
        self.commands: dict[str, Callable[[str], None]] = {
            "b": lambda about: self.look(session.display.board(self.view, about)),
            "s": lambda about: self.look(session.display.score(self.view, about)),
            "h": lambda about: self.look(session.display.hand(self.view, about)),
            "t": lambda about: self.look(session.display.guide()),
            "m": self.meanwhile,
            "c": self.chronicle,
            "w": self.why,
            "r": self.rule,
            "save": self.save,
            "?": self.help,
            "+": lambda about: self.turn_page(1),
            "-": lambda about: self.turn_page(-1),
        }

    def say(self, what: "RenderableType", style: str | None = None) -> None:
        self.session.screen.print(what, style=style, markup=False)

    def read(self, before: str = "") -> str:
        """What was typed ahead, or is typed now."""
        line, self.ahead = self.ahead, ""
        return line or self.session.read(before + self.prompt())

    def decide(self) -> Action | None:
        """The action that was chosen; nothing if the list must be made anew, such as after an undo."""
        if self.session.room() is None:
            self.say("")
            self.say(self.session.display.status(self.view))
        self.show(self.menu)
        while True:
            line = self.read()
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
                    self.show(self.menu)
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
            self.show(self.menu)
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
            line = self.read(f"{self.words('terminal-back')} ")
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

    def show(self, menu: Menu, page: int = 0) -> None:
        """The numbered list, then the question; on a terminal how things stand above them, and all on one screen."""
        for part in self.parts(menu, page):
            self.say(part)

    def parts(self, menu: Menu, page: int = 0) -> "list[RenderableType]":
        """What is shown for this question, one below the other."""
        from rich.text import Text

        self.shown = menu
        screen, room = self.session.screen, self.session.room()
        if room is None:
            return [*pages(screen, menu, None), Text(), self.question(menu, 0, 1)]
        status = self.session.display.status(self.view)
        taken = height(screen, status) + height(screen, self.question(menu, 0, 2)) + 1
        listed = pages(screen, menu, room - taken)
        self.page = page % len(listed)
        shown = [status, listed[self.page], self.question(menu, self.page, len(listed))]
        # Air, where there is any.
        for place in (0, 3):
            if sum(height(screen, part) for part in shown) + 2 <= room:
                shown.insert(min(place, len(shown) - 1), Text())
        return shown

    def question(self, menu: Menu, page: int, count: int) -> "RenderableType":
        """The sentence of the list, what is to be known about it, and which page this is."""
        from rich.text import Text

        late = f"{self.words('terminal-time-up')} " if self.late and menu is self.menu else ""
        text = Text(late + menu.sentence, style="bold")
        if menu.facts:
            text.append(f"  {menu.facts}", style="not bold")
        if menu is self.menu and len(menu.rows) == 1:
            text.append(f"  {self.words('terminal-enter')}", style="not bold dim")
        if menu is self.menu and self.session.match.can_undo(self.seat):
            text.append(f"  {self.words('terminal-undoes')}", style="not bold dim")
        if menu is self.menu and self.untold:
            text.append(f"  {self.words('terminal-meanwhile-hint', count=self.untold)}", style="not bold dim")
        if count > 1:
            text.append(f"  {self.words('terminal-page', page=page + 1, pages=count)}", style="not bold dim")
        return text

    def turn_page(self, by: int) -> None:
        self.show(self.shown, self.page + by)

    def look(self, what: "RenderableType", again: bool = True) -> None:
        """Something to read. If the list cannot stay on the screen beside it, the list comes `again` afterwards."""
        from rich.segment import SegmentLines

        screen, room = self.session.screen, self.session.room()
        if room is None:
            self.say(what)
            return
        lines = screen.render_lines(what, pad=False)
        if len(lines) + sum(height(screen, part) for part in self.parts(self.shown, self.page)) < room:
            self.say(what)
            return
        while lines and not self.ahead:
            self.say(SegmentLines(lines[: room - 1], new_lines=True))
            lines = lines[room - 1 :]
            more = "terminal-more" if lines or not again else "terminal-again"
            self.ahead = self.session.read(f"{self.words(more)} ")
        if again and not self.ahead:
            self.show(self.shown, self.page)

    def prompt(self) -> str:
        """Where one types; with what is left of the clock, where one runs."""
        clock = self.session.clock()
        return f"{clock} > " if clock else "> "

    def help(self, about: str) -> None:
        from rich.table import Table

        del about
        table = Table.grid(padding=(0, 2))
        for what in HELP:
            hint = self.session.display.hint
            table.add_row(hint(f"terminal-help-{what}.keys"), hint(f"terminal-help-{what}"))
        self.look(table)

    def chronicle(self, about: str) -> None:
        count = int(about) if about.isdecimal() else CHRONICLE
        self.tell(self.session.journals[self.seat].last(count))

    def meanwhile(self, about: str) -> None:
        """All that happened since this person last did something."""
        del about
        lines = self.session.journals[self.seat].since(self.session.acted[self.seat])
        if lines:
            self.tell(lines)
        else:
            self.say(self.words("terminal-meanwhile-nothing"))

    def tell(self, lines: "Sequence[Line]") -> None:
        from mappamundi.cli.play.journal import lay_out

        self.look(lay_out(lines, self.session.teller(self.seat), self.session.players))

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
        from rich.text import Text

        book = self.book()
        # The letter that an edition puts before its rules may be left out: 7.2 for Z7.2.
        wanted = words.upper()
        found = [number for number in book.texts if number == wanted or ("." in number and number[1:] == wanted)]
        found = found or book.of_chapter(words) or (book.search(words) if words else [])
        if not found:
            self.say(self.session.display.hint("terminal-no-rule", words=words))
            return
        lines = [f"{number}  {_plain(book.texts[number])}" for number in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            lines.append(self.words("terminal-more-rules", rules=", ".join(found[MOST_RULES:])))
        self.look(Text("\n".join(lines)))

    def save(self, about: str) -> None:
        file = Path(about) if about else self.session.file
        if file.is_file() and file not in self.session.written:
            self.say(self.words("terminal-not-saved", reason=self.words("terminal-file-exists", file=str(file))))
            return
        try:
            self.session.save(file)
        except BadInput as error:
            self.say(self.words("terminal-not-saved", reason=str(error)))
            return
        self.session.screen.print(self.words("terminal-saved", file=str(file)), soft_wrap=True, markup=False)


def _plain(text: str) -> str:
    return text.replace("*", "").replace("`", "")
