"""A game at the terminal: bots decide by themselves, people are shown their view and asked."""

import hashlib
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from math import ceil, inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mappamundi.bots import Bot, Decision, Forfeit, courtesy, dismiss, make_bot, relieved
from mappamundi.bots.scheduler import Scheduler
from mappamundi.cli.play.desk import Desk, Leave
from mappamundi.cli.play.display import Display
from mappamundi.cli.play.journal import Journal, lay_out
from mappamundi.cli.play.keyboard import TimeUp, rewrite, ticking
from mappamundi.cli.play.listing import height
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Action, BadInput, Event, IllegalAction
from mappamundi.records import Match, Record, replay, save
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from mappamundi.bots.piped import Patience

with suppress(ImportError):
    import readline  # noqa: F401 - typed lines can be edited and recalled where the platform has it

RECAP = 12


class Session:
    """One sitting: from a new or a saved game to its end, or until the last person leaves."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        display: Display,
        words: Words,
        screen: "Console",
        file: Path,
        autosave: bool,
        patience: "Patience | None" = None,
    ) -> None:
        self.match = match
        self.words = words
        self.players = players
        self.display = display
        self.screen = screen
        self.file = file
        self.autosave = autosave
        self.patience = patience
        self.people = [player.seat for player in players if player.human]
        self.bots = {player.seat: self._bot(player) for player in players if not player.human}
        self.scheduler = Scheduler(self._choose, frozenset(self.bots))
        self.courtesy = courtesy(match.game.facts.id)
        # When the sitting began, and how much time was skipped because nobody at the keyboard could act in it.
        self.began = time.time()
        self.skipped = 0.0
        # Without people a spectator watches.
        self.watchers: list[int | None] = list(self.people) or [None]
        self.journals: dict[int | None, Journal] = {watcher: Journal() for watcher in self.watchers}
        # Who sees the screen now; nobody before the first decision of a hot seat.
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        # The latest step: by whom, and the event that keeps it from being taken back.
        self.latest: tuple[int | None, Event | None] | None = None
        # Whether the latest step was done unasked, and if so whether one before it could be taken back.
        self.idled: bool | None = None
        # Whoever took something back is asked whatever comes.
        self.took_back = False
        # Whether the clock ended the latest question.
        self.ran_out = False
        # The number of each person's latest step.
        self.acted = dict.fromkeys(self.people, 0)
        for number, step in enumerate(match.steps, 1):
            if step.seat in self.acted:
                self.acted[step.seat] = number
        # What this sitting has written, or was begun from, and so may write again.
        self.written = {file} if match.steps else set[Path]()

    def _bot(self, player: Player) -> Bot:
        # What follows from the steps so far as well does not decide the same way again after a resumed game.
        text = f"{self.match.header.commitment} {player.seat} {len(self.match.steps)}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
        game, options = self.match.game, self.match.header.options
        bot = make_bot(player.kind, game, seed, options=options, patience=self.patience)

        def told(forfeit: Forfeit) -> None:
            sentence = self.words(f"terminal-forfeit-{forfeit.reason}", name=player.name, **forfeit.params)
            self.screen.print(sentence, style="bold", markup=False)

        return relieved(bot, player.kind, game, seed, told)

    def introduce(self) -> None:
        """Who sits where, and the promise that chance is settled already."""
        from rich.table import Table

        table = Table.grid(padding=(0, 1))
        for player in self.players:
            human = "terminal-role-you" if self.at_keyboard == player.seat else "terminal-role-keyboard"
            table.add_row(player.seal(), player.name, self.words(human) if player.human else player.kind)
        self.screen.print(table)
        self.screen.print(self.display.hint("terminal-sealed", seal=self.match.header.commitment[:16]), style="dim")
        if self.people and not self.match.steps:
            self.screen.print(self.words("terminal-first"), style="dim")

    # --- the loop -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._catch_up()
            while waiting := self._people_to_act():
                self._ask(self._next(waiting))
                self._catch_up()
            self._finish()
        except (Leave, KeyboardInterrupt):
            self._leave()
        finally:
            dismiss(self.bots.values())

    def _people_to_act(self) -> list[int]:
        return [seat for seat in self.match.position.to_act() if seat not in self.bots]

    def racing(self) -> bool:
        """Whether nobody waits for the person at the keyboard."""
        position = self.match.position
        return bool(position.to_act()) and not position.awaited()

    def room(self) -> int | None:
        """How many lines the screen has; nothing where nobody sits before one."""
        return self.screen.height if self.screen.is_terminal and sys.stdin.isatty() else None

    def seconds_left(self) -> int | None:
        """What the clock shows now; nothing where none runs."""
        left = self._left()
        return None if left == inf else max(0, ceil(left))

    def _left(self) -> float:
        return self.scheduler.alarm_at(self.match.position) - self._now()

    def clock(self) -> str:
        """The clock as a prompt shows it; nothing where none runs."""
        left = self.seconds_left()
        return "" if left is None else self.words("terminal-clock", seconds=left)

    def _next(self, waiting: Sequence[int]) -> int:
        """Where several may decide at once: whoever has the keyboard; in a race whoever has not had it for longest."""
        racing = self.racing()
        return min(waiting, key=lambda seat: (self.acted[seat] if racing else 0, seat != self.at_keyboard, seat))

    def _now(self) -> float:
        """Seconds since the sitting began."""
        return round(time.time() - self.began + self.skipped, 3)

    def _catch_up(self) -> None:
        """Let happen what has happened by now; where no person can act, until one can."""
        while True:
            waiting = bool(self._people_to_act())
            for seat, action in self.scheduler.moves(self.match.position, self._now() if waiting else inf):
                self.play(seat, action, self.scheduler.now)
                if len(self.people) < 2:
                    self.read_out_turns()
                if waiting != bool(self._people_to_act()):
                    break
            else:
                return
            self.skipped += max(0.0, self.scheduler.now - self._now())

    def _choose(self, seat: int) -> Decision:
        position, bot = self.match.position, self.bots[seat]
        view, legal = position.view(seat), position.legal(seat)
        return bot.choose(view, self.courtesy.offered(bot.name, view, legal, self.people, self.scheduler.now))

    def _ask(self, seat: int) -> None:
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self.read_out()
        if self._go_on(seat):
            return
        desk = Desk(self, seat)
        desk.late, self.ran_out = self.ran_out, False
        self._remind(desk)
        try:
            action = desk.decide()
        except TimeUp:
            self.screen.print()
            self.screen.print(self.words("terminal-time-up"), style="bold")
            self.ran_out = True
            return
        if action is None:
            return
        self.idled, self.took_back = None, False
        # In a race others act while somebody types, and the clock runs.
        self._catch_up()
        now = self._now()
        passing = self.scheduler.pass_time(self.match.position, now)
        if passing is not None:
            self.play(None, passing, now)
        try:
            self.play(seat, action, now)
        except IllegalAction as error:
            self.read_out()
            why = self.display.refused(error, action.form)
            self.screen.print(self.words("terminal-too-late", why=why), markup=False)
            return
        self.acted[seat] = len(self.match.steps)
        self.read_out()
        if self.autosave:
            self.save(self.file)

    def _go_on(self, seat: int) -> bool:
        """Do what needs no question: the only action there is, where it tells nothing."""
        legal = self.match.position.legal(seat)
        if len(legal) != 1 or self.took_back or self.racing():
            return False
        undoable = self.match.can_undo(seat) if self.idled is None else self.idled
        sentence = self.display.idle(legal[0], undoable)
        if not sentence:
            return False
        self.idled = undoable
        self.screen.print(sentence, style="dim")
        self.play(seat, legal[0])
        self.acted[seat] = len(self.match.steps)
        return True

    def play(self, seat: int | None, action: Action, at: float | None = None) -> None:
        """Do it, now or `at` that time of the sitting, and let everybody hear of it as far as they may."""
        match, game = self.match, self.match.game
        scene = game.scene(match.position.view(None))
        events = match.play(seat, action, round(self.began + (self._now() if at is None else at), 3))
        self._write_down(len(match.steps), scene, seat, action, events)

    def _write_down(self, number: int, scene: Any, seat: int | None, action: Action, events: Sequence[Event]) -> None:
        """A step in everybody's journal, and what keeps it from being taken back."""
        game = self.match.game
        for watcher, journal in self.journals.items():
            told = [game.tell(event, watcher) for event in events]
            lines, _ = game.narrate(scene, seat, game.tell_action(seat, action, watcher), told)
            journal.add(number, lines)
        self.latest = seat, next((event for event in events if game.closes_undo([event], seat)), None)

    def undo(self, seat: int) -> bool:
        """Take back the latest step of that seat, if the rules leave it open."""
        if not self.match.can_undo(seat):
            return False
        self.match.undo(seat)
        self.idled, self.took_back = None, True
        for journal in self.journals.values():
            journal.forget(len(self.match.steps))
        return True

    def closed_by(self, seat: int) -> str:
        """Why this seat can take nothing back."""
        if self.latest is None:
            return self.words("terminal-undo-nothing")
        last, event = self.latest
        if last is None:
            return self.words("terminal-undo-time")
        if last != seat:
            return self.words("terminal-undo-since", name=self.players[last].name)
        if event is None:
            return self.words("terminal-undo-first")
        return self.display.closing(seat, self.match.game.tell(event, seat))

    def teller(self, viewer: int | None) -> Teller:
        """Who speaks to that seat, or to a spectator."""
        return Teller(self.words, [player.name for player in self.players], viewer, self.display.data_name)

    # --- what is said -------------------------------------------------------------------------------------------

    def read_out(self) -> None:
        """The chronicle since this viewer last looked."""
        watcher = self.at_keyboard if self.people else None
        if watcher in self.journals and (lines := self.journals[watcher].unread()):
            self.screen.print(lay_out(lines, self.teller(watcher), self.players))

    def _remind(self, desk: Desk) -> None:
        """What matters of all that happened since this person last acted, if the whole has left the screen."""
        from rich.console import Group
        from rich.segment import SegmentLines
        from rich.text import Text

        lines = self.journals[desk.seat].since(self.acted[desk.seat])
        room = self.room()
        if room is None or not lines:
            return
        free = room - 1 - sum(height(self.screen, part) for part in desk.parts(desk.menu))
        teller = self.teller(desk.seat)
        if height(self.screen, lay_out(lines, teller, self.players)) <= free:
            return
        title = Text(self.words("meanwhile-since" if self.acted[desk.seat] else "meanwhile-first"), style="bold")
        title.append(f"  {self.words('terminal-meanwhile-all')}", style="not bold dim")
        matters = self.display.recap(lines, desk.seat)
        if not matters:
            return
        short = lay_out(matters, teller, self.players, airy=False)
        rows = self.screen.render_lines(short, pad=False)
        if len(rows) + 1 <= free:
            self.screen.print(Group(title, SegmentLines(rows, new_lines=True)))
        elif self.clock() or self.racing():
            # Who is in a hurry is not held up: the latest that there is room for.
            if free > 1:
                self.screen.print(Group(title, SegmentLines(rows[1 - free :], new_lines=True)))
            else:
                desk.untold = len(lines)
        else:
            desk.look(Group(title, SegmentLines(rows, new_lines=True)), again=False)

    def read_out_turns(self) -> None:
        """Tell what bots do turn by turn rather than all at the end."""
        watcher = self.watchers[0]
        if self.journals[watcher].pauses():
            self.read_out()

    def recap(self, record: Record) -> None:
        """Fill the journals with a saved game, and tell its last lines when the keyboard is taken."""
        game = self.match.game
        scene = game.scene(None)
        for moment in replay(record, game):
            if moment.step is not None:
                action = game.action(moment.step.action)
                self._write_down(moment.number, scene, moment.step.seat, action, moment.events)
            scene = game.scene(moment.position.view(None))
        for journal in self.journals.values():
            journal.mark_read(RECAP)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw, and wait until the next one sits at the keyboard."""
        from rich.control import Control

        name = self.players[seat].name
        if self.at_keyboard is not None:
            self.read_out()
            self.pause(self.words("terminal-hide", name=name))
        if self.screen.is_terminal:
            # The scrollback too: it may show cards.
            self.screen.control(Control.clear(), Control.home())
            self.screen.file.write("\x1b[3J")
            self.screen.file.flush()
        self.at_keyboard = None
        self.pause(self.words("terminal-alone", name=name))
        self.at_keyboard = seat

    def pause(self, sentence: str) -> None:
        self.screen.print()
        self.read(f"{sentence} ")

    def read(self, prompt: str) -> str:
        """A typed line; the end of the input is leaving."""
        try:
            line = self._typed(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            raise Leave from None
        if not sys.stdin.isatty():
            # A piped line is not echoed by itself.
            self.screen.print(line, markup=False)
        return line.strip()

    def _typed(self, prompt: str) -> str:
        """At a terminal the clock in the prompt runs on, and when it has run out the question is over."""
        shown = self.clock()
        if not shown or not sys.stdin.isatty():
            return input(prompt)

        def look() -> None:
            if self._left() <= 0:
                raise TimeUp
            rewrite(prompt.replace(shown, self.clock().rjust(len(shown))), self.screen.width)

        with ticking(look):
            return input(prompt)

    # --- saving and the end -------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        save(self.match.record(), file)
        self.written.add(file)

    def _leave(self) -> None:
        try:
            self.save(self.file)
        except BadInput as error:
            raise BadInput(f"the game could not be saved: {error}") from None
        self.screen.print(self.words("terminal-left", file=str(self.file)), soft_wrap=True)

    def _sum_up(self, viewer: int | None) -> None:
        """The story of the game, told to whoever played alone, or to all."""
        from mappamundi.cli.annals import in_short
        from mappamundi.records import annals_of

        annals = annals_of(self.match.record(), self.match.game, viewer=viewer)
        for line in in_short(annals, self.teller(viewer)):
            self.screen.print(line, markup=False, highlight=False)

    def _finish(self) -> None:
        from rich.table import Table
        from rich.text import Text

        self.read_out()
        result = self.match.result
        assert result is not None  # nobody is to act
        alone = len(self.people) == 1
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
        for seat in sorted(range(len(self.players)), key=lambda seat: result.places[seat]):
            player = self.players[seat]
            name = self.words("terminal-you") if alone and player.human else player.name
            kind = "" if player.human else player.kind
            table.add_row(f"{result.places[seat]}.", player.seal(), name, str(result.scores[seat]), Text(kind, "dim"))
        winners = [self.players[seat] for seat in result.winners]
        you = "yes" if alone and len(winners) == 1 and winners[0].human else "no"
        names = self.words.listed([player.name for player in winners])
        self.screen.print()
        self.screen.print(Text(self.words("terminal-won", you=you, names=names), style="bold"))
        self.screen.print(table)
        self._sum_up(self.people[0] if alone else None)
        self.save(self.file)
        self.screen.print()
        for message in ("terminal-record", "terminal-verify", "terminal-read"):
            self.screen.print(self.display.hint(message, file=str(self.file)), soft_wrap=True)
