"""The lab: for those who write bots and study the games."""
