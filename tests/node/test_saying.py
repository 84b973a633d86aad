"""What 4 Gods and the pages before it say in all languages, asked of the client's scripts without a browser."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import serving

HERE = Path(__file__).parent
pytestmark = pytest.mark.skipif(
    not shutil.which("node"), reason="the client's scripts need Node to run without a browser"
)
# What a player without a name is called.
PLAYER = {"en": "Player 1", "it": "Giocatore 1", "nl": "Speler 1", "pt-BR": "Jogador 1"}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("saying")
    with serving(folder) as served:
        told = {
            "details": served.get("/api/games/fourgods").json(),
            "games": served.get("/api/games").json()["games"],
        }
    file = folder / "told.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    run = subprocess.run(["node", HERE / "saying.mjs", file], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
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
