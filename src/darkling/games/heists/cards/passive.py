"""What every effect has (they are msgspec Structs), and the effects that work without being used.

These are numbers which rules add up, so they know nothing of the rules. `effects.py` has those that are used.
"""

from typing import Annotated

from msgspec import Meta, structs

from darkling.games.heists.cards.schema import Few, Suit, Trouble
from darkling.table.cards import Effect
from darkling.table.telling import Figures


class HeistsEffect(Effect, frozen=True):
    """Something that a card does. Its words are `effect-<tag>`, and shorter `brief-<tag>` and `tiny-<tag>`.

    Attributes:
        is_cost: whether it stands in a red frame, and has to be paid (DH-ABIL-02).
        in_hand: what bots think it worth in every hand, in points of crime or sway.

    """

    is_cost = False
    in_hand = 0.0

    def figures(self) -> Figures:
        """Return what its words speak of."""
        return structs.asdict(self)

    def worth(self) -> float:
        """Return what it is worth in hand, with all that its fields say."""
        return self.in_hand


class PlusPer(HeistsEffect, frozen=True):
    """DH-ABIL-03: one more crime or sway for each other card of a suit in hand."""

    in_hand = 0.8
    suit: Suit


class PlusPerCoin(HeistsEffect, frozen=True):
    """DH-ABIL-05: one more crime or sway for each coin spent on the card."""

    in_hand = 0.6
    most: Annotated[int, Meta(ge=1, le=3)]


class Ignore(HeistsEffect, frozen=True):
    """DH-ABIL-14: in hand it cancels penalties of one kind."""

    card: Trouble
    amount: Few = 1

    def worth(self) -> float:
        return 0.3 * self.amount


class Penalty(HeistsEffect, frozen=True):
    """DH-HEAT-01: one crime or sway must be left for it."""

    in_hand = -1.0
    is_cost = True
    card: Trouble


class Upkeep(HeistsEffect, frozen=True):
    """DH-ABIL-16: one crime or sway must be left for it."""

    in_hand = -1.0
    is_cost = True


class CoinOrHeat(HeistsEffect, frozen=True):
    """DH-ABIL-17: a coin is to be spent, or a Heat to be taken."""

    in_hand = -0.8
    is_cost = True


class NotorietyPerHeat(HeistsEffect, frozen=True):
    """DH-ABIL-21, DH-PERM-04: at the end of the game every Heat of the gang is notoriety."""


Passive = PlusPer | PlusPerCoin | Ignore | Penalty | Upkeep | CoinOrHeat | NotorietyPerHeat
