"""Scenarios, written in YAML: a position, some actions, the dice that fall, and what must be true then."""

from mappamundi.scenarios.case import Case, load_cases, read_cases
from mappamundi.scenarios.compare import first_difference
from mappamundi.scenarios.run import Outcome, run_case

__all__ = ["Case", "Outcome", "first_difference", "load_cases", "read_cases", "run_case"]
