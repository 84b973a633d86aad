from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.packages.installing import PEARLS, forget, install, see


@pytest.fixture(scope="session")
def pearls_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(PEARLS, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def pearls(pearls_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example, installed by pip."""
    see(pearls_folder, monkeypatch)
    yield pearls_folder
    forget(pearls_folder)


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages can be announced."""
    folder = tmp_path / "others"
    folder.mkdir()
    see(folder, monkeypatch)
    yield folder
    forget(folder)
