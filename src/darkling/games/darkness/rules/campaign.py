"""Dungeons one after the other, and the encounters of each (AD-UNI)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import PLANS
from darkling.games.darkness.rules.advancement import Advance, is_due
from darkling.games.darkness.rules.clearing import ClearRoom
from darkling.games.darkness.rules.draws import DECKS, HANDS
from darkling.games.darkness.rules.dungeon_deck import (
    build_deck,
    discard,
    put_deck_away,
    strike_line,
    strike_tiles,
)
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import DungeonEntered, DungeonWon, EncounterWon
from darkling.games.darkness.rules.map_building import LayMap, TakePlaces
from darkling.games.darkness.rules.marching import SetMarch
from darkling.games.darkness.rules.mustering import populating
from darkling.games.darkness.rules.populate import Populate, danger_level
from darkling.games.darkness.rules.settings import DUNGEONS, RANDOM
from darkling.games.darkness.rules.spending import PER_DUNGEON, renew
from darkling.games.darkness.rules.state import OFF, Darkness, Hero
from darkling.games.darkness.rules.trade import GiveItems
from darkling.games.darkness.rules.vocabulary import DUNGEON, GO_DEEPER, GO_ON, WHICH_DUNGEON
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

START, ENTRY, ROUNDS, CLEARING, ADVANCEMENT, BETWEEN = (
    "start",
    "entry",
    "rounds",
    "clearing",
    "advancement",
    "between",
)
"""Where a campaign can begin: with a new dungeon, or where it was set up by hand, which is before a room or a
round, when a room has been won or cleared, and between two dungeons.
"""


@dataclass
class Campaign(Rule):
    """AD-UNI-03: dungeon after dungeon, with the same heroes.

    `phase` is where the dungeon under way begins, if it was set up by hand.
    """

    phase: str = START

    def begin(self, g: Darkness) -> Next:
        if self.phase == BETWEEN:
            return self.next_dungeon(g)
        return g.call(Dungeon(self.phase), then=self.on_dungeon)

    def on_dungeon(self, g: Darkness, _dungeon: "Dungeon") -> Next:
        return g.done() if g.all_fallen() or g.victory else self.next_dungeon(g)

    def next_dungeon(self, g: Darkness) -> Next:
        g.dungeons_left -= 1
        for hero in range(g.heroes):
            recover(g, hero)
        options = [DUNGEON[number] for number in range(len(DUNGEONS))]
        return g.ask(g.owner(g.march[0]), WHICH_DUNGEON, options, then=self.on_plan)

    def on_plan(self, g: Darkness, option: Option) -> Next:
        """AD-R-131: what waited for a next room is dropped, the order may change, equipment changes hands."""
        g.plan = option.thing + RANDOM
        g.encounter = g.next_danger = g.far_starters = 0
        return g.call(SetMarch(), then=self.on_march)

    def on_march(self, g: Darkness, _march: SetMarch) -> Next:
        return g.call(GiveItems(g.march), then=self.on_given)

    def on_given(self, g: Darkness, _gifts: GiveItems) -> Next:
        return g.ask(g.owner(g.march[0]), GO_DEEPER, [GO_ON.final], then=self.on_going, window=True)

    def on_going(self, g: Darkness, _option: Option) -> Next:
        self.phase = START
        return self.begin(g)


def recover(g: Darkness, hero: Hero) -> None:
    """AD-UNI-04, AD-R-105: full HP between dungeons, all cards back in the decks."""
    g.heal(hero, g.max_hp(hero))
    for hand, deck in zip(HANDS, DECKS, strict=True):
        g.put(hero, deck, g.pile(hero, deck) + g.pile(hero, hand))
        g.put(hero, hand, ())
    g.reshuffle(hero)
    g.marks[hero] = 0


@dataclass
class Dungeon(Rule):
    """AD-UNI-01: a row of encounters, until one is lost; `phase` is where it begins."""

    phase: str = START

    def begin(self, g: Darkness) -> Next:
        if self.phase == ENTRY:
            return self.next_encounter(g)
        if self.phase == ROUNDS:
            return g.call(Encounter(), then=self.on_encounter)
        if self.phase == CLEARING:
            return g.call(ClearRoom(), then=self.on_cleared)
        if self.phase == ADVANCEMENT:
            return g.call(Advance(), then=self.on_advanced)
        return self.enter(g)

    def enter(self, g: Darkness) -> Next:
        renew(g, PER_DUNGEON)
        build_deck(g)
        g.emit(DungeonEntered, g.plan, g.dungeons_left)
        return self.next_encounter(g)

    def next_encounter(self, g: Darkness) -> Next:
        g.encounter += 1
        return g.call(LayMap(), then=self.on_map)

    def on_map(self, g: Darkness, _map: LayMap) -> Next:
        return g.call(TakePlaces(), then=self.on_places)

    def on_places(self, g: Darkness, _places: TakePlaces) -> Next:
        return g.call(populating(g, danger_level(g), is_last(g)), then=self.on_populated)

    def on_populated(self, g: Darkness, _populate: Populate) -> Next:
        return g.call(Encounter(), then=self.on_encounter)

    def on_encounter(self, g: Darkness, _encounter: Encounter) -> Next:
        if g.all_fallen():
            return g.done()
        g.won += 1
        g.emit(EncounterWon, g.encounter, g.won)
        if is_last(g) and not g.dungeons_left:
            return self.win(g)
        return g.call(ClearRoom(), then=self.on_cleared)

    def win(self, g: Darkness) -> Next:
        """AD-R-105: the last encounter of all is the victory."""
        g.victory = True
        g.emit(DungeonWon, g.plan)
        return g.done()

    def on_cleared(self, g: Darkness, _clearing: Rule) -> Next:
        """Go on, unless a fight while clearing was lost (AD-R-102)."""
        if g.all_fallen():
            return g.done()
        if is_due(g):
            return g.call(Advance(), then=self.on_advanced)
        return self.leave(g)

    def on_advanced(self, g: Darkness, _advance: Advance) -> Next:
        return self.leave(g)

    def leave(self, g: Darkness) -> Next:
        """Strike the map; go on when the first in the march says so."""
        strike_map(g)
        if is_last(g):
            put_deck_away(g)
            g.emit(DungeonWon, g.plan)
            return g.done()
        return g.ask(g.owner(g.march[0]), GO_DEEPER, [GO_ON.final], then=self.on_going, window=True)

    def on_going(self, g: Darkness, _option: Option) -> Next:
        return self.next_encounter(g)


def encounters_of(g: Darkness) -> int:
    """Return how many encounters the dungeon has."""
    return g.length if g.plan == RANDOM else len(PLANS[g.plan].maps)


def is_last(g: Darkness) -> bool:
    """Say whether it is the last encounter of its dungeon."""
    return g.encounter == encounters_of(g)


def strike_map(g: Darkness) -> None:
    """AD-R-92: all cards of the encounter are discarded, and figures leave the map."""
    strike_tiles(g)
    strike_line(g)
    discard(g, *g.resolved)
    g.resolved = ()
    for figures in (g.kind, g.hp, g.at, g.used, g.grudge):
        del figures[g.heroes :]
    for hero in range(g.heroes):
        g.at[hero] = OFF
        g.grudge[hero] = 0
