"""4 Gods in the terminal: a drawn World, every decision in steps and in every language, and a clock that runs."""

import io
import re
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.asking import told_why
from tests.games.fourgods.game import GAME, OPTIONS, new_game, stage
from tests.games.fourgods.subject import SUBJECT
from tests.words import LANGUAGES

from mappamundi.cli.displays import display_for, words_for
from mappamundi.cli.fourgods import display, table
from mappamundi.cli.fourgods.world import draw, face
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player, players_of, seat_list
from mappamundi.cli.play.session import Session
from mappamundi.games.fourgods.tiles import shape_of
from mappamundi.kernel import Action
from mappamundi.kit.random_play import BUSY, some
from mappamundi.records import Match, load, verify

PLAYERS = [Player(seat, name, "human", name[0]) for seat, name in enumerate(("Ana", "Bo", "Cy", "Di"))]
SCREEN = Console(file=io.StringIO(), width=80, highlight=False, color_system=None)


def answers(menu: Menu) -> Iterator[Action]:
    """Every action that the list leads to."""
    for row in menu.rows:
        if row.action is not None:
            yield row.action
        elif row.menu is not None:
            yield from answers(row.menu)


def said_in(menu: Menu) -> Iterator[str]:
    """All that is written in a list and in those behind it."""
    yield from (menu.sentence, menu.facts)
    for row in menu.rows:
        yield from (str(cell) for cell in row.cells)
        if row.menu is not None:
            yield from said_in(row.menu)


def plain(shown: Any, width: int = 100) -> str:
    """As it is read without colours."""
    screen = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    screen.print(shown, markup=False)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [OPTIONS[1], OPTIONS[3], OPTIONS[5]], ids=str)
def test_everything_is_asked_for_in_words(language: str, options: dict[str, Any]) -> None:
    shown = display(words_for(GAME, language), PLAYERS, SCREEN)
    players = 2 if options is OPTIONS[1] else 3
    position, rng = new_game(4, players, **options), Random(4)
    asked: set[int] = set()
    for _ in range(120):
        if not position.to_act():
            break
        seat = some(rng, position.to_act())
        view, legal = position.view(seat), position.legal(seat)
        kinds = {action.kind for action in legal}
        if kinds - asked or rng.random() < 0.05:
            asked |= kinds
            menu = shown.menu(view, legal)
            assert sorted(one.code for one in answers(menu)) == sorted(one.code for one in legal)
            said = " ".join(said_in(menu)).replace("timed_turns", "")
            said += "".join(map(plain, (shown.status(view), shown.hand(view, ""), shown.score(view, ""))))
            said += str(shown.score(view, "Ana")) + "".join(
                str(shown.board(view, f"{column} {row}")) for column in range(1, 9) for row in (1, 2, 5)
            )
            found = re.search(r"_|\$|\{|\b(terminal|ask|do|note|status|cell|area|decide|step|god|name|corner)-", said)
            assert found is None, said[max(0, found.start() - 60) : found.end() + 60]
        SUBJECT.step(position, rng, BUSY)
    assert len(asked) > 10


SETUP: dict[str, Any] = {
    "world_size": [4, 2],
    "world": {
        "0,0": {"face": "OOOO"},
        "1,0": {"face": "OFFO", "prophet": {"god": "humans", "corner": "ne"}},
        "3,0": {"face": "FPFP/P"},
    },
    "cities": {"2,0": {"god": "humans"}},
    "gods": {0: ["merfolk"], 1: ["humans"]},
    "hands": {0: ["OOFF|MMMM", None]},
    "discards": {1: ["OOOO|PPPP"]},
    "turn": {"seat": 0},
}
TIMED = {"tempo": "timed_turns"}


