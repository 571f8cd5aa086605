"""What cards say, read: amounts, predicates, effects and parts, as plain frozen values.

`grammar.py` makes these of the texts in the card files; rules carry them out, words retell them.
"""

from dataclasses import dataclass, field

INF = 999
"""A save that stops everything, a defence without end."""
KEEP = 998
"""A duration: until the encounter is over, or a stated end comes (AD-DUR-05)."""
ALL = 99
"""As many targets as there are."""

# Types of actions and of resources are bits, so that a card can have several and a gem can take several.

ATK, MAN, REC, CMD, DEF = (1, 2, 4, 8, 16)
ACTION_TYPES = {"ATK": ATK, "MAN": MAN, "REC": REC, "CMD": CMD, "DEF": DEF}
S, F, M = (1, 2, 4)
ANY_RESOURCE = S | F | M
RESOURCE_TYPES = {"S": S, "F": F, "M": M, "SF": S | F, "SM": S | M, "FM": F | M, "ANY": ANY_RESOURCE}
GEM_COLOURS = {"R": S, "Y": F, "B": M, "O": S | F, "U": S | M, "G": F | M, "W": ANY_RESOURCE}
"""The colours of costs, and which resources pay them (AD-AC-02)."""
CLASS_LETTERS = "CAMSTIP"
"""The classes by number: Champion, Assassin, Magician, Samurai, Templar, Inquisitor, Psion."""
IMPACTS = "IMPACTS"
"""The order in which the letters stand on cards (AD-BLD-02)."""


@dataclass(frozen=True)
class Amount:
    """A number on a card: `number + xs * X`, or what the action or the target makes of it.

    Attributes:
        number: the fixed part; INF and KEEP are numbers too.
        xs: how often X is added.
        of: "" for this sum, "unsaved" for the unsaved damage of the action, "half" for half of maximum HP.

    """

    number: int = 0
    xs: int = 0
    of: str = ""


@dataclass(frozen=True)
class Predicate:
    """A condition: its name as in the card files, and what it is about.

    Names: discard, pay_hp, after, first, nth, final, still, moved, adj, offturn, area, as, attacked, react,
    corpse, full, wounded, hp, nonboss, type, flanked, alone, hindered, offender, self_half, ally_half,
    unsaved, round, even, order, solo.

    Attributes:
        name: which condition it is.
        number: how many cards, HP, squares, enemies; which action; which round.
        kinds: what it speaks of: `AC`, `RC`, `any`, `ATK`, `random` of discard; `ATK` of after; `S` of as;
            `melee` of attacked; `leave` of react; the types of monsters of type; `MAN`, `ATK` of order.

    """

    name: str
    number: int = 0
    kinds: tuple[str, ...] = ()


TARGET_PREDICATES = frozenset(
    ["full", "wounded", "hp", "nonboss", "type", "flanked", "alone", "hindered", "offender", "unsaved"]
)
"""Predicates that ask about each target."""


@dataclass(frozen=True)
class Whom:
    """Who is meant, and how far away.

    Attributes:
        kind: self, enemies, allies, area, attacker, corpse, same (monsters of its name), victim.
        count: at most so many; ALL for each of them.
        distance: self, melee, reach, ranged or any.

    """

    kind: str
    count: int = 1
    distance: str = "self"


@dataclass(frozen=True)
class CardEffect:
    """One effect of a card.

    Attributes:
        verb: its name, as in the card files.
        what: the word it is about: the stat of mod, plus, times and stat; AC, RC, ATK or any of draw, fetch,
            cycle, scry and deck (with the operation before it: `add AC`); the kind of a zone; the resource
            of gain; self or attacker of redirect; melee, reach, ranged or any of asdist; push or far of
            immune; far of nextstart and survive; the types of summon, joined by `/`; toward or away of a
            push by a monster.
        amount: how much.
        lasts: for how many rounds; 0 where it does not last, and for zones, which last as their card does.
        numbers: what a dot deals, one number a round.
        is_full: the move must be of full length (AD-MOV-09).
        when: only if all of these hold.
        on: its trigger: kill, start, attacked, approach, damaged, hit, turn, place, dead, unconscious; "" for
            none.
        at: whom it is for, where that is not whom its part is for.
        choices: for choose: the alternatives, each one or more effects.
        part: for equipment, bosses: a whole part behind a condition or trigger; its verb is `part`.

    """

    verb: str
    what: str = ""
    amount: Amount = field(default_factory=Amount)
    lasts: int = 0
    numbers: tuple[int, ...] = ()
    is_full: bool = False
    when: tuple[Predicate, ...] = ()
    on: str = ""
    at: Whom | None = None
    choices: tuple[tuple["CardEffect", ...], ...] = ()
    part: "ActionPart | None" = None


@dataclass(frozen=True)
class ActionPart:
    """A part of an action: its type, whom it is for, what it does.

    Attributes:
        type: one of ATK, MAN, REC, CMD, DEF.
        whom: its targets; for DEF who may be guarded: self, or allies at a distance.
        answers: for DEF the class of attack that it answers: melee, ranged or any.
        effects: what it does, in order.

    """

    type: int
    whom: Whom
    answers: str = ""
    effects: tuple[CardEffect, ...] = ()
    damage: Amount | None = None
    """Of its dmg, if it has one that waits for no trigger."""
    hits: int = 0
    """Of its hits(k); 0 for one attack on each target."""


