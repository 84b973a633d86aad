"""Lessons on the server: set dice that the log and the record tell of, bots that answer as told, steps back."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.serving import Served, finish, serving

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel import BadInput
from mappamundi.records import Match, decode, verify

ALL = [lesson for name in GAME_IDS for lesson in find_game(name).lessons()]
LESSONS = {lesson["id"]: lesson for lesson in ALL}


def follow(served: Served, name: str) -> tuple[str, str, list[int]]:
    """A lesson done as it says: its table, the pupil's key, and how many set dice fell with each action."""
    created = served.post(f"/api/lessons/{name}", {"name": "Ann"}).json()
    table, token = created["table"]["id"], created["seats"][str(LESSONS[name]["seat"])]
    for step in LESSONS[name]["steps"]:
        if "do" in step:
            legal = waited(served, table, token)["legal"]
            form = next(form for form in legal if step["do"].items() <= form.items())
            assert served.act(table, token, form).status_code == 200
    log = served.get(f"/api/tables/{table}/seat?since=0", token).json()["log"]
    return table, token, [told.get("preset", 0) for told in log if told["kind"] == "step"]


def waited(served: Served, table: str, token: str) -> dict[str, Any]:
    """What the pupil sees as soon as it may decide: a bot's answer comes by itself."""
    for _ in range(400):
        seen = served.snapshot(table, token)
        if seen["legal"]:
            return seen
    raise AssertionError("the bots never answered")


def test_the_dice_are_set_and_the_bots_answer(served: Served) -> None:
    assert follow(served, "first_turn")[2] == [0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0]
    assert follow(served, "siege")[2] == [4, 4, 4, 0, 0]
    # The landing throws three dice, the defender rerolls one; ashore three more fall.
    assert follow(served, "sea")[2] == [0, 3, 1, 3, 0]


def test_the_first_turn_leaves_no_army_unused(served: Served) -> None:
    """Its last two take free lands beside it, which make dominance and then supremacy of a region."""
    table, token, _ = follow(served, "first_turn")
    log = served.get(f"/api/tables/{table}/seat?since=0", token).json()["log"]
    events = [event for told in log for event in told.get("events", ()) if event.get("seat") == 0]
    [scored] = [event for event in events if event["event"] == "scored"]
    assert {"area": "north_africa", "degree": "supremacy", "points": 6} in scored["areas"]
    [gathered] = [event["armies"] for event in events if event["event"] == "gathered"]
    assert len([event for event in events if event["event"] == "army_placed"]) == gathered


def test_the_dice_of_the_2024_edition_are_set_and_one_lesson_has_none(served: Served) -> None:
    assert follow(served, "first_empire")[2] == [0, 3, 0, 3, 0, 0, 0, 0]
    assert follow(served, "areas")[2] == [0, 3, 0, 0, 0, 0, 0]
    assert follow(served, "honors")[2] == [0, 3, 0, 0, 0, 0, 0]
    table, token, fallen = follow(served, "without_dice")
    assert not any(fallen)
    log = served.get(f"/api/tables/{table}/seat?since=0", token).json()["log"]
    outcomes = [event["outcome"] for told in log for event in told.get("events", ()) if event["event"] == "unfought"]
    assert outcomes == ["success", "success", "frustrated"]


def test_no_two_games_have_a_lesson_of_one_name() -> None:
    assert len(LESSONS) == len(ALL)


def test_lessons_are_told_whole(served: Served) -> None:
    told = {lesson["id"]: lesson for lesson in served.get("/api/lessons").json()["lessons"]}
    assert told.keys() == LESSONS.keys()
    step = told["first_turn"]["steps"][2]
    assert step == {"id": "free", "do": {"do": "invade", "land": "zagros"}, "at": "zagros", "done": []}
    assert told["siege"]["minutes"] == LESSONS["siege"]["minutes"]


def test_a_pupil_takes_back_even_what_dice_decided_and_they_fall_alike_again(served: Served) -> None:
    created = served.post("/api/lessons/siege", {}).json()
    table, token = created["table"]["id"], created["seats"]["0"]
    dice = []
    for _ in range(2):
        assert served.act(table, token, {"do": "invade", "land": "danubia"}).status_code == 200
        seen = served.snapshot(table, token)
        assert seen["can_undo"]
        dice.append((seen["view"]["turn"]["battle"]["attack"], seen["view"]["turn"]["battle"]["defence"]))
        assert served.post(f"/api/tables/{table}/undo", {"key": served.key()}, token).status_code == 200
    assert dice == [([3, 2], [5, 4])] * 2


def test_the_record_of_a_lesson_says_so_and_is_verified(served: Served) -> None:
    table, token, _ = follow(served, "siege")
    finish(served, table, {"0": token})
    body = served.get(f"/api/tables/{table}/record").content
    record, game = decode(body), find_game("hotw2018")
    assert record.header.begun is not None
    assert record.header.begun.lesson == "siege"
    verdict = verify(record, game)
    assert verdict.ok, [check.text for check in verdict.checks]
    assert any(check.text.startswith("12 dice are those that the lesson set, 0 dice") for check in verdict.checks)
    frames = served.get(f"/api/tables/{table}/replay").json()["frames"]
    assert [frame["told"].get("preset", 0) for frame in frames] == [4, 4, 4, 0, 0, 0]
    record.steps[0] = msgspec.structs.replace(record.steps[0], dice=[3, 2, 5, 3])
    assert "chance" in [check.name for check in verify(record, game).checks if not check.ok]
    with pytest.raises(BadInput, match="began in the middle"):
        Match.resume(decode(body), game)
    refused = served.http.post("/api/records", content=body, headers={"Content-Type": "application/octet-stream"})
    assert refused.status_code == 422
    assert "began in the middle" in refused.json()["detail"]


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        created = served.post("/api/lessons/siege", {}).json()
        table, token = created["table"]["id"], created["seats"]["0"]
        served.act(table, token, {"do": "invade", "land": "danubia"})
    with serving(tmp_path) as served:
        assert served.act(table, token, {"do": "siege", "with": "army"}, "key-another").status_code == 200
        assert served.snapshot(table, token)["view"]["turn"]["battle"]["attack"] == [3, 1]
