"""The catalogue has the shape of all editions, and says of 2024 what its data say."""

from tests.games.hotw2024.game import GAME
from tests.kit.catalogue import check_catalogue


def test_the_catalogue_has_the_shape_of_all_editions() -> None:
    book = check_catalogue(GAME.catalogue())
    assert len(book.epochs) == 5
    assert (len(book.areas), len(book.lands), len(book.empires), len(book.events)) == (12, 62, 35, 35)


def test_an_area_is_worth_nothing_before_it_is_active() -> None:
    book = check_catalogue(GAME.catalogue())
    [area] = [region for region in book.areas if region.id == "eurasia"]
    assert [list(values) for values in area.values] == [[0, 0, 0], [0, 0, 0], [2, 4, 6], [2, 4, 6], [2, 4, 6]]


def test_where_a_fact_was_found_is_not_told() -> None:
    assert "source" not in str(GAME.catalogue())


def test_the_edition_s_own_parts() -> None:
    told = GAME.catalogue()
    assert len(told["honors"]) == 10
    assert len(told["pairs"]) == 6
    [pair] = [card for card in told["empires"] if card["id"] == "incas_and_aztecs"]
    assert [half["id"] for half in pair["sub_empires"]] == ["incas", "aztecs"]
    assert sum(told["odds"]["plain"]["clear"]["percent"]) == 100


def test_what_falls_without_dice() -> None:
    """R8.4, R8.5: no Leader, one against terrain, one against forts."""
    assert GAME.catalogue()["odds"]["certain"] == {
        "clear": [True, True, True],
        "difficult": [False, True, False],
        "fort": [False, False, True],
        "fort_difficult": [False, False, False],
    }
