"""`Game.imagine`: whatever lies hidden can be anything that it could be, and the game goes on from there."""

from random import Random

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, begun, new_game, stage
from tests.games.fourgods.subject import SUBJECT, check_prophets, check_tiles

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import FACES
from mappamundi.kernel import Seeded
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.imagined import check_imagined
from mappamundi.kit.random_play import BUSY, advance, some


def seeds(count: int) -> list[Seeded]:
    return [Seeded(number.to_bytes(16, "little")) for number in range(count)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_position_with_wrong_tiles_and_debts_looks_the_same_and_goes_on(options: dict[str, object]) -> None:
    position, rng = new_game(7, 3, **options), Random(7)
    for _ in range(12):
        for _ in range(10):
            if position.to_act():
                SUBJECT.step(position, rng, BUSY)
        made = check_imagined(GAME, position, some(rng, viewers(position)), rng, everything)
        check_tiles(SUBJECT.load(made.dump(), Seeded(bytes(32))))
        advance(made, rng, 40, BUSY)
        check_prophets(SUBJECT.load(made.dump(), Seeded(bytes(32))))


def test_under_a_discard_lies_any_tile_that_shows_this_face() -> None:
    position = stage({"discards": {0: ["OOOO|PPFF"]}, "hands": {0: [None, None]}}, 3)
    shown = position.view(1).areas[0]
    tiles = GAME.rules.tiles.tiles[: GAME.rules.tiles.count]
    possible = {
        (number, face)
        for number, tile in enumerate(tiles)
        for face, shape in enumerate((tile.front, tile.back))
        if FACES[shape] == FACES[shown]
    }
    assert len(possible) > 1
    found = {divmod(GAME.imagine(position.view(1), chance).areas[0], 2) for chance in seeds(200)}
    assert found == possible


def test_hidden_cards_are_any_but_ones_own() -> None:
    position = begun(1, 3, gods="hidden")
    own = position.cards[1]
    found = {tuple(GAME.imagine(position.view(1), chance).cards) for chance in seeds(200)}
    others = [god for god in range(len(GODS)) if god != own]
    assert found == {(one, own, two) for one in others for two in others if one != two}
