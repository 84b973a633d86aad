"""What is vendored for the browser is what vendor.json says: versions, licences and hashes."""

import hashlib
import json
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "src/mappamundi/client/vendor"


def test_vendored_files_are_as_listed() -> None:
    listed = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in VENDOR.rglob("*.js")}
    assert found == {name: file["sha256"] for name, file in listed.items()}
    packages = [package for file in listed.values() for package in file["packages"].values()]
    assert packages
    assert all(package["licence"] and package["version"] for package in packages)
