"""Planning a siege: which of the heroes to come to defeat, and with which Defense Cards.

After the draft, combat is a puzzle for one, with everything known. The planner looks for a good
solution, not for the best: it keeps the most promising states after each hero, and strikes no more
than it takes.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    ATTACK,
    DEFENSE_ABILITY,
    SIDES,
    SIDES_OF,
    TRASHED,
    TURNED,
    TYPES,
    VULNERABLE,
    Face,
    Hero,
)
from darkling.games.dealings.cards.verbs import (
    BOOST,
    EXACT,
    ROTATE_OTHER,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)

Faces = tuple[Face, ...]
"""A seat's Defense Cards in play, sorted."""
Moment = tuple[Faces, tuple[int, ...], int, int]
"""A moment in a fight: the cards, those that have struck, the total so far, and defeats."""

WIDTH = 16
"""How many plans are kept after each hero."""


@dataclass(frozen=True)
class Plan:
    """A way to meet some heroes.

    Attributes:
        defeated: how many of them are defeated.
        faces: what is left of the Defense Cards.
        first_end: what is left of them after the first hero; None if it is let through.
        evicted: whether a hero was let through where that means eviction.

    """

    defeated: int
    faces: Faces
    first_end: Faces | None = None
    evicted: bool = False

    def worth(self) -> tuple[int, int]:
        """Return what decides between finished plans."""
        return self.defeated, len(self.faces)

    def promise(self) -> tuple[int, bool, int, Faces]:
        """Return what decides between plans that have the same heroes still to come."""
        return self.defeated, not self.evicted, sum([points_left(face) for face in self.faces]), self.faces


@lru_cache(maxsize=10_000)
def plan(heroes: tuple[Hero, ...], faces: Faces, evicts: bool, paid: bool = False) -> Plan:
    """Return a good way to meet the heroes, topmost first.

    `evicts` says that none can be let through, `paid` that the toll of the first has been paid.
    """
    if not heroes:
        return Plan(0, faces)
    first, *others = heroes
    ends = sorted(victories_from(first, [(faces, (), 0, 0)])) if paid else ends_of_victory(first, faces)
    plans = [Plan(0, faces, evicted=evicts), *[Plan(1, end, end) for end in ends]]
    for hero in others:
        plans = sorted(plans, key=Plan.promise, reverse=True)[:WIDTH]
        plans = _different([longer for plan in plans for longer in _meet(hero, plan, evicts)])
    return max(plans, key=lambda plan: (plan.worth(), plan.promise()))


def _different(plans: list[Plan]) -> list[Plan]:
    """Return the plans less those that end like an earlier one: nothing that is to come tells them apart."""
    first: dict[tuple[object, ...], Plan] = {}
    for plan in plans:
        first.setdefault(plan.promise(), plan)
    return list(first.values())


def _meet(hero: Hero, plan: Plan, evicts: bool) -> list[Plan]:
    let_through = replace(plan, evicted=evicts)
    if plan.evicted:
        return [let_through]
    ends = ends_of_victory(hero, plan.faces)
    return [let_through, *[Plan(plan.defeated + 1, end, plan.first_end) for end in ends]]


@lru_cache(maxsize=200_000)
def ends_of_victory(hero: Hero, faces: Faces) -> list[Faces]:
    """Return what can be left of the cards after the hero is defeated, without a strike too many."""
    starts: list[Moment] = [(start, (), 0, 0) for start in sorted(after_toll(hero, faces))]
    return sorted(victories_from(hero, starts))


def victories_from(hero: Hero, moments: list[Moment]) -> frozenset[Faces]:
    """Return what can be left of the cards after a victory, from any of some moments of the fight."""
    ends: set[Faces] = set()
    seen = set(moments)
    todo = list(moments)
    while todo:
        moment = todo.pop()
        if is_won(hero, moment):
            ends.add(after_victory(hero, moment))
            continue
        for face in strikers(hero, moment):
            for follower in after_strike(hero, moment, face):
                if follower not in seen and not _is_overdone(hero, follower):
                    seen.add(follower)
                    todo.append(follower)
    return frozenset(ends)


def is_won(hero: Hero, moment: Moment) -> bool:
    """Say whether the hero is defeated if the fight stops here."""
    _, _, total, _ = moment
    return total == ARMOR[hero] if ABILITY[hero] & EXACT else total >= ARMOR[hero]


def after_victory(hero: Hero, moment: Moment) -> Faces:
    """Return the cards once the hero is defeated: a Berserker takes those that struck along."""
    faces, struck, _, _ = moment
    if not ABILITY[hero] & TRASH_STRIKERS:
        return faces
    return tuple([face for face in faces if face // SIDES not in struck])


def after_toll(hero: Hero, faces: Faces) -> set[Faces]:
    """Return the cards as they can be before the first strike."""
    if ABILITY[hero] & TOLL_TRASH:
        return {without_card(faces, face) for face in faces}
    if ABILITY[hero] & TOLL_ROTATE:
        pairs = [(one, other) for one in faces for other in faces if one < other]
        return {turned(turned(faces, one), other) for one, other in pairs} or {
            turned(faces, face) for face in faces
        }
    return {faces}


def strikers(hero: Hero, moment: Moment) -> list[Face]:
    """Return the cards that may strike."""
    faces, struck, _, _ = moment
    matching = [face for face in faces if TYPES[face] & VULNERABLE[hero]]
    if ABILITY[hero] & STRIKE_AGAIN:
        return matching
    return [face for face in matching if face // SIDES not in struck]


def after_strike(hero: Hero, moment: Moment, face: Face) -> list[Moment]:
    """Return the moments after a strike: several if a Heavy Hitter has others to rotate."""
    faces = moment[0]
    if not DEFENSE_ABILITY[face] & ROTATE_OTHER:
        return [_struck(hero, moment, faces, face)]
    return [_struck(hero, moment, turned(faces, other), face) for other in faces if other != face]


def _struck(hero: Hero, moment: Moment, faces: Faces, face: Face) -> Moment:
    _, struck, total, defeats = moment
    total += attack_value(faces, face)
    if ABILITY[hero] & TWICE and defeats == 0 and total >= ARMOR[hero]:
        total, defeats = 0, 1
    if not ABILITY[hero] & STRIKE_AGAIN:
        struck = tuple(sorted((*struck, face // SIDES)))
    return turned(faces, face), struck, total, defeats


def attack_value(faces: Faces, face: Face) -> int:
    """Return what a strike is worth, with the bonus of a Booster."""
    if not DEFENSE_ABILITY[face] & BOOST:
        return ATTACK[face]
    types = TYPES[face]
    return ATTACK[face] + len([other for other in faces if other != face and TYPES[other] & types])


@lru_cache(maxsize=1000)
def points_left(face: Face) -> int:
    """Return what all strikes left in a card are worth, a Booster's with two others of its type."""
    sides = range(face, face - face % SIDES + SIDES_OF[face // SIDES])
    bonus = 2 if DEFENSE_ABILITY[face] & BOOST else 0
    return sum([ATTACK[side] + bonus for side in sides])


def _is_overdone(hero: Hero, moment: Moment) -> bool:
    return bool(ABILITY[hero] & EXACT) and moment[2] > ARMOR[hero]


def turned(faces: Faces, face: Face) -> Faces:
    """Return the cards with one of them turned to its next side, or trashed after its last."""
    rest = without_card(faces, face)
    return rest if TURNED[face] == TRASHED else tuple(sorted((*rest, TURNED[face])))


def without_card(faces: Faces, face: Face) -> Faces:
    """Return the cards less one."""
    return tuple([other for other in faces if other != face])
