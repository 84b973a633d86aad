"""Lessons taken by robots at the server, led by the client's guide without a browser: one robot does what it is asked
for, one always something else. How a lesson looks, and that its words can be obeyed by hand, is seen by
`tests/client/test_lessons.py`."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.node.asking import ask, needs_node
from tests.server.serving import Served, serving

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game

LESSONS = {lesson["id"]: lesson for game in GAME_IDS for lesson in find_game(game).lessons()}
Form = dict[str, Any]
Chooses = Callable[[list[Form], list[Mapping[str, Any]]], Form]

pytestmark = needs_node


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lessons")) as found:
        yield found


def matches(form: Form, wanted: Mapping[str, Any]) -> bool:
    return wanted.items() <= form.items()


def obey(legal: list[Form], open_steps: list[Mapping[str, Any]]) -> Form:
    """What the first open step asks for."""
    return next(form for form in legal if matches(form, open_steps[0]["do"]))


def stray(legal: list[Form], open_steps: list[Mapping[str, Any]]) -> Form:
    """A legal action that no open step asks for, if there is one."""
    asked = [step["do"] for step in open_steps]
    return next((form for form in legal if not any(matches(form, one) for one in asked)), legal[0])


def take(served: Served, lesson: Mapping[str, Any], choose: Chooses) -> list[Any]:
    """A lesson from its beginning to its end: what the pupil saw at each decision, and afterwards."""
    created = served.post(f"/api/lessons/{lesson['id']}", {"name": "Ann"}).json()
    table, token = created["table"]["id"], created["seats"][str(lesson["seat"])]
    asking = [step for step in lesson["steps"] if "do" in step]
    done: list[Mapping[str, Any]] = []
    seen = []

    def look() -> Any:
        # Bots answer by themselves, and a lesson that ends with its turn leaves nobody to act.
        for _ in range(4000):
            now = served.get(f"/api/tables/{table}/seat?since=0", token).json()
            if now["legal"] or now["table"]["phase"] == "over" or asking[-1] in done:
                return now
        raise AssertionError("the bots never answered")

    for _ in range(60):
        seen.append(look())
        if asking[-1] in done or not seen[-1]["legal"]:
            return seen
        form = choose(seen[-1]["legal"], [step for step in asking if step not in done])
        assert served.act(table, token, form).status_code == 200
        hits = (step for step in asking if step not in done)
        done += [step for step in hits if any(matches(form, one) for one in (step["do"], *step.get("done", ())))][:1]
    raise AssertionError("the lesson does not come to its end")


def led(served: Served, game: str, ways: Mapping[str, Chooses], tmp_path: Path) -> dict[tuple[str, str], list[Any]]:
    """What the guide made of every lesson of a game, taken in each of these ways."""
    told = {lesson["id"]: lesson for lesson in served.get("/api/lessons").json()["lessons"]}
    names = [(lesson, way) for lesson in find_game(game).lessons() for way in ways]
    taken = [{"lesson": told[lesson["id"]], "seen": take(served, lesson, ways[way])} for lesson, way in names]
    given = {"game": game, "details": served.get(f"/api/games/{game}").json(), "taken": taken}
    return {
        (lesson["id"], way): found
        for (lesson, way), found in zip(names, ask("lessons.mjs", tmp_path, given), strict=True)
    }


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_guide_leads_to_the_end(game: str, served: Served, tmp_path: Path) -> None:
    """One button is gilt at every step: the one that is asked for, named as it is labelled. In 4 Gods most is done in
    the World itself, where only a hand can do it."""
    found = led(served, game, {"obedient": obey}, tmp_path)
    for (lesson, _), moments in found.items():
        steps = {step["id"]: step for moment in moments for step in moment["steps"]}
        assert list(steps) == [step["id"] for step in LESSONS[lesson]["steps"]]
        for name, step in steps.items() if game != "fourgods" else ():
            assert (step["gilt"], step["wanted"], step["named"]) == (1, True, True), (lesson, name)
        assert not any(moment["aside"] for moment in moments), lesson
        assert moments[-1]["over"], lesson
        assert set(moments[-1]["states"]) == {"done"}, lesson


# A race goes on for as long as somebody does something else.
@pytest.mark.parametrize("game", [game for game in GAME_IDS if game != "fourgods"])
def test_whoever_does_something_else_comes_to_the_end_too(game: str, served: Served, tmp_path: Path) -> None:
    """Steps are ticked in whatever order they are done, and what can no longer be done is left out."""
    for (lesson, _), moments in led(served, game, {"astray": stray}, tmp_path).items():
        assert moments[-1]["over"], lesson
        assert moments[-1]["now"] is None, lesson
        # In one of them the rules leave a single move at every step.
        assert lesson == "building" or any(moment["aside"] for moment in moments), lesson
        assert set(moments[-1]["states"]) <= {"done", "left"}, lesson
