"""Gymnasium's environment of one who learns: a seat against bots."""

from collections.abc import Sequence
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from mappamundi.bots import Decision, house_bot, make_bot
from mappamundi.bots.scheduler import Scheduler
from mappamundi.kernel import Action, Seeded, Value, seed_of
from mappamundi.kernel.learnable import Observable
from mappamundi.lab.asking import Way, asking
from mappamundi.lab.naming import found
from mappamundi.lab.observing import Observation, Observing
from mappamundi.lab.rendering import MODES, checked_mode, rendered
from mappamundi.lab.rewards import Reward, Rewards

# In a race so many seconds pass with each choice.
TICK: Final = 0.1


class SingleSeat(gymnasium.Env[Observation, int]):
    """One seat, the others played by bots: the game's house bot, or those that are named, one or one for each.

    The seat changes from game to game, so that none is learnt by heart; or it is always the same, if it is named. In a
    race `noop` lets a tenth of a second pass, and so does everything else.
    """

    metadata = {"render_modes": MODES}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        against: str | Sequence[str] | None = None,
        seat: int | None = None,
        actions: Way = "paths",
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game: Final = found(name)
        self.players: Final = players or self.game.facts.seats[1]
        self.render_mode = checked_mode(render_mode)
        self._options: Final = options
        self._against: Final = self._named(against)
        self._fixed: Final = seat
        self._rewards: Final = Rewards(self.players, reward)
        self._asking: Final = asking(self.game.paths, actions)
        self._observing: Final = Observing(self.game, self._asking)
        self.observation_space = cast("spaces.Space[Observation]", self._observing.space)
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(self._asking.count))
        self._seed: int = int(np.random.default_rng().integers(1 << 62))
        self._games = 0
        self.seat = 0
        self.position: Observable
        self._scheduler: Scheduler

    def _named(self, against: str | Sequence[str] | None) -> list[str]:
        others = self.players - 1
        if against is None or isinstance(against, str):
            return [against or house_bot(self.game.facts.id)] * others
        if len(against) != others:
            raise ValueError(f"{others} others sit at this table, and {len(against)} are named")
        return list(against)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the first of this seed, or the next of the one before."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._games = seed, 0
        secret = seed_of(self._seed, self._games)
        self.seat = self._games % self.players if self._fixed is None else self._fixed
        self._games += 1
        self.position = self.game.new(self._options, self.players, Seeded(secret))
        self._rewards.begin(self.position)
        seats = [seat for seat in range(self.players) if seat != self.seat]
        bots = {
            seat: make_bot(bot, self.game, int.from_bytes(secret[:4], "little") + seat)
            for seat, bot in zip(seats, self._against, strict=True)
        }

        def choose(seat: int) -> Decision:
            return bots[seat].choose(self.position.view(seat), self.position.legal(seat))

        self._scheduler = Scheduler(choose, frozenset(seats))
        self._let_others_act()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) == self._asking.noop:
            if self._waited_for():
                raise ValueError("noop cannot be chosen now: the others wait for this seat")
            self._let_others_act()
        else:
            chosen = self._asking.choose(int(action))
            if chosen is None:
                return self._observed(), 0.0, False, False, {}
            self._act(chosen)
            self._let_others_act()
        over = self.position.result() is not None
        return self._observed(), self._rewards.after(self.position, over)[self.seat], over, False, {}

    def render(self) -> Any:
        """The table as everybody sees it."""
        return rendered(self.render_mode, self.game, self.position)

    def _act(self, action: Action) -> None:
        """Now, in a race: what its clock has not counted yet passes before."""
        passing = None if self._waited_for() else self._scheduler.pass_time(self.position, self._scheduler.now)
        if passing is not None:
            self.position.play(None, passing)
        if action in self.position.legal(self.seat):
            self.position.play(self.seat, action)

    def _let_others_act(self) -> None:
        """Until this seat can choose: whenever it must; in a race after every tick in which it can do something."""
        position, scheduler = self.position, self._scheduler
        while position.result() is None:
            race = not position.awaited()
            for seat, action in scheduler.moves(position, *([scheduler.now + TICK] if race else [])):
                position.play(seat, action)
            if self._waited_for() or position.legal(self.seat):
                break
        self._asking.begin(position.legal(self.seat))

    def _waited_for(self) -> bool:
        return self.seat in self.position.awaited()

    def _observed(self) -> Observation:
        return self._observing.observe(self.position, self.seat, asked=True, noop=not self._waited_for())
