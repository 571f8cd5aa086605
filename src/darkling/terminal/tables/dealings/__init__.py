"""The table of dealings in the terminal."""
