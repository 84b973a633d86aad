"""Where everybody stands: who will still score, what each would, and what would bring more."""

from itertools import combinations
from random import Random

import pytest
from tests.games.hotw2018.game import ENDINGS, GAME, SELECTIONS, new_game

from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.chronicle import DEGREES, SCORED
from mappamundi.games.history.y2018.standing import ascent, standings
from mappamundi.games.history.y2018.state import BUILD, OVER, RESUME, SELECT, TURN_OVER
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, pick, some


@pytest.mark.parametrize("seed", range(4))
def test_whoever_has_a_number_scores_in_this_epoch_and_the_number_is_what_it_scores(seed: int) -> None:
    rng = Random(seed)
    position = new_game(seed, 3 + seed, SELECTIONS[seed % 2])
    turns = 0
    while position.to_act():
        seat = some(rng, position.to_act())
        view = position.view(None).json()
        action = pick(rng, position.legal(seat), BUSY, ENDINGS)
        for event in position.play(seat, action):
            if event[0] != SCORED:
                continue
            turns += 1
            now = view["score_now"]
            assert (now[seat]["standing"], now[seat]["points"]) == ("plays", event[4])
            assert sum(row["points"] for row in now[seat]["areas"]) + now[seat]["buildings"] == event[4]
            after = position.view(None).json()
            if after["epoch"] == view["epoch"] and after["phase"] not in ("select", "over"):
                assert after["score_now"][seat]["standing"] == "scored"
    assert turns == position.players * GAME.board.epochs
    assert {now["standing"] for now in position.view(None).json()["score_now"]} == {"over"}


def test_only_the_last_one_left_is_known_to_play_next() -> None:
    assert standings(SELECT, 0, -1, (False, False, False)) == ["waits", "waits", "waits"]
    assert standings(BUILD, RESUME, 0, (True, True, True)) == ["plays", "waits", "waits"]
    assert standings(BUILD, RESUME, 2, (True, False, True)) == ["next", "scored", "plays"]
    # The turn has been scored, and its score must be shifted.
    assert standings(BUILD, TURN_OVER, 2, (False, False, True)) == ["scored", "scored", "scored"]
    assert standings(OVER, TURN_OVER, -1, (False, False)) == ["over", "over"]


@pytest.mark.parametrize("seed", range(60))
def test_the_way_to_the_next_degree_is_the_shortest_there_is(seed: int) -> None:
    rng, board = Random(seed), GAME.board
    area = rng.randrange(len(board.area_ids))
    lands = len(board.area_lands[area])
    owners = [rng.choice((-1, 0, 1, 1, 2)) for _ in range(lands)]
    counts = [owners.count(seat) for seat in range(3)]
    reached = scoring.degree(board, counts, 0)
    ways = []
    others = [n for n, owner in enumerate(owners) if owner != 0]
    for size in range(1, len(others) + 1):
        for taken in combinations(others, size):
            after = [0 if n in taken else owner for n, owner in enumerate(owners)]
            better = scoring.degree(board, [after.count(seat) for seat in range(3)], 0)
            if better > reached:
                ways.append((better, size, sum(owners[n] != -1 for n in taken)))
    found = ascent(board, area, counts, 0)
    if not ways:
        assert found is None
        return
    degree = min(better for better, _, _ in ways)
    exact = [(size, rivals) for better, size, rivals in ways if better >= degree]
    assert found is not None
    assert (found.degree, found.lands, found.rivals) == (degree, *min(exact))
    assert found.empty == min((size for size, rivals in exact if not rivals), default=0)


def test_a_land_taken_from_a_rival_counts_twice() -> None:
    """One army against two: one land of theirs turns the tables, where two empty ones are needed."""
    lands = {"apennines": {"owner": 0, "active": True}, "balkans": {"owner": 1}, "iberia": {"owner": 1}}
    setup = {"epoch": 2, "lands": lands, "turn": {"seat": 0, "empire": "romans", "phase": "invade", "pool": 5}}
    position = GAME.stage(setup, {}, 3, Seeded(bytes(16)))
    [row] = position.view(0).json()["score_now"][0]["areas"]
    assert row["degree"] == DEGREES[1]
    following = row["next"]
    assert (following["degree"], following["lands"], following["rivals"], following["empty"]) == ("dominance", 1, 1, 2)
    told = GAME.counsel(position.view(0), [GAME.action({"do": "invade", "land": "balkans"})])
    assert told[0]["worth"] == following["points"]
