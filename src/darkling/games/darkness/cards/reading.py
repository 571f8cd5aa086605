"""The entries of the card files made into cards; where that fails, BadCards says which card and field."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from darkling.games.darkness.cards.grammar import read_conditions, read_effects, read_parts
from darkling.games.darkness.cards.language import (
    ACTION_TYPES,
    KEEP,
    RESOURCE_TYPES,
    ActionCard,
    AdvancementCard,
    CardEffect,
    DungeonMap,
    FoeCard,
    ItemCard,
    MysteryCard,
    ResourceCard,
)
from darkling.games.darkness.cards.schema import (
    RawAction,
    RawAdvancement,
    RawBoss,
    RawClass,
    RawDungeon,
    RawItem,
    RawMap,
    RawMonster,
    RawMystery,
    RawResource,
)
from darkling.games.darkness.cards.short_forms import (
    read_attacks,
    read_cost,
    read_defenses,
    read_gifts,
    read_maneuver,
    read_source,
    read_tiles,
)
from darkling.games.darkness.cards.verbs import VERBS
from darkling.table.errors import BadCards

T = TypeVar("T")
Raw = (
    RawAction
    | RawResource
    | RawClass
    | RawMonster
    | RawBoss
    | RawItem
    | RawMystery
    | RawAdvancement
    | RawMap
    | RawDungeon
)
KINDS: dict[type[Struct], tuple[str, str]] = {
    RawAction: ("actions.toml", "action"),
    RawResource: ("resources.toml", "resource"),
    RawClass: ("classes.toml", "class"),
    RawMonster: ("monsters.toml", "monster"),
    RawBoss: ("bosses.toml", "boss"),
    RawItem: ("items.toml", "item"),
    RawMystery: ("mysteries.toml", "mystery"),
    RawAdvancement: ("advancements.toml", "advancement"),
    RawMap: ("maps.toml", "map"),
    RawDungeon: ("dungeons.toml", "dungeon"),
}
"""Of each kind of entry its file, and what it is called there."""
ENDS = {
    "B-SNIPE": "out",
    "B-BRUTE": "melee",
    "B-SWARM": "melee",
    "B-HUNT": "melee",
    "B-BLOOD": "melee",
    "B-PIKE": "reach",
    "B-RAID": "out",
    "B-GRUDGE": "melee",
    "B-TURRET": "out",
}
"""Where monsters want to end, by their behaviour."""
BOSS_TYPE = "BOSS"
TYPE_NAMES = {bit: name for name, bit in ACTION_TYPES.items()}


def wrong(raw: Raw, field: str, why: object) -> BadCards:
    """Return the error that says what is wrong with a field of an entry."""
    file, entry = KINDS[type(raw)]
    return BadCards(f"{file}: {entry} {raw.id}: {field}: {why}")


def _read(raw: Raw, field: str, text: str, read: Callable[[str], T]) -> T:
    try:
        return read(text)
    except BadCards as found:
        raise wrong(raw, field, found) from None


# Action and resource cards.


def action_card(raw: RawAction) -> ActionCard:
    parts = _read(raw, "text", raw.text, lambda text: read_parts(text, VERBS))
    gems = _read(raw, "cost", raw.cost, read_cost)
    card = ActionCard(
        code=raw.id,
        name=raw.name,
        gems=gems,
        parts=parts,
        conditions=_read(raw, "condition", raw.condition, read_conditions),
        x=_read(raw, "x", raw.x, read_source),
        lasts=KEEP if isinstance(raw.lasts, str) else raw.lasts,
        letters=raw.letters,
        copies=raw.copies,
        is_banned=raw.banned,
        types=sum({part.type for part in parts}),
        price=sum([gem.points for gem in gems]),
    )
    _check_action(raw, card)
    return card


def _check_action(raw: RawAction, card: ActionCard) -> None:
    effects = [effect for part in card.parts for effect in part.effects]
    is_paid = any(gem.is_x for gem in card.gems)
    if is_paid != (card.x is not None and card.x.kind == "paid"):
        raise wrong(raw, "x", "it is paid if the cost has an X, and only then")
    _check_x(raw, effects, has_x=card.x is not None)
    longest = max([effect.lasts for effect in effects], default=0)
    if longest and longest != card.lasts:
        raise wrong(raw, "lasts", f"{card.lasts}, but its longest effect lasts {longest}")
    if any(effect.verb == "zone" for effect in effects) and not card.lasts:
        raise wrong(raw, "lasts", "a zone stays for some rounds")
    for predicate in card.conditions:
        if predicate.name == "order" and predicate.kinds != tuple(
            [TYPE_NAMES[part.type] for part in card.parts]
        ):
            raise wrong(raw, "condition", "order names the types of the parts as they stand")
        if predicate.name == "solo":
            raise wrong(raw, "condition", "only resource cards are played alone")


def resource_card(raw: RawResource) -> ResourceCard:
    card = ResourceCard(
        code=raw.id,
        name=raw.name,
        gifts=_read(raw, "gives", raw.gives, read_gifts),
        conditions=_read(raw, "condition", raw.condition, read_conditions),
        effects=_read(raw, "text", raw.text, lambda text: read_effects(text, VERBS)),
        x=_read(raw, "x", raw.x, read_source),
        letters=raw.letters,
        copies=raw.copies,
        is_core=raw.core,
        is_banned=raw.banned,
    )
    _check_x(raw, card.effects, has_x=card.x is not None)
    if any(effect.part is not None for effect in card.effects):
        raise wrong(raw, "text", "a resource card has effects, but no parts")
    return card


def _check_x(raw: RawAction | RawResource, effects: Sequence[CardEffect], has_x: bool) -> None:
    speaks_of_x = any(effect.amount.xs > 0 for effect in effects)
    if speaks_of_x and not has_x:
        raise wrong(raw, "text", "it speaks of X, but x does not say where that comes from")
    if has_x and not speaks_of_x:
        raise wrong(raw, "x", "the text does not speak of X")


# Monsters and bosses.


def monster_card(raw: RawMonster) -> FoeCard:
    return _foe_card(raw, raw.type, raw.number, _effects(raw, "text", raw.text), raw.copies)


def boss_card(raw: RawBoss) -> FoeCard:
    specials = [
        effect
        for special in raw.specials
        for effect in _effects(raw, f"specials: {special.name}: text", special.text)
    ]
    if sorted([special.card for special in raw.specials]) != list(range(1, raw.cards + 1)):
        raise wrong(raw, "specials", "each card of the set has one")
    return _foe_card(raw, BOSS_TYPE, 1, tuple(specials), raw.cards)


def _foe_card(
    raw: RawMonster | RawBoss, foe_type: str, number: int, specials: tuple[CardEffect, ...], copies: int
) -> FoeCard:
    attacks = _read(raw, "attacks", raw.attacks, read_attacks)
    maneuver = _read(raw, "maneuver", raw.maneuver, read_maneuver)
    defenses = _read(raw, "defenses", raw.defenses, read_defenses)
    is_boss = isinstance(raw, RawBoss)
    return FoeCard(
        code=raw.id,
        name=raw.name,
        type=foe_type,
        number=number,
        attacks=attacks.attacks,
        distance=attacks.distance,
        damage=attacks.damage,
        maneuvers=maneuver.maneuvers,
        flies=maneuver.flies,
        speed=maneuver.speed,
        defenses=defenses.defenses,
        guards=defenses.guards,
        saves=defenses.saves,
        hp=raw.hp,
        danger=raw.danger,
        behaviour=raw.behaviour,
        reaches=raw.reaches,
        ends=raw.ends if isinstance(raw, RawBoss) and raw.ends else ENDS[raw.behaviour],
        specials=specials,
        copies=copies,
        is_boss=is_boss,
        how_often=max([special.times for special in raw.specials]) if isinstance(raw, RawBoss) else 0,
    )


# The other cards of the dungeon.


def item_card(raw: RawItem) -> ItemCard:
    return ItemCard(
        code=raw.id,
        name=raw.name,
        slots=raw.slots,
        per=raw.per,
        when=raw.when,
        fits=raw.fits,
        answers=raw.answers,
        conditions=_read(raw, "condition", raw.condition, read_conditions),
        effects=_used(raw, raw.text),
    )


def mystery_card(raw: RawMystery) -> MysteryCard:
    return MysteryCard(raw.id, raw.name, raw.copies, _effects(raw, "text", raw.text))


def advancement_card(raw: RawAdvancement) -> AdvancementCard:
    return AdvancementCard(
        code=raw.id,
        name=raw.name,
        copies=raw.copies,
        danger=raw.danger,
        per=raw.per,
        when=raw.when,
        effects=_used(raw, raw.text),
        special=raw.special,
        fits=raw.fits,
        answers=raw.answers,
    )


def _used(raw: RawItem | RawAdvancement, text: str) -> tuple[CardEffect, ...]:
    """Read the effects of a card that says how it is used, and see that this goes together."""
    if (raw.when == "attacked") != bool(raw.answers):
        raise wrong(raw, "answers", "it is said of cards used when attacked, and only of these")
    if raw.fits and raw.when not in ("with", "own_part"):
        raise wrong(raw, "fits", "it is said only of cards used with an action")
    if raw.when == "always" and raw.per not in ("passive", "turn"):
        raise wrong(raw, "per", "what always holds is passive, or counts by turns")
    return _effects(raw, "text", text)


def _effects(raw: Raw, field: str, text: str) -> tuple[CardEffect, ...]:
    effects = _read(raw, field, text, read_effects)
    if any(effect.amount.xs > 0 for effect in effects):
        raise wrong(raw, field, "only action and resource cards have an X")
    return effects


# Maps and classes.


def dungeon_map(raw: RawMap) -> DungeonMap:
    return DungeonMap(raw.id, raw.name, _read(raw, "tiles", raw.tiles, read_tiles), raw.distances)


def resources_of(raw: RawClass) -> int:
    return RESOURCE_TYPES[raw.resources]
