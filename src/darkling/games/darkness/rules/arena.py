"""The arena: heroes in teams against each other (AD-PVP)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, ARENA_MAP
from darkling.games.darkness.rules.draws import DrawUp
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    ArenaLaid,
    InitiativeCut,
    InitiativeSet,
    TeamsDrew,
    TeamWon,
    TimeIsUp,
)
from darkling.games.darkness.rules.map_building import TakePlaces
from darkling.games.darkness.rules.outcome import best_teams
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import BARE, DECK_ACS, Darkness, Hero
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule

START, ROUNDS = "start", "rounds"
"""Where it can begin: with the cuts for initiative, or where it was set up by hand, before a round."""


@dataclass
class Arena(Rule):
    """Cut for initiative, draw, take places; then rounds until one team is left (AD-R-112).

    Attributes:
        phase: where it begins.
        drawn: how many heroes have drawn their first hands.

    """

    phase: str = START
    drawn: int = 0

    def begin(self, g: Darkness) -> Next:
        if self.phase == ROUNDS:
            return self.next_round(g)
        lay_arena(g)
        g.emit(ArenaLaid)
        set_initiative(g)
        return self.draw(g)

    def draw(self, g: Darkness) -> Next:
        """AD-R-110: all draw before the first turn, so that whoever comes later can answer."""
        if self.drawn == g.heroes:
            return g.call(TakePlaces(), then=self.on_places)
        hero = g.march[self.drawn]
        self.drawn += 1
        return g.call(DrawUp(hero), then=self.on_drawn)

    def on_drawn(self, g: Darkness, _draw: Rule) -> Next:
        return self.draw(g)

    def on_places(self, g: Darkness, _places: TakePlaces) -> Next:
        return self.next_round(g)

    def next_round(self, g: Darkness) -> Next:
        if is_over(g):
            return self.end(g)
        if g.round >= g.round_cap:
            g.emit(TimeIsUp)
            return self.end(g)
        return g.call(Round(), then=self.on_round)

    def on_round(self, g: Darkness, _round: Round) -> Next:
        return self.next_round(g)

    def end(self, g: Darkness) -> Next:
        best = best_teams(g)
        if len(best) == 1:
            g.emit(TeamWon, best[0])
        else:
            g.emit(TeamsDrew, len(best))
        return g.done()


def lay_arena(g: Darkness) -> None:
    """AD-PVP-01: always the same map, whose tiles are no dungeon cards."""
    g.tiles = ARENA_MAP.tiles
    g.faces = (BARE,) * len(g.tiles)
    g.dealt = (0,) * len(g.tiles)


# Initiative (AD-PVP-08).


def set_initiative(g: Darkness) -> None:
    """Let everyone cut; whoever reveals the lowest cost goes first.

    It is done before anybody draws, so that a card seen in a deck may be in hand as well as any other.
    """
    g.fence(Fence.REVEALED)
    g.march = tuple(by_initiative(g, range(g.heroes)))
    g.emit(InitiativeSet, g.march)


def by_initiative(g: Darkness, heroes: Sequence[Hero]) -> list[Hero]:
    """Return the heroes in the order of what they cut; those who tie cut again (AD-R-111)."""
    if len(heroes) == 1:
        return list(heroes)
    if len({ACTIONS[ac].price for hero in heroes for ac in g.pile(hero, DECK_ACS)}) == 1:
        # All cards of their decks cost the same: no cut would ever tell them apart.
        return list(g.shuffle(heroes))
    costs = [cut(g, hero) for hero in heroes]
    tied = [
        [hero for hero, own in zip(heroes, costs, strict=True) if own == cost] for cost in sorted(set(costs))
    ]
    return [hero for group in tied for hero in by_initiative(g, group)]


def cut(g: Darkness, hero: Hero) -> int:
    """Reveal a card of the action deck, which goes back; return what it costs, an X as 1."""
    ac = g.pick(g.pile(hero, DECK_ACS))
    g.cuts = (*g.cuts, (hero, ac))
    g.emit(InitiativeCut, g.owner(hero), hero, ac, ACTIONS[ac].price)
    return ACTIONS[ac].price
