"""History of the World, Rio Grande Games 2024. One module per chapter of the rules, in the order of play."""
