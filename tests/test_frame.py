"""The client's frame knows no game: its scripts name none, import none, and go round in no circle."""

import posixpath
import re
from functools import cache

import pytest
from tests.words import LOCALES, SCRIPTS, games, read_fluent

# The games' ids and folders, and what their boxes call things. Other words of theirs (round, card, turn, map …) are
# everybody's, and dice are the kernel's too; a place is a place here, whatever a game makes of it.
OF_ONE_GAME = re.compile(
    r"hotw\d|fourgods|\by20\d\d\b|empire|battle|kingdom|siege|prophet|\b(?:lands?|eras?|epochs?|arm(?:y|ies))\b",
    re.IGNORECASE,
)
IMPORTED = re.compile(r"""^(?:import|export)\b[^;"']*?\bfrom "(\.[^"]+)";|^import "(\.[^"]+)";""", re.MULTILINE)
LATER = re.compile(r"""\bimport\("(\.[^"]+)"\)""")

# Each may import from itself and from what stands before it: the games draw with the parts of pages and tables.
FLOORS = ("", "games/index.js", "ui/", "table/", "games/", "screens/", "main.js")
# The doors to the games: the registry, which loads them, and the types of what they give.
DOORS = {"games/index.js", "games/contract.js"}


@cache
def sources() -> dict[str, str]:
    return {path.relative_to(SCRIPTS).as_posix(): path.read_text(encoding="utf-8") for path in SCRIPTS.rglob("*.js")}


def target(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


@cache
def imports() -> dict[str, list[str]]:
    """What each script imports before it runs."""
    return {
        name: [target(name, one or other) for one, other in IMPORTED.findall(source)]
        for name, source in sources().items()
    }


def floor(name: str) -> int:
    """The longest beginning that fits is the floor; scripts in no folder stand on the lowest."""
    fitting = [start for start in FLOORS if name.startswith(start) and (start or "/" not in name)]
    return FLOORS.index(max(fitting, key=len))


def of_the_frame(name: str) -> bool:
    return not name.startswith("games/")


def circles(arrows: dict[str, list[str]]) -> list[list[str]]:
    """The ways along the arrows that lead back to where they began."""
    found, done = [], set[str]()

    def walk(name: str, way: list[str]) -> None:
        if name in way:
            found.append([*way[way.index(name) :], name])
        elif name not in done:
            for other in arrows.get(name, []):
                walk(other, [*way, name])
            done.add(name)

    for name in arrows:
        walk(name, [])
    return found


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


def test_scripts_import_from_the_floors_below() -> None:
    upward = {name: other for name, found in imports().items() for other in found if floor(other) > floor(name)}
    assert upward == {}


def test_the_frame_reaches_games_through_their_doors_alone() -> None:
    reached = {
        name: found
        for name, source in sources().items()
        if of_the_frame(name)
        and (found := {target(name, path) for path in LATER.findall(source)} | {*imports()[name]})
        and (found := {path for path in found - DOORS if not of_the_frame(path)})
    }
    assert reached == {}


def test_what_games_share_knows_none_of_them_and_no_game_another() -> None:
    folders = [game.folder for game in games()]
    foreign = {}
    for name, found in imports().items():
        own = next((folder for folder in folders if name.startswith(folder)), None)
        others = tuple(folder for folder in folders if folder != own)
        if wrong := [path for path in found if path.startswith(others)]:
            foreign[name] = wrong
    assert foreign == {}


def test_no_circle_of_imports() -> None:
    assert circles(imports()) == []


# --- the readers themselves ---------------------------------------------------------------------------------------


def test_a_circle_is_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["b"]}) == [["b", "c", "b"]]
    assert circles({"a": ["b", "c"], "b": ["c"], "c": []}) == []


@pytest.mark.parametrize("line", ["<EmpireCard", '"hotw2018"', "the land in focus", "const lands = [];", "Era I"])
def test_a_word_of_one_game_is_found(line: str) -> None:
    assert OF_ONE_GAME.search(line)


@pytest.mark.parametrize("line", ["history.replaceState(null)", "the operator", "standing", "landscape", "generated"])
def test_common_words_are_not(line: str) -> None:
    assert not OF_ONE_GAME.search(line)
