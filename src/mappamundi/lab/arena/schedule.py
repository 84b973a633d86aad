"""Who sits where in which game: decided by the number of the game alone, so that it does not matter who plays it.

A *deal* is the seed of a game's chance, and is played once with each rotation of its table: every bot has every seat of
it once. The tables come in turn, and one turn of all of them is a *round*, after which all bots have met equally often.
Each time a table comes again its bots sit in another order round it, until all orders were there.
"""

import hashlib
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

from mappamundi.lab.arena.setting import Setting

Table = tuple[str, ...]


class Sitting(NamedTuple):
    """One game: its deal, the bots by seat, and the seeds of the chance and of each bot."""

    number: int
    deal: int
    bots: Table
    chance: bytes
    seeds: tuple[int, ...]


def tables(bots: Table, players: int) -> list[Table]:
    """The tables of a round.

    As many bots as seats: one. More bots: each choice of them. Fewer: each of them in turn against copies of the
    others, as many of one as of another, and where that does not come out even each way to have one more.
    """
    if len(bots) >= players:
        return list(combinations(bots, players))
    if len(bots) == 1:
        return [bots * players]
    copies, more = divmod(players - 1, len(bots) - 1)
    found = []
    for bot in bots:
        others = tuple(other for other in bots if other != bot)
        found += [(bot, *others * copies, *extra) for extra in combinations(others, more)]
    return found


def orders(table: Table) -> list[Table]:
    """Every order in which a table can be sat round, but for rotations: its first bot stays where it is."""
    return [(table[0], *rest) for rest in sorted(set(permutations(table[1:])))]


class Schedule:
    """The games of a setting, by number."""

    def __init__(self, setting: Setting) -> None:
        self._seed: Final = setting.seed
        self._tables: Final = tables(setting.bots, setting.players)
        # One bot alone sits at every seat anyhow.
        self.games_a_deal: Final = 1 if len(setting.bots) == 1 else setting.players
        self.games_a_round: Final = self.games_a_deal * len(self._tables)
        self._turn = lru_cache(self._shuffled_tables)

    @cached_property
    def _orders(self) -> list[list[Table]]:
        """The orders of each table, in the order in which they come: none that the alphabet prefers."""
        found = [orders(table) for table in self._tables]
        for number, ways in enumerate(found):
            Random(f"orders {self._seed} {number}").shuffle(ways)
        return found

    def _shuffled_tables(self, turn: int) -> list[int]:
        """The tables of a round, shuffled, so that a round which is not finished favours nobody by its name."""
        found = list(range(len(self._tables)))
        Random(f"tables {self._seed} {turn}").shuffle(found)
        return found

    def whole_deals(self, games: int) -> int:
        """So many games, or the few more that finish a deal."""
        return -(-games // self.games_a_deal) * self.games_a_deal

    def deal_of(self, number: int) -> int:
        return number // self.games_a_deal

    def sitting(self, number: int) -> Sitting:
        deal, rotation = divmod(number, self.games_a_deal)
        turn, place = divmod(deal, len(self._tables))
        table = self._turn(turn)[place]
        ways = self._orders[table]
        order = ways[turn % len(ways)]
        bots = order[-rotation:] + order[:-rotation] if rotation else order
        seeds = (self._digest(f"bot {number} {seat}")[:8] for seat in range(len(bots)))
        return Sitting(
            number, deal, bots, self._digest(f"deal {deal}"), tuple(int.from_bytes(seed, "little") for seed in seeds)
        )

    def _digest(self, what: str) -> bytes:
        return hashlib.sha256(f"arena {self._seed} {what}".encode()).digest()
