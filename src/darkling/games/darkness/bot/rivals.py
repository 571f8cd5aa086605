"""Heroes of other teams as enemies: how hard they hit, how far they come, and what they are likely to do."""

from darkling.games.darkness.bot.card_worth import BLOWS, FOE_WORTH
from darkling.games.darkness.cards import CLASSES
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.effects import OF_MONSTERS, STATS_OF_MONSTERS
from darkling.games.darkness.rules.player_turn import steps_of_free_move
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import steps_row
from darkling.games.darkness.rules.state import OFF, Darkness, Figure, Hero

A_TURN = 1.4
"""How many of its attacks a hero makes in a turn, on the average."""
NEAR_BY, FAR_OFF = 2, 6
"""How far heroes hit from where they end up: in melee or reach, and with shots."""
RIVAL_WORTH = 7.0
"""What a hero counts where monsters count by what they are."""


def _strength(klass: int) -> float:
    blows = [BLOWS[ac] for ac in CLASSES[klass].arena_action_deck]
    damages = [blow.damage * blow.hits for blow in blows if blow is not None]
    return A_TURN * sum(damages) / len(damages)


def _range(klass: int) -> int:
    blows = [BLOWS[ac] for ac in CLASSES[klass].arena_action_deck]
    shots = [blow.distance in ("ranged", "any") for blow in blows if blow is not None]
    return FAR_OFF if 2 * sum(shots) >= len(shots) else NEAR_BY


STRENGTH = tuple([_strength(klass) for klass in range(len(CLASSES))])
"""The damage that each class does in a turn, on the average."""
RANGE = tuple([_range(klass) for klass in range(len(CLASSES))])


def weight_of(g: Darkness, foe: Figure) -> float:
    """Return how much an enemy counts."""
    return RIVAL_WORTH if foe < g.heroes else FOE_WORTH[g.kind[foe]]


def longest_of(g: Darkness, rival: Hero) -> int:
    """Return how far away a hero can hit somebody in its next turn."""
    return steps_of_free_move(g, rival) + RANGE[g.kind[rival]]


def rival_losses(g: Darkness) -> list[float]:
    """Return for each hero the hit points that others are likely to take before it acts again."""
    lost = [0.0] * g.heroes
    for rival in g.conscious():
        if g.at[rival] == OFF or g.is_fatigued(rival):
            continue
        row, longest = steps_row(g, g.at[rival]), longest_of(g, rival)
        near = [enemy for enemy in enemies_of(g, rival) if row[g.at[enemy]] <= longest]
        for enemy in near:
            lost[enemy] += STRENGTH[g.kind[rival]] / len(near)
    return lost


def works_on(g: Darkness, foe: Figure, effect: CardEffect) -> bool:
    """Say whether an effect does anything to an enemy: heroes are spared much (AD-PVP-06, AD-R-115)."""
    if foe >= g.heroes:
        return True
    if effect.verb in OF_MONSTERS or (effect.verb == "mod" and effect.what in STATS_OF_MONSTERS):
        return False
    return not any(asked.name == "nonboss" for asked in effect.when)
