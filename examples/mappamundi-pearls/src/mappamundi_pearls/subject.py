"""What the kit must be told about Pearls: what is conserved, and what is hidden."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType

from mappamundi.kernel import Chance, Event, Seeded
from mappamundi.kit import Subject
from mappamundi_pearls.game import load_game
from mappamundi_pearls.position import COINS, HAND, PearlsPosition


class PearlsSubject(Subject[PearlsPosition]):
    """A coin is in one place, and every pearl that was sold is somebody's."""

    values = MappingProxyType({"coin": tuple(range(COINS + 2))})
    most_decisions = 100
    longest = 20

    def check(self, position: PearlsPosition, events: Sequence[Event]) -> None:
        del events
        coins = [*position.spent, *filter(None, position.bids), *(coin for hand in position.hands for coin in hand)]
        assert len(set(coins)) == len(coins) == HAND * position.players, "coins are lost, or there twice"
        assert sum(position.scores) == sum(position.sold), "somebody has a pearl that was not sold"

    def other_world(
        self, position: PearlsPosition, viewer: int | None, rng: Random, chance: Chance | None = None
    ) -> PearlsPosition:
        """Coins of others and those in the bag change places, also where they lie face down; so do pearls below the
        first."""
        dump = position.dump()
        hidden = [(hand, n) for seat, hand in enumerate(dump["hands"]) if seat != viewer for n in range(len(hand))]
        hidden += [(dump["bids"], seat) for seat, coin in enumerate(dump["bids"]) if coin and seat != viewer]
        mine = set() if viewer is None else {*position.hands[viewer], position.bids[viewer]}
        unseen = [coin for coin in range(1, COINS + 1) if coin not in mine and coin not in position.spent]
        for (place, n), coin in zip(hidden, rng.sample(unseen, len(hidden)), strict=True):
            place[n] = coin
        for hand in dump["hands"]:
            hand.sort()
        first = 1 if position.to_act() else 0
        dump["heap"][first:] = rng.sample(dump["heap"][first:], len(dump["heap"]) - first)
        return self.load(dump, chance or Seeded(rng.randbytes(32)))


SUBJECT = PearlsSubject(load_game())
