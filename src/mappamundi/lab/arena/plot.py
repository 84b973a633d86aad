"""Small pictures of numbers: a dot with its span on a scale, as SVG that is as wide as the room it is given."""

from collections.abc import Sequence
from typing import Final

# Steps that a scale may have.
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_TICKS: Final = 4
# Room beside the outermost values, in 100 of their distance.
MARGIN: Final = 6
HEIGHT: Final = 26


class Scale:
    """Where values stand, in 100 of the width."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min(values), max(values)
        room = (high - low) * MARGIN / 100 or 1.0
        self._low: Final = low - room
        self._width: Final = high - low + 2 * room
        step = next((step for step in STEPS if self._width / step < MOST_TICKS), STEPS[-1])
        first = int(-(-self._low // step)) * step
        self.ticks: Final = range(first, int(high + room) + 1, step)

    def at(self, value: float) -> str:
        return f"{100 * (value - self._low) / self._width:.2f}%"


def axis(scale: Scale) -> str:
    """The numbers at the ticks."""
    texts = "".join(f'<text x="{scale.at(tick)}" y="13">{tick}</text>' for tick in scale.ticks)
    return _svg(texts, "axis", 18)


def dot(scale: Scale, value: float, low: float, high: float, *, kind: str, marks: Sequence[float] = ()) -> str:
    """A value with its span, between thin lines at the ticks or at the `marks`."""
    lines = "".join(
        f'<line class="tick" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="0" y2="{HEIGHT}"/>'
        for tick in marks or scale.ticks
    )
    middle = HEIGHT // 2
    if high > low:
        ends = "".join(
            f'<line x1="{scale.at(end)}" x2="{scale.at(end)}" y1="{middle - 4}" y2="{middle + 4}"/>'
            for end in (low, high)
        )
        span = f'<line x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{middle}" y2="{middle}"/>'
        lines += f'<g class="span">{span}{ends}</g>'
    return _svg(f'{lines}<circle class="{kind}" cx="{scale.at(value)}" cy="{middle}" r="5.5"/>', "dot", HEIGHT)


def _svg(inside: str, kind: str, height: int) -> str:
    return f'<svg class="{kind}" width="100%" height="{height}" aria-hidden="true" focusable="false">{inside}</svg>'
