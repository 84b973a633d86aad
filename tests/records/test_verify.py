"""Replaying and verifying records: the same game again, and no loaded die unnoticed."""

from random import Random

import msgspec
import pytest
from tests.records.matches import SEATS, SEED, new_match, other_header, play_on, toy

from mappamundi import games
from mappamundi.records import Match, Record, decode, encode, replay, verify


def test_a_replay_gives_the_same_positions_and_events() -> None:
    match = new_match()
    random = Random(3)
    dumps, events = [match.position.copy().dump()], []
    while waiting := match.position.to_act():
        events.append(match.play(waiting[0], random.choice(match.position.legal(waiting[0]))))
        dumps.append(match.position.copy().dump())
    moments = [
        (moment.number, moment.events, moment.position.copy().dump()) for moment in replay(match.record(), toy())
    ]
    assert [dump for _, _, dump in moments] == dumps
    assert [told for _, told, _ in moments[1:]] == events
    assert [number for number, _, _ in moments] == list(range(len(dumps)))


def test_an_honest_record_is_verified() -> None:
    record = decode(encode(play_on(new_match()).record()))
    verdict = verify(record, toy())
    assert verdict.ok, verdict
    assert [check.name for check in verdict.checks] == ["seed", "chance", "actions", "result"]
    assert verdict.steps == len(record.steps)
    assert verdict.dice == sum(len(step.dice) for step in record.steps)
    assert verdict.shuffles == 1
    assert verify(play_on(new_match(), 5).record(), toy()).ok


@pytest.mark.parametrize("selection", ["draft", "classic"])
def test_a_real_game_is_saved_resumed_and_verified(selection: str) -> None:
    game = games.game("hotw2018")
    match = Match.new(game, {"selection": selection}, SEATS, SEED)
    random = Random(1)
    taken_back = 0
    while waiting := match.position.to_act():
        seat = random.choice(waiting)
        match.play(seat, random.choice(match.position.legal(seat)))
        if random.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
            taken_back += 1
        if random.random() < 0.05:
            again = Match.resume(decode(encode(match.record())), game)
            assert again.position.dump() == match.position.dump()
            match = again
    assert taken_back
    verdict = verify(decode(encode(match.record())), game)
    assert verdict.ok, verdict


def wrong(record: Record) -> dict[str, str]:
    return {check.name: check.text for check in verify(record, toy()).checks if not check.ok}


def test_a_swapped_seed_is_found() -> None:
    record = play_on(new_match()).record()
    record.seed = bytes(32).hex()
    found = wrong(record)
    assert set(found) == {"seed", "chance"}
    record.seed = None
    assert set(wrong(record)) == {"seed", "chance"}


def test_a_loaded_die_is_found() -> None:
    record = play_on(new_match()).record()
    place = next(place for place, step in enumerate(record.steps) if step.dice)
    step = record.steps[place]
    face = step.dice[0] % 6 + 1
    record.steps[place] = msgspec.structs.replace(step, dice=[face])
    found = wrong(record)
    assert found["chance"] == f"die number 1 shows {face}, but the seed gives {step.dice[0]}"
    assert "result" in found


def test_a_stacked_pile_is_found() -> None:
    record = play_on(new_match(), 0).record()
    order = record.header.deal.orders["deck"]
    deal = msgspec.structs.replace(record.header.deal, orders={"deck": order[::-1]})
    assert "the pile deck" in wrong(other_header(record, deal=deal))["chance"]


def test_an_illegal_action_is_found() -> None:
    record = play_on(new_match()).record()
    record.steps[0] = msgspec.structs.replace(record.steps[0], action={"do": "step"})
    assert wrong(record)["actions"].startswith("step 1, step() by seat")
    record.steps[0] = msgspec.structs.replace(record.steps[0], action={"do": "fly"})
    assert "step 1 is not an action of toy" in wrong(record)["actions"]


def test_dice_that_nobody_rolled_are_found() -> None:
    record = play_on(new_match()).record()
    record.steps[0] = msgspec.structs.replace(record.steps[0], dice=[6])
    assert "step 1 keeps other dice" in wrong(record)["actions"]


def test_an_invented_result_is_found() -> None:
    record = play_on(new_match()).record()
    assert record.result is not None
    record.result = type(record.result)((99, 0, 0), (1, 2, 2))
    assert "the record gives the scores (99, 0, 0)" in wrong(record)["result"]
    record.result = None
    assert "gives no result" in wrong(record)["result"]
    unfinished = play_on(new_match(), 3).record()
    unfinished.result = play_on(new_match()).result
    assert "the game is not over" in wrong(unfinished)["result"]
