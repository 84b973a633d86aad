"""The 2001 edition in the terminal: every decision has a question and answers in every language."""

import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.asking import told_why
from tests.games.hotw2001.game import ENDINGS, GAME, OPTIONS, act, new_game, stage
from tests.words import LANGUAGES

from mappamundi.cli.displays import display_for, words_for
from mappamundi.cli.history.y2001 import display
from mappamundi.cli.play.desk import Desk
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player, players_of, seat_list
from mappamundi.cli.play.session import Session
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Action
from mappamundi.kit.random_play import BUSY, pick
from mappamundi.records import Match, decode, encode, verify

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
                named: list[str] = next(
                    (action.form[key] for key in ("lands", "areas", "waters") if key in action.form), []
                )
                if named and keys >= set(named) and GAME.action(row.menu.form(named)) is action:
                    yield action


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
@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[5]], ids=str)
def test_a_whole_game_is_asked_for_in_words(language: str, options: dict[str, Any]) -> None:
    shown = display(GAME, words_for(GAME, language), PLAYERS, SCREEN)
    position, rng = new_game(4, 4, **options), Random(4)
    asked = set()
    while position.to_act():
        [seat] = position.to_act()
        view, legal = position.view(seat), position.legal(seat)
        if rng.random() < 0.1 or view.decision not in asked:
            asked.add(view.decision)
            menu = shown.menu(view, legal)
            offered = {one.code for one in answers(menu, legal)}
            assert offered >= {one.code for one in legal}
            for code in offered - {one.code for one in legal}:  # A7.12: by another way
                position.copy().play(seat, GAME.action_at(code))
            said = " ".join(said_in(menu))
            looks = (shown.status(view), shown.hand(view, ""), shown.score(view, ""), shown.board(view, ""))
            said += " ".join(map(plain, looks))
            for sign in ("_", "$", "terminal-", "ask-", "do-", "note-", "status-", "mode-", "way-", "{"):
                assert sign not in said, f"{sign} in {said[max(0, said.find(sign) - 100) :][:300]}"
        position.play(seat, pick(rng, legal, BUSY, ENDINGS))
    assert len(asked) > 5


def rows(setup: dict[str, Any], **options: Any) -> dict[str, str]:
    shown = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN)
    position = stage(setup, **options)
    [seat] = position.to_act()
    found = shown.menu(position.view(seat), position.legal(seat)).rows
    return {row.words: " ".join(" ".join(map(str, row.cells[1:])).split()) for row in found}


TURN: dict[str, Any] = {
    "epoch": 5,
    "lands": {
        "mongolia": {"owner": 0, "active": True, "capital": True},
        "wei_river": {"owner": 1, "fort": True},
        "eastern_steppe": {"owner": 0},
    },
    "turn": {"seat": 0, "empire": "mongols", "phase": "expand", "pool": 2, "coins": 1, "lost": 1},
}


def test_an_expansion_tells_chances_and_what_coins_buy() -> None:
    found = rows(TURN)
    # The three ends, who stands there, what is built, and what gives the defender more dice.
    assert found["Invade the Wei River"] == "B○ +3 win 9 % · both fall 5 % · back 86 % fort, Great Wall"
    assert found["Invade the Eastern Steppe"] == "A○ your own army gives way"
    assert "Buy back an army for a coin" in found
    assert {"Turn an army into a fort", "Buy a fort for a coin", "End the expansion"} <= set(found)
    assert list(found)[-1] == "End the expansion"


def test_lands_in_reach_stand_under_their_area_with_its_values_and_their_marks() -> None:
    position = stage(TURN)
    menu = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN).menu(position.view(0), position.legal(0))
    titles = [str(group.title) for group in menu.groups]
    assert "China  3·6·9  B presence 3" in titles
    assert titles[-1] == "Otherwise"
    china = next(group for group in menu.groups if str(group.title).startswith("China"))
    assert str(china.choices[-1].cells[0]) == " ♣# Wei River"


def test_every_card_that_is_offered_has_its_text() -> None:
    turn = {"seat": 0, "empire": "mongols", "phase": "events"}
    found = rows({**TURN, "turn": turn, "hands": {0: {"lesser": ["plague", "treachery", "population_explosion"]}}})
    words = words_for(GAME, "en")
    for card in ("plague", "treachery", "population_explosion"):
        told = found[words("do-play-event", card=words(f"name-{card}".replace("_", "-")))]
        assert told.startswith(words(f"text-{card}".replace("_", "-")))


def test_at_sea_it_asks_for_the_coin_where_no_other_army_could_attack() -> None:
    """A9.7."""
    fleets = {"eastern_mediterranean": {"owner": 1, "epoch": 1}}
    questions = {}
    for pool in (1, 2):
        turn = {"seat": 0, "empire": "minoans", "phase": "naval", "pool": pool, "lost": 1, "coins": 1}
        position = stage({"epoch": 1, "turn": turn, "fleets": fleets}, naval_control=True)
        menu = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN).menu(position.view(0), position.legal(0))
        questions[pool] = menu.sentence
        assert "Buy back an army for a coin" in [row.cells[0] for row in menu.rows]
    assert questions == {1: "Buy an army back to attack once more, or go on?", 2: "Which fleet do you attack?"}


