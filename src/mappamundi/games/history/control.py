"""How far an area is in one hand, by the armies in it."""

from typing import Final

ABSENCE: Final = 0
PRESENCE: Final = 1
DOMINANCE: Final = 2
SUPREMACY: Final = 3


def most_of_others(armies: list[int], seat: int) -> int:
    """The most armies that any single other seat has there."""
    most = 0
    for other, count in enumerate(armies):
        if other != seat and count > most:
            most = count
    return most


def degree(own: int, most: int, dominance: int, supremacy: int) -> int:
    """Presence with any army, dominance with more than any other, supremacy with nobody else there.

    `most` is the most that any other seat has, `dominance` and `supremacy` are the armies they take at the least.
    """
    if not own:
        return ABSENCE
    if not most and own >= supremacy:
        return SUPREMACY
    return DOMINANCE if own >= dominance and own > most else PRESENCE
