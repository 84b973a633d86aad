"""Bots for 4 Gods: they play the race in real time, by one policy at three levels."""
