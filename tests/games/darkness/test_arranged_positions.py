"""What can be set up: everything that is named is there, and nothing else."""

import pytest
from games.darkness.arranged import ZOMBIES, before, cleared, codes, fight, hero, outside, position, trained
from games.darkness.board import point
from games.darkness.dungeons import card_named, cards_named, foe_named, go_on_to, item_named, prompt
from support.impossible import restores
from support.script import say

import darkling
from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    CLASSES,
    DUNGEON_DECK,
    FOES,
    LEGAL_ACTIONS,
    LEGAL_RESOURCES,
    RESOURCE_CODES,
    RESOURCES,
)
from darkling.games.darkness.rules.arranged_effects import laid_by
from darkling.games.darkness.rules.dungeon_deck import deck_size, face_down, unseen_cards
from darkling.games.darkness.rules.effects import LEFT, OWNER, REST, VERB
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.state import (
    CLAIMED,
    DECK_ACS,
    DECK_RCS,
    FATIGUED,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    POISE,
    TOP_ACS,
    UNDER_RCS,
)

RANDOM_ROOM = {"tiles": ["V(0,0)", "H(3,0)", "V(7,0)"], "settings": {}}


def ac(name):
    return next(card.code for card in ACTIONS if card.name == name)


def rc(name):
    return next(card.code for card in RESOURCES if card.name == name)


def laid(g):
    """Return the effects in play, as owner, target, verb, what, amount, rounds left and the rest."""
    shown = [effect for effect in g.effects if effect[VERB] != "card"]
    return [(*effect[OWNER : LEFT + 1], effect[REST]) for effect in shown]


# Heroes.


def test_a_hero_has_what_is_named_and_the_sample_decks():
    seat = hero(
        "Champion",
        2,
        1,
        hp=9,
        acs=[ac("Block"), ac("Block")],
        rcs=[rc("Hearty")],
        used_acs=[ac("Run")],
        used_rcs=[rc("Brutish")],
        items=codes("Buckler", "Chain Coat"),
        advancements=trained("Tough"),
    )
    g = fight(seat)
    champion = CLASSES[0]
    assert (g.kind[0], g.hp[0], point(g, 0)) == (0, 9, (2, 1))
    assert [ACTION_CODES[card] for card in g.pile(0, HAND_ACS)] == [ac("Block")] * 2
    assert [RESOURCE_CODES[card] for card in g.pile(0, HAND_RCS)] == [rc("Hearty")]
    assert [ACTION_CODES[card] for card in g.pile(0, PILE_ACS)] == [ac("Run")]
    assert [RESOURCE_CODES[card] for card in g.pile(0, PILE_RCS)] == [rc("Brutish")]
    acs = [*g.pile(0, HAND_ACS), *g.pile(0, PILE_ACS), *g.pile(0, DECK_ACS)]
    rcs = [*g.pile(0, HAND_RCS), *g.pile(0, PILE_RCS), *g.pile(0, DECK_RCS)]
    assert (sorted(acs), sorted(rcs)) == (list(champion.action_deck), list(champion.resource_deck))
    assert g.items[0] == tuple(sorted([item_named("Buckler"), item_named("Chain Coat")]))
    assert g.max_hp(0) == 30


def test_decks_may_be_other_than_the_sample_decks():
    own = [ACTION_CODES[card] for card in LEGAL_ACTIONS[0][:9] for _ in range(3)]
    resources = [rc("Hearty")] * 12 + [
        RESOURCE_CODES[card] for card in LEGAL_RESOURCES[0] if not RESOURCES[card].is_core for _ in range(3)
    ]
    g = fight(hero("Champion", 1, 1, actions=own, resources=resources[:27], acs=own[:1]))
    assert len(g.pile(0, DECK_ACS)) == 26
    assert len(g.pile(0, DECK_RCS)) == 27
    more = own + [ACTION_CODES[card] for card in LEGAL_ACTIONS[0][9:10] for _ in range(3)]
    g = fight(hero("Champion", 1, 1, actions=more, advancements=trained("New Tricks")))
    assert len(g.pile(0, DECK_ACS)) == 30


