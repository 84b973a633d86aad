"""What the annals of all editions have in common. A log is read once, event by event, and told by what was noted."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple

from mappamundi.games.history.narration import ROMAN
from mappamundi.kernel.annals import Annals, Entry, Gain, Loss, Luck, Roll, Series, Turn
from mappamundi.kernel.game import Result
from mappamundi.kernel.narration import Param, Sentence, listed, name, player, say, the

Event = Mapping[str, Any]

# Sides of a die.
DIE: Final = 6
# What a land can lose, the greatest first.
BUILDINGS: Final = ("capital", "city", "monument")
# Whoever fought less has no luck worth a sentence, nor has whoever is this close to what was to be expected.
FEW_FIGHTS: Final = 3
ORDINARY: Final = 1.05
# A land is worth a sentence if it was taken more often.
SELDOM: Final = 2


class Round(NamedTuple):
    """A roll that decided something: who won it, if anybody, and how likely it was for the two beforehand."""

    attacker: int
    defender: int | None
    winner: int | None
    attack: float
    defence: float


class Held(NamedTuple):
    """An area that a seat held whole: in so many turns, for so many points."""

    seat: int
    area: str
    times: int
    points: int


class Fortune(NamedTuple):
    """What a seat's dice brought, and what was to be expected of them."""

    seat: int
    fights: int
    won: int
    expected: float

    @property
    def difference(self) -> float:
        return self.won - self.expected


class Stretch(NamedTuple):
    """The scores at the end of a part of the game; those that no event has told yet are None."""

    label: Param
    scores: list[int | None]


class Reading:
    """A log while it is read. An edition says what each kind of event adds to it, and which one begins a turn."""

    HEARD: ClassVar[Mapping[str, Callable[[Any, Event], None]]]

    def __init__(self, players: int, epochs: Mapping[str, int]) -> None:
        self.players: Final = players
        # In which epoch each empire rises.
        self._epochs: Final = epochs
        self.seq = 0
        self._at = 0.0
        self.turns: list[Turn] = []
        self.turn: Turn | None = None
        self._fallen: dict[str, set[str]] = {}
        self.scores: list[int | None] = [None] * players
        self.stretches: Final = [Stretch(say("chart-start"), [None] * players)]
        self.sources: dict[str, list[int]] = {}
        # How often each land was taken from somebody.
        self.changes: Counter[str] = Counter()
        self._held: dict[tuple[int, str], Held] = {}
        self.rounds: list[Round] = []
        self.faces: list[int] = []
        self._odds: Sequence[float] = ()

    def read(self, log: Iterable[Entry], seat: int, empire: str) -> None:
        """All of it. That seat's turn, if any, was under way when the log began."""
        for entry in log:
            self.seq, self._at = entry.seq, entry.at
            if empire:
                self.begin(seat, empire)
                empire = ""
            for event in entry.events:
                heard = self.HEARD.get(event["event"])
                if heard is not None:
                    heard(self, event)
        self.settle()

    # --- turns

    def begin(self, seat: int, empire: str) -> None:
        self.turn = Turn(
            seat=seat,
            card=empire,
            epoch=self._epochs.get(empire, 0),
            begun=self.seq,
            at=self._at,
            ended=0,
            took=[],
            lost=[],
            fought=0,
            won=0,
            gains=[],
            points=0,
            score=0,
            note={},
        )
        self.turns.append(self.turn)
        self._fallen = {}

    def end(self, event: Event) -> None:
        if self.turn is not None:
            self.turn.ended = self.seq
        self.settle()

    def settle(self) -> None:
        """Nothing more is heard of the turn."""
        turn, self.turn = self.turn, None
        if turn is None:
            return
        turn.note = say("interlude-led", lands=len(turn.took), won=turn.won, fought=turn.fought)
        for loss in turn.lost:
            fallen = self._fallen.get(loss.place, ())
            loss.fallen = next((building for building in BUILDINGS if building in fallen), "")

    def take(self, land: str) -> None:
        if self.turn is not None:
            self.turn.took.append(land)

    def lose(self, seat: int, land: str) -> None:
        if self.turn is not None:
            self.turn.lost.append(Loss(seat, land))

    def vacate(self, land: str) -> None:
        """An army that was placed in this turn and did not stay took nothing."""
        if self.turn is not None:
            self.turn.took = [taken for taken in self.turn.took if taken != land]

    def returns(self, seat: int, land: str) -> bool:
        """Whether a seat moves back into a land that it has just lost: then it has neither taken nor lost it."""
        if self.turn is None:
            return False
        for loss in self.turn.lost:
            if (loss.seat, loss.place) == (seat, land):
                self.turn.lost.remove(loss)
                return True
        return False

    def fall(self, land: str, building: str) -> None:
        self._fallen.setdefault(land, set()).add(building)

    def fight(self, won: bool) -> None:
        if self.turn is not None:
            self.turn.fought += 1
            self.turn.won += won

    # --- points

    def score(self, seat: int, total: int, gained: int) -> None:
        """What a seat has now; the first time, what it had before is known as well."""
        if self.scores[seat] is None:
            for stretch in self.stretches:
                stretch.scores[seat] = total - gained
        self.scores[seat] = total

    def gain(self, source: str, seat: int, points: int) -> None:
        self.sources.setdefault(source, [0] * self.players)[seat] += points

    def hold(self, seat: int, area: str, points: int) -> None:
        held = self._held.get((seat, area), Held(seat, area, 0, 0))
        self._held[seat, area] = held._replace(times=held.times + 1, points=held.points + points)

    def close(self, label: Param) -> None:
        """A part of the game is over."""
        self.stretches.append(Stretch(label, list(self.scores)))

    # --- dice

    def roll(self, event: Event) -> None:
        # Games begun before rolls told their odds count no luck.
        self.faces += [*event["attack"], *event["defence"]]
        self._odds = event.get("odds", ())

    def decide(self, attacker: int, defender: int | None, winner: int | None) -> None:
        """What was rolled for last. A battle won without dice had no odds."""
        if self._odds:
            self.rounds.append(Round(attacker, defender, winner, self._odds[0], self._odds[-1]))

    # --- what came of it

    def fortunes(self) -> list[Fortune]:
        """By seat; a round in which both fall is won by nobody."""
        found = []
        for seat in range(self.players):
            own = [one for one in self.rounds if seat in (one.attacker, one.defender)]
            expected = sum(one.attack if one.attacker == seat else one.defence for one in own)
            found.append(Fortune(seat, len(own), sum(one.winner == seat for one in own), expected))
        return found

    def held(self) -> list[Held]:
        """What was held whole, the most valuable first."""
        return sorted(self._held.values(), key=lambda held: (held.points, held.times), reverse=True)

    def points(self, final: Sequence[int]) -> Series:
        """By the parts of the game. Whoever never scored had at all times what it has now."""
        rows = [
            [final[seat] if score is None else score for seat, score in enumerate(s.scores)] for s in self.stretches
        ]
        return Series([stretch.label for stretch in self.stretches], [list(row) for row in zip(*rows, strict=True)])

    def parts(self, labels: Mapping[str, Param]) -> Series:
        """By what brought them, as far as it brought anything."""
        used = [source for source in labels if any(self.sources.get(source, ()))]
        series = [[self.sources[source][seat] for source in used] for seat in range(self.players)]
        return Series([labels[source] for source in used], series)


