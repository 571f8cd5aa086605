"""The Fortress: what a hero gets and learns who comes to its top."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.state import Hero
from darkling.games.village.cards.board import TOP
from darkling.games.village.rules.events import FortressEntered, SecretSeen
from darkling.games.village.rules.state import Village
from darkling.games.village.rules.vocabulary import LOOK, LOOK_AT_THE_CARD, LOOK_AWAY
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

FORTRESS_CARDS = (3, 3, 2, 2)
"""What the first to the fourth hero draw (DV-BOSS-03)."""


@dataclass
class EnterFortress(Rule):
    """DV-BOSS-04: a hero leaves his Key in the Fortress, draws cards, and may look at the secret card."""

    hero: Hero

    def begin(self, g: Village) -> Next:
        hero = self.hero
        g.at[hero] = TOP
        g.keys[hero] = False
        g.fence(Fence.REVEALED)
        g.emit(FortressEntered, g.owner(hero), hero)
        g.draw(hero, FORTRESS_CARDS[len(g.entered)])
        g.entered += (hero,)
        return self.offer_look(g)

    def offer_look(self, g: Village) -> Next:
        """Offer a look to whoever has not seen the card (DV-R-56)."""
        owner = g.owner(self.hero)
        if g.knows_secret(owner):
            return g.done()
        # After the Trial the next card is turned up at once, so neither can be taken back.
        return g.ask(owner, LOOK_AT_THE_CARD, [LOOK.final, LOOK_AWAY.final], then=self.on_look)

    def on_look(self, g: Village, option: Option) -> Next:
        """Look, for the hero's owner alone."""
        owner = g.owner(self.hero)
        g.fence(Fence.REVEALED)
        if option.verb == "look":
            g.look_at_secret(owner)
            g.emit(SecretSeen, owner, (g.secret,), 1)
        return g.done()
