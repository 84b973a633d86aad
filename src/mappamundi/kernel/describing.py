"""What positions and views say of themselves, for whoever looks at them in a console."""

from mappamundi.kernel.errors import BadInput
from mappamundi.kernel.game import Position, View


def described(position: Position) -> str:
    """A position in a line."""
    result = position.result()
    scores = position.standings() if result is None else result.scores
    if result is not None:
        state = "over, won by " + " and ".join(f"seat {seat}" for seat in result.winners)
    else:
        state = (
            ("seats " if len(position.to_act()) > 1 else "seat ") + ", ".join(map(str, position.to_act())) + " to act"
        )
    counted = "" if scores is None else f", scores {' '.join(map(str, scores))}"
    return f"<Position of {position.players} seats{counted}, {state}>"


def described_view(view: View) -> str:
    """A view in a line."""
    return f"<View of {'a spectator' if view.viewer is None else f'seat {view.viewer}'}>"


def no_such_seat(seat: int, players: int) -> BadInput:
    """For who asks what somebody sees who does not sit there."""
    return BadInput(f"there is no seat {seat}: the seats of this game are 0 to {players - 1}, and None is a spectator")
