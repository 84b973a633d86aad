"""The catalogue has the shape of all editions, and says of 2018 what its data say."""

from tests.games.hotw2018.game import GAME
from tests.kit.catalogue import check_catalogue

from mappamundi.kernel import Seeded


def test_the_catalogue_has_the_shape_of_all_editions() -> None:
    book = check_catalogue(GAME.catalogue())
    assert len(book.epochs) == 5
    assert (len(book.areas), len(book.lands), len(book.empires), len(book.events)) == (13, 66, 40, 40)


def test_values_are_those_that_a_view_tells() -> None:
    book = check_catalogue(GAME.catalogue())
    position = GAME.stage({"epoch": 3, "phase": "select"}, {}, 3, Seeded(bytes(16)))
    told = position.view(None).json()["areas"]
    assert {area.id: list(area.values[2]) for area in book.areas} == told


def test_where_a_fact_was_found_is_not_told() -> None:
    told = str(GAME.catalogue())
    assert "'source" not in told
    assert "'note" not in told
