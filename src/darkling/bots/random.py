"""The bot that does not think."""

from darkling.table.chance import Chance
from darkling.table.decision import Decision
from darkling.table.option import Option


class RandomBot:
    """Chooses any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, decision: Decision) -> Option:
        """Return one of the decision's options."""
        return decision.options[self.chance.below(len(decision.options))]
