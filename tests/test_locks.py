"""The lock files hold anywhere: pinned, hashed, agreeing with each other, and tied to no host."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-run.lock", "requirements-compiled.lock", "requirements-install.lock")


def pins(name: str) -> dict[str, str]:
    """Each requirement of a lock file with its version, marker and hashes."""
    lines = [line for line in (ROOT / name).read_text("utf-8").splitlines() if not line.startswith("#")]
    entries = "\n".join(lines).replace("\\\n", " ").splitlines()
    return {entry.partition("==")[0]: entry for entry in entries}


@pytest.mark.parametrize("name", LOCKS)
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    entries = pins(name)
    assert entries
    for entry in entries.values():
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("name", LOCKS)
def test_no_host_is_named(name: str) -> None:
    assert not re.search(r"://|index-url|find-links|@ ", (ROOT / name).read_text("utf-8"))


def test_players_and_developers_get_the_same_versions() -> None:
    assert pins("requirements-run.lock").items() <= pins("requirements.lock").items()


def test_the_compiled_wheel_is_tried_with_the_versions_of_everybody() -> None:
    everybody = pins("requirements.lock")
    of_its_own = {name for name in pins("requirements-compiled.lock") if name not in everybody}
    assert of_its_own == {"hatch-mypyc", "setuptools"}
    for name, entry in pins("requirements-compiled.lock").items():
        assert name in of_its_own or entry == everybody[name]


def test_the_client_s_tools_are_pinned_hashed_and_tied_to_no_host() -> None:
    tools = ROOT / "tools" / "client"
    wanted = json.loads((tools / "package.json").read_text("utf-8"))["devDependencies"]
    locked = json.loads((tools / "package-lock.json").read_text("utf-8"))["packages"]
    assert locked[""]["devDependencies"] == wanted
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    for name, package in locked.items():
        assert not name or (package["integrity"].startswith("sha512-") and "resolved" not in package), name


def test_the_client_s_tools_are_there_for_every_system() -> None:
    """Where a registry misses the binary of a system, npm leaves it out of the lock without a word."""
    lock = ROOT / "tools" / "client" / "package-lock.json"
    locked = json.loads(lock.read_text("utf-8"))["packages"]
    for tool in ("@biomejs/biome", "typescript"):
        systems = locked[f"node_modules/{tool}"]["optionalDependencies"]
        found = {name for name in systems if f"node_modules/{name}" in locked}
        assert {name for name in systems if re.search("linux-x64$|linux-arm64$|darwin|win32", name)} <= found, tool
