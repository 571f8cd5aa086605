"""The solver: the best way through a siege, by branch and bound.

Hero by hero it keeps every way the Defense Cards can lie, with the best that was done to get there. It
drops a lie that another one can stand in for, and one that cannot hope to beat the best plan known. The
best plan known comes from narrow searches, each of which asks for more than the one before it found.
"""

from darkling.games.dealings.bot.siege.arsenal import BITS, SIDE, Arsenal, Lie
from darkling.games.dealings.bot.siege.fight import Fight, Moments
from darkling.games.dealings.bot.siege.plan import DETOUR, LOSE, SKIP, WIN, PlannedStep, SiegePlan
from darkling.games.dealings.bot.siege.promise import Promise
from darkling.games.dealings.bot.siege.prospects import Prospects, Value
from darkling.games.dealings.cards import ABILITY, Face, Hero
from darkling.games.dealings.cards.effects import EXACT

Queue = tuple[int, ...]
"""The heroes to come, the next one first."""
State = tuple[Queue, Lie]
Done = tuple[int, int]
"""How many heroes have been defeated, and which, by rank."""
Found = tuple[Value, State, dict[State, tuple[State, str]]]
"""A plan: its value, how it ends, and for each state the one before it and what led on from there."""

NOT_YET: Done = (-1, 0)
ANY_RANKS = -1
ALL = 1 << 30
WIDEST = 12
"""How many states a narrow search keeps after each hero, at most."""
SHARE = 16
"""It keeps one in so many of all that may be looked at."""


class OutOfEffort(Exception):
    """A search has looked at more states than it may."""


