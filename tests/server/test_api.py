"""The HTTP interface: tables, capabilities, refusals, and a whole game."""

import time
from pathlib import Path

import httpx
import pytest
from tests.server.serving import BOT, GAME, PATIENCE, Served, finish, serving

from mappamundi.games import game
from mappamundi.records import decode, verify

UNSAFE_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"game": 1}',
    b'{"game": "hotw2018", "seats": [{"kind": "me"}], "more": 1}',
    b'{"game": "hotw2018", "seats": [{"kind": "me", "name": "Ada\\n"}, {"kind": "bot"}, {"kind": "bot"}]}',
    b"\xff\xfe",
    b'{"game": "\\ud800", "seats": []}',
    b"[" * 60_000,
]


def test_problems_are_problem_documents(served: Served) -> None:
    answers = [
        served.get("/api/nothing"),
        served.get("/api/tables/none"),
        served.get("/api/tables/none/seat"),
        served.put("/api/tables", {}),
        served.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}),
        served.http.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"}),
        served.get("/api/tables", params={"limit": "many"}),
    ]
    assert [answer.status_code for answer in answers] == [404, 404, 401, 405, 422, 413, 400]
    for answer in answers:
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["title"]
        assert problem["detail"].endswith(".")
        assert problem["reason"]
    assert answers[3].headers["allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize("body", UNSAFE_BODIES)
def test_bodies_that_cannot_be_read(served: Served, body: bytes) -> None:
    answer = served.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "malformed"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [BOT] * 7}, "wrong_seats"),
        ({"options": {"colour": "red"}}, "no_option"),
        ({"options": {"selection": "blind"}}, "no_option"),
        ({"seats": [{"kind": "bot", "bot": "clever"}, BOT, BOT]}, "no_bot"),
        ({"pace": {"kind": "live", "base": 1}}, "bad_pace"),
    ],
)
def test_tables_that_cannot_be_played(served: Served, change: dict[str, object], reason: str) -> None:
    answer = served.post("/api/tables", {"game": GAME, "seats": [BOT] * 3} | change)
    assert answer.status_code == 422
    assert answer.json()["reason"] == reason


def test_every_answer_has_the_security_headers(served: Served) -> None:
    for path in ("/", "/health", "/api/games", "/nothing", "/api/tables/none/seat"):
        headers = served.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
    assert served.get("/api/tables").headers["cache-control"] == "no-store"


