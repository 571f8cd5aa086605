"""Losing where something of it is to be chosen by the one who loses: elements, and spells of the hand."""

from dataclasses import dataclass

from darkling.games.domains.cards.items import EARTH, ELEMENTS, one
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import DROP, ELEMENT, LOSE_A_SPELL, LOSE_AN_ELEMENT
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without


def owned_elements(g: Domains, seat: Seat) -> list[Option]:
    """Return the kinds of elements that a seat owns."""
    return [ELEMENT[at] for at, kind in enumerate(ELEMENTS) if g.stores[seat][kind]]


def droppable(hand: tuple[int, ...]) -> list[Option]:
    """Return the spells of a hand, copies of one as one."""
    return [DROP[spell] for spell in dict.fromkeys(hand)]


@dataclass
class LoseElements(Rule):
    """DM-R-100: lose elements of one's own choice, as far as there are any."""

    seat: Seat
    count: int
    why: str

    def begin(self, g: Domains) -> Next:
        return self.choose(g)

    def choose(self, g: Domains) -> Next:
        owned = owned_elements(g, self.seat) if self.count else []
        if not owned:
            return g.done()
        return g.ask(self.seat, LOSE_AN_ELEMENT, [option.final for option in owned], then=self.on_element)

    def on_element(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        self.count -= 1
        g.lose(self.seat, one(EARTH + option.thing), self.why)
        return self.choose(g)


@dataclass
class LoseSpells(Rule):
    """DM-R-100: discard spells of one's own choice; who has no more than that discards them all."""

    seat: Seat
    count: int

    def begin(self, g: Domains) -> Next:
        hand = g.hands[self.seat]
        if len(hand) > self.count:
            return g.each((self.seat,), PickLostSpells, then=self.on_picked)
        return self.drop(g, hand)

    def on_picked(self, g: Domains, picks: "list[PickLostSpells]") -> Next:
        return self.drop(g, picks[0].picked)

    def drop(self, g: Domains, spells: tuple[int, ...]) -> Next:
        for spell in spells:
            g.fence(Fence.REVEALED)
            g.drop_spell(self.seat, spell)
        return g.done()


@dataclass
class PickLostSpells(Rule):
    """DM-R-100: say in private which spells go."""

    seat: Seat
    picked: tuple[int, ...] = ()

    def begin(self, g: Domains) -> Next:
        return self.choose(g)

    def choose(self, g: Domains) -> Next:
        loss = g.running(LoseSpells)
        assert loss is not None, "spells are picked since some are lost"
        if len(self.picked) == loss.count:
            return g.done()
        left = self.left(g)
        options = droppable(left)
        missing = loss.count - len(self.picked)
        ends = [option for option in options if missing == 1 or len(set(without(left, option.thing))) == 1]
        return g.ask(self.seat, LOSE_A_SPELL, options, then=self.on_spell, window=not self.picked, seals=ends)

    def left(self, g: Domains) -> tuple[int, ...]:
        """Return the hand without what has been picked."""
        hand = g.hands[self.seat]
        for spell in self.picked:
            hand = without(hand, spell)
        return hand

    def on_spell(self, g: Domains, option: Option) -> Next:
        self.picked = (*self.picked, option.thing)
        return self.choose(g)
