"""Which modules are played: the options as the rules read them, and what is left to the lot (G1.10–G1.15)."""

from collections.abc import Mapping
from typing import Final

from mappamundi.games.fourgods.state import Variant
from mappamundi.kernel import BadInput, Chance
from mappamundi.kernel.options import DRAWN, Value

# G1.10, G1.11: the options that can be drawn, and what the lot can fall on.
LOTS: Final[Mapping[str, tuple[str, str]]] = {
    "tempo": ("simultaneous", "timed_turns"),
    "gods": ("visible", "hidden"),
}


def variant(chosen: Mapping[str, Value], players: int, chance: Chance) -> Variant:
    """From checked options. What is drawn has a pile of its own, so that no other draw depends on it."""
    penalties = chosen["penalties"]
    table = chosen["legality"] == "table"
    four_gods = players == 2 and chosen["two_player"] == "two_with_four_gods"
    drawn = tuple(name for name in LOTS if chosen[name] == DRAWN)
    held = dict(chosen)
    for name in drawn:
        # G1.15: two players with four gods would know each other's.
        held[name] = LOTS[name][0 if name == "gods" and four_gods else chance.shuffle(name, 2)[0]]
    return Variant(
        timed=held["tempo"] == "timed_turns",
        hidden=held["gods"] == "hidden",
        table=table,
        four_gods=four_gods,
        punished=tuple(
            table and (seat in penalties if isinstance(penalties, list) else penalties == "all_players")
            for seat in range(players)
        ),
        drawn=drawn,
    )


def drawn_of(chosen: Variant) -> dict[str, str]:
    """What the lot fell on, by option, for everybody to see."""
    fell = {"tempo": chosen.timed, "gods": chosen.hidden}
    return {name: LOTS[name][fell[name]] for name in chosen.drawn}


def order_of(name: str, value: object) -> list[int]:
    """The order of the pile from which a scenario lets this value of an option be drawn."""
    if value not in LOTS[name]:
        raise BadInput(f"draws: {name} is {' or '.join(LOTS[name])}, not {value!r}")
    return [LOTS[name].index(str(value))]
