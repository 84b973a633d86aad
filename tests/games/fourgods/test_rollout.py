"""Random games inside the rules: they end, keep every invariant, and do only what the rules allow."""

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, begun, new_game
from tests.games.fourgods.subject import SUBJECT, check_world

from mappamundi.games.fourgods.chronicle import KINDS
from mappamundi.games.fourgods.rollout import Player, fill_world, play_out
from mappamundi.games.fourgods.state import OVER

# What is told of each action, as far as a player that draws its actions does it.
_END = {"closing_began", "game_ended", "scored"}
TOLD = {
    "place": {"placed", "prophet_placed", *_END},
    "destroy": {"destroyed", "placed", *_END},
    "build": {"built", *_END},
    "draw": {"drew", *_END},
    "discard": {"discarded"},
    "put_back": {"put_back", "bagged"},
    "take": {"took"},
    "flip": set[str](),
    "place_prophet": set[str](),
    "choose_god": {"god_chosen"},
    "pass": {"passed", *_END},
}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_rollout_ends_with_everything_in_its_place(players: int, options: dict[str, object]) -> None:
    for seed in range(4):
        position = new_game(seed, players, **options)
        decisions, placed = play_out(position, seed)
        assert position.phase == OVER
        assert 20 < placed < decisions
        SUBJECT.check(position, [])
        check_world(position)


def test_what_was_seen_before_is_not_seen_after() -> None:
    position = begun(6)
    before = position.view(0).json(), position.legal(0)
    play_out(position, 6)
    assert (position.view(0).json()["phase"], position.legal(0)) == ("over", [])
    assert before[0]["phase"] == "play"
    assert before[1]


def test_the_same_seed_plays_the_same_game() -> None:
    ends = [new_game(1) for _ in range(2)]
    assert len({play_out(position, 5) for position in ends}) == 1
    assert ends[0].dump() == ends[1].dump()


def test_whatever_a_player_does_is_listed() -> None:
    position = begun(3)
    player = Player(position, 3)
    acted = 0
    while position.phase != OVER and acted < 300:
        seat = player.below(position.players)
        before = position.copy()
        listed = {action.do for action in before.legal(seat)}
        player.act(seat)
        done = {KINDS[event[0]].name for event in position.log.read()}
        assert done <= set().union(*(TOLD[do] for do in listed)), f"{done} where {listed} are listed"
        acted += 1
    assert acted > 50


def test_a_world_is_filled_by_right_placements_alone() -> None:
    position = begun(2)
    count = fill_world(position, 7)
    assert count == position.filled > 30
    assert position.wrong == ()
    assert set(GAME.exercises()) == {"placements", "fits"}
    assert all(exercise(begun(1), 1) > 0 for exercise in GAME.exercises().values())
