from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.packages.installing import forget, see


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages can be announced."""
    folder = tmp_path / "others"
    folder.mkdir()
    see(folder, monkeypatch)
    yield folder
    forget(folder)
