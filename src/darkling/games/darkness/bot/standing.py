"""How the party stands: what is left of it against what is left of the monsters, in hit points or so."""

from math import sqrt

from darkling.games.darkness.bot.card_worth import AC_WORTH, FOE_WORTH, MODS, RC_WORTH
from darkling.games.darkness.bot.threat import guard_of, losses
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.draws import hand_numbers
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.sides import enemies_of, is_enemy, is_friend
from darkling.games.darkness.rules.sides import standing as all_standing
from darkling.games.darkness.rules.space import steps_row
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    NOBODY,
    OFF,
    POISE,
    Darkness,
    Figure,
    Hero,
    InPlay,
)

AWAKE = 5.5
"""What it is worth that a hero can act."""
PER_ROOT = 4.0
"""What the root of a hero's hit points is worth: the fewer there are, the dearer each."""
SURE = 0.65
"""How much of the losses that threaten is believed: some monsters will fall before they act."""
UNHURT = 0.35
"""The part of a monster's worth that goes only with its last hit point."""
HELD = 0.09
"""What holding a card counts of what it is worth."""
IN_DECK = 0.1
"""What a card in a deck is worth, up to so many."""
DECK_ENOUGH = 12
SHORT = 4.0
"""What it costs to be worn out in the start step, which takes a turn."""
WORN_OUT = 2.0
PER_STEP, FARTHEST, LATE = 0.03, 40, 6
"""What a step nearer to the monsters is worth, and from which round on ever more: nobody wins by waiting."""
POISED = 1.2
BURDEN = 1.5
"""What it costs to be stunned or immobilized for a turn."""
A_ROOM = 10.0
"""What it is worth that an encounter is won."""
AGAINST, PATIENCE = 1.3, 15
"""How much monsters count against heroes, and after how many rounds twice that: time does not come back."""


def standing(g: Darkness) -> float:
    """Return what the heroes have less what the monsters have, and less what it costs to be far from them."""
    return strength(g) - (urgency(g) * approach(g, g.foes()) if g.round else 0.0)


def strength(g: Darkness) -> float:
    """Return what the heroes have less what the monsters have, wherever they stand."""
    if not g.round:
        return A_ROOM + sum([hero_worth(g, hero, 0.0) for hero in range(g.heroes)], start=0.0)
    threatened, against = losses(g), urgency(g)
    worth = sum([hero_worth(g, hero, threatened[hero]) for hero in range(g.heroes)], start=0.0)
    for foe in g.foes():
        worth += foe_worth(g, foe) if is_friend(g, foe) else -against * foe_worth(g, foe)
    return worth + sum([in_play_worth(g, effect) for effect in g.effects], start=0.0)


def urgency(g: Darkness) -> float:
    """Return how much monsters count against heroes by now."""
    return AGAINST * (1.0 + g.round / PATIENCE)


def team_worths(g: Darkness) -> list[float]:
    """Return for each team of the arena what it has."""
    threatened, worths = losses(g), [0.0] * g.teams
    for hero in range(g.heroes):
        worths[g.team_of(hero)] += hero_worth(g, hero, threatened[hero])
    for effect in g.effects:
        _, _, owner, target, *_ = effect
        worths[g.team_of(owner if target == NOBODY else target)] += in_play_worth(g, effect)
    return worths


def team_standing(g: Darkness, team: int) -> float:
    """Return what a team has less what the others have; of several others each counts less."""
    worths = team_worths(g)
    others = sum(worths, start=0.0) - worths[team]
    own = [hero for hero in g.conscious() if g.team_of(hero) == team and g.at[hero] != OFF]
    far = sum([_nearest(g, hero) for hero in own])
    return worths[team] - others / sqrt(g.teams - 1) - PER_STEP * lateness(g) * far


def lateness(g: Darkness) -> int:
    """Return how much more than at first it counts by now to be near to the enemies."""
    return 1 + max(0, g.round - LATE)


def _nearest(g: Darkness, hero: Hero) -> int:
    """Return how many steps the nearest enemy is away."""
    row = steps_row(g, g.at[hero])
    return min([FARTHEST, *[row[g.at[enemy]] for enemy in enemies_of(g, hero) if g.at[enemy] != OFF]])


def hero_worth(g: Darkness, hero: Hero, threatened: float) -> float:
    """Return what a hero is worth with its cards, if attacks cost it so much."""
    hp = g.hp[hero]
    if hp <= 0:
        return 0.0
    guard = guard_of(g, hero)
    lost = max(0.3 * threatened, threatened - 0.65 * guard)
    left = hp - SURE * lost
    worth = AWAKE + PER_ROOT * sqrt(left) if left > 0 else 0.5 * AWAKE * hp / (hp - left)
    return worth + cards_worth(g, hero)


