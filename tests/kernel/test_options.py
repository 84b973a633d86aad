"""Options: words, yes or no, lists of seats, and what excludes what."""

from dataclasses import replace
from typing import Any

import pytest
from tests.kit.toy import Toy

from mappamundi.kernel import BadInput, Exclusion, Option
from mappamundi.records import Match, Seat
from mappamundi.records.record import decode, encode

FACTS = replace(
    Toy.facts,
    options=(
        *Toy.facts.options,
        Option("dice", (True, False)),
        Option("penalties", ("off", "all"), seats=True),
    ),
    exclusions=(
        Exclusion("no_dice_long", {"dice": False, "length": "long"}),
        Exclusion("two_all", {"penalties": "all"}, players=2),
    ),
)


def test_options_left_out_take_their_defaults() -> None:
    assert FACTS.checked({}, 3) == {"length": "short", "dice": True, "penalties": "off"}
    assert FACTS.checked({"dice": False}, 3) == {"length": "short", "dice": False, "penalties": "off"}


def test_a_list_of_seats_is_put_in_order() -> None:
    assert FACTS.checked({"penalties": [2, 0]}, 3)["penalties"] == [0, 2]
    assert FACTS.checked({"penalties": []}, 3)["penalties"] == []


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        ({"size": 1}, 3, "Toy race has no option 'size'; its options are: length, dice, penalties"),
        ({"length": "endless"}, 3, "the option length is short or long, not 'endless'"),
        ({"length": [0]}, 3, "the option length is short or long, not [0]"),
        ({"dice": "true"}, 3, "the option dice is true or false, not 'true'"),
        ({"dice": 1}, 3, "the option dice is true or false, not 1"),
        ({"penalties": False}, 3, "the option penalties is off or all or a list of seats, not false"),
        ({"penalties": [3]}, 3, "the option penalties names different seats from 0 to 2, not [3]"),
        ({"penalties": [0, 0]}, 3, "the option penalties names different seats from 0 to 2, not [0, 0]"),
        ({"penalties": [True]}, 3, "the option penalties names different seats from 0 to 2, not [True]"),
        ({"dice": False, "length": "long"}, 3, "dice=false does not go with length=long"),
        ({"penalties": "all"}, 2, "penalties=all does not go with 2 players"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], players: int, sentence: str) -> None:
    with pytest.raises(BadInput) as told:
        FACTS.checked(options, players)
    assert str(told.value) == sentence


def test_an_exclusion_counts_for_its_number_of_players() -> None:
    assert FACTS.checked({"penalties": "all"}, 3)["penalties"] == "all"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("length", "long", "long"),
        ("length", "0", "0"),
        ("dice", "false", False),
        ("dice", "no", "no"),
        ("penalties", "off", "off"),
        ("penalties", "2, 0", [2, 0]),
        ("penalties", "1", [1]),
    ],
)
def test_a_value_written_in_a_command(name: str, text: str, value: object) -> None:
    option = next(option for option in FACTS.options if option.id == name)
    assert option.read(text) == value


@pytest.mark.parametrize("players", [1, 5, True, None, "3"])
def test_a_game_is_for_so_many_players(players: object) -> None:
    with pytest.raises(BadInput, match="Toy race is for 2 to 4 players, not "):
        FACTS.seated(players)


class Chosen(Toy):
    facts = FACTS


def test_a_record_keeps_values_that_are_no_words() -> None:
    seats = [Seat(name, "random") for name in "abc"]
    match = Match.new(Chosen(), {"dice": False, "penalties": [2, 1]}, seats, bytes(16))
    assert match.header.options == {"length": "short", "dice": False, "penalties": [1, 2]}
    kept = decode(encode(match.record()))
    assert kept.header == match.header
    assert Match.resume(kept, Chosen()).header == match.header
