"""An unexpected fight while the room is being cleared (AD-R-102)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.mustering import populating
from darkling.games.darkness.rules.populate import Populate, scaled
from darkling.games.darkness.rules.state import Darkness
from darkling.table.rule import Next, Rule


@dataclass
class Skirmish(Rule):
    """Monsters come onto the map as it is, and everyone fights where they stand."""

    factor: int

    def begin(self, g: Darkness) -> Next:
        g.skirmish = True
        level = scaled(g, self.factor * g.heroes)
        return g.call(populating(g, level, is_skirmish=True), then=self.on_populated)

    def on_populated(self, g: Darkness, _populate: Populate) -> Next:
        return g.call(Encounter(), then=self.on_fought)

    def on_fought(self, g: Darkness, _encounter: Encounter) -> Next:
        g.skirmish = False
        return g.done()
