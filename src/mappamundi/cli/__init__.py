"""The command `mundi`."""

from mappamundi.cli.group import main

__all__ = ["main"]
