"""Bots that are programs: asked and answered in lines; who hangs, dies or cheats forfeits, and none is left behind."""

import gc
import json
import os
import pickle
import shlex
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import resource_tracker
from pathlib import Path

import pytest
from tests.bots.programs import BEGIN, HONEST, answering, program
from tests.cli.commands import refused, run

from mappamundi.bots import Bot, Forfeit, Wait, dismiss, make_bot
from mappamundi.bots.piped import Patience, Piped
from mappamundi.games import game
from mappamundi.kernel import BadInput, Position, Seeded

RULES = game("hotw2018")
# Long enough for any machine; and for programs that never answer.
ENOUGH, NONE = Patience(60.0, 60.0), Patience(0.2, 0.2)


def begun(game_id: str = "hotw2018") -> tuple[Position, int]:
    position = game(game_id).new({}, 3, Seeded(bytes(32)))
    return position, position.to_act()[0]


def made(name: str, patience: Patience = ENOUGH, game_id: str = "hotw2018") -> Piped:
    bot = make_bot(name, game(game_id), 7, patience=patience)
    assert isinstance(bot, Piped)
    return bot


def forfeit(name: str, patience: Patience = ENOUGH, game_id: str = "hotw2018") -> Forfeit:
    """Why it forfeits its first decision; and the same when it is asked again."""
    position, seat = begun(game_id)
    bot = made(name, patience, game_id)
    with pytest.raises(Forfeit) as first:
        bot.choose(position.view(seat), position.legal(seat))
    with pytest.raises(Forfeit) as second:
        bot.choose(position.view(seat), position.legal(seat))
    assert second.value is first.value
    assert first.value.bot == name
    return first.value


def children() -> set[str]:
    """The processes of ours, those too that nobody asked how they ended; none where the system does not say."""
    own = Path(f"/proc/self/task/{os.getpid()}/children")
    found = set[str]()
    for thread in Path("/proc/self/task").glob("*/children") if own.exists() else ():
        found |= set(thread.read_text("ascii").split())
    return found


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    """What other tests have started may still be there; and who keeps count of what processes share stays anyway."""
    resource_tracker.ensure_running()
    before = children()
    yield
    assert children() <= before