# --- sentences --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Tale:
    """A game that is over, for those who tell of it: what was read, how it ended, and who is told."""

    reading: Reading
    ending: Result
    viewer: int | None
    fortunes: Sequence[Fortune]
    # Beyond what the turns of all editions say of themselves.
    more: Callable[[Turn], Mapping[str, Param]] = lambda turn: {}
    turns: list[Turn] = field(init=False)
    leaders: list[int] = field(init=False)

    def __post_init__(self) -> None:
        # The best one first.
        self.turns = sorted(self.reading.turns, key=lambda turn: -turn.points)
        self.leaders = [row.index(max(row)) for row in zip(*self.points.series, strict=True)]

    @property
    def points(self) -> Series:
        return self.reading.points(self.ending.scores)

    @property
    def winner(self) -> int:
        return self.ending.places.index(1)

    @property
    def lead(self) -> int:
        """By how many points it was won."""
        first, *others = sorted(self.ending.scores, reverse=True)
        return first - max(others, default=0)

    def best_of(self, seat: int) -> Turn | None:
        return next((turn for turn in self.turns if turn.seat == seat), None)

    def say(self, message: str, turn: Turn, **params: Param) -> Sentence:
        """A sentence about a turn."""
        return say(
            message,
            who=player(turn.seat),
            empire=the(turn.card),
            points=turn.points,
            lands=len(turn.took),
            epoch=ROMAN[turn.epoch],
            **self.more(turn),
            **params,
        )

    def together(self, seats: Iterable[int]) -> Param:
        """Several who share something; whoever is told comes last, as "you"."""
        others = sorted(seats, key=lambda seat: seat == self.viewer)
        return listed(say("subject-you") if seat == self.viewer else player(seat) for seat in others)


Paragraph = Callable[[Tale], list[Sentence]]


def led_from(tale: Tale) -> int:
    """Since which part of the game the winner was ahead of all others."""
    since = len(tale.leaders) - 1
    while since > 0 and tale.leaders[since - 1] == tale.winner:
        since -= 1
    return since


