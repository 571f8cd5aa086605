"""How promising it is to have certain Defense Cards left: an estimate, for choosing what to look at first."""

from darkling.games.dealings.bot.siege.arsenal import BITS, SIDE, Arsenal, Lie
from darkling.games.dealings.cards import ABILITY, ARMOR, VULNERABLE, Hero
from darkling.games.dealings.cards.effects import TOLL_ROTATE, TOLL_TRASH, TRASH_STRIKERS, TWICE

WASTE = 0.8
"""The share of strikes that does not go to waste."""
BOOSTED = 1.5
HELPED = -1.0
SPARE = 0.03
"""What a card is worth for being there at the end, in heroes."""


class Promise:
    """Estimates how many of some heroes can be defeated."""

    def __init__(self, heroes: tuple[Hero, ...], arsenal: Arsenal) -> None:
        self.heroes = heroes
        self.arsenal = arsenal
        self._shares: dict[int, list[list[float]]] = {}

    def of(self, lie: Lie, heroes: int) -> float:
        """Return the estimate for heroes given as bits."""
        shares = self._shares.get(heroes)
        if shares is None:
            shares = self._shares[heroes] = self._shares_against(heroes)
        worth = sum([share[(lie >> (BITS * i)) & SIDE] for i, share in enumerate(shares)])
        return min(worth, float(heroes.bit_count()))

    def _shares_against(self, heroes: int) -> list[list[float]]:
        """Return for each card and side how much of a hero it can defeat."""
        some = [hero for h, hero in enumerate(self.heroes) if heroes >> h & 1]
        cost = max(1.0, sum([_cost(hero) for hero in some]) / max(1, len(some)))
        return [self._shares_of(i, some, WASTE / cost) for i in self.arsenal.all]

    def _shares_of(self, i: int, heroes: list[Hero], scale: float) -> list[float]:
        arsenal = self.arsenal
        more = BOOSTED if arsenal.boost[i] else HELPED if arsenal.heavy[i] else 0.0
        shares = [0.0]
        worth = SPARE
        for types, attack in reversed(list(zip(arsenal.types[i], arsenal.attack[i], strict=True))[:-1]):
            hit = len([hero for hero in heroes if VULNERABLE[hero] & types]) / max(1, len(heroes))
            worth += hit * (attack + more) * scale
            shares.append(worth)
        return shares[::-1]


def _cost(hero: Hero) -> float:
    armor = ARMOR[hero] * (2 if ABILITY[hero] & TWICE else 1)
    return armor + (2.0 if ABILITY[hero] & (TOLL_TRASH | TOLL_ROTATE | TRASH_STRIKERS) else 0.5)
