"""An encounter: rounds of heroes and monsters until one side has lost (AD-ENC)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.effects import end_all
from darkling.games.darkness.rules.events import AllFallen, FightRoundBegan, TooLate
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.spending import PER_ENCOUNTER, PER_ROUND, PER_TURN, renew
from darkling.games.darkness.rules.state import POISE, Darkness
from darkling.table.rule import Next, Rule


@dataclass
class Encounter(Rule):
    """Rounds until all monsters are defeated or all heroes have fallen."""

    def begin(self, g: Darkness) -> Next:
        renew(g, PER_ENCOUNTER | PER_ROUND | PER_TURN)
        return self.next_round(g)

    def next_round(self, g: Darkness) -> Next:
        if is_over(g):
            return self.end(g)
        if g.round >= g.round_cap:
            g.emit(TooLate)
            g.hp[: g.heroes] = [0] * g.heroes
            return self.end(g)
        return g.call(Round(), then=self.on_round)

    def on_round(self, g: Darkness, _round: "Round") -> Next:
        return self.next_round(g)

    def end(self, g: Darkness) -> Next:
        """AD-R-76: statuses, floating resources, Poise and zones vanish; hands and HP stay."""
        end_all(g)
        for hero in range(g.heroes):
            g.marks[hero] &= ~POISE
            g.floats[hero] = ()
        if g.all_fallen():
            g.emit(AllFallen)
        g.round = 0
        return g.done()


@dataclass
class Round(Rule):
    """AD-ENC-01: the heroes in marching order, then the monsters, card by card from the left.

    Attributes:
        heroes: how many heroes have had their turn.
        foes: the monsters that are still to act in this round, fixed when their phase begins (AD-R-90).
        is_printed: whether a game master leaves them all to what their cards say.

    """

    heroes: int = 0
    foes: tuple[int, ...] = ()
    is_printed: bool = False

    def begin(self, g: Darkness) -> Next:
        g.round += 1
        g.rounds += 1
        g.corpses = ()
        g.used[g.heroes :] = [0] * (len(g.used) - g.heroes)
        g.emit(FightRoundBegan, g.round)
        return self.next_hero(g)

    def next_hero(self, g: Darkness) -> Next:
        while self.heroes < len(g.march) and not is_over(g):
            hero = g.march[self.heroes]
            self.heroes += 1
            if g.hp[hero] > 0:
                return g.call(PlayerTurn(hero), then=self.on_hero)
        self.foes = tuple([figure for _, first, count in g.line for figure in range(first, first + count)])
        return self.next_foe(g)

    def on_hero(self, g: Darkness, _turn: PlayerTurn) -> Next:
        return self.next_hero(g)

    def next_foe(self, g: Darkness) -> Next:
        while self.foes and not is_over(g):
            foe, self.foes = self.foes[0], self.foes[1:]
            if g.hp[foe] > 0:
                return g.call(FoeTurn(foe, is_printed=self.is_printed), then=self.on_foe)
        return g.done()

    def on_foe(self, g: Darkness, turn: FoeTurn) -> Next:
        self.is_printed = turn.are_all_printed
        return self.next_foe(g)
