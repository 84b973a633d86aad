"""Annals over HTTP: what there is to tell of a game, as each viewer knows it, while it lasts and when it is over."""

from random import Random
from typing import Any

import pytest
from tests.games.editions import EDITIONS
from tests.server.core import Core, with_core
from tests.server.serving import Served
from tests.server.test_past import play_with_regrets
from tests.server.test_records_api import played, upload

from mappamundi.kernel import Entry
from mappamundi.records import encode
from mappamundi.server.limits import Limits, Purse

Viewer = int | None


def free() -> Purse:
    return Purse(Limits(0.0, 0), "somebody")


@pytest.mark.parametrize("game", EDITIONS)
def test_they_are_those_of_the_log_that_a_viewer_was_sent(sqlite_database: str, game: str) -> None:
    """And what was taken back never happened."""

    async def check(core: Core) -> None:
        live = await core.table(game=game)
        rules, rng = live.table.game, Random(5)
        taken_back = await play_with_regrets(core, live, 60, rng)
        assert taken_back
        for viewer in (0, 1, None):
            log: list[Any] = []
            for told in (await live.snapshot(viewer, 0)).log:
                if told.kind == "undo":
                    log.pop()
                elif told.kind in ("start", "step"):
                    log.append(Entry(told.seq, told.at, told.events))
            position = live.table.position
            assert position is not None
            expected = rules.annals(rules.scene(None), log, position.view(viewer), None)
            assert await live.annals(viewer, free()) == expected

    with_core(sqlite_database, check)


def test_a_seat_asks_for_its_own_and_anybody_for_those_of_a_spectator(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    assert served.get(f"/api/tables/{table}/seat/annals").status_code == 401
    own = served.get(f"/api/tables/{table}/seat/annals", tokens["0"]).json()
    assert own == served.get(f"/api/tables/{table}/watch/annals").json()
    assert own["story"] == []
    assert len(own["points"]["series"]) == 3


def test_before_a_game_begins_there_is_nothing_to_tell(served: Served) -> None:
    created = served.table({"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"})
    answer = served.get(f"/api/tables/{created['table']['id']}/watch/annals")
    assert answer.status_code == 409
    assert answer.json()["reason"] == "not_playing"


def test_a_record_that_was_uploaded_has_its_story(served: Served) -> None:
    match = played()
    record = upload(served, encode(match.record())).json()["id"]
    told = served.get(f"/api/records/{record}/annals").json()
    assert match.result is not None
    assert [row[-1] for row in told["points"]["series"]] == list(match.result.scores)
    assert told["seq"] == len(match.steps)
    assert told["story"]
    assert len(told["rolls"]) == sum(len(step.dice) for step in match.steps)
    assert served.get("/api/records/nothing-like-that/annals").status_code == 404
