"""4 Gods."""
