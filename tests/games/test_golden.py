"""Whole games go as they are written in `golden/`; `tests/kit/golden.py` says how to write them anew."""

import pytest
from tests.kit.golden import path_of, text
from tests.kit.subject import Golden, subject, subjects

KEPT = [pytest.param(game, golden, id=golden.name) for game in subjects() for golden in subject(game).golden]


@pytest.mark.parametrize(("game", "golden"), KEPT)
def test_the_game_goes_as_it_is_written(game: str, golden: Golden) -> None:
    path = path_of(subject(game), golden)
    kept = path.read_text(encoding="utf-8").splitlines()
    played = text(subject(game), golden).splitlines()
    for number, (line, old) in enumerate(zip(played, kept, strict=False), 1):
        assert line == old, f"{path.name}, line {number}: see tests/kit/golden.py"
    assert len(played) == len(kept)


@pytest.mark.parametrize("game", subjects())
def test_no_golden_file_is_left_over(game: str) -> None:
    found = subject(game)
    assert set(found.folder.glob("golden/*")) == {path_of(found, golden) for golden in found.golden}


@pytest.mark.parametrize(("game", "golden"), KEPT)
def test_nothing_secret_is_told_in_them(game: str, golden: Golden) -> None:
    secrets = {kind.name: kind.secret for kind in subject(game).game.kinds if kind.secret}
    for line in path_of(subject(game), golden).read_text(encoding="utf-8").splitlines():
        for event in line.partition(" -> ")[2].split("; "):
            name, *params = event.split(" ")
            assert not {param.partition("=")[0] for param in params} & set(secrets.get(name, ())), line
