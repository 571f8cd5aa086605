"""Experiments with games: bots play, and we count."""
