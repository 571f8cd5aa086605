"""The Fortune phase: two cards are turned up, and their texts come about."""

from dataclasses import dataclass

from darkling.games.domains.cards import ARCANA, DEATH, SUIT, Card
from darkling.games.domains.rules.events import FortuneResolved, FortuneTurned, LastTurnCame
from darkling.games.domains.rules.fortune_text import ResolveText
from darkling.games.domains.rules.scrying import turned
from darkling.games.domains.rules.state import SHOWN_FORTUNE, Domains
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule

FORTUNE_SLOTS = 2
TOP, BOTTOM, NO_TEXT = "top", "bottom", "none"


def text_used(cards: tuple[Card, ...], at: int) -> str:
    """Say which text of one of the cards that lie there counts (DM-FORT-03 to DM-FORT-06, DM-FORT-08)."""
    card = cards[at]
    if DEATH in cards:
        return TOP if card == DEATH else NO_TEXT
    suits = {SUIT[other] for other in cards}
    if ARCANA in suits:
        return TOP
    # A suited card that is alone has nothing to match (DM-R-50).
    return TOP if len(cards) == FORTUNE_SLOTS and len(suits) == 1 else BOTTOM


@dataclass
class FortunePhase(Rule):
    """DM-FORT-01, DM-FORT-07: turn up two cards, and resolve the left one, then the right one."""

    at: int = 0

    def begin(self, g: Domains) -> Next:
        """Turn up what is left, at the end one card (DM-R-50); Death brings the last turn (DM-FORT-09)."""
        if not g.fortune:
            return g.done()
        g.fence(Fence.REVEALED)
        g.fortune_shown = turned(g, min(FORTUNE_SLOTS, len(g.fortune)))
        g.show(SHOWN_FORTUNE, *g.fortune_shown)
        g.emit(FortuneTurned, g.fortune_shown)
        if DEATH in g.fortune_shown:
            g.emit(LastTurnCame)
        return self.next_card(g)

    def next_card(self, g: Domains) -> Next:
        while self.at < len(g.fortune_shown):
            card, text = g.fortune_shown[self.at], text_used(g.fortune_shown, self.at)
            self.at += 1
            if text != NO_TEXT:
                g.emit(FortuneResolved, card, text == TOP)
                return g.call(ResolveText(card, text == TOP), then=self.on_text)
        return g.done()

    def on_text(self, g: Domains, _text: ResolveText) -> Next:
        return self.next_card(g)
