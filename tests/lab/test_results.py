"""What games show: shares with their spans, who comes before whom, seats, and what conduct costs."""

from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.games import played, setting

from mappamundi.lab.arena.results import in_all, is_sure, results, wilson
from mappamundi.lab.arena.schedule import Sitting


@dataclass
class Strong:
    """A bot of this name comes before all others, who share the rest."""

    name: str

    def __call__(self, sitting: Sitting) -> list[int]:
        return [9 if bot == self.name else 3 for bot in sitting.bots]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(947, 1565, 58.1, 62.9), (46, 188, 18.9, 31.1), (0, 10, 0.0, 27.8), (10, 10, 72.2, 100.0), (0, 0, 0.0, 100.0)],
)
def test_the_span_of_a_share_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (round(100 * found[0], 1), round(100 * found[1], 1)) == (low, high)


def test_a_shared_first_place_counts_its_share() -> None:
    arena = setting("ann", "bob", "cat", "dan")
    found = results(arena, played(arena, 8, lambda sitting: [5, 5, 1, 1]), 8, None)
    assert [row["wins"] | {"low": 0, "high": 0} for row in found["bots"]] == [
        {"count": 2.0, "share": 25.0, "low": 0, "high": 0}
    ] * 4
    assert [seat["share"] for seat in found["seats"]] == [50.0, 50.0, 0.0, 0.0]


def test_a_bot_is_judged_where_it_is_alone_against_others() -> None:
    arena = setting("ann", "bob")
    found = results(arena, played(arena, 16, Strong("ann")), 16, None)
    ann, bob = found["bots"]
    assert (ann["bot"], ann["games"], ann["wins"]["share"], ann["score"], ann["others_score"]) == (
        "ann",
        8,
        100.0,
        9.0,
        3.0,
    )
    assert (bob["games"], bob["wins"]["share"], bob["place"]) == (8, 0.0, 4.0)
    assert found["before"][0] == {
        "bot": "ann",
        "than": "bob",
        "games": 16,
        "share": 100,
        "low": 80.6,
        "high": 100.0,
        "sure": True,
    }


def test_a_bot_that_forfeits_loses_and_the_others_did_not_find_out() -> None:
    arena = setting("ann", "bob", "cat", "dan")
    games = played(arena, 4, lambda sitting: [4, 3, 2, 1])
    seat = games[0].bots.index("dan")
    lost = tuple(4 if at == seat else 1 for at in range(4))
    games[0] = msgspec.structs.replace(games[0], scores=None, places=lost, lost=seat, why="ValueError: oh")
    found = results(arena, games, 4, None)
    rows = {row["bot"]: row for row in found["bots"]}
    assert (rows["dan"]["lost"], rows["dan"]["why_lost"], rows["ann"]["lost"]) == (1, "ValueError: oh", 0)
    met = {(cell["bot"], cell["than"]): cell["games"] for cell in found["before"]}
    assert met["ann", "dan"] == 4
    assert met["ann", "bob"] == 3
    assert found["seats"][0]["games"] == 3
    assert sum(row["wins"]["count"] for row in rows.values()) == pytest.approx(4, abs=0.02)


def test_a_game_that_comes_to_nothing_is_counted_nowhere_but_told() -> None:
    arena = setting("ann", "bob")
    games = played(arena, 8, Strong("ann"))
    games[3] = msgspec.structs.replace(games[3], scores=None, places=None, why="RuntimeError: every bot waits for ever")
    found = results(arena, games, 8, None)
    assert found["games"]["unfinished"] == 1
    assert "waits for ever" in found["games"]["why_unfinished"]
    assert sum(row["games"] for row in found["bots"]) == 7


def test_two_that_never_met_are_told_from_their_ratings() -> None:
    arena = setting("ann", "bob", "cat", players=2)
    games = {
        number: game
        for number, game in played(arena, 60, lambda sitting: [ord(bot[0]) for bot in sitting.bots]).items()
        if set(game.bots) != {"ann", "cat"}
    }
    found = results(arena, games, 60, None)
    [cell] = [cell for cell in found["before"] if (cell["bot"], cell["than"]) == ("cat", "ann")]
    assert cell["games"] == 0
    assert cell["share"] > 90
    assert not cell["sure"]


def test_without_numpy_wins_and_matrix_are_there_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    arena = setting("ann", "bob")
    found = results(arena, played(arena, 8, Strong("bob")), 8, None)
    assert found["lacking"] == "numpy"
    assert [row["bot"] for row in found["bots"]] == ["bob", "ann"]
    assert [row["rating"] for row in found["bots"]] == [None, None]
    assert found["before"]


def test_it_is_sure_when_the_spans_of_neighbours_part() -> None:
    arena = setting("ann", "bob")
    assert not is_sure(results(arena, played(arena, 8, lambda sitting: [1, 1, 1, 1]), 8, None, rated=False))
    assert not is_sure(results(arena, played(arena, 4, Strong("ann")), 4, None, rated=False))
    assert is_sure(results(arena, played(arena, 80, Strong("ann")), 80, None, rated=False))
    alone = setting("ann")
    assert not is_sure(results(alone, played(alone, 80, Strong("ann")), 80, None, rated=False))


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=8).filter(lambda shares: sum(shares) > 0))
def test_shares_add_up(shares: list[float]) -> None:
    whole = in_all([share / sum(shares) for share in shares], 1000)
    assert sum(whole) == 1000
    assert all(abs(part - 1000 * share / sum(shares)) <= 1 for part, share in zip(whole, shares, strict=True))
