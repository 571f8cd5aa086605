"""The table of village in the terminal."""
