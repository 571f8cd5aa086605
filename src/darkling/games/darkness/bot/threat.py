"""What the monsters are likely to do to the heroes before these act again, at a glance.

`rules/forecast.py` says it exactly, at the price of playing it.
"""

from darkling.games.darkness.bot.card_worth import PRICES, RC_POINTS, SAVES
from darkling.games.darkness.bot.rivals import rival_losses
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.attack import passive_save
from darkling.games.darkness.rules.behaviour import (
    CLOSEST,
    GRUDGE,
    MOST_HURT,
    SELECTORS,
    STRONGEST,
    maneuver_of,
)
from darkling.games.darkness.rules.bosses import pierce_of
from darkling.games.darkness.rules.effects import (
    dominator,
    is_hidden,
    is_immobile,
    is_stunned,
    taunter,
    total,
)
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.space import views
from darkling.games.darkness.rules.state import (
    HAND_ACS,
    HAND_RCS,
    NOBODY,
    OFF,
    Darkness,
    Figure,
    Hero,
)

AIMS = {"melee": 1, "reach": 2, "ranged": 6, "any": 6}
"""How far monsters hit from where they end up, shots as far as they are usually in sight."""
FAR = 0.35
"""How likely a monster that cannot come to its target hits another one that it can come to."""
A_CARD = 2
"""Points that an answer costs at the least, since cards are not shared."""


def losses(g: Darkness) -> list[float]:
    """Return for each hero the hit points that attacks are likely to take, with nobody answering them."""
    if g.teams:
        return rival_losses(g)
    lost = [0.0] * g.heroes
    heroes = [hero for hero in g.conscious() if g.at[hero] != OFF]
    if not heroes:
        return lost
    saves = [passive_save(g, hero) if hero in heroes else 0 for hero in range(g.heroes)]
    for foe in foes_to_act(g):
        if g.effects and (is_stunned(g, foe) or dominator(g, foe) != NOBODY):
            continue
        _add_attacks(g, foe, heroes, saves, lost)
    return lost


def foes_to_act(g: Darkness) -> list[Figure]:
    """Return the living monsters that act before the heroes do again."""
    phase = g.running(Round)
    turn = g.running(FoeTurn)
    if phase is None or (turn is None and not phase.foes):
        return g.foes()
    left = [foe for foe in phase.foes if g.hp[foe] > 0]
    return [turn.figure, *left] if turn is not None and turn.attacks > 0 and g.hp[turn.figure] > 0 else left


def _add_attacks(g: Darkness, foe: Figure, heroes: list[Hero], saves: list[int], lost: list[float]) -> None:
    card = FOES[g.kind[foe]]
    damage, attacks = card.damage, card.attacks
    if g.effects:
        damage, attacks = damage + total(g, foe, "dmg"), attacks + total(g, foe, "atk")
    if damage <= 0 or attacks <= 0:
        return
    target, sure = likely_target(g, foe, heroes)
    if target != NOBODY:
        kept_off = max(0, saves[target] - pierce_of(g.kind[foe]))
        lost[target] += sure * attacks * max(0, damage - kept_off)


def likely_target(g: Darkness, foe: Figure, heroes: list[Hero]) -> tuple[Figure, float]:
    """Return the hero whom a monster is likely to attack, and how likely; NOBODY if it can come to none."""
    card, here, board = FOES[g.kind[foe]], g.at[foe], g.board
    moves = 0 if g.effects and is_immobile(g, foe) else maneuver_of(g, foe) * card.maneuvers
    longest = moves + AIMS[card.distance]
    near: list[Hero] = []
    within: list[Hero] = []
    seen: list[Hero] = []
    for hero in heroes:
        row, apart, steps = views(board, g.at[hero], card.distance, ())
        if g.effects and apart[here] > 1 and is_hidden(g, hero):
            continue
        seen.append(hero)
        if row[here]:
            near.append(hero)
        if row[here] or (moves > 0 and 0 <= steps[here] <= longest):
            within.append(hero)
    if not within:
        return NOBODY, 0.0
    if near:
        return _chosen(g, foe, near), 1.0
    wanted = _chosen(g, foe, seen)
    return (wanted, 0.9) if wanted in within else (_chosen(g, foe, within), FAR)


def _chosen(g: Darkness, foe: Figure, among: list[Hero]) -> Hero:
    """Return whom a behaviour chooses of some heroes."""
    if len(among) == 1:
        return among[0]
    if g.effects and taunter(g, foe) in among:
        return taunter(g, foe)
    card, hp = FOES[g.kind[foe]], g.hp
    selector = SELECTORS[card.behaviour]
    if selector == GRUDGE and g.grudge[foe] in among:
        return g.grudge[foe]
    if selector in (CLOSEST, GRUDGE):
        here, board = g.at[foe], g.board
        return min(among, key=lambda hero: (views(board, g.at[hero], card.distance, ())[2][here], hp[hero]))
    if selector == STRONGEST:
        return max(among, key=lambda hero: hp[hero])
    if selector == MOST_HURT:
        return min(among, key=lambda hero: (hp[hero] - g.max_hp(hero), hp[hero]))
    return min(among, key=lambda hero: hp[hero])


def guard_of(g: Darkness, hero: Hero) -> float:
    """Return how much of the attacks on a hero the cards in hand can keep off."""
    if g.is_fatigued(hero):
        return 0.0
    answers = sorted([(SAVES[ac], PRICES[ac]) for ac in g.pile(hero, HAND_ACS) if SAVES[ac]], reverse=True)
    if not answers:
        return 0.0
    points, found = sum([RC_POINTS[rc] for rc in g.pile(hero, HAND_RCS)]), 0.0
    for saved, price in answers:
        if price <= points:
            found += saved
            points -= max(A_CARD, price)
    return found
