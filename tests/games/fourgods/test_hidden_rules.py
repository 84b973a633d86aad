"""Who sees what and when, rule by rule: hands, discards, the bag, hidden gods; and what is left to chance.

The law: `tests/games/test_hidden.py`.
"""

from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import ENDINGS, GAME, OPTIONS, act, begun, new_game
from tests.games.fourgods.worlds import scrambled
from tests.kit.sent import sent

from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import Scripted, Seeded
from mappamundi.kit.hidden import tell, viewers
from mappamundi.kit.random_play import BUSY, choose, seed_bytes, some

DISCARDED = {"world_size": [3, 3], "discards": {0: ["OOOO|MMMM"]}, "bag": ["PPPP|FFFF", "PPPP|FFFF"]}


def hidden_gods(*cards: str) -> Position:
    """An ocean of three tiles, a plain of two, and three seats whose cards nobody else knows."""
    rows = {"0": "OOOO", "1": "PPPP"}
    setup: dict[str, Any] = {
        "world_size": [4, 2],
        "world": {f"{x},{y}": {"face": face} for y, face in rows.items() for x in range(3 - int(y))},
        "colours": {0: "elves", 1: "merfolk", 2: "humans"},
        "cards": dict(enumerate(cards)),
        "bag": ["PPPP|FFFF", "OOOO|OOOO"],
    }
    return GAME.stage(setup, {"gods": "hidden"}, 3, Scripted())


def test_hands_are_open_on_both_faces_and_so_is_what_was_taken() -> None:
    position = GAME.stage(DISCARDED, {}, 3, Scripted())
    events = act(position, 2, "take", area=0, slot=0)
    for viewer in viewers(position):
        [held, empty] = sent(position, viewer)["hands"][2]
        assert (held["tile"], held["taken"], empty) == ("OOOO|MMMM", 0, None)
        assert tell(GAME, events, viewer)[0]["tile"] == "OOOO|MMMM"


def test_of_a_discarded_tile_only_the_upper_face_is_seen() -> None:
    """Nor is anybody reminded of a face that was seen before."""
    position = GAME.stage(DISCARDED, {}, 3, Scripted())
    for viewer in viewers(position):
        assert position.view(viewer).json()["areas"][0][0] == "OOOO"
        assert "MMMM" not in str(position.view(viewer).json())
    flipped = act(position, 1, "flip", area=0, slot=0)
    act(position, 0, "take", area=0, slot=0)
    discarded = act(position, 0, "discard", hand=0, face=1)
    for viewer in viewers(position):
        assert position.view(viewer).json()["areas"][0][0] == "MMMM"
        assert "OOOO" not in str(position.view(viewer).json())
        assert "OOOO" not in str(tell(GAME, flipped + discarded, viewer))


def test_of_the_bag_only_the_number_is_seen() -> None:
    position = GAME.stage(DISCARDED, {}, 3, Scripted())
    for viewer in viewers(position):
        assert position.view(viewer).json()["bag"] == 2
        assert "PPPP" not in str(position.view(viewer).json())


def test_a_card_is_its_owner_s_secret_until_the_game_is_over() -> None:
    """G11.1, G11.5, G11.6."""
    position = hidden_gods("dwarves", "humans", "merfolk")
    for viewer in viewers(position):
        shown = position.view(viewer).json()
        assert shown["card"] == (None if viewer is None else ["dwarves", "humans", "merfolk"][viewer])
        assert shown["cards"] == [None] * 3
        # What the cards will bring shows in nobody's score, not even in one's own.
        assert shown["scores"] == [0, 0, 0]
    act(position, 0, "pass")
    act(position, 1, "pass")
    events = act(position, 2, "pass")
    for viewer in viewers(position):
        shown = position.view(viewer).json()
        assert shown["cards"] == ["dwarves", "humans", "merfolk"]
        assert shown["scores"] == [0, 22, 27]
        told = [event for event in tell(GAME, events, viewer) if event["event"] == "card_revealed"]
        assert [(event["seat"], event["god"]) for event in told] == [(0, "dwarves"), (1, "humans"), (2, "merfolk")]


def test_what_a_seat_may_do_does_not_hang_on_its_card() -> None:
    """G11.3."""
    one, two = hidden_gods("elves", "merfolk", "humans"), hidden_gods("dwarves", "humans", "merfolk")
    for seat in range(3):
        assert one.legal(seat) == two.legal(seat)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_viewer_hears_the_same_in_all_worlds_it_cannot_tell_apart(options: dict[str, Any]) -> None:
    """As long as no tile comes out of the bag, no lower face up, and no card to light."""
    rng = Random(100)
    chance = Seeded(rng.randbytes(32))
    position = GAME.new(options, 3, chance)
    reveals = {"drew", "flipped", "took", "card_dealt", "card_revealed"}
    heard = 0
    for _ in range(120):
        if position.result() is not None:
            break
        viewer = some(rng, viewers(position))
        other = GAME.load(scrambled(position.dump(), viewer, rng), chance)
        seat, action = choose(position, rng, BUSY, ENDINGS)
        mine, theirs = (tell(GAME, world.play(seat, action), viewer) for world in (position, other))
        if not reveals & {told["event"] for told in (*mine, *theirs)}:
            assert mine == theirs
            heard += 1
        assert len(mine) == len(theirs)
    assert heard > 10


# --- chance ---------------------------------------------------------------------------------------------------------


def test_the_bag_is_shuffled_and_every_tile_is_in_it() -> None:
    """G2.3: no order twice, and over many games every tile comes soon and late."""
    bags = [tuple(new_game(seed, 2, tempo="timed_turns").bag) for seed in range(200)]
    assert all(sorted(bag) == list(range(92)) for bag in bags)
    assert len(set(bags)) == len(bags)
    for end in (slice(None, 4), slice(-4, None)):
        assert {tile for bag in bags for tile in bag[end]} == set(range(92))


def test_every_seat_may_be_the_first_and_every_card_anybody_s() -> None:
    """G2.6, G11.1."""
    assert {begun(seed, 4, tempo="timed_turns").active for seed in range(40)} == {0, 1, 2, 3}
    dealt = {tuple(begun(seed, 3, gods="hidden").cards) for seed in range(300)}
    # Three of four cards, in any order.
    assert len(dealt) == 24


def test_a_tile_goes_back_to_a_random_place_of_the_bag() -> None:
    """G5.10: at the end of a turn without a free slot."""
    full = ["OOOO|MMMM"] * 20
    setup: dict[str, Any] = {"discards": {0: full}, "hands": {0: ["FFFF|PPPP", None]}, "turn": {"seat": 0}}
    setup |= {"bag": ["MMMM|OOOO"] * 4}
    places = set()
    for seed in range(60):
        position = GAME.stage(setup, {"tempo": "timed_turns"}, 2, Seeded(seed_bytes(seed)))
        act(position, 0, "end_turn")
        [place] = [place for place, tile in enumerate(position.bag) if position.bag.count(tile) == 1]
        places.add(place)
    assert places == {0, 1, 2, 3, 4}
