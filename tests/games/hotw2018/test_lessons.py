"""Lessons: whoever does what they say, step by step, can; and the dice fall as they were set."""

from collections.abc import Mapping
from typing import Any

import pytest

from mappamundi.games import game as find_game
from mappamundi.games.history.y2018.game import load_game
from mappamundi.kernel import Noted, Scripted

GAME = find_game("hotw2018")
LESSONS = {lesson["id"]: lesson for lesson in GAME.lessons()}
DOINGS = {GAME.action_at(code).do for code in range(GAME.action_count)}
KNOWN = {"id", "rules", "minutes", "players", "seat", "setup", "dice", "replies", "steps"}


def fitting(wanted: Mapping[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((form for form in legal if wanted.items() <= form.items()), None)


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_can_be_done_in_its_place(name: str) -> None:
    lesson = LESSONS[name]
    seat, dice = lesson["seat"], list(lesson.get("dice", ()))
    chance = Noted(Scripted(dice))
    position = GAME.stage(lesson["setup"], {}, lesson["players"], chance)
    replied = 0
    for step in lesson["steps"]:
        # Bots do as they are told, or the dice would not fall in their places.
        while (awaited := position.awaited()) and awaited[0] != seat:
            legal = [dict(action.form) for action in position.legal(awaited[0])]
            reply = next(filter(None, (fitting(one, legal) for one in lesson.get("replies", ()))))
            position.play(awaited[0], GAME.action(reply))
            replied += 1
        if "do" not in step:
            continue
        legal = [dict(action.form) for action in position.legal(seat)]
        form = fitting(step["do"], legal)
        assert form is not None, f"{step['id']} asks for {step['do']}, but there are {legal}"
        assert step.get("at") == step["do"].get("land"), "the arrow points at the land that is asked for"
        position.play(seat, GAME.action(form))
    assert chance.dice == dice, "all dice that are set fall, and no others"
    assert bool(replied) == ("replies" in lesson)


@pytest.mark.parametrize("name", LESSONS)
def test_lessons_name_what_there_is(name: str) -> None:
    lesson = LESSONS[name]
    assert lesson.keys() <= KNOWN
    assert len({step["id"] for step in lesson["steps"]}) == len(lesson["steps"])
    assert "do" in lesson["steps"][-1], "the last step asks for what ends the lesson"
    lands = load_game().board.land_index
    for step in lesson["steps"]:
        assert step.keys() <= {"id", "do", "at", "done"}
        for pattern in (*([step["do"]] if "do" in step else []), *step.get("done", ())):
            assert pattern.get("land", "zagros") in lands
            assert pattern["do"] in DOINGS
