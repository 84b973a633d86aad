"""History of the World, Avalon Hill / Hasbro 2001. One module per chapter of the rules, in the order of play."""
