"""Karrion: his flight to a building, and how he stoops on whoever fights the Warlord."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.bout import BOSS_DICE, Harm
from darkling.games.darkworld.rules.state import OVERLORD, Hero
from darkling.games.village.cards import KARRION_CARD
from darkling.games.village.cards.board import BUILDINGS
from darkling.games.village.rules.events import KarrionFlew, KarrionStruck
from darkling.games.village.rules.state import PERCH, Village
from darkling.table.rule import Next, Rule

DIE_SIDES = 8


def fly(g: Village) -> None:
    """Let Karrion leave where he was, and seal the building whose number is rolled (DV-KARR-01 to 03)."""
    number = g.roll(DIE_SIDES)
    building = number - 1
    sealed = building < len(BUILDINGS) and not g.is_open(building)
    g.karrion = building if sealed else PERCH
    g.emit(KarrionFlew, OVERLORD, number, sealed)


def stoops_on(g: Village, hero: Hero) -> bool:
    """Say whether Karrion has yet to strike a hero who meets the Warlord (DV-R-54)."""
    return g.secret == KARRION_CARD and not g.stooped >> hero & 1


@dataclass
class Stoop(Rule):
    """DV-BOSS-07: three dice for Karrion before a hero's first bout with the Warlord; no card helps."""

    hero: Hero

    def begin(self, g: Village) -> Next:
        """Show the card, and roll."""
        hero = self.hero
        g.stooped |= 1 << hero
        g.show_weakness()
        dice = g.throw(BOSS_DICE)
        g.emit(KarrionStruck, g.owner(hero), hero, dice)
        return g.call(Harm(hero, sum(dice), by_boss=True), then=self.on_harm)

    def on_harm(self, g: Village, _harm: Rule) -> Next:
        return g.done()
