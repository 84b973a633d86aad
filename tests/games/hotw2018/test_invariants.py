"""What holds in every position beside what holds in every game (`tests/games/test_invariants.py`)."""

from random import Random

from hypothesis import given
from tests.games.hotw2018.game import GAME
from tests.games.hotw2018.legality import acceptable
from tests.games.hotw2018.subject import SUBJECT
from tests.games.test_invariants import Start, examples, randoms, starts

from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import DECISIONS
from mappamundi.kit.forms import refused
from mappamundi.kit.positions import canonical
from mappamundi.kit.random_play import some, step


@examples(80)
@given(start=starts, rng=randoms)
def test_routes_that_are_not_listed_are_accepted_if_they_are_valid(start: Start, rng: Random) -> None:
    """Z7.9, Z7.13: all routes over the markers of the turn, to every land, and the same with a section too many."""
    position = start.position(SUBJECT)
    assert isinstance(position, Position)
    while position.to_act() and not (position.markers and DECISIONS[position.decision] == "invade"):
        step(position, rng)
    board = position.board
    carried = board.carried(position.markers)
    routes = [route for route, mask in zip(board.routes, board.route_sections, strict=True) if not mask & ~carried]
    before = canonical(position)
    for route in routes if len(routes) < 40 else rng.sample(routes, 40):
        via = [board.section_ids[n] for n in route]
        for land in rng.sample(board.land_ids, 12):
            for sections in (via, [*via, some(rng, board.section_ids)], via[::-1]):
                action = GAME.action({"do": "invade", "land": land, "via": sections})
                if acceptable(position, position.seat, action):
                    position.copy().play(position.seat, action)
                else:
                    assert refused(SUBJECT, position, position.seat, action.form), f"{action} was accepted"
    assert canonical(position) == before


def test_the_dice_are_thrown_once() -> None:
    """Z8.1: whatever falls cannot be taken back."""
    assert {kind.name for kind in GAME.kinds if kind.reveals} >= {"rolled", "rerolled"}


def test_an_action_that_can_never_be_legal_has_no_code() -> None:
    for form in (
        {"do": "shift", "by": 2},
        {"do": "invade", "land": "nile", "via": ["himalayas", "north_sea"]},
        {"do": "invade", "land": "nile", "extra": 1, "auto_win": True},
        {"do": "play_event", "card": "engineering", "lands": ["nile", "nile"]},
        {"do": "play_kingdom", "card": "weaponry"},
    ):
        assert GAME.action(form).code == -1
