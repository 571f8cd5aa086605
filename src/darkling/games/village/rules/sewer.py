"""The sewers: a card for whoever steps onto an entrance."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.state import Hero, Square
from darkling.games.village.cards import HAS_PASSAGE, IS_LAIR, WERERATS
from darkling.games.village.cards.board import LAIR, SEWERS
from darkling.games.village.rules.contest import Contest
from darkling.games.village.rules.events import HeroCameTo, SewerDrawn
from darkling.games.village.rules.state import LAIR_KEY, WERERAT, Village
from darkling.games.village.rules.vocabulary import LEAVE_THE_SEWERS, LEXICON, SEWER, STAY, TAKE_THE_LAIR_KEY
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class SewerVisit(Rule):
    """DV-SEWER: draw a card, fight the Wererats it names, and come out elsewhere; the turn is over."""

    hero: Hero
    entrance: Square = -1
    """Where the hero stepped in."""
    card: int = -1
    beaten: int = 0
    """How many Wererats the hero has beaten."""

    def begin(self, g: Village) -> Next:
        """Draw the top card and put it below the deck (DV-SEWER-01, DV-R-42)."""
        hero = self.hero
        self.entrance, self.card = g.at[hero], g.sewer_deck[0]
        g.sewer_deck = (*g.sewer_deck[1:], self.card)
        g.sewers_known = min(len(g.sewer_deck), g.sewers_known + 1)
        g.fence(Fence.REVEALED)
        g.emit(SewerDrawn, g.owner(hero), hero, self.card)
        if IS_LAIR[self.card]:
            self.come_to(g, LAIR)
        return self.fight(g)

    def fight(self, g: Village) -> Next:
        """Fight the Wererats one after the other (DV-R-41)."""
        if self.beaten < WERERATS[self.card]:
            return g.call(Contest(self.hero, WERERAT), then=self.on_contest)
        if not HAS_PASSAGE[self.card]:
            return g.done()
        if IS_LAIR[self.card] and g.loose_keys[LAIR_KEY] and not g.keys[self.hero]:
            return self.offer_key(g)
        return self.choose_exit(g)

    def on_contest(self, g: Village, contest: Contest) -> Next:
        """Go on if the Wererat is beaten (DV-SEWER-05)."""
        self.beaten += 1
        return self.fight(g) if contest.won else g.done()

    def offer_key(self, g: Village) -> Next:
        """Offer the Key of the Lair (DV-SEWER-06)."""
        # What comes next is drawn or shown at once where there is but one way out.
        options = [LEXICON.take.final, LEXICON.leave.final]
        return g.ask(g.owner(self.hero), TAKE_THE_LAIR_KEY, options, then=self.on_key)

    def on_key(self, g: Village, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if option.verb == "take":
            g.take_loose_key(self.hero, LAIR_KEY)
        return self.choose_exit(g)

    def choose_exit(self, g: Village) -> Next:
        """Choose another entrance that is free; only from the Lair one has to (DV-R-40)."""
        options = [SEWER[at].final for at in SEWERS if at != self.entrance and g.is_free(at)]
        if not IS_LAIR[self.card]:
            options.append(STAY.final)
        elif not options:
            options.append(SEWER[self.entrance].final)
        return g.ask(g.owner(self.hero), LEAVE_THE_SEWERS, options, then=self.on_exit)

    def on_exit(self, g: Village, option: Option) -> Next:
        """Come out there, without another card."""
        g.fence(Fence.REVEALED)
        if option.verb == "sewer":
            self.come_to(g, option.thing)
        return g.done()

    def come_to(self, g: Village, square: Square) -> None:
        """Come to a square underground."""
        g.at[self.hero] = square
        g.emit(HeroCameTo, g.owner(self.hero), self.hero, square)
