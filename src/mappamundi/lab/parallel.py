"""PettingZoo's environment of agents that act at once: a race, with its clock."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import ParallelEnv

from mappamundi.kernel import Action, Seeded, Value, seed_of
from mappamundi.kernel.learnable import Learnable, Observable
from mappamundi.lab.asking import Way, asking
from mappamundi.lab.naming import agents, found, is_race, named, new_seed
from mappamundi.lab.observing import Observation, Observing
from mappamundi.lab.rendering import MODES, checked_mode, rendered
from mappamundi.lab.rewards import Reward, Rewards
from mappamundi.lab.ticks import Ticks


class Race(ParallelEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """In every step a tenth of a second passes, and all may choose: an action, a part of one, or `noop`.

    Of those who act in the same step somebody is first, by lot. Who came too late, or chose what cannot be, has done
    nothing: in a race there is no time to ask again.
    """

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
        self.metadata = {"name": named(game), "render_modes": MODES, "is_parallelizable": True}
        self.render_mode = checked_mode(render_mode)
        self.game: Final = game
        self._players: Final = game.facts.seated(players)
        self._options: Final = game.facts.checked(options, players)
        self._askings: Final = [asking(game.paths, actions) for _ in range(players)]
        self._observing: Final = [Observing(game, one) for one in self._askings]
        self._rewards: Final = Rewards(players, reward)
        self._most: Final = max_cycles
        self.possible_agents = agents(players)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: seen.space for agent, seen in zip(self.possible_agents, self._observing, strict=True)
        }
        self.action_spaces = {agent: spaces.Discrete(self._askings[0].count) for agent in self.possible_agents}
        self._seed = new_seed()
        self._games = 0
        self._cycles = 0
        self.position: Observable
        self._ticks: Ticks
        # What each was last asked about, for as long as nothing else is legal.
        self._legal: list[object] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game: the first of this seed, or the next of the one before."""
        del options  # they are given once, when the environment is made
        if seed is not None:
            self._seed, self._games = seed, 0
        secret = seed_of(self._seed, self._games)
        self._games += 1
        self._cycles = 0
        self.position = self.game.new(self._options, self._players, Seeded(secret))
        self._ticks = Ticks(self.position, Random(int.from_bytes(secret, "little")))
        self._rewards.begin(self.position)
        self.agents = self.possible_agents[:]
        self._legal = [None] * self._players
        self._ask()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        chosen = {seat: actions[agent] for seat, agent in enumerate(self.possible_agents) if agent in actions}
        self._ticks.play({seat: action for seat, number in chosen.items() if (action := self._chosen(seat, number))})
        self._ticks.tick()
        self._cycles += 1
        over = self.position.result() is not None
        cut = not over and self._most is not None and self._cycles >= self._most
        paid = self._rewards.after(self.position, over)
        self._ask()
        here = self.agents
        if over or cut:
            self.agents = []
        return (
            self._observed(here),
            dict(zip(here, paid, strict=True)),
            dict.fromkeys(here, over),
            dict.fromkeys(here, cut),
            {agent: {} for agent in here},
        )

    def render(self) -> Any:
        """The table as everybody sees it."""
        return rendered(self.render_mode, self.game, self.position)

    def close(self) -> None:
        """Nothing is held."""

    def _chosen(self, seat: int, number: int) -> Action | None:
        """The action that this choice leaves; none, if it is but a part of one, or nothing that can be."""
        try:
            return self._askings[seat].choose(int(number))
        except ValueError:
            return None

    def _ask(self) -> None:
        """Whoever was choosing goes on with it while the same is legal."""
        for seat, one in enumerate(self._askings):
            legal = self.position.legal(seat)
            if legal != self._legal[seat]:
                self._legal[seat] = legal
                one.begin(legal)

    def _observed(self, here: list[str] | None = None) -> dict[str, Observation]:
        return {
            agent: self._observing[seat].observe(self.position, seat, asked=True, noop=True)
            for seat, agent in enumerate(here or self.agents)
        }


def parallel_env(
    name: str,
    players: int | None = None,
    *,
    actions: Way = "list",
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> Race:
    """The race of that name; see `lab.env` for the arguments. After `max_cycles` ticks, if that is said, it is cut
    off: seats that do nothing for ever never come to an end."""
    game = found(name)
    seats = players or game.facts.seats[1]
    if not is_race(game, game.facts.checked(options, seats)):
        raise ValueError(f"{name} with these options is a game of turns: lab.env is for those")
    return Race(game, seats, options, actions, reward, max_cycles, render_mode)
