"""Random games with every invariant checked on the way; finds dead ends, endless games, lost pieces, wrong refusals.

    python -m tests.kit.fuzz hotw2018 --games 100000 --jobs 2 --seed 1

A fault names the game and the step; `--seed S --first N --games 1` plays that game again.
"""

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any

import click
from tests.kit.forms import acceptable, refused, spoilt
from tests.kit.random_play import GAME, SELECTIONS, STYLES, advance, new_game, pick, some

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, MONUMENT
from mappamundi.games.history.y2018.chronicle import REROLLED, ROLLED
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, Event, IllegalAction

MOST_DECISIONS = 5_000
COSTLY_EVERY = 97  # prime, so that it meets every part of a turn
CHUNK = 50
_GUEST = frozenset((s.REROLL_DICE, s.PRESS_SIEGE, s.REDUCE_LAND))
_RARE = frozenset((s.REDUCE_LAND, s.SUFFER_PLAGUE))  # checked where they first come up in a game
_FACES = frozenset(range(1, 7))


class Fault(AssertionError):
    """An invariant that did not hold, with the game and the step."""


@dataclass
class Tally:
    """What was played."""

    lengths: list[int] = field(default_factory=list)
    longest: tuple[int, int] = (0, -1)  # decisions, number of the game
    actions: Counter[str] = field(default_factory=Counter)

    def add(self, number: int, actions: Counter[str]) -> None:
        length = actions.total()
        self.lengths.append(length)
        self.longest = max(self.longest, (length, number))
        self.actions += actions

    def merge(self, other: "Tally") -> None:
        self.lengths += other.lengths
        self.longest = max(self.longest, other.longest)
        self.actions += other.actions

    def summary(self) -> str:
        if not self.lengths:
            return "0 games"
        lengths = sorted(self.lengths)
        marks = ", ".join(
            f"{name} {lengths[min(len(lengths) - 1, len(lengths) * part // 100)]}"
            for name, part in (("least", 0), ("5%", 5), ("median", 50), ("95%", 95), ("most", 100))
        )
        decisions, number = self.longest
        return (
            f"{len(lengths):,} games, {sum(lengths):,} decisions, longest {decisions} (game {number}); "
            f"decisions per game: {marks}"
        )


# --- one game ---------------------------------------------------------------------------------------------------


