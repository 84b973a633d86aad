"""A terminal of 80 columns and 24 lines: what one must look at to answer stands on it, in every game."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.commands import refused, run
from tests.words import LANGUAGES

from mappamundi.bots import first_bot
from mappamundi.cli.displays import display_for, words_for
from mappamundi.cli.play.desk import Desk
from mappamundi.cli.play.listing import height, pages
from mappamundi.cli.play.menu import Choice, Group, Menu, pick
from mappamundi.cli.play.players import players_of, seat_list
from mappamundi.cli.play.session import Session
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel import Action
from mappamundi.records import Match, load

LINES = 24
WIDTH = 80
# What nobody should read: an id in the place of its words, or a message without its parameter.
UNWORDED = re.compile(
    r"\b(terminal|chronicle|name|ask|do|note|status|mode|text|refusal|way|primer|sign|map|icon|odds)-[a-z]|[{}]"
)


class Seen(Session):
    """Somebody before a low screen. What each prompt leaves on it is kept, and `answer` types."""

    answer: Callable[["Seen"], str]
    screens: list[str]

    def room(self) -> int | None:
        return LINES

    def read(self, prompt: str) -> str:
        assert isinstance(self.screen.file, io.StringIO)
        self.screen.file.write(prompt)
        self.screens.append(self.screen.file.getvalue())
        self.screen.file.write("\n")
        return self.answer(self)

    @property
    def last(self) -> str:
        """What stands on the screen now."""
        return "\n".join(self.screens[-1].split("\n")[-LINES:])


def sit(
    game_id: str, answer: Callable[[Seen], str], tmp_path: Path, language: str = "en", seed: int = 3, **options: Any
) -> Seen:
    game = find_game(game_id)
    seats = seat_list(["me", *[first_bot(game_id)] * 3], game)
    match = Match.new(game, game.facts.checked(options, 4), seats, seed.to_bytes(32, "big"))
    players, words = players_of(match.header.seats), words_for(game, language)
    screen = Console(file=io.StringIO(), width=WIDTH, height=LINES, highlight=False, color_system=None)
    shown = display_for(game, words, players, screen)
    session = Seen(match, players, shown, words, screen, tmp_path / "game.ndjson", autosave=False)
    session.answer, session.screens = answer, []
    return session


# --- everything fits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_state_list_and_question_stand_on_one_screen(
    game_id: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also behind a further question, and on every page of a list."""
    rng, shown = Random(2), []
    plain = Desk.parts

    def parts(self: Desk, menu: Menu, page: int = 0) -> Any:
        found = plain(self, menu, page)
        lines = sum(height(self.session.screen, part) for part in found)
        shown.append(lines)
        assert lines < LINES, menu.sentence
        return found

    monkeypatch.setattr(Desk, "parts", parts)

    def answer(session: Seen) -> str:
        for line in session.last.split("\n"):
            assert cell_len(line) <= WIDTH, line
            assert not UNWORDED.search(line.replace("timed_turns", "")), line
        if len(session.screens) > 45:
            return "q"
        return rng.choice(("1", "1", "2", "3", "4", "5", "6", "+", "0", ""))

    options = TIMED if game_id == "fourgods" else {}
    session = sit(game_id, answer, tmp_path, language, **options)
    session.run()
    assert len(shown) > 20


TIMED: dict[str, Any] = {"tempo": "timed_turns"}


def menu_of(rows: int, cells: Callable[[int], tuple[str, ...]], title: str = "") -> Menu:
    choices = [Choice(cells(n), f"row {n}", Action(0, 0, (n,), {"do": "go"})) for n in range(1, rows + 1)]
    return Menu("Which?", [Group(title, choices)])


