"""The scenario language: what passes, what fails, and what the message says."""

from pathlib import Path

import pytest
from tests.kit.grab import Grab
from tests.kit.toy import Toy, ToyPosition

from mappamundi.kernel import Action, BadInput, Event, Game, IllegalAction
from mappamundi.scenarios import first_difference, load_cases, read_cases, run_case

RUN = """
game: toy
title: A run
players: 2
setup: {scores: [4, 2], hands: {0: [1], 1: [2, 3]}, turn: {seat: 0, steps: 2}}
"""


def message(text: str, game: Game | None = None) -> str:
    """What the only scenario in the text fails with; nothing if it passes."""
    (case,) = read_cases(text)
    return run_case(case, game or Toy()).message


def test_a_scenario_that_holds_passes() -> None:
    text = """
dice: [5]
play:
  - {do: step}
  - refuse: {do: pick, card: 1}
  - refuse: {seat: 1, do: roll}
  - expect: {scores: [5, 2], turn: {steps: 1}, to_act: [0], over: false, winner: null}
  - {seat: 0, do: push, at: 1}
  - {do: roll}
expect: {scores: {0: 10, 1: 1}, to_act: [1], hands: {1: {cards: [3, 2]}}}
"""
    assert message(RUN + text) == ""


def test_no_setup_is_a_new_game_with_named_draws_and_a_seed() -> None:
    text = "game: toy\nplayers: 2\ndraws: {deck: [0, 2, 3, 5, 1, 4]}\n"
    hands = "expect: {hands: {0: {cards: [1, 2]}, 1: {cards: [3, 2]}}, to_act: [0, 1]}"
    assert message(text + hands) == ""
    assert message(text + "setup: {}\n" + hands) == ""
    assert "no pile bag" in message("game: toy\nplayers: 2\ndraws: {bag: [0]}")
    seeds = [f"game: toy\nplayers: 4\nseed: {seed}\nexpect: {{hands: {{0: {{cards: []}}}}}}" for seed in range(9)]
    assert len({message(seed) for seed in seeds}) > 1


def test_a_game_may_be_played_to_its_end() -> None:
    text = "play: [{do: stop}, {do: stop}]\nexpect: {over: true, to_act: [], winner: 0}"
    assert message(RUN + text) == ""
    again = "play: [{do: stop}, {do: stop}, refuse: {do: stop}]"
    assert message(RUN + again) == ""


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("expect: {scores: {1: 3}}", "at the end: scores.1: expected 3, found 2"),
        ("expect: {scores: [4, 3]}", "at the end: scores: expected [4, 3], found [4, 2]"),
        ("expect: {turn: {seat: 1}}", "at the end: turn.seat: expected 1, found 0"),
        ("expect: {scores: {7: 1}}", "at the end: scores.7: expected 1, but there is no such entry"),
        ("expect: {turn: null}", "at the end: turn: expected null, found {seat: 0, steps: 2}"),
        ("expect: {leading: 1}", "at the end: leading: expected 1, found true"),
        ("expect: {hands: {1: {cards: [3]}}}", "at the end: hands.1.cards: expected [3], found [2, 3]"),
        ("expect: {to_act: [1]}", "at the end: to_act: expected [1], found [0]"),
        ("expect: {over: true}", "at the end: over: expected true, found false"),
        (
            "play: [{do: stop}, {do: stop}, {expect: {turn: {seat: 0}}}]",
            "step 3: turn: expected {seat: 0}, found null",
        ),
        ("play: [{do: step}, {expect: {scores: [9, 9]}}]", "step 2: scores: expected [9, 9], found [5, 2]"),
        (
            "dice: [3]\nplay: [{do: roll}, {do: roll}]",
            "step 2: out of dice: the script has 1, but die number 2 is rolled",
        ),
        ("dice: [3, 4, 5]\nplay: [{do: roll}]", "2 of 3 dice are left over: [4, 5]"),
        ("dice: [9]\nplay: [{do: roll}]", "step 1: die number 1 of the script is 9, not 1 to 6"),
        ("play: [refuse: {do: step}]", "step 1: {do: step} must be refused, but is accepted"),
        (
            "play: [{do: pick, card: 1}]",
            "step 1: {do: pick, card: 1} is refused: That cannot be done now. T2.1",
        ),
        ("play: [{do: fly}]", "step 1: {do: fly} is refused: There is no such action."),
        (
            "play: [refuse: {do: pick, card: 9}]",
            "step 1: {do: pick, card: 9} names an unknown id: There is no card 9.",
        ),
        (
            "play: [{refuse: {do: pick, card: 1}, reason: no_card}]",
            "step 1: {do: pick, card: 1} is refused for the reason not_now T2.1, not no_card",
        ),
        ("play: [{seat: 7, do: step}]", "step 1: there is no seat 7"),
        ("play: [{seat: yes, do: step}]", "step 1: there is no seat true"),
    ],
)
def test_the_first_difference_is_named_with_its_step(rest: str, expected: str) -> None:
    assert message(f"{RUN}{rest}") == expected


