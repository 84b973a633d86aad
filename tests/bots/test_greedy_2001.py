"""The greedy bot of the 2001 edition: from its view alone, better than chance, the same for the same seed."""

from random import Random

import pytest
from tests.games.hotw2001.game import GAME, OPTIONS, new_game, stage
from tests.games.hotw2001.worlds import scramble
from tests.kit.random_play import advance

from mappamundi.bots import bot_names, house_bot, make_bot
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Action, Result


def play(seed: int, kinds: list[str], options: dict[str, object]) -> Result:
    position = new_game(seed, len(kinds), **options)
    bots = [make_bot(kind, GAME, seed + seat) for seat, kind in enumerate(kinds)]
    while position.to_act():
        [seat] = position.to_act()
        chosen = bots[seat].choose(position.view(seat), position.legal(seat))
        assert isinstance(chosen, Action)
        position.play(seat, chosen)
    result = position.result()
    assert result is not None
    return result


def test_it_is_the_house_s_bot() -> None:
    assert bot_names("hotw2001") == ("random", "greedy")
    assert house_bot("hotw2001") == "greedy"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_beats_chance_with_every_option(options: dict[str, object]) -> None:
    for seed in range(2):
        kinds = ["random"] * 4
        kinds[seed] = "greedy"
        assert play(seed, kinds, options).winners == (seed,)


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(3, ["greedy"] * 3, {}) == play(3, ["greedy"] * 3, {})


def test_it_decides_from_its_view_alone() -> None:
    """In every world that its seat cannot tell apart it does the same."""
    for seed in range(40):
        rng = Random(seed)
        position = advance(new_game(seed, 4, **OPTIONS[seed % len(OPTIONS)]), rng, rng.randrange(250))
        if not position.to_act():
            continue
        [seat] = position.to_act()
        other = scramble(position, seat, rng)
        choices = [make_bot("greedy", GAME, 1).choose(one.view(seat), one.legal(seat)) for one in (position, other)]
        assert choices[0] is choices[1]


def chosen(position: Position) -> dict[str, object]:
    [seat] = position.to_act()
    action = make_bot("greedy", GAME, 1).choose(position.view(seat), position.legal(seat))
    assert isinstance(action, Action)
    return dict(action.form)


def test_it_takes_the_land_that_gives_it_control() -> None:
    """A12.3: three lands of an area that nobody else is in."""
    lands = {"lower_tigris": {"owner": 0, "active": True}, "middle_tigris": {"owner": 0, "active": True}}
    turn = {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1}
    position = stage({"epoch": 1, "lands": lands, "turn": turn})
    middle_east = GAME.board.area_index["middle_east"]
    land = GAME.board.land_index[str(chosen(position)["land"])]
    assert GAME.board.area_of[land] == middle_east


def test_it_buys_back_an_army_rather_than_let_a_coin_go() -> None:
    """A9.5."""
    lands = {"lower_tigris": {"owner": 0, "active": True}}
    turn = {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 0, "lost": 1, "coins": 1}
    assert chosen(stage({"epoch": 1, "lands": lands, "turn": turn}))["do"] == "buy_army"


def test_it_plays_a_card_that_no_later_epoch_allows() -> None:
    """A5.4."""
    turn = {"seat": 0, "empire": "sumeria", "phase": "events"}
    setup = {"epoch": 1, "turn": turn, "hands": {0: {"lesser": ["kingdom_canaanites"]}}}
    assert chosen(stage(setup)) == {"do": "play_event", "card": "kingdom_canaanites"}
