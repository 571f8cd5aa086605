"""A Fortune text carried out: for one seat after the other in turn order, then for the whole table."""

from dataclasses import dataclass

from darkling.games.domains.cards import FORTUNE_CODES, NEEDS_DARK, Card
from darkling.games.domains.cards.abilities import FORTUNE_TEXTS
from darkling.games.domains.rules.deeds import Deed
from darkling.games.domains.rules.domain import count_tiles
from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat
from darkling.table.rule import Next, Rule


@dataclass
class ResolveText(Deed):
    """DM-R-52: each seat in current turn order resolves a text completely.

    Attributes:
        fortune: the card.
        top: whether it is its top text.
        order: the seats for whom it is still to be resolved.
        at: which of its effects comes next.

    """

    fortune: Card
    top: bool
    order: tuple[Seat, ...] = ()
    at: int = 0

    def cause(self) -> str:
        return FORTUNE_CODES[self.fortune]

    def begin(self, g: Domains) -> Next:
        self.order = tuple([seat for seat in g.order() if self.speaks_to(g, seat)])
        return self.next_effect(g)

    def speaks_to(self, g: Domains, seat: Seat) -> bool:
        """Say whether a seat has as many dark tiles as the text needs."""
        return not self.top or count_tiles(g, seat, dark=True) >= NEEDS_DARK[self.fortune]

    def next_effect(self, g: Domains) -> Next:
        effects = FORTUNE_TEXTS[self.fortune, self.top]
        while self.order:
            while self.at < len(effects):
                effect = effects[self.at]
                self.at += 1
                rule = None if effect.is_for_all else effect.befall(g, self.order[0])
                if rule is not None:
                    return g.call(rule, then=self.on_effect)
            self.order, self.at = self.order[1:], 0
        return self.for_all(g)

    def on_effect(self, g: Domains, _rule: Rule) -> Next:
        return self.next_effect(g)

    def for_all(self, g: Domains) -> Next:
        for effect in FORTUNE_TEXTS[self.fortune, self.top]:
            if effect.is_for_all:
                effect.befall(g, g.first)
        return g.done()
