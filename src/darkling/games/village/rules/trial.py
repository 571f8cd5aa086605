"""The Trial of Stealth: a hero crosses the Drawbridge past a Lurker whom he cannot see."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.rules.bout import KnockOut
from darkling.games.darkworld.rules.state import IN_CAMP, OVERLORD, Hero, Square
from darkling.games.village.cards.board import BACK_POINTS, POINTS, RED_HOLE, TRIAL_WAYS
from darkling.games.village.rules.events import (
    HeroCaught,
    HeroSneaked,
    HeroUnseen,
    LurkerProwled,
    TrialBegan,
    TrialWon,
)
from darkling.games.village.rules.fortress import EnterFortress
from darkling.games.village.rules.state import HOME, LURKER, LURKER_KEY, Village
from darkling.games.village.rules.vocabulary import PROWL, PROWL_ON, SNEAK, SNEAK_ON
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

MOST_MOVES = 12
"""A hero who has not come across by then is caught (DV-R-46)."""
NUMBER_OF = {point: number for number, point in enumerate(POINTS)}


@dataclass
class Trial(Rule):
    """DV-TRIAL: hero and Lurker move in turn, the Lurker in secret."""

    hero: Hero
    lurker: Square = RED_HOLE
    """The point of the Lurker's peg, which only the Warlord knows."""
    trail: tuple[Square, ...] = ()
    """The points to which the hero has moved."""

    def begin(self, g: Village) -> Next:
        """Call the Lurker back to his post (DV-TRIAL-03, DV-TRIAL-04)."""
        g.beasts[LURKER] = HOME
        g.emit(TrialBegan, g.owner(self.hero), self.hero)
        return self.sneak(g)

    def sneak(self, g: Village) -> Next:
        """Let the hero move to an adjacent point, where the Lurker may be (DV-TRIAL-06)."""
        points = TRIAL_WAYS[g.at[self.hero]]
        options = [SNEAK[NUMBER_OF[point]].final for point in points]
        return g.ask(g.owner(self.hero), SNEAK_ON, options, then=self.on_sneak)

    def on_sneak(self, g: Village, option: Option) -> Next:
        """Move, and be caught, or arrive, or wait for the Lurker (DV-TRIAL-08, DV-TRIAL-09)."""
        hero, point = self.hero, POINTS[option.thing]
        g.at[hero] = point
        self.trail += (point,)
        g.fence(Fence.REVEALED)
        g.emit(HeroSneaked, g.owner(hero), hero, point)
        if point == self.lurker:
            return self.catch(g)
        if point in BACK_POINTS:
            return self.win(g)
        if len(self.trail) == MOST_MOVES:
            return self.catch(g)
        g.emit(HeroUnseen, g.owner(hero), hero)
        return g.ask(OVERLORD, PROWL_ON, self.prowls(g), then=self.on_prowl, window=True)

    def prowls(self, g: Village) -> list[Option]:
        """Return where the Lurker can move: not onto the hero's point (DV-TRIAL-07)."""
        taken = g.at[self.hero]
        return [PROWL[NUMBER_OF[point]] for point in TRIAL_WAYS[self.lurker] if point != taken]

    def reoffer(self, g: Village) -> Sequence[Option] | None:
        """Return the Lurker's moves from where he is guessed to be."""
        return self.prowls(g) if self.step == "on_prowl" else None

    def on_prowl(self, g: Village, option: Option) -> Next:
        """Move the Lurker in secret (DV-TRIAL-05)."""
        self.lurker = POINTS[option.thing]
        g.emit(LurkerProwled, OVERLORD, self.lurker)
        return self.sneak(g)

    def catch(self, g: Village) -> Next:
        """Show the Plotter; the hero is unconscious."""
        g.emit(HeroCaught, g.owner(self.hero), self.hero, self.lurker)
        return g.become(KnockOut(self.hero))

    def win(self, g: Village) -> Next:
        """Take the Lurker, and his Key if the hero needs it (DV-R-48), and go up (DV-TRIAL-09 to 11)."""
        hero = self.hero
        g.trial_won = True
        g.beasts[LURKER] = IN_CAMP - hero
        g.emit(TrialWon, g.owner(hero), hero)
        if not g.keys[hero]:
            g.take_loose_key(hero, LURKER_KEY)
        return g.become(EnterFortress(hero))
