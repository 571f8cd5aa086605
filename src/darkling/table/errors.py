"""Everything that can go wrong, and says so.

DarklingError
├── IllegalChoice          an answer that is not on offer; the game is unchanged
│   ├── NotWaiting         the seat has no open decision
│   └── StaleChoice        the answer is to a decision that has passed
├── CannotUndo             nothing to take back, or a fence stands in the way
├── BadSetup               a game that cannot be set up as asked
│   ├── UnknownGame
│   ├── BadOption          an unknown, ill-typed or conflicting game option
│   └── BadPosition        a set-up position that cannot occur
├── BadCards               a card file that cannot be used
├── BadRecord              a record or save that is damaged or does not replay
└── RulesError             a bug in a game's rules, never the player's doing
"""


class DarklingError(Exception):
    """The base of all errors raised on purpose."""


class IllegalChoice(DarklingError, ValueError):
    """The answer is not among the options on offer."""


class NotWaiting(IllegalChoice):
    """The seat has no open decision."""


class StaleChoice(IllegalChoice):
    """The answer belongs to a decision that has passed."""


class CannotUndo(DarklingError):
    """There is nothing to take back, or a fence stands in the way."""


class BadSetup(DarklingError, ValueError):
    """The game cannot be set up as asked."""


class UnknownGame(BadSetup):
    """No game of that name is registered."""


class BadOption(BadSetup):
    """A game option is unknown, ill-typed or in conflict with another."""


class BadPosition(BadSetup):
    """A set-up position that cannot occur in the game."""


class BadCards(DarklingError, ValueError):
    """A card file cannot be used."""


class BadRecord(DarklingError, ValueError):
    """A record or save is damaged, or does not replay."""


class RulesError(DarklingError):
    """A bug in a game's rules."""
