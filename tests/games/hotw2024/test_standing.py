"""Where seats stand: who will still raise revenue, what keeps somebody from more, what a token in hand would pay."""

from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import ENDINGS, GAME, OPTIONS, new_game, stage
from tests.kit.sent import sent

from mappamundi.kit.random_play import BUSY, pick

MIDDLE_EAST = {
    "arabia": {"owner": 0, "active": True, "capital": True, "monument": True},
    "levant": {"owner": 0, "active": True},
    "tigris": {"owner": 0, "active": True, "fort": True},
    "euphrates": {"owner": 0, "city": True},
    "zagros": {"owner": 1},
    "anatolia": {"owner": 2},
}


def revenue(lands: dict[str, Any], **turn: Any) -> dict[str, Any]:
    setup = {
        "epoch": 3,
        "lands": lands,
        "tokens": {0: ["middle_east", "india"]},
        "turn": {"seat": 0, "empire": "arabs", "phase": "revenue", **turn},
    }
    return dict(sent(stage(setup), 0))


def test_what_denies_mastery_is_named() -> None:
    told = revenue(MIDDLE_EAST)["turn"]["revenue"]
    [row] = told["areas"]
    assert (row["degree"], row["lands"], row["gold"]) == ("dominance", 3, 4)
    assert row["lacks"] == {"degree": "mastery", "lands": 0, "friendly": 1, "rivals": [1, 2]}


def test_what_denies_dominance_is_named() -> None:
    lands = {"arabia": {"owner": 0, "active": True}, "levant": {"owner": 0}, "zagros": {"owner": 1}}
    [row] = revenue(lands)["turn"]["revenue"]["areas"]
    assert row["lacks"] == {"degree": "dominance", "lands": 1, "friendly": 1, "rivals": [1]}


def test_mastery_lacks_nothing() -> None:
    lands = {land: {"owner": 0, "active": True} for land in ("arabia", "levant", "tigris")}
    [row] = revenue(lands)["turn"]["revenue"]["areas"]
    assert row["degree"] == "mastery"
    assert "lacks" not in row


def test_buildings_are_told_one_by_one_and_those_of_garrisons_apart() -> None:
    told = revenue(MIDDLE_EAST)["turn"]["revenue"]
    assert {(row["land"], row["building"], row["gold"]) for row in told["built"]} == {
        ("arabia", "capital", 2),
        ("arabia", "monument", 1),
        ("tigris", "fort", 0),
    }
    assert told["idle"] == [{"land": "euphrates", "building": "city", "gold": 1}]
    assert told["gold"] == told["buildings"] + 4 == 7


def test_a_later_event_names_the_areas_it_pays_for() -> None:
    told = revenue(MIDDLE_EAST, event="silk_road")["turn"]["revenue"]
    assert (told["event"], told["event_areas"]) == (1, ["middle_east"])


def test_a_token_in_hand_counts_all_lands() -> None:
    near, far = revenue(MIDDLE_EAST)["hand"]["tokens"]
    assert (near["token"], near["gold"]) == ("middle_east", 8)
    assert [(row["lands"], row["gold"], row["buildings"]) for row in near["areas"]] == [(4, 4, 4)]
    assert far["gold"] == 0
    assert far["areas"][0]["lands"] == 0


@pytest.mark.parametrize(("epoch", "later"), [(4, None), (5, 1)])
def test_in_the_last_epoch_counsel_says_what_a_token_is_worth_unplayed(epoch: int, later: int | None) -> None:
    setup = {
        "epoch": epoch,
        "lands": MIDDLE_EAST,
        "tokens": {0: ["middle_east"]},
        "turn": {"seat": 0, "empire": "ottomans" if epoch == 4 else "germany", "phase": "conclude"},
    }
    view = stage(setup).view(0)
    [told] = GAME.counsel(view, [GAME.action({"do": "play_token", "token": "middle_east"})])
    assert (told["gold"], told.get("later")) == (8, later)


def test_whoever_plays_is_followed_by_the_next_number() -> None:
    setup: dict[str, Any] = {
        "epoch": 3,
        "lands": MIDDLE_EAST,
        "turn": {"seat": 0, "empire": "byzantium", "phase": "expand", "pool": 2},
        "empires": {1: "franks", 2: "arabs"},
    }
    told = stage(setup).view(1).json()["score_now"]
    assert [row["standing"] for row in told] == ["plays", "waits", "next"]
    setup["turn"] |= {"phase": "revenue", "pool": 0}
    told = stage(setup).view(1).json()["score_now"]
    assert [row["standing"] for row in told] == ["scored", "waits", "next"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_told_adds_up_in_every_view(options: dict[str, Any]) -> None:
    rng = Random(11)
    position = new_game(11, 4, **options)
    while position.to_act():
        [seat] = position.to_act()
        if rng.random() < 0.05:
            for viewer in (seat, None):
                view = position.view(viewer).json()
                for row in view["score_now"]:
                    paid = sum(area["gold"] for area in row["areas"]) + row["buildings"] + row.get("event", 0)
                    assert row["gold"] == (paid if row["standing"] == "plays" else 0)
                for token in view["hand"]["tokens"]:
                    assert token["gold"] == sum(area["gold"] + area["buildings"] for area in token["areas"])
                if view["turn"]:
                    told = view["turn"]["revenue"]
                    assert sum(row["gold"] for row in told["built"]) == told["buildings"]
                    if view["options"]["hidden_empires"] and viewer is None:
                        assert view["arrays"][seat]["empire"] is None
        position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    assert {row["standing"] for row in position.view(None).json()["score_now"]} == {"over"}
