"""The cards as frozen tables, indexed by number: what the rules read."""

from darkling.games.dealings.cards.effects import DEFENSE_EFFECTS, HERO_EFFECTS
from darkling.games.dealings.cards.files import BOX, HEROES_IN_THE_BOX

Hero = int
"""The number of a Hero Card, an index into the tables below; those of the expansion come last."""
NO_HERO: Hero = -1
Defense = int
"""The number of a Defense Card."""
NO_DEFENSE: Defense = -1
Face = int
"""A Defense Card with one of its sides up: card * 4 + side."""

SIDES = 4
TRASHED: Face = -1

TRAP, SPELL, MINION = 1, 2, 4
TYPE_BITS = {"T": TRAP, "S": SPELL, "M": MINION}


def _types(letters: str) -> int:
    return sum([TYPE_BITS[letter] for letter in letters])


HERO_CODES = tuple([hero.id for hero in BOX.heroes])
BASE_HEROES = tuple(range(HEROES_IN_THE_BOX))
ALL_HEROES = tuple(range(len(HERO_CODES)))
ARMOR = tuple([hero.armor for hero in BOX.heroes])
CHALLENGE = tuple([hero.challenge for hero in BOX.heroes])
VULNERABLE = tuple([_types(hero.vulnerable) for hero in BOX.heroes])
ABILITY = tuple([sum([HERO_EFFECTS[name].bit for name in BOX.effects_of(hero)]) for hero in BOX.heroes])

DEFENSE_CODES = tuple([card.id for card in BOX.defenses])
ALL_DEFENSES = tuple(range(len(DEFENSE_CODES)))
RANK = tuple([card.rank for card in BOX.defenses])
SIDES_OF = tuple([len(card.sides) for card in BOX.defenses])


def _by_face(values: list[list[int]], blank: int) -> tuple[int, ...]:
    return tuple([value for row in values for value in row + [blank] * (SIDES - len(row))])


TYPES = _by_face([[_types(side.types) for side in card.sides] for card in BOX.defenses], 0)
ATTACK = _by_face([[side.value for side in card.sides] for card in BOX.defenses], 0)
DEFENSE_ABILITY = _by_face(
    [[sum([DEFENSE_EFFECTS[name].bit for name in card.effects])] * SIDES for card in BOX.defenses], 0
)
"""A card has its ability on all its sides (DD-R-33)."""
TURNED = _by_face(
    [[*range(number * SIDES + 1, number * SIDES + count), TRASHED] for number, count in enumerate(SIDES_OF)],
    TRASHED,
)
"""The face that comes up when a card is rotated; TRASHED after the last side."""
