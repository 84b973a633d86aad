"""Errors at a table in random games: no list offers a wrong tile, so that here seats place some on purpose (G16)."""

from collections import Counter
from random import Random

import pytest
from tests.games.fourgods.game import GAME, begun
from tests.games.fourgods.subject import SUBJECT, check_world

from mappamundi.games.fourgods.chronicle import KINDS
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.tiles import CORNERS
from mappamundi.games.fourgods.world import EMPTY
from mappamundi.kernel import Event, IllegalAction
from mappamundi.kit.positions import canonical
from mappamundi.kit.random_play import BUSY, some, step

TABLES = [
    (players, options)
    for players in (2, 3, 4)
    for options in (
        {"legality": "table", "penalties": "all_players"},
        {"legality": "table", "penalties": [0], "tempo": "timed_turns"},
        {"legality": "table", "penalties": "all_players", "gods": "hidden", "two_player": "two_with_two_gods"},
    )
]


def mistake(position: Position, rng: Random) -> list[Event]:
    """Some tile anywhere, if the rules of the table let it through."""
    seat = some(rng, position.to_act())
    held = [hand for hand in (0, 1) if position.hands[2 * seat + hand] >= 0]
    empty = [cell for cell, shape in enumerate(position.shapes) if shape == EMPTY]
    if not held or not empty:
        return []
    cell = some(rng, empty)
    form = {"do": "place", "hand": some(rng, held), "face": some(rng, (0, 1)), "turn": some(rng, range(4))}
    form |= {"x": cell % position.grid.width, "y": cell // position.grid.width}
    if position.gods[seat] and rng.random() < 0.7:
        form |= {"prophet": some(rng, CORNERS), "god": SUBJECT.values["god"][some(rng, position.gods[seat])]}
    before = canonical(position)
    try:
        return position.play(seat, GAME.action(form))
    except IllegalAction as error:
        refusal = error
    assert refusal.reason in ("forfeit_first", "taken_tile", "no_prophet"), form
    assert canonical(position) == before
    return []


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_games_with_mistakes_keep_every_invariant(players: int, options: dict[str, object]) -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        position = begun(seed, players, **options)
        if seed % 2:
            # Few prophets, so that some are owed.
            for god in range(4):
                position.lost[god], position.reserves[god] = position.reserves[god] - 1, 1
        for _ in range(250):
            if position.result() is not None:
                break
            events = mistake(position, rng) if rng.random() < 0.4 else step(position, rng, BUSY, SUBJECT.endings)[2]
            met.update(KINDS[event[0]].name for event in events)
            SUBJECT.check(position, events)
            check_world(position)
    told = ["challenged", "corrected", "bagged", "prophet_returned", "prophet_lost"]
    told += ["debt"] if "gods" not in options else []
    told += ["city_removed"] if "tempo" not in options else []
    assert all(met[name] for name in told), met


def test_a_forfeit_is_owed_and_paid_in_some_games() -> None:
    """G16.8, G16.14."""
    met: Counter[str] = Counter()
    for seed in range(30):
        rng = Random(seed)
        position = begun(seed, 3, legality="table", penalties="all_players", gods="hidden")
        for god in range(4):
            position.lost[god], position.reserves[god] = position.reserves[god] - 2, 2
        for _ in range(150):
            if position.result() is not None:
                break
            events = mistake(position, rng) if rng.random() < 0.6 else step(position, rng, BUSY, SUBJECT.endings)[2]
            met.update(KINDS[event[0]].name for event in events)
            for seat, owed in enumerate(position.owes):
                if owed:
                    met["owed"] += 1
                    assert {action.do for action in position.legal(seat)} == {"forfeit"}
            SUBJECT.check(position, events)
    assert min(met["owed"], met["forfeit_due"], met["prophet_lost"]) > 0, met
