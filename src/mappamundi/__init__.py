"""Mappa Mundi: board games about making and conquering the world, by their full rules."""

from importlib.metadata import version

__version__ = version("mappamundi")
