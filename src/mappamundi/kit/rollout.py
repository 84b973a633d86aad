"""What a game plays by itself."""

from typing import Any

from mappamundi.kit.subject import Subject


def check_rollout(played: Subject[Any], seed: int) -> None:
    """Played out by the game itself, a position comes to its end, and the seed decides how."""
    ends = []
    for _ in range(2):
        position = played.new(seed, played.game.facts.seats[0], {})
        decisions = played.game.rollout(position, seed)
        assert decisions > 0, "rollout: nothing was decided"
        assert position.result() is not None, "rollout: the game is not over"
        ends.append((decisions, position.dump()))
    assert ends[0] == ends[1], "rollout: the same seed comes to another end"
    for name, exercise in played.game.exercises().items():
        done = exercise(played.new(seed, played.game.facts.seats[0], {}), seed)
        assert type(done) is int, f"exercises: {name} gives {done!r}, not how often it was done"
