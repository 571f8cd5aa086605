"""What is under attack: what windows and effects ask of the attack or the adventure in progress.

The rules of attacks open windows, so they stand above these; here is what can be asked from below.
"""

from dataclasses import dataclass

from darkling.games.domains.cards import NO_CARD
from darkling.games.domains.rules.places import Space
from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat
from darkling.table.rule import Rule

NOBODY: Seat = -1
NO_TAVERN = -1
NO_ICON = -1


@dataclass
class UnderAttack(Rule):
    """A space under attack: `rules/attack.py` says how it goes.

    Attributes:
        owner: whose Domain the space is in.
        space: the space.
        dice: the sides of the dice that will be rolled.
        plus: what is added to their total.
        raised: what has been added to the defense.
        by: who attacks with a card, in The Tower the owner; NOBODY if a party does.
        tavern: whose party attacks; NO_TAVERN if a card does.
        faces: what the dice show, once they have been rolled.

    """

    owner: Seat
    space: Space
    dice: tuple[int, ...]
    plus: int = 0
    by: Seat = NOBODY
    raised: int = 0
    tavern: int = NO_TAVERN
    faces: tuple[int, ...] = ()


@dataclass
class PartyOnItsWay(Rule):
    """An adventure in progress: `rules/adventure.py` says how it goes.

    Attributes:
        tavern: whose party it is.
        owner: whose space it attacks; NOBODY before it has set out.
        space: the space.
        dice: the sides of its dice.
        plus: what is added to their total.
        icon: which icon of its leader led it there.

    """

    tavern: int
    owner: Seat = NOBODY
    space: Space = NO_CARD
    dice: tuple[int, ...] = ()
    plus: int = 0
    icon: int = NO_ICON


def attack_in_progress(g: Domains) -> UnderAttack | None:
    return g.running(UnderAttack)


def attacked_space(g: Domains) -> Space:
    """Return the space under attack; NO_CARD if none is."""
    attack = g.running(UnderAttack)
    return NO_CARD if attack is None else attack.space


def party_target(g: Domains) -> Seat:
    """Return whose space the party on its way attacks; NOBODY if none does."""
    party = g.running(PartyOnItsWay)
    return NOBODY if party is None else party.owner
