"""Three whole games go as they are written in `golden/`; `tests/kit/golden.py` says how to write them anew."""

import pytest
from tests.kit.golden import FOLDER, GAMES, Golden, text


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_goes_as_it_is_written(golden: Golden) -> None:
    kept = golden.path.read_text(encoding="utf-8").splitlines()
    played = text(golden).splitlines()
    for number, (line, old) in enumerate(zip(played, kept, strict=False), 1):
        assert line == old, f"{golden.path.name}, line {number}: see tests/kit/golden.py"
    assert len(played) == len(kept)


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GAMES}


def test_secret_cards_are_not_told_in_them() -> None:
    for golden in GAMES:
        for line in golden.path.read_text(encoding="utf-8").splitlines():
            told = line.partition(" -> ")[2].split("; ")
            for event in told:
                if event.split(" ")[0] in ("chose", "received", "drew", "pile_opened", "discarded"):
                    assert " card" not in event
