"""Contests of programs through real sockets: nobody gains by lying, asking blindly, hanging up or doing nothing."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.kit.grab import GRABS
from tests.server.contests import LAY, THING, Arena, Program, arena
from tests.server.core import standing_still
from tests.server.racing import READY, grab

from mappamundi.kernel import drawn
from mappamundi.server.workers import Chosen, Question

# In seconds, one way.
NEAR, FAR = (0.0, 0.0), (0.06, 0.0)
# It sits as near as anybody, and answers its echo as if it did not.
LIAR = (0.0, 0.2)


def at_the_same_moment(race: Arena, having: int) -> int:
    """All programs reach for the thing at the same moment, and each is heard when its wire is through. Who gets it."""
    race.lay(race.programs[having])
    race.turn(1.0)
    keys, passed = {}, 0.0
    *others, last = sorted(race.programs, key=lambda program: program.wire)
    for program in others:
        race.turn(program.wire - passed)
        passed = program.wire
        keys[program.seat] = race.send(program)
    race.turn(last.wire - passed)
    keys[last.seat] = last.act(grab(THING))
    return race.winner(keys)


def shares(race: Arena, contests: int) -> list[float]:
    """What part of the contests each program wins."""
    won, winner = [0] * len(race.programs), 0
    for _ in range(contests):
        winner = at_the_same_moment(race, winner)
        won[winner] += 1
    return [count / contests for count in won]


def drew_lots(race: Arena) -> bool:
    """Whether every contest was one between all of them."""
    orders = [step["contest"]["order"] for step in race.steps()[1:]]
    return all(sorted(order) == [program.seat for program in race.programs] for order in orders)


@pytest.mark.parametrize("other", [LIAR, FAR], ids=["a liar", "a long wire"])
def test_neither_a_lie_nor_a_long_wire_changes_what_a_seat_wins(tmp_path: Path, other: tuple[float, float]) -> None:
    with arena(tmp_path, NEAR, other, proxied=True) as race:
        assert race.live.referee.wires.credit(1) == pytest.approx(min(0.1, sum(other)))
        assert all(0.4 <= share <= 0.6 for share in shares(race, 200))
        assert drew_lots(race)


def test_where_the_system_tells_how_long_a_wire_is_a_lie_is_worth_nothing(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, LIAR) as race:
        assert race.live.referee.wires.confirmed(1)
        assert race.live.referee.wires.credit(1) < 0.01, "of the 100 ms that it claims"
        shares(race, 10)
        assert drew_lots(race)


def test_a_liar_shuts_out_neither_the_near_nor_the_far(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, FAR, LIAR, proxied=True) as race:
        assert all(0.2 <= share <= 0.5 for share in shares(race, 60))
        assert drew_lots(race)


def test_a_lie_keeps_the_others_waiting_for_no_longer_than_half_a_window(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, LIAR, proxied=True) as race:
        race.lay(race.programs[0])
        race.turn(1.0)
        key = race.send(race.programs[0])
        race.turn(0.119)
        assert race.waiting(race.programs[0]) == 1
        race.turn(0.002)
        assert race.programs[0].hear(key)["type"] == "ack"


# --- asking blindly ---------------------------------------------------------------------------------------------


def snipe(race: Arena, having: Program, sniper: Program, seer: Program) -> int:
    """The thing is laid down between two requests of a program that repeats them eighteen times a second; the other
    acts when it has seen it. Who gets it."""
    race.turn(1.0)
    blind = race.send(sniper)
    race.turn(0.09)
    assert sniper.hear(blind)["problem"]["reason"] == "taken"
    race.lay(having)
    keys = {sniper.seat: race.send(sniper)}
    others = []
    for _ in range(2):
        race.turn(0.055)
        others.append(race.send(sniper))
    race.turn(0.08)
    keys[seer.seat] = race.send(seer)
    race.turn(0.1)
    winner = race.winner(keys)
    for key in others:
        race.turn(1.0)
        assert sniper.hear(key)["type"] == "refused"
    return winner


def test_who_asks_blindly_wins_no_more_than_who_acts_when_it_sees(tmp_path: Path) -> None:
    """Each in turn is the one that does."""
    sniped, contests = 0, 60
    with arena(tmp_path, NEAR, NEAR, NEAR) as race:
        winner = 0
        for number in range(contests):
            having = race.programs[winner]
            rivals = [program for program in race.programs if program is not having]
            sniper, seer = rivals if number % 2 else rivals[::-1]
            winner = snipe(race, having, sniper, seer)
            sniped += winner == sniper.seat
        assert 0.4 <= sniped / contests <= 0.6
        assert all(len(step["contest"]["order"]) == 2 for step in race.steps()[1:])


def test_who_laid_it_down_may_take_it_up_again_at_once(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, NEAR) as race:
        first, second = race.programs
        race.lay(first)
        keys = {1: race.send(second), 0: first.act(grab(THING))}
        assert first.hear(keys[0])["type"] == "ack"
        race.turn(1.0)
        assert second.hear(keys[1])["type"] == "refused"


def test_what_comes_about_while_an_action_waits_is_not_taken_before_it_was_seen(tmp_path: Path) -> None:
    """Both were sent in the same window, and the lot has the one that lays it down go first: whoever drew lots with it
    goes back to the line, and wins against somebody who has seen it only by lot."""
    with arena(tmp_path, NEAR, NEAR, NEAR) as race:
        having, sniper, seer = race.programs
        while drawn(race.live.table.secret, race.live.committed, [0, 1])[0] != 0:
            chat = f"chat-{race.live.committed:06d}"
            having.socket.send(type="chat", key=chat, text="Who wants it?")
            having.hear(chat)
        laid, keys = race.send(having, LAY), {1: race.send(sniper)}
        race.turn(0.1)
        assert having.hear(laid)["type"] == "ack"
        race.until(lambda _: race.waiting(sniper) == 1)
        race.turn(0.19)
        keys[2] = race.send(seer)
        expected = drawn(race.live.table.secret, race.live.committed, [1, 2])[0]
        race.turn(0.1)
        assert race.winner(keys) == expected


def test_a_bot_sees_nothing_before_everybody_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wants the thing whatever lies there, and needs no time to think."""
    with arena(tmp_path, NEAR, NEAR, NEAR) as race:
        having, _, seer = race.programs
        live = race.live

        async def choose(question: Question) -> Chosen:
            codes = question.codes
            return Chosen(GRABS[THING].code if GRABS[THING].code in codes else None, 0.0 if codes else 1.0)

        monkeypatch.setattr(race.served.app.state.hub.workers, "choose", choose)
        race.lay(having)
        race.served.inside(live.ask(lambda: live.set_seat(1, "bot", bot="random")))
        race.until(lambda _: race.waiting(race.programs[1]) == 1)
        race.turn(0.15)
        key = race.send(seer)
        expected = drawn(live.table.secret, live.committed, [1, 2])[0]
        race.turn(0.2)
        assert seer.hear(key)["type"] == ("ack" if expected == 2 else "refused")
        assert race.steps()[-1]["seat"] == expected


