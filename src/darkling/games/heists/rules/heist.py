"""Heists: one challenge after the other, a new hand for each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from darkling.games.heists.cards import CHALLENGES, FIRST_ADVANCED, FIRST_HEIST, NEEDS, NO_CARD, Card
from darkling.games.heists.cards.effect_tables import BONUSES
from darkling.games.heists.rules.bonus import Bonus
from darkling.games.heists.rules.events import (
    ChallengeFailed,
    ChallengeMet,
    FinalRound,
    HeistChosen,
    HeistCompleted,
    HeistLost,
    HeistResumed,
    HeistsShown,
    ScoundrelsDrawn,
)
from darkling.games.heists.rules.play_hand import WITH_A_HAND, PlayHand
from darkling.games.heists.rules.state import ADVANCED_DECK, BASIC_DECK, HAND_SIZE, Heists, is_third
from darkling.games.heists.rules.use_hand import CRIME, SWAY
from darkling.games.heists.rules.vocabulary import (
    ADVANCED,
    ATTEMPT_CRIME,
    ATTEMPT_SWAY,
    BASIC,
    BASIC_OR_ADVANCED,
    GIVE_UP,
    MEET_THE_CHALLENGE,
    PLAN,
    PLAN_A_HEIST,
)
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

HEISTS_SHOWN = 2


@dataclass
class PlanHeist(Rule):
    """DH-HEIST-01: look at two heists of a deck, and choose one."""

    seat: Seat
    deck: int = BASIC_DECK
    shown: tuple[Card, ...] = ()

    def begin(self, g: Heists) -> Next:
        """Choose the deck, if there is a choice (DH-HEIST-02)."""
        decks = g.open_decks(self.seat)
        if len(decks) == 1:
            return self.show(g, decks[0])
        options = [BASIC.final, ADVANCED.final]
        return g.ask(self.seat, BASIC_OR_ADVANCED, options, then=self.on_deck)

    def on_deck(self, g: Heists, option: Option) -> Next:
        return self.show(g, BASIC_DECK if option.id == BASIC.id else ADVANCED_DECK)

    def show(self, g: Heists, deck: int) -> Next:
        """Show the two topmost heists to everyone (DH-R-35)."""
        self.deck = deck
        self.shown = g.take_top_heists(deck, HEISTS_SHOWN)
        g.fence(Fence.REVEALED)
        g.emit(HeistsShown, self.seat, self.shown)
        options = [PLAN[heist] for heist in self.shown]
        return g.ask(self.seat, PLAN_A_HEIST, options, then=self.on_heist)

    def on_heist(self, g: Heists, option: Option) -> Next:
        """Take one heist, and put the other at the bottom of its deck."""
        chosen = FIRST_HEIST + option.thing
        for heist in self.shown:
            if heist != chosen:
                g.put_heist_below(self.deck, heist)
        g.current[self.seat] = chosen
        g.met[self.seat] = 0
        g.emit(HeistChosen, self.seat, chosen)
        return g.done()


@dataclass
class DoHeist(Rule):
    """DH-HEIST-04, DH-HEIST-05: meet challenge after challenge, until one is given up."""

    seat: Seat
    permanents: tuple[Card, ...] = ()

    def begin(self, g: Heists) -> Next:
        """Go on with an incomplete heist (DH-R-38), or plan a new one."""
        heist = g.current[self.seat]
        if heist == NO_CARD:
            return g.call(PlanHeist(self.seat), then=self.on_planned)
        g.emit(HeistResumed, self.seat, heist, g.met[self.seat] + 1)
        return self.challenge(g)

    def on_planned(self, g: Heists, _planned: PlanHeist) -> Next:
        """Face the first challenge with the hand held."""
        return self.challenge(g)

    def challenge(self, g: Heists) -> Next:
        """Face the next challenge; permanent effects already used stay used (DH-R-46)."""
        return g.call(MeetChallenge(self.seat, self.permanents), then=self.on_challenge)

    def on_challenge(self, g: Heists, challenge: "MeetChallenge") -> Next:
        """Redeem the bonus of a challenge that was met (DH-R-43), or leave it at that."""
        self.permanents = challenge.permanents
        if not challenge.success:
            g.discard_hand(self.seat, ())
            return self.fail(g)
        heist = g.current[self.seat]
        bonus = BONUSES[heist][g.met[self.seat]]
        g.met[self.seat] += 1
        return g.call(Bonus(self.seat, bonus.deed()), then=self.on_bonus)

    def fail(self, g: Heists) -> Next:
        """Keep the heist and what was done of it, or if so agreed lose both (DH-R-37)."""
        heist = g.current[self.seat]
        g.emit(ChallengeFailed, self.seat, heist, g.met[self.seat] + 1)
        if g.lost:
            g.put_heist_below(ADVANCED_DECK if heist >= FIRST_ADVANCED else BASIC_DECK, heist)
            g.current[self.seat] = NO_CARD
            g.met[self.seat] = 0
            g.emit(HeistLost, self.seat, heist)
        return g.done()

    def on_bonus(self, g: Heists, bonus: Bonus) -> Next:
        """Discard the hand, and draw for the next challenge if there is one (DH-R-40)."""
        g.discard_hand(self.seat, bonus.recruited)
        if g.met[self.seat] == CHALLENGES[g.current[self.seat]]:
            return self.complete(g)
        drawn = g.draw(self.seat, HAND_SIZE + bonus.extra)
        if drawn:
            g.emit(ScoundrelsDrawn, self.seat, drawn)
        return self.challenge(g)

    def complete(self, g: Heists) -> Next:
        """Earn the heist's notoriety and its permanent effect (DH-HEIST-13)."""
        heist = g.current[self.seat]
        is_first = not any(map(is_third, g.heists))
        g.heists[self.seat] += (heist,)
        g.current[self.seat] = NO_CARD
        g.met[self.seat] = 0
        g.emit(HeistCompleted, self.seat, heist)
        if is_first and is_third(g.heists[self.seat]):
            g.emit(FinalRound, self.seat)
        return g.done()


