"""Every case under tests/scenarios, file by file: to name each to every process takes longer than to play it."""

from functools import cache
from pathlib import Path

import pytest

from mappamundi import games
from mappamundi.kernel import Game
from mappamundi.scenarios import load_cases, run_case

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@cache
def game(game_id: str) -> Game:
    return games.game(game_id)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenarios(file: Path) -> None:
    outcomes = [(case.title, run_case(case, game(case.game))) for case in load_cases(file)]
    assert outcomes
    failed = [f"{title}: {outcome.message}" for title, outcome in outcomes if not outcome.passed]
    if failed:
        pytest.fail("\n\n".join(failed), pytrace=False)
