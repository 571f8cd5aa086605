"""Defense Phase: show two heroes at a time, and take defenses in the order of their challenge."""

from dataclasses import dataclass

from darkling.games.dealings.cards import CHALLENGE, Hero
from darkling.games.dealings.rules.choose_two import Choice, ChooseTwo
from darkling.games.dealings.rules.combat_phase import CombatPhase
from darkling.games.dealings.rules.events import DRAFT, DefensesTurnedUp, DefenseTaken, HeroesRevealed
from darkling.games.dealings.rules.state import Dealings
from darkling.games.dealings.rules.vocabulary import (
    FIRST,
    REVEAL,
    REVEAL_A_HERO,
    TAKE,
    TAKE_A_DEFENSE,
    WHICH_FIRST,
)
from darkling.table.decision import Seat
from darkling.table.event import Forget
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule, WhyNot
from darkling.table.zones import without

DEFENSES_PER_PLAYER = 2
REVEALING: Choice = (REVEAL_A_HERO, REVEAL, WhyNot("shown", "DD-DEF-03"))


@dataclass
class DefensePhase(Rule):
    """DD-DEF: rounds of turning up, revealing and taking, until all hands are empty."""

    def begin(self, g: Dealings) -> Next:
        """Take the kept heroes in hand (DD-DEF-01)."""
        g.phase = "defense"
        g.round = 0
        if g.no_peeking:
            g.emit(Forget, DRAFT)
        for seat in g.seats:
            g.hands[seat] = tuple(sorted(g.kept[seat]))
        return self.turn_up(g)

    def turn_up(self, g: Dealings) -> Next:
        """Lay out two Defense Cards per player, face-up (DD-DEF-02)."""
        count = DEFENSES_PER_PLAYER * g.players
        g.round += 1
        g.available = g.defense_deck[:count]
        g.defense_deck = g.defense_deck[count:]
        g.fence(Fence.REVEALED)
        g.emit(DefensesTurnedUp, g.round, g.available)
        return self.choose_heroes(g)

    def choose_heroes(self, g: Dealings) -> Next:
        """Let everyone choose two heroes facedown (DD-DEF-03)."""
        return g.each(g.seats, RevealTwo, then=self.reveal)

    def reveal(self, g: Dealings, choices: list["RevealTwo"]) -> Next:
        """Turn all chosen heroes face-up at once (DD-DEF-03)."""
        for choice in choices:
            seat = choice.seat
            g.hands[seat] = tuple([hero for hero in g.hands[seat] if hero not in choice.chosen])
            g.revealed[seat] = choice.chosen
            g.emit(HeroesRevealed, seat, choice.chosen)
        return g.call(TakeDefenses(g.order_of_revealed()), then=self.next_round)

    def next_round(self, g: Dealings, _taken: "TakeDefenses") -> Next:
        """Go on with the heroes still in hand, if there are any (DD-DEF-07)."""
        if any(g.hands):
            return self.turn_up(g)
        return g.become(CombatPhase())


@dataclass
class DefenseInProgress(DefensePhase):
    """A Defense Phase that is set up by hand, at the start of a round or once all heroes are revealed."""

    def begin(self, g: Dealings) -> Next:
        if any(g.revealed):
            return g.call(TakeDefenses(g.order_of_revealed()), then=self.next_round)
        return self.turn_up(g)


@dataclass
class RevealTwo(ChooseTwo):
    """DD-DEF-03: choose two heroes to show the Dark Masters."""

    def choice(self) -> Choice:
        return REVEALING


@dataclass
class TakeDefenses(Rule):
    """DD-DEF-04: one Defense Card for each hero, in descending order of Challenge Value."""

    order: tuple[tuple[Seat, Hero], ...]
    taken: int = 0
    settled: int = -1

    def begin(self, g: Dealings) -> Next:
        """Go on with the next hero, until all have been used (DD-DEF-05)."""
        if self.taken == len(self.order):
            return g.done()
        if g.expansion and self.settled < self.taken and self.next_two_are_equal():
            (seat, one), (_, other) = self.order[self.taken : self.taken + 2]
            return g.ask(seat, WHICH_FIRST, [FIRST[one], FIRST[other]], then=self.on_order)
        return self.take(g)

    def next_two_are_equal(self) -> bool:
        """Say whether the next two heroes have one owner and one Challenge Value."""
        if self.taken + 1 == len(self.order):
            return False
        (seat, one), (owner, other) = self.order[self.taken : self.taken + 2]
        return seat == owner and CHALLENGE[one] == CHALLENGE[other]

    def on_order(self, g: Dealings, option: Option) -> Next:
        """Put the chosen one of two equal heroes first (DD-R-06)."""
        self.settled = self.taken + 1
        if option.thing != self.order[self.taken][1]:
            before, (one, other) = self.order[: self.taken], self.order[self.taken : self.taken + 2]
            self.order = (*before, other, one, *self.order[self.taken + 2 :])
        return self.take(g)

    def take(self, g: Dealings) -> Next:
        seat = self.order[self.taken][0]
        options = [TAKE[card] for card in g.available]
        if len(options) == 2 and any(g.hands):
            # The last card takes itself, and then new ones come to light.
            options = [option.final for option in options]
        return g.ask(seat, TAKE_A_DEFENSE, options, then=self.on_card)

    def on_card(self, g: Dealings, option: Option) -> Next:
        """Take the card; its hero goes facedown on top of the pile (DD-DEF-06)."""
        seat, hero = self.order[self.taken]
        card = option.thing
        g.available = without(g.available, card)
        g.place_defense(seat, card)
        g.revealed[seat] = without(g.revealed[seat], hero)
        g.put_on_top(seat, hero)
        g.emit(DefenseTaken, seat, card, hero)
        if g.no_peeking:
            g.emit(Forget, DRAFT)
        self.taken += 1
        return self.begin(g)
