"""Building decks: which cards, how many, and what one box has for everybody."""

from collections import Counter
from random import Random

import pytest
from games.darkness.arranged import CLASS_OF
from games.darkness.dungeons import answer, begun, class_named, prompt, told
from support.script import offered, say

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    CLASSES,
    RESOURCE_CODES,
    RESOURCES,
)
from darkling.games.darkness.cards.language import CLASS_LETTERS, IMPACTS
from darkling.games.darkness.rules.box import AC, COPIES, LEGAL, RC, left_in_box
from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.events import DeckBuilt
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS

CODES = (ACTION_CODES, RESOURCE_CODES)
PROMPTS = ("build-the-actions", "build-the-resources")
ADD = ("deck_add_ac", "deck_add_rc")


def building(name="Champion", **settings):
    """Return a game in which a hero of this class builds its own decks, resources first."""
    g = begun(1, decks="build", **settings)
    answer(g, f"class {CLASS_OF[name]}", "custom")
    return g


def fill(g, kind):
    """Add whatever comes first until the deck is full."""
    while prompt(g) == PROMPTS[kind] and "done" not in offered(g):
        answer(g, next(name for name in offered(g) if name.startswith(ADD[kind])))


def card(code):
    return [*ACTIONS, *RESOURCES][[*ACTION_CODES, *RESOURCE_CODES].index(code)]


@pytest.mark.rule("AD-BLD-01", "AD-BLD-04", "AD-BLD-08")
def test_a_hero_is_built_class_first_then_resources_then_actions():
    g = begun(1, decks="build")
    assert prompt(g) == "choose-a-class"
    answer(g, "class CL2")
    assert (prompt(g), offered(g)) == ("sample-or-own", ["sample", "custom"])
    answer(g, "custom")
    assert prompt(g) == "build-the-resources"
    fill(g, RC)
    answer(g, "done")
    assert prompt(g) == "build-the-actions"
    fill(g, AC)
    answer(g, "done")
    assert [len(g.pile(0, zone)) for zone in (DECK_ACS, DECK_RCS)] == [27, 27]
    assert [event.hero for event in told(g, DeckBuilt)] == [0]


@pytest.mark.rule("AD-BLD-05", "AD-BLD-06", "AD-R-19")
@pytest.mark.parametrize("one", CLASSES, ids=lambda one: one.name)
def test_the_core_cards_are_there_exactly_and_cannot_be_changed(one):
    g = building(one.name)
    core = {RESOURCE_CODES[number]: copies for number, copies in one.core}
    assert sorted(core.values()) == ([6, 6] if one.name == "Templar" else [12])
    assert g.pile(0, DECK_RCS) == tuple(
        sorted(RESOURCE_CODES.index(code) for code in core for _ in range(core[code]))
    )
    for name in offered(g):
        assert name.split()[1] not in core
    fill(g, RC)
    assert [name for name in offered(g) if name.split()[-1] in core] == []


@pytest.mark.rule("AD-BLD-02", "AD-BLD-09")
@pytest.mark.parametrize("one", CLASSES, ids=lambda one: one.name)
def test_only_cards_with_the_letter_of_the_class_are_offered(one):
    g = building(one.name)
    resources = [card(name.split()[1]) for name in offered(g)]
    assert resources == [of for of in RESOURCES if one.letter in of.letters and not of.is_core]
    fill(g, RC)
    answer(g, "done")
    actions = [card(name.split()[1]) for name in offered(g)]
    assert actions == [of for of in ACTIONS if one.letter in of.letters]


@pytest.mark.rule("AD-BLD-02")
def test_letters_are_those_of_impacts():
    assert sorted(IMPACTS) == sorted(CLASS_LETTERS)
    assert [one.letter for one in CLASSES] == [one.name[0] for one in CLASSES]
    assert all(set(of.letters) <= set(IMPACTS) for of in (*ACTIONS, *RESOURCES))


@pytest.mark.rule("AD-BLD-03", "AD-CLS-02")
def test_core_cards_are_resources_of_a_single_class():
    core = [of for of in RESOURCES if of.is_core]
    assert sorted(of.letters for of in core) == sorted("CAMSTTIP")
    assert {RESOURCES[number] for one in CLASSES for number, _ in one.core} == set(core)


@pytest.mark.rule("AD-BLD-07", "AD-BLD-08")
@pytest.mark.parametrize("kind", [RC, AC])
def test_there_are_three_copies_of_a_card_at_most(kind):
    g = building()
    if kind == AC:
        fill(g, RC)
        answer(g, "done")
    name = next(name for name in offered(g) if name.startswith(ADD[kind]))
    answer(g, name, name, name)
    assert name not in offered(g)
    answer(g, name.replace("add", "drop"))
    assert name in offered(g)


