"""What the greedy bot of the 2001 edition decides where its edition has something of its own."""

from tests.games.hotw2001.game import GAME, stage

from mappamundi.bots import make_bot
from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Action


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


def at_sea(**turn: int) -> dict[str, object]:
    held = {"seat": 0, "empire": "minoans", "phase": "naval", **turn}
    fleets = {"eastern_mediterranean": {"owner": 1, "epoch": 1}}
    return chosen(stage({"epoch": 1, "turn": held, "fleets": fleets}, naval_control=True))


def test_it_buys_an_army_back_at_sea_only_where_that_gives_one_more_attack() -> None:
    """A9.7, A14.11."""
    assert at_sea(pool=1, lost=2, coins=1, allied_coins=1) == {"do": "buy_army", "coin": "plain"}
    assert at_sea(pool=2, lost=1, coins=1, allied_coins=1)["do"] == "attack_fleet"


def test_at_sea_it_comes_to_an_end() -> None:
    """A9.7: whatever falls, coins and armies are spent at last."""
    fleets = {water: {"owner": 1, "epoch": 1} for water in ("eastern_mediterranean", "red_sea", "north_sea")}
    turn = {"seat": 0, "empire": "minoans", "phase": "events", "coins": 3, "allied_coins": 2, "events": ["astronomy"]}
    position = stage({"epoch": 1, "turn": turn, "fleets": fleets}, dice=(1, 1, 6) * 5, naval_control=True)
    position.play(0, GAME.action({"do": "end_events"}))
    played = []
    while GAME.report(position)["phase"] == "naval":
        played.append(chosen(position)["do"])
        position.play(0, GAME.action(chosen(position)))
    assert played == ["attack_fleet"] * 2 + ["buy_army", "attack_fleet"] * 3
