"""The client's frame knows no game: its scripts and words name none. What it imports: `test_client_floors.py`."""

import re
from functools import cache

import pytest
from tests.words import LOCALES, SCRIPTS, read_fluent

# The games' ids and folders, and what their boxes call things. Other words of theirs (round, card, turn, map …) are
# everybody's, and dice are the kernel's too; a place is a place here, whatever a game makes of it.
OF_ONE_GAME = re.compile(
    r"hotw\d|fourgods|\by20\d\d\b|empire|battle|kingdom|siege|prophet|\b(?:lands?|eras?|epochs?|arm(?:y|ies))\b",
    re.IGNORECASE,
)


@cache
def sources() -> dict[str, str]:
    return {path.relative_to(SCRIPTS).as_posix(): path.read_text(encoding="utf-8") for path in SCRIPTS.rglob("*.js")}


def of_the_frame(name: str) -> bool:
    return not name.startswith("games/")


def test_the_frame_has_no_word_of_one_game() -> None:
    named = {
        f"{name}:{number}": line.strip()
        for name, source in sources().items()
        if of_the_frame(name)
        for number, line in enumerate(source.splitlines(), 1)
        if OF_ONE_GAME.search(line)
    }
    assert named == {}


def test_the_words_of_every_table_have_none_either() -> None:
    messages = read_fluent(LOCALES / "en" / "table.ftl")
    assert {message.id: message.text for message in messages if OF_ONE_GAME.search(message.text)} == {}


# --- the readers themselves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["<EmpireCard", '"hotw2018"', "the land in focus", "const lands = [];", "Era I"])
def test_a_word_of_one_game_is_found(line: str) -> None:
    assert OF_ONE_GAME.search(line)


@pytest.mark.parametrize("line", ["history.replaceState(null)", "the operator", "standing", "landscape", "generated"])
def test_common_words_are_not(line: str) -> None:
    assert not OF_ONE_GAME.search(line)
