"""Every name and card of this edition has its words, in the forms that sentences take them in."""

import pytest
from tests.words import LANGUAGES, Message, spoken_games, words_of

from mappamundi.games.history.y2001.game import load_game

BOARD = load_game().board
FILES = next(game.files for game in spoken_games() if game.id == "hotw2001")
PLACES = (*BOARD.area_ids, *BOARD.land_ids, *BOARD.barren_ids, *BOARD.water_ids)
PEOPLES = tuple(entry["id"] for part in ("empires", "minor_empires", "kingdoms") for entry in BOARD.data[part])


def named(ids: tuple[str, ...], form: str = "") -> set[str]:
    return {f"name-{id_}{form}".replace("_", "-") for id_ in ids}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> dict[str, Message]:
    return words_of(request.param, FILES)


def test_every_name_has_its_words_and_no_other_has(words: dict[str, Message]) -> None:
    things = (*PLACES, *PEOPLES, *BOARD.event_ids)
    assert len(named(things)) == len(things), "two things of the data have one name"
    assert sorted(named(things) - words.keys()) == []
    own = {id_.split(".")[0] for id_ in words_of("en", ["hotw2001"]) if id_.startswith("name-")}
    assert sorted(own - named(things)) == [], "names of nothing in the data"


def test_every_name_has_the_forms_that_sentences_take_it_in(words: dict[str, Message]) -> None:
    wanted = named(PLACES, ".the") | named(PLACES, ".in") | named(PEOPLES, ".the")
    assert sorted(wanted - words.keys()) == []
    # A browser prints the name itself bold, so it stands in the form as on the map; two peoples have two articles.
    for id_ in wanted - {"name-incas-and-aztecs.the"}:
        name = words[id_.partition(".")[0]].text
        assert words[id_].text.endswith(name), id_
        assert not id_.endswith(".in") or words[id_].text != name, id_


def test_things_of_one_kind_are_told_apart(words: dict[str, Message]) -> None:
    for ids in (BOARD.area_ids, BOARD.land_ids, BOARD.water_ids, PEOPLES, BOARD.event_ids):
        titles = [words[id_].text for id_ in sorted(named(tuple(ids)))]
        assert len(set(titles)) == len(titles)


def test_every_event_card_says_what_it_does_and_nothing_else_does(words: dict[str, Message]) -> None:
    wanted = {f"text-{id_}".replace("_", "-") for id_ in BOARD.event_ids}
    assert sorted(wanted ^ {id_ for id_ in words if id_.startswith("text-")}) == []


def test_every_epoch_has_its_years(words: dict[str, Message]) -> None:
    assert {f"epoch-span-{epoch}" for epoch in range(1, BOARD.data["edition"]["epochs"] + 1)} <= words.keys()


def test_every_lesson_has_its_words_and_no_other_has(words: dict[str, Message]) -> None:
    wanted = set()
    for lesson in load_game().lessons():
        wanted |= {f"lesson-{lesson['id']}{part}" for part in ("", "-pitch", "-done", "-done-text")}
        wanted |= {f"lesson-{lesson['id']}-{step['id']}{part}" for step in lesson["steps"] for part in ("", "-text")}
    assert sorted({id_.replace("_", "-") for id_ in wanted} ^ {id_ for id_ in words if id_.startswith("lesson-")}) == []
