"""The order of all tests, and what Hypothesis may not make of a slow machine.

Tests are ordered by what their files cost, so that processes that share them end together.

    ./test --costs -n auto    writes costs.json anew, from this run

Files are handed out whole (`--dist loadfile` in `./test`), the costly ones first. Those with a browser come last of
all: its driver keeps an event loop running in the process, and tests that start a loop of their own cannot run after
one. No process goes back in the order, so none of them has to.
"""

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.kit import times

# The same examples each time, so that a run says something about the code and nothing about luck; and no verdict by the
# clock, which depends on what else the machine does.
settings.register_profile(
    "steady", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

ROOT = Path(__file__).parent
COSTS = ROOT / "costs.json"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", action="store_true", help="keep what each file of tests cost, to order them by")
    parser.addoption("--times", type=int, default=1, help="try at random so many times as many games and positions")


def pytest_configure(config: pytest.Config) -> None:
    times.TIMES = config.getoption("--times")
    # With several processes only the one that hands out the tests hears of all of them.
    if config.getoption("--costs") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Processes that share the tests know them by their names: of two with the same name only one would be run, and
    # nobody would notice.
    twice = [name for name, count in Counter(item.nodeid for item in items).items() if count > 1]
    if twice:
        raise pytest.UsageError(f"several tests have the same name: {', '.join(twice)}")
    costs = known_costs()
    dearest = max(costs.values(), default=0.0)

    def order(item: pytest.Item) -> tuple[bool, float, str]:
        path = item.path.relative_to(ROOT).as_posix()
        # What is not known yet may be long.
        return path.startswith("client/"), -costs.get(path, dearest), path

    items.sort(key=order)


def known_costs() -> dict[str, float]:
    """Seconds by file, as they were on some machine: only their order matters."""
    found: dict[str, float] = json.loads(COSTS.read_text(encoding="utf-8")) if COSTS.exists() else {}
    return found


class Ledger:
    """Adds up how long the tests of each file took."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.partition("::")[0].removeprefix("tests/")] += report.duration

    def pytest_sessionfinish(self) -> None:
        kept = {path: cost for path, cost in known_costs().items() if (ROOT / path).exists()}
        kept |= {path: round(seconds, 1) for path, seconds in self.seconds.items()}
        ordered = dict(sorted(kept.items(), key=lambda item: (-item[1], item[0])))
        COSTS.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
