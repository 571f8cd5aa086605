"""The terminal's own sentences."""

from importlib.resources import files

from darkling.words import Phrasebook


def own_words() -> Phrasebook:
    """Return the phrasebook of what the terminal itself says; a game's words are its own."""
    return Phrasebook([files("darkling.terminal") / "terminal.ftl"])