@pytest.mark.parametrize("reason", ["not_now", "T2.1"])
def test_the_reason_of_a_refusal_is_its_id_or_its_rule(reason: str) -> None:
    assert message(f"{RUN}play: [{{refuse: {{do: pick, card: 1}}, reason: {reason}}}]") == ""


def test_a_malformed_action_is_a_refusal() -> None:
    assert message(f"{RUN}play: [{{refuse: {{do: fly}}, reason: malformed}}]") == ""


def test_the_seat_must_be_named_where_several_may_act() -> None:
    text = "game: toy\nplayers: 2\nplay:\n  - {do: pick, card: 1}"
    assert message(text) == "step 1: {do: pick, card: 1} must name its seat, because the seats [0, 1] may act"


def test_a_refusal_that_changes_the_position_fails() -> None:
    class Leaky(ToyPosition):
        def play(self, seat: int | None, action: Action) -> list[Event]:
            try:
                return super().play(seat, action)
            except IllegalAction:
                self.scores[1] += 1
                raise

    class LeakyToy(Toy):
        def stage(self, *args: object) -> Leaky:
            position = super().stage(*args)  # type: ignore[arg-type]
            position.__class__ = Leaky
            assert isinstance(position, Leaky)
            return position

    text = f"{RUN}play: [refuse: {{do: pick, card: 1}}]"
    assert message(text, LeakyToy()) == "step 1: {do: pick, card: 1} is refused, but changes the position"


def test_a_crash_of_the_engine_fails_the_case_only() -> None:
    assert message(f"{RUN.replace('seat: 0', 'place: 0')}") == "the engine broke down: KeyError: 'seat'"


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        ("{seat: 0, includes: [{do: step}, {do: push}, {do: push, at: 1}], excludes: [{do: pick}]}", ""),
        ("{includes: [{do: step}]}", ""),
        ("{seat: 1, excludes: [{do: step}]}", ""),
        ("{seat: 0, includes: [{do: pick}]}", "legal: expected {do: pick} for seat 0, but it is not listed"),
        (
            "{seat: 0, excludes: [{do: push}]}",
            "legal: expected no {do: push} for seat 0, found {do: push, at: 1}",
        ),
        ("{seat: 0, include: []}", "legal: must be a mapping with seat, includes and excludes"),
        ("{seat: 0, includes: {do: step}}", "legal: `includes` must be a list of actions"),
        ("{seat: 5, includes: []}", "there is no seat 5"),
        (
            "{seat: 0, excludes: [{do: pick, card: 9}]}",
            "legal: {do: pick, card: 9} names an unknown id: There is no card 9.",
        ),
    ],
)
def test_what_is_legal(legal: str, expected: str) -> None:
    assert message(f"{RUN}expect: {{legal: {legal}}}") == (f"at the end: {expected}" if expected else "")


def test_an_unknown_key_in_expect_is_named() -> None:
    assert "toy reports no weather; it reports: to_act, over, scores" in message(f"{RUN}expect: {{weather: 1}}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("weather: sunny", "unknown key 'weather'; a scenario has: game, title"),
        ("dice: 5", "`dice` must be a list"),
        ("dice: [five]", "`dice` must be a list of faces"),
        ("expect: [1]", "`expect` must be a mapping"),
        ("seed: x", "`seed` must be a whole number"),
        ("play: {do: step}", "`play` must be a list"),
        ("play: [step]", "step 1 must be an action"),
        ("play: [{land: x}]", "step 1 must have `do`, `refuse` or `expect`"),
        ("play: [{refuse: {land: x}}]", "step 1: `refuse` needs an action"),
        ("play: [{refuse: {do: x}, why: y}]", "step 1: unknown key 'why'"),
        ("play: [{expect: 3}]", "step 1: `expect` must be a mapping"),
        ("options: {length: endless}", "the option length is short or long, not 'endless'"),
        ("options: {size: true}", "Toy race has no option 'size'; its options are: length"),
    ],
)
def test_a_slip_of_the_pen_is_named(text: str, expected: str) -> None:
    assert expected in message(f"{RUN}{text}")


