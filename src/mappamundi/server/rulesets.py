"""The games as tables play them: by the rules and with the data under which a table was begun, whatever has changed."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from mappamundi.games import game as find_game
from mappamundi.games import kept_event
from mappamundi.kernel import Event, Game, Options, Position, UnknownRules
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.options import DRAWN, Value
from mappamundi.server.problems import Refusal


@cache
def kind_numbers(game_id: str, rules: str) -> Mapping[str, int]:
    """The numbers of a game's kinds of events; the log knows them by name."""
    return {kind.name: number for number, kind in enumerate(find_game(game_id, rules=rules).kinds)}


@cache
def lessons_of(game_id: str, rules: str) -> Sequence[Mapping[str, Any]]:
    """A game's lessons. It gives a new copy to whoever asks, which takes some milliseconds; nobody changes this one."""
    return find_game(game_id, rules=rules).lessons()


def read_events(game: Game, events: Sequence[Sequence[Any]]) -> list[Event]:
    """Events from the log, as the game knows them."""
    numbers = kind_numbers(game.facts.id, game.facts.rules_version)
    named = [kept_event(game.facts.id, name, values) for name, *values in events]
    return [(numbers[name], *values) for name, values in named]


def game_of(game_id: str, rules: str, data: Corrected | None = None) -> Game:
    """The game by the version of its rules under which it was begun, whatever has changed since; with corrected data,
    if it was begun with those."""
    try:
        return find_game(game_id, data, rules)
    except UnknownRules:
        detail = (
            f"This game was begun under version {rules} of the rules, which this server does not keep. "
            "Nothing of it is lost: it goes on where they are kept."
        )
        raise Refusal(409, detail, "rules_unknown", version=rules) from None


def drawn_by_lot(options: Options, position: Position) -> dict[str, Value]:
    """The options that were left to the lot, as it fell: everybody sees that from the start."""
    return dict(position.view(None).json().get("drawn", {})) if DRAWN in options.values() else {}