def test_what_a_hero_has_scried_comes_first_and_last():
    g = fight(hero("Champion", 1, 1, top_acs=[ac("Run"), ac("Stab")], under_rcs=[rc("Brutish")]))
    assert [ACTION_CODES[card] for card in g.scried[0][TOP_ACS]] == [ac("Run"), ac("Stab")]
    assert [RESOURCE_CODES[card] for card in g.scried[0][UNDER_RCS]] == [rc("Brutish")]
    say(g, "draw_up")
    assert {ACTION_CODES.index(ac("Run")), ACTION_CODES.index(ac("Stab"))} <= set(g.pile(0, HAND_ACS))


def test_marks_and_uses_are_as_told():
    samurai = hero("Samurai", 1, 1, poise=True)
    tired = hero("Psion", 1, 2, fatigued=True, items=codes("War Horn"), spent=codes("War Horn"))
    g = before(samurai, tired)
    assert g.marks == [POISE, FATIGUED]
    assert g.is_spent(1, item_named("War Horn"))


def test_grudges_are_as_told():
    foes = [{**ZOMBIES, "grudges": [1, -1]}]
    g = fight(hero("Champion", 1, 1, offenders=[3]), hero("Psion", 1, 2), foes=foes)
    assert g.grudge == [1 << 3, 0, 1, -1]


def test_march_and_round_are_as_told():
    seats = hero("Champion", 1, 1), hero("Psion", 1, 2), hero("Assassin", 1, 3)
    g = fight(*seats, first=1, round=7)
    assert (g.march, g.round, g.waiting) == ((1, 2, 0), 7, (1,))
    assert fight(*seats, march=[2, 0, 1], first=2).march == (2, 0, 1)


# Rooms.


def test_monsters_stand_where_they_are_told_and_act_from_the_left():
    foes = [{"foe": codes("Minotaur")[0], "at": [[11, 3]], "hp": [7]}, ZOMBIES]
    g = before(foes=foes)
    assert [(FOES[foe].name, first, count) for foe, first, count in g.line] == [
        ("Minotaur", 3, 1),
        ("Zombies!", 1, 2),
    ]
    assert g.hp[1:] == [2, 2, 7]
    assert [point(g, figure) for figure in (1, 2, 3)] == [(12, 2), (12, 3), (11, 3)]
    assert unseen_cards(g).count(foe_named("Minotaur")) == FOES[foe_named("Minotaur")].copies - 1


def test_a_random_room_has_the_tiles_that_are_named():
    g = fight(hero("Champion", 0, 0), foes=[{"foe": "MO01", "at": [[9, 3]]}], **RANDOM_ROOM)
    assert g.tiles == ((0, 0, 0), (1, 3, 0), (0, 7, 0))
    assert (len(face_down(g)), deck_size(g)) == (2, len(DUNGEON_DECK) - 9 - 1 - 2)


def test_a_boss_stands_ready():
    dragon = [{"foe": "BO4", "at": [[14, 3]]}]
    g = fight(hero("Champion", 0, 0), settings={"dungeon": "cave"}, encounter=4, foes=dragon)
    assert FOES[g.kind[1]].name == "Salt Dragon"
    assert (g.aside, g.won) == ((), 3)


def test_heroes_may_be_about_to_meet_a_boss():
    g = outside(settings={"dungeon": "cave"}, encounter=4)
    assert (prompt(g), g.encounter, len(g.tiles)) == ("stand-where", 4, 10)
    go_on_to(g, "your-turn")
    assert FOES[g.line[-1][0]].name == "Salt Dragon"


