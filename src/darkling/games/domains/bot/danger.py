"""What the parties, and attacks under way, will probably take."""

from darkling.games.domains.bot.domain_worth import REPELLED, Outlook, outlook_of, space_worth
from darkling.games.domains.bot.horizon import phase_of
from darkling.games.domains.rules.attacked import PartyOnItsWay, UnderAttack
from darkling.games.domains.rules.domain import defense
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.parties import dice_of, party_plus
from darkling.games.domains.rules.places import TAVERN_A, TAVERN_B, TAVERNS, Space
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.targets import ATTACKS, find_target
from darkling.games.domains.rules.turn import ADVENTURE
from darkling.table.decision import Seat

Danger = tuple[Seat, Space, float, float]
"""Whose space, which, how likely it falls, and what it is worth."""
PREPARED = 1
"""What an owner usually adds to a defense that is attacked later this turn."""


def dangers(g: Domains, outlook: Outlook | None = None) -> list[Danger]:
    """Return what is under attack now, and what the parties that have still to set out would attack."""
    seen = outlook or outlook_of(g)
    party = g.running(PartyOnItsWay)
    found = _under_attack(g, seen, party)
    for tavern in _still_at_home(g, party):
        target = find_target(g, tavern)
        if target.kind == ATTACKS:
            plus = party_plus(g) - PREPARED
            found.append(_danger(g, seen, target.seat, target.space, dice_of(g, tavern), plus))
    return found


def _under_attack(g: Domains, outlook: Outlook, party: PartyOnItsWay | None) -> list[Danger]:
    """Return what a card or a party attacks at this moment."""
    attack = g.running(UnderAttack)
    if attack is not None:
        dice, plus = ((), sum(attack.faces)) if attack.faces else (attack.dice, 0)
        plus += attack.plus - attack.raised
        return [_danger(g, outlook, attack.owner, attack.space, dice, plus)]
    if party is not None and party.dice:
        return [_danger(g, outlook, party.owner, party.space, party.dice, party.plus)]
    return []


def _still_at_home(g: Domains, party: PartyOnItsWay | None) -> tuple[int, ...]:
    phase = phase_of(g)
    if phase < ADVENTURE:
        return TAVERNS
    if phase == ADVENTURE and party is not None and party.tavern == TAVERN_A:
        return (TAVERN_B,)
    return ()


def _danger(
    g: Domains, outlook: Outlook, seat: Seat, space: Space, dice: tuple[int, ...], plus: int
) -> Danger:
    chance = chance_to_beat(dice, plus, defense(g, seat, space))
    return seat, space, chance, space_worth(g, seat, space, outlook)


def expected_losses(g: Domains, outlook: Outlook) -> list[float]:
    """Return for each seat what it will probably lose, less what it gains where a space holds."""
    losses = [0.0] * g.players
    for seat, _, chance, worth in dangers(g, outlook):
        losses[seat] += chance * worth - (1.0 - chance) * REPELLED
    return losses
