"""What is being done: why somebody gains or loses something."""

from dataclasses import dataclass

from darkling.games.domains.rules.state import Domains
from darkling.table.rule import Rule


@dataclass
class Deed(Rule):
    """A rule that carries out the effects of something: of a use, or of a Fortune card."""

    def cause(self) -> str:
        """Return the code of what has the effects."""
        raise NotImplementedError


def cause(g: Domains) -> str:
    """Return the code of what is being carried out, for the events that come of it."""
    deed = g.running(Deed)
    assert deed is not None, "effects are part of a deed"
    return deed.cause()