def test_a_cleared_room_has_flipped_tiles_and_dead_monsters():
    g = cleared(
        flipped={"1": codes("Imps")[0], "2": "-"},
        foes=[{"foe": "MO01", "at": []}],
        seeds=codes("Demon!"),
        discard=codes("Ghouls", "Buckler"),
        far=[0],
        next_danger=-1,
        defeated=33,
    )
    assert g.faces == (-2, card_named("Imps"), CLAIMED, -1, -1, -1, -1)
    assert (g.seeds, g.discard) == (
        cards_named(["Demon!"]),
        tuple(sorted(cards_named(["Ghouls", "Buckler"]))),
    )
    assert (g.far_starters, g.next_danger, g.defeated, g.won) == (1, -1, 33, 1)
    assert g.line == ((0, 1, 0),)
    check(g)


def test_cards_can_lie_buried_and_under_the_deck():
    g = cleared(hero("Champion", 1, 4), settings={"dungeon": "prison"}, buried=6, below=codes("Grimalkin 2"))
    assert g.buried == (6,)
    assert g.below == ((card_named("Grimalkin", 1),),)
    assert deck_size(g) == len(DUNGEON_DECK) - 5 - 6 - 6 - 1


def test_heroes_may_be_about_to_advance_or_between_dungeons():
    g = position([hero("Champion", 1, 7)], phase="advancement", encounter=2, settings={"dungeon": "sewer"})
    assert (prompt(g), g.won) == ("train-or-not", 2)
    settings = {"dungeon": "sewer", "dungeons": 4}
    g = outside(phase="between", settings=settings, dungeons_left=2, won=9)
    assert (prompt(g), g.dungeons_left, g.won) == ("which-dungeon", 1, 9)


def test_choices_lead_into_a_turn():
    data = {"seats": [hero("Champion", 1, 1)], "settings": {"dungeon": "cellar"}, "foes": [ZOMBIES]}
    g = darkling.position("darkness", {**data, "choices": [[0, "draw_up"], [0, "free_move"]]})
    assert prompt(g) == "move-where"


def test_draws_come_in_their_order():
    seat = hero("Champion", 1, 1, acs=[ac("Run")] * 2, rcs=[rc("Hearty")] * 2)
    g = fight(seat, draws=[ac("Block"), rc("Brutish"), *codes("Buckler")])
    say(g, "draw_up")
    assert ACTION_CODES.index(ac("Block")) in g.pile(0, HAND_ACS)
    assert RESOURCE_CODES.index(rc("Brutish")) in g.pile(0, HAND_RCS)
    assert g.chance.draws


# What is in play.


@pytest.mark.rule("AD-DUR-02", "AD-R-72")
def test_a_card_in_play_does_what_it_says_and_is_in_no_pile():
    seats = hero("Samurai", 1, 1), hero("Psion", 1, 2)
    g = before(*seats, effects=[{"card": ac("Mind Plague"), "by": 1, "on": [2]}])
    assert laid(g) == [(1, 2, "dot", "", 1, 3, (1, 2, 3))]
    number = ACTION_CODES.index(ac("Mind Plague"))
    assert g.pile(1, DECK_ACS).count(number) == CLASSES[6].action_deck.count(number) - 1
    check(g)


@pytest.mark.rule("AD-DUR-04", "AD-R-74")
def test_of_a_card_with_rounds_left_the_last_ones_are_to_come():
    g = before(hero("Psion", 1, 2), effects=[{"card": ac("Mind Plague"), "by": 0, "on": [1], "left": 2}])
    assert laid(g) == [(0, 1, "dot", "", 2, 2, (2, 3))]
    longer = before(hero("Psion", 1, 2), effects=[{"card": ac("Mind Plague"), "by": 0, "on": [1], "left": 4}])
    assert laid(longer) == [(0, 1, "dot", "", 1, 4, (1, 2, 3, 3))]


