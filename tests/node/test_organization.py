"""What is asked for while tokens and Empires of the 2024 edition are given out."""

from pathlib import Path
from typing import Any

from tests.client.setups_2024 import TOKENS
from tests.kit.sent import sent
from tests.node.asking import ask, needs_node

from mappamundi.games import game as find_game
from mappamundi.kernel import Seeded

pytestmark = needs_node


def test_tokens_that_are_all_alike_leave_nothing_to_press_first(details: dict[str, Any], tmp_path: Path) -> None:
    """Two are passed on, both of one area: they are counted as on the page between the epochs."""
    position = find_game("hotw2024").stage(TOKENS, {}, 4, Seeded(bytes(32)))
    seat = position.to_act()[0]
    view = sent(position, seat)
    view["selection"]["size"] = 2
    legal = [dict(action.form) for action in position.legal(seat)][:1]
    given = {"details": details["hotw2024"], "view": view, "legal": legal, "seat": seat}
    said = ask("organization.mjs", tmp_path, given)
    assert said == {"sentence": "Keep one of the two tokens.", "gilt": "keep"}
