"""Every case under tests/scenarios, each as a test of its own."""

from functools import cache
from pathlib import Path

import pytest

from mappamundi import games
from mappamundi.kernel import Game
from mappamundi.scenarios import Case, load_cases, run_case

FOLDER = Path(__file__).parent / "scenarios"


def cases() -> list[object]:
    return [
        pytest.param(case, id=f"{file.relative_to(FOLDER).as_posix()}: {case.title}")
        for file in sorted(FOLDER.rglob("*.yaml"))
        for case in load_cases(file)
    ]


@cache
def game(game_id: str) -> Game:
    return games.game(game_id)


@pytest.mark.parametrize("case", cases())
def test_scenario(case: Case) -> None:
    outcome = run_case(case, game(case.game))
    if not outcome.passed:
        pytest.fail(outcome.message, pytrace=False)
