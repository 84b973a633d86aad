"""Where a seat stands in its epoch, in a word: who is next, and who has scored, follows from each edition's rules."""

from typing import Final

# Whoever plays now, will play in this epoch (and is known to be the next), has scored in it, or for the last time.
PLAYS: Final = "plays"
WAITS: Final = "waits"
NEXT: Final = "next"
SCORED: Final = "scored"
ENDED: Final = "over"
STANDINGS: Final = (PLAYS, WAITS, NEXT, SCORED, ENDED)
