"""What is vendored for the browser is what vendor.json says: versions, licences and hashes."""

import hashlib
import json
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "src/mappamundi/client/vendor"


def test_vendored_files_are_as_listed() -> None:
    packages = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))
    listed = {name: digest for package in packages.values() for name, digest in package["files"].items()}
    found = {
        path.relative_to(VENDOR).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.rglob("*.js")
    }
    assert found == listed
    assert all(package["licence"] and package["version"] for package in packages.values())
