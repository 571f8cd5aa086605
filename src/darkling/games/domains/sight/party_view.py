"""What is to be seen of the parties, and of an attack in progress: where they go, and how it may end."""

from darkling.games.domains.cards import ADVENTURER_CODES, DIE, ICONS, LEFT, RIGHT, Card
from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.attacked import NO_TAVERN, NOBODY, PartyOnItsWay, UnderAttack
from darkling.games.domains.rules.domain import defense_parts
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.parties import dice_of, party_plus
from darkling.games.domains.rules.places import SPACE_CODES, TAVERN_CODES, TAVERNS, Space
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.targets import (
    ATTACKS,
    STAYS,
    TARGET_CODES,
    PartyTarget,
    find_target,
)
from darkling.games.domains.sight.domain_view import Targets
from darkling.games.domains.sight.view import (
    AttackView,
    MemberView,
    PartyView,
    SpaceDefenseView,
    TargetView,
)
from darkling.table.decision import Seat

MEMBERS = tuple(
    [
        MemberView(ADVENTURER_CODES[card], DIE[card], ICONS[LEFT[card]], ICONS[RIGHT[card]])
        for card in range(len(ADVENTURER_CODES))
    ]
)


def targets_of(g: Domains) -> Targets:
    """Return where the parties go: one on its way where it set out to, the others as they stand."""
    return tuple([_target_of(g, tavern) for tavern in TAVERNS])


def _target_of(g: Domains, tavern: int) -> PartyTarget:
    party = _on_its_way(g, tavern)
    if party is None:
        return find_target(g, tavern)
    return PartyTarget(ATTACKS, party.owner, party.space, party.icon)


def _on_its_way(g: Domains, tavern: int) -> PartyOnItsWay | None:
    """Return the adventure of a party that has set out to attack."""
    party = g.running(PartyOnItsWay)
    return party if party is not None and party.tavern == tavern and party.owner != NOBODY else None


def parties_view(g: Domains, targets: Targets) -> tuple[PartyView, PartyView]:
    unicorn, swan = [_party_view(g, tavern, targets[at]) for at, tavern in enumerate(TAVERNS)]
    return unicorn, swan


def _party_view(g: Domains, tavern: int, target: PartyTarget) -> PartyView:
    party = _on_its_way(g, tavern)
    dice, plus = (dice_of(g, tavern), party_plus(g)) if party is None else (party.dice, party.plus)
    return PartyView(
        tavern=TAVERN_CODES[tavern],
        members=_members(g.displays[tavern]),
        dice=dice,
        plus=plus,
        target=None if target.kind == STAYS else _target_view(g, target, dice, plus),
        on_its_way=party is not None,
    )


def _members(party: tuple[Card, ...]) -> tuple[MemberView, ...]:
    return tuple([MEMBERS[card] for card in party])


def _target_view(g: Domains, target: PartyTarget, dice: tuple[int, ...], plus: int) -> TargetView:
    defense = defense_view(g, target.seat, target.space)
    attacks = target.kind == ATTACKS
    return TargetView(
        kind=TARGET_CODES[target.kind],
        seat=target.seat,
        space=SPACE_CODES[target.space],
        icon=ICONS[target.icon],
        defense=defense,
        chance=percent(dice, plus, defense.total) if attacks else None,
    )


def defense_view(g: Domains, seat: Seat, space: Space) -> SpaceDefenseView:
    """Return the defense of a space, with what has been added to it if it is under attack."""
    parts = defense_parts(g, seat, space)
    attack = g.running(UnderAttack)
    is_attacked = attack is not None and (attack.owner, attack.space) == (seat, space)
    raised = attack.raised if attack is not None and is_attacked else 0
    return SpaceDefenseView(
        sum(parts) + raised, parts.tile, parts.monsters, parts.weapons, parts.area, raised
    )


def percent(dice: tuple[int, ...], plus: int, defense: int) -> int:
    """Return how likely dice beat a defense, in percent: 0 and 100 only where that is certain."""
    chance = 100 * chance_to_beat(dice, plus, defense)
    return round(chance) if chance in (0, 100) else min(99, max(1, round(chance)))


def attack_view(g: Domains) -> AttackView | None:
    attack = g.running(UnderAttack)
    if attack is None:
        return None
    defense = defense_view(g, attack.owner, attack.space)
    rolled = bool(attack.faces)
    return AttackView(
        owner=attack.owner,
        space=SPACE_CODES[attack.space],
        tavern=None if attack.tavern == NO_TAVERN else TAVERN_CODES[attack.tavern],
        by=None if attack.by == NOBODY else attack.by,
        dice=attack.dice,
        plus=attack.plus,
        defense=defense,
        chance=percent(attack.dice, attack.plus, defense.total),
        rolled=attack.faces,
        total=max(0, sum(attack.faces) + attack.plus) if rolled else None,
        fell=attack.beaten if rolled and isinstance(attack, Attack) else None,
    )
