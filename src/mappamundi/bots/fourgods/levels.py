"""The levels, from one for a first race to the quickest: the same policy with a slower or quicker hand and a duller or
sharper eye. All that differs between them stands in this table."""

from typing import Final, NamedTuple


class Skill(NamedTuple):
    """How well somebody plays: the share of all possibilities that they notice, by how many points they misjudge one,
    how often they look at the others' discards before they draw, how often they turn one over that may be of use before
    they give up, and how often they see that a tile lies wrongly."""

    sight: float
    error: float
    foresight: float
    curiosity: float
    watchfulness: float


class Level(NamedTuple):
    """How quickly somebody acts, as a multiple of the time in the data, and how well; for how many seconds of the play
    the gods are left to people; and how many minutes a race of such bots lasts, among two, three and four
    (`python -m tests.kit.races fourgods`)."""

    pace: float
    skill: Skill
    claims: float
    minutes: tuple[int, int, int]


# A race, and no game of turns, is what lasts so long.
RACE: Final = {"tempo": "simultaneous"}
# Where one is asked before a race, three answers suffice.
ASKED: Final = {"first": "easy", "even": "even", "steady": "fast"}
LEVELS: Final = {
    "first": Level(
        4.0, Skill(sight=0.4, error=5.0, foresight=0.1, curiosity=0.8, watchfulness=0.1), 60.0, (23, 16, 12)
    ),
    "calm": Level(2.4, Skill(sight=0.5, error=4.0, foresight=0.1, curiosity=0.8, watchfulness=0.15), 60.0, (14, 9, 7)),
    "even": Level(1.4, Skill(sight=0.7, error=2.5, foresight=0.3, curiosity=0.85, watchfulness=0.4), 50.0, (8, 5, 4)),
    "steady": Level(0.8, Skill(sight=0.85, error=1.5, foresight=0.5, curiosity=0.9, watchfulness=0.6), 40.0, (4, 3, 2)),
    "swift": Level(0.4, Skill(sight=1.0, error=0.0, foresight=1.0, curiosity=0.95, watchfulness=1.0), 20.0, (2, 1, 1)),
}