def test_a_card_may_do_several_things_to_several_figures():
    g = before(hero("Inquisitor", 1, 1), effects=[{"card": ac("Humble"), "by": 0, "on": [1, 2], "left": 1}])
    assert laid(g) == [(0, figure, "mod", what, -2, 1, ()) for what in ("dmg", "move") for figure in (1, 2)]
    g = before(hero("Samurai", 1, 1), effects=[{"card": ac("Footwork"), "by": 0}])
    assert laid(g) == [(0, 0, "mod", "save", 1, 1, ())]


def test_zones_lie_on_squares_and_cards_wait_for_triggers():
    zone = {"card": ac("Firewall"), "by": 0, "squares": [[3, 0], [4, 0]]}
    g = before(hero("Psion", 1, 1), effects=[zone])
    fire = tuple(sorted(g.board.square_at(at) for at in ((3, 0), (4, 0))))
    assert laid(g) == [(0, -1, "zone", "fire", 2, 2, fire)]
    g = before(hero("Templar", 1, 1), effects=[{"card": ac("Invocation"), "by": 0}])
    assert laid(g) == [(0, 0, "on", "start", 0, 998, ())]


@pytest.mark.rule("AD-R-134")
def test_a_boss_is_spared_what_spares_bosses():
    bind = {"card": ac("Bind"), "by": 0, "on": [1]}
    own = [ac("Bind"), *[ACTION_CODES[card] for card in CLASSES[5].action_deck[1:]]]
    seat = hero("Inquisitor", 0, 0, actions=own)
    dragon = [{"foe": "BO4", "at": [[14, 3]]}]
    g = before(seat, settings={"dungeon": "cave"}, encounter=4, foes=dragon, effects=[bind])
    assert [one[2] for one in laid(g)] == ["immob", "on"]


def test_changes_come_of_no_card():
    change = {"by": 0, "on": [1], "what": "move", "amount": -2}
    g = before(effects=[change, {"by": 1, "on": [0], "what": "dmg", "amount": -1, "left": 2}])
    assert laid(g) == [(0, 1, "mod", "move", -2, 1, ()), (1, 0, "mod", "dmg", -1, 2, ())]
    restores("darkness", fight(effects=[change]))


def lasting():
    """Return every card that can stay in play, by its code, with what it is for."""
    found = []
    for is_rc, table, legal in ((False, ACTIONS, LEGAL_ACTIONS), (True, RESOURCES, LEGAL_RESOURCES)):
        for number, card in enumerate(table):
            if laid_by(number, is_rc):
                owner = next(one for one in range(7) if number in legal[one])
                found.append((card.code, owner, laid_by(number, is_rc)))
    return found


@pytest.mark.parametrize(("code", "owner", "lays"), lasting(), ids=[one[0] for one in lasting()])
def test_every_card_that_lasts_can_be_in_play(code, owner, lays):
    card = CLASSES[owner]
    decks = {"actions": [ACTION_CODES[one] for one in card.action_deck]}
    decks["resources"] = [RESOURCE_CODES[one] for one in card.resource_deck]
    kind = "actions" if code in ACTION_CODES else "resources"
    if code not in decks[kind]:
        core = [RESOURCE_CODES[one] for one, _ in card.core]
        decks[kind][next(at for at, one in enumerate(decks[kind]) if one not in core)] = code
    others = [one for one, _, is_own in lays if not is_own and one.verb != "zone"]
    helps = bool(others) and others[0].verb == "mod" and others[0].amount.number > 0
    effect = {"card": code, "by": 0, "on": [0 if helps else 1] if others else []}
    if any(one.verb == "zone" for one, _, _ in lays):
        effect["squares"] = [[3, 0]]
    g = before(hero(card.name, 1, 1, **decks), effects=[effect])
    assert len(laid(g)) == len(lays)
    assert {one[0] for one in laid(g)} == {0}
    assert [one[2] for one in laid(g)] == ["on" if one.on else one.verb for one, _, _ in lays]
