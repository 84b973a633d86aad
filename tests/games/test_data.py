"""A data file that its owner corrects: no mistake in it ends in a traceback."""

from pathlib import Path

import pytest
from tests.games.data_file import WRONG, DataFile
from tests.games.editions import EDITIONS, each_edition

FILES = {game: DataFile(game) for game in EDITIONS}
SECTIONS = [(game, name) for game, file in FILES.items() for name in file.whole if file.whole[name]]


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_no_mistake_ends_in_a_traceback(game: str, section: str) -> None:
    file = FILES[game]
    file.problems({key: file.whole[key] for key in file.whole if key != section})
    for wrong in WRONG:
        file.problems({**file.whole, section: wrong})
    if isinstance(file.whole[section], list | dict):
        for changed in file.spoilt(section):
            file.problems(changed)


@each_edition
def test_the_package_s_own_data_are_good(game: str, tmp_path: Path) -> None:
    file = FILES[game]
    assert file.problems(dict(file.whole)) == ""
    assert file.module.read(None)[1] == f"{game}.yaml"
    # A folder that corrects other games leaves this one as it is.
    assert file.module.read(tmp_path) == file.module.read(None)
