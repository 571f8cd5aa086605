"""What every effect has (they are msgspec Structs). `effects.py` says which place on a card takes which."""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, structs

from darkling.games.domains.cards.items import Items, items_of
from darkling.games.domains.rules.domain import count_tiles
from darkling.games.domains.rules.state import Domains
from darkling.table.cards import Effect
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Rule, WhyNot
from darkling.table.telling import Figures

Picks = tuple[int, ...]
"""What was picked for an effect, in private, before it is done: the ids of options."""
Amount = Annotated[int, Meta(ge=1, le=20)]
"""How much or how many, of what an effect has to have."""
Whom = Literal["all", "darkest", "lightest"]
"""Of a Fortune text: every player, or those with the most dark or light tiles, at least one."""


@cache
def items(text: str) -> Items:
    """Return items of a card file, each text read once."""
    return items_of(text)


def are_whom(g: Domains, who: str, seat: Seat) -> bool:
    """Say whether a Fortune text speaks to a seat."""
    if who not in ("darkest", "lightest"):
        return True
    counts = [count_tiles(g, other, dark=who == "darkest") for other in g.seats]
    return 0 < counts[seat] == max(counts)


class DomainsEffect(Effect, frozen=True):
    """Something that a spell, a henchman, a dark tile or a Fortune card does. Its words are `effect-<tag>`.

    Whether it can be used, what it can be aimed at and whom it affects follow from what everybody knows.

    Attributes:
        is_for_all: whether as a Fortune text it is done once for the whole table, not seat by seat.

    """

    is_for_all = False

    def asks(self) -> int:
        """Return how many things are picked before it is done."""
        return 0

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:  # noqa: ARG002
        """Return why a seat cannot use it now; None if it can."""
        return None

    def choices(self, g: Domains, seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        """Return the next question, and what may be picked."""
        raise NotImplementedError

    def affected(self, g: Domains, seat: Seat, picked: Picks) -> list[Seat]:  # noqa: ARG002
        """Return the rivals whom it would change (DM-R-84)."""
        return []

    def do(self, g: Domains, seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        """Do it, but to those who are spared; return the rule that goes on where somebody is asked."""
        raise NotImplementedError

    def befall(self, g: Domains, seat: Seat) -> Rule | None:
        """Do it as part of a Fortune text to a seat, which picks what is to be picked in the open."""
        return self.do(g, seat, (), ())

    def figures(self) -> Figures:
        """Return what its words speak of."""
        return structs.asdict(self)
