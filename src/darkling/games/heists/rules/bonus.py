"""The bonus of a challenge that was met."""

from dataclasses import dataclass

from darkling.games.heists.cards import Card
from darkling.games.heists.cards.effect_tables import BONUS_OF
from darkling.games.heists.rules.events import BonusDeclined, BonusLapsed
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.vocabulary import DECLINE, TAKE_THE_BONUS
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class Bonus(Rule):
    """DH-HEIST-06: redeem the bonus of a challenge, or do without it.

    A new hand, or the end of the turn, comes right after, so nothing can be taken back.

    Attributes:
        seat: who met the challenge.
        deed: the effect, by its numbers.
        recruited: the scoundrel recruited with it.
        extra: how many more cards are drawn for the next challenge.

    """

    seat: Seat
    deed: tuple[int, int]
    recruited: tuple[Card, ...] = ()
    extra: int = 0

    def begin(self, g: Heists) -> Next:
        """Offer the bonus with everything it can be used on; one without is passed over (DH-R-64)."""
        options = BONUS_OF[self.deed].ways(g, self.seat)
        if not options:
            g.emit(BonusLapsed, self.seat)
            return g.done()
        final = [option.final for option in [*options, DECLINE]]
        return g.ask(self.seat, TAKE_THE_BONUS, final, then=self.on_answer)

    def on_answer(self, g: Heists, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if option.id == DECLINE.id:
            g.emit(BonusDeclined, self.seat)
            return g.done()
        return BONUS_OF[self.deed].redeem(g, self, option)

    def on_done(self, g: Heists, _done: Rule) -> Next:
        """Go on once somebody has been robbed."""
        return g.done()