def drawn(parts: Any) -> str:
    screen = Console(file=io.StringIO(), width=WIDTH, highlight=False, color_system=None)
    for part in parts:
        screen.print(part, markup=False)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def test_a_long_list_comes_in_columns_and_a_longer_one_in_pages_with_the_same_numbers() -> None:
    screen = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    assert len(pages(screen, menu_of(60, lambda n: (f"land {n}", "+2")), None)) == 1
    [columns] = pages(screen, menu_of(60, lambda n: (f"land {n}", "+2")), 20)
    assert height(screen, columns) <= 20
    long = menu_of(60, lambda n: (f"land {n}", "a long story that is told of it here, and ends nowhere near"), "Area")
    found = pages(screen, long, 10)
    assert len(found) > 5
    assert all(height(screen, page) <= 10 for page in found)
    assert re.findall(r"^ *(\d+) land", drawn(found), re.MULTILINE) == [str(n) for n in range(1, 61)]
    # The title stands above every page, and any number counts on any of them.
    assert drawn(found).count("Area") == len(found)
    assert pick(long, "57").words == "row 57"


def test_two_numbers_are_a_column_and_a_row_in_this_order() -> None:
    menu = Menu("Where?", [Group("", [Choice(("",), f"Place hand 1 at column {x}, row {y}") for x, y in CELLS])])
    for x, y in CELLS:
        assert pick(menu, f"{x} {y}").words.endswith(f"column {x}, row {y}")


CELLS = ((3, 5), (5, 3), (1, 5), (1, 1))


# --- what is looked up, and what happened meanwhile ------------------------------------------------------------------


def typing(*lines: str) -> Callable[[Seen], str]:
    left: Iterator[str] = iter(lines)
    return lambda session: next(left, "q")


def test_the_board_is_read_page_by_page_and_then_the_list_comes_again(tmp_path: Path) -> None:
    session = sit("hotw2001", typing("b", "", "", ""), tmp_path)
    session.run()
    question = "keep it, or pass it on?"
    asked = [question in "\n".join(screen.split("\n")[-LINES:]) for screen in session.screens]
    assert asked == [True, False, False, False, True]
    assert [screen.split("\n")[-1] for screen in session.screens[1:4]] == [
        "Enter goes on ",
        "Enter goes on ",
        "Enter shows the list again ",
    ]


def test_what_is_typed_while_reading_is_not_lost(tmp_path: Path) -> None:
    session = sit("hotw2001", typing("b", "s", "q"), tmp_path)
    session.run()
    assert len(session.screens) == 3
    assert "if it were scored now" in session.last


@pytest.mark.parametrize(
    ("game_id", "brought"), [("hotw2001", "scores"), ("hotw2018", "scores"), ("hotw2024", "raises")]
)
def test_what_has_left_the_screen_is_summed_up(game_id: str, brought: str, tmp_path: Path) -> None:
    """Who led what and what it brought, and what concerns the viewer; m tells the rest."""
    recaps: list[str] = []

    def answer(session: Seen) -> str:
        found = re.search(r"(Since your last|Before your first) turn  m tells all of it\.(.|\n)*", session.last)
        if found:
            recaps.append(found[0])
        return "q" if brought in "".join(recaps) or len(session.screens) > 150 else "1"

    sit(game_id, answer, tmp_path).run()
    assert brought in recaps[-1]
    assert not any(" occupies " in told for told in recaps)


def test_in_4_gods_there_is_a_word_where_there_is_no_room_and_m_tells_it(tmp_path: Path) -> None:
    session = sit("fourgods", typing("1", "m", "", "", ""), tmp_path, seed=1, **TIMED)
    session.run()
    assert "m: what happened since your last move" in "".join(session.screens)
    assert "places at column" in "".join(session.screens)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_explained_in_every_language(game_id: str, language: str, tmp_path: Path) -> None:
    session = sit(game_id, typing(), tmp_path, language)
    told = drawn([session.display.guide()])
    assert not UNWORDED.search(told)
    assert "*" not in told
    assert 12 < len(told.splitlines()) <= 2 * (LINES - 1)


# --- 4 Gods -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_world_its_numbers_and_the_letters_stand_above_the_list_of_cells(language: str, tmp_path: Path) -> None:
    def answer(session: Seen) -> str:
        last = session.last
        if session.words("ask-where") in last:
            first = last.split("\n")
            assert any(re.fullmatch(r" +1 +2 +3 +4 +5 +6 +7 +8 .*", line) for line in first)
            assert all(any(line.startswith(f" {row} │") for line in first) for row in range(1, 9))
            assert all(f"{letter} {session.words(f'name-{name}')}" in last for letter, name in LETTERS)
            return "q"
        draws = session.words("do-draw", count=2)
        if draws in last:
            return draws
        return "1"

    session = sit("fourgods", answer, tmp_path, language, seed=1, **TIMED)
    session.run()
    assert session.words("ask-where") in session.last


