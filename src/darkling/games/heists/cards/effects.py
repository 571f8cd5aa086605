"""What cards do when they are used: one class an effect (they are msgspec Structs).

A new effect is a class here, with what takes it at the end, its words, and a test.
"""

from typing import Literal

from darkling.games.heists.cards import COUNTED, HEAT, SPECTER, Card
from darkling.games.heists.cards.effect_kinds import BonusBeingTaken, BonusEffect, HandEffect, InstantEffect
from darkling.games.heists.cards.passive import HeistsEffect, Ignore, Passive
from darkling.games.heists.cards.schema import Few, Suit, Trouble
from darkling.games.heists.rules.attacks import (
    DemandRansom,
    InflictTrouble,
    StealCoins,
    rivals,
    targets,
    victims_of_theft,
)
from darkling.games.heists.rules.bury import BuryCard, bury, bury_options
from darkling.games.heists.rules.events import Recruited
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.use_hand import CRIME, SWAY, ChoosePool, UseHand
from darkling.games.heists.rules.vocabulary import DRAW_ONE, DRAW_OR_BURY_A_CARD, RECRUIT
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, WhyNot
from darkling.table.telling import Figures

EITHER = "either"
TROUBLES = {"heat": HEAT, "specter": SPECTER}
COIN_WORTH = 0.45
"""What bots think a coin worth, in points of notoriety."""

TOO_DEAR = WhyNot("price", "DH-GEN-04")
NONE_OF_SUIT = WhyNot("suit", "DH-R-08")
NOTHING_TO_DRAW = WhyNot("draw", "DH-R-04")
NOTHING_TO_BURY = WhyNot("bury", "DH-R-64")
NOBODY_TO_ROB = WhyNot("victim", "DH-ABIL-07")
NOTHING_TO_IGNORE = WhyNot("ignore", "DH-R-46")
AT_THE_END = WhyNot("at-the-end", "DH-PERM-04")


# Coins.


class Coin(InstantEffect, BonusEffect, frozen=True):
    """DH-ABIL-06: take coins from the supply."""

    number = 1
    amount: Few

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        g.gain(hand.seat, self.amount)

    def deed(self) -> tuple[int, int]:
        return self.number, self.amount

    def redeem(self, g: Heists, bonus: BonusBeingTaken, _option: Option) -> Next:
        g.gain(bonus.seat, self.amount)
        return g.done()

    def worth(self) -> float:
        return 0.4 * self.amount

    def bonus_worth(self) -> float:
        return self.amount * COIN_WORTH


class CoinPer(InstantEffect, frozen=True):
    """DH-ABIL-06: take a coin for each other card of a suit in hand."""

    in_hand = 0.5
    suit: Suit

    def why_not(self, g: Heists, hand: UseHand, card: Card) -> WhyNot | None:
        return None if hand.others(g, COUNTED[self.suit], card) else NONE_OF_SUIT

    def apply(self, g: Heists, hand: UseHand, card: Card) -> None:
        g.gain(hand.seat, hand.others(g, COUNTED[self.suit], card))


# Drawing.


class Draw(InstantEffect, frozen=True):
    """DH-ABIL-10: draw cards."""

    reveals = True
    amount: Few

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return None if g.can_draw(hand.seat) else NOTHING_TO_DRAW

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        hand.draw(g, self.amount)

    def worth(self) -> float:
        return 2.0 * self.amount

    def helps_against(self, _needs: str) -> bool:
        return True


class DrawPer(InstantEffect, frozen=True):
    """DH-ABIL-13: draw a card for each other card of a suit, or each Heat, in hand."""

    in_hand = 1.2
    reveals = True
    of: Suit | Literal["heat"]

    def why_not(self, g: Heists, hand: UseHand, card: Card) -> WhyNot | None:
        if not hand.others(g, COUNTED[self.of], card):
            return NONE_OF_SUIT
        return None if g.can_draw(hand.seat) else NOTHING_TO_DRAW

    def apply(self, g: Heists, hand: UseHand, card: Card) -> None:
        hand.draw(g, hand.others(g, COUNTED[self.of], card))

    def figures(self) -> Figures:
        return {"suit": self.of}