def cards_worth(g: Darkness, hero: Hero) -> float:
    """Return what a hero's cards are worth: those in hand, and enough of them in the decks."""
    if g.is_fatigued(hero):
        return -WORN_OUT
    acs, rcs = g.pile(hero, HAND_ACS), g.pile(hero, HAND_RCS)
    held = sum([AC_WORTH[ac] for ac in acs], start=0.0) + sum([RC_WORTH[rc] for rc in rcs], start=0.0)
    worth = HELD * held
    left_acs, left_rcs = len(g.pile(hero, DECK_ACS)), len(g.pile(hero, DECK_RCS))
    worth += IN_DECK * (min(DECK_ENOUGH, left_acs) + min(DECK_ENOUGH, left_rcs))
    want_acs, want_rcs = hand_numbers(g, hero)
    if left_acs < want_acs - len(acs) or left_rcs < want_rcs - len(rcs):
        worth -= WORN_OUT if _acts(g, hero) else SHORT
    if g.marks[hero] & POISE:
        worth += POISED
    return worth


def _acts(g: Darkness, hero: Hero) -> bool:
    turn = g.running(PlayerTurn)
    return turn is not None and turn.hero == hero


def foe_worth(g: Darkness, foe: Figure) -> float:
    """Return what a monster counts, by the hit points that it has left."""
    card = FOES[g.kind[foe]]
    return FOE_WORTH[g.kind[foe]] * (UNHURT + (1 - UNHURT) * g.hp[foe] / card.hp)


def approach(g: Darkness, foes: list[Figure]) -> float:
    """Return what it costs that heroes are far from the monsters."""
    if not foes:
        return 0.0
    found = 0
    for hero in g.conscious():
        if g.at[hero] != OFF:
            row = steps_row(g, g.at[hero])
            found += min([FARTHEST, *[row[g.at[foe]] for foe in foes if row[g.at[foe]] >= 0]])
    return PER_STEP * lateness(g) * found


def in_play_worth(g: Darkness, effect: InPlay) -> float:
    """Return what an effect in play is worth to the heroes, beside what it does in the next phase."""
    _, _, owner, target, verb, what, amount, lasts, _, rest = effect
    rounds = min(3, lasts)
    if verb == "zone":
        return _zone_worth(g, owner, what, amount, rounds, rest)
    if verb in ("card", "survive") or target < 0 or g.hp[target] <= 0:
        return 0.0
    if target < g.heroes:
        if verb == "mod":
            return 0.6 * amount * MODS.get(what, 0.5) * rounds
        if verb == "dot":
            return -0.8 * min(sum(rest), g.hp[target])
        if verb in ("stun", "immob"):
            return -BURDEN * rounds
        return 2.0 if verb == "on" else 0.5
    return _burden(g, target, verb, what, amount, rounds, rest)


def _burden(
    g: Darkness, foe: Figure, verb: str, what: str, amount: int, rounds: int, rest: tuple[int, ...]
) -> float:
    """Return what an effect on a monster is worth."""
    kind = g.kind[foe]
    card = FOES[kind]
    if verb == "dot":
        return FOE_WORTH[kind] * 0.7 * min(sum(rest), g.hp[foe]) / card.hp
    strikes = 0.5 * card.damage * card.attacks
    if verb == "stun":
        return strikes * (rounds - 0.6)
    if verb == "immob":
        return (0.5 * strikes if card.distance != "ranged" else 0.2) * rounds
    if verb == "mod":
        if what == "dmg":
            return -0.4 * min(card.damage, max(-card.damage, amount)) * card.attacks * rounds
        if what == "atk":
            return -0.5 * card.damage * amount * rounds
        return -0.25 * max(-4, amount) * rounds * (1.0 if what in ("save", "def") and card.defenses else 0.3)
    return 2.0 * strikes if verb in ("dominate", "raise") else 0.0


def _zone_worth(
    g: Darkness, owner: Hero, what: str, amount: int, rounds: int, squares: tuple[int, ...]
) -> float:
    covered = [figure for figure in all_standing(g) if g.at[figure] in squares]
    foes = len([figure for figure in covered if is_enemy(g, owner, figure)])
    friends = len(covered) - foes
    if what == "ward":
        return 0.7 * amount * friends * rounds
    if what == "fog":
        return 0.4 * rounds
    return amount * (0.8 * foes - 1.0 * friends + 0.3) * min(2, rounds)
