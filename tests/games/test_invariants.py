"""What holds in every position of every game, tried with Hypothesis on positions of random games."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.subject import Subject, subject, subjects
from tests.kit.times import times

from mappamundi.kernel import Action, Game, IllegalAction, Position
from mappamundi.kit.forms import NO_FORM, refused, some_code, spoilt
from mappamundi.kit.positions import canonical, check_seats, check_views
from mappamundi.kit.random_play import STYLES, choose, some, step
from mappamundi.records import Match, Seat, decode, encode, replay, verify

each_game = pytest.mark.parametrize("game", subjects())


def examples(count: int) -> settings:
    return settings(max_examples=times(count))


class Start(NamedTuple):
    """A random game and how far it is played."""

    seed: int
    number: int
    style: int
    share: float
    wanted: int

    def rng(self) -> Random:
        return Random(str(self))

    def table(self, played: Subject[Any]) -> tuple[int, Mapping[str, Any]]:
        players, options, _ = played.table(self.number)
        return players, options

    def steps(self, played: Subject[Any]) -> int:
        return int(self.share * played.longest)

    def position(self, played: Subject[Any]) -> Position:
        """After so many steps, and then, half of the time, on to the next decision of some kind, if there is one."""
        rng = self.rng()
        position: Position = played.new(self.seed, *self.table(played))
        played.advance(position, rng, self.steps(played), self.style)
        sought = dict(enumerate(played.sought)).get(self.wanted)
        while sought and position.result() is None and played.decision(position) != sought:
            step(position, rng, self.style, played.endings)
        return position

    def match(self, played: Subject[Any]) -> Match:
        players, options = self.table(played)
        seats = [Seat(f"seat {seat}", "random") for seat in range(players)]
        return Match.new(played.game, options, seats, self.seed.to_bytes(32, "little"))


starts = st.builds(
    Start,
    seed=st.integers(0, 2**64),
    number=st.integers(0, 1000),
    style=st.sampled_from(STYLES),
    share=st.floats(0, 1),
    wanted=st.integers(0, 12),
)
randoms = st.integers(0, 2**32).map(Random)


# --- legal is what is accepted ----------------------------------------------------------------------------------


def candidates(played: Subject[Any], position: Position, rng: Random) -> list[Action]:
    """Actions of every kind: all simple ones, some by code, and near misses of what is legal or could be."""
    game = played.game
    forms = list(played.plain_forms())
    listed = [action for seat in position.to_act() for action in position.legal(seat)]
    by_code = [game.action_at(some_code(played, rng)) for _ in range(150)]
    forms += [spoilt(played, some(rng, listed or by_code).form, rng) for _ in range(100)]
    forms += [spoilt(played, action.form, rng) for action in by_code[:50]]
    found = [*by_code, *(listed if len(listed) < 80 else rng.sample(listed, 80))]
    for form in forms:
        try:
            found.append(game.action(form))
        except IllegalAction as error:
            if error.reason not in NO_FORM:
                raise
    return found


@each_game
@examples(30)
@given(start=starts, rng=randoms)
def test_exactly_what_is_legal_is_accepted(game: str, start: Start, rng: Random) -> None:
    played = subject(game)
    position = start.position(played)
    before = canonical(position)
    for action in candidates(played, position, rng):
        for seat in (*position.to_act(), int(rng.random() * position.players)):
            if played.acceptable(position, seat, action):
                position.copy().play(seat, action)
            else:
                assert refused(played, position, seat, action.form), f"{action} was accepted from seat {seat}"
    assert canonical(position) == before


@each_game
@examples(20)
@given(start=starts, rng=randoms)
def test_a_refused_form_changes_nothing_and_says_why(game: str, start: Start, rng: Random) -> None:
    played = subject(game)
    position = start.position(played)
    waiting = position.to_act()
    for _ in range(25):
        seat = some(rng, waiting) if waiting else 0
        legal = position.legal(seat) or [played.game.action_at(some_code(played, rng))]
        form = spoilt(played, some(rng, legal).form, rng)
        trial = position.copy()
        before = canonical(trial)
        if refused(played, trial, seat, form):
            assert canonical(trial) == before
        else:
            assert played.acceptable(position, seat, played.game.action(form))


@each_game
@examples(20)
@given(start=starts)
def test_only_a_seat_that_may_act_acts(game: str, start: Start) -> None:
    played = subject(game)
    position = start.position(played)
    before = canonical(position)
    forms = [action.form for seat in position.to_act() for action in position.legal(seat)][:20]
    for seat in {None, -1, *range(position.players), position.players, 99} - set(position.to_act()):
        interjects = seat is not None and played.may_interject(position, seat)
        assert seat is None or interjects or not position.legal(seat)
        for form in forms or [played.game.action_at(0).form]:
            if not interjects or not played.acceptable(position, seat, played.game.action(form)):
                assert refused(played, position, seat, form)
    assert canonical(position) == before


@each_game
@examples(20)
@given(start=starts)
def test_somebody_can_act_or_time_passes_until_the_game_is_over(game: str, start: Start) -> None:
    played = subject(game)
    position = start.position(played)
    going = bool(position.to_act()) or position.alarm() is not None
    assert going == (position.result() is None)
    if going:
        check_seats(played, position)
    check_views(played, position)
    played.check(position, [])
    played.check_closely(position)


# --- actions ----------------------------------------------------------------------------------------------------


@each_game
@examples(100)
@given(share=st.floats(0, 1, exclude_max=True))
def test_an_action_has_one_code_one_form_and_one_object(game: str, share: float) -> None:
    rules = subject(game).game
    code = int(share * rules.action_count)
    action = rules.action_at(code)
    assert action.code == code
    assert rules.action_at(code) is action
    assert rules.action(json.loads(json.dumps(action.form))) is action


@each_game
def test_there_is_no_action_beyond_the_codes(game: str) -> None:
    rules = subject(game).game
    for code in (-1, rules.action_count, 10**9):
        with pytest.raises(IndexError):
            rules.action_at(code)


# --- copies, dumps, seeds ---------------------------------------------------------------------------------------


@each_game
@examples(15)
@given(start=starts, rng=randoms)
def test_a_copy_is_equal_and_independent(game: str, start: Start, rng: Random) -> None:
    played = subject(game)
    position = start.position(played)
    before = canonical(position)
    copy = position.copy()
    assert canonical(copy) == before
    played.advance(copy, rng, 40, start.style)
    assert canonical(position) == before
    other = position.copy()
    kept = canonical(copy)
    played.advance(position, rng, 40, start.style)
    assert canonical(copy) == kept
    assert canonical(other) == before


@each_game
@examples(15)
@given(start=starts, seed=st.integers(0, 2**32))
def test_a_loaded_position_is_equal_and_plays_on_alike(game: str, start: Start, seed: int) -> None:
    played = subject(game)
    position = start.position(played)
    loaded = played.load(json.loads(canonical(position)), played.chance(position))
    assert canonical(loaded) == canonical(position)
    rng, again = Random(seed), Random(seed)
    for _ in range(30):
        if position.result() is not None:
            break
        seat, action, events = step(position, rng, start.style, played.endings)
        other, same, heard = step(loaded, again, start.style, played.endings)
        assert (other, same.form, heard) == (seat, action.form, events)
        assert canonical(loaded) == canonical(position)
    for viewer in (None, *range(position.players)):
        assert loaded.view(viewer).json() == position.view(viewer).json()
    assert loaded.result() == position.result()


@each_game
@examples(10)
@given(start=starts)
def test_the_same_seed_and_actions_make_the_same_game(game: str, start: Start) -> None:
    played = subject(game)
    assert canonical(start.position(played)) == canonical(start.position(played))


@each_game
@examples(10)
@given(start=starts)
def test_another_seed_deals_another_game(game: str, start: Start) -> None:
    """Few cards may lie alike twice, but not five times."""
    played = subject(game)
    dealt = {canonical(played.new(start.seed + n, *start.table(played))) for n in range(5)}
    assert len(dealt) > 1


# --- records and undo -------------------------------------------------------------------------------------------


def play_on(match: Match, played: Subject[Any], start: Start) -> list[list[dict[str, Any]]]:
    """Play as far as `start` says; what was told of each step."""
    rng = start.rng()
    told: list[list[dict[str, Any]]] = []
    while len(told) < start.steps(played) and match.result is None:
        events = match.play(*choose(match.position, rng, start.style, played.endings))
        told.append([played.game.tell(event, None) for event in events])
    return told


def may_take_back(rules: Game, match: Match, events: Any, seat: int | None) -> bool:
    return seat is not None and not rules.closes_undo(events, seat) and match.result is None


@each_game
@examples(10)
@given(start=starts)
def test_a_record_replays_to_the_same_position(game: str, start: Start) -> None:
    played = subject(game)
    rules, match = played.game, start.match(played)
    told = play_on(match, played, start)
    record = decode(encode(match.record()))
    moments = list(replay(record, rules))
    assert [[rules.tell(event, None) for event in moment.events] for moment in moments[1:]] == told
    assert moments[-1].position.dump() == match.position.dump()
    assert verify(record, rules).ok


@each_game
@examples(6)
@given(start=starts, seed=st.integers(0, 2**32))
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(game: str, start: Start, seed: int) -> None:
    played = subject(game)
    match = start.match(played)
    play_on(match, played, start)
    resumed = Match.resume(decode(encode(match.record())), played.game)
    rng, again = Random(seed), Random(seed)
    for _ in range(20):
        if match.result is not None:
            break
        for one, chosen in ((match, rng), (resumed, again)):
            one.play(*choose(one.position, chosen, start.style, played.endings))
    assert resumed.position.dump() == match.position.dump()
    assert resumed.steps == match.steps


@each_game
@examples(10)
@given(start=starts)
def test_undo_restores_the_position_exactly_unless_something_was_revealed(game: str, start: Start) -> None:
    played = subject(game)
    rules, match, rng = played.game, start.match(played), start.rng()
    for _ in range(start.steps(played)):
        if match.result is not None:
            break
        seat, action = choose(match.position, rng, start.style, played.endings)
        before = match.position.dump()
        events = match.play(seat, action)
        after = match.position.dump()
        if seat is not None:
            open_still = may_take_back(rules, match, events, seat)
            assert match.can_undo(seat) == open_still
            assert not (open_still and any(rules.kinds[event[0]].reveals for event in events))
            if open_still:
                step_back = match.undo(seat)
                assert step_back.action == action.form
                assert match.position.dump() == before
                match.play(seat, action)
            else:
                with pytest.raises(IllegalAction):
                    match.undo(seat)
        assert match.position.dump() == after


@each_game
@examples(10)
@given(start=starts)
def test_a_row_of_undone_steps_leads_back_to_its_beginning(game: str, start: Start) -> None:
    played = subject(game)
    match, rng = start.match(played), start.rng()
    play_on(match, played, start)
    dumps = [match.position.dump()]
    for _ in range(12):
        if match.result is None:
            match.play(*choose(match.position, rng, start.style, played.endings))
            dumps.append(match.position.dump())
    while len(dumps) > 1 and (seat := match.steps[-1].seat) is not None and match.can_undo(seat):
        match.undo(seat)
        dumps.pop()
        assert match.position.dump() == dumps[-1]
