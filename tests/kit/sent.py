"""What is sent, as whoever receives it has it: plain JSON, of which a test may ask for any key."""

from typing import Any

from mappamundi.kernel import Position


def sent(position: Position, viewer: int | None) -> Any:
    """What that viewer sees of the position."""
    return position.view(viewer).json()
