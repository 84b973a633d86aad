"""The race of `tests/kit/grab.py`, for the kit."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType

from tests.kit.grab import GAME, MOST, NOBODY, GrabPosition
from tests.kit.subject import Golden, Subject

from mappamundi.kernel import Chance, Event, Seeded
from mappamundi.kit.random_play import UNIFORM


class GrabSubject(Subject[GrabPosition]):
    options = ({"things": "8"}, {"things": "16"})
    values = MappingProxyType({"thing": tuple(range(-1, MOST + 1)), "seconds": (0, 0.5, 3, 100)})
    sought = ("ready", "race", "closing")
    rare = frozenset({"closing"})
    most_decisions = 2_000
    longest = 30
    golden = (Golden("grab-3-16", 3, {"things": "16"}, UNIFORM, 1),)
    scored_after = frozenset({"grabbed"})

    def chance(self, position: GrabPosition) -> Chance:
        """All that chance does is done when the game begins."""
        del position
        return Seeded(bytes(32))

    def decision(self, position: GrabPosition) -> str:
        if position.awaited():
            return "ready"
        return "race" if position.clock is None else "closing"

    def check(self, position: GrabPosition, events: Sequence[Event]) -> None:
        del events
        assert sorted(position.worth) == list(range(1, len(position.worth) + 1))
        assert all(NOBODY <= taker < position.players for taker in position.takers)
        half_gone = 2 * len(position.left()) <= len(position.takers)
        assert half_gone == (position.clock is not None), "the clock runs from the middle on"
        assert position.clock is None or 0 <= position.clock <= 1000 * position.seconds

    def other_world(
        self, position: GrabPosition, viewer: int | None, rng: Random, chance: Chance | None = None
    ) -> GrabPosition:
        """Whatever the viewer did not take may be worth something else."""
        del chance
        dump = position.dump()
        unknown = [thing for thing, taker in enumerate(position.takers) if viewer is None or taker != viewer]
        worths = [position.worth[thing] for thing in unknown]
        for thing, worth in zip(unknown, rng.sample(worths, len(worths)), strict=True):
            dump["worth"][thing] = worth
        return self.load(dump, Seeded(bytes(32)))


SUBJECT = GrabSubject(GAME)