def table(number: int) -> tuple[int, str, int]:
    """Seats, selection and style of a game: all their combinations in turn."""
    return 3 + number % 4, SELECTIONS[number // 4 % 2], STYLES[number // 8 % 3]


def play_game(number: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Counter[str]:
    """Play one game to its end, checking; how often each kind of action was done."""
    players, selection, style = table(number)
    rng = Random(f"{seed} {number}")
    position = new_game(rng.getrandbits(128), players, selection)
    actions: Counter[str] = Counter()
    events: list[Event] = []
    stale: Sequence[Action] = ()
    countdown = int(rng.random() * costly_every)
    rare = set(_RARE)
    try:
        while True:
            check_cheap(position, events)
            if not (waiting := position.to_act()):
                break
            seat = waiting[int(rng.random() * len(waiting))]
            legal = position.legal(seat)
            if not legal:
                raise Fault(f"dead end: seat {seat} must decide and can do nothing")
            if countdown <= 0 or position.decision in rare:
                check_costly(position, rng, stale)
                countdown = costly_every
                rare.discard(position.decision)
            countdown -= 1
            action = pick(rng, legal, style)
            actions[action.do] += 1
            if actions.total() > MOST_DECISIONS:
                raise Fault(f"no end after {MOST_DECISIONS} decisions")
            stale = legal
            events = position.play(seat, action)
        check_result(position)
    except Exception as error:
        where = f"game {number} of seed {seed} ({players} seats, {selection}), step {actions.total()}"
        raise Fault(f"{where}: {type(error).__name__}: {error}") from error
    return actions


def play_games(first: int, count: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Tally:
    tally = Tally()
    for number in range(first, first + count):
        tally.add(number, play_game(number, seed, costly_every))
    return tally


# --- after every step -------------------------------------------------------------------------------------------


def check_cheap(p: Position, events: list[Event]) -> None:
    """Pieces conserved, one army a land, scores apart, fair dice."""
    board = p.board
    for seat, supply in enumerate(p.supply):
        armies = supply + p.owners.count(seat)  # Z18.4: one in a land, by the form of the list
        if seat == p.seat:
            # The invading army is a guest until the battle is decided (Z18.4).
            armies += p.pool + p.waiting_pool + p.catapult_armies + (p.decision in _GUEST)
        assert supply >= 0, f"seat {seat} has {supply} armies in its supply"
        assert armies == board.armies, f"seat {seat} has {armies} armies"  # Z18.1
    if p.seat < 0:
        assert p.pool + p.waiting_pool + p.catapult_armies + p.tokens == 0, "a card in play without a turn"
    assert min(p.pool, p.waiting_pool, p.catapult_armies, p.tokens, p.waiting_tokens, p.catapult_tokens) >= 0
    assert p.catapult_armies + p.catapult_tokens <= 3, "four pieces on the catapult"  # Z9.3
    assert not any(here & CAPITAL and here & CITY for here in p.pieces), "capital and city in one land"  # Z18.4
    capitals, monuments, forts = (
        sum(bool(here & flag) for here in p.pieces) for flag in (CAPITAL | CITY, MONUMENT, FORT)
    )
    assert min(p.capitals_left, p.monuments_left, p.forts_left) >= 0, "a common supply below nothing"
    assert p.capitals_left + capitals == board.capitals, "capitals and cities"  # Z1.4
    assert p.monuments_left + monuments == board.monuments, "monuments"
    assert p.forts_left + forts == board.forts, "forts"
    assert p.active == [land for land, here in enumerate(p.pieces) if here & ACTIVE], "the active armies are stale"
    assert all(p.owners[land] == p.seat for land in p.active), "an active army out of its turn"
    if p.decision != s.SHIFT_SCORE:
        assert len(set(p.scores)) == p.players, f"equal scores {p.scores}"  # Z14.6
    for event in events:
        if event[0] == ROLLED:
            assert _FACES.issuperset(event[2] + event[3]), f"dice {event}"
        elif event[0] == REROLLED:
            assert event[3] in _FACES, f"die {event}"


def check_result(p: Position) -> None:
    """Z19.1, Z19.2: one winner, with the highest score."""
    result = p.result()
    assert result is not None, "nobody has to act, but the game is not over"
    assert sorted(result.places) == list(range(1, p.players + 1))
    assert result.scores[result.winners[0]] == max(p.scores)
    assert not any(p.legal(seat) for seat in range(p.players))
    assert refused(p, 0, {"do": "end_turn"})


# --- now and then -----------------------------------------------------------------------------------------------


def check_costly(p: Position, rng: Random, stale: Sequence[Action] = ()) -> None:
    """Cards, copies, dumps, every listed action accepted, everything else refused with nothing changed."""
    before = canonical(p)
    check_cards(p)
    check_copy(p, rng, before)
    check_dump(p, before)
    check_listed(p, rng)
    check_refusals(p, rng, stale)
    assert canonical(p) == before, "a refused action changed the position"


def canonical(p: Position) -> str:
    """The whole position as text, the same for equal ones."""
    return json.dumps(p.dump(), sort_keys=True)


def check_cards(p: Position) -> None:
    """No card lies in two places, and a seat has at most one event of each era begun."""
    places = [*p.hands, p.played]
    assert sum(mask.bit_count() for mask in places) == _union(places).bit_count(), "an event in two places"
    held = [empire for empire in (*p.empires, *p.empire_pile) if empire >= 0]
    assert len(set(held)) == len(held), "an empire in two places"
    for hand in p.hands:
        eras = [p.board.events[n].era for n in members(hand)]
        assert len(set(eras)) == len(eras), f"two events of one era in a hand: {eras}"
        assert all(era <= p.epoch for era in eras), "an event of a later era in hand"
        kingdoms = [p.board.events[n].era for n in members(hand & p.board.kingdoms)]
        assert not kingdoms or kingdoms == [p.epoch], "a kingdom outlived its era"  # Z5.8


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def check_copy(p: Position, rng: Random, before: str) -> None:
    """A copy is equal and goes its own way."""
    copy = p.copy()
    assert canonical(copy) == before, "a copy differs"
    advance(copy, rng, 12)
    assert canonical(p) == before, "playing on a copy changed the original"


def check_dump(p: Position, before: str) -> None:
    """A position loaded from its dump is the same in every respect, also in what is worked out from the board."""
    loaded = GAME.load(json.loads(before), p.chance)
    assert canonical(loaded) == before, "loading changed the position"
    assert (loaded.front, loaded.shore, loaded.pieces) == (p.front, p.shore, p.pieces), "front or shore is stale"
    assert loaded.powers is p.powers, "the powers in force are stale"
    assert p.routes is None or p.routes == p.rules.space.overseas(p.markers, p.shore), "the routes are stale"
    assert loaded.to_act() == p.to_act()
    for seat in range(p.players):
        assert loaded.legal(seat) == p.copy().legal(seat), "other actions are legal after loading"


def check_listed(p: Position, rng: Random) -> None:
    """Actions that are listed are accepted, and are what their form and code say."""
    for seat in p.to_act():
        legal = p.legal(seat)
        assert len(set(legal)) == len(legal), "an action is listed twice"
        for action in legal if len(legal) <= 12 else rng.sample(legal, 12):
            assert GAME.action(json.loads(json.dumps(action.form))) is action
            assert GAME.action_at(action.code) is action
            try:
                events = p.copy().play(seat, action)
            except IllegalAction as error:
                raise Fault(f"{action} is listed but refused: {error}") from error
            json.dumps([GAME.tell(event, viewer) for event in events for viewer in (None, seat)])


def check_refusals(p: Position, rng: Random, stale: Sequence[Action]) -> None:
    """Spoilt forms, stale actions and those of other seats."""
    seat = some(rng, p.to_act())
    legal = p.legal(seat)
    for _ in range(12):
        form = spoilt(some(rng, legal).form, rng)
        if not _good(p, seat, form):
            assert refused(p, seat, form), f"{form} was accepted from seat {seat}"
    for action in stale if len(stale) <= 8 else rng.sample(stale, 8):
        if not acceptable(p, seat, action):
            assert refused(p, seat, action.form), f"{action} was accepted after its time"
    for other in range(-1, p.players + 1):
        if other not in p.to_act():
            assert refused(p, other, some(rng, legal).form), f"seat {other} acted out of turn"


def _good(p: Position, seat: int, form: Mapping[str, Any]) -> bool:
    try:
        return acceptable(p, seat, GAME.action(form))
    except IllegalAction:
        return False


# --- from the command line --------------------------------------------------------------------------------------


@click.command()
@click.argument("game", type=click.Choice([GAME.facts.id]))
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--costly-every", default=COSTLY_EVERY, show_default=True, help="Steps between the costly checks.")
@click.option("--kinds", is_flag=True, help="Also say how often each kind of action was done.")
def main(game: str, games: int, jobs: int, seed: int, first: int, costly_every: int, kinds: bool) -> None:
    """Play random games and check every invariant."""
    started = shown = time.monotonic()
    tally = Tally()
    for part in _parts(first, games, jobs, seed, costly_every):
        tally.merge(part)
        if time.monotonic() - shown > 3:
            shown = time.monotonic()
            speed = len(tally.lengths) / (shown - started)
            left = (games - len(tally.lengths)) / speed
            click.echo(
                f"{game}: {len(tally.lengths):,} of {games:,} games, {speed:.0f} a second, {left:.0f} s left", err=True
            )
    if kinds:
        for do, count in tally.actions.most_common():
            click.echo(f"{count:>12,}  {do}")
    click.echo(f"{game}: {tally.summary()}; no fault, {time.monotonic() - started:.0f} s")


def _parts(first: int, games: int, jobs: int, seed: int, costly_every: int) -> Iterator[Tally]:
    """The games in chunks, as they are finished; never more in the queue than the processes need."""
    starts = range(first, first + games, CHUNK)
    chunks = ((start, min(CHUNK, first + games - start), seed, costly_every) for start in starts)
    if jobs == 1:
        for chunk in chunks:
            yield play_games(*chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running = {pool.submit(play_games, *chunk) for chunk in islice(chunks, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {pool.submit(play_games, *chunk) for chunk in islice(chunks, len(done))}


if __name__ == "__main__":
    main()