class PayDraw(InstantEffect, frozen=True):
    """DH-ABIL-09: pay to draw a card."""

    in_hand = 0.7
    reveals = True
    coins: Few

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        if g.coins[hand.seat] < self.coins:
            return TOO_DEAR
        return None if g.can_draw(hand.seat) else NOTHING_TO_DRAW

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        g.pay(hand.seat, self.coins)
        hand.draw(g, 1)


class DrawNext(HeistsEffect, BonusEffect, frozen=True):
    """DH-HEIST-09: draw one more card for the next challenge."""

    number = 20

    def redeem(self, g: Heists, bonus: BonusBeingTaken, _option: Option) -> Next:
        bonus.extra = 1
        return g.done()


# Burying.


class Bury(HandEffect, BonusEffect, frozen=True):
    """DH-ABIL-11: bury a card of one's hand or discard pile."""

    number = 7
    in_hand = 0.6

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return None if g.hands[hand.seat] or g.discards[hand.seat] else NOTHING_TO_BURY

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        return g.call(BuryCard(hand.seat), then=hand.on_effect)

    def ways(self, g: Heists, seat: Seat) -> list[Option]:
        return bury_options(g, seat)

    def redeem(self, g: Heists, bonus: BonusBeingTaken, option: Option) -> Next:
        bury(g, bonus.seat, option)
        return g.done()


class PayBury(HandEffect, frozen=True):
    """DH-ABIL-08: pay to bury a card."""

    in_hand = 0.2
    coins: Few

    def why_not(self, g: Heists, hand: UseHand, card: Card) -> WhyNot | None:
        return TOO_DEAR if g.coins[hand.seat] < self.coins else Bury().why_not(g, hand, card)

    def do(self, g: Heists, hand: UseHand, card: Card) -> Next:
        g.pay(hand.seat, self.coins)
        return Bury().do(g, hand, card)


class DrawOrBury(HandEffect, frozen=True):
    """DH-ABIL-20: draw a card, or bury one."""

    in_hand = 1.8

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        draw = DRAW_ONE.final if g.can_draw(hand.seat) else DRAW_ONE
        options = [draw, *bury_options(g, hand.seat)]
        return g.ask(hand.seat, DRAW_OR_BURY_A_CARD, options, then=hand.on_draw_or_bury, window=True)


# Attacks.


class Steal(HandEffect, BonusEffect, frozen=True):
    """DH-ABIL-07: take coins from another player."""

    number = 3
    amount: Few

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return None if victims_of_theft(g, hand.seat) else NOBODY_TO_ROB

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        return g.call(StealCoins(hand.seat, self.amount), then=hand.on_effect)

    def deed(self) -> tuple[int, int]:
        return self.number, self.amount

    def ways(self, g: Heists, seat: Seat) -> list[Option]:
        return targets(victims_of_theft(g, seat))

    def redeem(self, g: Heists, bonus: BonusBeingTaken, option: Option) -> Next:
        return g.call(StealCoins(bonus.seat, self.amount, option.thing), then=bonus.on_done)

    def worth(self) -> float:
        return 0.4 * self.amount

    def bonus_worth(self) -> float:
        return self.amount * COIN_WORTH


class Ransom(HandEffect, BonusEffect, frozen=True):
    """DH-ABIL-12: another player pays coins, or loses a card."""

    number = 10
    in_hand = 0.5
    reveals = True

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        return g.call(DemandRansom(hand.seat), then=hand.on_effect)

    def ways(self, g: Heists, seat: Seat) -> list[Option]:
        return targets(rivals(g, seat))

    def redeem(self, g: Heists, bonus: BonusBeingTaken, option: Option) -> Next:
        return g.call(DemandRansom(bonus.seat, option.thing), then=bonus.on_done)


