"""Paying for actions: what pays for what, what floats, and that no payment ends in a dead end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random

import pytest
from games.darkness.board import CLASS_NAMES, SANCTUM, options, point, table
from games.darkness.card_play import AC_NAMES, ADVANCEMENT_NAMES, CODES, ITEM_NAMES, Acting
from games.darkness.purses import finishes, walk
from games.darkness.turns import (
    MIDDLE,
    act,
    asked,
    attacked,
    begin,
    can,
    finish,
    go_on,
    hand,
    hero,
    pile,
    why_not,
    wounds,
)

from darkling.games.darkness.cards import ACTIONS, LEGAL_ACTIONS, LEGAL_RESOURCES, RESOURCES
from darkling.games.darkness.rules.action_state import is_for_own_turn
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.conditions import printed_damage
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.settings import OPEN_HANDS
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness
from darkling.table.machine import Fence
from darkling.table.rule import Next

CHARM, MASTERY = ITEM_NAMES.index("Prism Charm"), ADVANCEMENT_NAMES.index("Mastery")
FEW = 9
"""Hit points of which some actions are too dear."""


def room(name: str, acs: Sequence[int], rcs: Sequence[int]) -> Darkness:
    """Return a hero next to a foe, with cards by number."""
    foes = [("Cave Bear", (7, 6)), ("Cave Bear", (9, 6))]
    g = table(SANCTUM, [(name, MIDDLE)], foes, round=2)
    g.put(0, HAND_ACS, tuple(acs))
    g.put(0, HAND_RCS, tuple(rcs))
    return g


def tries(g: Darkness, ac: int, chance: Random | None = None) -> int:
    """Play a card in every way, and return in how many; it is offered if brute force can pay for it."""
    card = ACTIONS[ac]
    off_turn = not any(map(is_for_own_turn, card.parts))
    if off_turn:
        foe = 2 if any(part.answers == "ranged" for part in card.parts) else 1
        begin(g, SingleAttack(foe, 0, 0, "ranged" if foe == 2 else "melee"))
    else:
        begin(g, Floating(0, rests=g.floats[0]))
    if not g.waiting and not off_turn:
        return 0
    asked_for = [one for one in card.conditions if one.name not in ("discard", "pay_hp")]
    may_play = all(one.name != "react" and holds(g, 0, one) for one in asked_for)
    is_offered = bool(g.waiting) and f"play {card.code}" in options(g)
    assert is_offered is (may_play and finishes(g, 0, ac, off_turn)), card.name
    if not is_offered:
        return 0
    g.choose(0, f"play {card.code}")
    ends = walk(g, ac, off_turn, chance)
    assert ends
    return ends


@dataclass
class Floating(Acting):
    """An action step in which resources float already."""

    rests: tuple[int, ...] = ()

    def act(self, g: Darkness) -> Next:
        g.floats[0], self.rests = (*g.floats[0], *self.rests), ()
        return super().act(g)


def shapes(name: str) -> list[int]:
    """Return one resource card of a class for each way of paying."""
    found = {}
    for rc in LEGAL_RESOURCES[CLASS_NAMES.index(name)]:
        card = RESOURCES[rc]
        gains = tuple([effect for effect in card.effects if effect.verb in ("gain", "split")])
        named = any(one.name == "as" for effect in card.effects for one in effect.when)
        found.setdefault((card.gifts, card.conditions, gains, named), rc)
    return sorted(found.values())


def costs(name: str) -> list[int]:
    """Return one action card of a class for each way of being paid."""
    found = {}
    for ac in LEGAL_ACTIONS[CLASS_NAMES.index(name)]:
        card = ACTIONS[ac]
        asked_for = tuple([one for one in card.conditions if one.name in ("discard", "pay_hp")])
        found.setdefault((card.gems, asked_for, any(map(is_for_own_turn, card.parts))), ac)
    return sorted(found.values())


@pytest.mark.rule("AD-AC-06", "AD-R-63")
@pytest.mark.parametrize("name", CLASS_NAMES)
def test_no_payment_from_a_small_hand_ends_in_a_dead_end(name):
    """All hands of up to two resource cards, with no further AC, or with an attack and another."""
    ways = 0
    for size in range(3):
        for rcs in combinations_with_replacement(shapes(name), size):
            for ac in costs(name):
                ways += tries(room(name, [ac], rcs), ac)
                ways += tries(room(name, [ac, AC_NAMES.index("Stab"), AC_NAMES.index("Fate")], rcs), ac)
    assert ways > 100


@pytest.mark.rule("AD-AC-06", "AD-R-66")
@pytest.mark.parametrize("name", CLASS_NAMES)
def test_no_payment_from_a_large_hand_ends_in_a_dead_end(name):
    """Hands at random, with rests that float, a charm, two uses of the ability, and few HP."""
    kind = CLASS_NAMES.index(name)
    chance, ways = Random(kind), 0
    for _ in range(80):
        acs = [chance.choice(LEGAL_ACTIONS[kind]) for _ in range(chance.randint(1, 4))]
        g = room(name, acs, [chance.choice(LEGAL_RESOURCES[kind]) for _ in range(chance.randint(1, 4))])
        g.hp[0] = chance.randint(1, FEW)
        g.items[0] = (CHARM,) * chance.randint(0, 1)
        g.advancements[0] = (MASTERY,) * chance.randint(0, 1)
        if name == "Champion":
            g.floats[0] = (1, 1, 1, 2)[: 2 * chance.randint(0, 2)]
        ways += tries(g, acs[0], chance)
    assert ways > 20


@pytest.mark.rule("AD-AC-06")
def test_with_mastery_the_arcane_font_pays_twice():
    g = hero("Magician", "Death Touch", "Walk", "Walk", skills=["Mastery"])
    act(g, "Death Touch", "7/6")
    assert (wounds(g, 1), pile(g)) == ([7], ["Death Touch", "Walk", "Walk"])


@pytest.mark.rule("AD-AC-06")
def test_while_paying_in_the_open_all_can_be_taken_back_and_in_secret_what_shows_a_card_cannot():
    for is_open in (True, False):
        g = hero("Magician", "Spark", "Walk", "Magical", "Surging", allies=[("Champion", (1, 2))])
        g.agreed = OPEN_HANDS * is_open
        act(g, "Spark")
        offered = {option.name: option.undoable for option in g.decision(0).options}
        assert offered == {"add RC21": is_open, "add RC27": is_open, "ability": True}
        g.choose(0, "add RC21")
        assert g.fenced is (Fence.NONE if is_open else Fence.SHOWN)


@pytest.mark.rule("AD-R-63", "AD-RC-05")
@pytest.mark.parametrize(("hp", "is_payable"), [(4, False), (5, True)])
def test_two_cards_that_cost_hit_points_have_to_leave_one(hp, is_payable):
    g = hero("Magician", "Meteor", "Sacrificial", "Sacrificial", hp=hp)
    act(g)
    assert can(g, "Meteor") is is_payable


@pytest.mark.rule("AD-R-64")
def test_what_is_discarded_is_of_the_kind_asked_for_and_not_part_of_the_action():
    g = hero("Champion", "Hack!", "Hack!", "Feint", "Hearty", "Brutish")
    act(g, "Hack!: Hearty", "done")
    assert asked(g) == "discard-which"
    assert {option.split()[1] for option in options(g)} == {
        CODES[one] for one in ("Hack!", "Feint", "Brutish")
    }
    g = hero("Psion", "Metamorph", "Walk", "Kick", "Steady", "Lucky")
    act(g, "Metamorph: Steady")
    assert (asked(g), pile(g)) == ("move-by-card", ["Kick"])


@pytest.mark.rule("AD-R-64")
def test_a_random_discard_is_of_both_hands_and_is_asked_for_before_the_card_is_seen():
    gone = set()
    for seed in range(12):
        g = hero("Psion", "Kick", "Walk", "Insane", "Steady")
        g.chance.reseed(seed)
        act(g, "Kick", "Insane", "done")
        assert (asked(g), options(g)) == ("discard-at-random", ["random_card"])
        assert g.fenced is Fence.NONE
        go_on(g, "random_card")
        assert g.fenced is Fence.DICE
        gone |= set(pile(g))
    assert gone == {"Walk", "Steady"}


RESTS = [
    ("Deft Swing: float", (1, 2, 1, 1), (1, 2)),
    ("Cleave: float", (1, 1, 1, 2), (1, 1)),
    ("Cleave: float, float", (1, 1, 1, 1), ()),
]


@pytest.mark.rule("AD-R-66")
@pytest.mark.parametrize(("says", "floats", "left"), RESTS)
def test_of_what_floats_the_smallest_rest_that_is_enough_pays(says, floats, left):
    g = room("Champion", [AC_NAMES.index(says.partition(":")[0])], [])
    begin(g, Floating(0, rests=floats), says)
    assert (g.floats[0], asked(g)) == (left, "choose-target")


@pytest.mark.rule("AD-R-66", "AD-RC-12")
def test_a_rest_pays_once_after_what_cannot_float_and_is_gone_with_the_turn():
    cards = ("Run", "Feint", "Deft Swing", "Practiced Attack", "Hearty", "Brutish")
    g = hero("Champion", *cards)
    act(g, "Run: Brutish, Hearty", "stay")
    assert g.floats[0] == (1, 1)
    go_on(g, "Feint: float", "stay")
    assert g.floats[0] == ()
    assert not can(g, "Deft Swing")
    g = hero("Champion", "Stab", "Deft Swing", "Hearty", "Brutish")
    act(g, "Stab: Hearty", "done", "7/6")
    assert g.floats[0] == (1, 2)
    go_on(g, "Deft Swing: float", "7/6")
    assert (wounds(g, 1), g.floats[0], hand(g)) == ([3], (), ["Brutish"])
    g = hero("Champion", "Feint", "Hearty")
    act(g, "Feint: Hearty", "stay")
    finish(g)
    assert g.floats[0] == ()


@pytest.mark.rule("AD-X-01", "AD-X-02", "AD-R-67")
def test_x_is_what_the_player_says_from_1_to_all_that_is_there():
    g = hero("Magician", "Siphoning", "Magical", "Sacrificial", foes=[("Cave Bear", (9, 6))])
    act(g)
    go_on(g, "Siphoning: Magical, Sacrificial")
    assert (asked(g), options(g)) == ("how-much-x", [f"x {number}" for number in range(1, 7)])
    go_on(g, "x 5", "part 0", "9/6")
    assert wounds(g, 1) == [5]
    g = hero("Magician", "Siphoning")
    act(g)
    assert why_not(g)["Siphoning"] == "cannot-pay"


@pytest.mark.rule("AD-R-67")
def test_x_has_no_end_but_what_is_there():
    g = hero("Magician", "Siphoning", "Walk", "Sacrificial", "Sacrificial", "Channeled")
    act(g, "Siphoning", "Sacrificial", "Sacrificial", "Channeled", "ability")
    assert (asked(g), options(g)[-1]) == ("how-much-x", "x 13")


@pytest.mark.rule("AD-X-03")
def test_x_of_a_card_that_is_not_played_is_1():
    damages = {"Siphoning": 1, "Militia": 3, "Finishing Move": 4, "Kata": 2, "Run": 0}
    assert {name: printed_damage(AC_NAMES.index(name)) for name in damages} == damages


@pytest.mark.rule("AD-R-67")
def test_only_the_discard_for_the_card_itself_counts_for_its_x():
    g = hero("Psion", "Metamorph", "Bleed", "Walk", "Ritual", foes=[("Cave Bear", (1, 2))])
    act(g, "Metamorph: Ritual")
    assert (asked(g), pile(g)) == ("move-by-card", ["Bleed", "Walk"])
    assert can(g, "8/6")
    assert not can(g, "9/6")


@pytest.mark.rule("AD-R-17")
def test_two_colours_are_paid_in_any_mix_and_two_gems_by_different_points():
    g = hero("Samurai", "Lance", "Grim", "Keen", "Unwavering")
    act(g, "Lance: Grim, Keen, Unwavering", "done")
    assert "Lance" in pile(g)
    for resources, is_paid in (
        (["Grim", "Reaching", "Keen", "Keen"], True),
        (["Disciplined", "Grim", "Keen"], True),
        (["Disciplined", "Grim", "Reaching"], True),
        (["Disciplined", "Keen", "Unwavering"], True),
        (["Grim", "Reaching", "Steady", "Keen"], True),
        (["Grim", "Reaching", "Grim", "Keen"], False),
        (["Desperate", "Grim"], False),
        (["Desperate", "Grim", "Grim"], True),
    ):
        g = hero("Samurai", "Deadly Turnabout", *resources, hp=5)
        attacked(g, 1, "melee")
        assert bool(g.waiting) is is_paid, resources


@pytest.mark.rule("AD-R-70", "AD-R-69")
def test_a_resource_may_be_added_for_its_effect_alone_and_one_that_does_not_fit_is_just_points():
    g = hero("Champion", "Stab", "Feint", "Shattering", "Brutish", foes=[("Aura Knight", (7, 6))])
    act(g, "Stab: Shattering", "done", "7/6")
    assert wounds(g, 1) == [1]
    go_on(g, "Feint: Brutish", "4/6")
    assert (point(g, 0), wounds(g, 1)) == ((4, 6), [1])
    g = hero("Magician", "Walk", "Slowed")
    act(g, "Walk: Slowed", "stay")
    assert (g.effects, pile(g)) == ((), ["Slowed", "Walk"])


@pytest.mark.rule("AD-AC-06")
def test_why_a_card_cannot_be_played():
    g = hero("Samurai", "Spear", "Parry", "Opportunity", "Riposte", "Still Blade", "Run", "Grim", "Keen")
    act(g, "free_move", "6/5")
    assert why_not(g) == {
        "Parry": "not-in-your-turn",
        "Opportunity": "as-one-leaves",
        "Riposte": "not-in-your-turn",
        "Still Blade": "condition-missing",
        "Run": "cannot-pay",
    }
