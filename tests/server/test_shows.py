"""Games that came with the program: played by the rules, with moments of their own, for everybody to watch."""

from itertools import pairwise

import msgspec
import pytest
from tests.server.serving import Served
from tests.words import LANGUAGES, words_of
from tools.shows import play, scenes_of

from mappamundi.cli.displays import FILES
from mappamundi.games import GAME_IDS
from mappamundi.games import game as find_game
from mappamundi.records import decode, encode, verify
from mappamundi.server.shows import SHOWN, Scenes, body_of, show_of


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_shown_follows_from_a_game_by_the_rules(game_id: str) -> None:
    """After a change of rules whose old version is not kept: .venv/bin/python tools/shows.py."""
    record = decode(body_of(game_id))
    assert record.header.game == game_id
    assert verify(record, find_game(game_id, rules=record.header.rules)).ok
    shown = msgspec.json.decode((SHOWN / f"{game_id}.json").read_bytes(), type=Scenes)
    assert scenes_of(record) == shown
    steps = [(scene.first, scene.last) for scene in shown.scenes]
    assert all(1 <= first <= last <= len(record.steps) for first, last in steps)
    assert all(one[1] < other[0] for one, other in pairwise(steps))
    assert steps[-1][1] == len(record.steps), "the end is seen"
    assert 75 <= shown.seconds <= 95


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_seed_makes_the_same_game_again(game_id: str) -> None:
    assert encode(play(game_id)) == encode(play(game_id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_moment_has_its_words(game_id: str, language: str) -> None:
    show = show_of(game_id)
    assert show is not None
    words = words_of(language, FILES[game_id])
    assert [scene.kind for scene in show.scenes if f"moment-{scene.kind}" not in words] == []


def test_they_are_watched_and_gone_on_with_like_any_record(served: Served) -> None:
    for game in served.get("/api/games").json()["games"]:
        show = served.get(f"/api/games/{game['id']}/show").json()
        assert show["seconds"] == game["show"]
        replay = served.get(f"/api/records/{show['record']}/replay").json()
        assert replay["start"]["table"]["game"] == game["id"]
        assert len(replay["frames"]) == show["scenes"][-1]["last"] + 1
        middle = {"record": show["record"], "step": show["scenes"][1]["first"], "seat": 0}
        assert served.post("/api/replays/what-if", middle).status_code == 201
        assert served.get(f"/api/records/{show['record']}").content == body_of(game["id"])
    assert served.get("/api/games/chess/show").json()["reason"] == "no_show"
