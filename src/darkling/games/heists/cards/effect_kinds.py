"""Kinds of effects (they are msgspec Structs): those used with a hand, and those that are a bonus."""

from typing import Protocol

from darkling.games.heists.cards import Card
from darkling.games.heists.cards.passive import HeistsEffect
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.use_hand import UseHand
from darkling.games.heists.rules.vocabulary import TAKE_BONUS
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule, WhyNot


class HandEffect(HeistsEffect, frozen=True):
    """An effect that is used while a hand is played: of a scoundrel, a larceny card or a completed heist.

    Attributes:
        reveals: whether something hidden comes to light as soon as it is chosen.

    """

    reveals = False

    def why_not(self, g: Heists, hand: UseHand, card: Card) -> WhyNot | None:  # noqa: ARG002
        """Return why it cannot be used now; None if it can, as it would do something (DH-R-64)."""
        return None

    def do(self, g: Heists, hand: UseHand, card: Card) -> Next:
        """Pay for it and do it; the hand goes on afterwards."""
        raise NotImplementedError

    def helps_against(self, needs: str) -> bool:  # noqa: ARG002
        """Say whether bots should use it against a challenge."""
        return False


class InstantEffect(HandEffect, frozen=True):
    """An effect that asks nothing, so that another one can follow on the same card."""

    def do(self, g: Heists, hand: UseHand, card: Card) -> Next:
        self.apply(g, hand, card)
        return hand.offer(g)

    def apply(self, g: Heists, hand: UseHand, card: Card) -> None:
        """Do it."""
        raise NotImplementedError


class BonusBeingTaken(Protocol):
    """The rule of a bonus, as far as effects have to do with it."""

    seat: Seat
    recruited: tuple[Card, ...]
    extra: int

    def on_done(self, g: Heists, done: Rule) -> Next:
        """Go on once somebody has been robbed."""


class BonusEffect:
    """An effect that can be the bonus of a challenge (DH-HEIST-06 to DH-HEIST-12).

    Attributes:
        number: by which saved games know the effect.

    """

    __slots__ = ()
    number = 0

    def deed(self) -> tuple[int, int]:
        """Return the effect as saved games have it: its number, and how much it brings."""
        return self.number, 0

    def ways(self, g: Heists, seat: Seat) -> list[Option]:  # noqa: ARG002
        """Return the ways to use it now; without any it is passed over (DH-R-64)."""
        return [TAKE_BONUS]

    def redeem(self, g: Heists, bonus: BonusBeingTaken, option: Option) -> Next:
        """Use it in one of the ways."""
        raise NotImplementedError

    def bonus_worth(self) -> float:
        """Return what bots think it worth as a bonus, in points of notoriety."""
        return 1.0
