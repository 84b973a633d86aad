"""Gods are a choice: bots leave them to people at first, however long these take to begin."""

from collections.abc import Iterator

import pytest
from tests.games.fourgods.game import GAME, begun, new_game

from mappamundi.bots import Decision, bot_names, courtesy, make_bot
from mappamundi.bots.among import moves_among
from mappamundi.bots.fourgods.levels import LEVELS
from mappamundi.bots.scheduler import Scheduler
from mappamundi.games.fourgods.position import Position

PERSON, BOTS = 0, frozenset((1, 2, 3))
LAST = 400.0
CORNER = GAME.action({"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 7, "y": 7})


def claims(position: Position, level: str, lays_at: float) -> Iterator[float]:
    """When three bots of this level claim their gods, beside a person who lays one tile then, and no more."""
    manners = courtesy("fourgods")
    bots = {seat: make_bot(level, GAME, seat) for seat in BOTS}

    def choose(seat: int) -> Decision:
        view = position.view(seat)
        offered = manners.offered(level, view, position.legal(seat), (PERSON,), scheduler.now)
        return bots[seat].choose(view, offered)

    scheduler = Scheduler(choose, BOTS)
    for end in (lays_at, LAST):
        for seat, action in scheduler.moves(position, end):
            position.play(seat, action)
            if action.do == "choose_god":
                yield scheduler.now
        if end == lays_at and CORNER in position.legal(PERSON):
            position.play(PERSON, CORNER)


@pytest.mark.parametrize("level", LEVELS)
def test_no_god_is_claimed_before_a_person_could_tell_which(level: str) -> None:
    position = begun(1)
    taken = list(claims(position, level, 1.0))
    assert len(taken) == 3
    assert min(taken) >= LEVELS[level].claims
    assert max(taken) < LEVELS[level].claims + 120


@pytest.mark.parametrize("level", ["calm", "swift"])
def test_nor_before_a_person_has_laid_a_tile(level: str) -> None:
    position = begun(1)
    position.play(1, GAME.action({"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 0, "y": 0}))
    assert list(claims(position, level, LAST)) == []


def test_the_slower_the_bots_the_longer_they_leave_them() -> None:
    patience = [level.claims for level in LEVELS.values()]
    assert patience == sorted(patience, reverse=True)
    assert (LEVELS["first"].claims, LEVELS["calm"].claims, LEVELS["steady"].claims) == (60, 60, 40)


@pytest.mark.parametrize("name", bot_names("fourgods"))
@pytest.mark.parametrize("tempo", ["simultaneous", "timed_turns"])
def test_among_themselves_only_the_time_counts(name: str, tempo: str) -> None:
    position = new_game(2, 3, tempo=tempo)
    patience = LEVELS[name].claims if name in LEVELS else 60.0
    taken: list[float] = []
    for at, seat, action in moves_among(GAME, position, [make_bot(name, GAME, seat) for seat in range(3)]):
        if action.do == "choose_god":
            taken.append(at)
        position.play(seat, action)
        if len(taken) == 3:
            break
    assert len(taken) == 3
    assert min(taken) >= patience


def test_seconds_count_from_when_all_are_ready() -> None:
    manners, waiting, position = courtesy("fourgods"), new_game(1), begun(1)

    def kinds(now: float) -> set[str]:
        """What is offered at that time."""
        return {action.do for action in manners.offered("steady", position.view(1), position.legal(1), (), now)}

    assert manners.offered("steady", waiting.view(1), waiting.legal(1), (), 0.0) == waiting.legal(1)
    assert "choose_god" not in kinds(500.0)
    assert "choose_god" not in kinds(539.0)
    assert "choose_god" in kinds(540.0)


def test_in_a_game_of_turns_everything_is_offered() -> None:
    position = begun(1)
    assert courtesy("hotw2018").offered("greedy", position.view(0), position.legal(0), (0,), 0.0) is position.legal(0)