@pytest.mark.rule("AD-BLD-04", "AD-BLD-08")
@pytest.mark.parametrize("kind", [RC, AC])
def test_a_deck_has_27_cards_no_more_and_no_fewer(kind):
    g = building()
    if kind == AC:
        fill(g, RC)
        answer(g, "done")
    while len(cards_of(g, 0, kind)) < 27:
        assert "done" not in offered(g)
        answer(g, next(name for name in offered(g) if name.startswith(ADD[kind])))
    assert "done" in offered(g)
    assert not [name for name in offered(g) if name.startswith(ADD[kind])]
    answer(g, next(name for name in offered(g) if "drop" in name))
    assert "done" not in offered(g)


@pytest.mark.rule("AD-BLD-11", "AD-PRE-01")
def test_the_sample_decks_can_be_taken_all_the_same():
    g = begun(1, decks="build")
    answer(g, f"class {CLASS_OF['Psion']}", "sample")
    psion = CLASSES[class_named("Psion")]
    assert (g.pile(0, DECK_ACS), g.pile(0, DECK_RCS)) == (psion.action_deck, psion.resource_deck)


@pytest.mark.rule("AD-BLD-07", "AD-BLD-08", "AD-BLD-09")
@pytest.mark.parametrize("one", CLASSES, ids=lambda one: one.name)
def test_sample_decks_are_legal(one):
    for kind, deck in ((AC, one.action_deck), (RC, one.resource_deck)):
        core = dict(one.core) if kind == RC else {}
        assert len(deck) == 27
        assert set(deck) <= set(LEGAL[kind][class_named(one.name)])
        for number, copies in Counter(deck).items():
            assert copies == core[number] if number in core else copies <= 3


@pytest.mark.rule("AD-R-117")
def test_decks_are_told_to_everyone_when_they_are_built():
    g = begun(2, decks="build")
    answer(g, "class CL1", "sample")
    (event,) = told(g, DeckBuilt)
    assert event.seen_by(1) == event
    assert (event.actions, event.resources) == (g.pile(0, DECK_ACS), g.pile(0, DECK_RCS))


# One box.


@pytest.mark.rule("AD-R-22")
def test_copies_in_the_box_do_not_matter_unless_agreed_on():
    g = building("Champion")
    assert f"deck_add_rc {RESOURCE_CODES[1]}" in offered(g)
    few = next(
        number for number, copies in enumerate(COPIES[RC]) if copies == 2 and "C" in RESOURCES[number].letters
    )
    answer(g, *[f"deck_add_rc {RESOURCE_CODES[few]}"] * 3)
    boxed = building("Champion", box_limited=True)
    answer(boxed, *[f"deck_add_rc {RESOURCE_CODES[few]}"] * 2)
    assert f"deck_add_rc {RESOURCE_CODES[few]}" not in offered(boxed)


@pytest.mark.rule("AD-R-22")
def test_what_one_has_taken_out_of_the_box_the_next_cannot_take():
    g = begun(2, decks="build", box_limited=True)
    shared = next(
        number
        for number, of in enumerate(ACTIONS)
        if {"C", "S"} <= set(of.letters) and COPIES[AC][number] == 3
    )
    name = f"deck_add_ac {ACTION_CODES[shared]}"
    answer(g, f"class {CLASS_OF['Champion']}", "custom")
    fill(g, RC)
    answer(g, "done", name, name, name)
    fill(g, AC)
    answer(g, "done", f"class {CLASS_OF['Samurai']}", "custom")
    fill(g, RC)
    answer(g, "done")
    assert name not in offered(g)


@pytest.mark.rule("AD-R-22")
@pytest.mark.parametrize("seed", range(12))
def test_seven_players_can_always_build_out_of_one_box(seed):
    """Whatever the others have taken, everyone can fill both decks."""
    random, g = Random(seed), begun(7, seed, decks="build", box_limited=True)
    for _ in range(2500):
        if prompt(g) == "who-marches-next":
            break
        names = offered(g)
        adding = [name for name in names if "add" in name]
        greedy = adding and random.random() < 0.9
        say(g, "custom" if "custom" in names else random.choice(adding if greedy else names))
        if "done" in offered(g) and random.random() < 0.8:
            say(g, "done")
    assert prompt(g) == "who-marches-next"
    check(g)
    assert min(left_in_box(g, AC)) >= 0
    assert min(left_in_box(g, RC)) >= 0
