"""What holds in every position of every game, tried with Hypothesis on positions of random games."""

import json
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.forms import acceptable, plain_forms, refused, some_code, spoilt
from tests.kit.fuzz import canonical, check_cards, check_cheap
from tests.kit.random_play import GAME, SELECTIONS, STYLES, advance, new_game, pick, seed_bytes, some, step

from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import DECISIONS
from mappamundi.kernel import Action, IllegalAction
from mappamundi.records import Match, Seat, decode, encode, replay, verify

LONGEST = 450
DICE = ("rolled", "rerolled")


def examples(count: int) -> settings:
    """The same examples each time, so that a run says something about the code and nothing about luck."""
    return settings(max_examples=count, deadline=None, derandomize=True, database=None)


class Start(NamedTuple):
    """A random game and how far it is played."""

    seed: int
    players: int
    selection: str
    style: int
    steps: int
    until: str = ""

    def rng(self) -> Random:
        return Random(str(self))

    def position(self) -> Position:
        """After so many steps, and then on to the next decision of the kind wanted, if there is one."""
        rng = self.rng()
        position = advance(new_game(self.seed, self.players, self.selection), rng, self.steps, self.style)
        while self.until and position.to_act() and DECISIONS[position.decision] != self.until:
            step(position, rng, self.style)
        return position

    def match(self) -> Match:
        seats = [Seat(f"seat {seat}", "random") for seat in range(self.players)]
        return Match.new(GAME, {"selection": self.selection}, seats, seed_bytes(self.seed))


starts = st.builds(
    Start,
    seed=st.integers(0, 2**64),
    players=st.integers(3, 6),
    selection=st.sampled_from(SELECTIONS),
    style=st.sampled_from(STYLES),
    steps=st.integers(0, LONGEST),
    until=st.sampled_from(("", "", "", "begin", "invade", "build", "reroll", "siege", "shift")),
)
randoms = st.integers(0, 2**32).map(Random)


# --- legal is what is accepted ----------------------------------------------------------------------------------


def candidates(position: Position, rng: Random) -> list[Action]:
    """Actions of every kind: all simple ones, some by code, and near misses of what is legal or could be."""
    forms: list[dict[str, Any]] = list(plain_forms())
    listed = [action for seat in position.to_act() for action in position.legal(seat)]
    by_code = [GAME.action_at(some_code(rng)) for _ in range(150)]
    forms += [spoilt(some(rng, listed or by_code).form, rng) for _ in range(100)]
    forms += [spoilt(action.form, rng) for action in by_code[:50]]
    found = [*by_code, *(listed if len(listed) < 80 else rng.sample(listed, 80))]
    for form in forms:
        try:
            found.append(GAME.action(form))
        except IllegalAction as error:
            if error.reason not in ("malformed", "unknown_id", "wrong_kind"):
                raise
    return found


@examples(150)
@given(start=starts, rng=randoms)
def test_exactly_what_is_legal_is_accepted(start: Start, rng: Random) -> None:
    position = start.position()
    before = canonical(position)
    for action in candidates(position, rng):
        for seat in (*position.to_act(), int(rng.random() * start.players)):
            if acceptable(position, seat, action):
                position.copy().play(seat, action)
            else:
                assert refused(position, seat, action.form), f"{action} was accepted from seat {seat}"
    assert canonical(position) == before


@examples(80)
@given(start=starts, rng=randoms)
def test_routes_that_are_not_listed_are_accepted_if_they_are_valid(start: Start, rng: Random) -> None:
    """Z7.9, Z7.13: all routes over the markers of the turn, to every land, and the same with a section too many."""
    position = start.position()
    while position.to_act() and not (position.markers and DECISIONS[position.decision] == "invade"):
        step(position, rng)
    board = position.board
    carried = board.carried(position.markers)
    routes = [route for route, mask in zip(board.routes, board.route_sections, strict=True) if not mask & ~carried]
    before = canonical(position)
    for route in routes if len(routes) < 40 else rng.sample(routes, 40):
        via = [board.section_ids[n] for n in route]
        for land in rng.sample(board.land_ids, 12):
            for sections in (via, [*via, some(rng, board.section_ids)], via[::-1]):
                action = GAME.action({"do": "invade", "land": land, "via": sections})
                if acceptable(position, position.seat, action):
                    position.copy().play(position.seat, action)
                else:
                    assert refused(position, position.seat, action.form), f"{action} was accepted"
    assert canonical(position) == before


