"""Effects on attacks: by cards, on the defense, on the party on its way (they are msgspec Structs)."""

from typing import Annotated, Literal

from msgspec import Meta

from darkling.games.domains.cards import NO_CARD, RANK
from darkling.games.domains.cards.effect_kinds import DomainsEffect, Picks
from darkling.games.domains.cards.schema import Die, Few
from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.attacked import NOBODY, PartyOnItsWay, attack_in_progress, party_target
from darkling.games.domains.rules.domain import is_occupied
from darkling.games.domains.rules.events import DefenseRaised, DieRolled, PartyChanged
from darkling.games.domains.rules.places import SPACES, TAVERN_CODES, Space
from darkling.games.domains.rules.state import EMPTY, Domains
from darkling.games.domains.rules.vocabulary import CHOOSE_A_TARGET, STRIKE, VOCABULARY
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Rule, WhyNot
from darkling.table.zones import replaced

Dice = Annotated[tuple[Die, ...], Meta(min_length=1, max_length=4)]
SMALLEST_DIE = 6

NO_SPACE_TO_STRIKE = WhyNot("no-space-to-strike", "DM-R-78")
NOT_UNDER_ATTACK = WhyNot("not-under-attack", "DM-ADV-06")
NO_PARTY_ON_ITS_WAY = WhyNot("no-party-on-its-way", "DM-R-59")
OWN_SPACE_ATTACKED = WhyNot("own-space-attacked", "DM-R-83")
NO_DIE_TO_SHRINK = WhyNot("no-die-to-shrink", "DM-R-83")
LAST_DIE = WhyNot("last-die", "DM-R-75")


# Attacks by cards.


class Strike(DomainsEffect, frozen=True, tag="attack"):
    """DM-ATK-01, DM-R-78: attack a space of a rival that is not guarded."""

    dice: Dice
    target: Literal["occupied", "bare", "tile"]

    def asks(self) -> int:
        return 1

    def fits(self, g: Domains, seat: Seat, space: Space) -> bool:
        """Say whether a space is such as the card can attack."""
        has_tile = g.tiles[seat][space] != EMPTY
        if g.is_guarded(seat, space) or not is_occupied(g, seat, space):
            return False
        return self.target == "occupied" or has_tile is (self.target == "tile")

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.targets(g, seat) else NO_SPACE_TO_STRIKE

    def targets(self, g: Domains, seat: Seat) -> list[Option]:
        return [
            STRIKE[rival * SPACES + space]
            for rival in g.rivals(seat)
            for space in range(SPACES)
            if self.fits(g, rival, space)
        ]

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_A_TARGET, self.targets(g, seat)

    def affected(self, _g: Domains, _seat: Seat, picked: Picks) -> list[Seat]:
        return [VOCABULARY.options[picked[0]].thing // SPACES]

    def do(self, _g: Domains, seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        owner, space = divmod(VOCABULARY.options[picked[0]].thing, SPACES)
        return None if owner in spared else Attack(owner, space, self.dice, by=seat)


class StrikeEach(DomainsEffect, frozen=True):
    """DM-R-78: attack the dark tile of lowest rank in a player's own Domain."""

    dice: Dice

    def befall(self, g: Domains, seat: Seat) -> Rule | None:
        space = lowest_dark(g, seat)
        return None if space == NO_CARD else Attack(seat, space, self.dice, by=seat)


def lowest_dark(g: Domains, seat: Seat) -> Space:
    """Return the space of the lowest dark tile that is not guarded; NO_CARD if there is none."""
    spaces = [space for space in range(SPACES) if g.has_dark(seat, space) and not g.is_guarded(seat, space)]
    return min(spaces, key=lambda space: RANK[g.face(seat, space)], default=NO_CARD)


# Defense.


class Defend(DomainsEffect, frozen=True):
    """DM-ADV-06, DM-R-61: raise the defense of the space under attack, dice being rolled at once."""

    amount: Few = 0
    dice: tuple[Die, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.amount) is bool(self.dice):
            raise ValueError("it takes an amount, or dice")

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        attack = attack_in_progress(g)
        return None if attack is not None and attack.owner == seat else NOT_UNDER_ATTACK

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        attack = attack_in_progress(g)
        assert attack is not None, "it is used in the defense of a space"
        raised = self.amount
        for sides in self.dice:
            face = g.roll(sides)
            g.emit(DieRolled, seat, sides, face)
            raised += face
        attack.raised += raised
        g.emit(DefenseRaised, seat, raised)
        return None


# Parties.


class PartyEffect(DomainsEffect, frozen=True):
    """DM-R-59: something that changes the dice or the total of the party on its way, for this adventure."""

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        party = g.running(PartyOnItsWay)
        if party is None or party.owner == NOBODY:
            return NO_PARTY_ON_ITS_WAY
        return self.why_not_party(party, seat)

    def why_not_party(self, _party: PartyOnItsWay, _seat: Seat) -> WhyNot | None:
        """Return why it cannot be used on this party."""
        return None

    def affected(self, g: Domains, seat: Seat, _picked: Picks) -> list[Seat]:
        """DM-R-84: an attack on one's space changes."""
        owner = party_target(g)
        return [] if owner in (NOBODY, seat) else [owner]

    def do(self, g: Domains, _seat: Seat, _picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        party = g.running(PartyOnItsWay)
        assert party is not None, "it is used on a party on its way"
        if party.owner not in spared:
            how, amount = self.change(party)
            g.emit(PartyChanged, TAVERN_CODES[party.tavern], how, amount)
        return None

    def change(self, party: PartyOnItsWay) -> tuple[str, int]:
        """Change the party; return how, and by how much."""
        raise NotImplementedError


class PartyTotal(PartyEffect, frozen=True):
    """More or less to what its dice come to."""

    plus: Annotated[int, Meta(ge=-20, le=20)]

    def change(self, party: PartyOnItsWay) -> tuple[str, int]:
        party.plus += self.plus
        return "total", self.plus


class PartyDie(PartyEffect, frozen=True):
    """One more die, if the party attacks a rival."""

    die: Die

    def why_not_party(self, party: PartyOnItsWay, seat: Seat) -> WhyNot | None:
        return OWN_SPACE_ATTACKED if party.owner == seat else None

    def change(self, party: PartyOnItsWay) -> tuple[str, int]:
        party.dice = (*party.dice, self.die)
        return "die", self.die


class ShrinkDie(PartyEffect, frozen=True):
    """Its largest die becomes the smallest there is."""

    def why_not_party(self, party: PartyOnItsWay, _seat: Seat) -> WhyNot | None:
        return None if max(party.dice) > SMALLEST_DIE else NO_DIE_TO_SHRINK

    def change(self, party: PartyOnItsWay) -> tuple[str, int]:
        largest = max(party.dice)
        party.dice = replaced(party.dice, largest, by=SMALLEST_DIE)
        return "shrink", largest


class DropDie(PartyEffect, frozen=True):
    """Its largest die is not rolled, unless it is the last one."""

    def why_not_party(self, party: PartyOnItsWay, _seat: Seat) -> WhyNot | None:
        return None if len(party.dice) > 1 else LAST_DIE

    def change(self, party: PartyOnItsWay) -> tuple[str, int]:
        largest = max(party.dice)
        at = party.dice.index(largest)
        party.dice = party.dice[:at] + party.dice[at + 1 :]
        return "drop", largest
