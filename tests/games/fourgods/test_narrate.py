"""The chronicle of 4 Gods: everything that can happen has its line."""

from mappamundi.games.fourgods.chronicle import KINDS
from mappamundi.games.fourgods.narrate import HEARD


def test_every_kind_of_event_is_told() -> None:
    assert sorted(HEARD) == sorted(kind.name for kind in KINDS)
