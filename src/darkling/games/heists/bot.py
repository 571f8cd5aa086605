"""What a good player of Dark Heists looks at, for the bots."""

from darkling.games.heists.habit import habit
from darkling.games.heists.outlook import outlook
from darkling.games.heists.worth import evaluate

__all__ = ["evaluate", "habit", "outlook"]
