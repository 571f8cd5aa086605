"""Taking items where something of them is to be chosen: elements one by one, spells deck by deck."""

from dataclasses import dataclass

from darkling.games.domains.cards.items import ANY_ELEMENT, EARTH, SPELL, Items, one
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import DECK, DRAW_A_SPELL, ELEMENT, ENOUGH, TAKE_AN_ELEMENT
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class GainItems(Rule):
    """Take items; `may_stop` lets a seat leave out spells (DM-D-13)."""

    seat: Seat
    items: Items
    why: str
    may_stop: bool = False
    elements: int = 0
    spells: int = 0

    def begin(self, g: Domains) -> Next:
        g.gain(self.seat, self.items, self.why)
        self.elements, self.spells = self.items[ANY_ELEMENT], self.items[SPELL]
        return self.choose(g)

    def choose(self, g: Domains) -> Next:
        """Ask for the next element, then for the deck of the next spell (DM-R-25)."""
        if self.elements:
            options = [element.final for element in ELEMENT]
            return g.ask(self.seat, TAKE_AN_ELEMENT, options, then=self.on_element)
        decks = g.open_decks() if self.spells else []
        if not decks:
            return g.done()
        options = [DECK[deck].final for deck in decks]
        if self.may_stop:
            options.append(ENOUGH.final)
        return g.ask(self.seat, DRAW_A_SPELL, options, then=self.on_deck)

    def on_element(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        self.elements -= 1
        g.gain(self.seat, one(EARTH + option.thing), self.why)
        return self.choose(g)

    def on_deck(self, g: Domains, option: Option) -> Next:
        """Draw, look, and choose the next deck (DM-R-25)."""
        g.fence(Fence.REVEALED)
        if option.id == ENOUGH.id:
            return g.done()
        self.spells -= 1
        g.draw_spell(self.seat, option.thing)
        return self.choose(g)


def needs_choice(items: Items) -> bool:
    """Say whether something of these items is to be chosen by the one who takes them."""
    return bool(items[ANY_ELEMENT] or items[SPELL])
