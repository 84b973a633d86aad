"""The editions of History of the World in the terminal."""
