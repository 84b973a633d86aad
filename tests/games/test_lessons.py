"""Lessons: whoever does what they say, step by step, can; and the dice fall as they were set."""

from collections.abc import Mapping
from typing import Any

import pytest

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.games.fourgods import actions as fourgods
from mappamundi.games.history.y2001 import actions as y2001
from mappamundi.games.history.y2018 import actions as y2018
from mappamundi.games.history.y2024 import actions as y2024
from mappamundi.kernel import Noted, Scripted

LESSONS = {(id_, lesson["id"]): lesson for id_ in GAME_IDS for lesson in find_game(id_).lessons()}
DOINGS = {"hotw2001": y2001.NAMES, "hotw2018": y2018.NAMES, "hotw2024": y2024.NAMES, "fourgods": fourgods.NAMES}
KNOWN = {"id", "rules", "minutes", "players", "seat", "options", "setup", "dice", "replies", "rests", "steps"}


def fitting(wanted: Mapping[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((form for form in legal if wanted.items() <= form.items()), None)


@pytest.mark.parametrize(("id_", "name"), LESSONS)
def test_every_step_can_be_done_in_its_place(id_: str, name: str) -> None:
    game, lesson = find_game(id_), LESSONS[id_, name]
    seat, dice = lesson["seat"], list(lesson.get("dice", ()))
    chance = Noted(Scripted(dice))
    position = game.stage(lesson["setup"], lesson.get("options", {}), lesson["players"], chance)
    replied = 0
    for step in lesson["steps"]:
        # Bots do as they are told, or the dice would not fall in their places.
        while not lesson.get("rests") and (awaited := position.awaited()) and awaited[0] != seat:
            legal = [dict(action.form) for action in position.legal(awaited[0])]
            reply = next(filter(None, (fitting(one, legal) for one in lesson.get("replies", ()))))
            position.play(awaited[0], game.action(reply))
            replied += 1
        if "do" not in step:
            continue
        legal = [dict(action.form) for action in position.legal(seat)]
        form = fitting(step["do"], legal)
        assert form is not None, f"{step['id']} asks for {step['do']}, but there are {legal}"
        if "land" in step["do"] or "at" in step:
            assert step["at"] in step["do"].values(), "the arrow points at what is asked for"
            assert step["do"].get("land", step["at"]) == step["at"], "at the land first of all"
        position.play(seat, game.action(form))
    assert chance.dice == dice, "all dice that are set fall, and no others"
    assert bool(replied) == ("replies" in lesson)


@pytest.mark.parametrize(("id_", "name"), LESSONS)
def test_lessons_name_what_there_is(id_: str, name: str) -> None:
    game, lesson = find_game(id_), LESSONS[id_, name]
    assert lesson.keys() <= KNOWN
    assert len({step["id"] for step in lesson["steps"]}) == len(lesson["steps"])
    assert "do" in lesson["steps"][-1], "the last step asks for what ends the lesson"
    lands = {land["id"] for land in game.catalogue().get("lands", [{"id": "zagros"}])}
    for step in lesson["steps"]:
        assert step.keys() <= {"id", "do", "at", "done"}
        for pattern in (*([step["do"]] if "do" in step else []), *step.get("done", ())):
            assert pattern.get("land", "zagros") in lands
            assert pattern["do"] in DOINGS[id_]


def test_no_two_lessons_have_one_name() -> None:
    """The server finds a lesson by its id alone, whatever its game."""
    names = [name for _, name in LESSONS]
    assert len(set(names)) == len(names)
