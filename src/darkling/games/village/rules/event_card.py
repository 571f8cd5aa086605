"""The Event card that opens a hero's turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.rules.state import Hero
from darkling.games.village.cards.event_deck import EVENTS
from darkling.games.village.rules.events import EventDrawn
from darkling.games.village.rules.state import Village
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class DrawEvent(Rule):
    """DV-EVENT: draw the top card, show it and follow it; then it lies at the bottom."""

    hero: Hero
    card: int = -1
    actions: int = 0
    """How many actions the hero has more, or fewer, in this turn."""

    def begin(self, g: Village) -> Next:
        """Draw and show the card (DV-EVENT-01, DV-EVENT-02)."""
        hero, self.card = self.hero, g.event_deck[0]
        g.event_deck = (*g.event_deck[1:], self.card)
        g.events_known = min(len(g.event_deck), g.events_known + 1)
        g.fence(Fence.REVEALED)
        g.emit(EventDrawn, g.owner(hero), hero, self.card)
        effect = EVENTS[self.card]
        return effect.follow(self, g) if effect.concerns(g, hero) else g.done()

    def reoffer(self, g: Village) -> Sequence[Option] | None:
        return EVENTS[self.card].reoffer(self, g)

    # In saved games each effect that asks goes on at a step of its own.

    def on_item(self, g: Village, option: Option) -> Next:
        return EVENTS[self.card].chosen(self, g, option)

    def on_cellars(self, g: Village, option: Option) -> Next:
        return EVENTS[self.card].chosen(self, g, option)

    def on_loss(self, g: Village, option: Option) -> Next:
        return EVENTS[self.card].chosen(self, g, option)

    def on_pounce(self, g: Village, option: Option) -> Next:
        return EVENTS[self.card].chosen(self, g, option)

    def on_over(self, g: Village, _rule: Rule) -> Next:
        return g.done()