def test_a_page_of_another_site_changes_nothing(served: Served) -> None:
    body = {"game": GAME, "seats": [BOT] * 3}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = httpx.post(f"{served.url}/api/tables", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["reason"] == "cross_site"
    assert httpx.post(f"{served.url}/api/tables", json=body, headers={"Origin": served.url}).status_code == 201


def test_why_says_what_speaks_against_an_action_and_what_it_would_bring(served: Served) -> None:
    created = served.table()
    table, token = created["table"]["id"], created["seats"]["0"]
    asked = served.post(f"/api/tables/{table}/why", {"action": {"do": "invade", "land": "nile"}}, token).json()
    assert (asked["legal"], bool(asked["rule"])) == (False, True)
    assert asked["counsel"]["worth"] == 2
    [gain] = asked["counsel"]["gain"]
    assert (gain["area"], gain["before"], gain["after"]) == ("north_africa", "", "presence")
    nothing = served.post(f"/api/tables/{table}/why", {"action": {"do": "reroll", "die": 0}}, token).json()
    assert (nothing["legal"], nothing["counsel"]) == (False, {})
    unknown = served.post(f"/api/tables/{table}/why", {"action": {"do": "dance"}}, token).json()
    assert (unknown["legal"], unknown["counsel"]) == (False, {})


def test_a_spectator_hears_of_an_action_what_everybody_can_see(served: Served) -> None:
    created = served.table()
    table, token = created["table"]["id"], created["seats"]["0"]
    legal = served.snapshot(table, token)["legal"]
    for action in [*legal, {"do": "dance"}]:
        # Cards that lie open to one seat only are none of a spectator's business.
        assert served.post(f"/api/tables/{table}/counsel", {"action": action}).json() == {"counsel": {}}
    assert served.post("/api/tables/none/counsel", {"action": {"do": "invade", "land": "nile"}}).status_code == 404


def test_join_by_link_and_start(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Ann"}, {"kind": "invited"}, {"kind": "open"})
    table, owner = created["table"]["id"], created["owner"]
    assert served.post(f"/api/tables/{table}/start", None, owner).json()["reason"] == "seats_empty"
    invitation = created["invitations"]["1"]
    bo = served.post(f"/api/tables/{table}/join", {"name": "Bo", "invitation": invitation}).json()
    assert bo["seat"] == 1
    again = served.post(f"/api/tables/{table}/join", {"name": "Eve", "invitation": invitation})
    assert again.json()["reason"] == "bad_invitation"
    cy = served.post(f"/api/tables/{table}/join", {"name": "Cy"}).json()
    assert cy["seat"] == 2
    assert served.post(f"/api/tables/{table}/join", {"name": "Eve"}).json()["reason"] == "no_open_seat"
    assert served.post(f"/api/tables/{table}/start", None, bo["token"]).status_code == 403
    assert served.post(f"/api/tables/{table}/start", None, owner).status_code == 200
    info = served.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bo", "Cy"]
    assert info["phase"] == "playing"
    assert info["seed"] is None
    assert len(info["commitment"]) == 64


def test_a_token_opens_its_own_seat_at_its_own_table_only(served: Served) -> None:
    mine, other = served.table(), served.table()
    table, owner = mine["table"]["id"], mine["owner"]
    ann, bo = mine["seats"]["0"], mine["seats"]["1"]
    action = {"do": "end_turn"}
    wrong = [None, owner, other["seats"]["0"], ann[:-1] + ("A" if ann[-1] != "A" else "B"), "x" * 5000]
    for token in wrong:
        expected = 401 if token is None else 403
        assert served.get(f"/api/tables/{table}/seat", token).status_code == expected
        assert served.act(table, token or "", action).status_code == expected
        for path in ("undo", "vote", "chat", "leave", "return"):
            body = {"key": served.key(), "agree": True} if path == "vote" else {"key": served.key()}
            body |= {"text": "I am Ann"} if path == "chat" else {}
            assert served.post(f"/api/tables/{table}/{path}", body, token).status_code == expected
        assert served.put(f"/api/tables/{table}/plan", {"steps": []}, token).status_code == expected
        assert served.put(f"/api/tables/{table}/orders", {"orders": []}, token).status_code == expected
    for token in (ann, bo, other["owner"]):
        assert served.put(f"/api/tables/{table}/seats/0", {"kind": "bot"}, token).status_code == 403
        assert served.post(f"/api/tables/{table}/rematch", None, token).status_code == 403
    assert served.get(f"/api/tables/{table}").json()["seq"] == mine["table"]["seq"]


def test_a_seat_sees_its_own_cards_and_acts_for_itself(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    to_act = created["table"]["to_act"]
    views = {seat: served.snapshot(table, token) for seat, token in tokens.items()}
    watching = served.get(f"/api/tables/{table}/watch").json()
    assert watching["view"]["hand"] == {"events": [], "empire": None}
    assert watching["legal"] == []
    assert watching["private"] is None
    seat, idle = str(to_act[0]), next(str(n) for n in range(3) if n not in to_act)
    assert views[seat]["legal"]
    assert views[idle]["legal"] == []
    choice = views[seat]["legal"][0]
    refused = served.act(table, tokens[idle], choice)
    assert refused.status_code == 422
    assert refused.json()["title"] == "Refused by the rules"
    assert served.act(table, tokens[seat], choice).status_code == 200
    card = choice.get("card")
    if card:
        for other, token in tokens.items():
            shown = served.get(f"/api/tables/{table}/seat", token).json()
            step = next(entry for entry in shown["log"] if entry["kind"] == "step")
            assert (step["action"].get("card") == card) == (other == seat)


def test_a_refusal_of_the_rules_names_the_rule(served: Served) -> None:
    created = served.table()
    table, seat = created["table"]["id"], str(created["table"]["to_act"][0])
    answer = served.act(table, created["seats"][seat], {"do": "end_turn"})
    assert answer.status_code == 422
    assert answer.json()["rule"].startswith("Z")
    for form in ({}, {"do": 1}, {"do": "invade"}, {"do": "invade", "land": ["x"]}, {"do": "give", "to": 1 << 80}):
        answer = served.act(table, created["seats"][seat], form)
        assert answer.status_code == 422, (form, answer.text)


def test_the_same_key_answers_as_the_first_time(served: Served) -> None:
    created = served.table()
    table, seat = created["table"]["id"], str(created["table"]["to_act"][0])
    token = created["seats"][seat]
    action = served.snapshot(table, token)["legal"][0]
    first = served.act(table, token, action, "the-same-key")
    again = served.act(table, token, action, "the-same-key")
    assert first.json() == again.json()
    assert served.get(f"/api/tables/{table}").json()["seq"] == first.json()["seq"]


def test_votes_end_the_game_and_a_rematch_follows(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    assert served.post(f"/api/tables/{table}/rematch", None, created["owner"]).json()["reason"] == "not_over"
    finish(served, table, tokens)
    info = served.get(f"/api/tables/{table}").json()
    assert info["phase"] == "over"
    assert len(info["seed"]) == 64
    again = served.post(f"/api/tables/{table}/rematch", None, created["owner"])
    assert again.status_code == 201
    assert served.get(f"/api/tables/{table}").json()["rematch"] == again.json()["table"]["id"]
    assert served.post(f"/api/tables/{table}/rematch", None, created["owner"]).json()["reason"] == "rematch_exists"


def test_leaving_ends_the_streams_of_the_seat(served: Served) -> None:
    created = served.table()
    table, token = created["table"]["id"], created["seats"]["0"]
    with served.socket(table, token) as socket:
        assert socket.receive("snapshot")["viewer"] == 0
        served.post(f"/api/tables/{table}/leave", None, token)
        assert socket.close_code() == 4008
    assert served.get(f"/api/tables/{table}").json()["seats"][0]["state"] == "open"


def test_listed_tables(served: Served) -> None:
    hidden = served.table()["table"]["id"]
    shown = served.table(listed=True)["table"]["id"]
    found = {table["id"] for table in served.get("/api/tables", params={"limit": 100}).json()["tables"]}
    assert shown in found
    assert hidden not in found


def test_a_whole_game_against_bots(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Ann"}, BOT, BOT)
    table, token = created["table"]["id"], created["seats"]["0"]
    deadline = time.monotonic() + 4 * PATIENCE
    while (now := served.snapshot(table, token))["table"]["phase"] != "over":
        assert time.monotonic() < deadline
        if now["legal"]:
            assert served.act(table, token, now["legal"][-1]).status_code == 200
    assert min(now["table"]["places"]) == 1
    assert now["log"][-1]["kind"] == "end"


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    """The position, the keys that were used before the last snapshot, votes, and the end."""
    with serving(tmp_path) as served:
        created = served.table()
        table, tokens = created["table"]["id"], created["seats"]
        played = []
        for number in range(60):
            token = tokens[str(served.get(f"/api/tables/{table}").json()["to_act"][0])]
            action = served.snapshot(table, token)["legal"][0]
            key = f"first-life-{number}"
            played.append((token, action, key, served.act(table, token, action, key).json()))
        served.post(f"/api/tables/{table}/vote", {"agree": True, "key": served.key()}, tokens["1"])
        before = [served.snapshot(table, token) for token in tokens.values()]
    with serving(tmp_path) as served:
        assert [served.snapshot(table, token) for token in tokens.values()] == before
        for token, action, key, answer in played[:3] + played[-3:]:
            assert served.act(table, token, action, key).json() == answer
        assert served.get(f"/api/tables/{table}").json()["votes"] == [1]
        served.keys = 1000
        finish(served, table, tokens)
        over = served.get(f"/api/tables/{table}").json()
        assert over["phase"] == "over"
    with serving(tmp_path) as served:
        assert served.get(f"/api/tables/{table}").json() == over
        assert verify(decode(served.get(f"/api/tables/{table}/record").content), game(GAME)).ok


def test_a_game_that_bots_play_ends_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.table(BOT, BOT, BOT)["table"]["id"]
        deadline = time.monotonic() + 4 * PATIENCE
        while (over := served.get(f"/api/tables/{table}").json())["phase"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.1)
    with serving(tmp_path) as served:
        assert served.get(f"/api/tables/{table}").json() == over
