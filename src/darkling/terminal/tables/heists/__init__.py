"""The table of heists in the terminal."""
