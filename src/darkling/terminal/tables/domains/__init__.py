"""The table of domains in the terminal."""
