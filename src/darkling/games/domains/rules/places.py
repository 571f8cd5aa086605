"""Where things are: the Action Spaces of Harrows along the path, the spaces of a Domain, slots and decks."""

Place = int
"""An Action Space of the city, numbered along the path; the Builder's Guild, with room for all, is last."""
Space = int
"""A space of a Domain: four in each of its four Areas."""

_LOCATIONS: tuple[tuple[str, int], ...] = (
    ("seer", 1),
    ("business", 2),
    ("temple", 2),
    ("assassin", 1),
    ("thug", 1),
    ("architect", 7),
    ("inn", 2),
    ("builders-guild", 0),
    ("tower", 4),
    ("council", 2),
    ("unicorn", 1),
    ("swan", 1),
    ("docks", 1),
    ("far-lands", 2),
    ("niktmarg", 6),
    ("town-council", 1),
    ("royal-court", 1),
)
"""The seventeen locations and how many bounded Action Spaces each has (DM-R-01, DM-R-02)."""
LOCATION_CODES = tuple([code for code, _ in _LOCATIONS])
LOCATIONS = len(LOCATION_CODES)
(
    THE_SEER,
    BUSINESS_DISTRICT,
    TEMPLE_OF_THE_KULT,
    ASSASSIN,
    HIRED_THUG,
    ARCHITECTS_GUILD,
    THE_INN,
    BUILDERS_GUILD,
    TOWERS_OF_THE_ELEMENTS,
    COUNCIL_OF_WIZARDS,
    GREEN_UNICORN,
    YELLOW_SWAN,
    THE_DOCKS,
    THE_FAR_LANDS,
    NIKTMARG,
    TOWN_COUNCIL,
    ROYAL_COURT,
) = range(LOCATIONS)
LOCATION_OF: tuple[int, ...] = (
    *[number for number, (_, spaces) in enumerate(_LOCATIONS) for _ in range(spaces)],
    BUILDERS_GUILD,
)
"""The location of each place, from 0 in the order of the path."""
PLACES = len(LOCATION_OF) - 1
GUILD: Place = PLACES
FIRST_PLACE: tuple[Place, ...] = tuple(
    [LOCATION_OF.index(location) if location != BUILDERS_GUILD else GUILD for location in range(LOCATIONS)]
)
SLOT_OF: tuple[int, ...] = tuple(
    [place - FIRST_PLACE[location] for place, location in enumerate(LOCATION_OF)]
)
"""Which of its location's spaces a place is, from 0."""


def _code(place: Place) -> str:
    location, slot = LOCATION_OF[place], SLOT_OF[place]
    code, spaces = _LOCATIONS[location]
    if code == "tower":
        return ("earth-tower", "wind-tower", "fire-tower", "water-tower")[slot]
    return f"{code}-{slot + 1}" if spaces > 1 else code


PLACE_CODES = tuple([_code(place) for place in range(PLACES + 1)])

# A Domain.

WOODS, SETTLEMENTS, PLAINS, MOUNTAINS = range(4)
IN_AREA = 4
SPACES = 16
SPACE_CODES = tuple([f"{area}{number}" for area in ("W", "S", "Pl", "M") for number in range(1, IN_AREA + 1)])

# Slots of the board, and decks.

TAVERN_A, TAVERN_B, INN, FAR_LANDS, ARCHITECT, NIKTMARG_SLOTS = range(6)
"""The displays of the board."""
DISPLAY_SIZES = (4, 4, 2, 2, 7, 6)
TAVERNS = (TAVERN_A, TAVERN_B)
TAVERN_CODES = ("unicorn", "swan")
PARTY_SIZE = 4
LEADER = 0
PARTY_SLOTS = tuple([f"{tavern}-{slot}" for tavern in ("A", "B") for slot in range(1, PARTY_SIZE + 1)])
"""Members of the parties: A of the Green Unicorn, B of the Yellow Swan; the leader is 1."""
INN_SLOTS = ("inn-1", "inn-2")
FAR_LANDS_SLOTS = ("far-1", "far-2")

ATTACK, DEFENSE, CONTROL, PRODUCTION, ADVENTURERS, HENCHMEN, BAG, PILE = range(8)
"""The decks: four of spells, the adventurers, the henchmen, the bag of tiles, the pile of monsters."""
SPELL_DECKS_COUNT = 4
DISCARD_PILES = 6
"""All but the last two decks have one."""
SPELLS_FROM, ADVENTURERS_FROM, HENCHMEN_FROM, TILES_FROM, MONSTERS_FROM = range(0, 500, 100)
"""Where the numbers of each kind begin in what a set-up position foretells."""
DRAWN_FROM = (*[SPELLS_FROM] * SPELL_DECKS_COUNT, ADVENTURERS_FROM, HENCHMEN_FROM, TILES_FROM, MONSTERS_FROM)
"""The same, by deck."""


def area_of(space: Space) -> int:
    return space // IN_AREA


def area_spaces(area: int) -> range:
    return range(area * IN_AREA, (area + 1) * IN_AREA)
