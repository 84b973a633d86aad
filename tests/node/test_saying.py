"""What tables and the pages before them say in all languages, asked of the client's scripts without a browser."""

import re
from random import Random
from typing import Any

import pytest
from tests.games.hotw2018.game import ENDINGS
from tests.node.asking import ask, needs_node

from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, choose, seed_bytes

pytestmark = needs_node

# What a player without a name is called.
PLAYER = {"en": "Player 1", "it": "Giocatore 1", "nl": "Speler 1", "pt-BR": "Jogador 1"}


def invading() -> dict[str, Any]:
    """The first decision of a game of 2018 in which an invasion may end in a siege."""
    rules, rng = find_game("hotw2018"), Random(1)
    position = rules.new({}, 4, Seeded(seed_bytes(1)))
    while True:
        seat, action = choose(position, rng, BUSY, ENDINGS)
        assert seat is not None
        view, legal = position.view(seat), position.legal(seat)
        counsel = list(rules.counsel(view, legal))
        if any("siege" in advice for advice in counsel) and view.json()["decision"] == "invade":
            forms = [dict(one.form) for one in legal]
            return {"seat": seat, "view": view.json(), "legal": forms, "counsel": counsel}
        position.play(seat, action)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory, details: dict[str, Any]) -> dict[str, Any]:
    games = [details[game]["game"] for game in GAME_IDS]
    given = {"details": details, "games": games, "invading": invading()}
    answer: dict[str, Any] = ask("saying.mjs", tmp_path_factory.mktemp("saying"), given)
    return answer


@pytest.mark.parametrize("language", PLAYER)
def test_whoever_looks_is_you_and_nobody_hears_of_player_1(found: dict[str, Any], language: str) -> None:
    said = found["said"][language]
    own, other = said["sheet"]
    assert own.startswith(f"{said['you']}, ")
    assert other.startswith("Strabo, ")
    # A picture that is kept is for everybody.
    assert said["kept"][0].startswith(f"{PLAYER[language]}, ")
    mine, theirs, watched = said["hands"]
    assert PLAYER[language] not in mine
    assert "Strabo" in theirs
    assert PLAYER[language] in watched
    # Somebody's own city is told as one's own, and no tile of another.
    assert not said["built"]["other"]
    assert len(said["built"]["own"]) == 1
    assert PLAYER[language] not in said["built"]["own"][0]
    assert said["others"] == {"own": [], "other": True}


def test_in_the_order_of_turns_you_are_named_once(found: dict[str, Any]) -> None:
    assert found["said"]["en"]["order"] == ["· first", "· now", "· next", "· then", "you, next"]
    for language, word in {"it": "tu", "nl": "jij", "pt-BR": "você"}.items():
        *nameless, named = found["said"][language]["order"]
        assert all(one.startswith("· ") and word not in one.split() for one in nameless)
        assert named.startswith(word)


def test_a_list_of_sizes_breaks_after_its_marks(found: dict[str, Any]) -> None:
    assert found["sizes"] == "6\u00a0· 4\u00a0· 2"


@pytest.mark.parametrize("language", PLAYER)
def test_options_that_exclude_each_other_are_refused_beside_the_last_of_them(
    found: dict[str, Any], language: str
) -> None:
    clash = found["said"][language]["excluded"]
    assert clash["option"] == "two_player"
    # Two gods, not two players.
    two = {"en": "two gods", "it": "due dèi", "nl": "twee goden", "pt-BR": "dois deuses"}[language]
    assert two in clash["text"]


def test_bots_have_one_set_of_names_and_times_agree(found: dict[str, Any]) -> None:
    said = found["said"]["en"]
    assert said["levels"] == [
        "Easy · about 12 min",
        "Calm · about 7 min",
        "Even · about 4 min",
        "Fast · about 2 min",
        "Swift · about a minute",
    ]
    assert said["minutes"] == "2–12"
    for language in PLAYER:
        assert len(set(found["said"][language]["levels"])) == 5


def test_who_reaches_first_matters_in_a_race_or_where_the_lot_may_bring_one(found: dict[str, Any]) -> None:
    assert found["races"] == [True, False, True]


@pytest.mark.parametrize(("language", "god"), [("en", "god"), ("it", "dio"), ("nl", "god"), ("pt-BR", "deus")])
def test_the_list_of_keys_says_both_that_g_does(found: dict[str, Any], language: str, god: str) -> None:
    said = found["said"][language]
    assert god in said["letter"]
    assert ";" in said["letter"]
    assert said["score"]


def test_all_games_are_learnt_by_playing(found: dict[str, Any]) -> None:
    assert [found["said"][language]["learn"] for language in PLAYER] == [
        "Learn by playing",
        "Impara giocando",
        "Leer door te spelen",
        "Aprenda jogando",
    ]


@pytest.mark.parametrize(
    ("language", "losses"), [("en", "with losses"), ("it", "perdite"), ("nl", "verliezen"), ("pt-BR", "perdas")]
)
def test_an_average_says_what_it_counts_with_one_decimal(found: dict[str, Any], language: str, losses: str) -> None:
    rows = [row for row in found["said"][language]["history"]["rows"] if row]
    assert rows
    for row in rows:
        assert losses in row
        assert re.search(r"\d[.,]\d\d", row) is None, row


def test_whoever_is_to_choose_is_not_said_to_wait(found: dict[str, Any]) -> None:
    first, second, drawn = found["said"]["en"]["history"]["selection"]
    assert first == ["chooses an event", "chooses later", "chooses later", "chooses an empire"]
    assert second == ["has an event", "chooses an event", "has an empire", "has an empire"]
    assert drawn == ["has drawn", "draws an event", "draws later", "draws later"]


@pytest.mark.parametrize("language", PLAYER)
def test_a_certain_win_names_the_card_that_it_spends(found: dict[str, Any], language: str) -> None:
    card, way, siege = found["said"][language]["history"]["certain"]
    assert len(card) > 4
    assert way.endswith(f" {card}")
    assert siege.endswith(f" {card}")


def test_what_an_event_does_for_gold_is_said_to_bring_it(found: dict[str, Any]) -> None:
    assert [found["said"][language]["history"]["gold"] for language in PLAYER] == [
        "brings 3 gold",
        "porta 3 oro",
        "levert 3 goud op",
        "traz 3 de ouro",
    ]


def test_what_was_scored_twice_in_a_turn_is_listed_once(found: dict[str, Any]) -> None:
    assert found["together"] == [["Europe", 3], ["Buildings", 6]]


def test_the_introduction_of_2024_says_what_the_first_epoch_gives_without_a_choice(found: dict[str, Any]) -> None:
    for language, lots in {"en": "lots are drawn", "it": "sorteggiano", "nl": "geloot", "pt-BR": "sorteadas"}.items():
        assert lots in found["said"][language]["history"]["begins"]


def test_pauses_are_no_time_in_which_a_world_was_made(found: dict[str, Any]) -> None:
    assert found["said"]["en"]["made"] == "made in 3 minutes by"


@pytest.mark.parametrize("language", PLAYER)
def test_a_what_if_says_where_one_is(found: dict[str, Any], language: str) -> None:
    asked, later = found["said"][language]["whatIf"]
    assert asked != later
    assert "bot" in later.lower()
