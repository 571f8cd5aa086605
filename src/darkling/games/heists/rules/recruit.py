"""Recruit & Larceny: spend sway on scoundrels, and crime on larceny."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from darkling.games.heists.cards import COIN_COST, STACK_CARDS, SWAY_COST, TAKES_HEAT, Card
from darkling.games.heists.rules.events import LarcenyCardGained, LarcenyCommitted, Recruited
from darkling.games.heists.rules.play_hand import WITH_A_HAND, PlayHand
from darkling.games.heists.rules.state import HEAT_STACK, Heists
from darkling.games.heists.rules.vocabulary import END_TURN, LARCENY, RECRUIT, RECRUIT_OR_STEAL
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, WhyNot

LARCENY_CRIME, LARCENY_COINS = 3, 2
"""The price of a larceny, and what it earns (DH-R-22)."""

TOO_LITTLE_SWAY = WhyNot("sway", "DH-RECR-01")
SWAY_RESERVED = WhyNot("reserve", "DH-R-11")
TOO_FEW_COINS = WhyNot("coins", "DH-RECR-06")
NEVER_RECRUITED = WhyNot("never", "DH-RECR-03")
STACK_EMPTY = WhyNot("empty", "DH-R-18")


@dataclass
class RecruitAndLarceny(PlayHand):
    """DH-RECR, DH-LARC: recruit and commit larceny as often as can be paid (DH-R-21)."""

    def offer(self, g: Heists) -> Next:
        """Ask what to do next; the turn cannot end while something is left to settle (DH-R-15)."""
        options = self.hand_options(g)
        options += self.recruits(g)
        if self.spendable(self.crime) >= LARCENY_CRIME:
            options.append(LARCENY.final if g.larceny_deck else LARCENY)
        if not self.dues:
            options.append(END_TURN.final)
        return g.ask(self.seat, RECRUIT_OR_STEAL, options, then=self.on_choice, window=True)

    def recruits(self, g: Heists) -> list[Option]:
        """Return whom the seat can pay for (DH-R-61)."""
        sway, why_not = self.spendable(self.sway), self.why_not_recruit
        return [RECRUIT[card] for card in g.recruits() if why_not(g, card, sway) is None]

    def why_not_recruit(self, g: Heists, card: Card, sway: int) -> WhyNot | None:
        """Return why a scoundrel cannot be paid for with so much spendable sway and one's coins.

        Whoever costs nothing costs nothing, however much of the pools is reserved (DH-R-24).
        """
        if SWAY_COST[card] > sway:
            return TOO_LITTLE_SWAY if SWAY_COST[card] > self.sway else SWAY_RESERVED
        return TOO_FEW_COINS if COIN_COST[card] > g.coins[self.seat] else None

    def reasons(self, g: Heists) -> list[tuple[Card, WhyNot | None]]:
        sway, recruits = self.spendable(self.sway), g.recruits()
        stacks = zip(STACK_CARDS, g.stacks, strict=True)
        return [
            *[(card, self.why_not_recruit(g, card, sway)) for card in recruits],
            *[
                (card, NEVER_RECRUITED if left else STACK_EMPTY)
                for card, left in stacks
                if card not in recruits
            ],
            *super().reasons(g),
        ]

    def on_choice(self, g: Heists, option: Option) -> Next:
        return ON_THE_STREETS[option.verb](self, g, option)

    def do_recruit(self, g: Heists, option: Option) -> Next:
        """Pay for a scoundrel, perhaps with a Heat (DH-RECR-05), and set it aside (DH-R-20)."""
        card: Card = option.thing
        self.sway -= SWAY_COST[card]
        g.pay(self.seat, COIN_COST[card])
        g.take_recruit(card)
        self.recruited += (card,)
        g.emit(Recruited, self.seat, card)
        if TAKES_HEAT[card]:
            g.take_trouble(self.seat, HEAT_STACK)
        return self.offer(g)

    def do_larceny(self, g: Heists, _option: Option) -> Next:
        """Commit larceny: coins, and a larceny card while there are any (DH-LARC-02, DH-LARC-06)."""
        self.crime -= LARCENY_CRIME
        g.coins[self.seat] += LARCENY_COINS
        g.emit(LarcenyCommitted, self.seat, LARCENY_COINS)
        if g.larceny_deck:
            card, *rest = g.larceny_deck
            g.larceny_deck = tuple(rest)
            g.kept[self.seat] += (card,)
            g.fence(Fence.REVEALED)
            g.emit(LarcenyCardGained, self.seat, card)
        return self.offer(g)

    def do_end_turn(self, g: Heists, _option: Option) -> Next:
        """Stop here: what is left of crime and sway is lost (DH-R-21)."""
        g.fence(Fence.REVEALED)
        return g.done()


ON_THE_STREETS: Mapping[str, Callable[[RecruitAndLarceny, Heists, Option], Next]] = {
    **WITH_A_HAND,
    "recruit": RecruitAndLarceny.do_recruit,
    "larceny": RecruitAndLarceny.do_larceny,
    "end_turn": RecruitAndLarceny.do_end_turn,
}
