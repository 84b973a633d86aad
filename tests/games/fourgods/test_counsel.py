"""Counsel: what is told of an action is what comes of it, and nothing that the viewer cannot know."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, new_game, stage
from tests.games.fourgods.subject import SUBJECT
from tests.games.fourgods.worlds import scramble

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import scoring
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.scoring import PARTS, Sheet
from mappamundi.games.fourgods.state import NONE, OVER
from mappamundi.games.fourgods.tiles import TERRAINS
from mappamundi.games.fourgods.world import realms
from mappamundi.kernel import Action
from mappamundi.kit.random_play import BUSY, some

COUNTED = (a.PLACE, a.PLACE_PROPHET, a.BUILD, a.DESTROY, a.CHOOSE_GOD)


def known_sheet(p: Position, viewer: int) -> Sheet:
    """The score as the viewer can tell it: with hidden gods its own card counts where all terrains are ranked."""
    if not p.variant.hidden:
        return scoring.sheet(p, p.cards)
    open_sheet = scoring.sheet(p, [NONE] * p.players)
    if p.players == len(GODS):
        [own] = p.gods[viewer]
        open_sheet[own] = scoring.sheet(p, p.cards)[own]
    return open_sheet


def difference(before: Sheet, after: Sheet) -> dict[str, dict[str, int]]:
    found = {}
    for god, now in enumerate(after):
        then = before[god] or scoring.NOTHING
        if now is not None and now != then:
            gains = {part: getattr(now, part) - getattr(then, part) for part in PARTS}
            found[GODS[god]] = {part: gain for part, gain in gains.items() if gain} | {"total": now.total}
    return found


def check(p: Position, seat: int, action: Action, told: Mapping[str, Any]) -> None:
    before = known_sheet(p, seat)
    after = p.copy()
    after.play(seat, action)
    if after.phase == OVER:
        return
    changes = difference(before, known_sheet(after, seat))
    assert told.get("scores", {}) == changes, action
    own = [GODS[god] for god in after.gods[seat]]
    gained = sum(gain for god in own for part, gain in changes.get(god, {}).items() if part != "total")
    assert told.get("points", 0) == gained
    if action.kind in (a.PLACE, a.DESTROY):
        old = {(terrain, tuple(areas)) for terrain, areas, _, _ in realms(p)}
        new = [realm for realm in realms(after) if (realm[0], tuple(realm[1])) not in old]
        grown = [(one["terrain"], one["tiles"]) for one in told.get("kingdoms", [])]
        assert sorted(grown) == sorted((TERRAINS[realm[0]], realm[2]) for realm in new)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_what_comes_of_it(options: dict[str, Any], players: int) -> None:
    position, rng = new_game(players, players, **options), Random(players)
    counted = 0
    for _ in range(120):
        if not position.to_act():
            break
        seat = some(rng, position.to_act())
        legal = position.legal(seat)
        advice = GAME.counsel(position.view(seat), legal)
        for action, told in rng.sample(list(zip(legal, advice, strict=True)), min(4, len(legal))):
            if action.kind in COUNTED:
                check(position, seat, action, told)
                counted += 1
            elif action.kind not in (a.DISCARD, a.TAKE):
                assert told == {}
        SUBJECT.step(position, rng, BUSY)
    assert counted > 8


def test_counsel_depends_on_nothing_that_the_viewer_cannot_know() -> None:
    for options in (OPTIONS[2], OPTIONS[3]):
        position, rng = new_game(5, 4, **options), Random(5)
        for _ in range(120):
            seat = some(rng, position.to_act())
            other = scramble(position, seat, rng)
            legal = position.legal(seat)
            mine, theirs = (GAME.counsel(one.view(seat), legal) for one in (position, other))
            assert mine == theirs
            SUBJECT.step(position, rng, BUSY)


SETUP: dict[str, Any] = {
    "world_size": [4, 2],
    "world": {
        "0,0": {"face": "OOOO"},
        "1,0": {"face": "OFFO", "prophet": {"god": "humans", "corner": "ne"}},
        "3,0": {"face": "FFFF"},
        "0,1": {"face": "OOOO", "prophet": {"god": "merfolk", "corner": "nw"}},
    },
    "cities": {"2,0": {"god": "humans"}},
    "gods": {0: ["merfolk"], 1: ["humans"]},
    "hands": {0: ["FFPP|MMMM", None]},
}


def told(form: dict[str, Any], viewer: int | None = 0, **setup: Any) -> Mapping[str, Any]:
    position = stage({**SETUP, **setup}, 3)
    [advice] = GAME.counsel(position.view(viewer), [GAME.action(form)])
    return advice


def test_a_cataclysm_says_what_falls_what_grows_and_who_leads() -> None:
    fall = {"do": "destroy", "hand": 0, "face": 0, "turn": 0, "x": 2, "y": 0}
    advice = told(fall)
    assert advice["kingdoms"] == [{"terrain": "forest", "from": [], "tiles": 3}]
    assert advice["scores"]["merfolk"]["cities"] == 5
    assert advice["scores"]["humans"]["cities"] == -5
    assert advice["scores"]["humans"]["prophets"] == 2
    assert advice["points"] == 5
    sent = told({**fall, "prophet": "nw"})
    assert sent["prophet"] == {"terrain": "forest", "tiles": 3, "rank": "ties", "worth": 1}


def test_a_city_says_what_could_bring_it_down() -> None:
    build = {"do": "build", "x": 1, "y": 1}
    assert told(build)["points"] == 5
    assert told(build)["threats"] == 0
    assert told(build, hands={1: ["OFOO|MMMM", "OFOO|MMMM"]})["threats"] == 2
    torn = {"1,0": {"face": "MMMM"}, "0,1": {"face": "OOOO"}}
    assert told(build, world=torn, cities={})["safe"]


def test_tiles_say_how_many_cells_they_fit() -> None:
    assert told({"do": "discard", "hand": 0, "face": 0}, hands={0: ["OFOO|MMMM", None]}) == {"fits": 1}
    assert told({"do": "take", "area": 1, "slot": 0}, discards={1: ["OFFO|MMMM"]}) == {"fits": 2}
    assert told({"do": "take", "area": 1, "slot": 0}, discards={1: ["MMMM|OFFO"]}) == {"fits": 0}


def test_what_cannot_be_imagined_is_told_nothing() -> None:
    for form in (
        {"do": "place", "hand": 1, "face": 0, "turn": 0, "x": 1, "y": 1},
        {"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 9, "y": 1},
        {"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 0, "y": 0},
        {"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 1, "y": 1, "prophet": "nw", "god": "elves"},
        {"do": "destroy", "hand": 0, "face": 0, "turn": 0, "x": 0, "y": 0},
        {"do": "place_prophet", "x": 0, "y": 1, "corner": "nw"},
        {"do": "build", "x": 0, "y": 0},
        {"do": "build", "x": 1, "y": 1, "from": [3, 0]},
        {"do": "take", "area": 3, "slot": 0},
        {"do": "discard", "hand": 1, "face": 0},
        {"do": "choose_god", "god": "humans"},
        {"do": "pass"},
    ):
        assert told(form) == {}, form
        assert told(form, None) == {}
