"""What cards are worth by what they print, in hit points or so; reckoned once."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, FOES, RESOURCES
from darkling.games.darkness.cards.language import (
    ALL,
    ATK,
    CMD,
    DEF,
    INF,
    KEEP,
    MAN,
    REC,
    ActionPart,
    CardEffect,
)
from darkling.games.darkness.rules.action_state import RC_EFFECTS

TYPICAL_X = 2
"""What an X usually comes to."""
LONGEST = 3
"""Effects that last for the whole encounter count for so many rounds."""
A_BLOCK = 5.0
"""What an answer is worth that stops an attack whatever its damage."""
AN_AREA = 1.7
"""How many targets an area usually has that count."""
POINT = 0.4
"""What a point of resources is worth while it is in hand."""
EACH = {
    "dmg": 1.0,
    "heal": 0.8,
    "save": 0.7,
    "push": 0.25,
    "move": 0.3,
    "fly": 0.35,
    "teleport": 0.3,
    "pierce": 0.5,
    "fetch": 1.2,
    "scry": 0.3,
}
"""What a point of these is worth."""
FLAT = {
    "stun": 4.5,
    "immob": 1.8,
    "taunt": 1.0,
    "dominate": 6.0,
    "hide": 2.0,
    "slay": 6.0,
    "revive": 7.0,
    "raise": 6.0,
    "zone": 3.0,
    "swap": 0.2,
    "block": A_BLOCK,
    "redirect": 4.0,
    "cleanse": 0.7,
    "reuse": 2.0,
    "cycle": 0.5,
    "split": 0.3,
    "asdist": 1.0,
}
"""What these are worth whatever their number."""
MODS = {
    "dmg": 1.0,
    "save": 1.0,
    "move": 0.3,
    "speed": 0.3,
    "atk": 2.5,
    "def": 1.0,
    "handAC": 1.5,
    "handRC": 1.5,
}
"""What a point of a modifier is worth for a round."""
PLUSES = {"dmg": 1.0, "heal": 0.6, "save": 0.5, "move": 0.2, "push": 0.25, "hits": 1.5, "targets": 1.5}
PLUSES |= {"dist": 0.7, "dur": 0.7}
DRAWS = {"AC": 1.3, "RC": 1.0}


def amount_in(effect: CardEffect) -> float:
    """Return the number of an effect, X at its usual value."""
    amount = effect.amount
    if amount.of:
        return 8.0 if amount.of == "half" else 2.0
    return float(min(amount.number, 4) if amount.number < INF else 4) + amount.xs * TYPICAL_X


def rounds_of(lasts: int) -> float:
    return float(LONGEST if lasts >= KEEP else max(1, min(LONGEST, lasts)))


def effect_worth(effect: CardEffect, lasts: int = 1) -> float:
    """Return what an effect is worth when it happens."""
    verb = effect.verb
    if verb == "mod":
        return abs(amount_in(effect)) * MODS.get(effect.what, 0.5) * rounds_of(effect.lasts or lasts)
    if verb == "dot":
        return 0.85 * sum(effect.numbers)
    if verb == "draw":
        return amount_in(effect) * DRAWS[effect.what]
    if verb == "plus":
        return amount_in(effect) * PLUSES.get(effect.what, 0.5)
    if verb == "times":
        return 3.0 * (amount_in(effect) - 1)
    if verb == "stun":
        return FLAT[verb] * (1.0 + 0.6 * (rounds_of(effect.lasts) - 1))
    return FLAT[verb] if verb in FLAT else EACH.get(verb, 0.0) * amount_in(effect)


def effects_worth(effects: tuple[CardEffect, ...], lasts: int = 1) -> float:
    """Return what effects are worth together; what waits for something counts less."""
    return sum(
        [effect_worth(effect, lasts) * (0.6 if effect.on or effect.when else 1.0) for effect in effects],
        start=0.0,
    )


def part_worth(part: ActionPart, lasts: int) -> float:
    """Return what a part of an action is worth with targets for it."""
    worth = effects_worth(part.effects, lasts)
    if part.hits and part.damage is not None:
        worth += (part.hits - 1) * 0.9 * (part.damage.number + part.damage.xs * TYPICAL_X)
    if part.whom.kind == "area" or part.whom.count == ALL:
        return worth * AN_AREA
    return worth * (1.0 + 0.35 * (min(3, part.whom.count) - 1) * (not part.hits))


@dataclass(frozen=True)
class Blow:
    """The attack of an action card, or of equipment, as it is printed."""

    distance: str
    damage: int
    hits: int
    targets: int
    is_area: bool
    extra: float
    """What it does besides damage to each of its targets."""


def blow_of(part: ActionPart, lasts: int) -> Blow:
    """Return the attack of a part."""
    damage = part.damage.number + part.damage.xs * TYPICAL_X if part.damage is not None else 0
    others = tuple([effect for effect in part.effects if effect.verb not in ("dmg", "hits")])
    is_area = part.whom.kind == "area"
    hits = part.hits or 1
    return Blow(part.whom.distance, damage, hits, part.whom.count, is_area, effects_worth(others, lasts))


def _own_parts(ac: int, kind: int) -> list[ActionPart]:
    return [part for part in ACTIONS[ac].parts if part.type == kind and part.whom.kind != "attacker"]


def _is_reacting(ac: int) -> bool:
    return any(asked.name in ("attacked", "react") for asked in ACTIONS[ac].conditions)


def _blow(ac: int) -> Blow | None:
    parts = _own_parts(ac, ATK)
    return blow_of(parts[0], ACTIONS[ac].lasts) if parts and not _is_reacting(ac) else None


def _steps(ac: int) -> int:
    """Return how far an action card moves its hero; 0 where it does not."""
    moves = [
        int(amount_in(effect)) if effect.amount.xs else effect.amount.number
        for part in _own_parts(ac, MAN)
        for effect in part.effects
        if effect.verb in ("move", "fly", "teleport")
    ]
    return max(moves, default=0)


def _worth_of_type(ac: int, kind: int) -> float:
    return sum([part_worth(part, ACTIONS[ac].lasts) for part in _own_parts(ac, kind)], start=0.0)


ACS = range(len(ACTIONS))
BLOWS: tuple[Blow | None, ...] = tuple([_blow(ac) for ac in ACS])
"""Of each action card its attack; None where it has none for one's own turn."""
STEPS = tuple([_steps(ac) for ac in ACS])
HEALING = tuple([_worth_of_type(ac, REC) for ac in ACS])
COMMANDING = tuple([_worth_of_type(ac, CMD) for ac in ACS])
GUARDING = tuple([_worth_of_type(ac, DEF) for ac in ACS])
"""What the parts of each type are worth, as they are printed."""
PRICES = tuple([card.price for card in ACTIONS])
DISCARDS = tuple(
    [sum([asked.number for asked in card.conditions if asked.name == "discard"]) for card in ACTIONS]
)
"""How many cards an action card asks to be discarded."""


