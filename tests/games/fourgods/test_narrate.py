"""The chronicle of 4 Gods: everything that can happen has its line, in every language, and nothing secret is told."""

from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import GAME, act, begun, new_game, stage
from tests.games.fourgods.subject import SUBJECT
from tests.games.fourgods.worlds import scramble
from tests.kit.subject import Golden
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods.chronicle import KINDS
from mappamundi.games.fourgods.narrate import HEARD
from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined
from mappamundi.kernel.rulebook import parse

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi"]
golden_games = pytest.mark.parametrize("golden", SUBJECT.golden, ids=lambda golden: golden.name)


def whole_game(golden: Golden, viewer: int | None) -> list[Line]:
    """A golden game from its beginning to its end, as one viewer is told it."""
    position, rng = SUBJECT.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    lines, scene = GAME.opening(position.view(viewer)), GAME.scene(None)
    while position.to_act():
        seat, action, events = SUBJECT.step(position, rng, golden.style)
        told = [GAME.tell(event, viewer) for event in events]
        more, scene = GAME.narrate(scene, seat, GAME.tell_action(seat, action, viewer), told)
        lines += more
        assert scene == GAME.scene(position.view(viewer)), "the story and the view disagree"
    return lines


def in_english(lines: list[Line], viewer: int | None = None) -> list[str]:
    teller = Teller(words_for(GAME, "en"), NAMES, viewer)
    return [teller.line(line) for line in joined(lines)]


def told(position: Position, seat: int | None, do: str, viewer: int | None = None, **params: Any) -> list[str]:
    """What a viewer hears of one step."""
    scene = GAME.scene(position.view(None))
    events = [GAME.tell(event, viewer) for event in act(position, seat, do, **params)]
    return in_english(GAME.narrate(scene, seat, {"do": do, **params}, events)[0], viewer)


def test_every_kind_of_event_is_told() -> None:
    assert sorted(HEARD) == sorted(kind.name for kind in KINDS)


@golden_games
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_whole_game_has_its_words_in_every_language(golden: Golden, viewer: int | None) -> None:
    lines = joined(whole_game(golden, viewer))
    assert {line.topic for line in lines} == {"", "cities", "points"}
    rules = parse(GAME.rules_text()).texts
    for language in LANGUAGES:
        teller = Teller(words_for(GAME, language), NAMES, viewer)
        for line in lines:
            said = teller.line(line)
            assert "chronicle-" not in said, "a message is missing"
            assert "_" not in said, "a name is missing"
            assert "$" not in said, "a parameter is missing"
            assert line.rule in rules


def test_a_hidden_god_is_told_to_its_owner_alone() -> None:
    """Two worlds that a spectator cannot tell apart are told alike, until the cards lie open."""
    golden = SUBJECT.golden[1]
    position, rng = SUBJECT.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    dealt = 0
    while position.to_act():
        other = scramble(position, None, Random(1))
        same = Random(0)
        same.setstate(rng.getstate())
        steps = [SUBJECT.step(world, random, golden.style) for world, random in ((position, rng), (other, same))]
        if position.result() is not None:
            break
        lines = [
            GAME.narrate(GAME.scene(None), seat, action.form, [GAME.tell(event, None) for event in events])[0]
            for seat, action, events in steps
        ]
        assert lines[0] == lines[1]
        dealt += any(says["say"] == "chronicle-dealt" for line in lines[0] for says in line.says)
    assert dealt == 1
    heard = [sum("Nobody else knows" in line for line in in_english(whole_game(golden, seat), seat)) for seat in (0, 1)]
    assert heard == [1, 1]
    assert not [line for line in in_english(whole_game(golden, None)) if "Nobody else knows" in line]


def test_a_race_begins_in_words() -> None:
    position = new_game(1, 2)
    assert told(position, 0, "ready") == ["Ana is ready."]
    assert told(position, 1, "ready") == ["Ptolemy is ready.", "Everybody is ready. The game begins."]
    assert told(position, 0, "choose_god", 0, god="elves") == ["You are the goddess of the Elves."]
    assert told(position, 0, "discard", 1, hand=0, face=1) == ["Ana discards a tile into slot 1."]
    assert told(position, 1, "discard", 1, hand=0, face=1) == ["You discard a tile into slot 1."]
    assert told(position, 1, "flip", 0, area=0, slot=0) == ["Ptolemy flips a tile of your discards."]
    assert told(position, 1, "take", 0, area=0, slot=0) == ["Ptolemy takes a tile from your discards."]


def test_timed_turns_are_told_with_their_headings() -> None:
    position = begun(1, 3, tempo="timed_turns")
    first = position.active
    told(position, first, "draw")
    lines = told(position, None, "time", first, seconds=30)
    assert lines == ["Your time is up. 2 tiles go to the strip.", f"{NAMES[(first + 1) % 3]}’s turn"]


WORLD = {"0,0": {"face": "OOOO"}, "1,0": {"face": "OPPO"}}


def test_a_cataclysm_is_one_line() -> None:
    setup = {
        "world_size": [3, 2],
        "world": WORLD,
        "cities": {"0,1": {"god": "humans"}},
        "gods": {0: ["merfolk"], 1: ["humans"]},
        "hands": {0: ["OOOO|MMMM", None]},
    }
    position = stage(setup, 3)
    [line] = told(position, 0, "destroy", hand=0, face=0, turn=0, x=0, y=1, prophet="nw")
    assert line.startswith("Ana destroys Ptolemy’s city at column 1, row 2. Ptolemy’s prophet is lost with it.")
    assert line.endswith("Ana sends a prophet into the ocean.")


def test_a_late_correction_is_told_in_one_breath() -> None:
    setup = {
        "world_size": [4, 1],
        "world": {
            "0,0": {"face": "OOOO", "by": 0},
            "1,0": {"face": "MMMM", "by": 1, "wrong": True, "prophet": {"god": "humans", "corner": "nw"}},
            "2,0": {"face": "MMMM", "by": 2, "wrong": True},
        },
        "gods": {0: ["merfolk"], 1: ["humans"]},
        "hands": {0: [None, None]},
    }
    position = stage(setup, 3, legality="table", penalties="all_players")
    [line] = told(position, 0, "challenge", 1, x=1, y=0)
    assert line.startswith("Ana challenges your tile at column 2, row 1: it is wrong. It goes to your discards.")
    assert "One of your prophets goes home." in line
    assert line.endswith("You lose a prophet for good.")


def test_the_end_says_why_it_came_and_counts_once() -> None:
    lines = in_english(whole_game(SUBJECT.golden[3], 0), 0)
    assert lines.count("The World is counted") == 1
    assert sum(" score" in line for line in lines) == 3
    assert lines[-1].endswith(("win.", "wins."))
