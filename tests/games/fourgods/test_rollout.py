"""Random games inside the rules: they end, keep every invariant, and do only what the rules allow."""

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, begun, new_game
from tests.games.fourgods.subject import SUBJECT, check_world

from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.rollout import Player, fill_world, play_out
from mappamundi.games.fourgods.state import OVER


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


def test_the_same_seed_plays_the_same_game() -> None:
    ends = [new_game(1) for _ in range(2)]
    assert len({play_out(position, 5) for position in ends}) == 1
    assert ends[0].dump() == ends[1].dump()


def test_a_rollout_does_what_the_game_would_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever acts in it has that kind of action listed at that moment."""
    kinds: list[str] = []
    whole = Player.act

    def watched(player: Player, seat: int) -> None:
        before: Position = player.p.copy()
        placed = player.p.filled
        whole(player, seat)
        listed = {action.do for action in before.legal(seat)}
        assert listed or player.p.dump() == before.dump()
        if player.p.filled > placed:
            assert listed & {"place", "build"}
        kinds.append("acted")

    monkeypatch.setattr(Player, "act", watched)
    play_out(begun(3), 3)
    assert len(kinds) > 50


def test_a_world_is_filled_by_right_placements_alone() -> None:
    position = begun(2)
    count = fill_world(position, 7)
    assert count == position.filled > 30
    assert position.wrong == ()
    assert set(GAME.exercises()) == {"placements", "fits"}
    assert all(exercise(begun(1), 1) > 0 for exercise in GAME.exercises().values())
