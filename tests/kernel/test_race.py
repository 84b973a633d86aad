"""What must hold of a race, whatever the seats and the clock do: shown with the smallest game that is one."""

from hypothesis import given
from hypothesis import strategies as st
from tests.kit.grab import GAME, GrabPosition, passing

from mappamundi.kernel import Action, IllegalAction, Seeded

Wish = tuple[int, int | float]

# A seat and the thing it reaches for; or nobody, and how long nothing happens.
wishes = st.lists(
    st.one_of(
        st.tuples(st.integers(0, 3), st.integers(0, 15)),
        st.tuples(st.just(-1), st.integers(1, 4000).map(lambda milliseconds: milliseconds / 1000)),
    ),
    max_size=60,
)


def begun(players: int, things: str = "16") -> GrabPosition:
    position = GAME.new({"things": things}, players, Seeded(bytes(32)))
    for seat in range(players):
        position.play(seat, GAME.action({"do": "ready"}))
    return position


def meant(wish: Wish, position: GrabPosition) -> tuple[int | None, Action] | None:
    """What somebody with a clock plays for a wish; nothing if no time is counted."""
    who, what = wish
    if who >= 0:
        return who % position.players, GAME.action({"do": "grab", "thing": what})
    alarm = position.alarm()
    if alarm is not None and alarm.seconds <= what:
        return None, alarm.action
    action = position.elapse(what)
    return None if action is None else (None, action)


@given(players=st.integers(2, 4), wished=wishes)
def test_every_thing_has_one_taker_and_time_only_runs_down(players: int, wished: list[Wish]) -> None:
    position, clock = begun(players), 10.0
    taken: dict[int, int] = {}
    for wish in wished:
        move = meant(wish, position)
        if move is None:
            continue
        before = position.dump()
        assert position.copy().dump() == before
        try:
            position.play(*move)
        except IllegalAction:
            assert position.dump() == before
            continue
        if move[0] is None:
            assert position.takers == before["takers"], "time takes nothing"
        else:
            assert move[1].args[0] not in taken
            taken[move[1].args[0]] = move[0]
        alarm = position.alarm()
        left = 0.0 if position.over else alarm.seconds if alarm else 10.0
        assert left <= clock
        clock = left
        assert sum(position.standings()) == len(taken)
        assert position.awaited() == ()
        assert (position.result() is None) == bool(position.to_act())
    assert GAME.load(position.dump(), Seeded(bytes(32))).dump() == position.dump()


@given(parts=st.lists(st.integers(1, 9000), min_size=1, max_size=20))
def test_time_in_parts_is_time_in_one(parts: list[int]) -> None:
    """Whoever has a clock may look at it as often as they like: the position's own count is the same."""
    inch, span = begun(2, "8"), begun(2, "8")
    for position in (inch, span):
        for thing in range(4):
            position.play(0, GAME.action({"do": "grab", "thing": thing}))
    for part in parts:
        if not inch.over:
            inch.play(None, passing(part / 1000))
    span.play(None, passing(sum(parts) / 1000))
    assert inch.dump() == span.dump()
