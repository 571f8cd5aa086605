"""What can be wrong with a bot."""

from darkling.table.errors import DarklingError


class UnknownBot(DarklingError, ValueError):
    """No bot of that name, or a budget that it does not take."""


class NoSkill(DarklingError):
    """The game does not say what a good player looks at."""
