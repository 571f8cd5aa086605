"""The words of the card language: verbs, predicates and triggers, and what stands in their brackets.

What an argument may be is said by its kind. A kind in WORDS is one of some words. The others are read by
`grammar.py`, such as `amount`, `change` (an amount, perhaps negative), `rounds` (a duration), `numbers` (one
a round). A kind with `?` may be left out.
"""

from darkling.games.darkness.cards.language import ACTION_TYPES, RESOURCE_TYPES

DISTANCES = ("melee", "reach", "ranged", "any")
ATTACK_CLASSES = ("melee", "ranged", "any")
MONSTER_TYPES = ("VERMIN", "MINION", "OUTSIDER", "UNDEAD", "DEMON", "SHADOW", "BEAST", "BOSS")
TRIGGERS = ("kill", "start", "attacked", "approach", "damaged", "hit", "turn", "place", "dead", "unconscious")
TARGET_STATES = ("full", "wounded", "flanked", "alone", "hindered", "offender")
"""What `tgt` asks about a target by one word."""

WORDS: dict[str, tuple[str, ...]] = {
    "distance": DISTANCES,
    "class": ATTACK_CLASSES,
    "action": tuple(ACTION_TYPES),
    "resource": tuple(RESOURCE_TYPES),
    "single": ("S", "F", "M"),
    "cards": ("AC", "RC"),
    "taken": ("AC", "RC", "ATK"),
    "discarded": ("AC", "RC", "any", "ATK", "random"),
    "changed": ("AC", "RC", "any"),
    "operation": ("add", "remove", "swap"),
    "modified": ("dmg", "move", "save", "atk", "def", "speed", "handAC", "handRC"),
    "added": ("dmg", "save", "heal", "move", "push", "hits", "targets", "dist", "dur"),
    "multiplied": ("dmg",),
    "lasting": (
        "maxhp",
        "speed",
        "slots",
        "handAC",
        "handRC",
        "finds",
        "fatiguekeep",
        "save",
        "digskip",
        "mastery",
    ),
    "zone": ("fire", "fog", "ward"),
    "to": ("self", "attacker"),
    "direction": ("toward", "away"),
    "far": ("far",),
    "full": ("full",),
    "leaving": ("leave",),
}

VERBS: dict[str, tuple[str, ...]] = {
    "dmg": ("amount",),
    "hits": ("amount",),
    "dot": ("numbers",),
    "slay": (),
    "lose": ("amount",),
    "pierce": ("amount",),
    "heal": ("amount",),
    "revive": ("amount",),
    "cleanse": (),
    "move": ("amount", "full?"),
    "fly": ("amount", "full?"),
    "teleport": ("amount",),
    "push": ("amount", "direction?"),
    "swap": (),
    "save": ("amount",),
    "block": (),
    "redirect": ("to",),
    "hide": ("rounds",),
    "stun": ("rounds",),
    "immob": ("rounds",),
    "dominate": ("rounds",),
    "taunt": ("rounds",),
    "mod": ("modified", "change", "rounds"),
    "raise": ("rounds",),
    "zone": ("zone", "amount"),
    "draw": ("cards", "amount"),
    "fetch": ("taken", "amount"),
    "cycle": ("cards", "amount"),
    "scry": ("cards", "amount"),
    "reuse": (),
    "end": (),
    "gain": ("resource", "amount"),
    "split": ("amount",),
    "plus": ("added", "change"),
    "times": ("multiplied", "amount"),
    "asdist": ("distance",),
    "choose": ("choices",),
}
"""The verbs that stand on all cards, action and resource cards among them."""

DUNGEON_VERBS: dict[str, tuple[str, ...]] = {
    "summon": ("types",),
    "skirmish": ("amount",),
    "treasure": ("amount",),
    "train": ("amount",),
    "hp": ("change",),
    "survive": ("amount", "far?"),
    "stat": ("lasting", "amount"),
    "reshuffle": (),
    "immune": ("against",),
    "deck": ("operation", "changed", "amount"),
    "nextdanger": ("change",),
    "nextstart": ("far",),
}
"""Those that stand only on equipment, mysteries, advancements, monsters and bosses."""

ALL_VERBS = {**VERBS, **DUNGEON_VERBS}

PREDICATES: dict[str, tuple[str, ...]] = {
    "discard": ("count", "discarded"),
    "pay_hp": ("count",),
    "after": ("action",),
    "first": (),
    "nth": ("count",),
    "final": (),
    "still": (),
    "moved": ("count",),
    "adj": ("count",),
    "offturn": (),
    "area": (),
    "as": ("single",),
    "attacked": ("class",),
    "react": ("leaving",),
    "corpse": (),
    "tgt": ("state",),
    "self": ("half",),
    "ally": ("half",),
    "unsaved": ("count",),
    "round": ("round",),
    "order": ("action", "action"),
    "solo": (),
}
