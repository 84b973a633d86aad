"""Bots that others wrote may hang, die or cheat: then they forfeit, and the house plays on."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from mappamundi.bots.bot import Bot, Decision, Wait
from mappamundi.kernel import Action, View

# Whoever has nothing but waited for so long would do so for ever.
LONGEST_WAIT: Final = 1800.0


class Forfeit(Exception):
    """A bot has forfeited its game.

    `bot` is its name, `reason` an id that every language can translate with `params`, and `message` the same in
    English, as what is said of the bot.
    """

    def __init__(self, bot: str, reason: str, message: str, **params: object) -> None:
        super().__init__(f"{bot} {message}")
        self.bot: Final = bot
        self.reason: Final = reason
        self.message: Final = message
        self.params: Final = params

    def __reduce__(self) -> tuple[Any, ...]:
        # What is raised in one process is told in another.
        return _again, (self.bot, self.reason, self.message, self.params)


def _again(bot: str, reason: str, message: str, params: dict[str, object]) -> Forfeit:
    return Forfeit(bot, reason, message, **params)


def in_one_line(text: object, most: int = 120) -> str:
    """So much of what somebody else's program said as fits into a sentence."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in str(text)).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


def illegal(bot: str, said: object) -> Forfeit:
    line = in_one_line(said)
    return Forfeit(bot, "illegal", f"chose what is not legal: {line}", said=line)


def garbled(bot: str, said: object) -> Forfeit:
    line = in_one_line(said)
    return Forfeit(bot, "garbled", f"answered what cannot be understood: {line}", said=line)


def failed(bot: str, error: BaseException) -> Forfeit:
    line = in_one_line(f"{type(error).__name__}: {error}")
    return Forfeit(bot, "failed", f"failed: {line}", said=line)


def checked(bot: str, choice: object, legal: Sequence[Action]) -> Decision:
    """What the bot chose, if it is a decision at all and legal."""
    action: object = choice
    if isinstance(choice, Wait):
        action = choice.action
        if not _is_time(choice.seconds):
            raise garbled(bot, choice)
        if action is None:
            return choice
    if not isinstance(action, Action):
        raise garbled(bot, choice)
    if action not in legal:
        raise illegal(bot, action)
    return choice if isinstance(choice, Wait) else action


def _is_time(seconds: object) -> bool:
    return isinstance(seconds, int | float) and 0 <= seconds < inf


def asked(bot: Bot, view: View, legal: Sequence[Action]) -> Decision:
    """The decision of somebody else's bot; whatever goes wrong is a `Forfeit`."""
    try:
        return checked(bot.name, bot.choose(view, legal), legal)
    except Forfeit:
        raise
    except (Exception, SystemExit) as error:
        raise failed(bot.name, error) from error


class Idling:
    """For how long a bot has done nothing but wait although it could act, in the seconds of the game: a game in which
    everybody waits for it would never end."""

    def __init__(self) -> None:
        self._waited = 0.0

    def watched(self, bot: str, choice: Decision, legal: Sequence[Action]) -> Decision:
        """The choice, unless the bot only ever waits."""
        if isinstance(choice, Wait) and choice.action is None:
            # Whoever asks to be asked again at once, for ever, does so too.
            self._waited += max(1.0, choice.seconds) if legal else 0.0
        else:
            self._waited = 0.0
        if self._waited > LONGEST_WAIT:
            raise Forfeit(bot, "idle", "only ever waits")
        return choice


class Relieved:
    """Somebody else's bot in a seat of ours. When it forfeits, that is `told`, and what `relief` makes sits there for
    the rest of the game."""

    def __init__(self, bot: Bot, relief: Callable[[], Bot], told: Callable[[Forfeit], None]) -> None:
        self.name = bot.name
        self._bot = bot
        self._relief = relief
        self._told = told
        self._forfeited = False
        self._idling = Idling()

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        if self._forfeited:
            return self._bot.choose(view, legal)
        try:
            return self._idling.watched(self.name, asked(self._bot, view, legal), legal)
        except Forfeit as forfeit:
            self.close()
            self._forfeited, self._bot = True, self._relief()
            self.name = self._bot.name
            self._told(forfeit)
        return self._bot.choose(view, legal)

    def close(self) -> None:
        dismiss([self._bot])


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over: those that hold something, such as a process, let go of it."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if callable(close):
            # Whatever is wrong with it then, the game was played.
            with suppress(Exception):
                close()
