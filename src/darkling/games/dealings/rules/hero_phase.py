"""Hero Phase: keep two heroes, pass the rest to the left, until one is left over."""

from dataclasses import dataclass

from darkling.games.dealings.cards import Hero
from darkling.games.dealings.rules.choose_two import Choice, ChooseTwo
from darkling.games.dealings.rules.defense_phase import DefensePhase
from darkling.games.dealings.rules.events import HandReceived, HeroesKept, LastHeroDropped
from darkling.games.dealings.rules.state import Dealings, left_of
from darkling.games.dealings.rules.vocabulary import DROP, DROP_A_HERO, KEEP, KEEP_A_HERO
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule, WhyNot
from darkling.table.zones import without

LAST_HAND = 3
KEEPING: Choice = (KEEP_A_HERO, KEEP, WhyNot("kept", "DD-HERO-02"))


@dataclass
class HeroPhase(Rule):
    """DD-HERO: four simultaneous choices, each from a smaller hand."""

    def begin(self, g: Dealings) -> Next:
        """Let everyone choose two heroes from hand (DD-HERO-02)."""
        g.phase = "hero"
        g.round += 1
        if len(g.hands[0]) == LAST_HAND:
            return g.each(g.seats, DropOne, then=self.keep_the_last_two)
        return g.each(g.seats, KeepTwo, then=self.keep_and_pass)

    def keep_and_pass(self, g: Dealings, choices: list["KeepTwo"]) -> Next:
        """Put the two in front, then pass the rest of the hand to the left (DD-HERO-03)."""
        for choice in choices:
            self.keep(g, choice.seat, choice.chosen)
        g.passes += 1
        hands = g.hands[:]
        for seat in g.seats:
            left = left_of(seat, g.players)
            g.hands[left] = hands[seat]
            g.emit(HandReceived, left, hands[seat], len(hands[seat]))
        return self.begin(g)

    def keep_the_last_two(self, g: Dealings, choices: list["DropOne"]) -> Next:
        """Of the last three, two are kept and one goes face-up to the discards (DD-HERO-05)."""
        g.passes += 1
        g.dropped = tuple([choice.dropped for choice in choices])
        for choice in choices:
            rest = without(g.hands[choice.seat], choice.dropped)
            self.keep(g, choice.seat, rest)
            g.hands[choice.seat] = ()
            g.emit(LastHeroDropped, choice.seat, choice.dropped)
        return g.become(DefensePhase())

    def keep(self, g: Dealings, seat: Seat, heroes: tuple[Hero, ...]) -> None:
        g.kept[seat] = g.kept[seat] + heroes
        g.hands[seat] = tuple([hero for hero in g.hands[seat] if hero not in heroes])
        g.emit(HeroesKept, seat, heroes, len(heroes))


@dataclass
class KeepTwo(ChooseTwo):
    """DD-HERO-02: choose two heroes from hand for the facedown pile."""

    def choice(self) -> Choice:
        return KEEPING


@dataclass
class DropOne(Rule):
    """DD-HERO-05: with three heroes left, choosing two to keep is choosing one to drop."""

    seat: Seat
    dropped: Hero = -1

    def begin(self, g: Dealings) -> Next:
        options = [DROP[hero] for hero in g.hands[self.seat]]
        return g.ask(self.seat, DROP_A_HERO, options, then=self.on_hero, seals=True)

    def on_hero(self, g: Dealings, option: Option) -> Next:
        """Note it; nothing is shown before all have chosen."""
        self.dropped = option.thing
        return g.done()
