"""The kit finds what is wrong with a game or a bot, says it in a sentence, and needs nothing but the package."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Self

import pytest
from tests.games.toy.subject import SUBJECT, ToySubject
from tests.kit.subject import subject, subjects
from tests.kit.toy import ACTIONS, Toy, ToyPosition, ToyView

from mappamundi.bots import bot_names, make_bot
from mappamundi.kernel import Action, Chance, Event, Game, IllegalAction, Options, Result, View
from mappamundi.kit import Subject, check_bot, check_game

BOTS = [(game, bot) for game in subjects() for bot in bot_names(game)]


@pytest.mark.parametrize("game", subjects())
def test_our_games_pass(game: str) -> None:
    check_game(subject(game), games=1)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_our_bots_pass(game: str, bot: str) -> None:
    check_bot(partial(make_bot, bot), subject(game), games=1)


def test_a_game_of_which_nothing_more_is_said_is_tried_with_all_choices() -> None:
    check_game(Toy(), games=6)
    assert Subject(Toy()).options == ({}, {"length": "long"})


# --- games that are wrong -----------------------------------------------------------------------------------------


class Leaky(ToyPosition):
    def view(self, viewer: int | None) -> ToyView:
        view = super().view(viewer)
        view.told["hands"] = [list(hand) for hand in self.hands]
        return view


class Whispering(ToyPosition):
    """What it hides from the JSON lies in the view nevertheless."""

    def view(self, viewer: int | None) -> ToyView:
        view = super().view(viewer)
        view.hands = [list(hand) for hand in self.hands]  # type: ignore[attr-defined]
        return view


class Lenient(ToyPosition):
    def play(self, seat: int | None, action: Action) -> list[Event]:
        return super().play(seat, action) if seat is not None and action in self.legal(seat) else []


class Mean(ToyPosition):
    def play(self, seat: int | None, action: Action) -> list[Event]:
        if action.do == "roll":
            raise IllegalAction("T2.2", "no_dice", "No dice.")
        return super().play(seat, action)


class Forgetful(ToyPosition):
    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "steps": 0}


class Shared(ToyPosition):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands, twin.scores = self.hands, self.scores
        return twin


class Endless(ToyPosition):
    def result(self) -> Result | None:
        return None


class Unfair(ToyPosition):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(result.scores, result.places[::-1])


class Silent(ToyPosition):
    def play(self, seat: int | None, action: Action) -> list[Event]:
        try:
            return super().play(seat, action)
        except IllegalAction as error:
            raise IllegalAction("X9.9", error.reason, error.message) from None


def toy_of(kind: type[ToyPosition]) -> Toy:
    """The toy, with positions of that kind."""

    class Wrong(Toy):
        def new(self, options: Options, players: int, chance: Chance) -> ToyPosition:
            return self.load(super().new(options, players, chance).dump(), chance)

        def load(self, dump: Mapping[str, Any], chance: Chance) -> ToyPosition:
            position = kind(dump["_players"], chance, dump["rounds"])
            vars(position).update(dump)
            return position

    return Wrong()


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Leaky, "changes its view: hands"),
        (Whispering, "can be read from the fields of its view"),
        (Lenient, "was accepted"),
        (Mean, "listed but refused|No dice"),
        (Forgetful, "other actions are legal after loading|goes on otherwise|changes its view: steps"),
        (Shared, "playing on a copy changed the original"),
        (Endless, "dead end: nobody may act, no time is counted, and the game is not over"),
        (Unfair, "fewer points have a better place|has not most points"),
        (Silent, "names the rule 'X9.9'"),
    ],
)
def test_what_is_wrong_with_positions_is_found(kind: type[ToyPosition], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_game(ToySubject(toy_of(kind)), games=12)


class Recoded(Toy):
    def action_at(self, code: int) -> Action:
        return super().action_at(0 if code == 1 else code)


class Boundless(Toy):
    def action_at(self, code: int) -> Action:
        return ACTIONS[code % len(ACTIONS)]


class Careless(Toy):
    def new(self, options: Options, players: int, chance: Chance) -> ToyPosition:
        return super().new({}, players, chance)


class Wordless(Toy):
    def rules_text(self, language: str = "en", form: str = "player") -> str:
        return "Just play."


class Unsendable(Toy):
    def catalogue(self) -> dict[str, Any]:
        return {"cards": {1, 2, 3}}


class Loud(Toy):
    """It tells everybody what one seat alone may hear, and that seat nothing."""

    def tell(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return super().tell(event, event[1] if viewer is None else None)


class Reopening(Toy):
    def closes_undo(self, events: Sequence[Event], seat: int | None) -> bool:
        return seat is None


class Dreamer(Toy):
    def imagine(self, view: View, chance: Chance) -> ToyPosition:
        position = super().imagine(view, chance)
        position.scores[0] += 1
        return position


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Recoded(), "at the code 1 says that its code is 0"),
        (Boundless(), "which there is not"),
        (Careless(), "`new` accepts the options"),
        (Wordless(), "have no numbered rules"),
        (Unsendable(), "the catalogue cannot be sent as JSON"),
        (Loud(), "a spectator hears more of picked than seat"),
        (Reopening(), "can be taken back, though it reveals something"),
        (Dreamer(), "sees something else in the imagined position"),
    ],
)
def test_what_is_wrong_with_a_game_is_found(game: Game, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_game(ToySubject(game), games=12)


def test_a_game_that_hides_nothing_must_say_so() -> None:
    class Open(ToySubject):
        def other_world(self, position: ToyPosition, *_: Any, **__: Any) -> ToyPosition:
            return position.copy()

    with pytest.raises(AssertionError, match=r"worlds differed from the real one: .*`open = True`"):
        check_game(Open(Toy()), games=2)
    told = Open(Toy())
    told.open = True
    check_game(told, games=2)


# --- bots that are wrong ------------------------------------------------------------------------------------------


class Wrong:
    """A bot that does whatever it is told to."""

    name = "wrong"
    decisions = 0

    def __init__(self, decide: Callable[[Any, Any], Any]) -> None:
        self._decide = decide

    def choose(self, view: Any, legal: Any) -> Any:
        return self._decide(view, legal)


def restless(view: Any, legal: Any) -> Any:
    Wrong.decisions += 1
    return legal[Wrong.decisions % len(legal)]


def untidy(view: Any, legal: Any) -> Any:
    chosen = legal[0]
    if isinstance(legal, list):
        legal.clear()
    return chosen


def scribbling(view: Any, legal: Any) -> Any:
    view.told["rounds"] = -1
    return legal[0]


def peek(view: Any, legal: Any) -> Any:
    return legal[sum(view.told["hands"][0]) % len(legal)]


@pytest.mark.parametrize(
    ("decide", "told"),
    [
        (lambda view, legal: ACTIONS[7], "is not legal"),
        (restless, "with the same seed it decides|it decides .*, but"),
        (untidy, "it changes the list of legal actions"),
        (scribbling, "it changes its view"),
    ],
)
def test_what_is_wrong_with_a_bot_is_found(decide: Callable[[Any, Any], Any], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_bot(lambda game, seed: Wrong(decide), SUBJECT, games=3)


def test_a_bot_that_peeks_is_found() -> None:
    """Where a view tells too much, and a bot makes use of it."""
    peeking = ToySubject(toy_of(Leaky))
    with pytest.raises(AssertionError, match="something is different that it may not know"):
        check_bot(lambda *_: Wrong(peek), peeking)


# --- the package alone --------------------------------------------------------------------------------------------

ALONE = "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None; import mappamundi.kit"


def test_it_needs_neither_pytest_nor_hypothesis() -> None:
    subprocess.run([sys.executable, "-c", ALONE], check=True, timeout=600)


def test_it_does_not_pretend_to_check_where_assertions_are_left_out() -> None:
    done = subprocess.run([sys.executable, "-O", "-c", ALONE], capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 1
    assert "run it without -O" in done.stderr
