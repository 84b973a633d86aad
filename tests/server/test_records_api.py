"""Records: downloaded, verified, uploaded, replayed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.serving import BOT, Served, finish, serving

from mappamundi.games import game
from mappamundi.kernel import Seeded
from mappamundi.records import Match, Record, Seat, decode, encode, replay, verify
from mappamundi.server import limits
from mappamundi.server.diff import apply
from mappamundi.server.store import writes


def played(steps: int = 10_000) -> Match:
    """A game of three, played by whoever comes first."""
    match = Match.new(game("hotw2018"), {}, [Seat(name, "human") for name in ("Ann", "Bo", "Cy")], bytes(32))
    dice = Seeded(bytes(16))
    while (seats := match.position.to_act()) and len(match.steps) < steps:
        legal = match.position.legal(seats[0])
        match.play(seats[0], legal[dice.roll(len(match.steps), len(legal)) - 1], float(len(match.steps)))
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played()


def upload(served: Served, body: bytes) -> Any:
    return served.http.post("/api/records", content=body, headers={"Content-Type": "application/x-ndjson"})


def test_the_record_is_given_out_after_the_end_and_can_be_verified(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    for path in ("record", "replay"):
        answer = served.get(f"/api/tables/{table}/{path}", tokens["0"])
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not_over"
    for _ in range(4):
        info = served.get(f"/api/tables/{table}").json()
        token = tokens[str(info["to_act"][0])]
        assert served.act(table, token, served.snapshot(table, token)["legal"][0]).status_code == 200
    finish(served, table, tokens)
    answer = served.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert f'filename="{table}.ndjson"' in answer.headers["content-disposition"]
    record = decode(answer.content)
    assert record.seed == served.get(f"/api/tables/{table}").json()["seed"]
    assert len(record.steps) == 4
    assert verify(record, game("hotw2018")).ok
    replay = served.get(f"/api/tables/{table}/replay").json()
    assert replay["frames"][-1]["table"]["scores"] == served.get(f"/api/tables/{table}").json()["scores"]


def test_what_was_taken_back_is_not_in_the_record(served: Served) -> None:
    created = served.table({"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"})
    table, tokens = created["table"]["id"], created["seats"]
    undone = False
    for _ in range(200):
        info = served.get(f"/api/tables/{table}").json()
        token = tokens[str(info["to_act"][0])]
        now = served.snapshot(table, token)
        if now["can_undo"]:
            undone = served.post(f"/api/tables/{table}/undo", {"key": served.key()}, token).status_code == 200
            break
        assert served.act(table, token, now["legal"][0]).status_code == 200
    assert undone
    finish(served, table, tokens)
    assert verify(decode(served.get(f"/api/tables/{table}/record").content), game("hotw2018")).ok


def test_who_gave_no_name_has_none_in_a_copy(served: Served) -> None:
    """A record has to call everybody something; a table does not take that for a name."""
    created = served.table({"kind": "me", "name": "Ann"}, {"kind": "me"}, BOT)
    table, tokens = created["table"]["id"], created["seats"]
    finish(served, table, tokens)
    assert [seat.name for seat in decode(served.get(f"/api/tables/{table}/record").content).header.seats][1] == "Seat 2"
    copy = served.post("/api/replays/what-if", {"table": table, "step": 0, "seat": 1}).json()["table"]
    assert [seat["name"] for seat in copy["seats"]][:2] == ["Ann", None]


def test_a_land_is_told_of_at_any_point_of_a_finished_game(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Ann"}, BOT, BOT)
    table, tokens = created["table"]["id"], created["seats"]
    finish(served, table, tokens)
    rules = game("hotw2018")
    moments = replay(decode(served.get(f"/api/tables/{table}/record").content), rules)
    asked = {"do": "invade", "land": "nile"}
    for moment in moments:
        if moment.number % 60 == 0:
            [told] = rules.counsel(moment.position.view(None), [rules.action(asked)])
            body = {"table": table, "step": moment.number, "action": asked}
            assert served.post("/api/replays/counsel", body).json()["counsel"] == told
    refused = served.post("/api/replays/counsel", {"table": table, "step": 9999, "action": asked})
    assert refused.status_code == 422


def test_a_record_is_kept_and_replayed(served: Served, whole: Match) -> None:
    record = whole.record()
    body = encode(record)
    info = upload(served, body)
    assert info.status_code == 201, info.text
    told = info.json()
    assert told["verified"]
    assert told["steps"] == len(record.steps)
    assert record.result is not None
    assert told["scores"] == list(record.result.scores)
    assert upload(served, body).json()["id"] == told["id"]
    assert served.get(f"/api/records/{told['id']}").content == body
    replay = served.get(f"/api/records/{told['id']}/replay").json()
    check_replay(replay, whole)


def check_replay(replay: dict[str, Any], whole: Match) -> None:
    """The frames lead from the start to the end, and nothing is hidden."""
    frames = replay["frames"]
    view = replay["start"]["view"]
    assert [frame["seq"] for frame in frames] == list(range(1, len(whole.steps) + 2))
    hands = 0
    for frame, step in zip(frames, whole.steps, strict=False):
        view = apply(view, frame["patch"])
        assert frame["told"]["action"] == step.action
        hands += bool(view["seen_by"]["1"]["hand"]["events"]) if "hand" in view["seen_by"]["1"] else 0
    assert hands
    last = whole.position.view(None).json()
    assert {key: value for key, value in view.items() if key != "seen_by"} == last
    drawn = [
        event for frame in frames for event in frame["told"].get("events", []) if event["event"].endswith("chosen")
    ]
    assert all("card" in event for event in drawn)
    assert frames[-1]["table"]["phase"] == "over"


def test_what_is_no_record_is_refused(served: Served, whole: Match) -> None:
    record = whole.record()
    body = encode(record)
    steps = [record.steps[-1], *record.steps[1:]]
    wrong = {
        b"": "is empty",
        b"\xff\n": "no game record",
        b"[" * 100_000: "no game record",
        body[:-200]: "cut off",
        body.replace(b'"Ann"', b'"Eve"'): "damaged",
        encode(Record(record.header, steps, record.result, record.seed)): "step 1",
        encode(played(40).record()): "not over",
    }
    for content, words in wrong.items():
        answer = upload(served, content)
        assert answer.status_code == 422, answer.text
        assert words in answer.json()["detail"]
    assert upload(served, b"x" * (2 * 1024 * 1024 + 1)).status_code == 413
    for path in ("", "/replay"):
        assert served.get(f"/api/records/none{path}").json()["reason"] == "no_record"


def test_a_record_that_hides_its_seed_is_kept_but_not_verified(served: Served, whole: Match) -> None:
    record = whole.record()
    told = upload(served, encode(Record(record.header, record.steps, record.result))).json()
    assert not told["verified"]
    assert [check["name"] for check in told["checks"] if not check["ok"]] == ["seed", "chance"]


def test_a_game_with_bots_says_who_they_were(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Ann"}, BOT, BOT)
    table = created["table"]["id"]
    finish(served, table, created["seats"])
    assert [seat.kind for seat in decode(served.get(f"/api/tables/{table}/record").content).header.seats] == [
        "human",
        "random",
        "random",
    ]


def test_a_record_holds_no_long_texts_and_nothing_deep(served: Served, whole: Match) -> None:
    """Names of two megabytes were kept and shown; what is nested too deeply broke whoever looked at it."""
    for name, status in (("Ann" * 13, 201), ("\U0001f5fa" * 40, 201), ("A" * 201, 422)):
        header = msgspec.structs.replace(whole.header, seats=(Seat(name, "human"), *whole.header.seats[1:]))
        assert upload(served, encode(Record(header, whole.steps))).status_code == status
    steps = [msgspec.structs.replace(whole.steps[0], action={"do": [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]})]
    assert upload(served, encode(Record(whole.header, steps))).json()["reason"] == "bad_record"


def test_uploads_are_kept_for_a_time_and_never_more_than_there_is_room_for(
    database: str, tmp_path: Path, whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = encode(Record(whole.header, whole.steps[:3])), encode(Record(whole.header, whole.steps[:4]))
    with serving(tmp_path, db=database) as served:
        kept = upload(served, first).json()["id"]
        monkeypatch.setattr(writes, "ALL_RECORDS", len(first) + len(second) - 1)
        full = upload(served, second)
        assert (full.status_code, full.json()["reason"]) == (503, "records_full")
        assert upload(served, first).status_code == 201, "what is there already needs no more room"
        assert served.get(f"/api/records/{kept}").content == first, "nobody's record goes for another's"
        monkeypatch.setattr(writes, "RECORD_DAYS", 0)
        assert upload(served, second).status_code == 201
        assert served.get(f"/api/records/{kept}").status_code == 404


def test_what_one_address_uploads_in_a_day_is_counted(
    tmp_path: Path, whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = encode(Record(whole.header, whole.steps[:3]))
    monkeypatch.setattr(limits, "UPLOADS_A_DAY", 2 * len(body))
    with serving(tmp_path, rate=100, burst=100) as served:
        assert [upload(served, body).status_code for _ in range(3)] == [201, 201, 429]


def test_in_a_copy_nobody_is_called_like_another(served: Served) -> None:
    """Whoever plays on for a bot is not called like one, and a bot in a seat without a name takes nobody else's."""
    created = served.table({"kind": "me"}, {"kind": "bot", "name": "Ptolemy"}, BOT)
    table, tokens = created["table"]["id"], created["seats"]
    finish(served, table, tokens)
    point = {"table": table, "step": 0}

    def names(**more: Any) -> list[str | None]:
        copy = served.post("/api/replays/what-if", point | more).json()["table"]
        return [seat["name"] for seat in copy["seats"]]

    assert names(seat=1) == ["Ptolemy", None, "Mercator"]
    assert names(seat=2) == ["Idrisi", "Ptolemy", None]
    assert names(seat=1, name="Ann") == ["Ptolemy", "Ann", "Mercator"]
    assert names(seat=0) == [None, "Ptolemy", "Mercator"]


def test_bots_have_names_in_the_list_as_well(served: Served) -> None:
    created = served.table({"kind": "open"}, {"kind": "me", "name": "Mercator"}, BOT, listed=True)
    listed = served.get("/api/tables?phase=lobby").json()["tables"]
    (found,) = [one for one in listed if one["id"] == created["table"]["id"]]
    assert [seat["name"] for seat in found["seats"]] == [None, "Mercator", "Behaim"]
    assert [seat["name"] for seat in created["table"]["seats"]] == [None, "Mercator", "Behaim"]
