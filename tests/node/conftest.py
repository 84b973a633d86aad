"""What the server tells, for scripts that run without one."""

from typing import Any

import pytest
from tests.server.serving import serving

from mappamundi.games import GAME_IDS


@pytest.fixture(scope="session")
def details(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the server tells of each game."""
    with serving(tmp_path_factory.mktemp("details")) as served:
        return {game: served.get(f"/api/games/{game}").json() for game in GAME_IDS}
