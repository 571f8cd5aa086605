"""Recruit & Larceny: spend sway on scoundrels, and crime on larceny."""

from dataclasses import dataclass

from darkling.games.heists.cards import COIN_COST, SWAY_COST, TAKES_HEAT, Card
from darkling.games.heists.events import LarcenyCardGained, LarcenyCommitted, Recruited
from darkling.games.heists.play_hand import PlayHand
from darkling.games.heists.state import HEAT_STACK, Heists
from darkling.games.heists.vocabulary import END_TURN, LARCENY, RECRUIT, RECRUIT_OR_STEAL
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next

LARCENY_CRIME, LARCENY_COINS = 3, 2
"""The price of a larceny, and what it earns (DH-R-22)."""


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
        """Return whom the seat can pay for (DH-RECR-01, DH-RECR-06, DH-R-61).

        Whoever costs nothing costs nothing, however much of the pools is reserved (DH-R-24).
        """
        sway, coins = self.spendable(self.sway), g.coins[self.seat]
        return [
            RECRUIT[card] for card in g.recruits() if SWAY_COST[card] <= sway and COIN_COST[card] <= coins
        ]

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
