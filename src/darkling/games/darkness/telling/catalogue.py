"""All pieces of Attack the Darkness as a screen shows them."""

from collections.abc import Iterable

from msgspec import Struct

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, CLASSES, FOES, ITEMS, MYSTERIES, RESOURCES
from darkling.games.darkness.cards.files import BOX
from darkling.games.darkness.cards.language import (
    ACTION_TYPES,
    ActionCard,
    AdvancementCard,
    ClassCard,
    FoeCard,
    Gem,
    Gift,
    ItemCard,
    MysteryCard,
    ResourceCard,
)
from darkling.games.darkness.rules.settings import DUNGEONS
from darkling.games.darkness.sight.foe_view import endless
from darkling.games.darkness.telling.card_texts import (
    ability_text,
    action_brief,
    action_text,
    advancement_text,
    beside,
    cost_text,
    foe_lines,
    foe_text,
    gifts_text,
    item_text,
    mystery_text,
    resource_text,
)
from darkling.games.darkness.telling.effects import RESOURCE_CODES, part_text
from darkling.games.darkness.telling.names import PLAN_OF, name, one_of
from darkling.games.darkness.telling.options import class_figures
from darkling.table.phrase import Phrase, Said, listed, phrase


class GemPiece(Struct, frozen=True):
    """Points of one kind of resource: S, F, M, two of them together, or ANY."""

    resources: str
    points: int
    is_x: bool
    is_named: bool
    """All of one type, which is named as the card is played."""


class ClassPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    letter: str
    resources: str
    hp: int
    speed: int
    role: Phrase
    ability_name: Phrase
    ability: Phrase
    text: Phrase


class ActionPiece(Struct, frozen=True):
    """An action card; it stays in play for so many rounds, 998 until something ends it."""

    id: str
    name: str
    art: str
    cost: list[GemPiece]
    types: list[str]
    letters: str
    """Those of the classes that may have it."""
    copies: int
    lasts: int
    parts: list[Phrase]
    brief: Phrase
    """What it does, short enough for a card."""
    text: Phrase


class ResourcePiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    gives: list[GemPiece]
    letters: str
    copies: int
    core: bool
    brief: Phrase
    text: Phrase


class FoePiece(Struct, frozen=True):
    """A monster or a boss, with what one of its kind is like."""

    id: str
    name: str
    one: str
    """What a single one is called."""
    art: str
    type: str
    number: int
    hp: int
    danger: int
    strikes: int
    damage: int
    distance: str
    speed: int
    flies: bool
    defenses: int | None
    """In a round; None where they have no end."""
    saves: int | None
    """What one of them saves; None for everything."""
    attacks: Phrase
    moves: Phrase
    defends: Phrase
    behaviour: Phrase
    specials: Phrase | None
    text: Phrase


class ItemPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    slots: int
    text: Phrase


class MysteryPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    text: Phrase


class AdvancementPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    danger: int
    text: Phrase


class DungeonPiece(Struct, frozen=True):
    """A dungeon by its name in the settings; a random one has no maps."""

    id: str
    name: str
    art: str
    maps: list[str]
    text: Phrase


class MapPiece(Struct, frozen=True):
    id: str
    name: str


class DarknessCatalogue(Struct, frozen=True):
    """Every card of the game, and every dungeon."""

    classes: list[ClassPiece]
    actions: list[ActionPiece]
    resources: list[ResourcePiece]
    foes: list[FoePiece]
    items: list[ItemPiece]
    mysteries: list[MysteryPiece]
    advancements: list[AdvancementPiece]
    dungeons: list[DungeonPiece]
    maps: list[MapPiece]


ART: dict[str, str] = {
    **{raw.id: raw.art for raw in BOX.classes},
    **{raw.id: raw.art for raw in BOX.actions},
    **{raw.id: raw.art for raw in BOX.resources},
    **{raw.id: raw.art for raw in BOX.monsters},
    **{raw.id: raw.art for raw in BOX.bosses},
    **{raw.id: raw.art for raw in BOX.items},
    **{raw.id: raw.art for raw in BOX.mysteries},
    **{raw.id: raw.art for raw in BOX.advancements},
    **{raw.name: raw.art for raw in BOX.dungeons},
}
RANDOM_ART = "dungeon-gate"


