"""Boards of squares, drawn in characters, for every game that is played on one."""
