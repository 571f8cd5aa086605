"""A seat's Defense Cards, and how they lie, packed into one number."""

from darkling.games.dealings.cards import (
    ATTACK,
    DEFENSE_ABILITY,
    SIDES,
    SIDES_OF,
    TYPES,
    Face,
)
from darkling.games.dealings.cards.effects import BOOST, DETOUR, ROTATE_OTHER

Lie = int
"""How the cards of an arsenal lie: four bits a card, the side that is up; after the last side, trashed."""
BITS = 4
SIDE = (1 << BITS) - 1
CODE_BITS = SIDES + 1


class Arsenal:
    """Some Defense Cards, numbered from 0.

    Attributes:
        cards: which they are.
        sides: for each, how many sides it has.
        one: for each, what a turn adds to a lie.
        types: for each, the types of its sides, and 0 for trashed.
        attack: for each, the Attack Values of its sides, and 0 for trashed.
        left_types: for each and each side, the types of that side and all after it.
        heavy: for each, whether it is a Heavy Hitter.
        start: how they lie at first.
        boost: for each, whether it is a Booster.
        boosters: which are Boosters.
        detours: which are Detours.

    """

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self.cards = tuple([face // SIDES for face in faces])
        self.all = range(len(faces))
        self.sides = [SIDES_OF[card] for card in self.cards]
        self.one = [1 << (BITS * i) for i in self.all]
        self.types = [self._by_side(i, TYPES) for i in self.all]
        self.attack = [self._by_side(i, ATTACK) for i in self.all]
        self.left_types = [_unions(types) for types in self.types]
        abilities = [DEFENSE_ABILITY[card * SIDES] for card in self.cards]
        self.heavy = [bool(ability & ROTATE_OTHER) for ability in abilities]
        self.boost = [bool(ability & BOOST) for ability in abilities]
        self.boosters = [i for i in self.all if self.boost[i]]
        self.detours = [i for i, ability in enumerate(abilities) if ability & DETOUR]
        self._matches = [
            [[self._match_of(i, side, exact) for side in range(self.sides[i] + 1)] for i in self.all]
            for exact in (False, True)
        ]
        self.start = self.lie_of(faces)
        self._codes: tuple[dict[Lie, int], dict[Lie, int]] = ({}, {})

    def _by_side(self, i: int, values: tuple[int, ...]) -> tuple[int, ...]:
        first = self.cards[i] * SIDES
        return (*values[first : first + self.sides[i]], 0)

    def lie_of(self, faces: tuple[Face, ...]) -> Lie:
        """Return how the cards lie if these are left."""
        side = {face // SIDES: face % SIDES for face in faces}
        return sum([side.get(card, self.sides[i]) << (BITS * i) for i, card in enumerate(self.cards)])

    def faces(self, lie: Lie) -> tuple[Face, ...]:
        """Return the cards that are left, as the table has them."""
        return tuple([self.cards[i] * SIDES + ((lie >> (BITS * i)) & SIDE) for i in self.in_play(lie)])

    def in_play(self, lie: Lie) -> list[int]:
        return [i for i in self.all if (lie >> (BITS * i)) & SIDE < self.sides[i]]

    def without(self, lie: Lie, i: int) -> Lie:
        """Return the lie after a card is trashed."""
        return lie & ~(SIDE << (BITS * i)) | self.sides[i] << (BITS * i)

    def without_all(self, lie: Lie, struck: int) -> Lie:
        """Return the lie after all cards of a set of bits are trashed."""
        for i in self.all:
            if struck >> i & 1:
                lie = self.without(lie, i)
        return lie

    # Which lies are at least as good as others.

    def matches(self, i: int, side: int, other: int, exact: bool) -> bool:
        """Say whether a card on one side can do all that it could do on another.

        It can if each strike of the other finds one here, in its turn, that is as strong and has its
        types. Before a Thief a stronger strike is no help (`exact`), and with a Booster about neither
        is another type, nor a card that would be gone.
        """
        gone = self.sides[i]
        if other == gone:
            return side == gone or not (exact and self.boosters)
        if side > other:
            return False
        steps = range(gone - other)
        return all(self._covers(i, side + step, other + step, exact) for step in steps)

    def _covers(self, i: int, side: int, other: int, exact: bool) -> bool:
        types, attack = self.types[i], self.attack[i]
        if not exact:
            return attack[side] >= attack[other] and not types[other] & ~types[side]
        if self.boosters and types[side] != types[other]:
            return False
        return attack[side] == attack[other] and not types[other] & ~types[side]

    def _match_of(self, i: int, side: int, exact: bool) -> int:
        others = range(self.sides[i] + 1)
        matched = sum([1 << other for other in others if self.matches(i, side, other, exact)])
        return matched << (CODE_BITS * i)

    def code(self, lie: Lie, exact: bool) -> int:
        """Return a set of bits that holds that of any lie which this one can stand in for."""
        codes = self._codes[exact]
        found = codes.get(lie)
        if found is None:
            found = 0
            rest = lie
            for matches in self._matches[exact]:
                found |= matches[rest & SIDE]
                rest >>= BITS
            codes[lie] = found
        return found


def _unions(types: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each place all types from there on."""
    unions = [0]
    for kind in reversed(types[:-1]):
        unions.append(unions[-1] | kind)
    return tuple(reversed(unions))
