"""Everything that can go wrong, and says so.

DarklingError
├── IllegalChoice          something that is not among the options; the game is unchanged
│   ├── NotWaiting         the seat has no open decision
│   └── StaleChoice        a choice for a decision that has passed
├── NoSuchSeat             a seat that is not at the table
├── CannotUndo             nothing to take back, or a fence stands in the way
├── BadSetup               a game that cannot be set up as asked
│   ├── UnknownGame
│   │   └── BrokenGame     a package brings a game that cannot be loaded
│   ├── BadSetting          an unknown, ill-typed or conflicting game setting
│   └── BadPosition        a set-up position that cannot occur
├── BadCards               a card file that cannot be used
├── BadRecord              a record or save that is damaged or does not replay
└── RulesError             a bug in a game's rules, never the player's doing
"""


class DarklingError(Exception):
    """The base of all errors raised on purpose."""


class IllegalChoice(DarklingError, ValueError):
    """What was chosen is not among the options."""


class NotWaiting(IllegalChoice):
    """The seat has no open decision."""


class StaleChoice(IllegalChoice):
    """The choice belongs to a decision that has passed."""


class NoSuchSeat(DarklingError, ValueError):
    """There is no such seat at the table."""


class CannotUndo(DarklingError):
    """There is nothing to take back, or a fence stands in the way."""


class BadSetup(DarklingError, ValueError):
    """The game cannot be set up as asked."""


class UnknownGame(BadSetup):
    """No game of that name is registered."""


class BrokenGame(UnknownGame):
    """The entry point of a package leads to no game that can be played."""


class BadSetting(BadSetup):
    """A game setting is unknown, ill-typed or in conflict with another."""


class BadPosition(BadSetup):
    """A set-up position that cannot occur in the game."""


class BadCards(DarklingError, ValueError):
    """A card file cannot be used."""


class BadRecord(DarklingError, ValueError):
    """A record or save is damaged, or does not replay."""


class RulesError(DarklingError):
    """A bug in a game's rules."""
