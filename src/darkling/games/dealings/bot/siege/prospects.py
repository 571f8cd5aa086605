"""What can be hoped for at most with the Defense Cards that are left: the bounds of the solver.

Every side is a strike that can be made once. Seven sums of Attack Values, one for each set of types,
and the number of turns that are left are packed into one number. So is what some heroes take: whoever
is vulnerable to nothing outside a set of types can only be paid from the sum of that set. Whether the
sums suffice is then one subtraction, which leaves all guard bits standing.
"""

from itertools import combinations

from darkling.games.dealings.bot.siege.arsenal import BITS, SIDE, Arsenal, Lie
from darkling.games.dealings.cards import ABILITY, ARMOR, CHALLENGE, VULNERABLE, Hero
from darkling.games.dealings.cards.effects import STRIKE_AGAIN, TOLL_ROTATE, TOLL_TRASH, TRASH_STRIKERS, TWICE

WIDTH = 10
TYPE_SETS = range(1, 8)
ALL_TYPES = 7
TURNS = WIDTH * 7
GUARDS = sum([1 << (WIDTH * place + WIDTH - 1) for place in range(8)])
UNPAYABLE = 60
"""More turns than there are; eight times as many still fit in below a guard."""

HITS_MASK = (1 << WIDTH) - 1

Value = tuple[int, int, int]
"""Heroes defeated, Defense Cards left, and which heroes as bits, the most challenging highest."""
Pool = tuple[int, int, int, int]
"""Packed sums with guards, the cards in play as bits, how many they are, and the heroes within reach."""
Demand = tuple[int, int, int, int]
"""Packed sums, Wizards, Wizards and Berserkers, and the heroes by challenge as bits."""


