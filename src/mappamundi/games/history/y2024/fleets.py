"""R7.5–R7.10, R11.10–R11.12: fleets in seas, later in oceans."""

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.y2024.actions import PLAY_HONOR, pick
from mappamundi.games.history.y2024.state import State
from mappamundi.kernel import Action


def open_waters(p: State, fleets: int) -> int:
    """R7.5, R7.6, R7.10: waters next to an army or to one of these fleets, without a fleet."""
    reached = p.coast
    left = fleets
    joined = p.board.joined
    while left:
        low = left & -left
        reached |= joined[low.bit_length() - 1]
        left ^= low
    return reached & ~fleets


def waters_of_pool(p: State) -> int:
    """R7.7, R7.8, R5.11: fleets of the pool go into seas, in the later epochs into oceans."""
    return p.board.oceans if p.board.late(p.epoch) else p.board.seas


def waters_of_honors(p: State) -> int:
    """R11.10, R11.11: into seas; in the later epochs into oceans, if the Empire card shows a fleet."""
    return p.board.oceans if p.board.late(p.epoch) and p.force.fleets else p.board.seas


def legal_fleets(p: State, out: list[Action]) -> None:
    """R7.1, R7.5."""
    if p.fleets_pool:
        pick(p.rules.space.send_fleet, members(open_waters(p, p.fleets) & waters_of_pool(p)), out)


def send_fleet(p: State, water: int) -> None:
    """R7.5, R7.11: it stays there until the armies are laid down."""
    p.fleets_pool -= 1
    p.place_fleet(water)


def legal_honors(p: State, honor: int, count: int, out: list[Action]) -> None:
    """R11.10, R1.16: up to so many, one after the other, in each order in which they can be placed."""
    most = min(count, p.fleets_left)
    if not most:
        return
    space, waters = p.rules.space, waters_of_honors(p)
    first = members(open_waters(p, p.fleets) & waters)
    pick(space.naming_one(PLAY_HONOR, honor), first, out)
    rows: list[tuple[int, ...]] = [(water,) for water in first] if most > 1 else []
    while rows and len(rows[0]) < most:
        longer: list[tuple[int, ...]] = []
        for row in rows:
            placed = p.fleets
            for water in row:
                placed |= BIT[water]
            longer += [(*row, water) for water in members(open_waters(p, placed) & waters)]
        space.list_naming(PLAY_HONOR, honor, longer, out)
        rows = longer