@dataclass
class MeetChallenge(PlayHand):
    """DH-HEIST-04: play a hand to exceed the number of a challenge; no shopping (DH-R-26)."""

    success: bool = False

    def offer(self, g: Heists) -> Next:
        """Ask what to do next; nothing is decided before it is declared (DH-R-41)."""
        options = self.hand_options(g)
        if not self.dues:
            options += self.attempts(g)
            options.append(GIVE_UP.final)
        return g.ask(self.seat, MEET_THE_CHALLENGE, options, then=self.on_choice, window=True)

    def attempts(self, g: Heists) -> list[Option]:
        """Return how the challenge would be met now (DH-R-42)."""
        return [(ATTEMPT_CRIME if pool == CRIME else ATTEMPT_SWAY).final for pool in self.met_by(g)]

    def met_by(self, g: Heists) -> list[str]:
        """Return the pools that are strong enough."""
        heist, number = g.current[self.seat], g.met[self.seat]
        needs, needed = NEEDS[heist][number], g.needed(heist, number)
        pools = (CRIME, SWAY) if needs == "either" else (needs,)
        return [pool for pool in pools if self.strength(pool) >= needed]

    def strength(self, pool: str) -> int:
        """Return what a pool comes to once the other one has paid for penalties (DH-R-11)."""
        own, other = (self.crime, self.sway) if pool == CRIME else (self.sway, self.crime)
        return max(0, own - max(0, self.reserve() - other))

    def on_choice(self, g: Heists, option: Option) -> Next:
        return AT_A_CHALLENGE[option.verb](self, g, option)

    def do_attempt(self, g: Heists, option: Option) -> Next:
        """Meet the challenge; there is no way back, as a new hand comes next."""
        g.fence(Fence.REVEALED)
        self.success = True
        pool = CRIME if option.id == ATTEMPT_CRIME.id else SWAY
        heist, number = g.current[self.seat], g.met[self.seat] + 1
        g.emit(ChallengeMet, self.seat, heist, number, pool, self.strength(pool))
        return g.done()

    def do_give_up(self, g: Heists, _option: Option) -> Next:
        g.fence(Fence.REVEALED)
        return g.done()


AT_A_CHALLENGE: Mapping[str, Callable[[MeetChallenge, Heists, Option], Next]] = {
    **WITH_A_HAND,
    "attempt_crime": MeetChallenge.do_attempt,
    "attempt_sway": MeetChallenge.do_attempt,
    "give_up": MeetChallenge.do_give_up,
}
