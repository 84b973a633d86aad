"""The toy of `tests/kit/toy.py`, for the kit."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType

from tests.kit.subject import Golden, Subject
from tests.kit.toy import HAND, Toy, ToyPosition

from mappamundi.kernel import Chance, Event, Seeded
from mappamundi.kit.random_play import BY_KIND


class ToySubject(Subject[ToyPosition]):
    options = ({"length": "short"}, {"length": "long"})
    endings = frozenset({"roll", "stop"})
    values = MappingProxyType({"card": (0, 1, 2, 3, 4), "at": (0, 1, 2, 3, 4)})
    sought = ("pick", "run")
    rare = frozenset({"pick"})
    most_decisions = 300
    longest = 40
    golden = (Golden("toy-3-long", 3, {"length": "long"}, BY_KIND, 1),)
    scored_after = frozenset({"rolled", "stopped"})

    def decision(self, position: ToyPosition) -> str:
        return "pick" if position.turn < 0 else "run"

    def check(self, position: ToyPosition, events: Sequence[Event]) -> None:
        del events
        # A hand shrinks by the card that is picked; while they are picked it is still somebody's.
        rounds = {len(hand) + bool(pick) for hand, pick in zip(position.hands, position.picks, strict=True)}
        assert len(rounds) == 1, "hands of different sizes"
        assert max(rounds) <= HAND
        assert 0 <= position.steps <= 3

    def other_world(
        self, position: ToyPosition, viewer: int | None, rng: Random, chance: Chance | None = None
    ) -> ToyPosition:
        """Cards in other hands, and those picked but not shown, change places."""
        dump = position.dump()
        unknown = [(hand, n) for seat, hand in enumerate(dump["hands"]) if seat != viewer for n in range(len(hand))]
        if position.turn < 0:
            picks = dump["picks"]
            unknown += [(picks, seat) for seat in range(position.players) if seat != viewer and picks[seat]]
        cards = [place[n] for place, n in unknown]
        for (place, n), card in zip(unknown, rng.sample(cards, len(cards)), strict=True):
            place[n] = card
        return self.load(dump, chance or Seeded(rng.randbytes(32)))


SUBJECT = ToySubject(Toy())
