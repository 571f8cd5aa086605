"""Trading with the stock: so many items for so many others, as often as a card allows."""

from dataclasses import dataclass

from darkling.games.domains.cards.items import ANY_ELEMENT, EARTH, SPELL, STORED, WATER, Items, one, times
from darkling.games.domains.rules.events import SpellKept
from darkling.games.domains.rules.gaining import GainItems
from darkling.games.domains.rules.losing import droppable, owned_elements
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import DECLINE, PAY_WITH, SELL_A_SPELL, TIMES, TRADE_HOW_OFTEN
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


def how_often(g: Domains, seat: Seat, give: Items, most: int) -> int:
    """Return how often a seat can trade; what it gives is of one kind."""
    store = g.stores[seat]
    counts = [store[kind] // give[kind] for kind in range(STORED) if give[kind]]
    if give[ANY_ELEMENT]:
        counts.append(sum(store[EARTH : WATER + 1]) // give[ANY_ELEMENT])
    if give[SPELL]:
        counts.append(len(g.hands[seat]) // give[SPELL])
    return min([most, *counts])


@dataclass
class OfferTrade(Rule):
    """DM-R-52: a Fortune text offers a trade, which is never compulsory."""

    seat: Seat
    give: Items
    get: Items
    most: int
    why: str

    def begin(self, g: Domains) -> Next:
        most = how_often(g, self.seat, self.give, self.most)
        if not most:
            return g.done()
        options = [option.final for option in TIMES[: most + 1]]
        return g.ask(self.seat, TRADE_HOW_OFTEN, options, then=self.on_count)

    def on_count(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if not option.thing:
            return g.done()
        return g.become(TradeItems(self.seat, self.give, self.get, option.thing, self.why))


@dataclass
class TradeItems(Rule):
    """DM-HEN-06: pay, element by element where they are of one's choice, and take what it brings."""

    seat: Seat
    give: Items
    get: Items
    count: int
    why: str
    elements: int = 0

    def begin(self, g: Domains) -> Next:
        paid = times(self.give, self.count)
        g.pay(self.seat, paid, self.why)
        self.elements = paid[ANY_ELEMENT]
        return self.choose(g)

    def choose(self, g: Domains) -> Next:
        """Ask for the next element to pay with (DM-D-25)."""
        if not self.elements:
            return g.become(GainItems(self.seat, times(self.get, self.count), self.why))
        options = [option.final for option in owned_elements(g, self.seat)]
        return g.ask(self.seat, PAY_WITH, options, then=self.on_element)

    def on_element(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        self.elements -= 1
        g.pay(self.seat, one(EARTH + option.thing), self.why)
        return self.choose(g)


@dataclass
class OfferForSpell(Rule):
    """DM-FORT-06: sell a spell of the hand, or none, picked in private."""

    seat: Seat
    get: Items
    why: str

    def begin(self, g: Domains) -> Next:
        if not g.hands[self.seat]:
            return g.done()
        return g.each((self.seat,), PickSoldSpell, then=self.on_picked)

    def on_picked(self, g: Domains, picks: "list[PickSoldSpell]") -> Next:
        g.fence(Fence.REVEALED)
        if picks[0].spell == DECLINE.thing:
            g.emit(SpellKept, self.seat)
            return g.done()
        g.drop_spell(self.seat, picks[0].spell)
        return g.become(GainItems(self.seat, self.get, self.why))


@dataclass
class PickSoldSpell(Rule):
    """DM-FORT-06: say in private which spell is sold, if any."""

    seat: Seat
    spell: int = DECLINE.thing

    def begin(self, g: Domains) -> Next:
        options = [*droppable(g.hands[self.seat]), DECLINE]
        return g.ask(self.seat, SELL_A_SPELL, options, then=self.on_spell, window=True, seals=True)

    def on_spell(self, g: Domains, option: Option) -> Next:
        self.spell = option.thing
        return g.done()
