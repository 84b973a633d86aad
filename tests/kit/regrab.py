"""The race of `grab.py` in which whoever has a thing may lay it back: things come to be there in the middle of it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.kit.grab import GRABS, NOBODY, Grab, GrabPosition

from mappamundi.games import GAMES
from mappamundi.kernel import Action, Conduct, Event, IllegalAction, Target

LAYS = tuple(Action(-1, 3, (thing,), {"do": "lay", "thing": thing}) for thing in range(len(GRABS)))


def reaches(action: Action) -> list[Target]:
    return [("thing", action.args[0])] if action in GRABS else []


def there(position: GrabPosition) -> dict[Target, int]:
    return {} if any(position.waiting) else {("thing", thing): NOBODY for thing in position.left()}


class RegrabPosition(GrabPosition):
    def play(self, seat: int | None, action: Action) -> list[Event]:
        if seat is None or action not in LAYS:
            return super().play(seat, action)
        (thing,) = action.args
        if self.takers[thing] != seat:
            raise IllegalAction("B1.2", "not_yours", "You do not have it.")
        self.takers[thing] = NOBODY
        return []


class Regrab(Grab):
    """The game, by the same name."""

    facts = replace(Grab.facts, conduct=Conduct(cooldown=0.0, reaches=reaches, there=there))
    position = RegrabPosition

    def action(self, form: Mapping[str, Any]) -> Action:
        return LAYS[form["thing"]] if form.get("do") == "lay" else super().action(form)


GAME = Regrab()


def load_regrab(data: Path | None, rules: str | None) -> Regrab:
    del data, rules
    return GAME


@contextmanager
def regrab_among_the_games() -> Iterator[None]:
    """Servers find it as `grab`."""
    with patch.dict(GAMES, {"grab": load_regrab}):
        yield