@examples(60)
@given(start=starts, rng=randoms)
def test_a_refused_form_changes_nothing_and_says_why(start: Start, rng: Random) -> None:
    position = start.position()
    waiting = position.to_act()
    for _ in range(25):
        seat = some(rng, waiting) if waiting else 0
        form = spoilt(some(rng, position.legal(seat) or [GAME.action_at(some_code(rng))]).form, rng)
        trial = position.copy()
        before = canonical(trial)
        if refused(trial, seat, form):
            assert canonical(trial) == before
        else:
            assert acceptable(position, seat, GAME.action(form))


@examples(60)
@given(start=starts)
def test_only_the_seat_that_must_decide_may_act(start: Start) -> None:
    position = start.position()
    before = canonical(position)
    forms = [action.form for seat in position.to_act() for action in position.legal(seat)][:20]
    for seat in {-1, *range(start.players), start.players, 99} - set(position.to_act()):
        assert not position.legal(seat)
        for form in forms or [{"do": "establish"}]:
            assert refused(position, seat, form)
    assert canonical(position) == before


@examples(60)
@given(start=starts)
def test_somebody_can_act_until_the_game_is_over(start: Start) -> None:
    position = start.position()
    assert bool(position.to_act()) == (position.result() is None)
    assert list(position.to_act()) == sorted(set(position.to_act()))
    for seat in range(start.players):
        assert bool(position.legal(seat)) == (seat in position.to_act())
        assert len(set(position.legal(seat))) == len(position.legal(seat))
    check_cheap(position, [])
    check_cards(position)


# --- actions ----------------------------------------------------------------------------------------------------


@examples(300)
@given(code=st.integers(0, GAME.action_count - 1))
def test_an_action_has_one_code_one_form_and_one_object(code: int) -> None:
    action = GAME.action_at(code)
    assert action.code == code
    assert GAME.action_at(code) is action
    assert GAME.action(json.loads(json.dumps(action.form))) is action


@pytest.mark.parametrize("code", [-1, GAME.action_count, 10**9])
def test_there_is_no_action_beyond_the_codes(code: int) -> None:
    with pytest.raises(IndexError):
        GAME.action_at(code)


def test_an_action_that_can_never_be_legal_has_no_code() -> None:
    for form in (
        {"do": "shift", "by": 2},
        {"do": "invade", "land": "nile", "via": ["himalayas", "north_sea"]},
        {"do": "invade", "land": "nile", "extra": 1, "auto_win": True},
        {"do": "play_event", "card": "engineering", "lands": ["nile", "nile"]},
        {"do": "play_kingdom", "card": "weaponry"},
    ):
        assert GAME.action(form).code == -1


# --- copies, dumps, seeds ---------------------------------------------------------------------------------------


@examples(50)
@given(start=starts, rng=randoms)
def test_a_copy_is_equal_and_independent(start: Start, rng: Random) -> None:
    position = start.position()
    before = canonical(position)
    copy = position.copy()
    assert canonical(copy) == before
    advance(copy, rng, 40, start.style)
    assert canonical(position) == before
    other = position.copy()
    kept = canonical(copy)
    advance(position, rng, 40, start.style)
    assert canonical(copy) == kept
    assert canonical(other) == before


