"""How a race of 4 Gods is conducted: `timers` and `network` of the data, which are the house's and not rules (G3.8).

They put off actions, or play ordinary ones in the name of a seat that takes too long. In timed play the clock of the
turn is enough.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.bag import free_slot, may_put_back
from mappamundi.games.fourgods.data import COOLING, at
from mappamundi.games.fourgods.errors import on_tiles
from mappamundi.games.fourgods.legal import list_legal
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, PLAY, WAITING, State
from mappamundi.games.fourgods.world import CITY, EMPTY
from mappamundi.kernel import Action, Conduct, Deadline, Target

# What the data call the kinds of actions that cool down.
COOLED: Final = {"place_tile": "place", "build_city": "build", "destroy_city": "destroy"}

# What can be raced for: cells of the World, slots of the areas, gods.
CELL: Final = "cell"
SLOT: Final = "slot"
GOD: Final = "god"


def conduct(data: Mapping[str, Any]) -> Conduct:
    """The wishes of this data file."""
    ready: float = at(data, "timers.ready_countdown_s.value")
    passing: float = at(data, "timers.pass_countdown_s.value")
    hold: float = at(data, "timers.take_hold_limit_s.value")
    prophet: float = at(data, "timers.prophet_window_s.value")
    forfeit: float = at(data, "timers.penalty_choice_s.value")
    idle: float = at(data, "timers.idle_pass_s.value")

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
                laid = (cell % p.grid.width, cell // p.grid.width)
                found.append(Deadline("prophet", seat, prophet, closes="place_prophet", where=laid))
        return [*found, *_idle(p, idle)]

    return Conduct(
        window=at(data, "network.fairness_window_ms") / 1000,
        credit=at(data, "network.latency_credit_max_ms") / 1000,
        grace=at(data, "network.deadline_grace_max_ms") / 1000,
        cooldown=0.0,
        cooldowns={COOLED.get(kind, kind): at(data, f"network.action_cooldown_ms.{kind}") / 1000 for kind in COOLING},
        penances={"challenge": at(data, "timers.challenge_cooldown_s.value")},
        glance=at(data, "network.glance_ms") / 1000,
        retry=at(data, "network.retry_ms") / 1000,
        thought=(at(data, "network.bot_think_ms.min") / 1000, at(data, "network.bot_think_ms.mean") / 1000),
        notice=notice,
        deadlines=deadlines,
        reaches=reaches,
        there=there,
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


def _idle(p: State, seconds: float) -> Iterator[Deadline]:
    """G13.3, G13.6: once somebody has passed and nobody does anything, the house passes for those who are left; after
    a while for the last of them, and after longer the more they are. What a seat owes, or has taken and can be rid of,
    has a time of its own and comes first."""
    left = [seat for seat in range(p.players) if not p.passed[seat]]
    if p.variant.timed or len(left) == p.players:
        return
    for seat in left:
        if not p.owes[seat] and not any(_held_too_long(p, seat)):
            yield Deadline("idle", seat, seconds * len(left), _nearer_the_end(p, seat), where=(len(left),))


def _nearer_the_end(p: State, seat: int) -> Action:
    """To pass. But a taken tile that fits somewhere, and for which there is no slot, has to be laid before, whoever
    does it (G6.4, G6.6)."""
    if max(p.taken[2 * seat : 2 * seat + 2]) < 0:
        return p.rules.space.pass_
    found: list[Action] = []
    list_legal(p, seat, found)
    return next(action for action in found if action.kind == a.PLACE)


def reaches(action: Action) -> list[Target]:
    """What others may reach for as well, so that it matters who sees it first."""
    kind, args = action.kind, action.args
    if kind in (a.PLACE, a.DESTROY):
        return [(CELL, args[3], args[4])]
    if kind == a.BUILD:
        return [(CELL, args[0], args[1])]
    if kind in (a.TAKE, a.FLIP):
        return [(SLOT, args[0], args[1])]
    return [(GOD, args[0])] if kind == a.CHOOSE_GOD else []


def there(p: State) -> dict[Target, int]:
    """Open cells and cities, tiles in the areas whichever face lies up, and gods that nobody has. In timed play nobody
    races for anything."""
    if p.phase not in (PLAY, CLOSING) or p.variant.timed:
        return {}
    width, slots = p.grid.width, p.module.slots
    open_: Sequence[int] = p.open
    if p.variant.table:
        # G16.1: there a tile may be laid, wrongly, on any empty cell.
        open_ = [cell for cell, shape in enumerate(p.shapes) if shape == EMPTY]
    found: dict[Target, int] = {(CELL, cell % width, cell // width): EMPTY for cell in open_}
    found |= {(CELL, cell % width, cell // width): CITY for cell, shape in enumerate(p.shapes) if shape == CITY}
    found |= {(SLOT, *divmod(place, slots)): here >> 1 for place, here in enumerate(p.areas) if here >= 0}
    found |= {(GOD, god): NOBODY for god, owner in enumerate(p.owners) if owner == NOBODY}
    return found
