"""Paying for actions tried by brute force: what a hand can do, and every way through the questions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

from games.darkness.board import options
from games.darkness.card_play import prompt

from darkling.games.darkness.cards import ACTIONS, ITEMS, RESOURCES
from darkling.games.darkness.cards.language import ANY_RESOURCE, ATK, RESOURCE_TYPES, M
from darkling.games.darkness.rules.action_state import ActionState
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.spending import use_ability
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness
from darkling.table.machine import Fence
from darkling.table.zones import without

MAGICIAN = 2
PAYING = ("pay-for-it", "give-as", "discard-which", "discard-at-random", "how-much-x", "add-to-it")
"""Questions between naming a card and taking its first part."""
Points = tuple[int, ...]
"""Of each point the types that it can be."""


@dataclass(frozen=True)
class Extra:
    """Further points that a hero may have: a rest that floats, a charm, the Arcane Font."""

    types: int
    points: int
    acs: int = 0


def extras(g: Darkness, hero: int) -> list[Extra]:
    floats = g.floats[hero]
    found = [Extra(floats[at], floats[at + 1]) for at in range(0, len(floats), 2)]
    charms = [
        item for item in g.items[hero] if ITEMS[item].name == "Prism Charm" and not g.is_spent(hero, item)
    ]
    found += [Extra(ANY_RESOURCE, 1) for _ in charms]
    fonts = (2 if g.stat(hero, "mastery") else 1) - (g.spent[hero] >> 56).bit_count()
    return found + [Extra(M, 2, 1)] * (fonts if g.kind[hero] == MAGICIAN else 0)


def finishes(g: Darkness, hero: int, ac: int, is_off_turn: bool, action: ActionState | None = None) -> bool:
    """Say whether any cards, rests, charms and abilities at hand finish an action, tried one by one."""
    held, acs = g.pile(hero, HAND_RCS), g.pile(hero, HAND_ACS)
    acs = without(acs, ac) if action is None else acs
    usable = [rc for rc in held if is_usable(g, hero, rc)]
    for cards in subsets(usable):
        left = held
        for rc in cards:
            left = without(left, rc)
        for more in subsets(extras(g, hero)):
            world = Attempt(g.hp[hero], ac, is_off_turn, acs, left)
            if world.is_legal(action, cards, more):
                return True
    return False


def is_usable(g: Darkness, hero: int, rc: int) -> bool:
    return all(holds(g, hero, asked) for asked in RESOURCES[rc].conditions)


def subsets(things: Sequence) -> Iterator[tuple]:
    for size in range(len(things) + 1):
        yield from set(combinations(things, size))


@dataclass(frozen=True)
class Attempt:
    """An action card, and what is left in hand for discards once its resources are named."""

    hp: int
    ac: int
    is_off_turn: bool
    acs: Sequence[int]
    rcs: Sequence[int]

    def is_legal(self, action: ActionState | None, cards: Sequence[int], more: Sequence[Extra]) -> bool:
        """Say whether these cards and extras, with what the action has already, meet what is asked for."""
        named = [*(action.rcs if action is not None else ()), *[(rc, 0) for rc in cards]]
        given = [*(Extra(*one) for one in (action.given if action is not None else ())), *more]
        asked = [*ACTIONS[self.ac].conditions]
        for rc, _named in named:
            asked += RESOURCES[rc].conditions
        kinds = [one.kinds[0] for one in asked if one.name == "discard" for _ in range(one.number)]
        kinds += ["AC"] * sum([one.acs for one in more])
        return (
            self.hp > sum([one.number for one in asked if one.name == "pay_hp"])
            and can_discard(kinds, self.acs, self.rcs)
            and pays(self.ac, named, given, self.is_off_turn)
        )


def can_discard(kinds: Sequence[str], acs: Sequence[int], rcs: Sequence[int]) -> bool:
    """Say whether each discard finds a card of its own: greedily, as kinds lie within each other."""
    attacks = len([ac for ac in acs if ACTIONS[ac].types & ATK])
    others, resources = len(acs) - attacks, len(rcs)
    for kind in sorted(kinds, key=["ATK", "AC", "RC", "any", "random"].index):
        if kind == "ATK" or (kind == "AC" and not others):
            attacks -= 1
        elif kind == "AC" or (kind != "RC" and others):
            others -= 1
        elif kind != "RC" and not resources:
            attacks -= 1
        else:
            resources -= 1
    return attacks >= 0 and others >= 0 and resources >= 0


def pays(ac: int, rcs: Sequence[tuple[int, int]], extra: Sequence[Extra], is_off_turn: bool) -> bool:
    """Say whether the points reach the cost, whichever types are named and whichever gem each goes to."""
    gems = ACTIONS[ac].gems
    ways: list[list[Points]] = [[(one.types,) * one.points] for one in extra]
    for rc, named in rcs:
        ways += ways_of(rc, named, len(rcs), is_off_turn)
    return any(fill(sorted(point for gift in choice for point in gift), gems) for choice in product(*ways))


def ways_of(rc: int, named: int, rcs: int, is_off_turn: bool) -> list[list[Points]]:
    """Return for each gift of a card the points it can give."""
    card, found = RESOURCES[rc], []
    for gift in card.gifts:
        types = [named] if named else [1, 2, 4] if gift.is_named else [gift.resources]
        found.append([(one,) * gift.points for one in types])
    if card.name == "Channeled":
        found.append([(M,) * min(2, rcs - 1)])
    if card.name == "Patient" and is_off_turn:
        found.append([(RESOURCE_TYPES["SF"],) * 2])
    return found


def fill(points: Sequence[int], gems) -> bool:
    """Say whether every gem gets its points, each of them used once."""
    if not gems:
        return True
    gem, *rest = gems
    fitting = [point for point in points if point & gem.resources]
    if len(fitting) < gem.points:
        return False
    if not rest:
        return True
    return any(fill(taken(points, chosen), rest) for chosen in set(combinations(sorted(fitting), gem.points)))


def taken(points: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(points)
    for point in gone:
        left.remove(point)
    return left


# Every way through the questions.


def walk(g: Darkness, ac: int, is_off_turn: bool, chance: Random | None = None) -> int:
    """Try every answer up to the first part of the action, or one way at random; return how many there are.

    On the way everything offered must finish by brute force, and nothing that finishes may be missing.
    What can be taken back does not fence itself off, and what cannot does.
    """
    ends, seen, open_ = 0, set(), [g]
    while open_:
        world = open_.pop()
        action = world.running(ActionState)
        if not world.waiting or prompt(world) not in PAYING or action is None:
            ends += 1
            continue
        if prompt(world) == "pay-for-it":
            if purse_of(world, action) in seen:
                continue
            seen.add(purse_of(world, action))
            check_offers(world, action, ac, is_off_turn)
        offered = world.decision(world.waiting[0]).options
        for option in offered if chance is None else [chance.choice(offered)]:
            after = world.clone()
            after.choose(after.waiting[0], option)
            assert (after.fenced is Fence.NONE) == option.undoable, option
            open_.append(after)
    return ends


def purse_of(g: Darkness, action: ActionState) -> object:
    """Return what the way to go on depends on, whatever the order in which cards were added."""
    hero = action.hero
    return (
        tuple(sorted(action.rcs)),
        tuple(sorted(action.given)),
        g.pile(hero, HAND_ACS),
        g.pile(hero, HAND_RCS),
        g.floats[hero],
    )


def check_offers(g: Darkness, action: ActionState, ac: int, is_off_turn: bool) -> None:
    """Compare what is offered with brute force."""
    offered = set(options(g))
    assert offered
    hero, held = action.hero, g.pile(action.hero, HAND_RCS)
    for rc in set(held):
        world = g.clone()
        tried = world.running(ActionState)
        assert tried is not None
        world.put(hero, HAND_RCS, without(held, rc))
        tried.rcs = (*tried.rcs, (rc, 0))
        wanted = is_usable(g, hero, rc) and finishes(world, hero, ac, is_off_turn, tried)
        assert (f"add {RESOURCES[rc].code}" in offered) is wanted, RESOURCES[rc].name
    acs = g.pile(hero, HAND_ACS)
    assert ("done" in offered) is Attempt(g.hp[hero], ac, is_off_turn, acs, held).is_legal(action, (), ())

    if "ability" in offered or g.kind[hero] == MAGICIAN:
        assert ("ability" in offered) is any(
            finishes_with_font(g, action, ac, is_off_turn, one) for one in set(acs)
        )


def finishes_with_font(g: Darkness, action: ActionState, ac: int, is_off_turn: bool, discarded: int) -> bool:
    world = g.clone()
    hero, tried = action.hero, world.running(ActionState)
    assert tried is not None
    if Extra(M, 2, 1) not in extras(world, hero):
        return False
    use_ability(world, hero)
    world.put(hero, HAND_ACS, without(world.pile(hero, HAND_ACS), discarded))
    tried.given = (*tried.given, (M, 2))
    return finishes(world, hero, ac, is_off_turn, tried)
