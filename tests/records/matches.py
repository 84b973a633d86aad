"""Matches of the toy game, for the tests of records."""

from random import Random

import msgspec
from tests.kit.toy import Toy

from mappamundi.kernel import Game
from mappamundi.records import Match, Record, Seat

SEED = bytes(range(32))
SEATS = [Seat("Ann", "human"), Seat("Bo", "random"), Seat("Cy", "random")]


def toy() -> Game:
    return Toy()


def new_match(seed: bytes = SEED, **options: str) -> Match:
    return Match.new(toy(), options, SEATS, seed)


def play_on(match: Match, steps: int = 1000, seed: int = 1) -> Match:
    random = Random(seed)
    while steps and (waiting := match.position.to_act()):
        seat = random.choice(waiting)
        match.play(seat, random.choice(match.position.legal(seat)), time=float(len(match.steps)))
        steps -= 1
    return match


def other_header(record: Record, **changes: object) -> Record:
    return Record(
        msgspec.structs.replace(record.header, **changes),
        record.steps,
        record.result,
        record.seed,
        record.secret,
    )
