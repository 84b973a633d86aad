"""What earlier versions wrote is still read, played on and exported; README.md says how the files were made."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.commands import run
from tests.server.serving import Served, finish, serving

from mappamundi.games import RENAMED, game
from mappamundi.records import Match, decode, load, replay, verify

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in FOLDER.glob("*/told.json"))
KEPT_FACTS = ("game", "rules", "options", "seats", "pace", "listed", "language", "phase", "seq", "to_act")
KEPT_ENDS = ("scores", "places", "seed", "commitment", "rematch")

each_version = pytest.mark.parametrize("version", VERSIONS)


# --- files -----------------------------------------------------------------------------------------------------------


@each_version
def test_a_finished_record_is_verified_and_replayed(version: str) -> None:
    path = FOLDER / version / "finished.ndjson"
    record = load(path)
    rules = game(record.header.game)
    verdict = verify(record, rules)
    assert verdict.ok, verdict
    *_, last = replay(record, rules)
    assert (last.number, last.position.result()) == (len(record.steps), record.result)
    assert "the result follows from the game" in run("verify", path).stdout
    assert run("replay", path).exit_code == 0


@each_version
def test_a_save_goes_on_to_the_end(version: str) -> None:
    record = load(FOLDER / version / "saved.ndjson")
    assert record.result is None
    rules = game(record.header.game)
    match, rng = Match.resume(record, rules), Random(1)
    assert match.record() == record
    while seats := match.position.to_act():
        match.play(seats[0], rng.choice(match.position.legal(seats[0])))
    assert verify(match.record(), rules).ok


# --- the database ----------------------------------------------------------------------------------------------------


class Kept:
    """A server on a copy of a kept database, and what the old one told."""

    def __init__(self, served: Served, told: dict[str, Any], database: Path) -> None:
        self.served = served
        self.told = told
        self.database = database

    def table(self, name: str) -> tuple[str, dict[str, Any]]:
        found = self.told["tables"][name]
        return found["info"]["id"], found

    def play_on(self, table: str, tokens: dict[str, str], most: int = 10_000) -> None:
        """So many random actions of these seats, or as many as the game has."""
        rng = Random(5)
        while most:
            info = self.served.get(f"/api/tables/{table}").json()
            if info["phase"] == "over":
                return
            for token in (tokens[str(seat)] for seat in info["to_act"] if str(seat) in tokens):
                answer = self.served.act(table, token, rng.choice(self.served.snapshot(table, token)["legal"]))
                assert answer.status_code == 200, answer.text
                most -= 1
                break


@pytest.fixture(params=VERSIONS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    folder = FOLDER / str(request.param)
    database = tmp_path / "test.db"
    database.write_bytes(gzip.decompress((folder / "mundi.db.gz").read_bytes()))
    told = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    with serving(tmp_path) as served:
        yield Kept(served, told, database)


def test_every_table_is_as_it_was(kept: Kept) -> None:
    assert run("db", "check", "--db", kept.database).stdout == "all is right\n"
    for name, old in kept.told["tables"].items():
        table = old["info"]["id"]
        info = kept.served.get(f"/api/tables/{table}").json()
        assert {key: info[key] for key in KEPT_FACTS} == {key: old["info"][key] for key in KEPT_FACTS}, name
        assert {key: info.get(key) for key in KEPT_ENDS} == {key: old["info"].get(key) for key in KEPT_ENDS}, name
        for seat, mine in old["seats"].items():
            known = kept.served.snapshot(table, old["tokens"][seat])
            assert {key: known[key] for key in mine} == mine, f"{name}, seat {seat}"


def test_a_game_in_play_goes_on_to_its_end(kept: Kept) -> None:
    table, old = kept.table("playing")
    token = next(old["tokens"][seat] for seat, mine in old["seats"].items() if mine["can_undo"])
    assert kept.served.post(f"/api/tables/{table}/undo", {"key": kept.served.key()}, token).status_code == 200
    known = kept.served.get(f"/api/tables/{table}/seat?since=0", token).json()
    assert next(entry["text"] for entry in known["log"] if entry["kind"] == "chat") == "Good luck, all!"
    assert {entry["kind"] for entry in known["log"]} >= {"start", "step", "undo", "chat"}
    kept.play_on(table, old["tokens"])
    record = kept.served.get(f"/api/tables/{table}/record")
    assert record.status_code == 200, record.text
    verdict = verify(decode(record.content), game(old["info"]["game"]))
    assert verdict.ok, verdict
    assert kept.served.get(f"/api/tables/{table}/replay").json()["frames"]


def test_events_of_before_are_told_by_their_names_of_now(kept: Kept) -> None:
    """The log knows events by name, and some kinds had other names."""
    met = set()
    for old in kept.told["tables"].values():
        known = kept.served.get(f"/api/tables/{old['info']['id']}/seat?since=0", old["tokens"]["0"]).json()
        told = [event for entry in known["log"] for event in entry.get("events") or ()]
        met |= {event["event"] for event in told}
        assert all(event["seat"] is not None for event in told if event["event"] == "turn_began")
    assert met >= {*RENAMED["hotw2018"].values(), "empire_skipped"} - {"area_linked"}
    assert met <= {kind.name for kind in game("hotw2018").kinds}


def test_finished_games_are_replayed_and_played_again(kept: Kept) -> None:
    for name in ("finished", "agreed"):
        table, old = kept.table(name)
        record = decode(kept.served.get(f"/api/tables/{table}/record").content)
        assert verify(record, game(old["info"]["game"])).ok
        frames = kept.served.get(f"/api/tables/{table}/replay").json()["frames"]
        assert frames[-1]["table"]["scores"] == old["info"]["scores"]
        annals = kept.served.get(f"/api/tables/{table}/watch/annals").json()
        assert [row[-1] for row in annals["points"]["series"]] == old["info"]["scores"]
        assert annals["story"]
        wish = {"table": table, "step": len(record.steps) // 2, "seat": 0}
        again = kept.served.post("/api/replays/what-if", wish)
        assert again.status_code == 201, again.text
        kept.play_on(again.json()["table"]["id"], again.json()["seats"], 3)
    uploaded = kept.told["record"]
    frames = kept.served.get(f"/api/records/{uploaded['id']}/replay").json()["frames"]
    assert [frame["told"]["kind"] for frame in frames] == ["step"] * uploaded["steps"] + ["end"]


def test_a_lesson_goes_on(kept: Kept) -> None:
    table, old = kept.table("lesson")
    kept.play_on(table, old["tokens"], 5)
    # It began in the middle of a turn, of whose beginning the log knows nothing.
    annals = kept.served.get(f"/api/tables/{table}/seat/annals", old["tokens"]["0"]).json()
    assert annals["turns"][0]["seat"] == 0
    finish(kept.served, table, old["tokens"])
    assert kept.served.get(f"/api/tables/{table}").json()["phase"] == "over"


def test_a_table_that_waits_is_filled_and_begins(kept: Kept) -> None:
    table, old = kept.table("lobby")
    tokens = dict(old["tokens"])
    for seat, wish in (("1", {"name": "Bo"}), ("2", {"name": "Cy", "invitation": old["invitations"]["2"]})):
        joined = kept.served.post(f"/api/tables/{table}/join", wish)
        assert joined.status_code == 200, joined.text
        tokens[seat] = joined.json()["token"]
    assert kept.served.post(f"/api/tables/{table}/start", token=old["owner"]).status_code == 200
    kept.play_on(table, tokens, 5)
    assert kept.served.get(f"/api/tables/{table}").json()["phase"] == "playing"


def test_an_account_has_its_seats(kept: Kept) -> None:
    wish = {"name": kept.told["name"], "password": kept.told["password"]}
    signed_in = kept.served.post("/api/login", wish, Origin=kept.served.url)
    assert signed_in.status_code == 200, signed_in.text
    seats = kept.served.get("/api/me").json()["seats"]
    own = {old["info"]["id"] for name, old in kept.told["tables"].items() if name != "lesson"}
    assert own <= {seat["table"]["id"] for seat in seats}


def test_all_is_exported(kept: Kept, tmp_path: Path) -> None:
    run("db", "export", tmp_path / "games.ndjson", "--db", kept.database)
    lines = [json.loads(line) for line in (tmp_path / "games.ndjson").read_text(encoding="utf-8").splitlines()]
    begun = {old["info"]["id"] for old in kept.told["tables"].values() if old["info"]["phase"] != "lobby"}
    assert begun <= {line["id"] for line in lines if "id" in line}
