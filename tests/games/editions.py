"""The editions of History of the World, for what is tested of all of them alike."""

from typing import Final

import pytest

EDITIONS: Final = {"hotw2001": "y2001", "hotw2018": "y2018", "hotw2024": "y2024"}

each_edition = pytest.mark.parametrize("game", EDITIONS)
