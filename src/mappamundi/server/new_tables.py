"""The row of a table that somebody sets up, and what its seats are called."""

from collections.abc import Sequence

import msgspec

from mappamundi.bots import MAPMAKERS
from mappamundi.games import game as find_game
from mappamundi.kernel import new_seed
from mappamundi.kernel.corrected import Corrected
from mappamundi.server.rows import TableRow
from mappamundi.server.tokens import new_id
from mappamundi.server.wire import NewSeat, NewTable


def new_row(spec: NewTable, now: float, rules: str | None = None, data: Corrected | None = None) -> TableRow:
    """A table that nobody has sat down at, with a secret of its own; by the newest rules unless others are named, and
    with the game's own data unless there are corrected ones."""
    return TableRow(
        id=new_id(),
        game=spec.game,
        rules=find_game(spec.game, rules=rules).facts.rules_version,
        phase="lobby",
        listed=spec.listed,
        created=now,
        updated=now,
        seq=0,
        due=None,
        spec=msgspec.to_builtins(spec),
        seats=[],
        secret=new_seed(),
        data=data.digest if data else None,
        data_text=data.text if data else None,
    )


def seat_names(seats: Sequence[NewSeat]) -> list[str | None]:
    """What each is called: a bot that nobody named by its seat, unless somebody at the table is called so."""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and not seat.name:
            start = number % len(MAPMAKERS)
            order = MAPMAKERS[start:] + MAPMAKERS[:start]
            names[number] = next((name for name in order if name not in names), order[0])
    return names
