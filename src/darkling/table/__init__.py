"""The kernel: what every game shares, and nothing about any game."""
