"""The face that all games share: what they hand on alike, and what `help()` says of it."""

import inspect

import pytest

from mappamundi.games import GAME_IDS, game
from mappamundi.kernel import BadInput, Game, Seeded

MEMBERS = sorted(name for name in vars(Game) if not name.startswith("_"))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_member_of_a_game_is_explained(game_id: str) -> None:
    made = type(game(game_id))
    assert not [name for name in MEMBERS if not inspect.getdoc(getattr(made, name))]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_view_or_position_of_another_game_is_none_of_its_own(game_id: str) -> None:
    one, other = (game(found) for found in (game_id, min(GAME_IDS - {game_id})))
    position = other.new({}, 3, Seeded(bytes(32)))
    for ask in (one.report, lambda p: one.rollout(p, 1), lambda p: one.counsel(p.view(0), ())):
        with pytest.raises(AssertionError):
            ask(position)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_wrong_number_of_seats_is_refused_by_every_way_to_begin(game_id: str) -> None:
    made = game(game_id)
    for begin in (made.new, lambda *rest: made.stage({"epoch": 1}, *rest)):
        with pytest.raises(BadInput, match="is for"):
            begin({}, 9, Seeded(bytes(32)))
