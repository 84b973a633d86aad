"""A bot that learns: PPO with masks, one seat against three that play at random.

    pip install 'mappamundi[lab]' sb3-contrib
    python examples/learn_ppo.py --minutes 10

Prints how often it wins as it learns, with 95 % intervals; a fair share of four is 25 %. The learner is that of
sb3-contrib (https://sb3-contrib.readthedocs.io); what is ours is the environment, and how rows are fed to the net.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from mappamundi import lab
from mappamundi.lab.inputs import Inputs

PLAYERS = 4
EVERY = 60.0  # seconds of learning between two looks


class Fed(gymnasium.ObservationWrapper):
    """Rows expanded for a net; the mask is asked for by `action_masks`."""

    def __init__(self, name: str, reward: str, against: str = "random") -> None:
        self.alone = lab.SingleSeat(name, PLAYERS, against=against, reward=reward)
        super().__init__(self.alone)
        self.inputs = Inputs(self.alone.game.rows)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (self.inputs.size,), np.float32)
        self.mask = np.zeros(self.action_space.n, np.int8)

    def observation(self, seen: dict[str, Any]) -> Any:
        self.mask = seen["action_mask"].copy()
        if not self.mask.any():
            self.mask[-1] = 1  # the game is over, and nobody asks any more
        return self.inputs.expand(seen["observation"])[0]

    def action_masks(self) -> Any:
        return self.mask.astype(bool)


def wins(model: MaskablePPO, name: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games won, and its 95 % interval (Wilson)."""
    env, won = Fed(name, "win"), 0.0
    seen, _ = env.reset(seed=seed)
    for _ in range(games):
        over, paid = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, paid, over, _, _ = env.step(int(action))
        won += max(0.0, float(paid))
        seen, _ = env.reset()
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, middle - half, middle + half


class Looks(BaseCallback):
    """Looks how strong it is, now and then, and ends the lesson when its time is over. Looking is not counted."""

    def __init__(self, name: str, minutes: float, games: int) -> None:
        super().__init__()
        self.name, self.minutes, self.games, self.learnt, self.looked = name, minutes, games, 0.0, -EVERY
        self.since = time.monotonic()

    def _on_rollout_start(self) -> None:
        self.learnt += time.monotonic() - self.since
        if self.learnt - self.looked >= EVERY or self.learnt >= 60 * self.minutes:
            self.looked = self.learnt
            share, low, high = wins(self.model, self.name, self.games, seed=1)
            print(
                f"{self.learnt / 60:5.1f} min {self.num_timesteps:8,} steps: wins {share:6.1%} ({low:.1%}-{high:.1%})",
                flush=True,
            )
        self.since = time.monotonic()

    def _on_step(self) -> bool:
        return self.learnt < 60 * self.minutes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--name", default="hotw2018_v1", help="one of lab.names()")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it learns")
    parser.add_argument("--games", type=int, default=200, help="how many are played at each look")
    parser.add_argument("--out", default="", help="where the net goes, if it shall be kept")
    args = parser.parse_args()
    table = DummyVecEnv([lambda: Fed(args.name, "points")] * 8)
    model = MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=512,
        batch_size=1024,
        n_epochs=4,
        gamma=0.995,
        learning_rate=5e-4,
        ent_coef=0.005,
        seed=1,
        policy_kwargs={"net_arch": [128, 64]},
        device="cpu",
    )
    model.learn(10**9, callback=Looks(args.name, args.minutes, args.games))
    if args.out:
        model.save(args.out)


if __name__ == "__main__":
    main()
