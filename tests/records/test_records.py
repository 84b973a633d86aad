"""Records: what is kept, how it is saved, taken back, replayed and verified."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.records.matches import SEATS, SEED, new_match, other_header, play_on, toy

from mappamundi.kernel import BadInput, IllegalAction, commitment
from mappamundi.records import Match, Seat, decode, encode, load, replay, save, verify


def do(match: Match, seat: int, name: str, **params: int) -> None:
    match.play(seat, match.game.action({"do": name, **params}))


def running_match() -> Match:
    """All have picked; seat 0 is running."""
    match = new_match()
    for seat in range(3):
        match.play(seat, match.position.legal(seat)[-1])
    return match


def test_a_match_keeps_every_step_with_its_outcomes() -> None:
    match = play_on(new_match())
    header = match.header
    assert (header.game, header.rules, header.options) == ("toy", "1", {"length": "short"})
    assert header.commitment == commitment(SEED)
    assert sorted(header.deal.orders["deck"]) == list(range(9))
    rolls = [step for step in match.steps if step.action["do"] == "roll"]
    assert rolls
    assert all(len(step.dice) == 1 for step in rolls)
    assert all(not step.dice for step in match.steps if step.action["do"] != "roll")
    assert match.steps[3].time == 3.0


def test_a_refused_action_leaves_no_trace() -> None:
    match = play_on(new_match(), 2)
    before, steps = match.position.dump(), list(match.steps)
    with pytest.raises(IllegalAction):
        do(match, 0, "step")
    assert (match.position.dump(), match.steps) == (before, steps)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_bad_input(seats: int) -> None:
    with pytest.raises(BadInput, match="Toy race is for 2 to 4 players"):
        Match.new(toy(), {}, [Seat("x", "random")] * seats)


def test_unknown_options_are_bad_input() -> None:
    with pytest.raises(BadInput, match="its options are: length"):
        new_match(width="short")
    with pytest.raises(BadInput, match="is short or long"):
        new_match(length="endless")


def test_a_finished_record_reveals_the_seed_and_a_save_keeps_it_secret() -> None:
    match = new_match()
    assert (match.record().seed, match.record().secret) == (None, SEED.hex())
    record = play_on(match).record()
    assert (record.seed, record.secret) == (SEED.hex(), None)
    assert record.result == match.result


def test_the_file_is_ndjson_and_closes_with_its_checksum(tmp_path: Path) -> None:
    record = play_on(new_match()).record()
    path = tmp_path / "game.ndjson"
    save(record, path)
    lines = path.read_bytes().splitlines(keepends=True)
    told = [json.loads(line) for line in lines]
    assert told[0]["record"] == "mappamundi"
    assert told[1].keys() >= {"seat", "action"}
    assert told[-2]["seed"] == SEED.hex()
    assert told[-1] == {"sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    assert load(path) == record
    assert list(tmp_path.iterdir()) == [path]


def test_saving_replaces_the_old_file_or_leaves_it_alone(tmp_path: Path) -> None:
    match = new_match()
    path = tmp_path / "game.ndjson"
    save(match.record(), path)
    play_on(match, 4)
    save(match.record(), path)
    assert len(load(path).steps) == 4
    with pytest.raises(BadInput, match="cannot write"):
        save(match.record(), tmp_path / "missing" / "game.ndjson")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadInput, match="cannot write"):
        save(match.record(), folder)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "game.ndjson"]


def resealed(content: bytes, change: Callable[[list[bytes]], None]) -> bytes:
    lines = content.splitlines()[:-1]
    change(lines)
    body = b"".join(line + b"\n" for line in lines)
    return body + json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"


def set_line(number: int, line: bytes) -> Callable[[list[bytes]], None]:
    def change(lines: list[bytes]) -> None:
        lines[number] = line

    return change


def drop_line(number: int) -> Callable[[list[bytes]], None]:
    def change(lines: list[bytes]) -> None:
        del lines[number]

    return change


def test_damage_is_named_in_one_sentence() -> None:
    whole = encode(play_on(new_match()).record())
    cases: list[tuple[bytes, str]] = [
        (b"", "is empty; a game record has at least a header"),
        (b"\xff\xfe\x00", "its first line is not JSON"),
        (b"score: 3\n", "its first line is not JSON"),
        (b"[1]\n", "does not say that it is one"),
        (b'{"record": "chess"}\n', "does not say that it is one"),
        (b'{"record": "mappamundi", "format": 9}\n', "record format 9, but only format 1"),
        (whole[: len(whole) // 2], "cut off"),
        (whole[:-30], "cut off"),
        (whole.splitlines(keepends=True)[0], "cut off"),
        (whole.replace(b'"seat":1', b'"seat":2', 1), "its checksum does not fit"),
        (resealed(whole, drop_line(3)), "is cut off: it has"),
        (resealed(whole, set_line(2, b"{}")), "line 3: .*seat"),
        (resealed(whole, set_line(2, b"nonsense")), "line 3: "),
        (resealed(whole, set_line(-1, b'{"steps": "many"}')), "line"),
        (resealed(whole, lambda lines: lines.__setitem__(slice(1, None), [])), "no closing line"),
    ]
    for content, sentence in cases:
        with pytest.raises(BadInput, match=sentence) as caught:
            decode(content, "game.ndjson")
        assert str(caught.value).startswith("game.ndjson")
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("seed", "sentence"), [("xyz", "not hexadecimal"), ("00", "has 1 bytes")])
def test_a_damaged_seed_is_named(seed: str, sentence: str) -> None:
    record = new_match().record()
    record.secret = seed
    with pytest.raises(BadInput, match=sentence):
        decode(encode(record))


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        load(tmp_path / "none.ndjson")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "a record of chess, not of toy"),
        ({"rules": "7"}, "version 7 of the rules of toy, but this is version 1"),
        ({"seats": (Seat("x", "random"),)}, "1 seats, which toy cannot have"),
    ],
)
def test_a_record_of_another_game_or_other_rules_is_refused(changes: dict[str, object], sentence: str) -> None:
    record = other_header(play_on(new_match()).record(), **changes)
    with pytest.raises(BadInput, match=sentence):
        list(replay(record, toy()))
    with pytest.raises(BadInput, match=sentence):
        Match.resume(record, toy())
    with pytest.raises(BadInput, match=sentence):
        verify(record, toy())


def test_a_record_made_with_other_data_is_refused() -> None:
    record = Match.new(toy(), {}, SEATS, SEED, data="aa").record()
    assert Match.resume(record, toy(), "aa").header.data == "aa"
    for data in ("bb", None):
        with pytest.raises(BadInput, match="made with corrected game data"):
            Match.resume(record, toy(), data)
    with pytest.raises(BadInput, match="the game's own data"):
        Match.resume(new_match().record(), toy(), "aa")


@pytest.mark.parametrize("steps", [0, 1, 5, 12, 1000])
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(steps: int) -> None:
    match = play_on(new_match(), steps)
    again = Match.resume(decode(encode(match.record())), toy())
    assert again.position.dump() == match.position.dump()
    assert play_on(again, seed=5).record() == play_on(match, seed=5).record()


def test_a_record_without_its_seed_cannot_go_on() -> None:
    record = play_on(new_match(), 4).record()
    record.secret = None
    with pytest.raises(BadInput, match="does not hold the seed"):
        Match.resume(record, toy())


def test_a_save_with_another_seed_does_not_go_on() -> None:
    record = play_on(new_match(), 4).record()
    record.secret = bytes(32).hex()
    with pytest.raises(BadInput, match="does not follow from its seed"):
        Match.resume(record, toy())


# Undo


def test_steps_that_reveal_nothing_are_taken_back_one_by_one() -> None:
    match = running_match()
    start = match.position.dump()
    assert not match.can_undo(0)
    do(match, 0, "step")
    middle = match.position.dump()
    do(match, 0, "step")
    assert match.undo(0).action == {"do": "step"}
    assert match.position.dump() == middle
    match.undo(0)
    assert match.position.dump() == start
    assert len(match.steps) == 3
    with pytest.raises(IllegalAction) as caught:
        match.undo(0)
    assert caught.value.reason == "undo_closed"


def test_dice_close_undo() -> None:
    match = running_match()
    do(match, 0, "step")
    do(match, 0, "roll")
    assert not match.can_undo(0)


def test_touching_another_seat_closes_undo() -> None:
    match = running_match()
    do(match, 0, "step")
    do(match, 0, "push", at=2)
    assert not match.can_undo(0)


def test_nobody_takes_back_what_another_did_or_answered() -> None:
    match = new_match()
    match.play(0, match.position.legal(0)[0])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play(1, match.position.legal(1)[0])
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_the_end_of_the_game_closes_undo() -> None:
    match = new_match()
    while (waiting := match.position.to_act()) and len(match.steps) < 100:
        match.play(waiting[0], match.position.legal(waiting[0])[-1])
    assert match.steps[-1].action == {"do": "stop"}
    assert not any(match.can_undo(seat) for seat in range(3))


def test_undo_is_as_open_after_a_save_as_before() -> None:
    match = running_match()
    do(match, 0, "step")
    again = Match.resume(decode(encode(match.record())), toy())
    assert again.undo(0).action == {"do": "step"}


def test_taking_back_never_rolls_again() -> None:
    match, other = running_match(), running_match()
    do(match, 0, "step")
    match.undo(0)
    do(match, 0, "roll")
    do(other, 0, "roll")
    assert match.record() == other.record()
