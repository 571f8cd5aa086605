"""Abilities: when something works, what it costs, and its effects in order."""

from collections.abc import Sequence

from darkling.games.domains.cards import Card
from darkling.games.domains.cards.effect_kinds import DomainsEffect
from darkling.games.domains.cards.items import ANY_ELEMENT, Items

STAYS, DISCARDED, REMOVED = "stays", "discard", "remove"
"""Where a henchman goes after use."""


class Ability:
    """What a spell, a henchman, the special of a dark tile or the bar of a monster can do.

    Attributes:
        timing: in which window.
        price: what is paid for it.
        effects: what it does, in order.
        repeats: whether it can be used more than once a turn.
        fate: where the card goes after use, if it is a henchman's.
        picks: for each thing that is picked before it is done, the effect it is for and its number there.
        elements: how many elements of choice the price has.

    """

    def __init__(
        self,
        timing: int,
        price: Items,
        effects: Sequence[DomainsEffect],
        repeats: bool = False,
        fate: str = STAYS,
    ) -> None:
        self.timing = timing
        self.price = price
        self.effects = tuple(effects)
        self.repeats = repeats
        self.fate = fate
        self.picks = tuple([(effect, number) for effect in self.effects for number in range(effect.asks())])
        self.elements: int = price[ANY_ELEMENT]

    def picked_for(self, at: int, picks: tuple[int, ...]) -> tuple[int, ...]:
        """Return what was picked for the effect at a place."""
        before = sum([effect.asks() for effect in self.effects[:at]])
        return picks[before : before + self.effects[at].asks()]


ABILITY: dict[int, Ability] = {}
"""What can be used, by the id of the option that uses it: CAST, USE, SPECIAL or BAR.

`effect_tables.py` fills it. Rules look abilities up here, and effects call rules: so the two do not import
each other.
"""
FORTUNE_TEXTS: dict[tuple[Card, bool], tuple[DomainsEffect, ...]] = {}
"""The effects of Fortune texts in their order, by card, and whether it is the top text; filled likewise."""
