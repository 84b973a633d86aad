"""One game among bots. One that raises, or answers what is not legal, loses the game and stops nobody else's."""

import time
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Final

import msgspec

from mappamundi.bots import Bot, Decision, Forfeit, dismiss, make_bot
from mappamundi.bots.among import moves_among
from mappamundi.bots.forfeit import Idling, asked, failed
from mappamundi.bots.piped import Patience
from mappamundi.kernel import Action, Game, Seeded, View
from mappamundi.lab.arena.schedule import Sitting
from mappamundi.lab.arena.setting import Setting

# No game of ours comes near this; a rule set that never ended would otherwise hang here without a word.
MOST_DECISIONS: Final = 100_000
# A message is read in one line of a table.
LONGEST_MESSAGE: Final = 200

# Whoever watches over a process reads here since when which seat thinks: the moment, or 0 while nobody does, and the
# seat.
Thinking = MutableSequence[float]


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that was played, a line of the log: bots, scores and places by seat, decisions with a choice, and the
    milliseconds that they took. Where a seat `lost` by what it did there are no scores, and everybody else is before
    it; where nobody is to blame that a game came to nothing it has no places."""

    game: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    decisions: tuple[int, ...]
    ms: tuple[float, ...]
    lost: int | None = None
    why: str | None = None


class Lost(Exception):
    """A seat has lost the game by what its bot did."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat: Final = seat
        self.why: Final = " ".join(why.split())[:LONGEST_MESSAGE]


class Watched:
    """A bot under watch: how long it thinks, and whether it may do what it answers."""

    def __init__(self, seat: int, make: Callable[[], Bot], thinking: Thinking, limit: float) -> None:
        self._seat: Final = seat
        self._thinking: Final = thinking
        self._limit: Final = limit
        self.decisions = 0
        self.seconds = 0.0
        self._idling: Final = Idling()
        self._bot: Final[Bot] = self._watch(make)
        self.name = self._bot.name

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        start = time.perf_counter()
        choice: Decision = self._watch(lambda: self._idling.watched(self.name, asked(self._bot, view, legal), legal))
        seconds = time.perf_counter() - start
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += seconds
        if seconds > self._limit:
            raise too_late(self._seat, self._limit)
        return choice

    def close(self) -> None:
        dismiss([self._bot])

    def _watch(self, do: Callable[[], Any]) -> Any:
        self._thinking[1] = self._seat
        self._thinking[0] = time.monotonic()
        try:
            return do()
        except Forfeit as forfeit:
            raise Lost(self._seat, forfeit.message) from forfeit
        except (Exception, SystemExit) as error:
            raise Lost(self._seat, failed("", error).message) from error
        finally:
            self._thinking[0] = 0.0


def too_late(seat: int, limit: float) -> Lost:
    return Lost(seat, f"no answer within {limit:g} s")


def play(game: Game, setting: Setting, sitting: Sitting, thinking: Thinking) -> Played:
    """The game of this sitting, to its end or to that of a bot's conduct."""
    bots: list[Watched] = []
    try:
        for seat, (name, seed) in enumerate(zip(sitting.bots, sitting.seeds, strict=True)):

            def make(name: str = name, seed: int = seed) -> Bot:
                patience = Patience(decision=setting.limit)
                return make_bot(name, game, seed, options=setting.options, patience=patience)

            bots.append(Watched(seat, make, thinking, setting.limit))
        position = game.new(setting.options, setting.players, Seeded(sitting.chance))
        for count, (_, seat_or_none, action) in enumerate(moves_among(game, position, bots)):
            position.play(seat_or_none, action)
            if count > MOST_DECISIONS:
                raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        result = position.result()
        if result is None:
            raise RuntimeError("it stops without a result")
    except Lost as lost:
        return forfeited(sitting, lost, bots)
    except Exception as error:  # noqa: BLE001 - whatever the rules say, the other games are played
        return _unfinished(sitting, bots, f"{type(error).__name__}: {error}")
    finally:
        dismiss(bots)
    return _played(sitting, bots, scores=result.scores, places=result.places)


def forfeited(sitting: Sitting, lost: Lost, bots: Sequence[Watched] = ()) -> Played:
    """A game that a seat loses; all others share the first place, and nobody has a score."""
    places = tuple(len(sitting.bots) if seat == lost.seat else 1 for seat in range(len(sitting.bots)))
    return _played(sitting, bots, places=places, lost=lost.seat, why=lost.why)


def _unfinished(sitting: Sitting, bots: Sequence[Watched], why: str) -> Played:
    return _played(sitting, bots, why=" ".join(why.split())[:LONGEST_MESSAGE])


def _played(sitting: Sitting, bots: Sequence[Watched], **outcome: Any) -> Played:
    blank = [0] * (len(sitting.bots) - len(bots))
    return Played(
        game=sitting.number,
        deal=sitting.deal,
        bots=sitting.bots,
        decisions=(*(bot.decisions for bot in bots), *blank),
        ms=(*(round(1000 * bot.seconds, 3) for bot in bots), *blank),
        **outcome,
    )