def test_it_is_told_what_is_played_and_then_asked(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = f"""import sys
for number, line in enumerate(sys.stdin):
    open({str(heard)!r}, "a").write(line)
    if number:
        print('{{"choose": 1}}', flush=True)
"""
    position, seat = begun()
    bot = make_bot(program(tmp_path, source), RULES, 7, options={"selection": "draft"})
    assert bot.choose(position.view(seat), position.legal(seat)) is position.legal(seat)[1]
    assert bot.choose(position.view(seat), position.legal(seat)) is position.legal(seat)[1]
    dismiss([bot])
    first, *asked = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert first == {
        "protocol": 1,
        "game": "hotw2018",
        "rules": RULES.facts.rules_version,
        "options": {"selection": "draft"},
        "players": 3,
        "seat": seat,
        "seed": 7,
    }
    assert len(asked) == 2
    assert asked[0]["legal"] == [dict(action.form) for action in position.legal(seat)]
    assert asked[0]["view"] == json.loads(json.dumps(position.view(seat).json()))
    assert asked[0]["seconds"] == 10.0


def test_it_may_answer_with_a_form_or_after_a_while(tmp_path: Path) -> None:
    position, seat = begun()
    legal = position.legal(seat)
    for answer, expected in (
        ("json.dumps({'action': asked['legal'][-1]})", legal[-1]),
        ("json.dumps({'wait': 2, 'choose': 0})", Wait(2, legal[0])),
        ("json.dumps({'wait': 0.5, 'action': asked['legal'][0]})", Wait(0.5, legal[0])),
    ):
        bot = made(program(tmp_path, answering(answer)))
        assert bot.choose(position.view(seat), legal) == expected
        bot.close()
    race, racer = begun("fourgods")
    bot = made(program(tmp_path, answering("json.dumps({'wait': 3})")), game_id="fourgods")
    assert bot.choose(race.view(racer), race.legal(racer)) == Wait(3)
    bot.close()


@pytest.mark.parametrize(
    ("answer", "reason", "says"),
    [
        ("'legal moves? none for me'", "garbled", "answered what cannot be understood: legal moves? none for me"),
        ("'[1]'", "garbled", "[1]"),
        ("'{}'", "garbled", "{}"),
        ("json.dumps({'choose': 'first'})", "garbled", '{"choose": "first"}'),
        ("json.dumps({'choose': 0, 'action': {}})", "garbled", "choose"),
        ("json.dumps({'wait': -1, 'choose': 0})", "garbled", "wait"),
        ("json.dumps({'wait': 1})", "garbled", "wait"),
        ("'[' * 60000", "garbled", "[[["),
        ("'\\x1b[2J\\x07'", "garbled", "[2J"),
        ("json.dumps({'choose': len(asked['legal'])})", "illegal", "chose what is not legal"),
        ("json.dumps({'choose': -1})", "illegal", "chose what is not legal"),
        ("json.dumps({'action': {'do': 'win'}})", "illegal", '{"action": {"do": "win"}}'),
    ],
)
def test_who_answers_garbage_or_cheats_has_forfeited(tmp_path: Path, answer: str, reason: str, says: str) -> None:
    found = forfeit(program(tmp_path, answering(answer)))
    assert found.reason == reason
    assert says in str(found)
    assert str(found).isprintable()


def test_who_hangs_has_forfeited(tmp_path: Path) -> None:
    found = forfeit(program(tmp_path, BEGIN + "time.sleep(3600)\n"), NONE)
    assert (found.reason, found.message) == ("slow", "did not answer within 0.4 seconds")


def test_who_never_reads_has_forfeited_and_what_it_started_ends_too(tmp_path: Path) -> None:
    starts = f"child = subprocess.Popen([{sys.executable!r}, '-c', 'import time; time.sleep(3600)'])\n"
    kept = f"open({str(tmp_path / 'child')!r}, 'w').write(str(child.pid))\n"
    source = f"import subprocess\n{starts}{kept}" + """print('{"choose": 0}', flush=True)\nchild.wait()\n"""
    position, seat = begun()
    bot = made(program(tmp_path, source), Patience(0.2, 60.0))
    bot.choose(position.view(seat), position.legal(seat))
    with pytest.raises(Forfeit, match="did not answer"):
        bot.choose(position.view(seat), position.legal(seat))
    child = int((tmp_path / "child").read_text("ascii"))
    with suppress(ProcessLookupError, FileNotFoundError):
        # Nobody of ours started it, so it is for the system to bury it.
        os.kill(child, 0)
        assert "(zombie)" in Path(f"/proc/{child}/status").read_text("ascii")


def test_who_dies_has_forfeited(tmp_path: Path) -> None:
    found = forfeit(program(tmp_path, BEGIN + "print('no idea', file=sys.stderr)\nsys.exit(3)\n"))
    assert (found.reason, found.message) == ("died", "ended with exit code 3; it said: no idea")
    assert forfeit(program(tmp_path, "import os\nos.kill(os.getpid(), 9)\n")).params["code"] == -9


def test_who_only_ever_waits_has_forfeited(tmp_path: Path) -> None:
    position, seat = begun("fourgods")
    bot = made(program(tmp_path, answering("json.dumps({'wait': 1000})")), game_id="fourgods")
    assert bot.choose(position.view(seat), position.legal(seat)) == Wait(1000)
    with pytest.raises(Forfeit, match="only ever waits"):
        bot.choose(position.view(seat), position.legal(seat))


def test_one_that_nobody_has_any_more_is_ended(tmp_path: Path) -> None:
    position, seat = begun()
    bot: Bot | None = made(program(tmp_path, HONEST))
    assert bot is not None
    bot.choose(position.view(seat), position.legal(seat))
    bot = None
    gc.collect()


def test_a_command_that_cannot_be_run_is_told_before_anybody_plays(tmp_path: Path) -> None:
    seats = ("simulate", "hotw2018", "--games", "1", "--seats")
    assert "run: needs a command" in refused(*seats, "run:,random,random")
    assert "there is no program './nothing'" in refused(*seats, "run:./nothing --level 3,random,random")
    assert "No closing quotation" in refused(*seats, "run:python 'x,random,random")
    with pytest.raises(BadInput, match="there is no program"):
        make_bot(f"run:{shlex.quote(str(tmp_path / 'no such'))}", RULES, 0)


def test_what_it_says_on_its_standard_error_is_logged(tmp_path: Path) -> None:
    """In a process of its own: where the log goes is settled once."""
    source = HONEST.replace("    asked =", "    print('thinking', file=sys.stderr, flush=True)\n    asked =")
    name, log = program(tmp_path, source), tmp_path / "log"
    os.environ["MUNDI_BOT_LOG"] = str(log)
    try:
        told = run("simulate", "hotw2018", "--games", "2", "--jobs", "2", "--seats", f"{name},random,random")
    finally:
        del os.environ["MUNDI_BOT_LOG"]
    assert told.stderr == ""
    assert set(log.read_text("utf-8").splitlines()) == {f"{name}: thinking"}


@pytest.mark.parametrize("game_id", ["hotw2018", "fourgods"])
def test_an_honest_one_plays_whole_games_of_all_kinds(tmp_path: Path, game_id: str) -> None:
    chosen = "__import__('random').Random(line).randrange(len(asked['legal']))"
    answer = f"json.dumps({{'wait': 2, 'choose': {chosen}}} if asked['legal'] else {{'wait': 2}})"
    name = program(tmp_path, answering(answer), "a bot, with commas.py", "--level", "3")
    args = ("simulate", game_id, "--games", "1", "--seats", f"{name},random,random", "--json")
    found = json.loads(run(*args).stdout)
    assert [row["bot"] for row in found["summary"][:3]] == [name, "random", "random"]
    assert [row["forfeits"] for row in found["summary"]] == [0] * len(found["summary"])
    assert json.loads(run(*args).stdout) == found


def test_a_forfeit_is_counted_and_the_house_plays_on(tmp_path: Path) -> None:
    cheat = program(tmp_path, answering("json.dumps({'choose': 99999})"), "cheat.py")
    honest = program(tmp_path, HONEST, "honest.py")
    out = tmp_path / "out.ndjson"
    args = ("simulate", "hotw2018", "--games", "2", "--seats", f"{honest},{cheat},random")
    told = run(*args, "--out", out)
    assert told.stderr == f'mundi: {cheat} forfeited 2 games: it chose what is not legal: {{"choose": 99999}}\n'
    assert "forfeits" in told.stdout
    games = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    for line in games:
        assert line["forfeits"] == [None, 'chose what is not legal: {"choose": 99999}', None]
        assert line["places"][1] == 3, "last, whatever the house makes of it"
        assert sorted((line["places"][0], line["places"][2])) == [1, 2]
        assert line["decisions"][1] > 10
    assert [row["forfeits"] for row in json.loads(run(*args, "--json").stdout)["summary"]] == [0, 2, 0]


def test_a_forfeit_travels_between_processes() -> None:
    found = pickle.loads(pickle.dumps(Forfeit("run:x", "slow", "did not answer", seconds="3")))  # noqa: S301 - our own
    assert (str(found), found.reason, found.params) == ("run:x did not answer", "slow", {"seconds": "3"})
