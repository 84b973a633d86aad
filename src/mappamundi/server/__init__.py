"""Tables on the network: people and bots at one game, and no move is ever lost."""
