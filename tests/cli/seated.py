"""Somebody at the keyboard for tests: typed lines come from a function that may look at everything."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from mappamundi.cli.displays import display_for, words_for
from mappamundi.cli.play.desk import Desk
from mappamundi.cli.play.players import players_of, seat_list
from mappamundi.cli.play.session import Session
from mappamundi.games.history.y2018.game import HistoryOfTheWorld2018, load_game
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Seeded
from mappamundi.records import Match

Policy = Callable[["Puppet"], str]


class Puppet(Session):
    """A session whose typed lines come from a function that may look at everything."""

    policy: Policy
    told = ""

    def read(self, prompt: str) -> str:
        self.screen.print(prompt)
        assert isinstance(self.screen.file, io.StringIO)
        self.told = self.screen.file.getvalue()
        self.screen.file.seek(0)
        self.screen.file.truncate()
        return self.policy(self)

    @property
    def position(self) -> Position:
        assert isinstance(self.match.position, Position)
        return self.match.position

    def decision(self) -> str:
        return str(self.position.view(None).json()["decision"])


def puppet(
    seats: str,
    policy: Policy,
    file: Path,
    seed: int = 1,
    selection: str = "draft",
    width: int = 80,
    language: str = "en",
) -> Puppet:
    game = load_game()
    match = Match.new(game, {"selection": selection}, seat_list(seats.split(","), game), seed.to_bytes(16, "big"))
    players = players_of(match.header.seats)
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    words = words_for(game, language)
    session = Puppet(match, players, display_for(game, words, players, screen), words, screen, file, autosave=False)
    session.policy = policy
    return session


def asked(session: Puppet) -> bool:
    """Whether a decision of the viewer was shown, rather than a pause or a further question."""
    return session.told.rstrip().endswith("\n>")


def table(setup: dict[str, object], typed: list[str], tmp_path: Path) -> tuple[Puppet, str]:
    """A position of a scenario, and what is said to the lines typed there; the last one decides."""
    lines, told = iter(typed), []

    def policy(session: Puppet) -> str:
        told.append(session.told)
        return next(lines, "q")

    session = puppet("me,random,random", policy, tmp_path / "g.ndjson", width=100)
    game = session.match.game
    assert isinstance(game, HistoryOfTheWorld2018)
    session.match.position = game.stage(setup, {}, 3, Seeded(bytes(16)))
    action = Desk(session, 0).decide()
    if action is not None:
        session.play(0, action)
        session.read_out()
    assert isinstance(session.screen.file, io.StringIO)
    return session, "".join(told) + session.screen.file.getvalue()