def outcome(tale: Tale, always: int, late: int) -> Sentence:
    """By how much it was won, and since when: up to the part `always` from the beginning, or from `late` on at last."""
    since = led_from(tale)
    params = {"who": player(tale.winner), "by": tale.lead}
    if since >= late:
        return say("end-summary-last", **params)
    if since <= always:
        return say("end-summary-always", **params)
    return say("end-summary-from", **params, epoch=tale.points.labels[since])


def rise(tale: Tale) -> list[Sentence]:
    """How it began for the winner."""
    best = tale.best_of(tale.winner)
    first = next((turn for turn in tale.reading.turns if turn.seat == tale.winner and turn is not best), None)
    return [tale.say("story-rise", first)] if first else []


def triumph(tale: Tale) -> list[Sentence]:
    """The best turn of the winner."""
    best = tale.best_of(tale.winner)
    return [tale.say("story-winner", best)] if best else []


def possession(least: int) -> Paragraph:
    """What somebody held whole, in so many turns at least."""

    def told(tale: Tale) -> list[Sentence]:
        found = next((held for held in tale.reading.held() if held.times >= least), None)
        if found is None:
            return []
        area = the(found.area)
        return [say("story-held", who=player(found.seat), area=area, times=found.times, points=found.points)]

    return told


def in_vain(tale: Tale) -> list[Sentence]:
    """The best turn of all, if it was not the winner's."""
    if not tale.turns or tale.turns[0].seat == tale.winner:
        return []
    return [tale.say("story-best", tale.turns[0])]


def field_of_battle(tale: Tale) -> list[Sentence]:
    """How often the lead changed, and which land was fought for."""
    swaps = sum(one != other for one, other in zip(tale.leaders, tale.leaders[1:], strict=False))
    said = [say("story-lead", swaps=swaps)] if swaps > 1 else []
    for land, times in tale.reading.changes.most_common(1):
        if times > SELDOM:
            said.append(say("story-land", land=the(land), times=times))
    return said


def second(tale: Tale) -> list[Sentence]:
    """Who came second, unless the best turn of all has told it."""
    if 2 not in tale.ending.places:
        return []
    rival = tale.ending.places.index(2)
    best = tale.best_of(rival)
    if best is None or best is tale.turns[0]:
        return []
    return [tale.say("story-second", best, by=tale.ending.scores[tale.winner] - tale.ending.scores[rival])]


def fate(tale: Tale) -> list[Sentence]:
    """Whom the dice favoured, and whom they did not."""
    fought = sorted((one for one in tale.fortunes if one.fights > FEW_FIGHTS), key=lambda one: one.difference)
    if not fought:
        return []
    worst, best = fought[0], fought[-1]
    said = []
    if worst.difference < -ORDINARY:
        below = round(-worst.difference, 1)
        place = tale.ending.places[worst.seat]
        said.append(say("story-unlucky", who=player(worst.seat), below=below, place=place))
    if best.difference > ORDINARY and best is not worst:
        above = round(best.difference, 1)
        said.append(say("story-lucky", who=player(best.seat), above=above, place=tale.ending.places[best.seat]))
    return said


# --- the parts of the annals ------------------------------------------------------------------------------------


def area_gain(area: str, degree: str, points: int) -> Gain:
    """What an area brought, and what was reached there."""
    return Gain(area, "scored", name(area), points, word=say(f"degree-{degree}"))


def best_turn(turns: Sequence[Turn], seat: int) -> list[Sentence]:
    """What is told of a seat: its best turn."""
    own = [turn for turn in turns if turn.seat == seat]
    if not own:
        return []
    best = max(own, key=lambda turn: turn.points)
    return [say("end-best", empire=name(best.card), points=best.points)]


def luck_of(fortune: Fortune, *notes: Sentence) -> Luck:
    expected = round(fortune.expected, 4)
    row = say("luck-row", won=fortune.won, expected=expected)
    return Luck(fortune.seat, round(fortune.difference, 4), [row, *notes])


def rolls_of(faces: Iterable[int]) -> list[Roll]:
    return [Roll(DIE, face) for face in faces]


def written(
    reading: Reading, final: Sequence[int], last: Param, labels: Mapping[str, Param], luck: list[Luck]
) -> Annals:
    """What can be told at any time: points, with the `last` part of the game as it stands, turns, each seat, luck."""
    reading.stretches.append(Stretch(last, list(final)))
    return Annals(
        seq=reading.seq,
        points=reading.points(final),
        parts=reading.parts(labels),
        turns=reading.turns,
        seats=[best_turn(reading.turns, seat) for seat in range(reading.players)],
        luck=luck,
        rolls=[],
        summary=[],
        decided=[],
        story=[],
    )


def storied(tale: Tale, paragraphs: Iterable[Paragraph]) -> list[list[Sentence]]:
    return [said for paragraph in paragraphs if (said := paragraph(tale))]