def test_the_world_is_legible_without_colour() -> None:
    position = stage(SETUP, 3, **TIMED)
    assert plain(draw(position.view(0))).splitlines() == [
        "      1      2      3      4   ",
        "   ┌──────┬──────┬──────┬──────┐",
        " 1 │O    O│O   ☼F│  ╱╲  │F  ╱ P│",
        "   │O    O│O    F│[ ☼  ]│P ╱  F│",
        " 2 │  ·   │  ·   │      │  ·   │",
        "   │  1   │  1   │      │      │",
        "   └──────┴──────┴──────┴──────┘",
    ]
    hidden = new_game(1, 3, gods="hidden")
    assert not set("≈☼♣▲") & set(plain(draw(hidden.view(0))))
    assert [face(shape_of(literal)) for literal in ("OPFM"[:2] + "OF", "OPOP/O", "OPOP/P")] == [
        "OP/FO",
        "OP/PO ╲",
        "OP/PO ╱",
    ]


def test_hands_show_both_faces_and_the_score_its_parts() -> None:
    position = stage(SETUP, 3, **TIMED)
    shown = display(words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    status = plain(shown.status(position.view(0)))
    assert "Hand 1: 2 cells" in status
    assert "O    O  M    M" in status
    assert "Hand 2 empty" in status
    # Time stands in the prompt, where it runs.
    assert "30 s" not in status
    assert "Bo ☼13: " in status
    assert re.search(r"☼ +Humans +Bo +13 +5 +0 ", plain(shown.score(position.view(0), "")))
    assert "1 OO/OO" in plain(shown.hand(position.view(0), "bo"))
    assert "Column 3, row 1, Bo’s city" in str(shown.score(position.view(0), "bo"))


def test_a_tile_is_placed_in_steps() -> None:
    """Which hand, which cell, how turned, with a prophet where; what has one answer is not asked."""
    position = stage({**SETUP, "hands": {0: ["OOOO|OPOO", None]}}, 3, **TIMED)
    shown = display(words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    menu = shown.menu(position.view(0), position.legal(0))
    place = menu.rows[0]
    assert str(place.cells[0]) == "Place hand 1 at column 1, row 2 …"
    assert place.menu is not None
    assert place.menu.sentence == "How shall it lie?"
    assert [str(row.cells[0]) for row in place.menu.rows][:1] == ["As OO/OO …"]
    deeper = place.menu.rows[0].menu
    assert deeper is not None
    assert deeper.sentence == "Where shall the prophet stand?"
    said = {str(row.cells[0]): str(row.cells[1]) for row in deeper.rows}
    assert said["Without a prophet"].endswith("Ocean 3")
    assert "leads a kingdom of 3" in said["With a prophet in the ocean (north-west)"]


def why(text: str, language: str = "en", **setup: Any) -> str:
    """What is said to "w …"."""
    position = stage({**SETUP, **setup}, 3, **TIMED)
    shown = display(words_for(GAME, language), PLAYERS[:3], SCREEN)
    return told_why(GAME, shown, position, text)


def test_why_knows_cells_verbs_slots_and_gods() -> None:
    assert why("1 2") == "place"
    assert why("3 2").startswith("It must touch at least two side lines")
    assert why("4 2").startswith("It does not match")
    assert why("1 1") == why("place 1 1")
    assert why("1 1").startswith("That cell is taken")
    assert why("prophet 1 1").startswith("A prophet can follow only the tile")
    assert why("ready") == "The game has begun already."
    assert why("betwist 1 1", "nl").startswith("In deze partij kan geen tegel verkeerd")
    assert why("destroy 3 1").startswith("It does not match")
    assert why("3 1").startswith("It does not match")
    assert why("city 1 2") == "build"
    assert why("city 9 9").startswith("That cell lies outside the World")
    assert why("draw").startswith("You draw with both hands empty only")
    assert why("take 1") == "take"
    assert why("take 7").startswith("No tile lies in that slot")
    assert why("flip") == "flip"
    assert why("discard") == "discard"
    assert why("put").startswith("You cannot put it back")
    assert why("elves").startswith("You have all the gods")
    assert why("pass") == "pass"
    assert why("end") == "end_turn"
    assert "means nothing here" in why("atlantis 3 3")
    assert why("stad 1 2", "nl") == "build"
    assert why("pegar 1", "pt-BR") == "take"
    assert why("pesca", "it") != why("draw")


def test_the_help_and_the_seal_speak_of_tiles() -> None:
    for language in LANGUAGES:
        shown = display(words_for(GAME, language), PLAYERS, SCREEN)
        said = [shown.hint(f"terminal-help-{what}") for what in ("choose", "board", "hand", "why", "rule")]
        said += [shown.hint("terminal-help-board.keys"), shown.hint("terminal-sealed", seal="ab")]
        assert not [text for text in said if re.search("zag|terminal|dadi|dados|dice|dobbel", text)]


# --- a game against bots -------------------------------------------------------------------------------------------


class Clock:
    now = 1_700_000_000.0


class Typed(Session):
    """Each line comes with the seconds that it took to type it."""

    lines: Iterator[tuple[float, str]]

    def read(self, prompt: str) -> str:
        self.screen.print(prompt, markup=False)
        seconds, line = next(self.lines)
        Clock.now += seconds
        return line


def sit(
    lines: list[tuple[float, str]], file: Path, monkeypatch: pytest.MonkeyPatch, language: str, **options: str
) -> tuple[Typed, str]:
    match = Match.new(GAME, options, seat_list(["me", "calm", "steady"], GAME), bytes(32))
    players = players_of(match.header.seats)
    screen = Console(file=io.StringIO(), width=100, highlight=False)
    monkeypatch.setattr("mappamundi.cli.play.session.time.time", lambda: Clock.now)
    words = words_for(GAME, language)
    session = Typed(match, players, display_for(GAME, words, players, screen), words, screen, file, autosave=True)
    session.lines = chain(lines, repeat((0.0, "q")))
    session.run()
    assert isinstance(screen.file, io.StringIO)
    return session, screen.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_timed_turns_against_bots_to_the_end(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer to every question, each after four seconds: turns end by the clock, and the game by itself."""
    file = tmp_path / "game.ndjson"
    most = 600 if language == "en" else 20
    session, said = sit([(4.0, "1")] * most, file, monkeypatch, language, tempo="timed_turns")
    assert (session.match.result is not None) == (language == "en")
    assert re.search(r"\b26 s > ", said), "the clock is shown"
    assert verify(load(file), GAME).ok
    mine = {step.action["do"] for step in session.match.steps if step.seat == 0}
    assert mine >= {"ready", "draw", "place"}
    assert not re.search(r"(terminal|chronicle|refusal)-[a-z]", said)


def test_who_types_for_too_long_loses_the_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [(0.1, "1"), (31.0, "1")]
    _, said = sit(lines, tmp_path / "game.ndjson", monkeypatch, "en", tempo="timed_turns")
    assert "Your time is up." in said
    assert "Too late: You" not in said


def test_a_race_is_played_as_fast_as_one_types_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [(0.1, "1"), *((2.0, line) for line in ("", "1", "1", "1", "") * 8)]
    session, said = sit(lines, tmp_path / "game.ndjson", monkeypatch, "en")
    assert "All act at once: while you type, the others go on" in " ".join(said.split())
    assert {step.seat for step in session.match.steps} >= {0, 1, 2}


def test_a_cell_is_told_in_a_sentence() -> None:
    view = stage(SETUP, 3, **TIMED).view(0)
    teller = display(words_for(GAME, "en"), PLAYERS[:3], SCREEN)._teller(0)
    told = [table.cell_card(teller, view, cell) for cell in (1, 2, 4, 6)]
    assert told == [
        "Column 2, row 1, tile: ocean west; forest east; Bo’s prophet in the forest; kingdom of 2",
        "Column 3, row 1, Bo’s city",
        "Column 1, row 2, open: OO/??; Hand 1",
        "Column 3, row 2, open, touches one side line: two are needed",
    ]
    torn = {"world": {"1,0": {"face": "OOOO"}, "3,0": {"face": "PPPP"}, "2,1": {"face": "FMMM"}}}
    assert table.cell_card(teller, stage({**SETUP, **torn}, 3, **TIMED).view(0), 2).endswith("can never be destroyed")
    shown = display(words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    for ask, wrong in ((shown.board, "atlantis"), (shown.score, "nobody"), (shown.hand, "nobody")):
        assert wrong in str(ask(view, wrong))
