"""The end step: keep the hand or discard all of it, then draw up (AD-ENC-08, AD-ENC-09, AD-CLR-01)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.draws import DrawUp
from darkling.games.darkness.rules.events import AdvancementUsed
from darkling.games.darkness.rules.spending import ready_advancements, spend_advancement
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import (
    DISCARD_HAND,
    KEEP_HAND,
    KEEP_OR_DISCARD,
    KEEP_OR_DISCARD_CLEARING,
    RESHUFFLE,
    SECOND_BREATH,
    SKIP,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class EndStep(Rule):
    """Keep the hand or discard it whole; draw up either way.

    `is_clearing`: it is not the end of a turn, but an encounter has been won.
    """

    hero: Hero
    is_clearing: bool = False

    def begin(self, g: Darkness) -> Next:
        prompt = KEEP_OR_DISCARD_CLEARING if self.is_clearing else KEEP_OR_DISCARD
        return g.ask(g.owner(self.hero), prompt, self.options(g), then=self.on_hand, window=True)

    def options(self, g: Darkness) -> list[Option]:
        """AD-R-126: one card is hand enough. Cards are drawn at once, unless Second Breath is asked about."""
        options = [KEEP_HAND if self.breath(g) else KEEP_HAND.final]
        has_cards = g.pile(self.hero, HAND_ACS) or g.pile(self.hero, HAND_RCS)
        if has_cards and not g.is_fatigued(self.hero):
            options.append(DISCARD_HAND.final)
        return options

    def breath(self, g: Darkness) -> list[int]:
        """Return the advancement that shuffles all discards before drawing, if the hero has it ready.

        The fatigued do not have it (AD-FAT-03); they get all cards back anyway.
        """
        return [] if g.is_fatigued(self.hero) else ready_advancements(g, self.hero, "end_step")

    def on_hand(self, g: Darkness, option: Option) -> Next:
        if option.id == DISCARD_HAND.id:
            g.fence(Fence.REVEALED)
            g.discard_hand(self.hero)
        if not self.breath(g):
            return g.become(DrawUp(self.hero))
        options = [RESHUFFLE.final, SKIP.final]
        return g.ask(g.owner(self.hero), SECOND_BREATH, options, then=self.on_breath)

    def on_breath(self, g: Darkness, option: Option) -> Next:
        if option.id == RESHUFFLE.id:
            (number,) = self.breath(g)
            spend_advancement(g, self.hero, number)
            g.emit(AdvancementUsed, g.owner(self.hero), self.hero, number)
            g.reshuffle(self.hero)
        return g.become(DrawUp(self.hero))
