"""One step of the chronicle as it is listened to: what is told only once all of it is known is kept until then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.narration import Lines
from mappamundi.games.history.y2024.board import NO_TEXT, Board, Card
from mappamundi.games.history.y2024.citing import EVENT_RULES
from mappamundi.games.history.y2024.scene import Scene
from mappamundi.kernel.narration import Line, Named, Param, Sentence, inside, listed, player, say, the

Event = Mapping[str, Any]

# What the events of a step belong to; it decides how a piece that comes or goes is told.
RISING, INVADING, CARD = range(3)
ABOUT: Final = {"invade": INVADING, "conquer": INVADING, "take_building": INVADING}


class Step(Lines):
    """Listens to the events of one step in their order."""

    def __init__(self, board: Board, scene: Scene, seat: int, do: str, events: Sequence[Event]) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.scene = scene
        self.do: Final = do
        self.events: Final = events
        event = self.card_of_event()
        # The rule by which an Event with text, or an Honor, brings what it brings.
        self.by = EVENT_RULES[event.effect] if event and event.effect != NO_TEXT else ""
        # A city that had to be found for what a text Event took does not make an invasion of the rest.
        self.about = CARD if do == "take_building" and self.by else ABOUT.get(do, CARD)
        # What became of an invasion is told already: the army moves in, nobody need be told that again.
        self.ended = do in ("take_building", "conquer")
        # The turn is being ended; the Endgame has got its heading.
        self.ending = do == "end_turn"
        self.headed = False
        # What lies on the table.
        self.dice: tuple[list[int], list[int]] = ([], [])
        # Whose garrison has just left the land, and those that an Event took away and nobody followed.
        self.left: int | None = None
        self.gone: list[tuple[int, str]] = []
        # A card coming to the board (R6): its line, where it comes, what it brings, what it clears away.
        self.rising = ""
        self.rise = Line([])
        self.placed: list[str] = []
        self.brought: list[Param] = []
        self.cleared: dict[str, list[Param]] = {}
        self.cleared_by = ""

    # --- what is known ------------------------------------------------------------------------------------------

    def tells(self, event: str, **fields: Param) -> bool:
        """Whether such an event is among those of the step, be it still to come."""
        return any(told["event"] == event and fields.items() <= told.items() for told in self.events)

    def card_of_event(self) -> Card | None:
        """The Event that is being played."""
        board, event = self.board, self.scene.event
        return board.events[board.event_index[event]] if event else None

    def starts(self) -> list[str]:
        """The start-lands of the card in play."""
        board, empire = self.board, self.scene.empire
        card = self.card_of_event() or (board.empires[board.empire_index[empire]] if empire else board.no_card)
        return [board.land_ids[land] for land in card.starts]

    def in_endgame(self) -> bool:
        """R12.6–R12.10: nobody's turn any more."""
        return self.scene.seat < 0

    # --- telling it ---------------------------------------------------------------------------------------------

    def join(self, message: str, land: Named, rule: str, **params: Param) -> None:
        """A line that takes in the lands that follow, if the same is said of them."""
        seat = self.scene.seat if self.scene.seat >= 0 else self.seat
        sentence = say(message, who=player(seat), **params, lands=listed([land]))
        self.say(sentence, seat, rule, land["name"], joins="lands")

    def add_to_card(self, sentence: Sentence, rule: str, *places: str) -> None:
        """One more sentence to the line of the card that is coming, or else to the last line."""
        if not self.rising:
            self.add(sentence, rule, *places)
            return
        self.rise.says.append(sentence)
        self.rise.rule = rule
        self.rise.places += places

    def add_deed(self, sentence: Sentence, rule: str, place: str) -> None:
        """One more sentence to what is being done, unless somebody's Honor has been told since."""
        if self.lines and self.lines[-1].seat != self.seat:
            self.say(sentence, self.seat, rule, place)
        else:
            self.add(sentence, rule, place)

    def change(self, **fields: Any) -> None:
        self.scene = self.scene._replace(**fields)

    def begin_rise(self, card: str, seat: int) -> None:
        """The line of a card has its place now, and its words when all of it is known."""
        self.about = RISING
        self.rising = card
        self.rise = Line([], "R5.8" if self.scene.event else "R6.1", seat)
        self.lines.append(self.rise)

    def close(self) -> None:
        """What is told once all of it is known."""
        self.close_loss()
        self.close_rise()

    def close_loss(self) -> None:
        """Garrisons that are gone are told once it is known that no army took their place."""
        for seat, land in self.gone:
            self.add(say("chronicle-garrison-gone", victim=player(seat), land=inside(land)), "R13.7", land)
        self.gone = []

    def close_rise(self) -> None:
        """What a card brought is told when all of it is known."""
        if not self.rising:
            return
        # R6.9: also where no army is left to come. Crusades have no start-land: their invasions tell the rest.
        if where := self.placed or self.starts():
            self._fill_in(self.rise, where)
        else:
            self.lines.remove(self.rise)
        self.rising = ""
        self.placed, self.brought, self.cleared, self.cleared_by = [], [], {}, ""
        self.about = CARD

    def _fill_in(self, line: Line, where: list[str]) -> None:
        """The card with what it brings, what it clears away, and what has been added to that."""
        assert line.seat is not None
        sentences = [
            say(
                "chronicle-rises",
                who=player(line.seat),
                empire=the(self.rising),
                where=listed(map(inside, where)),
                brought=listed(self.brought),
            )
        ]
        for land, things in self.cleared.items():
            sentences.append(say("chronicle-cleared", land=inside(land), things=listed(things)))
        if not line.says:
            line.rule = self.cleared_by or ("" if self.placed else "R6.9") or line.rule
        line.says[:0] = sentences
        line.places[:0] = where
