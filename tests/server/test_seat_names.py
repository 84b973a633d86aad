"""Names of seats: what others see of them, at a table and in records from elsewhere."""

import pytest
from msgspec.structs import replace
from tests.server.serving import BOT, Served, finish

from mappamundi.records import Record, decode, encode

BACKWARDS = "\u202enigoL"


@pytest.mark.parametrize("name", [BACKWARDS, "\u3164", "\u2800", "Ann\ufe0f", " ", "\u2066Ann", "A" + 4 * "\u0301"])
def test_nobody_takes_a_seat_under_a_name_that_others_cannot_see(served: Served, name: str) -> None:
    seats = [{"kind": "me", "name": name}, BOT, BOT]
    answers = [served.post("/api/tables", {"game": "hotw2018", "seats": seats})]
    created = served.table({"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"})
    table = f"/api/tables/{created['table']['id']}"
    answers.append(served.post(f"{table}/join", {"name": name}))
    answers.append(served.put(f"{table}/seats/1", {"kind": "bot", "name": name}, created["owner"]))
    for answer in answers:
        assert (answer.status_code, answer.json()["reason"]) == (422, "name_hidden"), answer.text


def test_a_name_is_shown_tidily(served: Served) -> None:
    created = served.table({"kind": "me", "name": " 山田\u3000太郎 "}, {"kind": "open"}, BOT)
    table = f"/api/tables/{created['table']['id']}"
    assert served.post(f"{table}/join", {"name": "❤\ufe0f"}).status_code == 200
    assert [seat["name"] for seat in served.get(table).json()["seats"]][:2] == ["山田 太郎", "❤"]


def written_elsewhere(record: bytes) -> Record:
    """The record with names that no table here takes."""
    found = decode(record)
    names = (BACKWARDS, "\u3164", "A\x1b[2Jnn")
    seats = [replace(seat, name=name) for seat, name in zip(found.header.seats, names, strict=True)]
    return Record(replace(found.header, seats=seats), found.steps, found.result, found.seed)


def test_names_of_records_from_elsewhere_are_cleaned_where_they_are_shown(served: Served) -> None:
    created = served.table()
    table = created["table"]["id"]
    finish(served, table, created["seats"])
    body = encode(written_elsewhere(served.get(f"/api/tables/{table}/record").content))
    kept = served.http.post("/api/records", content=body, headers={"Content-Type": "application/octet-stream"})
    assert kept.status_code == 201, kept.text
    expected = ["nigoL", "Seat 2", "A[2Jnn"]
    assert [seat["name"] for seat in kept.json()["seats"]] == expected
    replay = served.get(f"/api/records/{kept.json()['id']}/replay").json()
    assert [seat["name"] for seat in replay["start"]["table"]["seats"]] == expected