class Prospects:
    """What can be hoped for against the heroes of a pile, numbered from 0.

    Attributes:
        rank: for each hero, a bit that is higher the more challenging it is.

    """

    def __init__(self, heroes: tuple[Hero, ...], arsenal: Arsenal) -> None:
        self.heroes = heroes
        self.arsenal = arsenal
        by_challenge = sorted(range(len(heroes)), key=lambda h: (CHALLENGE[heroes[h]], heroes[h]))
        self.rank = [1 << by_challenge.index(h) for h in range(len(heroes))]
        self._costs = [self._cost(hero) for hero in heroes]
        self._strikes = [
            [self._strikes_from(i, side) for side in range(arsenal.sides[i] + 1)] for i in arsenal.all
        ]
        self._last = [
            [self._worth(i, arsenal.sides[i] - 1, types) for types in TYPE_SETS] for i in arsenal.all
        ]
        self._hits = [[self._hits_from(i, side) for side in range(arsenal.sides[i] + 1)] for i in arsenal.all]
        self._shifts = [BITS * i for i in arsenal.all]
        self._reach = [self._needs(h, hero) for h, hero in enumerate(heroes)]
        self._pools: dict[Lie, Pool] = {}
        self._demands: dict[int, list[Demand]] = {}
        self._reserves: dict[int, int] = {}

    def can_beat(self, lie: Lie, heroes: int, defeated: int, ranks: int, best: Value) -> bool:
        """Say whether more than `best` can be hoped for, with some defeated and some to come (as bits)."""
        wanted, cards, best_ranks = best
        missing = wanted - defeated
        if missing < 0:
            return True
        if heroes.bit_count() < missing:
            return False
        sums, in_play, count, within_reach = self.pool(lie)
        heroes &= within_reach
        reachable = heroes.bit_count()
        if reachable > missing:
            for cost, wizards, losses, _ in self._demanded(heroes, missing + 1):
                if count >= losses and self._suffices(sums, cost, in_play, wizards):
                    return True
        if reachable < missing or count < cards:
            return False
        for cost, wizards, losses, found in self._demanded(heroes, missing):
            left = cards if ranks | found > best_ranks else cards + 1
            if count >= left + losses and self._suffices(sums, cost, in_play, left + wizards):
                return True
        return False

    def _suffices(self, sums: int, cost: int, in_play: int, spared: int) -> bool:
        """Say whether the sums cover the cost, if the last side of so many cards is never struck with."""
        return (sums - cost - self._reserved(in_play, spared)) & GUARDS == GUARDS

    # What there is.

    def pool(self, lie: Lie) -> Pool:
        """Return what can be spent."""
        found = self._pools.get(lie)
        if found is None:
            found = self._pools[lie] = self._pool(lie)
        return found

    def _pool(self, lie: Lie) -> Pool:
        arsenal = self.arsenal
        sums = hits = in_play = count = 0
        lies = [(lie >> shift) & SIDE for shift in self._shifts]
        for i, side in enumerate(lies):
            if side < arsenal.sides[i]:
                sums += self._strikes[i][side]
                hits += self._hits[i][side]
                in_play |= 1 << i
                count += 1
        for i in arsenal.boosters:
            raised = self._raised(i, lies)
            sums += raised[0]
            hits += raised[1]
        within_reach = 0
        for bit, again, place, needed in self._reach:
            if again or (hits >> place) & HITS_MASK >= needed:
                within_reach |= bit
        return sums | GUARDS, in_play, count, within_reach

    def _raised(self, i: int, lies: list[int]) -> tuple[int, int]:
        """Return by how much others can raise the strikes of a Booster at most: all, and the best."""
        arsenal = self.arsenal
        types = arsenal.types[i]
        others = [arsenal.left_types[j][side] for j, side in enumerate(lies) if j != i]
        sums = most = seen = 0
        for side in range(lies[i], arsenal.sides[i]):
            bonus = len([left for left in others if left & types[side]])
            sums += bonus * SPREAD[types[side]]
            most = max(most, bonus)
            seen |= types[side]
        return sums, most * SPREAD[seen]

    def _strikes_from(self, i: int, side: int) -> int:
        """Return the packed sums of a card's strikes from a side on, and its turns."""
        sides = range(side, self.arsenal.sides[i])
        sums = [sum([self._worth(i, side, types) for side in sides]) << _place(types) for types in TYPE_SETS]
        return sum(sums) + (len(sides) << TURNS)

    def _hits_from(self, i: int, side: int) -> int:
        """Return for each set of types the best strike of a card from a side on, packed."""
        types, attack = self.arsenal.types[i], self.arsenal.attack[i]
        sides = range(side, self.arsenal.sides[i])
        best = [max([attack[up] for up in sides if types[up] & some], default=0) for some in TYPE_SETS]
        return sum([value << _place(some) for value, some in zip(best, TYPE_SETS, strict=True)])

    def _needs(self, h: int, hero: Hero) -> tuple[int, bool, int, int]:
        """Return what must be within reach of a hero: its bit, whether more strikes count, where, how much.

        A Knight suffers more than one strike of a card, so nothing can be said.
        """
        needed = ARMOR[hero] * (2 if ABILITY[hero] & TWICE else 1)
        return 1 << h, bool(ABILITY[hero] & STRIKE_AGAIN), _place(VULNERABLE[hero]), needed

    def _worth(self, i: int, side: int, types: int) -> int:
        """Return what a side adds to the sum of a set of types, without a bonus.

        A Heavy Hitter costs another strike. The sum of all types has all sides, so it loses that much.
        """
        arsenal = self.arsenal
        if not arsenal.types[i][side] & types:
            return 0
        if types < ALL_TYPES or not arsenal.heavy[i]:
            return arsenal.attack[i][side]
        cheapest = min([min(arsenal.attack[j][:-1]) for j in arsenal.all if j != i], default=0)
        return max(0, arsenal.attack[i][side] - cheapest)

    def _reserved(self, in_play: int, spared: int) -> int:
        """Return the least that is lost to the sums if the last side of so many cards is not used."""
        if not spared:
            return 0
        key = in_play * 16 + spared
        found = self._reserves.get(key)
        if found is None:
            cards = [i for i in self.arsenal.all if in_play >> i & 1]
            found = spared << TURNS
            for types in TYPE_SETS:
                last = sorted([self._last[i][types - 1] for i in cards])
                found += sum(last[:spared]) << _place(types)
            self._reserves[key] = found
        return found

    # What it takes.

    def _demanded(self, heroes: int, size: int) -> list[Demand]:
        """Return what it takes to defeat so many of the heroes, for each choice of them."""
        key = heroes * 16 + size
        found = self._demands.get(key)
        if found is None:
            numbers = [h for h in range(len(self.heroes)) if heroes >> h & 1]
            found = self._demands[key] = sorted([self._demand(some) for some in combinations(numbers, size)])
        return found

    def _demand(self, some: tuple[int, ...]) -> Demand:
        abilities = [ABILITY[self.heroes[h]] for h in some]
        wizards = len([ability for ability in abilities if ability & TOLL_TRASH])
        berserkers = len([ability for ability in abilities if ability & TRASH_STRIKERS])
        cost = sum([self._costs[h] for h in some])
        return cost, wizards, wizards + berserkers, sum([self.rank[h] for h in some])

    def _cost(self, hero: Hero) -> int:
        armor = ARMOR[hero] * (2 if ABILITY[hero] & TWICE else 1)
        sums = [armor << _place(types) for types in TYPE_SETS if not VULNERABLE[hero] & ~types]
        return sum(sums) + (self._fewest_turns(hero) << TURNS)

    def _fewest_turns(self, hero: Hero) -> int:
        """Return how many turns of cards it takes at least; a Heavy Hitter's strike takes two."""
        arsenal = self.arsenal
        strongest = [0, 0]
        for i in arsenal.all:
            for side in range(arsenal.sides[i]):
                if arsenal.types[i][side] & VULNERABLE[hero]:
                    worth = arsenal.attack[i][side] + self._most_bonus(i, side)
                    strongest[arsenal.heavy[i]] = max(strongest[arsenal.heavy[i]], worth)
        turns = _fewest(ARMOR[hero], strongest[0], strongest[1])
        if ABILITY[hero] & TWICE:
            turns *= 2
        if ABILITY[hero] & TOLL_ROTATE:
            turns += min(2, len(arsenal.cards))
        return min(turns, UNPAYABLE)

    def _most_bonus(self, i: int, side: int) -> int:
        if not self.arsenal.boost[i]:
            return 0
        others = [self.arsenal.left_types[j][0] for j in self.arsenal.all if j != i]
        return len([types for types in others if types & self.arsenal.types[i][side]])


def _place(types: int) -> int:
    """Return where the sum of a set of types lies."""
    return WIDTH * (types - 1)


SPREAD = [sum([1 << _place(some) for some in TYPE_SETS if some & types]) for types in range(8)]
"""For each set of types, 1 in the sums of all sets that share a type with it."""


def _fewest(armor: int, strongest: int, strongest_heavy: int) -> int:
    """Return the least number of turns for strikes of such strength to reach the armor."""
    turns = [0]
    for total in range(1, armor + 1):
        ways = [UNPAYABLE]
        if strongest:
            ways.append(1 + turns[max(0, total - strongest)])
        if strongest_heavy:
            ways.append(2 + turns[max(0, total - strongest_heavy)])
        turns.append(min(ways))
    return turns[armor]
