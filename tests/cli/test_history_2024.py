"""The 2024 edition in the terminal: every decision has a question and answers in every language."""

import io
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.asking import told_why
from tests.games.hotw2024.game import GAME, OPTIONS, new_game, stage
from tests.words import LANGUAGES

from mappamundi.cli.displays import words_for
from mappamundi.cli.history.y2024 import display
from mappamundi.cli.play.menu import Choice, Menu
from mappamundi.cli.play.players import Player
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Action, IllegalAction

PLAYERS = [Player(seat, name, "human", name[0]) for seat, name in enumerate(("Ana", "Bo", "Cy", "Di"))]
SCREEN = Console(width=80, color_system=None, file=io.StringIO())


def answers(menu: Menu, legal: Sequence[Action]) -> Iterator[Action]:
    """Every action that the list leads to; of a set of targets, each legal one that its form makes."""
    for row in menu.rows:
        if row.action is not None:
            yield row.action
        elif row.menu is not None and row.menu.form is None:
            yield from answers(row.menu, legal)
        elif row.menu is not None and row.menu.form is not None:
            keys = {one.key for one in row.menu.rows}
            for action in legal:
                named = action.form.get("lands") or action.form.get("waters") or []
                if named and keys >= set(named) and GAME.action(row.menu.form(named)) is action:
                    yield action


def told(row: Choice) -> str:
    """All but the name of a row."""
    return " ".join(" ".join(map(str, row.cells[1:])).split())


def plain(shown: Any, width: int = 80) -> str:
    """As it is read without colours."""
    screen = Console(width=width, color_system=None, file=io.StringIO(), highlight=False)
    screen.print(shown, markup=False)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def said_in(menu: Menu) -> Iterator[str]:
    """All that is written in a list and in those behind it."""
    yield from (menu.sentence, menu.facts)
    for row in menu.rows:
        yield from (str(cell) for cell in row.cells)
        if row.menu is not None:
            yield from said_in(row.menu)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS[-2:], ids=str)
def test_a_whole_game_is_asked_for_in_words(language: str, options: dict[str, object]) -> None:
    shown = display(GAME, words_for(GAME, language), PLAYERS, SCREEN)
    position, rng = new_game(4, 4, **options), Random(4)
    asked = set()
    while position.to_act():
        [seat] = position.to_act()
        view, legal = position.view(seat), position.legal(seat)
        if rng.random() < 0.2 or view.decision not in asked:
            asked.add(view.decision)
            menu = shown.menu(view, legal)
            offered = list(answers(menu, legal))
            assert sorted(one.code for one in offered) == sorted(one.code for one in legal)
            said = " ".join(said_in(menu))
            looks = (shown.status(view), shown.hand(view, ""), shown.score(view, ""), shown.board(view, ""))
            said += " ".join(map(plain, looks))
            for sign in ("_", "$", "terminal-", "ask-", "do-", "note-", "status-"):
                assert sign not in said.replace("lands-", ""), f"{sign} in {said[:500]}"
        position.play(seat, legal[int(rng.random() * len(legal))])
    assert len(asked) > 7


def test_without_dice_an_invasion_is_told_as_certain_and_with_dice_as_a_chance() -> None:
    setup = {
        "lands": {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "fort": True}, "arabia": {"owner": 1}},
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1},
    }
    shown = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN)
    notes = []
    for dice in (True, False):
        position = GAME.stage(setup, {"dice": dice}, 3, new_game(1).chance)
        rows = shown.menu(position.view(0), position.legal(0)).rows
        notes.append({row.words: told(row) for row in rows})
    assert notes[0]["Invade Arabia"].startswith("B○ +2 taken 75 % · both go 25 % (with the Leader 83 %)")
    assert notes[1]["Invade Arabia"].startswith("B○ +2 falls for certain")
    assert notes[1]["Invade the Zagros"] == "B○ will be frustrated, Leader or not fort"
    assert "%" not in str(notes[1])


def rows_of(position: Position) -> dict[str, str]:
    """The list of a decision: what can be done, and the note beside it."""
    [seat] = position.to_act()
    shown = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN)
    return {row.words: told(row) for row in shown.menu(position.view(seat), position.legal(seat)).rows}


def test_lands_in_reach_stand_under_their_area_with_its_values_and_their_marks() -> None:
    position = GAME.stage(TURN, {}, 3, new_game(1).chance)
    menu = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN).menu(position.view(0), position.legal(0))
    [title] = [str(group.title) for group in menu.groups if "Middle East" in str(group.title)]
    assert title == "Middle East  2·4·6  A 1 (presence 2)  B 1"
    zagros = next(row for row in menu.rows if row.words == "Invade the Zagros")
    assert str(zagros.cells[0]) == "◇^ Zagros"


def test_every_honor_empire_and_token_that_is_offered_has_its_text() -> None:
    empires = rows_of(new_game(1))
    assert empires["Choose Sumeria"] == "3 people pieces and a capital on the Tigris; temple. · 9 gold"
    setup = {**TURN, "honors": {0: {"track": ["recruit_1", None, None]}}}
    honor = words_for(GAME, "en")("text-recruit-1")
    assert rows_of(GAME.stage(setup, {}, 3, new_game(1).chance))["Play Recruit 1"].startswith(honor)


