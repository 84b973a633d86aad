"""Ratings: Plackett–Luce strengths fitted to all games at once, on a scale where 400 points are ten to one.

A game is read as its order of places: the first is chosen among all, each bot by its strength, the next among the
rest, and so on. Equal places are shared (Efron's way with the Cox model: the tied are chosen one after another from
what is left of them on average). So that nobody who always wins is rated without end, each bot is given one more game,
shared with the reference bot.

How sure a rating is, is seen by drawing the deals again with replacement and fitting each time. Games of one deal are
drawn together, since they are no news to each other; and the game that was given weighs more one time and less another,
or a bot that always wins would seem to be known exactly.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

# Where the reference bot stands, and the points of a strength e times as great.
BASE: Final = 1500
POINTS: Final = 400 / log(10)
RESAMPLINGS: Final = 1000
# Numbers that are worked on at a time: more would not be quicker, and need not fit into memory.
MOST_NUMBERS: Final = 2_000_000
# Newton needs a handful; each of them is short, so that one who always wins is far away.
MOST_STEPS: Final = 200

# The bots by place, the first first; those of one place together.
Ranking = tuple[tuple[int, ...], ...]


class Rating(NamedTuple):
    """Points, and between which they lie with 95 in 100 certainty."""

    points: float
    low: float
    high: float


def rate(
    deals: Sequence[Sequence[Ranking]], bots: int, reference: int, seed: int, resamplings: int = RESAMPLINGS
) -> list[Rating]:
    """The ratings of so many bots. Needs NumPy (ImportError without)."""
    import numpy as np

    patterns: dict[Ranking, int] = {}
    # A shared game of each with the reference.
    for bot in range(bots):
        patterns.setdefault((tuple(sorted((bot, reference))),), bot)
    assert len(patterns) == bots
    counted = [Counter(patterns.setdefault(ranking, len(patterns)) for ranking in deal) for deal in deals]
    fit = _Fit(list(patterns), bots, reference)
    draws = np.random.default_rng(seed)
    # How often each deal is drawn and how much each given game weighs, all of them once in the first sample.
    samples = np.ones((resamplings + 1, len(deals)))
    given = np.ones((resamplings + 1, bots))
    given[1:] = draws.exponential(size=(resamplings, bots))
    for sample in samples[1:]:
        sample[:] = np.bincount(draws.integers(len(deals), size=len(deals)), minlength=len(deals))
    strengths: list[Any] = []
    step = max(1, MOST_NUMBERS // fit.size)
    for begin, end in ((0, 1), *((begin, begin + step) for begin in range(1, len(samples), step))):
        drawn = samples[begin:end].T
        weights = np.zeros((len(patterns), drawn.shape[1]))
        weights[:bots] = given[begin:end].T
        for row, counts in zip(drawn, counted, strict=True):
            for pattern, count in counts.items():
                weights[pattern] += count * row
        # All samples resemble the first: what fits it is where to begin.
        strengths.append(fit.strengths(weights.T, strengths[0][0] if strengths else np.zeros(bots)))
    points = BASE + POINTS * np.concatenate(strengths)
    low, high = np.quantile(points[1:], (0.025, 0.975), axis=0)
    return [Rating(*map(float, found)) for found in zip(points[0], low, high, strict=True)]


class _Fit:
    """The likelihood of some rankings, each with a weight, and its greatest: Newton's steps for all samples at once."""

    def __init__(self, patterns: Sequence[Ranking], bots: int, reference: int) -> None:
        import numpy as np

        among, chosen, pattern = [], [], []
        for number, ranking in enumerate(patterns):
            for one_among, one_chosen in _choices(ranking, bots):
                among.append(one_among)
                chosen.append(one_chosen)
                pattern.append(number)
        # One row for each choice: who is left to choose from, who is chosen, and in which pattern.
        self._among: Final = np.array(among)
        self._chosen: Final = np.array(chosen)
        self._pattern: Final = np.array(pattern)
        self._pairs: Final = (self._among[:, :, None] * self._among[:, None, :]).reshape(len(among), bots * bots)
        # The reference has strength 1, whatever happens.
        self._free: Final = [bot for bot in range(bots) if bot != reference]
        self.size: Final = len(among)

    def strengths(self, weights: Any, start: Any) -> Any:
        """The logarithms of the strengths, a row for each row of weights of the patterns."""
        import numpy as np

        weights = weights[:, self._pattern]
        samples, bots = len(weights), self._among.shape[1]
        chosen = weights @ self._chosen
        found = np.tile(start, (samples, 1))
        free = np.ix_(range(samples), self._free, self._free)
        for _ in range(MOST_STEPS):
            strength = np.exp(found)
            left = strength @ self._among.T
            expected = strength * ((weights / left) @ self._among)
            both = strength[:, :, None] * strength[:, None, :]
            bend = -both * ((weights / left**2) @ self._pairs).reshape(samples, bots, bots)
            bend[:, range(bots), range(bots)] += expected
            steps = np.linalg.solve(bend[free], (chosen - expected)[:, self._free, None])[..., 0]
            # A step too far, where the curve is flat, would lead out of what can be reckoned.
            found[:, self._free] += np.clip(steps, -1.0, 1.0)
            if np.abs(steps).max(initial=0.0) < 1e-6:
                break
        return found


def _choices(ranking: Ranking, bots: int) -> list[tuple[list[float], list[float]]]:
    """How a ranking came about: for each choice how much of each bot was left, and how much of each was chosen."""
    found = []
    left = Counter(bot for place in ranking for bot in place)
    for place in ranking:
        if len(left) == 1:
            break  # whoever is left is chosen
        tied = Counter(place)
        for gone in range(len(place)):
            part = gone / len(place)
            among = [left[bot] - part * tied[bot] for bot in range(bots)]
            found.append((among, [tied[bot] / len(place) for bot in range(bots)]))
        left -= tied
    return found
