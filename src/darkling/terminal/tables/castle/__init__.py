"""The table of castle in the terminal."""
