"""History of the World, in its editions."""
