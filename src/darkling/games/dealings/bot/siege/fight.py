"""One fight: how the Defense Cards can lie after it."""

from collections.abc import Callable
from itertools import combinations

from darkling.games.dealings.bot.siege.arsenal import BITS, SIDE, Arsenal, Lie
from darkling.games.dealings.cards import ABILITY, ARMOR, VULNERABLE, Hero
from darkling.games.dealings.cards.effects import (
    EXACT,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)

Moment = tuple[Lie, int]
"""How the cards lie in a fight, and which have struck, as bits."""
Moments = dict[Moment, int]
"""Moments of a fight, and what the strikes so far amount to; see `Fight.progress`."""
Strike = tuple[int, int, Moment, int]
"""A card that strikes, a card rotated for it (or itself), the moment after it, and what it is worth."""
Hope = Callable[[Lie], bool]


class Fight:
    """A fight with a hero.

    Mostly the highest total of all orders of strikes that lead to a moment is what counts. A Thief
    wants a certain total, and a Berserker may be let go on purpose, to save its strikers: for them a
    moment has the set of all totals, as bits.
    """

    def __init__(self, hero: Hero, arsenal: Arsenal) -> None:
        ability = ABILITY[hero]
        self.arsenal = arsenal
        self.vulnerable = VULNERABLE[hero]
        self.armor = ARMOR[hero]
        self.tolls = ability & (TOLL_TRASH | TOLL_ROTATE)
        self.exact = bool(ability & EXACT)
        self.twice = bool(ability & TWICE)
        self.again = bool(ability & STRIKE_AGAIN)
        self.takes_strikers = bool(ability & TRASH_STRIKERS)
        self.many_totals = self.exact or self.takes_strikers
        self.goal = self.armor * (2 if self.twice else 1)
        # The highest bit of a set stands for all totals from there on.
        self.highest = self.armor + 1 if self.exact else self.armor
        self._never = [[False] * sides for sides in arsenal.sides]
        self._strikes: dict[Moment, list[Strike]] = {}

    def progress(self, total: int, defeats: int) -> int:
        """Return what a total amounts to: a number, or a set of bits."""
        if self.many_totals:
            return 1 << min(total, self.highest)
        return defeats * self.armor + total

    def starts(self, lie: Lie) -> Moments:
        """Return the moments before the first strike, the toll paid."""
        return {(paid, 0): self.progress(0, 0) for paid in self._after_toll(lie)}

    def _after_toll(self, lie: Lie) -> list[Lie]:
        arsenal = self.arsenal
        cards = arsenal.in_play(lie)
        if self.tolls & TOLL_TRASH:
            return [arsenal.without(lie, i) for i in cards]
        if self.tolls & TOLL_ROTATE:
            pairs = list(combinations(cards, min(2, len(cards))))
            return [lie + sum([arsenal.one[i] for i in pair]) for pair in pairs]
        return [lie]

    def ends(
        self, starts: Moments, useless: list[list[bool]] | None, hope: Hope, hope_if_lost: Hope | None
    ) -> tuple[set[Lie], set[Lie]]:
        """Return how the cards can lie after a victory, and after a defeat, where there is hope.

        `useless` says of each card and side whether turning it without need leaves less than before;
        without it, no strike is made without need. Without `hope_if_lost`, defeats are left out.
        """
        won: set[Lie] = set()
        lost: set[Lie] = set()
        hopes: dict[Lie, bool] = {}
        level = starts
        while level:
            after: Moments = {}
            for moment, progress in level.items():
                lie = moment[0]
                hopeful = hopes.get(lie)
                if hopeful is None:
                    hopeful = hopes[lie] = hope(lie)
                if not hopeful:
                    continue
                wins, loses = self._settle(progress)
                if wins:
                    end = self.arsenal.without_all(*moment) if self.takes_strikers else lie
                    if end == lie or hope(end):
                        won.add(end)
                if loses and hope_if_lost is not None and hope_if_lost(lie):
                    lost.add(lie)
                idle = useless if wins and not loses else self._never
                if idle is None:
                    continue
                for i, helper, then, value in self.strikes(moment):
                    if helper != i or not idle[i][(lie >> (BITS * i)) & SIDE]:
                        self.note(after, then, self.add(progress, value))
            level = after
        return won, lost

    def _settle(self, progress: int) -> tuple[bool, bool]:
        """Say whether the fight can be won if it stops here, and whether it can be lost."""
        if self.many_totals:
            enough = 1 << self.armor
            return bool(progress & enough), bool(progress & ~enough)
        return progress >= self.goal, progress < self.goal

    def strikes(self, moment: Moment) -> list[Strike]:
        found = self._strikes.get(moment)
        if found is None:
            found = self._strikes[moment] = self._strikes_at(moment)
        return found

    def _strikes_at(self, moment: Moment) -> list[Strike]:
        lie, struck = moment
        arsenal = self.arsenal
        one = arsenal.one
        types = [kinds[(lie >> (BITS * i)) & SIDE] for i, kinds in enumerate(arsenal.types)]
        found: list[Strike] = []
        for i, kind in enumerate(types):
            if not kind & self.vulnerable or struck >> i & 1:
                continue
            value = arsenal.attack[i][(lie >> (BITS * i)) & SIDE]
            after = struck if self.again else struck | 1 << i
            turned = lie + one[i]
            if arsenal.heavy[i]:
                helpers = [j for j, other in enumerate(types) if other and j != i]
                found += [(i, j, (turned + one[j], after), value) for j in helpers]
                continue
            if arsenal.boost[i]:
                # Itself not counted.
                value += len([other for other in types if other & kind]) - 1
            found.append((i, i, (turned, after), value))
        return found

    def add(self, progress: int, value: int) -> int:
        """Return what the strikes amount to after one more."""
        if self.many_totals:
            moved = progress << value
            top = 1 << self.highest
            return moved & (top - 1) | top if moved >= top else moved
        reached = progress + value
        # What is too much for the first of two defeats is lost (DD-R-16).
        return self.armor if self.twice and progress < self.armor < reached else reached

    def note(self, after: Moments, moment: Moment, progress: int) -> None:
        """Add a moment that can be reached, or another way to it."""
        before = after.get(moment)
        if before is None:
            after[moment] = progress
        elif self.many_totals:
            after[moment] = before | progress
        elif before < progress:
            after[moment] = progress

    def way(self, moment: Moment, progress: int, end: Lie, win: bool) -> list[Strike] | None:
        """Return strikes that lead from a moment with one total to an end; None if there are none."""
        todo: list[tuple[Moment, int, list[Strike]]] = [(moment, progress, [])]
        seen = {(moment, progress)}
        while todo:
            moment, progress, made = todo.pop()
            if self._is_end(moment, progress, end, win):
                return made
            for strike in reversed(self.strikes(moment)):
                after = (strike[2], self.add(progress, strike[3]))
                if after not in seen and self._leads_to(after[0][0], end):
                    seen.add(after)
                    todo.append((*after, [*made, strike]))
        return None

    def _is_end(self, moment: Moment, progress: int, end: Lie, win: bool) -> bool:
        lie, struck = moment
        wins, _ = self._settle(progress)
        if wins and self.takes_strikers:
            lie = self.arsenal.without_all(lie, struck)
        return wins == win and lie == end

    def _leads_to(self, lie: Lie, end: Lie) -> bool:
        """Say whether no card has been turned further than in the end."""
        shifts = [BITS * i for i in self.arsenal.all]
        return all((lie >> shift) & SIDE <= (end >> shift) & SIDE for shift in shifts)
