"""Set-Up."""

from dataclasses import dataclass

from darkling.games.dealings.cards import ALL_DEFENSES, ALL_HEROES, BASE_HEROES
from darkling.games.dealings.rules.events import FirstPlayerChosen, HandDealt
from darkling.games.dealings.rules.hero_phase import HeroPhase
from darkling.games.dealings.rules.solo_phase import SoloPhase
from darkling.games.dealings.rules.state import Dealings
from darkling.table.rule import Next, Rule

HEROES_DEALT = 9


@dataclass
class SetUpDealings(Rule):
    """DD-SETUP: shuffle, deal nine heroes each, choose the first player."""

    def begin(self, g: Dealings) -> Next:
        """Shuffle both decks (DD-SETUP-01), with the expansion if so agreed (DD-R-48)."""
        heroes = g.shuffle(ALL_HEROES if g.expansion else BASE_HEROES)
        g.defense_deck = g.shuffle(ALL_DEFENSES)
        if g.players == 1:
            g.hero_deck = heroes
            return g.become(SoloPhase())
        return self.deal_heroes(g, heroes)

    def deal_heroes(self, g: Dealings, heroes: tuple[int, ...]) -> Next:
        """Deal nine heroes to each player; the others are not used (DD-SETUP-02)."""
        for seat in g.seats:
            g.hands[seat] = tuple(sorted(heroes[:HEROES_DEALT]))
            heroes = heroes[HEROES_DEALT:]
            g.emit(HandDealt, seat, g.hands[seat], HEROES_DEALT)
        g.hero_deck = tuple(sorted(heroes))
        return self.choose_first_player(g)

    def choose_first_player(self, g: Dealings) -> Next:
        """Give somebody the dark tower, for the whole game (DD-SETUP-03)."""
        g.first = g.chance.below(g.players)
        g.emit(FirstPlayerChosen, g.first)
        return g.become(HeroPhase())
