"""4 Gods by version 1 of its rules: G10.4 is decided as it was when the game began."""

import gzip
import json
from pathlib import Path

from tests.cli.commands import run
from tests.server.core import standing_still
from tests.server.serving import finish

from mappamundi.games import game
from mappamundi.kernel import Seeded
from mappamundi.records import Record, decode, load, replay, verify

FOLDER = Path(__file__).parent / "fourgods-1"
OLD = game("fourgods", rules="1")


def bagged(record: Record, rules: str) -> list[int]:
    """At which steps a taken tile went into the bag."""
    kinds = game("fourgods", rules=rules).kinds
    number = [kind.name for kind in kinds].index("bagged")
    moments = replay(record, game("fourgods", rules=rules))
    return [moment.number for moment in moments if any(event[0] == number for event in moment.events)]


def test_a_finished_record_is_verified_by_its_own_rules() -> None:
    record = load(FOLDER / "finished.ndjson")
    assert record.header.rules == "1"
    assert verify(record, OLD).ok
    assert len(bagged(record, "1")) == 2, "by the seat, and by the clock"
    assert "the result follows from the game" in run("verify", FOLDER / "finished.ndjson").stdout
    assert run("replay", FOLDER / "finished.ndjson").exit_code == 0


def test_version_2_decides_it_otherwise() -> None:
    """What the kept files are kept for: the same steps by the new rules put nothing into the bag."""
    record = load(FOLDER / "finished.ndjson")
    newest = game("fourgods")
    assert record.seed is not None
    position = newest.new(record.header.options, len(record.header.seats), Seeded(bytes.fromhex(record.seed)))
    told = []
    for step in record.steps:
        events = position.play(step.seat, newest.action(step.action))
        told += [newest.tell(event, None)["event"] for event in events]
    assert told.count("put_back") == 2
    assert "bagged" not in told


def test_a_running_table_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    (tmp_path / "test.db").write_bytes(gzip.decompress((FOLDER / "mundi.db.gz").read_bytes()))
    kept = json.loads((FOLDER / "table.json").read_text(encoding="utf-8"))
    run("db", "upgrade", "--db", tmp_path / "test.db")
    assert run("db", "check", "--db", tmp_path / "test.db").stdout == "all is right\n"
    with standing_still(tmp_path) as served:
        table, tokens = kept["id"], kept["tokens"]
        info = served.get(f"/api/tables/{table}").json()
        assert (info["rules"], info["phase"], info["options"]["tempo"]) == ("1", "playing", "timed_turns")
        before = served.snapshot(table, tokens["0"])
        assert before["view"]["areas"] == kept["view"]["areas"]
        if before["table"]["to_act"] == [0]:
            assert served.act(table, tokens["0"], {"do": "end_turn"}).status_code == 200
        after = served.snapshot(table, tokens["0"])["view"]
        assert after["areas"] == kept["view"]["areas"], "the tile did not go back"
        assert after["bag"] == kept["view"]["bag"] + 1
        finish(served, table, tokens)
        record = decode(served.get(f"/api/tables/{table}/record").content)
        assert record.header.rules == "1"
        assert verify(record, OLD).ok