@dataclass(frozen=True)
class Gem:
    """A part of a cost: so many points of any of these resources (AD-R-16, AD-R-17).

    If `is_x`, they are X points, and `points` is 1, as X is of a card that is not played (AD-X-03).
    """

    resources: int
    points: int
    is_x: bool = False


@dataclass(frozen=True)
class Gift:
    """What a resource card gives: so many points, each of any of these types; of one type if `is_named`."""

    resources: int
    points: int
    is_named: bool = False


@dataclass(frozen=True)
class SourceOfX:
    """Where X comes from: paid, adjA, moved, prevATK, rcs, round, half_round, discdmg; capped."""

    kind: str
    most: int = INF


@dataclass(frozen=True)
class ActionCard:
    """An action card (AC)."""

    code: str
    name: str
    gems: tuple[Gem, ...]
    parts: tuple[ActionPart, ...]
    conditions: tuple[Predicate, ...]
    x: SourceOfX | None
    lasts: int
    letters: str
    copies: int
    is_banned: bool
    types: int
    """The types of all its parts, as bits."""
    price: int
    """Total of its gems, X counted once (AD-R-111)."""


@dataclass(frozen=True)
class ResourceCard:
    """A resource card (RC)."""

    code: str
    name: str
    gifts: tuple[Gift, ...]
    conditions: tuple[Predicate, ...]
    effects: tuple[CardEffect, ...]
    x: SourceOfX | None
    letters: str
    copies: int
    is_core: bool
    is_banned: bool


@dataclass(frozen=True)
class FoeCard:
    """A monster or a boss: what each individual of it is like, and how it behaves.

    Attributes:
        number: how many individuals the card creates.
        attacks, distance, damage: of each turn; each individual makes so many.
        maneuvers, flies, speed: of each turn.
        defenses, guards, saves: so many attacks a round, of this class (melee, ranged, any; "" for none).
        behaviour: its program: a code such as B-SNIPE, and `reaches`, the number behind it.
        ends: where it wants to end: melee, reach or out.
        specials: its effects; `pierce` among them without a trigger.
        copies: how many cards of it the dungeon deck has; for a boss, how many cards its set has.

    """

    code: str
    name: str
    type: str
    number: int
    attacks: int
    distance: str
    damage: int
    maneuvers: int
    flies: bool
    speed: int
    defenses: int
    guards: str
    saves: int
    hp: int
    danger: int
    behaviour: str
    reaches: int
    ends: str
    specials: tuple[CardEffect, ...]
    copies: int
    is_boss: bool
    how_often: int = 0
    """How often a special that is not free may happen in an encounter (Nine Lives: 2)."""


@dataclass(frozen=True)
class ItemCard:
    """A piece of equipment.

    Attributes:
        per: how often it may be used: turn, round, encounter, once (then discarded), passive.
        when: own (own turn), with (with an AC), attacked, dying (would fall to 0 HP), always (passive).
        fits: for `with`: the distances of ATK parts it goes with; empty for any AC.
        conditions: discards and the like.
        effects: what it does; a whole part as an effect `part`.

    """

    code: str
    name: str
    slots: int
    per: str
    when: str
    fits: tuple[str, ...]
    answers: str
    conditions: tuple[Predicate, ...]
    effects: tuple[CardEffect, ...]


@dataclass(frozen=True)
class MysteryCard:
    code: str
    name: str
    copies: int
    effects: tuple[CardEffect, ...]


@dataclass(frozen=True)
class AdvancementCard:
    """An advancement.

    Attributes:
        per: as of an item, or dungeon.
        when: as of an item, or own_part (with any fitting part of the own actions), gained (at once, when
            it is gained), end_step (before drawing in the end step).
        special: slayer, marksman, field_medic, vanguard, mastery: what its effects alone do not say.
        fits, answers: as of an item.

    """

    code: str
    name: str
    copies: int
    danger: int
    per: str
    when: str
    effects: tuple[CardEffect, ...]
    special: str = ""
    fits: tuple[str, ...] = ()
    answers: str = ""


@dataclass(frozen=True)
class ClassCard:
    code: str
    name: str
    letter: str
    resources: int
    core: tuple[tuple[int, int], ...]
    """Resource cards and how many copies of each a deck must have."""
    speed: int
    hp: int
    ability: str
    resource_deck: tuple[int, ...]
    action_deck: tuple[int, ...]
    arena_resource_deck: tuple[int, ...]
    arena_action_deck: tuple[int, ...]


@dataclass(frozen=True)
class DungeonMap:
    """A map: its tiles as (quarter turns, x, y), the stairs first; V is not turned, H once."""

    code: str
    name: str
    tiles: tuple[tuple[int, int, int], ...]
    distances: tuple[int, ...]


@dataclass(frozen=True)
class DungeonPlan:
    """A pre-defined dungeon: its maps, what leaves the deck, and what is set aside for the last encounter.

    `removed` and `aside` are numbers of dungeon cards, one entry a card.
    """

    code: str
    name: str
    maps: tuple[DungeonMap, ...]
    removed: tuple[int, ...]
    aside: tuple[int, ...]
