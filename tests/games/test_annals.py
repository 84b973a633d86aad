"""The annals of every game: kept for whole games, in words for every language, and by nothing that a viewer may not
know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.editions import EDITIONS
from tests.kit.annals import annals_of, log_of, path_of, played_out, text
from tests.kit.subject import subject, subjects
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.games import GAME_IDS
from mappamundi.games.history.y2001 import annals as y2001
from mappamundi.games.history.y2018 import annals as y2018
from mappamundi.games.history.y2024 import annals as y2024
from mappamundi.kernel import Annals, Entry, Event, Result
from mappamundi.kernel.rulebook import parse
from mappamundi.kit.hidden import viewers
from mappamundi.kit.random_play import BY_KIND, some, step

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi", "Behaim"]


def kept(*games: str) -> list[Any]:
    return [
        pytest.param(game, number, id=golden.name)
        for game in games
        for number, golden in enumerate(subject(game).golden)
    ]


@pytest.mark.parametrize(("game", "number"), kept(*GAME_IDS))
def test_the_annals_are_as_they_are_written(game: str, number: int) -> None:
    played = subject(game)
    path = path_of(played, played.golden[number])
    assert text(played, number).splitlines() == path.read_text(encoding="utf-8").splitlines(), "see tests/kit/annals.py"


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_file_is_left_over(game: str) -> None:
    played = subject(game)
    assert set(played.folder.glob("annals/*")) == {path_of(played, golden) for golden in played.golden}


def sentences(annals: Annals) -> Iterator[dict[str, Any]]:
    """All that is said, wherever it stands."""
    rest = [msgspec.to_builtins(annals)]
    while rest:
        value = rest.pop()
        if isinstance(value, dict) and "say" in value:
            yield value
        elif isinstance(value, dict) and value.keys() & {"name"} and isinstance(value["name"], str):
            yield {"say": f"name-{value['name']}".replace("_", "-")}
        elif isinstance(value, dict):
            rest += value.values()
        elif isinstance(value, list):
            rest += value


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize(("game", "number"), kept(*GAME_IDS))
def test_all_of_it_has_its_words_in_every_language(game: str, number: int, viewer: int | None) -> None:
    played = subject(game)
    annals = annals_of(played, number, viewer)
    said = list(sentences(annals))
    assert len(said) > 10
    for language in LANGUAGES:
        teller = Teller(words_for(played.game, language), NAMES, viewer)
        for sentence in said:
            assert teller.words.has(sentence["say"]), sentence
            told = teller.sentence(sentence)
            assert "_" not in told, "a name is missing"
            assert "$" not in told, "a parameter is missing"
    rules = parse(played.game.rules_text()).texts
    assert all(verdict.rule in rules for verdict in annals.decided)


@pytest.mark.parametrize(("game", "number"), kept(*EDITIONS))
def test_gains_add_up_to_the_points_of_a_turn_and_these_to_the_score(game: str, number: int) -> None:
    annals = annals_of(subject(game), number, None)
    result = played_out(game, number)[0].result()
    assert result is not None
    for turn in annals.turns:
        assert turn.ended > turn.begun
        assert sum(gain.points for gain in turn.gains) == turn.points
    for seat, score in enumerate(result.scores):
        assert annals.points.series[seat][-1] == score
        assert annals.points.series[seat][0] + sum(annals.parts.series[seat]) == score


@pytest.mark.parametrize(("game", "number"), kept(*EDITIONS))
def test_a_game_that_goes_on_in_the_middle_of_a_turn_tells_of_that_turn(game: str, number: int) -> None:
    """As a lesson does, and a game that goes on from a moment of another."""
    played = subject(game)
    _, steps = played_out(game, number)
    whole = annals_of(played, number, None)
    turn = max(whole.turns, key=lambda turn: turn.ended - turn.begun)
    golden = played.golden[number]
    position, rng = played.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    for _ in range(turn.begun + 1):
        played.step(position, rng, golden.style)
    scene = played.game.scene(position.view(None))
    last, _ = played_out(game, number)
    log = log_of(played, steps, None)[turn.begun + 1 :]
    first, *others = played.game.annals(scene, log, last.view(None), last.result()).turns
    assert (first.seat, first.card, first.epoch) == (turn.seat, turn.card, turn.epoch)
    assert (first.begun, first.ended) == (log[0].seq, turn.ended)
    assert [other.card for other in others] == [later.card for later in whole.turns if later.begun > turn.begun]


@pytest.mark.parametrize("game", subjects())
def test_annals_are_the_same_in_all_worlds_that_a_viewer_cannot_tell_apart(game: str) -> None:
    played = subject(game)
    players, options, _ = played.table(1)
    position, rng = played.new(1, players, options), Random(1)
    steps: list[list[Event]] = []
    different = compared = 0
    while position.result() is None:
        if len(steps) % 7 == 0:
            viewer = some(rng, viewers(position))
            other = played.other_world(position, viewer, rng)
            log, scene = log_of(played, steps, viewer), played.game.scene(None)
            here, there = (
                played.game.annals(scene, log, world.view(viewer), world.result()) for world in (position, other)
            )
            assert here == there
            compared += 1
            different += position.dump() != other.dump()
        steps.append(step(position, rng, BY_KIND, played.endings)[2])
    assert different > 0.3 * compared, "the worlds hardly differed, so the test showed nothing"


@pytest.mark.parametrize(("game", "number"), kept(*GAME_IDS))
def test_while_a_game_lasts_there_is_no_story_and_no_roll(game: str, number: int) -> None:
    played = subject(game)
    position, steps = played_out(game, number)
    annals = played.game.annals(played.game.scene(None), log_of(played, steps, None), position.view(None), None)
    assert [annals.story, annals.summary, annals.decided, annals.rolls] == [[]] * 4


@pytest.mark.parametrize(
    ("game", "reading"), [("hotw2001", y2001.Reading), ("hotw2018", y2018.Reading), ("hotw2024", y2024.Reading)]
)
def test_every_kind_of_event_that_is_heard_is_one(game: str, reading: Any) -> None:
    assert reading.HEARD.keys() <= {kind.name for kind in subject(game).game.kinds}


# --- ends that golden games did not have ----------------------------------------------------------------------------


def retold(game: str, viewer: int | None, ending: Result, **seen: Any) -> tuple[Annals, Teller]:
    """The annals of the first golden game, had it ended like that, and seen with that."""
    played = subject(game)
    position, steps = played_out(game, 0)
    view = position.view(viewer)
    for name, value in seen.items():
        setattr(view, name, value)
    annals = played.game.annals(played.game.scene(None), log_of(played, steps, viewer), view, ending)
    return annals, Teller(words_for(played.game, "en"), NAMES, viewer)


def test_a_tie_in_gold_says_what_decided_it() -> None:
    tied = Result((90, 90, 70), (1, 2, 3))
    for people, word in ((((4,), (9,), (9,)), "fewer people pieces"), (((4,), (4,), (9,)), "more Honors")):
        annals, teller = retold("hotw2024", None, tied, people=people)
        assert word in teller.sentence(annals.summary[0])


def test_those_who_share_a_victory_are_told_with_you_at_the_end() -> None:
    annals, teller = retold("hotw2024", 0, Result((90, 90, 70), (1, 1, 3)))
    assert teller.sentence(annals.summary[0]) == "Ptolemy and you share the victory with 90 gold."


def test_a_tie_of_points_is_broken_rule_by_rule() -> None:
    """A13.6–A13.9; without a tie it is said what would have decided."""
    seen: dict[str, Any] = {"strengths": ((5, 4), (4, 5), (6, 6)), "preeminence": ((3,), (3,), ())}
    annals, teller = retold("hotw2001", None, Result((90, 90, 90), (1, 2, 3)), **seen)
    assert [one.rule for one in annals.decided] == ["A13.6", "A13.8"]
    assert [teller.sentence(said) for said in annals.summary] == [
        "Equal scores: the lower sum of strengths decided, Ana 9, Ptolemy 9 and Zheng He 12.",
        "Still equal: the weaker empire of the last epoch decided, Ana 4 and Ptolemy 5.",
    ]
    equal = seen | {"strengths": ((5, 4), (5, 4), (6, 6))}
    annals, teller = retold("hotw2001", 1, Result((90, 90, 90), (1, 1, 3)), **equal)
    assert [one.rule for one in annals.decided] == ["A13.6", "A13.9"]
    assert teller.sentence(annals.summary[-1]) == "Ana and you share the victory with 90 points."
    annals, teller = retold("hotw2001", None, Result((90, 80, 70), (1, 2, 3)), **seen)
    assert [one.rule for one in annals.decided] == ["A13.6"]
    assert annals.decided[0].says["say"] == "end-tie-would"
    assert annals.decided[0].says not in annals.summary


def test_a_card_that_is_hidden_to_the_end_of_a_broken_game_is_not_told() -> None:
    """G11.1: when all agree to end it, nobody turns a card up."""
    played = subject("fourgods")
    players, options, _ = next(table for table in map(played.table, range(99)) if table[1].get("gods") == "hidden")
    position = played.new(3, players, options)
    for _ in range(40):
        played.step(position, Random(3), BY_KIND)
    ending = Result((0,) * players, (1,) * players)
    told = [played.game.annals(None, [Entry(0, 0.0)], position.view(viewer), ending).seats for viewer in (0, None)]
    assert told[0] == told[1]