def catalogue() -> DarknessCatalogue:
    return DarknessCatalogue(
        classes=[_class(card) for card in CLASSES],
        actions=[_action(card) for card in ACTIONS],
        resources=[_resource(card) for card in RESOURCES],
        foes=[_foe(card) for card in FOES],
        items=[_item(card) for card in ITEMS],
        mysteries=[_mystery(card) for card in MYSTERIES],
        advancements=[_advancement(card) for card in ADVANCEMENTS],
        dungeons=[_dungeon(code) for code in DUNGEONS],
        maps=[MapPiece(raw.id, raw.name) for raw in BOX.maps],
    )


def _told(text: Said) -> Phrase:
    return phrase("card-text", text=text)


def _gems(gems: Iterable[Gem]) -> list[GemPiece]:
    return [GemPiece(RESOURCE_CODES[gem.resources], gem.points, gem.is_x, False) for gem in gems]


def _gifts(gifts: Iterable[Gift]) -> list[GemPiece]:
    return [GemPiece(RESOURCE_CODES[gift.resources], gift.points, False, gift.is_named) for gift in gifts]


def _class(card: ClassCard) -> ClassPiece:
    return ClassPiece(
        id=card.code,
        name=card.name,
        art=ART[card.code],
        letter=card.letter,
        resources=RESOURCE_CODES[card.resources],
        hp=card.hp,
        speed=card.speed,
        role=phrase("class-role", role=card.ability),
        ability_name=phrase("ability-name", ability=card.ability),
        ability=ability_text(card),
        text=Phrase("class-text", class_figures(card.code)),
    )


def _action(card: ActionCard) -> ActionPiece:
    types = [code for code, bit in ACTION_TYPES.items() if card.types & bit]
    said = [phrase("action-type", type=code) for code in types]
    return ActionPiece(
        id=card.code,
        name=card.name,
        art=ART[card.code],
        cost=_gems(card.gems),
        types=types,
        letters=card.letters,
        copies=card.copies,
        lasts=card.lasts,
        parts=[part_text(part) for part in card.parts],
        brief=_told(action_brief(card)),
        text=phrase("action-text", types=listed(said), cost=cost_text(card.gems), text=action_text(card)),
    )


def _resource(card: ResourceCard) -> ResourcePiece:
    text, gives = resource_text(card), gifts_text(card.gifts)
    return ResourcePiece(
        id=card.code,
        name=card.name,
        art=ART[card.code],
        gives=_gifts(card.gifts),
        letters=card.letters,
        copies=card.copies,
        core=card.is_core,
        brief=_told(text),
        text=phrase("resource-text", gives=gives, text=text or "none"),
    )


def _foe(card: FoeCard) -> FoePiece:
    attacks, moves, defends, behaviour = foe_lines(card)
    specials = foe_text(card)
    return FoePiece(
        id=card.code,
        name=card.name,
        one=one_of(card),
        art=ART[card.code],
        type=card.type,
        number=card.number,
        hp=card.hp,
        danger=card.danger,
        strikes=card.attacks,
        damage=card.damage,
        distance=card.distance,
        speed=card.speed,
        flies=card.flies,
        defenses=endless(card.defenses),
        saves=endless(card.saves),
        attacks=attacks,
        moves=moves,
        defends=defends,
        behaviour=behaviour,
        specials=_told(specials) if specials else None,
        text=phrase(
            "foe-text",
            type=card.type,
            number=card.number,
            hp=card.hp,
            danger=card.danger,
            text=beside([phrase("sentence", text=line) for line in (attacks, moves, defends, behaviour)]),
            specials=specials or "none",
        ),
    )


def _item(card: ItemCard) -> ItemPiece:
    return ItemPiece(card.code, card.name, ART[card.code], card.slots, _told(item_text(card)))


def _mystery(card: MysteryCard) -> MysteryPiece:
    return MysteryPiece(card.code, card.name, ART[card.code], _told(mystery_text(card)))


def _advancement(card: AdvancementCard) -> AdvancementPiece:
    text = _told(advancement_text(card))
    return AdvancementPiece(card.code, card.name, ART[card.code], card.danger, text)


def _dungeon(code: str) -> DungeonPiece:
    plan = PLAN_OF.get(code)
    maps = [one.name for one in plan.maps] if plan else []
    return DungeonPiece(
        id=code,
        name=plan.name if plan else name(code),
        art=ART[plan.name] if plan else RANDOM_ART,
        maps=maps,
        text=phrase("dungeon-text", dungeon=code, count=len(maps), maps=listed(list(maps))),
    )
