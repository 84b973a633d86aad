"""Makes the games that every house can show: for each game of the shelf one between bots, and its moments to look at.

.venv/bin/python tools/shows.py          writes src/mappamundi/server/shown/ anew
.venv/bin/python tools/shows.py --check  says whether that folder is what this makes

A record follows from its seed and from the bots, its moments from the record alone. Bots that play better make another
game; what lies there stays a game by the rules, and its moments stay its own (tests/server/test_shows.py).
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mappamundi.bots import MAPMAKERS, house_bot, make_bot
from mappamundi.bots.among import moves_among
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.records import Record, encode, replay
from mappamundi.records.match import Match
from mappamundi.records.record import Seat
from mappamundi.server.replays import make_replay
from mappamundi.server.shows import CAPTION, SHOWN, SPEED, Scene, Scenes
from mappamundi.server.wire import Told

# Of the first two dozen seeds those of a close finish with many leaders.
SEEDS = {"hotw2001": 1, "hotw2018": 11, "hotw2024": 4, "fourgods": 9}
PLAYERS = 4
# A race is told by its times; all games begin at this one, so that the same seed gives the same file.
BEGAN = 1_700_000_000.0
# How long all moments together may be shown, in seconds, and the longest that one of them may.
TOTAL, LONGEST = 90, 24.0
# A step that is not shown by itself, and one of a race after which nothing happens for long, as the client shows them.
QUIET, LULL = 0.4, 10.0


def play(game_id: str) -> Record:
    """The game that this seed gives."""
    game, name = find_game(game_id), house_bot(game_id)
    seed = hashlib.sha256(str(SEEDS[game_id]).encode()).digest()
    bots = [make_bot(name, game, SEEDS[game_id] * 10 + seat) for seat in range(PLAYERS)]
    match = Match.new(game, {}, [Seat(called, name) for called in MAPMAKERS[:PLAYERS]], seed)
    for at, seat, action in moves_among(game, match.position, bots):
        match.play(seat, action, round(BEGAN + at, 3))
    return match.record()


# --- what happened ----------------------------------------------------------------------------------------------


@dataclass
class Turn:
    """The steps of one turn, from the first to the last, and what they changed."""

    seat: int
    first: int
    before: list[int]
    last: int = 0
    after: list[int] = field(default_factory=list)
    fights: list[int] = field(default_factory=list)
    robbed: Counter[int] = field(default_factory=Counter)

    @property
    def points(self) -> int:
        return self.after[self.seat] - self.before[self.seat]

    @property
    def climbed(self) -> int:
        """How many others it overtook."""
        return ahead_of(self.before, self.seat) - ahead_of(self.after, self.seat)


def ahead_of(scores: list[int], seat: int) -> int:
    return sum(score > scores[seat] for score in scores)


class Story:
    """A game as those who watch it see it: every step as it is told, how long it stands, and the turns."""

    def __init__(self, record: Record) -> None:
        game = find_game(record.header.game, rules=record.header.rules)
        assert record.result is not None
        self.result = record.result
        ending = {"scores": list(record.result.scores), "places": list(record.result.places)}
        self.told: list[Told] = [frame.told for frame in make_replay(record, game, "", ending).frames[:-1]]
        self.views = [moment.position.view(None).json() for moment in replay(record, game)]
        self.race = not any(moment.position.awaited() for moment in replay(record, game) if moment.number > PLAYERS)
        self.turns = list(self._turns())

    def stands(self, number: int) -> float:
        """How long the position after a step stands, in seconds of the show."""
        if self.race:
            here, after = self.told[number - 1], self.told[min(number, len(self.told) - 1)]
            return min(LULL, after.at - here.at) / SPEED
        beat = self.told[number - 1].beat
        return max(beat.least, beat.seconds / SPEED) if beat else QUIET / SPEED

    def lasts(self, first: int, last: int) -> float:
        return sum(self.stands(number) for number in range(first, last + 1))

    def happened(self, kind: str) -> list[int]:
        """The steps in which this happened."""
        return [told.seq for told in self.told if any(event["event"] == kind for event in told.events or ())]

    def _turns(self) -> Iterator[Turn]:
        """Every turn: from where a seat's card is the one that is played to where it is another's."""
        turn: Turn | None = None
        at: tuple[Any, ...] | None = None
        for told in self.told:
            before, after = self.views[told.seq - 1], self.views[told.seq]
            now = before.get("turn")
            if now is None:
                continue
            key = (before.get("epoch"), now["seat"], now.get("empire") or now.get("card"))
            if key != at:
                if turn:
                    yield turn
                turn, at = Turn(now["seat"], told.seq, list(before["scores"])), key
            assert turn is not None
            turn.last, turn.after = told.seq, list(after["scores"])
            if told.beat and told.beat.kind in ("battle", "siege"):
                turn.fights.append(told.seq)
            says = [said for line in told.lines or () for said in line.says]
            turn.robbed.update(
                {said["victim"]["seat"] for said in says if isinstance(said.get("victim"), dict)} - {turn.seat, None}
            )
        if turn:
            # What is counted at the very end comes after the last turn, and is seen with it.
            turn.last = len(self.told)
            yield turn


# --- which moments are shown ------------------------------------------------------------------------------------


def scenes_of(record: Record) -> Scenes:
    """The moments of a game that are worth a minute and a half, in their order: as long as there is time for."""
    story, longest = Story(record), LONGEST
    while True:
        chosen = race_scenes(story, longest) if story.race else turn_scenes(story, longest)
        found = sorted(chosen, key=lambda scene: scene.first)
        seconds = sum(story.lasts(scene.first, scene.last) + CAPTION for scene in found)
        if seconds <= TOTAL:
            return Scenes(seconds=round(seconds), scenes=found)
        longest -= 0.5


def ended(story: Story, kind: str, turn: Turn, longest: float) -> Scene:
    """The end of a turn, as much of it as there is time for: what it scored is the point of it."""
    first = turn.last
    while first > turn.first and story.lasts(first - 1, turn.last) <= longest:
        first -= 1
    return Scene(kind=kind, first=first, last=turn.last, seat=turn.seat)


def fought(story: Story, kind: str, turn: Turn, longest: float, other: int | None = None) -> Scene:
    """A turn from its first fight on, as much of it as there is time for."""
    first = last = turn.fights[0]
    while last < turn.last and story.lasts(first, last + 1) <= longest:
        last += 1
    return Scene(kind=kind, first=first, last=last, seat=turn.seat, other=other)


def turn_scenes(story: Story, longest: float) -> Iterator[Scene]:
    """The first turn and the last; the one after which the winner is never behind again; the best; the most fights of
    the first half; whoever takes most from one other; whoever climbs highest."""
    opening, *turns, closing = story.turns
    winner = story.result.places.index(1)
    yield ended(story, "opening", opening, longest)
    yield ended(story, "closing", closing, longest)
    lead = next((turn for turn in turns if turn.seat == winner and not trails_after(turns, turn)), None)
    if lead:
        turns.remove(lead)
        yield ended(story, "lead", lead, longest)
    best = max(turns, key=lambda turn: turn.points)
    turns.remove(best)
    yield ended(story, "best", best, longest)
    clash = max(turns[: len(turns) // 2], key=lambda turn: len(turn.fights))
    turns.remove(clash)
    yield fought(story, "clash", clash, longest)
    raid = max((turn for turn in turns if turn.fights), key=lambda turn: max(turn.robbed.values(), default=0))
    turns.remove(raid)
    yield fought(story, "raid", raid, longest, other=raid.robbed.most_common(1)[0][0])
    yield ended(story, "climb", max(turns, key=lambda turn: turn.climbed), longest)


def trails_after(turns: list[Turn], turn: Turn) -> bool:
    """Whether somebody else is ahead of whoever played this turn, after it or after a later one."""
    return any(later.after[turn.seat] < max(later.after) for later in turns[turns.index(turn) :])


def race_scenes(story: Story, longest: float) -> Iterator[Scene]:
    """How it begins; the first god, city and fall; how it ends. Of what happens before something more is seen than of
    what follows."""

    def between(since: float, until: float) -> tuple[int, int]:
        steps = [told.seq for told in story.told if since <= told.at <= until]
        return steps[0], steps[-1]

    long = longest * SPEED
    began, end = story.told[story.happened("play_began")[0] - 1], story.told[-1]
    first, shown = between(began.at, began.at + long)
    yield Scene(kind="start", first=first, last=shown)
    for kind, event in (("god", "god_chosen"), ("city", "built"), ("fall", "destroyed")):
        told = next((story.told[number - 1] for number in story.happened(event) if number > shown), None)
        if told is None:
            continue
        since, until = between(told.at - long * 0.6, told.at + long * 0.4)
        yield Scene(kind=kind, first=max(since, shown + 1), last=until, seat=told.seat)
        shown = until
    since, until = between(end.at - long, end.at)
    yield Scene(kind="last", first=max(since, shown + 1), last=until)


# --- the files --------------------------------------------------------------------------------------------------


def files() -> Iterator[tuple[str, bytes]]:
    for game_id in GAME_IDS:
        record = play(game_id)
        yield f"{game_id}.ndjson", encode(record)
        yield f"{game_id}.json", msgspec.json.format(msgspec.json.encode(scenes_of(record)), indent=1) + b"\n"


def main(arguments: list[str]) -> int:
    made = dict(files())
    if "--check" in arguments:
        stale = [name for name, body in made.items() if (SHOWN / name).read_bytes() != body]
        sys.stdout.writelines(f"{name}: another game is made now\n" for name in stale)
        return bool(stale)
    SHOWN.mkdir(exist_ok=True)
    for name, body in made.items():
        (SHOWN / name).write_bytes(body)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
