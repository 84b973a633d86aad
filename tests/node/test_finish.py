"""What is left of a turn where nothing is left to decide: one answer that ends it, and steps that are taken by
themselves. How that looks, and that it can be taken back, is seen by `tests/client/test_finish.py`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import ENDINGS as ENDINGS_2001
from tests.games.hotw2018.game import ENDINGS
from tests.games.hotw2024.game import ENDINGS as ENDINGS_2024
from tests.kit.sent import sent
from tests.node.asking import ask, needs_node

from mappamundi.games import game as find_game
from mappamundi.kernel import Position, Seeded
from mappamundi.kit.random_play import BUSY, choose, seed_bytes

pytestmark = needs_node

Asked = Callable[[str, str], list[tuple[Position, dict[str, Any], dict[str, Any]]]]

GAMES = 6
# More than so many choices are never nothing.
LITTLE = 5


def cases_of(game: str, wanted: str) -> Iterator[tuple[Position, dict[str, Any]]]:
    """Decisions in which this can be done and little else, in random games, each with a copy to go on from."""
    rules = find_game(game)
    for number in range(GAMES):
        rng, position = Random(number), rules.new({}, 4, Seeded(seed_bytes(number)))
        while position.result() is None:
            seat, action = choose(position, rng, BUSY, ENDINGS | ENDINGS_2001 | ENDINGS_2024)
            assert seat is not None
            legal = position.legal(seat)
            if len(legal) < LITTLE and any(one.do == wanted for one in legal):
                view = position.view(seat)
                case = {"seat": seat, "view": view.json(), "legal": [dict(one.form) for one in legal]}
                yield position.copy(), case | {"counsel": list(rules.counsel(view, legal))}
            position.play(seat, action)


@pytest.fixture
def asked(details: dict[str, Any], tmp_path: Path) -> Asked:
    """Decisions of random games in which this can be done, and what the client makes of each."""

    def find(game: str, wanted: str) -> list[tuple[Position, dict[str, Any], dict[str, Any]]]:
        found = list(cases_of(game, wanted))
        given = {"game": game, "details": details[game], "cases": [case for _, case in found]}
        answers = ask("finish.mjs", tmp_path, given)
        return [(position, case, answer) for (position, case), answer in zip(found, answers, strict=True)]

    return find


def do(position: Position, seat: int, form: dict[str, Any]) -> None:
    position.play(seat, next(one for one in position.legal(seat) if dict(one.form) == form))


def test_the_one_answer_leaves_nothing_to_decide_and_scores_what_it_says(asked: Asked) -> None:
    seen = 0
    for position, case, answer in asked("hotw2018", "monument"):
        if answer["finish"] is None:
            continue
        seat, (first, last) = case["seat"], answer["finish"]["forms"]
        before = case["view"]["scores"][seat]
        do(position, seat, first)
        assert [dict(one.form) for one in position.legal(seat)] == [last]
        do(position, seat, last)
        scored = sent(position, seat)["scores"][seat] - before
        assert answer["finish"]["label"].endswith(f" and score {scored}")
        seen += 1
    assert seen > 10
    seen = 0
    for position, case, answer in asked("hotw2001", "build_monument"):
        if answer["finish"] is None:
            continue
        seat, (only,) = case["seat"], answer["finish"]["forms"]
        do(position, seat, only)
        after = sent(position, seat)
        assert after["decision"] != "monuments"
        # After the last turn of all the markers come on top.
        if position.result() is None:
            assert answer["finish"]["label"].endswith(
                f" and score {after['scores'][seat] - case['view']['scores'][seat]}"
            )
        seen += 1
    assert seen > 5


def test_tokens_that_pay_nothing_are_kept_without_a_word(asked: Asked) -> None:
    """R12.6: one that is kept pays after the last turn."""
    counted = {"finish": 0, "asked": 0}
    for position, case, answer in asked("hotw2024", "end_revenue"):
        seat = case["seat"]
        counted["finish" if answer["finish"] else "asked"] += 1
        if answer["finish"] is None:
            continue
        first, last = answer["finish"]["forms"]
        do(position, seat, first)
        view = position.view(seat)
        legal = position.legal(seat)
        told = zip(legal, find_game("hotw2024").counsel(view, legal), strict=True)
        assert not any(advice["gold"] for one, advice in told if one.do == "play_token")
        do(position, seat, last)
        assert sent(position, seat)["turn"] != view.json()["turn"]
    assert min(counted.values()) > 5, counted


def test_dice_are_held_where_no_other_could_change_the_battle(asked: Asked) -> None:
    counted = [0, 0]
    for position, case, answer in asked("hotw2018", "hold"):
        ends = {tuple(advice["odds"]) for advice in case["counsel"]}
        certain = len(ends) == 1 and max(next(iter(ends))) == 1
        assert bool(answer["needless"]) == certain
        counted[certain] += 1
        if certain:
            assert answer["needless"]["form"] == {"do": "hold"}
            do(position, case["seat"], {"do": "hold"})
    assert min(counted) > 5
