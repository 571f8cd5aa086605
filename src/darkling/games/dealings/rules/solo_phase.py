"""Solo Play: instead of the first two phases, choose from a row of heroes and a row of defenses."""

from dataclasses import dataclass

from darkling.games.dealings.cards import (
    CHALLENGE,
    DEFENSE_CODES,
    HERO_CODES,
    NO_DEFENSE,
    NO_HERO,
    RANK,
    Defense,
    Hero,
)
from darkling.games.dealings.rules.combat_phase import CombatPhase
from darkling.games.dealings.rules.events import DRAFT, HeroLured, RowsDealt
from darkling.games.dealings.rules.state import Dealings
from darkling.games.dealings.rules.vocabulary import LURE, LURE_A_HERO, TAKE, TAKE_FROM_THE_ROW
from darkling.table.decision import Seat
from darkling.table.event import Forget
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot
from darkling.table.zones import replaced

ALONE: Seat = 0
DEALS = 4
PAIRS_PER_DEAL = 2
STRANDED = WhyNot("stranded", "DD-R-41")
TOO_FAR_LEFT = WhyNot("left", "DD-SOLO-04")


@dataclass
class SoloPhase(Rule):
    """DD-SOLO: four deals, from each of which two heroes and two Defense Cards are chosen."""

    def begin(self, g: Dealings) -> Next:
        g.phase = "solo"
        return self.deal(g)

    def deal(self, g: Dealings) -> Next:
        """Deal both rows and put each in order (DD-SOLO-01, DD-SOLO-03)."""
        g.round += 1
        g.hero_row = tuple(sorted(g.hero_deck[: g.rows], key=_by_challenge))
        g.hero_deck = g.hero_deck[g.rows :]
        g.defense_row = tuple(sorted(g.defense_deck[: g.rows], key=_by_rank))
        g.defense_deck = g.defense_deck[g.rows :]
        g.fence(Fence.REVEALED)
        g.emit(RowsDealt, g.round, g.hero_row, g.defense_row)
        return g.call(ChooseFromRows(), then=self.clear_rows)

    def clear_rows(self, g: Dealings, _chosen: "ChooseFromRows") -> Next:
        """Discard the rest of both rows (DD-SOLO-07), and deal again, four times in all (DD-SOLO-08)."""
        g.dropped += tuple(g.heroes_in_row())
        g.trashed += tuple(g.defenses_in_row())
        g.hero_row = g.defense_row = ()
        if g.round < DEALS:
            return self.deal(g)
        # Nothing more is dealt, so the order of the rest means nothing.
        g.hero_deck = tuple(sorted(g.hero_deck))
        return g.become(CombatPhase())


@dataclass
class ChooseFromRows(Rule):
    """DD-SOLO-04 to DD-SOLO-06: a hero with a Defense Card below it or to the right, twice."""

    pairs: int = 0
    hero: Hero = NO_HERO

    def begin(self, g: Dealings) -> Next:
        """Choose a hero that has a Defense Card left at or to the right of its column (DD-R-41).

        A hero that chose itself would be told of as such, and so named in the log for good: hence
        the window.
        """
        if self.pairs == PAIRS_PER_DEAL:
            return g.done()
        heroes = [hero for hero in g.heroes_in_row() if self.why_not_lure(g, hero) is None]
        return g.ask(ALONE, LURE_A_HERO, [LURE[hero] for hero in heroes], then=self.on_hero, window=True)

    def why_not_lure(self, g: Dealings, hero: Hero) -> WhyNot | None:
        return None if self.defenses_for(g, hero) else STRANDED

    def defenses_for(self, g: Dealings, hero: Hero) -> list[Defense]:
        """Return the Defense Cards directly below the hero or anywhere to the right of it."""
        column = g.hero_row.index(hero)
        return [card for card in g.defense_row[column:] if card != NO_DEFENSE]

    def why_not_take(self, g: Dealings, card: Defense) -> WhyNot | None:
        return None if card in self.defenses_for(g, self.hero) else TOO_FAR_LEFT

    def barred(self, g: Dealings) -> list[Barred]:
        if self.hero == NO_HERO:
            return [
                (HERO_CODES[hero], why) for hero in g.heroes_in_row() if (why := self.why_not_lure(g, hero))
            ]
        cards = g.defenses_in_row()
        return [(DEFENSE_CODES[card], why) for card in cards if (why := self.why_not_take(g, card))]

    def on_hero(self, g: Dealings, option: Option) -> Next:
        """Choose its Defense Card, even if there is but one: after the last, new rows are dealt."""
        self.hero = option.thing
        options = [TAKE[card] for card in self.defenses_for(g, self.hero)]
        if self.pairs + 1 == PAIRS_PER_DEAL and g.round < DEALS:
            options = [option.final for option in options]
        return g.ask(ALONE, TAKE_FROM_THE_ROW, options, then=self.on_defense, window=True)

    def on_defense(self, g: Dealings, option: Option) -> Next:
        """Put the hero on the pile and the Defense Card in front (DD-SOLO-05); gaps stay (DD-R-41)."""
        g.hero_row = replaced(g.hero_row, self.hero, by=NO_HERO)
        g.defense_row = replaced(g.defense_row, option.thing, by=NO_DEFENSE)
        g.put_on_top(ALONE, self.hero)
        g.place_defense(ALONE, option.thing)
        g.emit(HeroLured, ALONE, self.hero, option.thing)
        if g.no_peeking:
            g.emit(Forget, DRAFT)
        self.hero = NO_HERO
        self.pairs += 1
        return self.begin(g)


def _by_challenge(hero: Hero) -> int:
    return -CHALLENGE[hero]


def _by_rank(card: Defense) -> int:
    return -RANK[card]
