"""What bots know of The Night Watch: what a cellar is worth, and what a rival could make of the quay."""

from darkling.table.decision import Seat
from darkling.table.skill import Skill
from watch.rules.outcome import stacks, worth
from watch.rules.state import Watch


def evaluate(g: Watch, seat: Seat) -> float:
    """Return the worth of a seat's cellar, less that of the best rival with all that is on the quay."""
    rivals = [worth(stacks((*g.cellars[other], *g.quay))) for other in g.seats if other != seat]
    return worth(stacks(g.cellars[seat])) - max(rivals)


SKILL = Skill(evaluate=evaluate)
