"""How the greedy bot plays History of the World 2024: from its view and the legal list, by expected gain."""

from mappamundi.bots.history.y2024.decisions import choose

__all__ = ["choose"]
