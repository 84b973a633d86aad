"""The catalogue has the shape of all editions, and says of 2001 what its data say."""

from tests.games.hotw2001.game import GAME
from tests.kit.catalogue import check_catalogue


def test_the_catalogue_has_the_shape_of_all_editions() -> None:
    book = check_catalogue(GAME.catalogue())
    assert len(book.epochs) == 7
    assert (len(book.areas), len(book.lands), len(book.empires), len(book.events)) == (13, 94, 49, 42)


def test_the_values_of_an_area_follow_the_degree_of_control() -> None:
    """A12.4."""
    book = check_catalogue(GAME.catalogue())
    [area] = [region for region in book.areas if region.id == "northern_europe"]
    assert [list(values) for values in area.values][:4] == [[0, 0, 0], [0, 0, 0], [1, 2, 3], [2, 4, 6]]


def test_where_a_fact_was_found_is_not_told() -> None:
    told = str(GAME.catalogue())
    assert "'source" not in told
    assert "confidence" not in told


def test_the_edition_s_own_parts() -> None:
    told = GAME.catalogue()
    assert len(told["minor_empires"]) == len(told["kingdoms"]) == 7
    [pair] = [card for card in told["empires"] if card["id"] == "incas_and_aztecs"]
    assert pair["start"] == ["northern_andes", "mexican_valley"]
    [portugal] = [card for card in told["empires"] if card["id"] == "portugal"]
    assert set(portugal["fleets"]) >= {"north_sea", "black_sea"}  # A6.4
    [plague] = [card for card in told["events"] if card["id"] == "plague"]
    assert (plague["kind"], plague["epoch"], plague["lasts"]) == ("lesser", None, False)
    assert sum(told["odds"]["battles"]["leader"]["difficult_fort"]["percent"]) == 100


def test_a_border_says_on_which_side_its_terrain_lies() -> None:
    """A8.4, A8.5."""
    lands = {land["id"]: land for land in GAME.catalogue()["lands"]}
    assert lands["wei_river"]["defended"]["mongolia"] == "great_wall"
    assert "wei_river" not in lands["mongolia"]["defended"]
