"""The round: a new order of heroes, their turns, the overlord's turn."""

from dataclasses import dataclass
from typing import Any

from darkling.games.darkworld.cards.pieces import COINS, HEROES
from darkling.games.darkworld.rules.draws import COINS_FROM, HEROES_FROM
from darkling.games.darkworld.rules.events import CoinsCounted, RoundBegan, TimeRanOut
from darkling.games.darkworld.rules.state import ACTIONS, OUT, OVERLORD, DarkWorld
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule


@dataclass
class Rounds(Rule):
    """DW-ROUND: round after round, until one side has prevailed."""

    turn: int = 0
    """How many heroes of this round have had their turn."""

    def begin(self, g: DarkWorld) -> Next:
        """Shake a new order (DW-ROUND-02); eliminated heroes are skipped (DW-R-06)."""
        g.round += 1
        order = g.shuffle(range(HEROES), HEROES_FROM)
        g.order = tuple([hero for hero in order if g.at[hero] != OUT])
        g.fence(Fence.REVEALED)
        g.emit(RoundBegan, g.round, g.order)
        return self.next_hero(g)

    def next_hero(self, g: DarkWorld) -> Next:
        """Let the next hero have its turn; after the last it is the overlord's (DW-ROUND-03)."""
        while self.turn < len(g.order):
            hero = g.order[self.turn]
            self.turn += 1
            if g.at[hero] != OUT:
                return g.call(g.hero_turn(hero), then=self.on_hero)
        return g.call(g.overlord_turn(), then=self.on_overlord)

    def on_hero(self, g: DarkWorld, _turn: Rule) -> Next:
        """Go on, unless the game is over."""
        return self.finish(g) if is_over(g) else self.next_hero(g)

    def on_overlord(self, g: DarkWorld, _turn: Rule) -> Next:
        """Begin another round, unless the game is over or this was the last (DW-R-69)."""
        if is_over(g):
            return self.finish(g)
        if g.round >= g.rounds:
            g.emit(TimeRanOut, OVERLORD)
            return g.done()
        return g.become(Rounds())

    def finish(self, g: DarkWorld) -> Next:
        """Count the coins, whose values nobody has seen until now (DW-END-04)."""
        if g.slayer >= 0:
            values = list(g.shuffle(COINS, COINS_FROM))
            for hero in g.in_play():
                g.purses[hero] = tuple(sorted([values.pop() for _ in range(g.coins[hero])]))
                if g.coins[hero]:
                    g.emit(CoinsCounted, g.owner(hero), hero, sum(g.purses[hero]))
        return g.done()


@dataclass
class MidRound(Rounds):
    """The rest of a round, for positions set up by hand."""

    actions: int = ACTIONS
    """How many the first hero has left."""

    def begin(self, g: DarkWorld) -> Next:
        """Go on with the order as it is."""
        if not g.order:
            return self.next_hero(g)
        self.turn = 1
        turn: Any = g.hero_turn(g.order[0])
        turn.actions = self.actions
        return g.call(turn, then=self.on_hero)


def is_over(g: DarkWorld) -> bool:
    """Say whether one side has prevailed (DW-END-01, DW-END-02)."""
    return g.slayer >= 0 or not g.in_play()
