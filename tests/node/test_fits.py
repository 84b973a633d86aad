"""What fits where in 4 Gods: the client reads it as the rules do."""

from pathlib import Path
from random import Random
from typing import Any

from tests.kit.sent import sent
from tests.node.asking import ask, needs_node

from mappamundi.games import game as find_game
from mappamundi.kernel import Seeded

pytestmark = needs_node

GAME = "fourgods"


def turned(face: str, turn: int) -> str:
    return face[4 - turn : 4] + face[: 4 - turn] + face[4:]


def placements(view: dict[str, Any], seat: int, forms: list[dict[str, Any]]) -> list[str]:
    """The placements that the rules list, by hand, cell and face as it lies."""
    found = set()
    for form in forms:
        if form["do"] == "place":
            face = turned(view["hands"][seat][form["hand"]]["faces"][form["face"]], form["turn"])
            found.add(f"{form['hand']} {form['x']},{form['y']} {face}")
    return sorted(found)


def positions(count: int) -> list[tuple[dict[str, Any], int, list[dict[str, Any]]]]:
    """Positions of random games, from empty Worlds to full ones: what a seat sees, and what it may do."""
    game, rng = find_game(GAME), Random(11)
    found: list[tuple[dict[str, Any], int, list[dict[str, Any]]]] = []
    while len(found) < count:
        position = game.new({}, 4, Seeded(rng.randbytes(32)))
        for seat in range(4):
            position.play(seat, game.action({"do": "ready"}))
        for step in range(260):
            seat = rng.choice(position.to_act() or (0,))
            legal = [action for action in position.legal(seat) if action.do not in ("pass", "flip")]
            if not legal or position.result():
                break
            if step % 20 == 0:
                found.append((sent(position, seat), seat, [dict(action.form) for action in legal]))
            lays = [action for action in legal if action.do in ("place", "draw", "build")]
            position.play(seat, rng.choice(lays or legal))
    return found[:count]


def test_what_fits_is_read_as_the_rules_read_it(tmp_path: Path) -> None:
    asked = [
        (view, seat, forms)
        for view, seat, forms in positions(26)
        if not any(h and h["taken"] is not None for h in view["hands"][seat])
    ]
    assert len(asked) > 18
    assert sum(len(placements(*one)) for one in asked) > 100
    catalogue = find_game(GAME).catalogue()
    faces = sorted(catalogue["areas"])
    views = [{"view": view, "seat": seat} for view, seat, _ in asked]
    found = ask("fits.mjs", tmp_path, {"views": views, "faces": faces})
    assert found["places"] == [placements(*one) for one in asked]
    assert found["areas"] == catalogue["areas"]
    assert found["wrong"] == [], "every drawing must have the areas of its face"
