"""What is true of every position in the Village of Fear."""

from darkling.games.darkworld.cards.pieces import HEROES, POTION
from darkling.games.darkworld.rules.invariants import (
    Wrong,
    names,
    refuse,
    wrong_group,
    wrong_in_dark_world,
    wrong_weapons,
)
from darkling.games.darkworld.rules.overlord_turn import MonsterTurn
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import IN_CAMP, ITEM_KINDS, OUT, Hero, Monster, Square
from darkling.games.village.cards import (
    HOSTAGE_CODES,
    PIECES,
    TREASURE_CODES,
)
from darkling.games.village.cards.board import (
    BUILDINGS,
    GUARD_SQUARES,
    HALL,
    IN_BUILDING,
    IS_ENTRANCE,
    IS_UPSTAIRS,
    LAIR,
    LANES,
    MONSTER_WAYS,
    OUTSIDE,
    POINTS,
    SQUARES,
    STAIR_HEAD,
    STEP,
    TREASURES,
    WINDMILL,
    Building,
)
from darkling.games.village.rules.building import MOST_GUARDS, MOST_IN_WINDMILL
from darkling.games.village.rules.fortress_invariants import wrong_at_fortress, wrong_decks
from darkling.games.village.rules.settings import HARD_STOP
from darkling.games.village.rules.sewer import SewerVisit
from darkling.games.village.rules.state import (
    HALL_KEY,
    HOME,
    KEY,
    KNOWN,
    LASTING,
    LURKER_KEY,
    MAYOR,
    NOTHING,
    OPEN,
    PERCH,
    Village,
)
from darkling.games.village.rules.trial import Trial
from darkling.games.village.rules.warlord_turn import BeastTurn

GAME = "village"
GUARD: Monster = 0
"""The guard of the Great Hall, who is placed first of all."""
ALL_KEYS = 4
MOST_GROUPS = len(BUILDINGS) * len(PIECES.all_figures)
"""A building's guards are a group of their own as long as one of an earlier group of it is left."""
SIZES = {
    "houses": len(BUILDINGS),
    "treasures": len(BUILDINGS),
    "keys": HEROES,
    "loose_keys": 3,
    "hostages": len(HOSTAGE_CODES),
    "beasts": 2,
}
HOUSES = (0, KNOWN, OPEN | KNOWN, OPEN | KNOWN | LASTING)
"""What can be true of a building."""
UPSTAIRS = (*GUARD_SQUARES, STAIR_HEAD)
IN_HOUSE = (WINDMILL, HALL)
"""Where each hostage is."""


def check(g: Village) -> None:
    """Raise BadPosition unless every piece is there once, each where it may be."""
    refuse(GAME, _wrong(g))


