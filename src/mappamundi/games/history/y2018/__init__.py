"""History of the World, Z-Man Games 2018. One module per chapter of the rules, in the order of play."""
