"""How long the wires of a race are: as the seats answer echoes, and as the system itself knows its connections.

Whoever answers an echo late claims a wire that is longer than it is. So the smaller counts of what came back and of
what the system measured, which no player can answer for. Where the system cannot tell, because a proxy stands between,
a claim still brings its seat into the lot; but nobody is kept waiting for it for long.
"""

import socket
import struct
import sys
from asyncio import BaseTransport
from collections import deque
from collections.abc import Collection

# Of so many round trips the shortest is the wire's: the others waited for something else.
ROUND_TRIPS = 5
# Where Linux writes the shortest round trip of a connection into what it tells of it, in millionths of a second; and
# what it writes if it knows none.
_SHORTEST = struct.Struct("@148xI")
_UNKNOWN = 0xFFFFFFFF


def system_round_trip(transport: BaseTransport) -> float | None:
    """What the system knows of the way to the other end and back, in seconds; nothing where it does not tell."""
    found = transport.get_extra_info("socket")
    if found is None or sys.platform != "linux":
        return None
    try:
        told = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SHORTEST.size)
        (shortest,) = _SHORTEST.unpack(told)
    except (OSError, struct.error):
        # No connection over the network, a system that tells less, or one that is closed by now.
        return None
    return None if shortest == _UNKNOWN else shortest / 1_000_000


class Wires:
    """Those of one table's seats. Of a delay `most` is made good; and others wait for a wire that nobody has confirmed
    for no longer than `patience`."""

    def __init__(self, most: float, patience: float) -> None:
        self._most = most
        self._patience = patience
        self._round_trips: dict[int, deque[float]] = {}
        self._confirmed: set[int] = set()

    def measured(self, seat: int, round_trip: float, *, confirmed: bool = False) -> None:
        """So long took the way to the seat's player and back, by what came back or, confirmed, by the system."""
        self._round_trips.setdefault(seat, deque(maxlen=ROUND_TRIPS)).append(round_trip)
        (self._confirmed.add if confirmed else self._confirmed.discard)(seat)

    def forget(self, seat: int) -> None:
        """Nobody is connected for the seat any more."""
        self._round_trips.pop(seat, None)
        self._confirmed.discard(seat)

    def confirmed(self, seat: int) -> bool:
        return seat in self._confirmed

    def credit(self, seat: int) -> float:
        """The wire's share of the time of an action of this seat."""
        trips = self._round_trips.get(seat)
        return min(self._most, min(trips) / 2) if trips else 0.0

    def wait(self, heard: Collection[int] = ()) -> float:
        """For how long to wait for seats that may have acted already, but for those that were heard."""
        return max((self._wait(seat) for seat in self._round_trips if seat not in heard), default=0.0)

    def _wait(self, seat: int) -> float:
        return self.credit(seat) if seat in self._confirmed else min(self._patience, self.credit(seat))
