"""What everything in Dark Domains is called, by its code."""

from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.schema import (
    Adventurer,
    BuildingTile,
    FortuneCard,
    Henchman,
    MonsterToken,
    Spell,
)
from darkling.games.domains.rules.places import IN_AREA, SPACE_CODES, TAVERN_CODES
from darkling.games.domains.rules.vocabulary import MOST_PLAYERS

TILES = {tile.id: tile for tile in BOX.tiles}
MONSTERS = {monster.id: monster for monster in BOX.monsters}
SPELLS = {spell.id: spell for spell in BOX.spells}
HENCHMEN = {henchman.id: henchman for henchman in BOX.henchmen}
ADVENTURERS = {adventurer.id: adventurer for adventurer in BOX.adventurers}
FORTUNES = {card.id: card for card in BOX.fortune}

LOCATION_NAMES = {
    "seer": "the Seer",
    "business": "the Business District",
    "temple": "the Temple of the Black Kult",
    "assassin": "the Assassin",
    "thug": "the Hired Thug",
    "architect": "the Architect's Guild",
    "inn": "the Inn",
    "builders-guild": "the Builder's Guild",
    "tower": "the Towers of the Elements",
    "council": "the Council of the Shadin Wizards",
    "unicorn": "the Green Unicorn",
    "swan": "the Yellow Swan",
    "docks": "the Docks",
    "far-lands": "the Far Lands",
    "niktmarg": "Nik'tmarg",
    "town-council": "the Town Council",
    "royal-court": "the Royal Court",
}
AREA_NAMES = ("Woods", "Settlements", "Plains", "Mountains")
ELEMENT_NAMES = {"earth": "Earth", "wind": "Wind", "fire": "Fire", "water": "Water"}
MATERIAL_NAMES = {"stone": "Stone", "metal": "Metal", "wood": "Wood", "workers": "Workers"}
DECK_NAMES = {"attack": "Attack", "defense": "Defense", "control": "Control", "production": "Production"}
NEUTRAL_NAMES = {"purple": "the Purple minion", "grey": "the Grey minion"}


def _place_names() -> dict[str, str]:
    towers = {f"{code}-tower": f"the {element} Tower" for code, element in ELEMENT_NAMES.items()}
    slots = {f"far-{slot}": f"{LOCATION_NAMES['far-lands']}, space {slot}" for slot in (1, 2)}
    guild = LOCATION_NAMES["builders-guild"]
    controlled = {f"guild-{seat}": f"{guild}, minion of seat {seat}" for seat in range(MOST_PLAYERS)}
    return {**LOCATION_NAMES, **towers, **slots, **controlled}


def _space_names() -> dict[str, str]:
    named = {}
    for at, code in enumerate(SPACE_CODES):
        named[code] = f"{AREA_NAMES[at // IN_AREA]} {at % IN_AREA + 1}"
    struck = {
        f"{seat}-{code}": f"{space} of seat {seat}"
        for seat in range(MOST_PLAYERS)
        for code, space in named.items()
    }
    return {**named, **struck}


def _party_names() -> dict[str, str]:
    named = {}
    for letter, tavern in zip("AB", TAVERN_CODES, strict=True):
        home = LOCATION_NAMES[tavern]
        named[f"{letter}-1"] = f"the leader at {home}"
        named |= {f"{letter}-{slot}": f"adventurer {slot} at {home}" for slot in (2, 3, 4)}
    return named


ONE_NAME: tuple[FortuneCard | Spell | Adventurer | Henchman | MonsterToken, ...] = (
    *BOX.fortune,
    *BOX.spells,
    *BOX.adventurers,
    *BOX.henchmen,
    *BOX.monsters,
)
"""All pieces but tiles, which have a name for each side."""
NAMES: dict[str, str] = {
    **{piece.id: piece.name for piece in ONE_NAME},
    **{tile.id: f"{tile.light.name}/{tile.dark.name}" for tile in BOX.tiles},
    **_place_names(),
    **_space_names(),
    **_party_names(),
    **ELEMENT_NAMES,
    **MATERIAL_NAMES,
    **DECK_NAMES,
    **NEUTRAL_NAMES,
}


def name(code: str) -> str:
    """Return the name of a piece, a place or a space; numbers and sides are called as they are."""
    if code in NAMES:
        return NAMES[code]
    location, _, slot = code.rpartition("-")
    return f"{NAMES[location]}, space {slot}" if location in NAMES else code


def side_name(tile: BuildingTile, dark: bool) -> str:
    return tile.dark.name if dark else tile.light.name
