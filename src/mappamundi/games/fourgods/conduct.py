"""How a race of 4 Gods is conducted: `timers` and `network` of the data, which are the house's and not rules (G3.8).

They put off actions, or play ordinary ones in the name of a seat that takes too long. In timed play the clock of the
turn is enough.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.bag import free_slot, may_put_back
from mappamundi.games.fourgods.data import COOLING, at
from mappamundi.games.fourgods.errors import on_tiles
from mappamundi.games.fourgods.state import CLOSING, NONE, PLAY, WAITING, State
from mappamundi.kernel import Action, Conduct, Deadline

# What the data call the kinds of actions that cool down.
COOLED: Final = {"place_tile": "place", "build_city": "build", "destroy_city": "destroy"}


def conduct(data: Mapping[str, Any]) -> Conduct:
    """The wishes of this data file."""
    ready: float = at(data, "timers.ready_countdown_s.value")
    passing: float = at(data, "timers.pass_countdown_s.value")
    hold: float = at(data, "timers.take_hold_limit_s.value")
    prophet: float = at(data, "timers.prophet_window_s.value")
    forfeit: float = at(data, "timers.penalty_choice_s.value")

    def notice(p: State, seat: int, action: Action) -> float:
        """The last to be ready, and the pass that would end the game (G2.8, G13.5), come after a countdown."""
        if action.kind == a.READY and p.phase == WAITING:
            return ready if not p.ready[seat] and sum(p.ready) == p.players - 1 else 0.0
        if action.kind == a.PASS and p.phase in (PLAY, CLOSING) and not p.variant.timed:
            return passing if not p.passed[seat] and sum(p.passed) == p.players - 1 else 0.0
        return 0.0

    def deadlines(p: State) -> list[Deadline]:
        if p.phase not in (PLAY, CLOSING):
            return []
        found: list[Deadline] = []
        for seat in range(p.players):
            if p.owes[seat]:
                cell = on_tiles(p, seat)[0]
                action = p.rules.space.make(a.FORFEIT, cell % p.grid.width, cell // p.grid.width)
                found.append(Deadline("forfeit", seat, forfeit, action, where=(p.owes[seat],)))
            elif not p.variant.timed:
                for hand, action in _held_too_long(p, seat):
                    found.append(Deadline("hold", seat, hold, action, where=(hand,)))
            cell = p.follow[seat]
            # G7.5: who has no god has no prophet to wait for.
            if cell != NONE and p.gods[seat] and not p.variant.timed:
                there = (cell % p.grid.width, cell // p.grid.width)
                found.append(Deadline("prophet", seat, prophet, closes="place_prophet", where=there))
        return found

    return Conduct(
        window=at(data, "network.fairness_window_ms") / 1000,
        credit=at(data, "network.latency_credit_max_ms") / 1000,
        grace=at(data, "network.deadline_grace_max_ms") / 1000,
        cooldown=0.0,
        cooldowns={COOLED.get(kind, kind): at(data, f"network.action_cooldown_ms.{kind}") / 1000 for kind in COOLING},
        penances={"challenge": at(data, "timers.challenge_cooldown_s.value")},
        thought=(at(data, "network.bot_think_ms.min") / 1000, at(data, "network.bot_think_ms.mean") / 1000),
        notice=notice,
        deadlines=deadlines,
    )


def _held_too_long(p: State, seat: int) -> Iterator[tuple[int, Action]]:
    """What becomes of tiles that were taken and kept (G6.4): discarded as they lay, or put back. A tile for which there
    is a cell but no slot stays in the hand: nobody can place it for the seat."""
    for hand in (0, 1):
        taken = p.taken[2 * seat + hand]
        if taken < 0:
            continue
        if free_slot(p, seat) != NONE:
            yield hand, p.rules.space.make(a.DISCARD, hand, taken & 1, a.LEFT_OUT)
        elif may_put_back(p, seat, hand):
            yield hand, p.rules.space.make(a.PUT_BACK, hand)
