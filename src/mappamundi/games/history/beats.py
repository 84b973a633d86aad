"""The beats that all editions have in common: a battle, and what a turn scored."""

from typing import Final

from mappamundi.kernel.beat import Beat

# The map glides there, the invader comes to the border, the dice settle, the result stands; then the land changes.
BATTLE: Final = Beat("battle", 1.6, least=0.9, share=0.84)

# What a turn scored lights up part by part: so long for each of them, within these bounds.
PART: Final = 0.24
SCORING: Final = (0.8, 1.6)


def score(parts: int) -> Beat:
    """What a turn scored in so many parts."""
    shortest, longest = SCORING
    return Beat("score", min(longest, max(shortest, PART * parts)))
