"""The annals: the points of each seat by what they were for, how the game ended, and what was remarkable about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.scene import Scene
from mappamundi.games.fourgods.scoring import NOTHING, PARTS, majority
from mappamundi.games.fourgods.state import NOBODY, NONE, Rules
from mappamundi.games.fourgods.tiles import TERRAINS
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import CITY
from mappamundi.kernel.annals import Annals, Entry, Series
from mappamundi.kernel.game import Result
from mappamundi.kernel.narration import Sentence, listed, player, say

MINUTE: Final = 60


def annals(rules: Rules, scene: Scene, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
    """The points are counted once: what there is before is what would be counted now."""
    parts = [_parts(view, seat) for seat in range(view.players)]
    told = Annals(
        seq=log[-1].seq,
        points=Series([say("chart-start"), say("column-now")], [[0, score] for score in view.scores]),
        parts=Series([say(f"chart-{part}") for part in PARTS], parts),
        turns=[],
        seats=[_gods(view, seat) for seat in range(view.players)],
        # Without dice nobody is lucky: the bag is the same for all.
        luck=[],
        rolls=[],
        summary=[],
        decided=[],
        story=[],
    )
    if ending is not None:
        steps = [say("chart-start"), *(say(f"step-{part}") for part in PARTS)]
        told.points = Series([*steps], [[0, *accumulate(row)] for row in parts])
        tale = Tale(log, view, ending)
        told.summary = [_summary(tale)]
        told.story = [said for paragraph in STORY if (said := paragraph(tale))]
    return told


def _parts(view: View, seat: int) -> list[int]:
    """The points of a seat's gods, part by part."""
    sheets = [view.sheet[god] or NOTHING for god in view.gods[seat]]
    return [sum(column) for column in zip(NOTHING, *sheets, strict=True)]


def _gods(view: View, seat: int) -> list[Sentence]:
    """What is told of a seat: its gods; with hidden ones the card, once it is turned up (G11.1)."""
    card = view.cards[seat]
    gods = [card] if card != NONE and view.variant.hidden else view.gods[seat]
    return [say("end-god", god=GODS[god]) for god in gods] or [say("end-no-god")]


@dataclass(slots=True)
class Tale:
    """A game that is over, for those who tell of it."""

    log: Sequence[Entry]
    view: View
    ending: Result

    def events(self, kind: str) -> list[tuple[float, Any]]:
        """Those of a kind, each with when it was."""
        return [(entry.at, event) for entry in self.log for event in entry.events if event["event"] == kind]

    def count(self, kind: str) -> list[int]:
        """How often each seat did it."""
        did = [event["seat"] for _, event in self.events(kind)]
        return [did.count(seat) for seat in range(self.view.players)]

    def time(self, at: float) -> Sentence:
        """How long after all were ready: until then nobody could do anything."""
        began = next((when for when, _ in self.events("play_began")), self.log[0].at)
        minutes, seconds = divmod(max(0, round(at - began)), MINUTE)
        return say("end-time", minutes=minutes, seconds=seconds)

    def marks(self, seat: int) -> list[int]:
        """The scores of a seat, the lowest first; a god never claimed has 0 (G15.2)."""
        own = [(self.view.sheet[god] or NOTHING).total for god in self.view.gods[seat]]
        return sorted(own + [0] * (self.view.module.gods - len(own)))


def _summary(tale: Tale) -> Sentence:
    """How it ended, and by how much it was won."""
    first, *others = tale.ending.winners
    scores = tale.ending.scores
    if others:
        names = listed(player(seat) for seat in tale.ending.winners)
        return say("end-shared", names=names, points=scores[first])
    who = player(first)
    if tale.view.module.gods > 1:
        (low, high), (other_low, other_high) = tale.marks(first), tale.marks(1 - first)
        if low == other_low:
            return say("end-highest", who=who, low=low, high=high, other=other_high)
        return say("end-lowest", who=who, low=low, other=other_low)
    by = scores[first] - max(score for seat, score in enumerate(scores) if seat != first)
    for at, closing in tale.events("closing_began")[-1:]:
        message = "end-last-cell" if closing["cause"] == "world" else "end-bag-empty"
        return say(message, who=who, by=by, time=tale.time(at))
    if tale.events("passed"):
        return say("end-all-passed", who=who, by=by, time=tale.time(tale.log[-1].at))
    return say("end-by", who=who, by=by)


# --- what was remarkable ----------------------------------------------------------------------------------------


def _alone(counts: Sequence[int]) -> int | None:
    """Whoever has most of something, unless several do."""
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else None


def _land(tale: Tale) -> list[Sentence]:
    """The largest kingdom, and who led it."""
    view = tale.view
    if not view.realms:
        return []
    terrain, _, tiles, counts = max(view.realms, key=lambda realm: realm[2])
    points = tiles - sum(counts)
    led = [
        say("story-leader", who=player(view.owners[god]), prophets=counts[god], points=points)
        for god in majority(counts)
        if view.owners[god] != NOBODY
    ]
    largest = say("story-largest", terrain=TERRAINS[terrain], tiles=tiles)
    return [largest, *(led or [say("story-nobody")])]


def _cities(tale: Tale) -> list[Sentence]:
    """Those that were built, and who brought them down."""
    fallen = tale.count("destroyed")
    # A game that began in the middle has cities that nobody saw being built.
    built = max(sum(tale.count("built")), tale.view.shapes.count(CITY) + sum(fallen))
    said = [say("story-cities", cities=built)]
    if built:
        said.append(say("story-fallen", fallen=sum(fallen)))
    destroyer = _alone(fallen)
    if destroyer is not None:
        said.append(say("story-destroyer", who=player(destroyer), fallen=fallen[destroyer]))
    return said


def _race(tale: Tale) -> list[Sentence]:
    """Who was quickest, who waited, what the bonuses brought, who came second, and what was left open."""
    said: list[Sentence] = []
    laid = tale.count("placed")
    quickest = _alone(laid)
    if quickest is not None:
        said.append(say("story-quickest", who=player(quickest), tiles=laid[quickest]))
    chosen = tale.events("god_chosen")
    if len(chosen) > 1:
        at, late = chosen[-1]
        said.append(say("story-late-god", who=player(late["seat"]), time=tale.time(at)))
    bonuses = [sum(_parts(tale.view, seat)[2:]) for seat in range(tale.view.players)]
    lucky = _alone(bonuses)
    if lucky is not None:
        said.append(say("story-bonus", who=player(lucky), points=bonuses[lucky]))
    scores, places = tale.ending.scores, tale.ending.places
    if places.count(2) == 1:
        runner_up = places.index(2)
        said.append(say("story-second", who=player(runner_up), by=max(scores) - scores[runner_up]))
    cells = sum(shape < 0 and shape != CITY for shape in tale.view.shapes)
    if cells:
        said.append(say("story-open", cells=cells))
    return said


STORY: Final[tuple[Callable[[Tale], list[Sentence]], ...]] = (_land, _cities, _race)
