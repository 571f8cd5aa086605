"""What needs no thought, and what no look one step ahead can see."""

from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.skill import Notes


def advise(g: Domains, seat: Seat, _notes: Notes, _effort: int) -> Option | None:
    """Return the only option where there is one."""
    options = g.decision(seat).options
    return options[0] if len(options) == 1 else None