@examples(50)
@given(start=starts, seed=st.integers(0, 2**32))
def test_a_loaded_position_is_equal_and_plays_on_alike(start: Start, seed: int) -> None:
    position = start.position()
    loaded = GAME.load(json.loads(canonical(position)), position.chance)
    assert canonical(loaded) == canonical(position)
    rng, again = Random(seed), Random(seed)
    for _ in range(30):
        if not position.to_act():
            break
        assert step(position, rng, start.style) == step(loaded, again, start.style)
        assert canonical(loaded) == canonical(position)
    for viewer in (None, *range(start.players)):
        assert loaded.view(viewer).json() == position.view(viewer).json()
    assert loaded.result() == position.result()


@examples(25)
@given(start=starts)
def test_the_same_seed_and_actions_make_the_same_game(start: Start) -> None:
    assert canonical(start.position()) == canonical(start.position())


@examples(25)
@given(start=starts)
def test_another_seed_deals_another_game(start: Start) -> None:
    first = new_game(start.seed, start.players, start.selection)
    other = new_game(start.seed + 1, start.players, start.selection)
    assert canonical(first) != canonical(other)


# --- records and undo -------------------------------------------------------------------------------------------


def play_on(match: Match, start: Start) -> list[list[dict[str, Any]]]:
    """Play as far as `start` says; what was told of each step."""
    rng = start.rng()
    told: list[list[dict[str, Any]]] = []
    while len(told) < start.steps and (waiting := match.position.to_act()):
        seat = some(rng, waiting)
        events = match.play(seat, pick(rng, match.position.legal(seat), start.style))
        told.append([GAME.tell(event, None) for event in events])
    return told


@examples(30)
@given(start=starts)
def test_a_record_replays_to_the_same_position(start: Start) -> None:
    match = start.match()
    told = play_on(match, start)
    record = decode(encode(match.record()))
    moments = list(replay(record, GAME))
    assert [[GAME.tell(event, None) for event in moment.events] for moment in moments[1:]] == told
    assert moments[-1].position.dump() == match.position.dump()
    assert verify(record, GAME).ok


@examples(15)
@given(start=starts, seed=st.integers(0, 2**32))
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(start: Start, seed: int) -> None:
    match = start.match()
    play_on(match, start)
    resumed = Match.resume(decode(encode(match.record())), GAME)
    rng, again = Random(seed), Random(seed)
    for _ in range(20):
        if not match.position.to_act():
            break
        for one, chosen in ((match, rng), (resumed, again)):
            seat = some(chosen, one.position.to_act())
            one.play(seat, pick(chosen, one.position.legal(seat), start.style))
    assert resumed.position.dump() == match.position.dump()
    assert resumed.steps == match.steps


@examples(30)
@given(start=starts)
def test_undo_restores_the_position_exactly_unless_something_was_revealed(start: Start) -> None:
    match, rng = start.match(), start.rng()
    for _ in range(start.steps):
        if not (waiting := match.position.to_act()):
            break
        seat = some(rng, waiting)
        action = pick(rng, match.position.legal(seat), start.style)
        before = match.position.dump()
        events = match.play(seat, action)
        after = match.position.dump()
        names = {GAME.kinds[event[0]].name for event in events}
        open_still = not GAME.closes_undo(events, seat) and match.result is None
        assert match.can_undo(seat) == open_still
        assert not (open_still and names.intersection(DICE))
        if open_still:
            step_back = match.undo(seat)
            assert step_back.action == action.form
            assert match.position.dump() == before
            match.play(seat, action)
        else:
            with pytest.raises(IllegalAction):
                match.undo(seat)
        assert match.position.dump() == after


@examples(30)
@given(start=starts)
def test_a_row_of_undone_steps_leads_back_to_its_beginning(start: Start) -> None:
    match, rng = start.match(), start.rng()
    play_on(match, start)
    dumps = [match.position.dump()]
    for _ in range(12):
        if waiting := match.position.to_act():
            seat = some(rng, waiting)
            match.play(seat, pick(rng, match.position.legal(seat), start.style))
            dumps.append(match.position.dump())
    while len(dumps) > 1 and match.can_undo(match.steps[-1].seat):
        match.undo(match.steps[-1].seat)
        dumps.pop()
        assert match.position.dump() == dumps[-1]
