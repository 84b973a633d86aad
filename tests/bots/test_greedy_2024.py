"""What the greedy bot of the 2024 edition decides where its edition has something of its own."""

from tests.games.hotw2024.game import GAME, stage

from mappamundi.bots import make_bot
from mappamundi.kernel import Action


def test_it_plays_a_token_that_pays_and_keeps_one_that_does_not() -> None:
    setup = {
        "epoch": 2,
        "lands": {land: {"owner": 0} for land in ("indus", "deccan", "ghats")},
        "turn": {"seat": 0, "empire": "rome", "phase": "conclude"},
        "tokens": {0: ["india", "china"]},
    }
    position = stage(setup)
    bot = make_bot("greedy", GAME, 1)
    chosen = bot.choose(position.view(0), position.legal(0))
    assert isinstance(chosen, Action)
    assert chosen.form == {"do": "play_token", "token": "india"}
    position.play(0, chosen)
    assert bot.choose(position.view(0), position.legal(0)) is GAME.action({"do": "end_turn"})


def recruiting(**turn: object) -> str:
    """What it does with an empty pool and a Recruit Honor on its track."""
    setup = {
        "epoch": 2,
        "lands": {"gaul": {"owner": 0, "active": True}, "britain": {"owner": 1, "city": True}},
        "turn": {"seat": 0, "empire": "rome", "phase": "expand", "pool": 0, **turn},
        "honors": {0: {"track": ["recruit_1", None, None], "stack": []}},
    }
    position = stage(setup, conquest=True)
    chosen = make_bot("greedy", GAME, 1).choose(position.view(0), position.legal(0))
    assert isinstance(chosen, Action)
    return chosen.do


def test_it_recruits_an_army_for_a_conquest_that_is_certain() -> None:
    """R16.8: the points are still there."""
    points = {"land": "gaul", "enemy": 1, "points": 1}
    assert recruiting(conquest_points=points) == "play_honor"
    assert recruiting() == "end_expansion"
