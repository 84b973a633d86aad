"""The engine against the second reading: at every decision of whole games both say the same."""

import json
from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import ENDINGS, GAME, OPTIONS
from tests.games.hotw2024.second_reading import Reading
from tests.games.hotw2024.second_table import KINDS, Asked

from mappamundi.games.history.y2024.game import HistoryOfTheWorld2024
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, STYLES, pick


def scarce() -> HistoryOfTheWorld2024:
    """The game with few pieces, so that all kinds of them are soon missing."""
    data = dict(GAME.board.data)
    few = {"capitals": 3, "cities": 3, "monuments": 2, "forts": 3, "fleets": 2}
    components = data["components"]
    shared, own = {**components["shared"], **few}, {**components["per_player"], "people": 14}
    return HistoryOfTheWorld2024({**data, "components": {**components, "shared": shared, "per_player": own}})


GAMES = {"plenty": GAME, "scarce": scarce()}


def told(form: Any) -> str:
    return json.dumps(form, sort_keys=True)


def of_engine(game: HistoryOfTheWorld2024, p: Position) -> dict[str, Any]:
    """How everything lies, in the words of a scenario."""
    report = game.report(p)
    turn, supply = report["turn"], report["supply"]
    modifier = turn.get("modifier")
    return {
        "lands": {
            name: (land["owner"], land["active"], sorted(kind for kind in KINDS if _has(land, kind)))
            for name, land in report["lands"].items()
        },
        "gold": report["gold"],
        "rank": report["rank"],
        "supply": [*(supply[kind] for kind in ("capitals", "cities", "monuments", "forts", "walls", "fleets"))],
        "people": list(supply["people"].values()),
        "tokens": [sorted(tokens) for tokens in report["tokens"].values()],
        "honors": [(entry["track"], sorted(entry["pool"]), entry["stack"]) for entry in report["honors"].values()],
        "leaders": list(report["leaders"].values()),
        "areas": sorted(report["active_areas"]),
        "pool": [turn["pool"], turn["fleets_in_pool"], turn["walls_in_pool"], sorted(turn.get("fleets", ()))],
        "points": report["points"],
        "modifier": modifier and (modifier["land"], modifier["plus"]),
        "endgame": {epoch: token for epoch, token in report["endgame"].items() if token},
    }


def _has(land: dict[str, Any], kind: str) -> bool:
    return bool(land[kind] and not (kind == "fort" and land["wall"]))


def of_reading(r: Reading) -> dict[str, Any]:
    return {
        "lands": {land.id: (land.owner, land.army, sorted(land.has)) for land in r.lands.values()},
        "gold": r.gold,
        "rank": r.rank(),
        "supply": [*(r.stock[kind] for kind in KINDS), r.fleets_left],
        "people": r.people,
        "tokens": [sorted(tokens) for tokens in r.tokens],
        "honors": [(r.tracks[seat], sorted(r.pools[seat]), r.stacks[seat]) for seat in r.seats],
        "leaders": r.leaders,
        "areas": sorted(r.active),
        "pool": [r.pool, r.fleets_in_pool, r.walls_in_pool, sorted(r.fleets)],
        "points": r.points,
        "modifier": r.tried,
        "endgame": r.spaces,
    }


def agree(game: HistoryOfTheWorld2024, p: Position, r: Reading, asked: Asked) -> None:
    seat, phase, legal = asked
    assert p.to_act() == (seat,)
    assert game.report(p)["phase"] == phase
    mine, theirs = of_engine(game, p), of_reading(r)
    if phase == "endgame":  # nothing is awarded any more, so that no stack has an order
        for table in (mine, theirs):
            table["honors"] = [(track, pool, sorted(stack)) for track, pool, stack in table["honors"]]
    for key, value in theirs.items():
        assert mine[key] == value, key
    assert sorted(told(action.form) for action in p.legal(seat)) == sorted(map(told, legal))


def play_both(game: HistoryOfTheWorld2024, players: int, options: dict[str, Any], seed: int, style: int) -> set[str]:
    """One game; the phases that were met."""
    chance, rng = Seeded(seed.to_bytes(16, "little")), Random(seed)
    position = game.new(options, players, chance)
    reading = Reading(game.board.data, players, options, chance)
    flow = reading.play()
    met = set()
    try:
        asked = next(flow)
        while True:
            agree(game, position, reading, asked)
            met.add(asked[1])
            seat = asked[0]
            action = pick(rng, position.legal(seat), style, ENDINGS)
            position.play(seat, action)
            asked = flow.send(dict(action.form))
    except StopIteration:
        pass
    result = position.result()
    assert result is not None
    assert list(result.scores) == reading.gold
    assert result.places == reading.places()
    return met


@pytest.mark.parametrize("pieces", GAMES)
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_readings_agree_through_a_whole_game(pieces: str, number: int) -> None:
    style = BUSY if pieces == "plenty" else STYLES[number % 3]
    met = play_both(GAMES[pieces], 3 + number % 4, OPTIONS[number], number, style)
    assert {"tokens", "choose_empire", "event", "expand", "revenue", "conclude"} <= met
    assert pieces == "plenty" or "shortage" in met
