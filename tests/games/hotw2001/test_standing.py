"""Where seats stand: who will still score in the epoch, what they would score now, and what would bring more."""

from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import ENDINGS, OPTIONS, new_game, stage
from tests.kit.sent import sent

from mappamundi.games.history.y2001.chronicle import SCORED
from mappamundi.kit.random_play import BUSY, pick

CHINA = {"wei_river": {"owner": 0, "capital": True}, "szechuan": {"owner": 0}, "yangtze_kiang": {"owner": 1}}


def told(lands: dict[str, Any], **setup: Any) -> list[dict[str, Any]]:
    turn = {"seat": 1, "empire": "mongols", "phase": "expand", "pool": 2}
    rows: list[dict[str, Any]] = sent(stage({"epoch": 5, "lands": lands, "turn": turn, **setup}), 0)["score_now"]
    return rows


def test_what_would_bring_more_is_named() -> None:
    """A12.3, A12.4: nobody else may be there for control."""
    row = told(CHINA)[0]
    [area] = row["areas"]
    assert (row["points"], row["capitals"], area["degree"], area["points"]) == (8, 2, "dominance", 6)
    assert area["next"] == {"degree": "control", "points": 3, "lands": 1, "rivals": 1, "empty": 0}


def test_control_lacks_nothing() -> None:
    lands = {land: {"owner": 0} for land in ("wei_river", "szechuan", "yangtze_kiang")}
    [area] = told(lands)[0]["areas"]
    assert (area["degree"], area["points"]) == ("control", 9)
    assert "next" not in area


def test_who_is_next_is_told_only_where_no_other_is_left() -> None:
    """A3.9: whose empire is called next is a secret."""
    both = told(CHINA, empires={0: "chola", 2: "franks"})
    assert [row["standing"] for row in both] == ["waits", "plays", "waits"]
    one = told(CHINA, empires={0: "chola"})
    assert [row["standing"] for row in one] == ["next", "plays", "scored"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_told_adds_up_and_is_what_is_scored(options: dict[str, Any]) -> None:
    """A12.2: the active seat scores what was told of it the moment before."""
    rng = Random(11)
    position = new_game(11, 4, **options)
    compared = 0
    while position.to_act():
        [seat] = position.to_act()
        action = pick(rng, position.legal(seat), BUSY, ENDINGS)
        row = position.view(None).json()["score_now"][seat]
        parts = sum(area["points"] for area in row["areas"])
        assert row["points"] == parts + sum(row[key] for key in ("capitals", "cities", "monuments", "fleets"))
        events = position.play(seat, action)
        scored = [event for event in events if event[0] == SCORED]
        if scored and action.do in ("end_expansion", "end_monuments"):
            assert scored[0][7] == row["points"]
            compared += 1
    assert {row["standing"] for row in position.view(None).json()["score_now"]} == {"over"}
    assert compared > 5
