"""What a stun costs a hero in the arena (AD-PVP-10, AD-D-38)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.rules.conditions import discard_rc
from darkling.games.darkness.rules.paying import discard_ac, is_secret, shown
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import DISCARD_AC, DISCARD_RC, STUNNED
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

ZONES, DISCARDS = (HAND_ACS, HAND_RCS), (DISCARD_AC, DISCARD_RC)


@dataclass
class SufferStun(Rule):
    """An action card goes, then a resource card, as far as there are any (AD-R-113).

    `lost` counts the kinds of cards that are dealt with.
    """

    hero: Hero
    lost: int = 0

    def begin(self, g: Darkness) -> Next:
        while self.lost < len(ZONES):
            if g.pile(self.hero, ZONES[self.lost]):
                options = self.reoffer(g)
                return g.ask(g.owner(self.hero), STUNNED, options, then=self.on_card, window=is_secret(g))
            self.lost += 1
        return g.done()

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        cards = sorted(set(g.pile(self.hero, ZONES[self.lost])))
        return [shown(g, DISCARDS[self.lost][card]) for card in cards]

    def on_card(self, g: Darkness, option: Option) -> Next:
        if option.verb == DISCARD_AC[0].verb:
            discard_ac(g, self.hero, option.thing)
        else:
            discard_rc(g, self.hero, option.thing)
        self.lost += 1
        return self.begin(g)
