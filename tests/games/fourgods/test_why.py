"""Refusals: each has its rule and its sentence, and what is no action at all says why in every language."""

import re
from typing import Any

import pytest
from tests.games.fourgods.game import GAME, act, begun, new_game
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import IllegalAction
from mappamundi.kernel.rulebook import parse


def refusal(options: dict[str, Any], seat: int, do: str, waiting: bool = False, **params: Any) -> IllegalAction:
    position = new_game(1, 3, **options) if waiting else begun(1, 3, **options)
    if position.variant.timed:
        seat = position.active
    if do == "pass":
        act(position, seat, "draw" if position.variant.timed else "pass")
    if waiting and do == "ready":
        act(position, seat, "ready")
    with pytest.raises(IllegalAction) as caught:
        act(position, seat, do, **params)
    return caught.value


TIMED = {"tempo": "timed_turns"}
CASES: list[tuple[str, IllegalAction]] = [
    ("You are ready already", refusal({}, 0, "ready", waiting=True)),
    ("The game has begun", refusal({}, 0, "ready")),
    ("There are no turns", refusal({}, 0, "end_turn")),
    ("You have passed already", refusal({}, 0, "pass")),
    ("You have acted in this turn", refusal(TIMED, 0, "pass")),
    ("A prophet can follow only", refusal({}, 0, "place_prophet", x=0, y=0, corner="nw")),
    ("Gods are hidden here", refusal({"gods": "hidden"}, 0, "choose_god", god="elves")),
    ("Colours are chosen only", refusal({}, 0, "choose_colour", god="elves")),
    ("In this game a tile cannot", refusal({}, 0, "challenge", x=0, y=0)),
    ("You owe no prophet", refusal({}, 0, "forfeit", x=0, y=0)),
    ("That cannot be done now", refusal({}, 0, "invade")),
]


@pytest.mark.parametrize(("sentence", "error"), CASES, ids=lambda case: case if isinstance(case, str) else case.rule)
def test_what_is_no_action_says_why(sentence: str, error: IllegalAction) -> None:
    assert error.reason == "bad_action"
    assert error.rule in parse(GAME.rules_text()).texts
    said = {language: Teller(words_for(GAME, language), [], None).refusal(error) for language in LANGUAGES}
    assert said["en"].startswith(sentence)
    assert len(set(said.values())) == len(LANGUAGES)
    assert not [text for text in said.values() if re.search(r"[{}$]|G\d", text)]
