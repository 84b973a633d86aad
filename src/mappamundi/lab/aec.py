"""PettingZoo's environment of agents that act one after another (AEC)."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from mappamundi.kernel import Value
from mappamundi.kernel.learnable import Learnable
from mappamundi.lab.asking import Way, asking
from mappamundi.lab.match import NOBODY, Match
from mappamundi.lab.naming import found, named
from mappamundi.lab.observing import Observation, Observing
from mappamundi.lab.rendering import MODES, checked_mode, rendered
from mappamundi.lab.rewards import Reward


def agents(players: int) -> list[str]:
    """What the seats are called."""
    return [f"seat_{seat}" for seat in range(players)]


def new_seed() -> int:
    """For who names none."""
    return int(np.random.default_rng().integers(1 << 62))


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A game of turns. Agents are called `seat_0` and on; each is asked when the rules wait for it, as often as its
    action has parts (`mappamundi.lab.asking`)."""

    def __init__(
        self,
        game: Learnable,
        players: int,
        options: Mapping[str, Value],
        actions: Way,
        reward: Reward,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": named(game), "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = checked_mode(render_mode)
        self.game: Final = game
        self._match: Final = Match(game, players, options, asking(game.paths, actions), reward)
        self._observing: Final = Observing(game, self._match.asking)
        self._most: Final = max_cycles
        self.possible_agents = agents(players)
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observing.space)
        self.action_spaces = {agent: spaces.Discrete(self._match.asking.count) for agent in self.possible_agents}
        self._seed = new_seed()
        self._games = 0
        self._cycles = 0
        self._rewarded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of this seed, or the next of the one before."""
        del options  # they are given once, when the environment is made
        if seed is not None:
            self._seed, self._games = seed, 0
        self._match.begin(self._seed, self._games)
        self._games += 1
        self._cycles = 0
        self._rewarded = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return self._observing.observe(self._match.position, seat, asked=seat == self._match.seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no choice")
        match = self._match
        match.choose(int(action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
        if match.rewards is not match.nothing:
            self.rewards = dict(zip(self.possible_agents, match.rewards, strict=True))
            self._accumulate_rewards()
            self._rewarded = True
        if match.seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[match.seat]
            if self._most is not None and self._cycles >= self._most:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """The table as everybody sees it: as text, or as a picture of height x width x 3 bytes."""
        return rendered(self.render_mode, self.game, self._match.position)

    def close(self) -> None:
        """Nothing is held."""


def env(
    name: str,
    players: int | None = None,
    *,
    actions: Way = "paths",
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> Environment:
    """The environment of that name, for as many players as the game takes at most, or for so many; options are those
    of the game. `reward` is "win", paid at the end, or "points", paid as they come; after `max_cycles` choices, if that
    is said, it is cut off."""
    game = found(name)
    return Environment(game, players or game.facts.seats[1], options, actions, reward, max_cycles, render_mode)
