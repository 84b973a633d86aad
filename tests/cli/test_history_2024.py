"""The 2024 edition in the terminal: every decision has a question and answers in every language."""

from random import Random

import pytest
from tests.games.hotw2024.game import GAME, OPTIONS, new_game, stage
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.history.y2024 import display
from mappamundi.cli.play.players import Player
from mappamundi.kernel import IllegalAction

PLAYERS = [Player(seat, name, "human", name[0]) for seat, name in enumerate(("Ana", "Bo", "Cy", "Di"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS[-2:], ids=str)
def test_a_whole_game_is_asked_for_in_words(language: str, options: dict[str, object]) -> None:
    shown = display(GAME, words_for(GAME, language), PLAYERS)
    position, rng = new_game(4, 4, **options), Random(4)
    asked = set()
    while position.to_act():
        [seat] = position.to_act()
        view, legal = position.view(seat), position.legal(seat)
        if rng.random() < 0.2 or view.decision not in asked:
            asked.add(view.decision)
            menu = shown.menu(view, legal)
            assert sorted(row.action.code for row in menu.rows if row.action) == sorted(one.code for one in legal)
            said = " ".join([menu.sentence, *(str(cell) for row in menu.rows for cell in row.cells)])
            said += f"{shown.status(view)} {shown.hand(view, '')} {shown.score(view, '')} {shown.board(view, '')}"
            for sign in ("_", "$", "ask-", "do-", "note-", "status-"):
                assert sign not in said.replace("lands-", ""), f"{sign} in {said[:500]}"
        position.play(seat, legal[int(rng.random() * len(legal))])
    assert len(asked) > 7


def test_without_dice_an_invasion_is_told_as_certain_and_with_dice_as_a_chance() -> None:
    setup = {
        "lands": {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "fort": True}, "arabia": {"owner": 1}},
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1},
    }
    shown = display(GAME, words_for(GAME, "en"), PLAYERS)
    notes = []
    for dice in (True, False):
        position = GAME.stage(setup, {"dice": dice}, 3, new_game(1).chance)
        rows = shown.menu(position.view(0), position.legal(0)).rows
        notes.append({str(row.cells[0]): str(row.cells[1]) for row in rows})
    assert notes[0]["Invade Arabia"].startswith("75 %")
    assert notes[1]["Invade Arabia"].startswith("falls for certain")
    assert notes[1]["Invade the Zagros"].startswith("never falls, Leader or not")
    assert "%" not in str(notes[1])


def test_a_refusal_is_said_in_the_language_of_the_terminal() -> None:
    position = stage({"lands": {}, "turn": {"seat": 0, "empire": "rome", "phase": "conclude"}})
    action = GAME.action({"do": "invade", "land": "gaul"})
    with pytest.raises(IllegalAction) as caught:
        position.play(0, action)
    shown = display(GAME, words_for(GAME, "nl"), PLAYERS)
    assert shown.refused(caught.value, action.form).startswith("Je beurt loopt af")
