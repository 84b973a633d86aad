"""One step as it is heard: what its events belong to, and the lines that come of it."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.cli.history.y2018.words import Words
from mappamundi.cli.play.display import Line
from mappamundi.cli.play.journal import listed
from mappamundi.games.history.y2018.state import BEGIN_TURN, SUFFER_PLAGUE
from mappamundi.games.history.y2018.view import View

Event = Mapping[str, Any]

# What the events of a step belong to; it decides how a piece that comes or goes is told.
RISING, INVADING, CARD, PLAGUE, BUILDING = range(5)


class Step:
    """Listens to the events of one step in their order."""

    def __init__(self, words: Words, before: View) -> None:
        self.words: Final = words
        self.before: Final = before
        self.lines: list[Line] = []
        self.seat = before.seat
        self.about = BUILDING
        # A card coming to the board (Z6): what it brings, what it clears away.
        self.name = ""
        self.placed: list[str] = []
        self.cleared: dict[str, list[str]] = {}
        self.brought: list[str] = []
        # The invasion under way.
        board = before.board
        self.land = board.land_ids[before.target] if before.target >= 0 else ""
        self.naval = before.naval
        self.via: list[str] = []
        self.siege = board.siege_bonus[before.catapult]
        self.attack = list(before.attack)
        self.defence = list(before.defence)
        self.ended = False
        self.left: int | None = None
        if before.decision == BEGIN_TURN:
            self.about = RISING
            self.name = f"the {board.empires[before.empire].name}"
        elif before.decision == SUFFER_PLAGUE:
            self.about = PLAGUE
        elif before.target >= 0:
            self.about = INVADING

    def say(self, text: str, seat: int | None = None, **more: Any) -> Line:
        self.lines.append(Line(text, seat, **more))
        return self.lines[-1]

    def add(self, text: str, rule: str = "") -> None:
        """One more sentence to the last line, if this step has said one."""
        if self.lines and not self.lines[-1].join:
            self.lines[-1].text += f" {text}"
            self.lines[-1].rule = rule or self.lines[-1].rule
        else:
            self.say(text, self.seat, rule=rule)

    def finish(self) -> None:
        """What a card brought is told when all of it is known."""
        if not self.placed:
            return
        where = listed([self.words.land(land) for land in self.placed])
        opening = self.words.starts(self.seat, "establish", "establishes")
        self.say(f"{opening} {self.name} in {where}: {', '.join(self.brought)}.", self.seat, rule="Z6.1")
        for land, things in self.cleared.items():
            self.say(f"{self.words.land(land)} is cleared for them: {listed(things)}.", self.seat, rule="Z6.3")
