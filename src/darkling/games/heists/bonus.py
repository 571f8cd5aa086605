"""The bonus of a challenge that was met."""

from dataclasses import dataclass

from darkling.games.heists.cards import Card, verbs
from darkling.games.heists.cards.verbs import Deed
from darkling.games.heists.effects import Ransom, Steal, bury, bury_options, rivals, targets, victims_of_theft
from darkling.games.heists.events import BonusDeclined, BonusLapsed, Recruited
from darkling.games.heists.state import Heists
from darkling.games.heists.vocabulary import DECLINE, RECRUIT, TAKE_BONUS, TAKE_THE_BONUS
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class Bonus(Rule):
    """DH-HEIST-06 to DH-HEIST-12: redeem the bonus of a challenge, or do without it.

    A new hand, or the end of the turn, comes right after, so nothing can be taken back.
    """

    seat: Seat
    deed: Deed
    recruited: tuple[Card, ...] = ()
    extra: int = 0

    def begin(self, g: Heists) -> Next:
        """Offer the bonus with everything it can be used on; one without is passed over (DH-R-64)."""
        options = self.choices(g)
        if not options:
            g.emit(BonusLapsed, self.seat)
            return g.done()
        final = [option.final for option in [*options, DECLINE]]
        return g.ask(self.seat, TAKE_THE_BONUS, final, then=self.on_answer)

    def choices(self, g: Heists) -> list[Option]:
        """Return the ways to use the bonus."""
        verb = self.deed[0]
        if verb == verbs.BURY:
            return bury_options(g, self.seat)
        if verb == verbs.FREE_RECRUIT:
            return [RECRUIT[card] for card in g.recruits()]
        if verb == verbs.STEAL:
            return targets(victims_of_theft(g, self.seat))
        return targets(rivals(g, self.seat)) if verb == verbs.RANSOM else [TAKE_BONUS]

    def on_answer(self, g: Heists, option: Option) -> Next:
        """Redeem it, or decline."""
        g.fence(Fence.REVEALED)
        verb, amount = self.deed
        if option.id == DECLINE.id:
            g.emit(BonusDeclined, self.seat)
        elif verb == verbs.BURY:
            bury(g, self.seat, option)
        elif verb == verbs.FREE_RECRUIT:
            self.recruit(g, option.thing)
        elif verb == verbs.DRAW_NEXT:
            self.extra = 1
        elif verb == verbs.COIN:
            g.gain(self.seat, amount)
        elif verb == verbs.STEAL:
            return g.call(Steal(self.seat, amount, option.thing), then=self.on_done)
        else:
            return g.call(Ransom(self.seat, option.thing), then=self.on_done)
        return g.done()

    def recruit(self, g: Heists, card: Card) -> None:
        """Take a scoundrel for nothing at all: no sway, no coins, no Heat (DH-R-25)."""
        g.take_recruit(card)
        self.recruited = (card,)
        g.emit(Recruited, self.seat, card)

    def on_done(self, g: Heists, _done: Rule) -> Next:
        """Go on once somebody has been robbed."""
        return g.done()
