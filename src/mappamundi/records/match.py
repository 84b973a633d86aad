"""A match: a game being played, with its record, and undo exactly as far as the rules leave it open."""

from collections.abc import Sequence
from typing import Self

from mappamundi.kernel import (
    Action,
    BadInput,
    Event,
    Game,
    IllegalAction,
    Noted,
    Options,
    Position,
    Result,
    Seeded,
    commitment,
    new_seed,
)
from mappamundi.records.record import FORMAT, MAGIC, Draws, Header, Record, Seat, Step
from mappamundi.records.replay import check_data, check_game, refused, told_action


class Match:
    """A game being played. Make one with `new` or `resume`."""

    def __init__(self, game: Game, header: Header, seed: bytes, chance: Noted, position: Position) -> None:
        # A pupil may take back what nobody else could: the dice were set, and nobody sits on the other side.
        self.lesson = header.begun is not None and header.begun.lesson is not None
        self.game = game
        self.header = header
        self.position = position
        self.steps: list[Step] = []
        self._seed = seed
        self._chance = chance
        # Positions before each of the latest steps that can still be taken back, all of them by `_undo_seat`. In a race
        # too: what another seat or the clock did since was done in a world where the step had happened.
        self._before: list[Position] = []
        self._undo_seat: int | None = None

    @classmethod
    def new(
        cls,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        seed: bytes | None = None,
        data: str | None = None,
    ) -> Self:
        """A new game. `data` is a digest of the data played with, if they are not the game's own."""
        facts = game.facts
        chosen = facts.checked(options, facts.seated(len(seats)))
        seed = seed or new_seed()
        chance = Noted(Seeded(seed))
        position = game.new(chosen, len(seats), chance)
        header = Header(
            record=MAGIC,
            format=FORMAT,
            game=facts.id,
            rules=facts.rules_version,
            data=data,
            options=chosen,
            seats=tuple(seats),
            commitment=commitment(seed),
            deal=Draws(*chance.take()),
        )
        return cls(game, header, seed, chance, position)

    @classmethod
    def resume(cls, record: Record, game: Game, data: str | None = None) -> Self:
        """Go on with a saved game; `BadInput` if its steps do not follow from the rules and its seed."""
        check_game(record, game)
        check_data(record, data)
        seed = record.any_seed()
        if seed is None:
            raise BadInput("this record does not hold the seed, so the game cannot go on from it")
        header = record.header
        if header.begun is not None:
            raise BadInput("this game began in the middle: it can be looked at and checked, but not gone on with")
        match = cls.new(game, header.options, header.seats, seed, header.data)
        if match.header != header:
            raise BadInput("the deal or the commitment in this record does not follow from its seed")
        for number, step in enumerate(record.steps, 1):
            action = told_action(game, step, number)
            try:
                match.play(step.seat, action, step.time)
            except IllegalAction as error:
                raise BadInput(refused(number, step.seat, action, error)) from None
            if (match.steps[-1].dice, match.steps[-1].orders) != (step.dice, step.orders):
                raise BadInput(f"the dice or piles of step {number} do not follow from the record's seed")
        return match

    @property
    def result(self) -> Result | None:
        return self.position.result()

    def play(self, seat: int | None, action: Action, time: float | None = None) -> list[Event]:
        """Do it, note it, and return what happened; `IllegalAction` leaves everything as it was. `None` is nobody."""
        before = self.position.copy()
        self._chance.take()
        events = self.position.play(seat, action)
        dice, orders = self._chance.take()
        self.steps.append(Step(seat=seat, action=dict(action.form), dice=dice, orders=orders, time=time))
        closed = (self.game.closes_undo(events, seat) and not self.lesson) or self.position.result() is not None
        if closed or seat != self._undo_seat:
            self._before.clear()
        if not closed:
            self._before.append(before)
        self._undo_seat = seat
        return events

    def can_undo(self, seat: int | None) -> bool:
        """Whether the latest step is this seat's, revealed nothing and touched nobody else."""
        return bool(self._before) and seat == self._undo_seat

    def undo(self, seat: int | None) -> Step:
        """Take back this seat's latest step and return it."""
        if not self.can_undo(seat):
            raise IllegalAction("", "undo_closed", "Nothing can be taken back.")
        self.position = self._before.pop()
        return self.steps.pop()

    def record(self) -> Record:
        """The record so far: the seed is revealed once the game is over and secret until then."""
        result = self.position.result()
        seed = self._seed.hex()
        if result is None:
            return Record(self.header, list(self.steps), secret=seed)
        return Record(self.header, list(self.steps), result, seed)