def _wrong(g: Village) -> Wrong:
    yield from wrong_in_dark_world(g, held_potions(g))
    yield from _wrong_sizes(g)
    yield from _wrong_buildings(g)
    yield from _wrong_beasts(g)
    yield from _wrong_hostages(g)
    yield from wrong_at_fortress(g)
    for hero in g.in_play():
        yield from _wrong_hero(g, hero)
    for monster in g.on_board():
        yield from _wrong_monster(g, monster)
    for group in sorted(set(g.groups)):
        yield from _wrong_group(g, group)
    for thing in g.lying:
        yield from _wrong_lying(g, thing // ITEM_KINDS)
    if g.round:
        yield from _wrong_guard(g)
        yield from _wrong_treasures(g)
        yield from wrong_decks(g)


def held_potions(g: Village) -> list[int]:
    """Return the Healing Potions that hostages hold."""
    return [POTION for hostage in range(len(HOSTAGE_CODES)) if g.potions >> hostage & 1]


def _wrong_sizes(g: Village) -> Wrong:
    for name, size in SIZES.items():
        if len(getattr(g, name)) != size:
            yield f"`{name}` has {len(getattr(g, name))} entries, expected {size}"
    if not 1 <= g.rounds <= HARD_STOP:
        yield f"`rounds` is {g.rounds}, expected 1 to {HARD_STOP}"
    if g.stooped >> HEROES or g.potions >> len(HOSTAGE_CODES):
        yield f"`stooped` and `potions` are {g.stooped} and {g.potions}, expected a bit for each who is there"


# Buildings.


def _wrong_buildings(g: Village) -> Wrong:
    for building, house in enumerate(g.houses):
        if house not in HOUSES:
            yield f"`houses` has {house} for {BUILDINGS[building]}, expected one of {HOUSES}"
    if g.karrion != PERCH and (not 0 <= g.karrion < len(BUILDINGS) or g.is_open(g.karrion)):
        yield f"`karrion` is on building {g.karrion}, expected one that is closed"


def _wrong_treasures(g: Village) -> Wrong:
    for building, treasure in enumerate(g.treasures):
        if not NOTHING <= treasure <= KEY:
            yield f"`treasures` has {treasure} in {BUILDINGS[building]}, expected a treasure"
        if treasure == NOTHING and not g.houses[building] & KNOWN:
            yield f"`treasures` has nothing in {BUILDINGS[building]}, which nobody has seen inside"
    yield from wrong_weapons(g, g.treasures)
    for weapon in range(KEY):
        if weapon not in g.treasures and weapon not in g.golden:
            yield f"{TREASURE_CODES[weapon]} is nowhere, expected it in `treasures` or with a hero"
    yield from _wrong_keys(g)


def _wrong_keys(g: Village) -> Wrong:
    """Tell whether Keys are missing or too many; who enters the Fortress leaves one there."""
    places = (sum(g.keys), g.treasures.count(KEY), sum(g.loose_keys), len(g.entered))
    if sum(places) != ALL_KEYS:
        held, hidden, loose, left = places
        found = f"{held} held, {hidden} in a building, {loose} loose and {left} left in the Fortress"
        yield f"`keys`, `treasures`, `loose_keys` and `entered` have {found}, expected {ALL_KEYS} in all"
    if not g.loose_keys[LURKER_KEY] and not g.trial_won:
        yield "`loose_keys` is without the Lurker's Key, expected the Trial to be won"
    if not g.loose_keys[HALL_KEY] and g.hostages[MAYOR] == NOTHING:
        yield "`loose_keys` is without the Key of the Great Hall, expected its guard to be slain"


def _wrong_hostages(g: Village) -> Wrong:
    for hostage, name in enumerate(HOSTAGE_CODES):
        rescuer, has_potion = g.hostages[hostage], bool(g.potions >> hostage & 1)
        if not NOTHING <= rescuer < HEROES:
            yield f"`hostages` has {rescuer}, expected a hero"
        if rescuer != NOTHING and not g.houses[IN_HOUSE[hostage]] & KNOWN:
            yield f"`hostages` has {name} rescued from {BUILDINGS[IN_HOUSE[hostage]]}, which nobody has seen"
        if has_potion != (rescuer == NOTHING) and g.running(Reward) is None:
            yield f"`potions` is {g.potions}, expected one with each hostage who is not rescued"


# The Wolf and the Lurker.


def _wrong_beasts(g: Village) -> Wrong:
    wolf, lurker = g.beasts
    turn, acting = g.running(BeastTurn), g.running(MonsterTurn)
    walking = [g.beasts[turn.beast]] if turn else [g.places[acting.monster]] if acting else []
    for name, square in (("wolf", wolf), ("lurker", lurker)):
        if square >= 0 and square not in LANES:
            yield f"`{name}` is on {_square(square)}, expected a street or Sewer square, no threshold"
        others = [*g.at, *[place for place in g.places if square not in walking]]
        if square >= 0 and (square in others or (wolf == lurker and square not in walking)):
            yield f"`{name}` is on {_square(square)}, where another figure stands"
    if wolf < HOME or (lurker < HOME and not IN_CAMP - HEROES < lurker <= IN_CAMP):
        yield f"`wolf` and `lurker` are at {wolf} and {lurker}, expected squares, home or a Base Camp"


# Figures.


def _wrong_hero(g: Village, hero: Hero) -> Wrong:
    square, field = g.at[hero], f"`heroes.{names(g, [hero])}"
    building = _building_of(square)
    if square in TREASURES:
        yield f"{field}.square` is {SQUARES[square]}, a treasure space, where nobody stands"
    if building != OUTSIDE and not g.is_open(building):
        yield f"{field}.square` is {SQUARES[square]} in {BUILDINGS[building]}, which is closed"
    if (square in POINTS or square == STEP) and not g.trial_won and not _is_tried(g, hero):
        yield f"{field}.square` is {SQUARES[square]} on the Drawbridge, expected the Trial to be won"
    if square == LAIR and not _is_below(g, hero):
        yield f"{field}.square` is {SQUARES[square]}, where heroes come by a Sewer card alone"
    if not g.hp[hero] and not IS_ENTRANCE[square]:
        yield f"{field}.hp` is 0 on {SQUARES[square]}, expected the Village Entrance"


def _is_tried(g: Village, hero: Hero) -> bool:
    trial = g.running(Trial)
    return trial is not None and trial.hero == hero


def _is_below(g: Village, hero: Hero) -> bool:
    visit = g.running(SewerVisit)
    return visit is not None and visit.hero == hero


def _wrong_monster(g: Village, monster: Monster) -> Wrong:
    square, code = g.places[monster], PIECES.figure_codes[g.figures[monster]]
    building = IN_BUILDING[square]
    if (square not in GUARD_SQUARES or monster != GUARD) if IS_UPSTAIRS[square] else not MONSTER_WAYS[square]:
        yield f"`monsters` has {code} on {SQUARES[square]}, where none may stand"
    if building != OUTSIDE and not g.is_open(building):
        yield f"`monsters` has {code} on {SQUARES[square]} in {BUILDINGS[building]}, which is closed"
    group = g.groups[monster]
    if not 0 <= group < MOST_GROUPS:
        yield f"`monsters` has {code} of group {group}, expected 0 to {MOST_GROUPS - 1}"
    origin: Building = group % len(BUILDINGS)
    if origin != HALL and not g.houses[origin] & KNOWN:
        yield f"`monsters` has {code} of group {group}, but nobody has lifted {BUILDINGS[origin]}"


def _wrong_group(g: Village, group: int) -> Wrong:
    """Tell whether a building has too many guards; those of the Great Hall are not told apart by liftings."""
    building: Building = group % len(BUILDINGS)
    if group >= 0 and building != HALL:
        most = MOST_IN_WINDMILL if building == WINDMILL else MOST_GUARDS
        yield from wrong_group(g, group, g.limit_of(group), most)


def _wrong_guard(g: Village) -> Wrong:
    """Tell whether the guard of the Great Hall is neither upstairs nor with whoever rescued the Mayor."""
    place, rescuer = g.places[GUARD] if g.places else OUT, g.hostages[MAYOR]
    is_there = place in GUARD_SQUARES if rescuer == NOTHING else place == IN_CAMP - rescuer
    if g.places and g.seen[GUARD] and not g.houses[HALL] & KNOWN:
        yield "`guard` is seen, in HALL, which nobody has seen inside"
    if not is_there:
        yield "`guard` is on the first floor of HALL until he is slain by whoever then rescues the Mayor"


def _wrong_lying(g: Village, square: Square) -> Wrong:
    """Tell of a magic item where no monster can have died, nor a rescuer have stood."""
    if not MONSTER_WAYS[square] and square not in UPSTAIRS:
        yield f"`lying` has {SQUARES[square]}, where no magic item can have been left"
    building = _building_of(square)
    if building != OUTSIDE and not g.houses[building] & KNOWN:
        yield f"`lying` has {SQUARES[square]} in {BUILDINGS[building]}, which nobody has seen inside"


def _building_of(square: Square) -> Building:
    """Return the building in which a square is, upstairs too; OUTSIDE if in none."""
    return HALL if IS_UPSTAIRS[square] else IN_BUILDING[square]


def _square(square: Square) -> str:
    return SQUARES[square] if square < len(SQUARES) else str(square)
