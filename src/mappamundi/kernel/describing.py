"""What positions and views say of themselves, and to whom, for whoever looks at them in a console."""

from mappamundi.kernel.errors import BadInput
from mappamundi.kernel.game import Position, View


def described(position: Position) -> str:
    """A position in a line."""
    result = position.result()
    scores = position.standings() if result is None else result.scores
    if result is not None:
        state = "over, won by " + " and ".join(f"seat {seat}" for seat in result.winners)
    else:
        acting = position.to_act()
        state = f"seat{'s' if len(acting) > 1 else ''} {', '.join(map(str, acting))} to act"
    counted = "" if scores is None else f", scores {' '.join(map(str, scores))}"
    return f"<Position of {position.players} seats{counted}, {state}>"


def described_view(view: View) -> str:
    """A view in a line."""
    return f"<View of {'a spectator' if view.viewer is None else f'seat {view.viewer}'}>"


def check_viewer(viewer: int | None, players: int) -> None:
    """`BadInput` if nobody sits there whose sight is asked for."""
    if viewer is not None and not 0 <= viewer < players:
        raise BadInput(f"there is no seat {viewer}: the seats are 0 to {players - 1}, and None is a spectator")
