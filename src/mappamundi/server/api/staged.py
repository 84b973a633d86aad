"""Games that begin in the middle: lessons, and "what if" from a game that is over."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel import Seeded, Value, new_seed
from mappamundi.kernel.names import cleaned
from mappamundi.records.record import Begun, nameless
from mappamundi.server.api.meta import data_of
from mappamundi.server.api.records import game_at
from mappamundi.server.api.routes import Call, answer_encoded, route
from mappamundi.server.api.study import study
from mappamundi.server.api.tables import set_up
from mappamundi.server.bounds import LONGEST_NAME, STEP_COSTS
from mappamundi.server.desk import Branch, branched, counselled
from mappamundi.server.problems import Refusal
from mappamundi.server.rulesets import lessons_of
from mappamundi.server.wire import Counsel, Created, Id, Name, NewSeat, NewTable, SeatNumber, Struct


class LessonStep(Struct):
    """A step of a lesson: what it says has the message ids `lesson-LESSON-STEP` and `lesson-LESSON-STEP-text`.

    `do` is the action it asks for: all that is named must be so. Without one the reader goes on. `at` is the place to
    press for it, or what to pick on a page, `done` what else counts as having done it.
    """

    id: str
    do: dict[str, Any] | None = None
    at: str | None = None
    done: tuple[dict[str, Any], ...] = ()


class Lesson(Struct):
    """A guided position."""

    id: str
    game: str
    seat: int
    minutes: int
    # The rules it shows, by number or chapter.
    rules: list[str]
    steps: list[LessonStep]


class LessonList(Struct):
    """All lessons."""

    lessons: list[Lesson]


class Pupil(Struct):
    """What the table calls whoever takes the lesson."""

    name: Name | None = None


class Point(Struct, kw_only=True):
    """A point of a game that is over: which game, and after how many steps."""

    step: Annotated[int, Meta(ge=0)]
    table: Id | None = None
    record: Id | None = None


class WhatIf(Point, kw_only=True):
    """From which point, in whose seat, and what the table calls whoever plays there; without a name, as the seat was
    called if somebody sat there who was no bot."""

    seat: SeatNumber
    name: Name | None = None


class QuestionThen(Point, kw_only=True):
    """What would this action have brought to whoever played then?"""

    action: dict[str, Any]


@route("GET", "/api/lessons", "Lessons", answer=LessonList)
async def lessons(call: Call) -> LessonList:
    return LessonList(
        lessons=[
            Lesson(
                id=lesson["id"],
                game=game_id,
                seat=lesson["seat"],
                minutes=lesson["minutes"],
                rules=list(lesson.get("rules", ())),
                steps=msgspec.convert(lesson["steps"], list[LessonStep]),
            )
            for game_id in GAME_IDS
            for lesson in lessons_of(game_id, find_game(game_id).facts.rules_version)
        ]
    )


@route("POST", "/api/lessons/{lesson}", "Begin a lesson", body=Pupil, answer=Created, status=201, refusals=(404,))
async def begin_lesson(call: Call) -> Created:
    for game_id in GAME_IDS:
        game = find_game(game_id)
        for lesson in lessons_of(game_id, game.facts.rules_version):
            if lesson["id"] == call.path("lesson"):
                options = lesson.get("options", {})
                position = game.stage(lesson["setup"], options, lesson["players"], Seeded(new_seed()))
                names = [call.body.name if n == lesson["seat"] else None for n in range(lesson["players"])]
                spec = seated(game_id, options, lesson["players"], lesson["seat"], names)
                begun = Begun(position.dump(), lesson["id"], list(lesson.get("dice", ())))
                return await set_up(call.hub, spec, None, begun)
    raise Refusal(404, "There is no such lesson.", "no_lesson")


def seated(
    game_id: str, options: dict[str, Value], players: int, seat: int, names: Sequence[str | None] = ()
) -> NewTable:
    """A private table for one person and bots, under the names that the seats had."""
    # A record from elsewhere may have names that no table takes.
    called = {n: cleaned(name or "")[:LONGEST_NAME] or None for n, name in enumerate(names)}
    seats = [NewSeat(kind="me" if n == seat else "bot", name=called.get(n)) for n in range(players)]
    return NewTable(game=game_id, seats=seats, options=options)


@route(
    "POST",
    "/api/replays/what-if",
    "Play on from any point of a finished game, privately and against bots",
    body=WhatIf,
    answer=Created,
    status=201,
    refusals=(404, 409, 422),
)
async def what_if(call: Call) -> Created:
    wish: WhatIf = call.body
    name, fetch = game_at(call, wish.table, wish.record, STEP_COSTS)
    branch = msgspec.json.decode(await study(call, branched, name, fetch, wish.step, wish.seat), type=Branch)
    header = branch.header
    names = [None if one.name == nameless(n) else one.name for n, one in enumerate(header.seats)]
    # Whoever plays for a bot is not called like one: the bots keep their names, and none of them has another's.
    taken = header.seats[wish.seat]
    names[wish.seat] = wish.name or (names[wish.seat] if taken.kind == "human" else None)
    spec = seated(header.game, dict(header.options), len(header.seats), wish.seat, names)
    data = None if header.data is None else await data_of(call, header.game, header.data)
    return await set_up(call.hub, spec, None, branch.begun, header.rules, data)


@route(
    "POST",
    "/api/replays/counsel",
    "What an action would have brought at some point of a finished game, as far as a spectator could know",
    body=QuestionThen,
    answer=Counsel,
    refusals=(404, 409, 422),
)
async def counsel_then(call: Call) -> Response:
    wish: QuestionThen = call.body
    name, fetch = game_at(call, wish.table, wish.record, STEP_COSTS)
    return answer_encoded(await study(call, counselled, name, fetch, wish.step, wish.action))