def test_a_scenario_names_its_game_and_its_players() -> None:
    assert "`game` must name the game" in message("players: 2")
    assert "`players` must be the number" in message("game: toy")
    assert message("game: toy\nplayers: 9") == "Toy race is for 2 to 4 players, not 9"
    assert message(f"{RUN}".replace("scores:", "skores:")) == "setup: there is no key skores"


def test_a_file_holds_one_scenario_or_a_list(tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    file.write_text(RUN)
    assert [case.title for case in load_cases(file)] == ["A run"]
    file.write_text("- {game: toy, players: 2, title: One, rules: [T1.1]}\n- {game: toy, players: 3}\n")
    assert [(case.title, case.rules) for case in load_cases(file)] == [("One", ("T1.1",)), ("case 2", ())]


def test_a_bare_off_is_the_word() -> None:
    """Options have it as a value, where YAML would read false."""
    [case] = read_cases("{game: toy, players: 2, options: {penalties: off, dice: false, pace: Off, length: yes}}")
    assert case.options == {"penalties": "off", "dice": False, "pace": "Off", "length": True}


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "holds no scenarios"),
        (b"[]", "holds no scenarios"),
        (b"- 3", "holds no scenarios"),
        (b"game: [", "line .: not valid YAML"),
        (b"a: 1\na: 2\n", "line 2: not valid YAML: the key a stands twice"),
        (b"\xff\xfe", "not a text file"),
        (b"a: \x00", "not valid YAML"),
    ],
)
def test_an_unreadable_file_is_bad_input(tmp_path: Path, content: bytes, expected: str) -> None:
    file = tmp_path / "cases.yaml"
    file.write_bytes(content)
    with pytest.raises(BadInput, match=expected) as caught:
        load_cases(file)
    assert "\n" not in str(caught.value)
    with pytest.raises(BadInput, match="cannot read"):
        load_cases(tmp_path / "none.yaml")


def test_only_what_is_named_is_compared() -> None:
    actual = {"a": [1, 2, {"b": (3, 4)}], "c": frozenset({"x", "y"}), "d": {0: True}}
    assert first_difference({"a": {0: 1, 2: {"b": [3, 4]}}}, actual) == ""
    assert first_difference({"c": ["y", "x"], "d": {"0": True}}, actual) == ""
    assert first_difference({"c": ["x", "x", "y"]}, actual) == "c: expected [x, x, y], found [x, y]"
    assert first_difference({"d": {0: 1}}, actual) == "d.0: expected 1, found true"
    assert first_difference({"a": {"2": {"b": {1: 5}}}}, actual) == "a.2.b.1: expected 5, found 4"


RACE = """
game: grab
title: A race
players: 3
setup: {clock: 4, takers: {0: 0, 1: 1, 2: 2, 3: 0}}
"""


def test_time_is_nobodys_and_needs_no_seat() -> None:
    text = """
play:
  - {do: time, seconds: 1.5}
  - expect: {clock: 2.5, to_act: [0, 1, 2]}
  - {seat: 2, do: grab, thing: 4}
  - refuse: {seat: 1, do: grab, thing: 4}
    reason: taken
  - refuse: {seat: 1, do: time, seconds: 1}
    reason: bad_action
  - {do: time, seconds: 30}
  - expect: {phase: over, clock: 0, over: true}
  - refuse: {do: time, seconds: 1}
    reason: over
expect: {left: [7, 6, 5], to_act: []}
"""
    assert message(RACE + text, Grab()) == ""
    assert "must name its seat, because the seats [0, 1, 2] may act" in message(
        RACE + "play: [{do: grab, thing: 4}]", Grab()
    )
    assert "{do: time, seconds: -1} is refused: There is no such action" in message(
        RACE + "play: [{do: time, seconds: -1}]", Grab()
    )