def test_difficult_terrain_with_a_fort_is_not_said_never_to_fall() -> None:
    """R8.7, R8.10, R8.14: it falls to the second army, whatever the Leader ignores."""
    for language, word in (("en", "first"), ("pt-BR", "primeiro"), ("it", "prima"), ("nl", "eerste")):
        assert word in words_for(GAME, language)("decide-never")
    lands = {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "fort": True}}
    turn = {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 2}
    position = GAME.stage({"lands": lands, "turn": turn}, {"dice": False}, 3, new_game(1).chance)
    for form in ({"do": "use_leader", "ignore": "fort"}, *[{"do": "invade", "land": "zagros"}] * 2):
        position.play(0, GAME.action(form))
    assert GAME.report(position)["lands"]["zagros"]["owner"] == 0


def test_an_invasion_that_will_be_frustrated_is_worth_its_plunder_alone() -> None:
    """R8.7, R8.8: what the land would bring if it were held, it does not bring."""
    lands = {"alemannia": {"owner": 0, "active": True}, "danubia": {"owner": 1, "city": True, "fort": True}}
    for empire, note in (("rome", "B○ will be frustrated city fort"), ("celts", "B○ +1 will be frustrated city fort")):
        turn = {"seat": 0, "empire": empire, "phase": "expand", "pool": 1}
        setup = {"epoch": 2, "lands": lands, "turn": turn}
        position = GAME.stage(setup, {"dice": False}, 3, new_game(1).chance)
        assert rows_of(position)["Invade Danubia"] == note


def test_an_event_is_kept_not_played() -> None:
    labels = list(rows_of(new_game(1, event_selection=True)))
    assert labels[0] == "Keep Ancients"
    assert all(label.startswith("Keep ") for label in labels)


def test_a_prospect_with_equal_ends_is_one_number() -> None:
    assert rows_of(new_game(1))["Choose Sumeria"].endswith(" · 9 gold")


DICE = {"en": "dice", "pt-BR": "dados", "it": "dadi", "nl": "dobbelste"}


@pytest.mark.parametrize(("language", "dice"), list(DICE.items()))
def test_a_game_without_dice_seals_and_reveals_none(language: str, dice: str) -> None:
    shown = display(GAME, words_for(GAME, language), PLAYERS, SCREEN)
    said = shown.hint("terminal-sealed", seal="ab") + shown.hint("terminal-record", file="game.ndjson")
    assert dice not in said


def test_a_refusal_is_said_in_the_language_of_the_terminal() -> None:
    position = stage({"lands": {}, "turn": {"seat": 0, "empire": "rome", "phase": "conclude"}})
    action = GAME.action({"do": "invade", "land": "gaul"})
    with pytest.raises(IllegalAction) as caught:
        position.play(0, action)
    shown = display(GAME, words_for(GAME, "nl"), PLAYERS, SCREEN)
    assert shown.refused(caught.value, action.form).startswith("Je beurt loopt af")


TURN = {
    "lands": {"tigris": {"owner": 0, "active": True, "capital": True}, "zagros": {"owner": 1}},
    "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 2},
}


def why(text: str, language: str = "en", **setup: object) -> str:
    """What is said to "w …"."""
    position = GAME.stage({**TURN, **setup}, {}, 3, new_game(1).chance)
    shown = display(GAME, words_for(GAME, language), PLAYERS[:3], SCREEN)
    return told_why(GAME, shown, position, text)


def test_why_knows_lands_waters_cards_and_verbs() -> None:
    assert why("zagros") == "invade"
    assert why("gaul") == "None of your armies and fleets reaches Gaul."
    assert why("fortify zagros") == "No army of yours holds the Zagros."
    assert why("tigris") == "build_fort"
    assert why("leader") == "use_leader"
    assert why("mediterranean") == "No fleet is left."
    assert why("end") == "People in the pool can still be used."
    assert why("rome").startswith("Your Empire is still expanding")
    assert why("urbanize") == "You do not have Urbanize now."
    assert "no land and no card" in why("atlantis")
    assert why("leider", "nl") == "use_leader"


def test_the_board_tells_a_land_an_area_and_what_somebody_holds() -> None:
    view = GAME.stage(TURN, {}, 3, new_game(1).chance).view(0)
    shown = display(GAME, words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    whole = plain(shown.board(view, ""))
    assert "Middle East  2·4·6  A 1 (presence 2)  B 1" in whole
    assert "from epoch III" in whole
    assert "Arabia" in plain(shown.board(view, "middle"))
    land = str(shown.board(view, "zag"))
    assert "Bo’s garrison" in land
    assert "Difficult terrain" in land
    assert "Borders" in land
    assert "Zagros" in plain(shown.score(view, "bo"))
    assert "Zagros" not in plain(shown.score(view, "ana"))
    scored = re.sub(" +", " ", plain(shown.score(view, "")))
    assert "A Ana (you) 0 +4" in scored
    assert "2 Middle East presence: Tigris" in scored
    assert str(shown.hand(view, "urbanize")) == "Urbanize: A city in an Empire land without capital and city."
    assert str(shown.hand(view, "sumeria")).startswith("Sumeria: 3 people pieces and a capital on the Tigris")
    for ask, wrong in ((shown.board, "atlantis"), (shown.score, "nobody"), (shown.hand, "atlantis")):
        assert wrong in plain(ask(view, wrong))


def test_what_leaves_nothing_to_decide_is_done_and_said() -> None:
    shown = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN)
    done = {do: shown.idle(GAME.action({"do": do}), False) for do in ("end_expansion", "end_revenue", "end_turn")}
    assert all(done.values())
    assert shown.idle(GAME.action({"do": "end_turn"}), True) == ""
    assert shown.idle(GAME.action({"do": "invade", "land": "gaul"}), False) == ""
