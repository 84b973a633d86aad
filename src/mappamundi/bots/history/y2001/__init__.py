"""How the greedy bot plays History of the World 2001: from its view and the legal list, by expected points."""

from mappamundi.bots.history.y2001.decisions import choose

__all__ = ["choose"]
