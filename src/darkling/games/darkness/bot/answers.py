"""Answers to attacks, by habit."""

from collections.abc import Sequence

from darkling.games.darkness.bot.card_worth import A_BLOCK, DISCARDS, TYPICAL_X
from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, ITEMS
from darkling.games.darkness.cards.language import ATK, DEF, CardEffect
from darkling.games.darkness.rules.attack import SingleAttack, pierced, save_of_defense
from darkling.games.darkness.rules.deeds import answered
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.table.option import Option

LIFE = 6.0
"""What it is worth to stay up."""
PER_POINT, A_CARD = 0.25, 1.1
"""What an answer costs: its price, and the card."""
A_SCRATCH = 2
"""With less than this to save a monster keeps its defense for another attack."""


def react(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Answer an attack with what saves most for its price, if it saves enough; else pass."""
    attack = answered(g)
    coming = max(0, attack.damage - pierced(attack.saved, attack.pierce))
    best, most = options[-1], 0.0
    for option in options:
        worth = answer_worth(g, attack, coming, option)
        if worth > most:
            best, most = option, worth
    return best


def answer_worth(g: Darkness, attack: SingleAttack, coming: int, option: Option) -> float:
    """Return what an answer to an attack saves, less what it costs."""
    if coming <= 0 or option.passes:
        return 0.0
    if option.verb == "play":
        return _play_worth(g, attack, coming, option.thing)
    effects = ITEMS[option.thing].effects if option.verb == "use" else ADVANCEMENTS[option.thing].effects
    return saving(g, attack, coming, _saved(effects)) - 0.4


def _play_worth(g: Darkness, attack: SingleAttack, coming: int, ac: int) -> float:
    card = ACTIONS[ac]
    saved, counter = 0.0, 0.0
    for part in card.parts:
        if part.type == DEF:
            saved += _saved(part.effects)
        elif part.type == ATK and part.whom.kind == "attacker" and part.damage is not None:
            counter += 0.9 * part.damage.number
    worth = saving(g, attack, coming, saved) + counter
    return worth - A_CARD - PER_POINT * card.price - DISCARDS[ac]


def _saved(effects: Sequence[CardEffect]) -> float:
    found = 0.0
    for effect in effects:
        if effect.verb == "save":
            found += effect.amount.number + effect.amount.xs * TYPICAL_X
        elif effect.verb in ("block", "redirect"):
            found += 99.0 if effect.what != "self" else A_BLOCK
    return found


def saving(g: Darkness, attack: SingleAttack, coming: int, saved: float) -> float:
    """Return what it is worth to save so much of an attack: more if it would fell its target."""
    left = max(0.0, coming - max(0.0, saved if saved > 50 else pierced(int(saved), attack.pierce)))
    hp = g.hp[attack.target]
    worth = min(hp, coming) - min(hp, left)
    if left < hp <= coming:
        worth += LIFE
    return worth * (1.0 + 3.0 / (hp + 1.0))


def is_worth_a_defense(g: Darkness) -> bool:
    """Say whether a monster had better defend itself: it would fall, or more than a scratch is saved."""
    attack = answered(g)
    coming = attack.damage - pierced(attack.saved, attack.pierce)
    left = attack.damage - pierced(attack.saved + save_of_defense(g, attack.target), attack.pierce)
    return coming >= g.hp[attack.target] or coming - max(0, left) >= A_SCRATCH


def strike(options: Sequence[Option]) -> Option:
    """Strike whoever leaves."""
    return options[0]
