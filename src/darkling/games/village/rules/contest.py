"""Combat with the Wolf, the Lurker and Wererats: dice against dice, without cards, until one is beaten."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.bout import MONSTER_DICE, Harm
from darkling.games.darkworld.rules.state import Hero
from darkling.games.village.cards import CREATURE_CODES
from darkling.games.village.rules.events import ContestBegan, ContestRolled, CreatureBeaten
from darkling.games.village.rules.state import WERERAT, Village
from darkling.table.rule import Next, Rule


@dataclass
class Contest(Rule):
    """DV-CONT: both roll; whoever has fewer swords suffers for it, and a draw is rolled again."""

    hero: Hero
    creature: int
    won: bool = False
    """Whether the hero has beaten the creature."""

    def code(self) -> str:
        return CREATURE_CODES[self.creature]

    def begin(self, g: Village) -> Next:
        g.emit(ContestBegan, g.owner(self.hero), self.hero, self.code())
        return self.roll(g)

    def roll(self, g: Village) -> Next:
        """Roll until one has more (DV-CONT-01, DV-CONT-05)."""
        damage = 0
        while not damage:
            damage = self.damage_of_a_roll(g)
        return self.beat(g) if damage < 0 else g.call(Harm(self.hero, damage), then=self.on_harm)

    def damage_of_a_roll(self, g: Village) -> int:
        """Return by how much the creature rolls more than the hero."""
        hero = self.hero
        dice, own = g.throw(MONSTER_DICE), g.throw(g.own_dice(hero))
        g.emit(ContestRolled, g.owner(hero), hero, self.code(), dice, own)
        return sum(dice) - sum(own)

    def on_harm(self, g: Village, _harm: Rule) -> Next:
        """Fight on while the hero is up (DV-CONT-03, DV-CONT-04)."""
        return self.roll(g) if g.hp[self.hero] else g.done()

    def beat(self, g: Village) -> Next:
        """Send the creature home; that is all there is to win (DV-CONT-02, DV-R-32)."""
        self.won = True
        g.emit(CreatureBeaten, g.owner(self.hero), self.hero, self.code())
        if self.creature != WERERAT:
            g.send_home(self.creature)
        return g.done()
