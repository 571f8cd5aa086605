"""The table of Attack the Darkness in the terminal."""
