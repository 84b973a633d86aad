"""Bots of others at a server's tables: whoever runs it lets them in, nobody else does, and who forfeits is relieved."""

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.bots.programs import HONEST, answering, program
from tests.server.serving import PATIENCE, Served, serving

from mappamundi.bots import Forfeit, bot_names, house_bot
from mappamundi.cli import main
from mappamundi.games import GAME_IDS, game
from mappamundi.kernel import BadInput, Seeded
from mappamundi.server.guests import Guests
from mappamundi.server.workers import Question, think

GAME = "hotw2018"
FILE = """
from pathlib import Path

from mappamundi.bots import Wait


class Last:
    name = "last"

    def choose(self, view, legal):
        Path(__file__).with_name("asked").touch()
        return legal[-1]


class Idle(Last):
    def choose(self, view, legal):
        return Wait(1)


class Sleepy(Last):
    def choose(self, view, legal):
        return Wait(1e9, legal[0])


class Stuck(Last):
    def choose(self, view, legal):
        while True:
            pass
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("guests")
    (made / "bots.py").write_text(FILE, "utf-8")
    return made


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    honest = program(folder, HONEST, "honest.py")
    cheat = program(folder, answering("json.dumps({'choose': 99999})"), "cheat.py")
    lines = [f"last={folder / 'bots.py'}:Last", f"honest={honest}", f"{GAME}.cheat={cheat}"]
    lines.append(f"{GAME}.stuck={folder / 'bots.py'}:Stuck")
    # A program starts for each decision, and the machine may be busy.
    with serving(folder, bot="\n".join(lines), bot_seconds=15.0) as server:
        yield server


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def soon(found: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 2 * PATIENCE
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_they_are_listed_after_ours(served: Served) -> None:
    games = {one["id"]: one for one in served.get("/api/games").json()["games"]}
    for game_id in GAME_IDS:
        own = ["cheat", "stuck"] if game_id == GAME else []
        assert games[game_id]["bots"] == [*bot_names(game_id), *own, "last", "honest"]
        assert games[game_id]["house_bot"] == house_bot(game_id)


def test_they_play(served: Served, folder: Path) -> None:
    created = served.table({"kind": "me"}, bot("last"), bot("honest"))
    table, token = created["table"]["id"], created["seats"]["0"]

    def moved() -> bool:
        seen = served.snapshot(table, token)
        if seen["legal"]:
            served.act(table, token, seen["legal"][0])
        return {told.get("seat") for told in seen["log"] if told["kind"] == "step"} == {0, 1, 2}

    soon(moved)
    assert (folder / "asked").exists()
    seats = served.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "last", "honest"], "nobody has forfeited"


@pytest.mark.parametrize("name", ["cheat", "stuck"])
def test_the_house_plays_on_for_one_that_forfeits(served: Served, name: str, caplog: pytest.LogCaptureFixture) -> None:
    created = served.table({"kind": "me"}, bot(name) | {"name": "Mercator"}, bot("random"))
    table, token = created["table"]["id"], created["seats"]["0"]
    if name == "stuck":
        served.app.state.hub.workers.budget = 2.0

    def relieved() -> bool:
        seen = served.snapshot(table, token)
        if seen["legal"]:
            served.act(table, token, seen["legal"][0])
        return bool(seen["table"]["seats"][1]["bot"] == house_bot(GAME))

    try:
        soon(relieved)
    finally:
        served.app.state.hub.workers.budget = 15.0
    log = served.snapshot(table, token)["log"]
    [told] = [told for told in log if told["kind"] == "seat"]
    assert (told["seat"], told["state"], told["name"]) == (1, "bot", "Mercator")
    why = 'forfeits: it chose what is not legal: {"choose": 99999}' if name == "cheat" else "did not decide in time"
    assert f"the bot {name} {why}" in caplog.text


def test_one_that_would_make_all_wait_for_ever_forfeits(folder: Path) -> None:
    for game_id, name, forfeits in (
        (GAME, "Last", False),
        (GAME, "Idle", True),
        (GAME, "Sleepy", True),
        ("fourgods", "Idle", False),
        ("fourgods", "Sleepy", True),
    ):
        rules = game(game_id)
        position = rules.new({}, 3, Seeded(bytes(32)))
        seat = position.to_act()[0]
        codes = [action.code for action in position.legal(seat)]
        packed, version = position.view(seat).pack(), rules.facts.rules_version
        question = Question(game_id, version, "guest", 1, packed, codes, guest=f"{folder / 'bots.py'}:{name}")
        with pytest.raises(Forfeit) if forfeits else nullcontext():
            think(question, 5.0)


def test_a_request_lets_nobody_in(served: Served, folder: Path) -> None:
    (folder / "asked").unlink(missing_ok=True)
    harm = folder / "harm"
    for name in (f"{folder / 'bots.py'}:Last", f"run:touch {harm}", "run:", "x.py", "bots.py:Last"):
        seats = [{"kind": "me"}, bot(name[-40:]), bot("random")]
        answer = served.post("/api/tables", {"game": GAME, "seats": seats})
        assert (answer.status_code, answer.json()["reason"]) == (422, "no_bot"), name
        created = served.table({"kind": "me"}, {"kind": "open"}, bot("random"))
        path = f"/api/tables/{created['table']['id']}/seats/1"
        assert served.put(path, bot(name), created["owner"]).json()["reason"] == "no_bot"
    assert served.post("/api/tables", {"game": "hotw2001", "seats": [bot("cheat")] * 3}).json()["reason"] == "no_bot"
    assert not harm.exists()
    assert not (folder / "asked").exists()


def test_a_table_whose_guest_is_not_let_in_any_more_has_the_house_bot() -> None:
    assert Guests().known(GAME, "last") == house_bot(GAME)
    assert Guests().known(GAME, "random") == "random"
    assert Guests().behind(GAME, "random") is None


def test_one_for_a_game_comes_before_one_for_all(folder: Path) -> None:
    file = folder / "bots.py"
    guests = Guests([f"x={file}:Last", "", f" {GAME}.x = {file}:Stuck "])
    assert guests.behind(GAME, "x") == f"{file}:Stuck"
    assert guests.behind("fourgods", "x") == f"{file}:Last"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["{file}:Last"], "needs a name"),
        (["run:{file} --level=3"], "needs a name"),
        (["Last={file}:Last"], "a name has small letters"),
        (["chess.last={file}:Last"], "there is no game 'chess'"),
        (["random={file}:Last"], "the name 'random' is taken"),
        (["even={file}:Last"], "the name 'even' is taken in fourgods"),
        (["a={file}:Last", "a={file}:Stuck"], "one name to two bots"),
        (["a={file}:Gone"], "there is nothing called 'Gone'"),
        (["a=run:./no-such-program"], "there is no program './no-such-program'"),
        (["nobody"], "there is no bot 'nobody' for "),
    ],
)
def test_what_cannot_be_let_in_is_said_before_anybody_comes(folder: Path, lines: list[str], says: str) -> None:
    given = [line.format(file=folder / "bots.py") for line in lines]
    with pytest.raises(BadInput, match=says):
        Guests(given)
    options = [word for line in given for word in ("--bot", line)]
    refused = CliRunner().invoke(main, ["serve", "--port", "0", "--db", str(folder / "no.db"), *options])
    assert refused.exit_code == 2
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1
