"""What a good player of Korak's castle looks at, for the bots."""

from darkling.games.castle.habit import habit
from darkling.games.castle.outlook import evaluate, outlook

__all__ = ["evaluate", "habit", "outlook"]
