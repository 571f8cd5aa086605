"""The table of darkworld in the terminal."""
