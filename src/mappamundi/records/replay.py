"""Replaying a record: the same positions and events, on every machine, from the outcomes that were kept."""

from collections.abc import Iterator
from typing import NamedTuple

from mappamundi.kernel import (
    Action,
    BadInput,
    Chance,
    Event,
    Game,
    IllegalAction,
    Noted,
    Position,
    Recorded,
    ScriptError,
)
from mappamundi.records.record import Draws, Record, Step


class Moment(NamedTuple):
    """A point of a game: after step `number`, counted from 1, or after the setup, where there is no step.

    The position is the live one; who wants to keep it takes a copy.
    """

    number: int
    step: Step | None
    events: list[Event]
    position: Position


def check_game(record: Record, game: Game) -> None:
    """`BadInput` unless the record was made by this game and by its rules."""
    header, facts = record.header, game.facts
    if header.game != facts.id:
        raise BadInput(f"this is a record of {header.game}, not of {facts.id}")
    if header.rules != facts.rules_version:
        raise BadInput(
            f"this record was made by version {header.rules} of the rules of {facts.id}, "
            f"but this is version {facts.rules_version}"
        )
    if not facts.seats[0] <= len(header.seats) <= facts.seats[1]:
        raise BadInput(f"this record has {len(header.seats)} seats, which {facts.id} cannot have")


def check_data(record: Record, data: str | None) -> None:
    """`BadInput` unless the record was made with the data of this digest (`None`: the game's own)."""
    if record.header.data is None and data is not None:
        raise BadInput("this record was made with the game's own data, not with corrected ones; leave --data out")
    if record.header.data != data and data is None:
        raise BadInput("this record was made with corrected game data; give their folder with --data")
    if record.header.data != data:
        raise BadInput("this record was made with corrected game data, but with others than these")


def recorded(record: Record) -> Recorded:
    """Every outcome that the record kept."""
    dice: list[int] = list(record.header.deal.dice)
    orders = dict(record.header.deal.orders)
    for step in record.steps:
        dice += step.dice
        orders |= step.orders
    return Recorded(dice, orders, 0 if record.header.begun is None else None)


def replay(record: Record, game: Game, chance: Chance | None = None) -> Iterator[Moment]:
    """Every moment of the game, the setup first.

    `BadInput` names the step that the rules do not allow or that drew other outcomes than were kept. Another
    `chance` than the record's own may be given by who compares them.
    """
    position, noted = begin(record, game, chance)
    yield Moment(0, None, [], position)
    yield from go_on(record, game, position, noted, 0, len(record.steps))


def begin(record: Record, game: Game, chance: Chance | None = None) -> tuple[Position, Noted]:
    """The game after its setup, and what notes its draws from then on."""
    check_game(record, game)
    noted = Noted(chance or recorded(record))
    begun = record.header.begun
    try:
        if begun is None:
            position = game.new(record.header.options, len(record.header.seats), noted)
        else:
            position = game.load(begun.dump, noted)
    except ScriptError as error:
        raise BadInput(f"the setup of this record cannot be repeated: {error}") from None
    if Draws(*noted.take()) != record.header.deal:
        raise BadInput("the setup of this record keeps other dice or piles than the rules draw")
    return position, noted


def go_on(record: Record, game: Game, position: Position, noted: Noted, since: int, until: int) -> Iterator[Moment]:
    """Every moment after step `since`, at which the position stands, up to step `until`."""
    for number in range(since + 1, until + 1):
        step = record.steps[number - 1]
        action = told_action(game, step, number)
        try:
            events = position.play(step.seat, action)
        except IllegalAction as error:
            raise BadInput(refused(number, step.seat, action, error)) from None
        except ScriptError as error:
            raise BadInput(f"step {number} cannot be repeated: {error}") from None
        if noted.take() != (step.dice, step.orders):
            raise BadInput(f"step {number} keeps other dice or piles than the rules draw")
        yield Moment(number, step, events, position)


def told_action(game: Game, step: Step, number: int) -> Action:
    """The action of a step."""
    try:
        return game.action(step.action)
    except IllegalAction as error:
        raise BadInput(f"step {number} is not an action of {game.facts.id}: {error}") from None


def refused(number: int, seat: int | None, action: Action, error: IllegalAction) -> str:
    """The sentence for a step that the rules do not allow."""
    who = "nobody" if seat is None else f"seat {seat}"
    return f"step {number}, {action!r} by {who}, is not allowed: {error}"
