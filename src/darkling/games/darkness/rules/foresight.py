"""Looking ahead in a copy of the table, in which nobody answers and no card comes to light."""

from dataclasses import dataclass

from darkling.games.darkness.rules.state import Darkness
from darkling.table.rule import Next, Rule


@dataclass
class Foresight(Rule):
    """Lies under all other rules in such a copy.

    There heroes are not asked about attacks, nor about those who walk away: whom one would ask depends on
    cards that are still to be drawn, and of these nothing may be foreseen.
    """

    def begin(self, g: Darkness) -> Next:
        return g.done()

    def on_played(self, g: Darkness, _rule: Rule) -> Next:
        return g.done()


def foresight() -> Foresight:
    """Return the rule as it waits for another one to be played."""
    rule = Foresight()
    rule.step = "on_played"
    return rule


def is_foreseen(g: Darkness) -> bool:
    """Say whether what goes on is only looked at ahead."""
    return g.running(Foresight) is not None
