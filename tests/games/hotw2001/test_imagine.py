"""The positions that `Game.imagine` makes; what holds of all games: `tests/games/test_imagine.py`."""

from collections import Counter

from tests.games.hotw2001.game import GAME, new_game

from mappamundi.kernel import Seeded


def test_whoever_has_not_played_a_minor_empire_is_dealt_one() -> None:
    """A17.2."""
    position = new_game(4, 4, minor_empire_deal=True)
    minors = {n for n, event in enumerate(GAME.board.events) if event.minor >= 0}
    for seed in range(20):
        made = GAME.imagine(position.view(0), Seeded(seed.to_bytes(16, "little")))
        assert all(sum(card in minors for card in hand) == 1 for hand in made.hands)


def test_a_card_passed_on_stays_where_it_went_and_the_others_move() -> None:
    """A18.4."""
    position = new_game(5, 4)
    [seat] = position.to_act()
    action = next(action for action in position.legal(seat) if action.do == "pass_card")
    drawn, to = position.drawn, action.args[0]
    position.play(seat, action)
    held: Counter[int] = Counter()
    for seed in range(40):
        made = GAME.imagine(position.view(seat), Seeded(seed.to_bytes(16, "little")))
        assert made.empires[to] == drawn
        held[made.drawn] += 1
    assert len(held) > 3
    assert drawn not in held