class Solver:
    """Looks for the best way through a siege.

    Attributes:
        opening: the moments in which the fight with the first hero is now; None before it.
        fallbacks: how the cards can lie if that fight is lost, where strikes are then taken back.
        looked_at: how many states were looked at.

    """

    def __init__(
        self, heroes: tuple[Hero, ...], faces: tuple[Face, ...], evicts: bool = False, rollback: bool = False
    ) -> None:
        self.heroes = heroes
        self.arsenal = arsenal = Arsenal(faces)
        self.evicts = evicts
        self.rollback = rollback
        self.prospects = Prospects(heroes, arsenal)
        self.promise = Promise(heroes, arsenal)
        self.fights = [Fight(hero, arsenal) for hero in heroes]
        self.thieves = sum([1 << h for h, hero in enumerate(heroes) if ABILITY[hero] & EXACT])
        self.useless = [
            [[arsenal.matches(i, up, up + 1, exact) for up in range(arsenal.sides[i])] for i in arsenal.all]
            for exact in (False, True)
        ]
        self.opening: Moments | None = None
        self.fallbacks: set[Lie] = set()
        self.looked_at = 0
        self.effort = ALL
        self.narrow = WIDEST

    def plan(self, effort: int = ALL) -> SiegePlan:
        """Return the best plan, or the best found if it takes looking at more states than `effort`.

        With little effort, even the search for a first plan is narrower.
        """
        self.effort = ALL
        self.narrow = max(2, min(WIDEST, effort // SHARE))
        found = self._more_cards(self._most_heroes())
        self.effort = effort
        try:
            return self._plan(self._search(ALL, found[0]) or found, is_best=True)
        except OutOfEffort:
            return self._plan(found, is_best=False)

    def _most_heroes(self) -> Found:
        """Return a plan found by asking for ever fewer heroes."""
        queue = tuple(range(len(self.heroes)))
        wanted = len(queue)
        while True:
            least = (wanted, 0, ANY_RANKS)
            found = None
            if self._can_beat((queue, self.arsenal.start), (0, 0), least):
                found = self._search(self.narrow, least)
            if found is not None:
                return found
            wanted -= 1

    def _more_cards(self, found: Found) -> Found:
        """Return a plan found by asking for ever more cards that are left."""
        more: Found | None = found
        while more is not None:
            found = more
            defeated, cards, _ = found[0]
            more = self._search(self.narrow, (defeated, cards + 1, ANY_RANKS))
        return found

    # The search.

    def _search(self, width: int, best: Value) -> Found | None:
        """Return the best plan of more value, if there is one among the states looked at."""
        level: dict[State, Done] = {(tuple(range(len(self.heroes))), self.arsenal.start): (0, 0)}
        came: dict[State, tuple[State, str]] = {}
        found: Found | None = None
        for depth in range(len(self.heroes) + 1):
            if depth or self.opening is None:
                self._send_away(level, came, best)
            if self.evicts or depth == len(self.heroes):
                for state, done in level.items():
                    value = self._value(state, done)
                    if value > best:
                        best, found = value, (value, state, came)
            level = self._narrowed(self._after_next_hero(level, came, best, depth, width), width)
        return found

    def _value(self, state: State, done: Done) -> Value:
        queue, lie = state
        defeated, ranks = done
        if self.evicts and queue:
            # The last hero faced is the one that evicts.
            ranks = self.prospects.rank[queue[0]]
        return defeated, len(self.arsenal.in_play(lie)), ranks

    def _send_away(self, level: dict[State, Done], came: dict[State, tuple[State, str]], best: Value) -> None:
        """Add the states that Detours lead to."""
        todo = list(level) if self.arsenal.detours else []
        while todo:
            state = todo.pop()
            queue, lie = state
            if len(queue) < 2:
                continue
            for i in self.arsenal.detours:
                after = (queue[1:] + queue[:1], lie + self.arsenal.one[i])
                if (lie >> (BITS * i)) & SIDE == self.arsenal.sides[i]:
                    continue
                done = level[state]
                if level.get(after, NOT_YET) < done and self._can_beat(after, done, best):
                    level[after] = done
                    came[after] = (state, DETOUR)
                    todo.append(after)

    def _after_next_hero(
        self,
        level: dict[State, Done],
        came: dict[State, tuple[State, str]],
        best: Value,
        depth: int,
        width: int,
    ) -> dict[Queue, dict[Lie, Done]]:
        """Return how things can be after the next hero is met, by the heroes after it."""
        after: dict[Queue, dict[Lie, Done]] = {}
        for state, done in level.items():
            queue, lie = state
            if not queue:
                continue
            self.looked_at += 1
            if self.looked_at > self.effort:
                raise OutOfEffort
            rest = queue[1:]
            row = after.setdefault(rest, {})
            opening = self.opening if not depth else None
            for end, now, deed in self._meet(queue, lie, done, best, opening, width == ALL):
                if row.get(end, NOT_YET) < now:
                    row[end] = now
                    came[rest, end] = (state, deed)
        return after

    def _meet(
        self, queue: Queue, lie: Lie, done: Done, best: Value, opening: Moments | None, thorough: bool
    ) -> list[tuple[Lie, Done, str]]:
        """Return how a hero can be met: what is left of the cards, what is done then, and the deed.

        A thorough search also strikes without need, and without hope, to turn a card.
        """
        hero, rest = queue[0], queue[1:]
        heroes = _bits(rest)
        defeated, ranks = done
        rank = self.prospects.rank[hero]
        now = (defeated + 1, rank if self.evicts else ranks | rank)
        limit = self._limit(best)
        can_beat = self.prospects.can_beat

        def hope(lie: Lie) -> bool:
            return can_beat(lie, heroes, now[0], now[1], limit)

        def hope_if_lost(lie: Lie) -> bool:
            return can_beat(lie, heroes, defeated, ranks, limit)

        fight = self.fights[hero]
        useless = self.useless[bool(heroes & self.thieves)] if thorough else None
        may_lose = not self.evicts and (opening is not None or (thorough and not self.rollback))
        starts = fight.starts(lie) if opening is None else opening
        won, lost = fight.ends(starts, useless, hope, hope_if_lost if may_lose else None)
        if opening is not None and self.rollback and lost:
            lost = set(self.fallbacks)
        ways = [(end, now, WIN) for end in won]
        if opening is None and not self.evicts and hope_if_lost(lie):
            lost.discard(lie)
            ways.append((lie, done, SKIP))
        return ways + [(end, done, LOSE) for end in lost]

    def _narrowed(self, after: dict[Queue, dict[Lie, Done]], width: int) -> dict[State, Done]:
        """Return the states that no other can stand in for, the most promising of them."""
        states = [((queue, lie), done) for queue, row in after.items() for lie, done in row.items()]
        if width < len(states):
            states.sort(key=lambda pair: (-self._promise(*pair), pair))
        else:
            states.sort(key=lambda pair: (pair[1], self._code(pair[0]).bit_count(), pair), reverse=True)
        level: dict[State, Done] = {}
        codes: dict[Queue, list[tuple[int, Done]]] = {}
        for state, done in states:
            mine = self._code(state)
            kept = codes.setdefault(state[0], [])
            if not [1 for code, other in kept if code | mine == code and other >= done]:
                kept.append((mine, done))
                level[state] = done
                if len(level) == width:
                    break
        return level

    def _code(self, state: State) -> int:
        return self.arsenal.code(state[1], bool(_bits(state[0]) & self.thieves))

    def _promise(self, state: State, done: Done) -> float:
        return done[0] + self.promise.of(state[1], _bits(state[0]))

    def _can_beat(self, state: State, done: Done, best: Value) -> bool:
        return self.prospects.can_beat(state[1], _bits(state[0]), done[0], done[1], self._limit(best))

    def _limit(self, best: Value) -> Value:
        """Return what has to be beaten; where heroes evict, which one comes last cannot be foreseen."""
        return (best[0], best[1], ANY_RANKS) if self.evicts else best

    # The plan.

    def _plan(self, found: Found, is_best: bool) -> SiegePlan:
        (defeated, cards, _), state, came = found
        steps: list[PlannedStep] = []
        while state in came:
            before, deed = came[state]
            steps.append(self._step(before, deed, state[1]))
            state = before
        return SiegePlan(defeated, cards, tuple(reversed(steps)), is_best)

    def _step(self, before: State, deed: str, end: Lie) -> PlannedStep:
        queue, lie = before
        heroes = tuple([self.heroes[h] for h in queue])
        return PlannedStep(heroes, self.arsenal.faces(lie), deed, self.arsenal.faces(end))


def _bits(queue: Queue) -> int:
    bits = 0
    for h in queue:
        bits |= 1 << h
    return bits
