"""Random games with every invariant checked on the way; finds dead ends, endless games, lost pieces, wrong refusals.

    python -m tests.kit.fuzz hotw2018 --games 100000 --jobs 2 --seed 1

A fault names the game and the step; `--seed S --first N --games 1` plays that game again.
"""

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import click
from tests.kit.forms import refused, spoilt
from tests.kit.parts import in_parts
from tests.kit.random_play import some
from tests.kit.subject import Subject, subject, subjects

from mappamundi.kernel import Action, Event, IllegalAction, Position

COSTLY_EVERY = 97  # prime, so that it meets every part of a turn
RARE_EVERY = 11  # games; prime, so that it meets every kind of table
CHUNK = 50


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


def play_game(played: Subject[Any], number: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Counter[str]:
    """Play one game to its end, checking; how often each kind of action was done."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number}")
    position = played.new(rng.getrandbits(128), players, options)
    actions: Counter[str] = Counter()
    events: list[Event] = []
    stale: Sequence[Action] = ()
    countdown = int(rng.random() * costly_every)
    rare = set(played.rare) if number % RARE_EVERY == 0 else set()
    try:
        while True:
            played.check(position, events)
            if position.result() is not None:
                break
            if countdown <= 0 or (rare and played.decision(position) in rare):
                check_closely(played, position, rng, stale)
                countdown = costly_every
                rare.discard(played.decision(position))
            countdown -= 1
            seat, action = played.choose(position, rng, style)
            actions[action.do] += 1
            if actions.total() > played.most_decisions:
                raise Fault(f"no end after {played.most_decisions} decisions")
            stale = () if seat is None else position.legal(seat)
            events = position.play(seat, action)
        check_end(played, position, stale)
    except Exception as error:
        setup = ", ".join([f"{players} seats", *map(str, options.values())])
        where = f"game {number} of seed {seed} ({setup}), step {actions.total()}"
        raise Fault(f"{where}: {type(error).__name__}: {error}") from error
    return actions


def play_games(game: str, first: int, count: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Tally:
    tally, played = Tally(), subject(game)
    for number in range(first, first + count):
        tally.add(number, play_game(played, number, seed, costly_every))
    return tally


def check_end(played: Subject[Any], p: Position, stale: Sequence[Action]) -> None:
    """Places follow from scores and are shared where they are equal; nobody can act any more."""
    result = p.result()
    assert result is not None
    assert len(result.scores) == len(result.places) == p.players
    for score, place in zip(result.scores, result.places, strict=True):
        assert 1 <= place <= p.players
        assert all(place <= other for points, other in zip(result.scores, result.places, strict=True) if points < score)
    assert result.winners, "nobody has won"
    assert max(result.scores) == result.scores[result.winners[0]]
    assert not p.to_act()
    assert not p.awaited()
    assert p.alarm() is None
    assert not any(p.legal(seat) for seat in range(p.players))
    for action in stale[:3]:
        assert refused(played, p, 0, action.form), f"{action} was accepted after the end"
    played.check_end(p, result)


# --- now and then -----------------------------------------------------------------------------------------------


def check_closely(played: Subject[Any], p: Position, rng: Random, stale: Sequence[Action] = ()) -> None:
    """Copies, dumps, views, every listed action accepted, everything else refused with nothing changed."""
    before = canonical(p)
    played.check_closely(p)
    check_seats(played, p)
    check_copy(played, p, rng, before)
    check_dump(played, p, before)
    check_views(played, p)
    check_listed(played, p, rng)
    check_refusals(played, p, rng, stale)
    assert canonical(p) == before, "a refused action changed the position"


def canonical(p: Position) -> str:
    """The whole position as text, the same for equal ones."""
    return json.dumps(p.dump(), sort_keys=True)


def check_seats(played: Subject[Any], p: Position) -> None:
    """Whoever must act is among those who may, and can do something; nobody else can."""
    assert list(p.to_act()) == sorted(set(p.to_act()))
    assert set(p.awaited()) <= set(p.to_act()), "somebody must decide who may not act"
    assert p.awaited() or p.alarm() is not None or p.to_act(), "nothing will ever happen"
    assert p.on_turn() in (None, *range(p.players))
    standings = p.standings()
    assert standings is None or len(standings) == p.players
    for seat in range(p.players):
        assert p.legal(seat) or seat not in p.awaited(), f"dead end: seat {seat} must decide and can do nothing"
        listed_for = seat in p.to_act() or played.may_interject(p, seat)
        assert listed_for or not p.legal(seat), f"seat {seat} may not act, but something is listed for it"
    assert p.alarm() is not None or any(map(p.legal, p.to_act())), "dead end: nobody can do anything"


def check_copy(played: Subject[Any], p: Position, rng: Random, before: str) -> None:
    """A copy is equal and goes its own way."""
    copy = p.copy()
    assert canonical(copy) == before, "a copy differs"
    played.advance(copy, rng, 12)
    assert canonical(p) == before, "playing on a copy changed the original"


def check_dump(played: Subject[Any], p: Position, before: str) -> None:
    """A position loaded from its dump is the same in every respect, also in what is worked out from the board."""
    loaded = played.load(json.loads(before), played.chance(p))
    assert canonical(loaded) == before, "loading changed the position"
    played.check_loaded(p, loaded)
    assert loaded.to_act() == p.to_act()
    for seat in range(p.players):
        assert loaded.legal(seat) == p.copy().legal(seat), "other actions are legal after loading"


def check_views(played: Subject[Any], p: Position) -> None:
    """A view survives packing, and its own part is a part of it."""
    for viewer in (None, *range(p.players)):
        view = p.view(viewer)
        shown = view.json()
        assert played.game.unpack_view(json.loads(json.dumps(view.pack()))).json() == shown, "packing changed a view"
        assert view.own().items() <= shown.items()


def check_listed(played: Subject[Any], p: Position, rng: Random) -> None:
    """Actions that are listed are accepted, and are what their form and code say."""
    game = played.game
    for seat in p.to_act():
        legal = p.legal(seat)
        assert len(set(legal)) == len(legal), "an action is listed twice"
        for action in legal if len(legal) <= 12 else rng.sample(legal, 12):
            assert game.action(json.loads(json.dumps(action.form))) is action
            assert game.action_at(action.code) is action
            try:
                events = p.copy().play(seat, action)
            except IllegalAction as error:
                raise Fault(f"{action} is listed but refused: {error}") from error
            json.dumps([game.tell(event, viewer) for event in events for viewer in (None, seat)])


def check_refusals(played: Subject[Any], p: Position, rng: Random, stale: Sequence[Action]) -> None:
    """Spoilt forms, stale actions, those of other seats, and those of nobody."""
    if not p.to_act():
        return
    seat = some(rng, p.to_act())
    legal = p.legal(seat)
    if not legal:
        return
    for _ in range(12):
        form = spoilt(played, some(rng, legal).form, rng)
        if not _good(played, p, seat, form):
            assert refused(played, p, seat, form), f"{form} was accepted from seat {seat}"
    for action in stale if len(stale) <= 8 else rng.sample(stale, 8):
        if not played.acceptable(p, seat, action):
            assert refused(played, p, seat, action.form), f"{action} was accepted after its time"
    for other in (None, *range(-1, p.players + 1)):
        if other not in p.to_act():
            action = some(rng, legal)
            if other is None or not played.may_interject(p, other) or not played.acceptable(p, other, action):
                assert refused(played, p, other, action.form), f"seat {other} acted out of turn"
    if alarm := p.alarm():
        assert refused(played, p, seat, alarm.action.form), "a seat let time pass"


def _good(played: Subject[Any], p: Position, seat: int, form: Mapping[str, Any]) -> bool:
    try:
        return played.acceptable(p, seat, played.game.action(form))
    except IllegalAction:
        return False


# --- from the command line --------------------------------------------------------------------------------------


@click.command()
@click.argument("game", type=click.Choice(subjects()))
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
    for part in _parts(game, first, games, jobs, seed, costly_every):
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


def _parts(game: str, first: int, games: int, jobs: int, seed: int, costly_every: int) -> Iterator[Tally]:
    """The games in chunks, as they are finished."""
    starts = range(first, first + games, CHUNK)
    chunks = ((game, start, min(CHUNK, first + games - start), seed, costly_every) for start in starts)
    return in_parts(play_games, chunks, jobs)


if __name__ == "__main__":
    main()
