"""`mundi play`: whole games by typed lines, and what people at the keyboard see and do not see."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console
from tests.cli.seated import Puppet, asked, puppet
from tests.kit.toy import Toy

from mappamundi import games
from mappamundi.cli import main
from mappamundi.cli.play.players import players_of, seat_list
from mappamundi.games.history.y2018.game import load_game
from mappamundi.kernel import Game
from mappamundi.records import Match, load, verify


def run(*args: object, lines: str = "", code: int = 0) -> Result:
    result = CliRunner().invoke(main, ["play", *map(str, args)], input=lines)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result


# Whole games


@pytest.mark.parametrize("selection", ["draft", "classic"])
def test_a_whole_game_by_typed_lines_leaves_a_record_that_verifies(tmp_path: Path, selection: str) -> None:
    file = tmp_path / "game.ndjson"
    seats = ("--seats", "me,random,random", "--seed", 3, "--option", f"selection={selection}")
    told = run("hotw2018", *seats, "--save", file, lines="1\n" * 2000).output
    assert " made the world.\n" in told
    assert f"mundi verify {file}" in told.replace("\n", "")
    record = load(file)
    assert record.seed is not None
    assert verify(record, load_game()).ok
    assert [seat.kind for seat in record.header.seats] == ["human", "random", "random"]


def test_nobody_is_asked_where_nothing_is_left_to_do(tmp_path: Path) -> None:
    """A whole game: what only ends something is done, and said, unless that would close the way back."""
    lonely: list[tuple[str, bool]] = []
    said = ""

    def policy(session: Puppet) -> str:
        nonlocal said
        said += session.told
        seats = session.position.to_act()
        legal = session.position.legal(0) if 0 in seats else []
        if len(legal) == 1 and asked(session):
            lonely.append((legal[0].do, session.match.can_undo(0)))
        return "1"

    session = puppet("me,random,random", policy, tmp_path / "game.ndjson", seed=3)
    session.run()
    assert session.match.result is not None
    ends = [(do, undoable) for do, undoable in lonely if do.startswith("end_")]
    assert all(do == "end_turn" and undoable for do, undoable in ends), ends
    assert "Nothing more could be done: your invasions are over." in said
    end = session.match.game.action({"do": "end_turn"})
    assert session.display.idle(end, False) == "Nothing was left to do: your turn is over."
    assert session.display.idle(end, True) == ""


def test_the_chronicle_tells_dice_and_where_points_come_from(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    told = run("hotw2018", "--seats", "me,random,random", "--seed", 4, "--save", file, lines="1\n" * 2000).output
    flat = re.sub(r"\s+", " ", told)
    scored = re.findall(r"scores? (\d+) points: ([^.]*)\. \w+ stands? at", flat)
    assert len(scored) >= 10
    for points, parts in scored:
        assert int(points) == sum(map(int, re.findall(r" (\d+)", parts))), parts
    battles = re.findall(
        r"(holds? [^,.]*)?, (\d+) against (\d+)\.[^\[]*? ([\d \[\]]+)((?: \+\d [A-Za-z ]+)*?)(?: = (\d+))? against",
        flat,
    )
    assert len(battles) > 10
    for held, first, second, dice, added, total in battles:
        # Who holds a land is told first, with its own figure.
        attack = second if held else first
        best = int(re.findall(r"\[(\d)\]", dice)[0])
        assert best == max(map(int, re.findall(r"\d", dice)))
        assert int(attack) == best + sum(map(int, re.findall(r"\+(\d)", added))) == int(total or best)


def test_without_people_a_spectator_watches(tmp_path: Path) -> None:
    told = run("hotw2018", "--seats", "random,random,random", "--seed", 1, "--save", tmp_path / "g.ndjson").output
    assert "You" not in told
    assert "made the world" in told


def test_a_game_without_a_display_of_its_own_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def game(game_id: str, data: Path | None = None, rules: str | None = None) -> Game:
        del game_id, data, rules
        return Toy()

    monkeypatch.setattr(games, "game", game)
    told = run(
        "toy", "--seats", "me,random", "--save", tmp_path / "g.ndjson", lines="b\ns\nh\nw roll\nu\n" + "1\n" * 99
    )
    assert "made the world" in told.output
    assert "That cannot be done now. T2.1" in told.output


# Hidden information


def unseen(session: Puppet, viewer: int) -> list[str]:
    """The names of the cards that this seat may not know where they are."""
    p, view = session.position, session.position.view(viewer)
    board = p.board
    events = {n for n, card in enumerate(board.events) for hand in p.hands if hand >> n & 1}
    events |= set(p.event_pile)
    events -= {n for n in events if view.hand >> n & 1}
    empires = {*p.empires, *p.empire_pile} - {-1, p.empires[viewer], p.empire if p.seat >= 0 else -1}
    (events if view.seen_pile == 0 else empires).difference_update(view.seen)
    return [*(board.events[n].name for n in events), *(board.empires[n].name for n in empires)]


@pytest.mark.parametrize(
    ("seats", "selection"),
    [("me,random,random", "draft"), ("random,me,greedy,random", "classic"), ("me,me,random", "draft")],
)
def test_nothing_hidden_is_ever_shown(tmp_path: Path, seats: str, selection: str) -> None:
    looked = iter(range(10**6))
    checked: list[str] = []

    def policy(session: Puppet) -> str:
        viewer = session.at_keyboard
        if viewer is None:
            assert session.told.strip().endswith("press Enter when you alone see the screen.")
            assert session.told.count("\n") <= 8
            return ""
        for name in unseen(session, viewer):
            assert not re.search(rf"(?<!Hindu ){name}\b", session.told), f"{name} in:\n{session.told}"
            checked.append(name)
        return ("1", "s", "h", "b", "c", "w weaponry", "1", "1", "u")[next(looked) % 9] if asked(session) else "1"

    puppet(seats, policy, tmp_path / "g.ndjson", seed=7, selection=selection).run()
    assert len(set(checked)) > 20


# Leaving and coming back


@pytest.mark.parametrize("decision", ["siege", "reroll", "selection"])
def test_a_game_left_in_the_middle_of_anything_goes_on_from_there(tmp_path: Path, decision: str) -> None:
    file = tmp_path / "g.ndjson"

    def policy(session: Puppet) -> str:
        return "q" if session.decision() == decision and asked(session) and session.match.steps else "1"

    session = puppet("me,random,random", policy, file, seed=11)
    session.run()
    assert session.match.result is None, "the game never came to this decision"
    resumed = Match.resume(load(file), load_game())
    assert resumed.position.dump() == session.match.position.dump()
    assert resumed.position.view(0).json() == session.match.position.view(0).json()
    told = run("--resume", file, lines="l\nq\n").output
    question = {"siege": "Press the siege, or retreat?", "reroll": "Reroll a die, or hold?", "selection": "Keep one"}
    assert question[decision] in told
    assert f"mundi play --resume {file}" in told.replace("\n", "")
    assert load(file).steps == session.match.steps


def test_the_end_of_the_input_is_a_polite_quit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("hotw2018", "--seats", "me,random,random", "--seed", 1, lines="1\n1\n").output
    (file,) = tmp_path.iterdir()
    assert f"The game is saved. Go on with: mundi play --resume {file.name}" in told
    assert len(load(file).steps) >= 2


def test_saving_in_between(tmp_path: Path) -> None:
    file, other = tmp_path / "g.ndjson", tmp_path / "other.ndjson"
    lines = f"save {other}\nsave {tmp_path / 'none' / 'x'}\n1\nq\n"
    told = run("hotw2018", "--seats", "me,random,random", "--seed", 1, "--save", file, lines=lines).output
    assert "Saved in" in told
    assert "Not saved: cannot write" in told.replace("\n", "")
    assert len(load(other).steps) < len(load(file).steps)


# Undo


def test_undo_goes_back_to_what_closed_it_and_says_so(tmp_path: Path) -> None:
    closed: list[str] = []

    def script() -> Iterator[str]:
        while session.decision() != "begin":
            yield "1"
        before = session.position.dump()
        yield "establish"
        yield "1"
        assert session.decision() == "invade"
        assert "u undoes" in session.told
        yield "u"
        assert "Taken back." in session.told
        yield "u"
        assert session.position.dump() == before
        yield "c"
        assert "You establish" not in session.told
        yield "u"
        closed.append(session.told)
        yield "q"

    typed = script()
    session = puppet("me,random,random", lambda _: next(typed), tmp_path / "g.ndjson", seed=2)
    session.run()
    assert re.search(r"Nothing can be taken back: .*\.", closed[0])


# Options and files


def test_bad_options_end_in_one_sentence(tmp_path: Path) -> None:
    def refused(*args: object) -> str:
        result = run(*args, code=2)
        assert result.stderr.startswith("mundi: ")
        assert result.stderr.count("\n") == 1
        return result.stderr

    assert "name a game" in refused()
    assert "there is no game 'chess'" in refused("chess")
    assert "there is no bot 'mensch' for hotw2018; its bots are: random" in refused(
        "hotw2018", "--seats", "me,mensch,random"
    )
    assert "is for 3 to 6 seats" in refused("hotw2018", "--seats", "me,random")
    assert "a name has 1 to 16 letters" in refused("hotw2018", "--seats", "me:,random,random")
    assert "the same name" in refused("hotw2018", "--seats", "me:Ann,me:ann,random")
    assert "there is no folder" in refused("hotw2018", "--save", tmp_path / "none" / "g.ndjson")
    assert "leave them out" in refused("--resume", tmp_path / "g.ndjson", "--seats", "me,random,random")
    assert "cannot read" in refused("--resume", tmp_path / "g.ndjson")
    file = tmp_path / "done.ndjson"
    run("hotw2018", "--seats", "random,random,random", "--seed", 1, "--save", file)
    assert "is over" in refused("--resume", file)


def test_the_default_is_one_person_and_three_bots(tmp_path: Path) -> None:
    file = tmp_path / "g.ndjson"
    run("hotw2018", "--save", file, lines="q\n")
    assert [seat.kind for seat in load(file).header.seats] == ["human", "greedy", "greedy", "greedy"]


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    files = [tmp_path / "a.ndjson", tmp_path / "b.ndjson"]
    for file in files:
        run("hotw2018", "--seats", "me:Ann,random,greedy", "--seed", 9, "--save", file, lines="1\n" * 30)
    first, second = map(load, files)
    assert first.header == second.header
    assert [step.action for step in first.steps] == [step.action for step in second.steps]


# Screens


@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_screen(tmp_path: Path, width: int) -> None:
    looked = iter(range(10**6))

    def policy(session: Puppet) -> str:
        assert all(cell_len(line) <= width for line in session.told.splitlines())
        turn = next(looked)
        return "q" if turn > 300 else ("1", "b", "s", "h")[turn % 4] if asked(session) else "1"

    puppet("me,random,random,random,random,random", policy, tmp_path / "g.ndjson", width=width).run()


def test_colour_follows_the_terminal_and_never_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    player = players_of(seat_list(["me", "random", "random"], load_game()))[0]

    def shown() -> str:
        screen = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
        screen.print(player.seal())
        assert isinstance(screen.file, io.StringIO)
        return screen.file.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "48;2;188;55;9" in shown()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "48;2" not in shown()
    assert "V" in shown()


def test_every_player_has_a_letter_of_its_own() -> None:
    for seats in ("me,me,me,me,me,me", "random,me,random,me:Paul,random,me:Ida", "me:Bo,me:Bob,me:Ob,me:O"):
        letters = [player.letter for player in players_of(seat_list(seats.split(","), load_game()))]
        assert len(set(letters)) == len(letters)