class Inflict(HandEffect, frozen=True):
    """DH-ABIL-18: hand somebody a Heat or a Specter; larceny cards do so for nothing."""

    in_hand = 0.2
    card: Trouble
    coins: Few = 0

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return TOO_DEAR if g.coins[hand.seat] < self.coins else None

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        g.pay(hand.seat, self.coins)
        return g.call(InflictTrouble(hand.seat, TROUBLES[self.card]), then=hand.on_effect)


# Crime and sway.


class Crime(InstantEffect, frozen=True):
    amount: Few

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        hand.raise_pool(g, CRIME, self.amount)

    def helps_against(self, needs: str) -> bool:
        return needs in (CRIME, EITHER)


class Sway(InstantEffect, frozen=True):
    amount: Few

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        hand.raise_pool(g, SWAY, self.amount)

    def helps_against(self, needs: str) -> bool:
        return needs in (SWAY, EITHER)


class Flex(HandEffect, frozen=True):
    """DH-R-46: crime or sway, as one likes."""

    amount: Few

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        return g.call(ChoosePool(hand.seat, self.amount), then=hand.on_pool)


class CoinToPool(HandEffect, frozen=True, tag="plus_per_coin"):
    """DH-R-46: pay a coin for one more crime or sway, as often as one likes."""

    def why_not(self, g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return None if g.coins[hand.seat] else TOO_DEAR

    def do(self, g: Heists, hand: UseHand, _card: Card) -> Next:
        g.pay(hand.seat, 1)
        return g.call(ChoosePool(hand.seat, 1), then=hand.on_pool)

    def figures(self) -> Figures:
        return {"most": 0, "coins": 1}


class IgnoreOnce(InstantEffect, Ignore, frozen=True, tag="ignore"):
    """DH-ABIL-14: cancel penalties of one kind, also those still to come."""

    def apply(self, g: Heists, hand: UseHand, _card: Card) -> None:
        hand.ignore(g, TROUBLES[self.card], self.amount)

    def helps_against(self, _needs: str) -> bool:
        return True


class IgnoreIncurred(IgnoreOnce, frozen=True, tag="ignore"):
    """DH-R-46: the same, as soon as there is a penalty."""

    def why_not(self, _g: Heists, hand: UseHand, _card: Card) -> WhyNot | None:
        return None if hand.penalties(TROUBLES[self.card]) > 0 else NOTHING_TO_IGNORE


# Besides.


class FreeRecruit(HeistsEffect, BonusEffect, frozen=True):
    """DH-HEIST-11: recruit somebody for nothing at all: no sway, no coins, no Heat (DH-R-25)."""

    number = 19

    def ways(self, g: Heists, _seat: Seat) -> list[Option]:
        return [RECRUIT[card] for card in g.recruits()]

    def redeem(self, g: Heists, bonus: BonusBeingTaken, option: Option) -> Next:
        g.take_recruit(option.thing)
        bonus.recruited = (option.thing,)
        g.emit(Recruited, bonus.seat, option.thing)
        return g.done()


class NotorietyAtTheEnd(HandEffect, frozen=True, tag="notoriety_per_heat"):
    """DH-PERM-04: nothing to be used: it counts at the end of the game."""

    def why_not(self, _g: Heists, _hand: UseHand, _card: Card) -> WhyNot | None:
        return AT_THE_END


# What each place on a card takes.

AbilityOrPermanent = Coin | CoinPer | Draw | PayDraw | Bury | PayBury | DrawOrBury | Steal | Ransom | Inflict
Ability = Passive | AbilityOrPermanent | DrawPer
"""On a scoundrel."""
InstantTrick = Coin | Draw | Crime | Sway | IgnoreOnce
Trick = InstantTrick | Bury | Steal | Ransom | Inflict
"""On a larceny card; if it does two things, the first asks nothing."""
LastBonus = Coin | Bury | Steal | Ransom | FreeRecruit
ChallengeBonus = LastBonus | DrawNext
"""On a challenge; after the last one comes no other to draw for."""
Permanent = AbilityOrPermanent | Crime | Sway | Flex | CoinToPool | IgnoreIncurred | NotorietyAtTheEnd
"""On a heist, for the rest of the game once it is completed."""
