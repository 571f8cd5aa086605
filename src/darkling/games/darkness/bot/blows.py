"""What hitting a monster is worth, and with which attacks in hand a hero could hit from where."""

from math import sqrt

from darkling.games.darkness.bot.card_worth import BLOWS, FOE_WORTH, Blow
from darkling.games.darkness.bot.standing import AWAKE, PER_ROOT, UNHURT
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import ATK, INF
from darkling.games.darkness.rules.action_state import OWN_TURN, ActionState, own_parts
from darkling.games.darkness.rules.attack import has_defense, passive_save
from darkling.games.darkness.rules.playable import could_pay
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import distance_row
from darkling.games.darkness.rules.state import HAND_ACS, Darkness, Figure, Hero, Square

SCRATCH = 0.08
"""What a point of damage is worth by itself."""
SPENT = 0.5
"""What it is worth that a monster has used up a defense."""


def hit_worth(g: Darkness, foe: Figure, damage: int, hits: int = 1, pierce: int = 0) -> float:
    """Return what some hits on a monster are worth, after its defenses; or on a hero of another team."""
    if foe < g.heroes:
        return _rival_hit_worth(g, foe, damage, hits, pierce)
    kind, hp = g.kind[foe], g.hp[foe]
    card = FOES[kind]
    done, stopped = damage * hits, 0.0
    if damage > 0 and card.defenses and pierce < INF and has_defense(g, foe):
        saved = damage if card.saves >= INF else min(damage, max(0, card.saves - pierce))
        defended = hits if card.defenses >= INF else min(hits, card.defenses - g.used[foe])
        done -= saved * defended
        stopped = SPENT if card.defenses < INF else 0.0
    share = UNHURT * (done >= hp) + (1 - UNHURT) * min(done, hp) / card.hp
    return FOE_WORTH[kind] * share + SCRATCH * done + stopped


def _rival_hit_worth(g: Darkness, rival: Figure, damage: int, hits: int, pierce: int) -> float:
    """Return what hits on a hero are worth: each hit point the more, the fewer there are."""
    hp, saved = g.hp[rival], max(0, passive_save(g, rival) - pierce)
    done = hits * max(0, damage - saved)
    left = max(0, hp - done)
    return PER_ROOT * (sqrt(hp) - sqrt(left)) + AWAKE * (left == 0) + SCRATCH * done


def blow_worth(g: Darkness, hero: Hero, blow: Blow, square: Square) -> float:
    """Return what an attack is worth from a square; 0 if nobody is in its distance."""
    row = distance_row(g, square, blow.distance)
    found = [hit_worth(g, foe, blow.damage, blow.hits) for foe in enemies_of(g, hero) if row[g.at[foe]]]
    if not found:
        return 0.0
    targets = 2 if blow.is_area else blow.targets
    if len(found) > 1:
        found.sort(reverse=True)
    if blow.hits > 1:
        targets = 1
    return sum(found[:targets], start=0.0) + blow.extra * min(targets, len(found))


def blows_in_hand(g: Darkness, hero: Hero) -> list[Blow]:
    """Return the attacks that a hero may still make this turn."""
    found: list[Blow] = []
    for ac in sorted(set(g.pile(hero, HAND_ACS))):
        blow = BLOWS[ac]
        if blow is not None and could_pay(g, hero, ac, OWN_TURN):
            found.append(blow)
    action = g.running(ActionState)
    if action is not None and action.ac >= 0 and action.hero == hero:
        own = BLOWS[action.ac]
        if own is not None and not _is_struck(action):
            found.append(own)
    return found


def _is_struck(action: ActionState) -> bool:
    """Say whether the attack of the action under way has been made."""
    return any(
        part.type == ATK and action.taken >> number & 1 for number, part in enumerate(own_parts(action))
    )
