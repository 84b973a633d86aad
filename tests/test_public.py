"""What is public from Python: names that stay, docs where people look for them, and errors in words."""

import inspect
from typing import Any

import pytest

import mappamundi
from mappamundi.kernel import Game, Position, View

# Whoever takes one of these away breaks what people have written: it takes a new major version, and a line in the
# changelog. New ones are added here.
PUBLIC = {
    "GAME_IDS",
    "Action",
    "BadInput",
    "Bot",
    "Foresight",
    "Game",
    "IllegalAction",
    "Match",
    "Position",
    "Record",
    "Result",
    "Seeded",
    "Setup",
    "View",
    "Wait",
    "__version__",
    "bot_names",
    "foresee",
    "game",
    "make_bot",
    "new_seed",
    "seed_of",
}

each_game = pytest.mark.parametrize("name", mappamundi.GAME_IDS)


def test_what_is_public_stays() -> None:
    assert set(mappamundi.__all__) == PUBLIC
    assert set(dir(mappamundi)) >= PUBLIC
    for name in PUBLIC - {"GAME_IDS", "__version__"}:
        assert inspect.getdoc(getattr(mappamundi, name)), f"{name} says nothing of itself"
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        mappamundi.chess  # noqa: B018


@each_game
def test_a_game_is_played_in_three_lines(name: str) -> None:
    """Also a race: its loop comes to an end."""
    setup = mappamundi.game(name, 3)
    match = setup.play(seed=7, bots="random")
    assert match.result is not None
    again = setup.play(seed=7, bots=["random"] * 3)
    assert again.record() == match.record()
    assert setup.play(seed="seven", bots="random").record() != match.record()
    position = setup.new(seed=7)
    for move in setup.moves(position, "random", seed=7):
        position.play(*move)
    assert position.result() == match.result


@each_game
def test_help_finds_what_each_verb_does(name: str) -> None:
    setup = mappamundi.game(name)
    position: Any = setup.new(seed=1)
    for thing, verbs in ((setup.rules, Game), (position, Position), (position.view(0), View)):
        for verb, says in inspect.getmembers(verbs, inspect.isfunction):
            if not verb.startswith("_") and says.__doc__:
                assert inspect.getdoc(getattr(type(thing), verb)), f"{type(thing).__qualname__}.{verb} says nothing"


@each_game
def test_things_say_what_they_are(name: str) -> None:
    setup = mappamundi.game(name, 3)
    position = setup.new(seed=1)
    assert repr(setup).startswith(f"game('{name}', players=3")
    assert eval(repr(setup), {"game": mappamundi.game}).options == setup.options  # noqa: S307
    assert repr(setup.rules) == f"<{setup.rules.facts.title}, rules {setup.rules.facts.rules_version}>"
    assert repr(position).startswith("<Position of 3 seats")
    assert "to act" in repr(position)
    assert repr(position.view(1)) == "<View of seat 1>"
    assert repr(position.view(None)) == "<View of a spectator>"
    for move in setup.moves(position, "random"):
        position.play(*move)
    assert "over, won by seat " in repr(position)


@each_game
def test_wrong_asking_is_answered_in_words(name: str) -> None:
    setup = mappamundi.game(name, 3)
    position = setup.new(seed=1)
    for seat in (99, 3, -1):
        with pytest.raises(mappamundi.BadInput, match=f"there is no seat {seat}: the seats are 0 to 2"):
            position.view(seat)
    with pytest.raises(mappamundi.BadInput, match="this game has 3 seats, and 2 bots were given"):
        setup.play(bots=["random", "random"])
    with pytest.raises(mappamundi.BadInput, match="is for"):
        mappamundi.game(name, 9)
    with pytest.raises(mappamundi.BadInput, match="no_such_option"):
        mappamundi.game(name, no_such_option=True)


def test_a_game_that_there_is_not_is_named() -> None:
    with pytest.raises(mappamundi.BadInput, match="there is no game 'chess'; the games are: "):
        mappamundi.game("chess")


@each_game
def test_a_position_is_copied_dumped_and_loaded(name: str) -> None:
    setup = mappamundi.game(name, 3)
    position = setup.new(seed=5)
    copy = position.copy()
    assert setup.load(position.dump(), seed=5).dump() == position.dump() == copy.dump()
    move = next(iter(setup.moves(copy, "random")))
    copy.play(*move)
    assert copy.dump() != position.dump()