def test_a_civil_war_asks_whose_empire_first() -> None:
    """A14.19."""
    setup = {
        "epoch": 5,
        "lands": {
            "wei_river": {"owner": 1, "empire": "han_dynasty"},
            "szechuan": {"owner": 1, "empire": "han_dynasty"},
            "yangtze_kiang": {"owner": 2},
        },
        "turn": {"seat": 0, "empire": "mongols", "phase": "events"},
        "hands": {0: {"lesser": ["civil_war"]}},
    }
    shown = display(GAME, words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    position = stage(setup)
    menu = shown.menu(position.view(0), position.legal(0))
    first = menu.rows[0].menu
    assert first is not None
    assert [str(row.cells[0]) for row in first.rows] == ["Bo, Han Dynasty …", "Cy: Yangtze Kiang"]
    lands = first.rows[0].menu
    assert lands is not None
    assert lands.form is not None
    assert lands.form(["szechuan", "wei_river"]) == {
        "do": "play_event",
        "card": "civil_war",
        "lands": ["szechuan", "wei_river"],
    }


def why(text: str, language: str = "en", **setup: Any) -> str:
    """What is said to "w …"."""
    position = stage({**TURN, **setup})
    shown = display(GAME, words_for(GAME, language), PLAYERS[:3], SCREEN)
    return told_why(GAME, shown, position, text)


def test_why_knows_lands_waters_cards_and_verbs() -> None:
    assert why("wei") == "invade"
    assert why("brazil") == "No active army of yours reaches Brazil, by border, strait or fleet."
    assert why("outback") == "Nobody can enter the Outback: the land is barren."
    assert why("fortify wei") == "No active army of yours holds the Wei River."
    assert why("mongolia") == "build_fort"
    assert why("end") == "end_expansion"
    assert why("leader") == "After the first army no event card is played."
    assert why("black sea") == "This table is played without that option."
    assert "no land and no card" in why("atlantis")
    assert "no land and no card" in why("fleet atlantis")
    assert why("leider", "nl").startswith("Na het eerste leger")


FLEETS: dict[str, Any] = {
    "epoch": 5,
    "lands": {"scandinavia": {"owner": 0, "active": True}},
    "turn": {"seat": 0, "empire": "vikings", "phase": "expand", "pool": 2},
    "fleets": {"black_sea": {"owner": 1, "epoch": 1}},
}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("fleet black sea", "No fleet of yours sails the Black Sea."),
        ("man black sea", "No fleet of yours sails the Black Sea."),
        # What may be done is no question: its own fleet can be manned.
        ("fleet", "man_fleet"),
        ("attack black sea", "Your empire is still expanding."),
    ],
)
def test_why_knows_fleets_by_verbs_too(typed: str, told: str) -> None:
    """ "attack" is said of lands and of fleets."""
    shown = display(GAME, words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    assert told_why(GAME, shown, stage(FLEETS, naval_control=True), typed).startswith(told)


def test_why_knows_the_fleets_that_may_become_coins() -> None:
    """A6.6: while fleets are exchanged a water means the exchange of its fleet."""
    setup = {
        "epoch": 2,
        "turn": {"seat": 0, "empire": "greek_city_states", "phase": "events"},
        "hands": {0: {"greater": ["reallocation"]}},
    }
    position = stage(setup)
    act(position, "play_event", card="reallocation")
    act(position, "end_events")
    shown = display(GAME, words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    assert told_why(GAME, shown, position, "sea of japan") == "No fleet of yours sails the Sea of Japan."
    for typed in ("fleet", "eastern mediterranean"):
        forms = shown.attempts(position.view(0), typed)
        assert not isinstance(forms, str)
        assert position.copy().play(0, GAME.action(forms[0]))


def test_a_range_of_points_has_two_ends() -> None:
    """ "14 to 14 points" is 14 points."""
    shown, position, rng = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN), new_game(4, 4), Random(4)
    notes = set()
    while position.view(None).epoch < 4:
        [seat] = position.to_act()
        if position.legal(seat)[0].do == "keep":
            notes.add(str(shown.menu(position.view(seat), position.legal(seat)).rows[0].cells[1]))
        position.play(seat, pick(rng, position.legal(seat), BUSY, ENDINGS))
    found = [re.fullmatch(r"(\d+)(?: to (\d+))? points", note) for note in notes]
    assert {match is not None and match[1] != match[2] for match in found} == {True}
    assert {match is not None and match[2] is None for match in found} == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_another_plays_is_quoted_and_does_not_speak_to_the_reader(language: str) -> None:
    setup = {
        "epoch": 5,
        "turn": {"seat": 0, "empire": "mongols", "phase": "events"},
        "hands": {0: {"lesser": ["migrants_africa"]}},
    }
    position = stage(setup)
    form = {"do": "play_event", "card": "migrants_africa", "lands": ["abyssinia", "congo_basin"]}
    scene, events = GAME.scene(position.view(None)), position.play(0, GAME.action(form))
    lines, _ = GAME.narrate(scene, 0, form, [GAME.tell(event, None) for event in events])
    words = words_for(GAME, language)
    [own, others] = [Teller(words, ["Ana", "Bo", "Cy"], viewer).sentence(lines[0].detail or {}) for viewer in (0, 1)]
    assert own == words("text-migrants-africa")
    assert others.endswith({"it": f"«{own}»", "nl": f"‘{own}’"}.get(language, f"“{own}”"))


def test_l_shows_the_list_of_targets_again_and_goes_nowhere(tmp_path: Path) -> None:
    setup = TURN | {
        "turn": {"seat": 0, "empire": "mongols", "phase": "events"},
        "hands": {0: {"lesser": ["plague"]}},
    }
    typed = iter(["plague", "l", "1"])

    class Scripted(Typist):
        def read(self, prompt: str) -> str:
            self.screen.print(prompt)
            return next(typed)

    match = Match.new(GAME, {}, seat_list(["me", "random", "random"], GAME), bytes(16))
    players, screen, words = players_of(match.header.seats), Console(file=io.StringIO()), words_for(GAME, "en")
    shown = display_for(GAME, words, players, screen)
    session = Scripted(match, players, shown, words, screen, tmp_path / "game.ndjson", autosave=False)
    match.position = stage(setup)
    action = Desk(session, 0).decide()
    assert action is not None
    assert action.form["card"] == "plague"
    assert isinstance(screen.file, io.StringIO)
    assert screen.file.getvalue().count("Plague: which land?") == 2


def test_the_board_tells_a_land_an_area_and_what_somebody_holds() -> None:
    view = stage(TURN).view(0)
    shown = display(GAME, words_for(GAME, "en"), PLAYERS[:3], SCREEN)
    whole = plain(shown.board(view, ""))
    assert "China  3·6·9  B presence 3" in whole
    assert re.search(r" ♣# Wei River +B○ fort", whole)
    assert "● active army  ○ past army" in whole
    assert "Szechuan" in plain(shown.board(view, "china"))
    land = str(shown.board(view, "wei"))
    assert "Bo’s past army" in land
    assert "Great Wall" in land
    assert "Borders" in land
    assert "Wei River" in plain(shown.score(view, "bo"))
    assert "Wei River" not in plain(shown.score(view, "ana"))
    scored = re.sub(" +", " ", plain(shown.score(view, "")))
    assert "A Ana (you) 0 +4 0 0 Mongols" in scored
    assert "2 Eurasia dominance: Eastern Steppe, Mongolia" in scored
    assert "2 1 capital Mongolia" in scored
    assert str(shown.hand(view, "population")) == "Population explosion (in any epoch): Two coins."
    assert str(shown.hand(view, "mongols")).startswith("Mongols: ")
    for ask, wrong in ((shown.board, "atlantis"), (shown.score, "nobody"), (shown.hand, "atlantis")):
        assert wrong in plain(ask(view, wrong))


def test_what_leaves_nothing_to_decide_is_done_and_said() -> None:
    shown = display(GAME, words_for(GAME, "en"), PLAYERS, SCREEN)
    assert all(shown.idle(GAME.action({"do": do}), False) for do in ("end_expansion", "end_events"))
    assert shown.idle(GAME.action({"do": "invade", "land": "wei_river"}), False) == ""


# --- at the keyboard ------------------------------------------------------------------------------------------------

# What nobody should read: an id in the place of its words, or a message without its parameter.
UNWORDED = re.compile(r"\b(terminal|chronicle|name|ask|note|status|mode|text|refusal|way)-[a-z]|[{}]|[a-z]_[a-z]")


class Typist(Session):
    """Types numbers at random, and now and then a command."""

    rng: Random
    told = ""

    def read(self, prompt: str) -> str:
        self.screen.print(prompt)
        assert isinstance(self.screen.file, io.StringIO)
        self.told += self.screen.file.getvalue()
        self.screen.file.seek(0)
        self.screen.file.truncate()
        typed = self.rng.random()
        if typed < 0.08:
            return self.rng.choice(("b", "s", "h", "c", "?", "u", "w leader"))
        return "1, 2" if typed < 0.2 else "0" if typed < 0.25 else str(self.rng.randint(1, 6))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_whole_game_is_played_at_the_keyboard_and_its_record_verified(tmp_path: Path, language: str) -> None:
    seats = seat_list(["me", "greedy", "random"], GAME)
    match = Match.new(GAME, OPTIONS[5] if language == "nl" else {}, seats, bytes(16))
    players = players_of(match.header.seats)
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    words = words_for(GAME, language)
    shown = display_for(GAME, words, players, screen)
    session = Typist(match, players, shown, words, screen, tmp_path / "game.ndjson", autosave=False)
    session.rng = Random(3)
    session.run()
    assert match.position.result() is not None
    for line in session.told.splitlines():
        assert cell_len(line) <= 80, line
        assert not UNWORDED.search(line), line
    assert verify(decode(encode(match.record())), GAME).ok