def _ac_worth(ac: int) -> float:
    card = ACTIONS[ac]
    whole = sum([part_worth(part, card.lasts) for part in card.parts], start=0.0)
    return max(0.3, whole - 0.3 * card.price - 1.2 * DISCARDS[ac])


AC_WORTH = tuple([_ac_worth(ac) for ac in ACS])
"""What it is worth to hold each action card."""
RC_POINTS = tuple([sum([gift.points for gift in card.gifts]) for card in RESOURCES])
RC_EXTRA = tuple([effects_worth(effects) for effects in RC_EFFECTS])
"""What each resource card does besides giving resources."""
RC_DISCARDS = tuple(
    [
        sum([asked.number for asked in card.conditions if asked.name in ("discard", "pay_hp")])
        for card in RESOURCES
    ]
)
RC_WORTH = tuple([0.5 * RC_POINTS[rc] + 0.6 * RC_EXTRA[rc] for rc in range(len(RESOURCES))])
"""What it is worth to hold each resource card."""


def _foe_worth(foe: int) -> float:
    card = FOES[foe]
    return 1.5 * card.damage * card.attacks + 0.25 * card.hp + 0.5


FOE_WORTH = tuple([_foe_worth(foe) for foe in range(len(FOES))])
"""What it is worth to be rid of each monster."""


def _saves(ac: int) -> float:
    """Return how much of a usual attack an action card keeps off its hero."""
    found = 0.0
    for part in _answers(ac):
        for effect in part.effects:
            if effect.verb == "save":
                found += amount_in(effect)
            elif effect.verb in ("block", "redirect"):
                found += A_BLOCK
    return found


def _answers(ac: int) -> list[ActionPart]:
    return [part for part in ACTIONS[ac].parts if part.type == DEF and part.whom.kind == "self"]


SAVES = tuple([_saves(ac) for ac in ACS])
"""What each action card keeps off its own hero in answer to an attack."""
