"""How bots play the editions of History of the World."""
