"""Secret doors: going through one that has been found."""

from dataclasses import dataclass

from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.events import HeroWentThrough
from darkling.games.castle.rules.rooms import fill_room
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.state import Hero, Square
from darkling.table.rule import Next, Rule


@dataclass
class GoThrough(Rule):
    """DW-SECR-04: the door revolves and takes the hero to the square behind; it closes again."""

    hero: Hero
    behind: Square

    def begin(self, g: Castle) -> Next:
        """Fill the room behind first if that has not been done (DW-R-11)."""
        room = BOARD.room_of[self.behind]
        if g.is_filled(room):
            return self.revolve(g)
        return g.call(fill_room(g, room, self.behind), then=self.on_filled)

    def on_filled(self, g: Castle, _placing: PlaceMonsters) -> Next:
        return self.revolve(g)

    def revolve(self, g: Castle) -> Next:
        """Swap places with whatever is on the square behind (DW-SECR-06)."""
        hero, behind = self.hero, self.behind
        before = g.at[hero]
        if behind in g.places:
            g.places[g.monster_at(behind)] = before
        elif behind in g.at:
            g.at[g.at.index(behind)] = before
        for item in g.lying_at(behind):
            while item in g.lying_at(behind):
                g.lift(item, behind)
                g.drop(item, before)
        g.at[hero] = behind
        g.emit(HeroWentThrough, g.owner(hero), hero, behind)
        return g.done()