LETTERS = (("O", "ocean"), ("P", "plain"), ("F", "forest"), ("M", "mountain"))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="nothing wakes us up here")
def test_time_that_runs_out_ends_the_question_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock in the prompt goes on; at its end nobody is asked any more."""
    now, prompts, shown = [1_700_000_000.0], [], io.StringIO()
    monkeypatch.setattr("mappamundi.cli.play.session.time.time", lambda: now[0])
    monkeypatch.setattr("mappamundi.cli.play.keyboard.LOOK", 1000.0)
    monkeypatch.setattr(sys, "stdin", Terminal())

    def pass_by(seconds: float) -> None:
        now[0] += seconds
        os.kill(os.getpid(), signal.SIGALRM)

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 1:
            return "1"  # ready
        if len(prompts) == 2:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "stdout", shown)
                pass_by(12)
            pass_by(18)
            raise AssertionError("the question was to end")
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    session = sit("fourgods", typing(), tmp_path, seed=1, **TIMED)
    monkeypatch.setattr(Seen, "read", Session.read)
    session.run()
    assert prompts[1:] == ["30 s > ", "30 s > "]
    assert "18 s > " in shown.getvalue()
    assert isinstance(session.screen.file, io.StringIO)
    told = session.screen.file.getvalue()
    assert "\nYour time ran out.\n" in told
    assert "Your time ran out. What do you do?" in told
    assert "time" in [step.action["do"] for step in session.match.steps if step.seat is None]


# --- files and signs --------------------------------------------------------------------------------------------------


def test_a_saved_game_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    run("play", "hotw2018", "--seats", "random,random,random", "--seed", 1, "--save", file)
    before = file.read_bytes()
    said = refused("play", "hotw2018", "--seats", "random,random,random", "--seed", 2, "--save", file)
    assert (
        f"exists already; give the name of a new file, or go on with the game in it: mundi play --resume {file}" in said
    )
    assert file.read_bytes() == before


def test_to_go_on_with_a_game_in_its_own_file_is_fine_and_in_another_saved_game_is_not(tmp_path: Path) -> None:
    one, other = tmp_path / "one.ndjson", tmp_path / "other.ndjson"
    for file in (one, other):
        run("play", "hotw2018", "--seed", 1, "--save", file)
    assert load(one).result is None
    run("play", "--resume", one, "--save", one)
    assert "exists already" in refused("play", "--resume", one, "--save", other)


def test_the_command_save_overwrites_only_what_this_sitting_wrote(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.ndjson", tmp_path / "free.ndjson"
    taken.write_text("mine")
    session = sit("hotw2018", typing(f"save {taken}", f"save {free}", f"save {free}"), tmp_path)
    session.run()
    assert taken.read_text() == "mine"
    # A long name of a folder goes over several lines, and so may the words before it.
    assert f"Notsaved:{taken}existsalready" in "".join(session.screens[1].split())
    assert "".join(session.screens[-1].split()).count("Savedin") == 2


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "rules hotw2018 1 --language pt-BR",
        "rules hotw2018 Z1.1 --language pt-BR --json",
        "play fourgods",
        "play hotw2001 --language pt-BR",
        "play hotw2024 --language it",
    ],
)
def test_a_sign_that_the_output_cannot_write_is_replaced(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mappamundi", *command.split()],
        input="1\nb\nçé\nq\n".encode(),
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    said = done.stdout.decode("ascii")
    if command == "play fourgods":
        assert " 1 |" in said


def test_a_record_is_read_by_programs_whatever_the_output_writes(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    run("play", "hotw2018", "--seats", "me:Zoë,random,random", "--seed", 1, "--save", file)
    for encoding in ("ascii", "utf-8"):
        done = subprocess.run(
            [sys.executable, "-m", "mappamundi", "replay", str(file)],
            capture_output=True,
            check=True,
            env=os.environ | {"PYTHONIOENCODING": encoding},
        )
        assert ("Zoe" if encoding == "ascii" else "Zoë") in done.stdout.decode(encoding)
