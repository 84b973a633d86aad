"""Pearls: a small auction for Mappa Mundi, and a bot for it."""
