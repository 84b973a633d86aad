"""A state of play, and what each seat sees of it."""

from typing import Any, Final, Self

from mappamundi.kernel import Action, Event, IllegalAction, Kind, Result

HAND: Final = 5
MOST_SEATS: Final = 4
COINS: Final = 24

BID, SHOWN, SOLD, SALE = range(4)
KINDS: Final = (
    Kind("bid", (("seat", "seat"), ("coin", "int")), secret=("coin",), knower="seat"),
    Kind("shown", (("seat", "seat"), ("coin", "int")), reveals=True),
    Kind("sold", (("seat", "seat"), ("pearl", "int"))),
    Kind("sale", (("pearl", "int"),), reveals=True),
)
# Every action once: whoever has one compares it with `is`.
BIDS: Final = tuple(Action(coin - 1, 0, (coin,), {"do": "bid", "coin": coin}) for coin in range(1, COINS + 1))


class PearlsView:
    """What one viewer may see, built up from nothing."""

    __slots__ = ("bids", "coins", "hand", "pearl", "pearls", "scores", "sold", "spent", "viewer")

    def __init__(
        self,
        viewer: int | None,
        hand: list[int],
        bids: list[int],
        coins: list[int],
        spent: list[int],
        scores: list[int],
        pearl: int,
        sold: list[int],
        pearls: int,
    ) -> None:
        self.viewer = viewer
        self.hand = hand
        # By seat: the coin that was chosen, as far as the viewer knows it; -1 if it lies face down, 0 if there is none.
        self.bids = bids
        # By seat: how many coins are left.
        self.coins = coins
        self.spent = spent
        self.scores = scores
        self.pearl = pearl
        self.sold = sold
        self.pearls = pearls

    def json(self) -> dict[str, Any]:
        shown = {
            "pearl": self.pearl,
            "scores": self.scores,
            "coins": self.coins,
            "spent": self.spent,
            "sold": self.sold,
            "pearls": self.pearls,
        }
        return shown | self.own()

    def own(self) -> dict[str, Any]:
        return {"hand": self.hand, "bids": self.bids}

    def pack(self) -> list[Any]:
        return [
            self.viewer,
            self.hand,
            self.bids,
            self.coins,
            self.spent,
            self.scores,
            self.pearl,
            self.sold,
            self.pearls,
        ]


class PearlsPosition:
    """Who has which coins, what lies on the heap, and what was bid for its topmost pearl."""

    def __init__(self, hands: list[list[int]], heap: list[int]) -> None:
        self.hands = hands
        self.heap = heap
        self.bids = [0] * len(hands)
        self.scores = [0] * len(hands)
        self.spent: list[int] = []
        self.sold: list[int] = []

    @property
    def players(self) -> int:
        return len(self.hands)

    def to_act(self) -> tuple[int, ...]:
        """P2.1: all at once, each of them once."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand and not self.bids[seat])

    def awaited(self) -> tuple[int, ...]:
        return self.to_act()

    def on_turn(self) -> int | None:
        """Nobody's: all choose at once."""
        return None

    def legal(self, seat: int) -> tuple[Action, ...]:
        return tuple(BIDS[coin - 1] for coin in self.hands[seat]) if seat in self.to_act() else ()

    def play(self, seat: int | None, action: Action) -> list[Event]:
        if seat is None or seat not in self.to_act():
            raise IllegalAction("P2.1", "not_now", "That seat has nothing to choose now.")
        if action not in self.legal(seat):
            raise IllegalAction("P1.1", "not_yours", "That coin is not in your hand.")
        (coin,) = action.args
        self.hands[seat].remove(coin)
        self.bids[seat] = coin
        return [(BID, seat, coin), *(self._sell() if all(self.bids) else ())]

    def _sell(self) -> list[Event]:
        """P2.2, P2.3: the highest coin buys, and all of them are gone."""
        pearl = self.heap.pop(0)
        buyer = self.bids.index(max(self.bids))
        events: list[Event] = [(SHOWN, seat, coin) for seat, coin in enumerate(self.bids)]
        events.append((SOLD, buyer, pearl))
        self.scores[buyer] += pearl
        self.sold.append(pearl)
        self.spent += self.bids
        self.bids = [0] * self.players
        if self.to_act():
            events.append((SALE, self.heap[0]))
        return events

    def alarm(self) -> None:
        """No time is counted."""

    def elapse(self, seconds: float) -> None:
        """No time is counted."""

    def view(self, viewer: int | None) -> PearlsView:
        return PearlsView(
            viewer,
            [] if viewer is None else list(self.hands[viewer]),
            [coin if seat == viewer or not coin else -1 for seat, coin in enumerate(self.bids)],
            [len(hand) for hand in self.hands],
            list(self.spent),
            list(self.scores),
            self.heap[0] if self.to_act() else 0,
            list(self.sold),
            len(self.heap) + len(self.sold),
        )

    def standings(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def result(self) -> Result | None:
        """P3.1."""
        if self.to_act():
            return None
        places = [1 + sum(other > score for other in self.scores) for score in self.scores]
        return Result(tuple(self.scores), tuple(places))

    def copy(self) -> Self:
        return self.loaded(self.dump())

    def dump(self) -> dict[str, Any]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "heap": list(self.heap),
            "bids": list(self.bids),
            "scores": list(self.scores),
            "spent": list(self.spent),
            "sold": list(self.sold),
        }

    @classmethod
    def loaded(cls, dump: dict[str, Any]) -> Self:
        position = cls([list(hand) for hand in dump["hands"]], list(dump["heap"]))
        position.bids, position.scores = list(dump["bids"]), list(dump["scores"])
        position.spent, position.sold = list(dump["spent"]), list(dump["sold"])
        return position