# --- hanging up -------------------------------------------------------------------------------------------------


def test_what_arrived_before_its_socket_died_is_played_once(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, NEAR) as race:
        race.lay(race.programs[0])
        race.turn(1.0)
        key = race.send(race.programs[1])
        race.programs[1].socket.connection.close()
        race.until(lambda live: live.seats_here() == {0})
        race.turn(1.0)
        race.until(lambda live: f"1:{key}" in live.table.keys)
        with race.served.socket(race.table, race.tokens["1"]) as socket:
            again = Program(socket, 1)
            assert again.hear(again.act(grab(THING), key))["type"] == "ack"
        assert [step["seat"] for step in race.steps()] == [0, 1]


def test_who_hangs_up_after_a_request_has_made_it(tmp_path: Path) -> None:
    with arena(tmp_path, NEAR, NEAR) as race:
        race.lay(race.programs[0])
        race.turn(1.0)
        body = {"action": grab(THING), "key": "request-0001"}
        with race.served.hanging_up(f"/api/tables/{race.table}/actions", body, race.tokens["1"]):
            race.until(lambda _: race.waiting(race.programs[1]) == 1)
        race.turn(1.0)
        race.until(lambda live: "1:request-0001" in live.table.keys)
        assert race.served.act(race.table, race.tokens["1"], grab(THING), "request-0001").status_code == 200
        assert [step["seat"] for step in race.steps()] == [0, 1]


# --- doing nothing ----------------------------------------------------------------------------------------------


def test_a_seat_that_does_nothing_does_not_keep_the_game_from_ending(tmp_path: Path) -> None:
    """All others have passed: everybody sees how long the house waits, and is told who passed."""
    with standing_still(tmp_path) as served:
        created = served.table(*[{"kind": "me", "name": name} for name in ("Ann", "Bo")], game="fourgods")
        race = Arena(served, created, [])
        with ExitStack() as stack:
            sockets = [stack.enter_context(served.socket(race.table, race.tokens[str(seat)])) for seat in (0, 1)]
            race.programs = [Program(socket, seat) for seat, socket in enumerate(sockets)]
            for program in race.programs:
                program.hear(program.act(READY))
            race.live.referee.clock = race.clock
            race.turn(3.5)
            passing = race.send(race.programs[0], {"do": "pass"})
            race.turn(0.3)
            race.programs[0].hear(passing)
            (told,) = served.snapshot(race.table, race.tokens["0"])["table"]["deadlines"]
            assert (told["what"], told["seat"], told["seconds"]) == ("idle", 1, pytest.approx(30, abs=0.5))
            race.turn(29.0)
            assert race.live.table.phase == "playing"
            race.turn(1.5)
            race.until(lambda live: live.table.phase == "over")
        log = served.snapshot(race.table, race.tokens["1"])["log"]
        passed = next(told for told in log if told.get("seat") == 1 and told.get("action") == {"do": "pass"})
        assert (passed["by"], [said["say"] for said in passed["lines"][0]["says"]]) == (
            "clock",
            ["chronicle-passes", "chronicle-by-house"],
        )
