"""All pieces of Dark Domains as a screen shows them. Items are counts in the order of `items`."""

from msgspec import Struct

from darkling.games.domains.cards import AREAS
from darkling.games.domains.cards.effect_tables import EFFECTS
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.items import ITEM_CODES, Items, items_of
from darkling.games.domains.cards.schema import (
    Adventurer,
    BuildingTile,
    FortuneCard,
    Henchman,
    MonsterToken,
    Spell,
    TileSide,
)
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.rules.places import (
    LOCATION_CODES,
    LOCATION_OF,
    PLACE_CODES,
    SPACE_CODES,
    area_of,
)
from darkling.games.domains.telling.effects import (
    bar_brief,
    bar_text,
    briefs,
    fortune_text,
    fortune_texts,
    henchman_text,
    special_brief,
    special_text,
    spell_text,
)
from darkling.games.domains.telling.items import item, said_of
from darkling.games.domains.telling.names import name, side_name
from darkling.table.phrase import Phrase, Said, listed, phrase


class FortunePiece(Struct, frozen=True):
    """A Fortune card; an Arcana has no bottom text."""

    id: str
    name: str
    art: str
    suit: str
    era: str
    top: Phrase
    bottom: Phrase | None
    text: Phrase


class AdventurerPiece(Struct, frozen=True):
    id: str
    name: str
    calling: str
    art: str
    die: int
    left: str
    right: str
    text: Phrase


class HenchmanPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    timing: str
    pay: Items
    brief: Phrase
    """What it does, short enough for a card."""
    text: Phrase


class TileSidePiece(Struct, frozen=True):
    """One side of a tile; only dark sides can do something besides producing."""

    name: str
    art: str
    rank: int
    makes: Items
    defense: int
    special: Phrase | None
    timing: str | None


class TilePiece(Struct, frozen=True):
    """A tile by the name of its light side."""

    id: str
    name: str
    type: str
    areas: list[str]
    cost: Items
    light: TileSidePiece
    dark: TileSidePiece
    text: Phrase


class MonsterPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    rank: int
    shield: int
    yellow: bool
    cost: int | None
    makes: Items
    bar: Phrase | None
    text: Phrase


class SpellPiece(Struct, frozen=True):
    id: str
    name: str
    art: str
    deck: str
    copies: int
    letter: str
    window: str
    cost: Items
    brief: Phrase
    text: Phrase


class PlacePiece(Struct, frozen=True):
    """An Action Space: its location, the number of that along the path, and what a minion does there."""

    id: str
    location: str
    number: int
    name: str
    text: Phrase


class SpacePiece(Struct, frozen=True):
    """A space of a Domain."""

    id: str
    area: str
    name: str
    text: Phrase


class DomainsCatalogue(Struct, frozen=True):
    """Every piece of the game, and every place of the city and of a Domain."""

    fortune: list[FortunePiece]
    adventurers: list[AdventurerPiece]
    henchmen: list[HenchmanPiece]
    tiles: list[TilePiece]
    monsters: list[MonsterPiece]
    spells: list[SpellPiece]
    places: list[PlacePiece]
    spaces: list[SpacePiece]
    locations: list[str]
    """Along the path."""
    items: list[str]
    """The order of the counts of items."""
    switches: list[str]


def catalogue() -> DomainsCatalogue:
    return DomainsCatalogue(
        fortune=[_fortune(card) for card in BOX.fortune],
        adventurers=[_adventurer(one) for one in BOX.adventurers],
        henchmen=[_henchman(one) for one in BOX.henchmen],
        tiles=[_tile(tile) for tile in BOX.tiles],
        monsters=[_monster(token) for token in BOX.monsters],
        spells=[_spell(spell) for spell in BOX.spells],
        places=[_place(at) for at in range(len(PLACE_CODES))],
        spaces=[_space(at) for at in range(len(SPACE_CODES))],
        locations=list(LOCATION_CODES),
        items=list(ITEM_CODES),
        switches=list(SWITCHES),
    )


def _fortune(card: FortuneCard) -> FortunePiece:
    top = fortune_text(card, top=True)
    bottom = fortune_text(card, top=False) if card.bottom else None
    return FortunePiece(card.id, card.name, card.art, card.suit, card.era, top, bottom, fortune_texts(card))


def _adventurer(one: Adventurer) -> AdventurerPiece:
    left, right = phrase("icon-hunts", icon=one.left), phrase("icon-hunts", icon=one.right)
    text = phrase("adventurer-text", calling=one.calling, die=one.die, left=left, right=right)
    return AdventurerPiece(one.id, one.name, one.calling, one.art, one.die, one.left, one.right, text)


def _henchman(one: Henchman) -> HenchmanPiece:
    return HenchmanPiece(
        id=one.id,
        name=one.name,
        art=one.art,
        timing=one.timing,
        pay=items_of(one.pay),
        brief=phrase("brief", text=briefs(EFFECTS.henchmen[one.id])),
        text=henchman_text(one),
    )


def _tile(tile: BuildingTile) -> TilePiece:
    light, dark = tile.light, tile.dark
    special = special_text(tile)
    told: dict[str, Said] = {
        "type": tile.type,
        "areas": listed([phrase("area", area=area) for area in tile.areas]),
        "price": said_of(tile.cost),
        "dark_name": side_name(tile, dark=True),
        "special": special or "none",
    }
    for key, side in (("light", light), ("dark", dark)):
        told |= {f"{key}_rank": side.rank, f"{key}_makes": said_of(side.makes)}
        told[f"{key}_defense"] = side.defense
    return TilePiece(
        id=tile.id,
        name=light.name,
        type=tile.type,
        areas=list(tile.areas),
        cost=items_of(tile.cost),
        light=_side(light, None),
        dark=_side(dark, special_brief(tile)),
        text=Phrase("tile-text", told),
    )


def _side(side: TileSide, special: Phrase | None) -> TileSidePiece:
    timing = side.special.timing if side.special else None
    return TileSidePiece(side.name, side.art, side.rank, items_of(side.makes), side.defense, special, timing)


def _monster(token: MonsterToken) -> MonsterPiece:
    text = phrase(
        "monster-text",
        rank=token.rank,
        shield=token.shield,
        cost=item(0, token.cost) if token.cost is not None else "none",
        makes=said_of(token.makes) if token.makes else "none",
        bar=bar_text(token.bar) if token.bar else "none",
        yellow="yes" if token.yellow else "no",
    )
    return MonsterPiece(
        id=token.id,
        name=token.name,
        art=token.art,
        rank=token.rank,
        shield=token.shield,
        yellow=token.yellow,
        cost=token.cost,
        makes=items_of(token.makes),
        bar=bar_brief(token.bar) if token.bar else None,
        text=text,
    )


def _spell(spell: Spell) -> SpellPiece:
    return SpellPiece(
        id=spell.id,
        name=spell.name,
        art=spell.art,
        deck=spell.deck,
        copies=spell.copies,
        letter=spell.letter,
        window=spell.window,
        cost=items_of(spell.cost),
        brief=phrase("brief", text=briefs(EFFECTS.spells[spell.id])),
        text=spell_text(spell),
    )


def _place(at: int) -> PlacePiece:
    location = LOCATION_OF[at]
    text = phrase(f"place-{LOCATION_CODES[location]}")
    return PlacePiece(PLACE_CODES[at], LOCATION_CODES[location], location + 1, name(PLACE_CODES[at]), text)


def _space(at: int) -> SpacePiece:
    area = AREAS[area_of(at)]
    return SpacePiece(SPACE_CODES[at], area, name(SPACE_CODES[at]), phrase("space-text", area=area))
