"""Token buckets: so many per second, so many at once. What is forgotten first is what was used least lately."""

from collections import OrderedDict

# So many buckets are kept of each kind: some megabytes at most.
MOST_BUCKETS = 20_000


class Buckets:
    """A bucket for each key; each holds `burst` and fills again with `rate` per second."""

    def __init__(self, rate: float, burst: float, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str, now: float, amount: float = 1) -> float:
        """Take so much from the bucket: 0, or in how many seconds that much will be there."""
        level, since = self._levels.pop(key, (self.burst, now))
        level = min(self.burst, level + max(0.0, now - since) * self.rate)
        wait = 0.0 if level >= amount else (amount - level) / self.rate
        self._keep(key, level if wait else level - amount, now)
        return wait

    def give_back(self, key: str) -> None:
        """One that was taken was not used."""
        if key in self._levels:
            level, since = self._levels[key]
            self._levels[key] = (min(self.burst, level + 1), since)

    def reserve(self, key: str, now: float) -> float:
        """Take one from the bucket though it may be empty: in how many seconds it will be there. Who comes next waits
        longer, so that all go on in a line."""
        level, since = self._levels.pop(key, (self.burst, now))
        level = min(self.burst, level + max(0.0, now - since) * self.rate) - 1
        self._keep(key, level, now)
        return max(0.0, -level / self.rate)

    def _keep(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)
