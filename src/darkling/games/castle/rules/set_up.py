"""Set up."""

from dataclasses import dataclass

from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.events import ChestPlaced
from darkling.games.castle.rules.settings import PRESET
from darkling.games.castle.rules.state import Castle
from darkling.games.castle.rules.vocabulary import CHEST, PLACE_A_CHEST
from darkling.games.darkworld.cards.pieces import HEROES
from darkling.games.darkworld.rules.rounds import Rounds
from darkling.games.darkworld.rules.state import OVERLORD
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

CHESTS = 4
FIRST_CARDS = 3


@dataclass
class SetUpCastle(Rule):
    """DW-SETUP: Korak places the chests, then cards are dealt (DW-R-07)."""

    def begin(self, g: Castle) -> Next:
        """Place a chest, each in another room, or all where they always stand."""
        if g.agreed & PRESET:
            g.chests = BOARD.preset
        if len(g.chests) == CHESTS:
            return self.hide_weapons(g)
        used = [BOARD.room_of[chest] for chest in g.chests]
        rooms = [room for room in range(1, BOARD.rooms + 1) if room not in used]
        options = [CHEST[square] for room in rooms for square in BOARD.chest_squares[room]]
        if len(used) == CHESTS - 1:
            options = [option.final for option in options]
        return g.ask(OVERLORD, PLACE_A_CHEST, options, then=self.on_chest)

    def on_chest(self, g: Castle, option: Option) -> Next:
        g.chests = tuple(sorted([*g.chests, option.thing]))
        g.emit(ChestPlaced, OVERLORD, option.thing)
        return self.begin(g)

    def hide_weapons(self, g: Castle) -> Next:
        """Hide a Golden Weapon in each chest, and deal three cards to each hero (DW-SETUP-03)."""
        g.weapons = g.shuffle(range(CHESTS))
        g.shuffle_cards()
        for hero in range(HEROES):
            g.draw(hero, FIRST_CARDS)
        return g.become(Rounds())


SetUpCastle.saved_as = "SetUp"
