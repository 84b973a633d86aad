"""How the greedy bot plays History of the World 2018: from its view and the legal list, by expected gain."""

from mappamundi.bots.history.y2018.decisions import choose

__all__ = ["choose"]
