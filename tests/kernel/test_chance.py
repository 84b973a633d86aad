"""Chance: pure, checkable, and the only door to randomness."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mappamundi.kernel import Noted, Recorded, Scripted, ScriptError, Seeded, commitment, is_named, new_seed

SEED = b"0123456789abcdef"
GOLDEN_DICE = [2, 5, 2, 4, 3, 4, 6, 3, 6, 1, 6, 4]
GOLDEN_PILE = [3, 7, 1, 4, 2, 6, 0, 5]
GOLDEN_COMMITMENT = "b89462e1736f22595a9c7beda92bb3218a6009db746e0d0cc043547d1f1be06d"


def test_golden_outcomes() -> None:
    """These faces may never change: every record ever made depends on them."""
    chance = Seeded(bytes(32))
    assert [chance.roll(index, 6) for index in range(12)] == GOLDEN_DICE
    assert chance.shuffle("events_1", 8) == GOLDEN_PILE
    assert commitment(bytes(32)) == GOLDEN_COMMITMENT


@given(st.binary(min_size=16, max_size=64), st.lists(st.integers(0, 500), max_size=30), st.integers(2, 20))
def test_a_die_shows_the_same_face_however_often_and_in_whatever_order(
    seed: bytes, indices: list[int], sides: int
) -> None:
    one, other = Seeded(seed), Seeded(seed)
    faces = {index: one.roll(index, sides) for index in indices}
    assert all(1 <= face <= sides for face in faces.values())
    assert all(other.roll(index, sides) == face for index, face in sorted(faces.items()))


@given(st.binary(min_size=16, max_size=64), st.text(max_size=20), st.integers(0, 60))
def test_a_shuffle_is_a_permutation_that_depends_on_its_name_alone(seed: bytes, name: str, count: int) -> None:
    one, other = Seeded(seed), Seeded(seed)
    order = one.shuffle(name, count)
    other.roll(3, 6)
    other.shuffle(name + "x", count)
    assert sorted(order) == list(range(count))
    assert other.shuffle(name, count) == order


def test_faces_and_places_are_even() -> None:
    chance = Seeded(SEED)
    faces = Counter(chance.roll(index, 6) for index in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in faces.values())
    tops = Counter(chance.shuffle(f"pile {number}", 5)[0] for number in range(5_000))
    assert all(abs(count - 1_000) < 150 for count in tops.values())


def test_other_seeds_and_other_piles_give_other_outcomes() -> None:
    one, other = Seeded(SEED), Seeded(SEED[::-1])
    assert [one.roll(index, 6) for index in range(30)] != [other.roll(index, 6) for index in range(30)]
    assert one.shuffle("a", 30) != one.shuffle("b", 30)


@pytest.mark.parametrize("length", [0, 15, 65])
def test_a_seed_has_16_to_64_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        Seeded(bytes(length))


def test_a_fresh_seed_is_fresh_and_its_commitment_says_nothing_else() -> None:
    one, other = new_seed(), new_seed()
    assert len(one) == 32
    assert one != other
    assert commitment(one) != commitment(other)
    assert one.hex() not in commitment(one)


def test_scripted_dice_fall_as_written() -> None:
    chance = Scripted([5, 2], {"pile": [3, 1]})
    assert [chance.roll(0, 6), chance.roll(1, 6), chance.roll(0, 6)] == [5, 2, 5]
    with pytest.raises(ScriptError, match="the script has 2, but die number 3 is rolled"):
        chance.roll(2, 6)
    with pytest.raises(ScriptError, match="die number 1 of the script is 5, not 1 to 4"):
        chance.roll(0, 4)


def test_a_scripted_pile_starts_as_named_and_goes_on_by_its_seed() -> None:
    one, other = Scripted(orders={"pile": [3, 1]}, seed=1), Scripted(orders={"pile": [3, 1]}, seed=2)
    order = one.shuffle("pile", 30)
    assert order[:2] == [3, 1]
    assert sorted(order) == list(range(30))
    assert order == one.shuffle("pile", 30)
    assert order != other.shuffle("pile", 30)


def test_a_pile_is_named_by_its_script_alone() -> None:
    script = Noted(Scripted((), {"events": [2, 0]}))
    assert is_named(script, "events")
    assert not is_named(script, "empires")
    assert not is_named(Seeded(bytes(16)), "events")
    assert script.take() == ([], {}), "asking draws nothing"


def test_recorded_outcomes_come_back_and_nothing_else_does() -> None:
    chance = Recorded([6, 1], {"pile": [1, 0, 2]})
    assert (chance.roll(1, 6), chance.shuffle("pile", 3)) == (1, [1, 0, 2])
    with pytest.raises(ScriptError, match="the record has 2"):
        chance.roll(2, 6)
    with pytest.raises(ScriptError, match="is 6, not 1 to 5"):
        chance.roll(0, 5)
    with pytest.raises(ScriptError, match="no order of 4 for the pile pile"):
        chance.shuffle("pile", 4)
    with pytest.raises(ScriptError, match="no order of 2 for the pile other"):
        chance.shuffle("other", 2)


def test_a_note_is_kept_of_what_was_drawn() -> None:
    chance = Noted(Scripted([5, 2]))
    chance.roll(0, 6)
    order = chance.shuffle("pile", 4)
    chance.roll(1, 6)
    assert chance.take() == ([5, 2], {"pile": order})
    assert chance.take() == ([], {})
