"""What seats see, what they are told and asked, and what a guess leaves open (ledger, section 5)."""

import pytest
from games.darkness.arranged import (
    CELLAR,
    ZOMBIES,
    cleared,
    codes,
    fight,
    hero,
    outside,
    position,
    trained,
)
from games.darkness.board import options, play, square, told
from games.darkness.card_words import CODES
from games.darkness.dungeons import prompt
from support.cases import encoded
from support.script import say

import darkling
from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_DECK,
    CLASSES,
    DUNGEON_CODES,
    DUNGEON_DECK,
)
from darkling.games.darkness.rules.advancement import Train
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.deck_changes import ChangeDeck, cards_of
from darkling.games.darkness.rules.drawing import DrawOrNot, ScryCards
from darkling.games.darkness.rules.draws import DrawCards
from darkling.games.darkness.rules.dungeon_deck import unseen_cards
from darkling.games.darkness.rules.events import (
    AdvancementsDrawn,
    CardsTurnedUp,
    DeckChanged,
    HeroDrew,
    Scried,
    Summoned,
)
from darkling.games.darkness.rules.movement import Walk
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    HAND_ACS,
    HAND_RCS,
    TOP_ACS,
    Darkness,
)
from darkling.games.darkness.rules.summoning import summon
from darkling.table.machine import Fence

CLOSED = {**CELLAR, "open_hands": False}
OPEN = {**CELLAR, "open_hands": True}
BOTH_WAYS = pytest.mark.parametrize(
    ("settings", "sees"), [(CLOSED, [True, False, False]), (OPEN, [True, True, False])]
)
"""Whether the owner, an ally and a spectator see what belongs to a hand."""
VIEWERS = (0, 1, None)
WORLDS = 40


def cards(*names: str) -> list[str]:
    """Return the codes of cards of both kinds by their names."""
    return [CODES[name] for name in names]


RUNNER = {"acs": cards("Run", "Run", "Stab"), "rcs": cards("Hearty", "Hearty", "Brutish")}
"""A Champion who can answer nothing."""
BLOCKER = {**RUNNER, "acs": cards("Block", "Run", "Stab")}


def company(settings=CLOSED, first=RUNNER):
    """Return a Champion and an Assassin with two Zombies; nothing is going on."""
    return at_rest(hero("Champion", 1, 1, **first), hero("Assassin", 1, 2), settings=settings)


def at_rest(*seats, **rest):
    """Return a fight in which nobody is asked anything, so that any rule can be played."""
    g = fight(*seats, **rest)
    g.resume([], None, [], [0] * g.players)
    g.waiting = ()
    return g


def training(settings=CLOSED):
    """Return a game in which the Champion has drawn three advancements."""
    seats = hero("Champion", 1, 1), hero("Assassin", 1, 2)
    agreed = {**settings, "dungeon": "random"}
    g = position(seats, phase="advancement", encounter=2, tiles=["V(0,0)", "V(3,0)"], settings=agreed)
    say(g, "train")
    return g


def worlds(g, seat):
    """Return what a seat takes to be possible."""
    return [g.guess(seat, seed) for seed in range(WORLDS)]


def ways(g, seat, what):
    """Return how many different things of a kind there are in what a seat takes to be possible."""
    return len({what(world) for world in worlds(g, seat)})


# Seen.


@pytest.mark.rule("AD-R-117")
@BOTH_WAYS
def test_a_hand_is_seen_by_its_owner_and_by_allies_if_that_is_agreed(settings, sees):
    g = company(settings)
    seen = [g.view(viewer).heroes[0] for viewer in VIEWERS]
    hand = tuple(RUNNER["acs"]), tuple(RUNNER["rcs"])
    assert [(one.acs, one.rcs) for one in seen] == [hand if one else (None, None) for one in sees]
    assert [one.hand for one in seen] == [(3, 3)] * 3


@pytest.mark.rule("AD-R-117")
def test_what_others_see_does_not_change_with_a_closed_hand():
    games = [company(first=hand) for hand in (RUNNER, BLOCKER)]
    assert len({encoded(g.view(0)) for g in games}) == 2
    for viewer in (1, None):
        assert len({encoded(g.view(viewer)) for g in games}) == 1


@pytest.mark.rule("AD-R-117")
@BOTH_WAYS
def test_what_is_scried_is_seen_by_those_who_see_the_hand(settings, sees):
    scried = {"top_acs": cards("Fate"), "under_rcs": cards("Brutish")}
    g = company(settings, {**RUNNER, **scried})
    known = (*[tuple(scried["top_acs"]), (), ()], tuple(scried["under_rcs"]))
    assert [g.view(viewer).heroes[0].known for viewer in VIEWERS] == [known if one else None for one in sees]


@BOTH_WAYS
def test_advancements_that_are_drawn_are_seen_by_those_who_see_the_hand(settings, sees):
    g = training(settings)
    assert [bool(g.view(viewer).training.drawn) for viewer in VIEWERS] == sees
    assert [g.view(viewer).training.count for viewer in VIEWERS] == [3] * 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_what_lies_under_a_tile(viewer):
    g = cleared(hero(), hero("Assassin", 1, 2), flipped={"2": codes("Imps")[0]})
    tiles = [(tile.state, tile.card) for tile in g.view(viewer).tiles]
    assert tiles[:3] == [("stairs", None), ("hidden", None), ("flipped", codes("Imps")[0])]
    assert set(tiles[3:]) == {("hidden", None)}


def test_deck_lists_are_open_but_not_what_of_them_is_in_the_hand():
    g = company()
    listed = [g.view(viewer).heroes[0].listed for viewer in VIEWERS]
    assert listed[0] == listed[1] == listed[2]
    assert [sum(cards.values()) for cards in listed[0]] == [27, 27]


@pytest.mark.rule("AD-R-117")
def test_what_is_listed_does_not_tell_which_cards_are_looked_at():
    g = company()
    before = [g.view(viewer).heroes[0].listed for viewer in VIEWERS]
    play(g, ScryCards(0, 0, 3), "look")
    assert len(g.running(ScryCards).seen) == 3
    assert [g.view(viewer).heroes[0].listed for viewer in VIEWERS] == before


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize("choice", ["take_ac", "take_rc"])
def test_what_is_listed_does_not_tell_which_cards_the_tired_keep(choice):
    g = tiring()
    play(g, DrawCards(0, 1, 0))
    before = [g.view(viewer).heroes[0].listed for viewer in VIEWERS]
    say(g, next(name for name in options(g) if name.startswith(choice)))
    assert prompt(g) == "breath-to-keep"
    assert [g.view(viewer).heroes[0].listed for viewer in VIEWERS] == before


def tiring():
    """Return a Champion with Hoarder of Breath who has no action card left to draw as the room is cleared."""
    used = [ACTION_CODES[card] for card in CLASSES[0].action_deck]
    for card in RUNNER["acs"]:
        used.remove(card)
    first = hero("Champion", 1, 1, **RUNNER, used_acs=used, advancements=trained("Hoarder of Breath"))
    return cleared(first, hero("Assassin", 1, 2), settings=CLOSED)


# Told.


@pytest.mark.rule("AD-R-117")
@BOTH_WAYS
def test_only_who_sees_the_hand_is_told_what_is_drawn(settings, sees):
    g = position([hero("Champion", 1, 1), hero("Assassin", 1, 2)], settings=settings, foes=[ZOMBIES])
    say(g, "draw_up")
    drawn = told(g.listener, HeroDrew)
    assert [(event.kind, event.count) for event in drawn] == [("AC", 3), ("RC", 3)]
    for event in [*drawn, *told(training(settings).listener, AdvancementsDrawn)]:
        assert [bool(event.seen_by(viewer).cards) for viewer in VIEWERS] == sees
        assert [event.seen_by(viewer).count for viewer in VIEWERS] == [3] * 3


@BOTH_WAYS
def test_only_who_sees_the_hand_is_told_what_is_scried(settings, sees):
    g = company(settings)
    (scried,) = told(play(g, ScryCards(0, 0, 3), "look"), Scried)
    assert [bool(scried.seen_by(viewer).cards) for viewer in VIEWERS] == sees
    assert g.fenced is Fence.REVEALED


@pytest.mark.rule("AD-R-117")
def test_a_card_of_a_closed_hand_that_is_played_cannot_be_taken_back():
    for settings, undoable in ((CLOSED, False), (OPEN, True)):
        g = position(
            [hero("Champion", 1, 1, **RUNNER), hero("Assassin", 1, 2)], settings=settings, foes=[ZOMBIES]
        )
        run = g.decision(0).find(f"play {CODES['Run']}")
        assert run.undoable is undoable
        g.choose(0, run)
        assert (g.fenced is Fence.NONE) is undoable


def finals(g):
    """Return of all that is offered whether it is said to be final."""
    return {option.name: not option.undoable for option in g.decision(g.waiting[0]).options}


def test_a_draw_that_may_be_left_out_is_said_to_be_final():
    g = company()
    play(g, DrawOrNot(0, 0, 1))
    assert finals(g) == {"draw": True, "skip": False}


@pytest.mark.rule("AD-CLR-09", "AD-CLR-11")
def test_turning_up_cards_of_the_dungeon_is_said_to_be_final():
    g = cleared(hero(), draws=codes("Imps"))
    say(g, "keep_hand", "explore")
    flips = {f"flip {tile}": True for tile in range(1, 7)}
    assert finals(g) == flips
    say(g, "flip 1")
    del flips["flip 1"]
    assert finals(g) == {**flips, "dig": True, "stop": False}


@pytest.mark.rule("AD-MAP-11")
def test_the_last_to_stand_on_the_stairs_brings_the_monsters_and_cannot_step_back():
    g = outside(hero(), hero("Psion"))
    assert not any(finals(g).values())
    say(g, "stand 0")
    assert all(finals(g).values())


# Asked.


def attacked(settings, hand) -> Darkness:
    """Return what comes of an attack by a Zombie on the Champion with this hand."""
    g = company(settings, hand)
    play(g, SingleAttack(2, 0, 2, "melee"))
    return g


@pytest.mark.rule("AD-R-117")
def test_whether_a_seat_is_asked_about_an_attack_does_not_follow_from_a_closed_hand():
    for hand, answers in ((RUNNER, ["pass"]), (BLOCKER, [f"play {CODES['Block']}", "pass"])):
        g = attacked(CLOSED, hand)
        assert (g.waiting, prompt(g), options(g)) == ((0,), "react", answers)
    assert attacked(OPEN, RUNNER).waiting != (0,)
    assert attacked(OPEN, BLOCKER).waiting == (0,)


@pytest.mark.rule("AD-R-117")
def test_a_seat_is_not_asked_if_everyone_knows_that_it_cannot_answer():
    nothing = {"acs": [], "rcs": []}
    assert attacked(CLOSED, nothing).waiting != (0,)
    spent = {"used_acs": cards(*["Block"] * 2, *["Roll w/the Punches"] * 2)}
    assert attacked(CLOSED, {**RUNNER, **spent}).waiting != (0,)


@pytest.mark.rule("AD-R-117", "AD-R-119")
@pytest.mark.parametrize("card", ["Opportunity", "Jab"])
def test_whether_a_seat_may_strike_who_leaves_does_not_follow_from_a_closed_hand(card):
    hand = {"acs": cards(card, "Jab", "Shank"), "rcs": cards("Calculating")}
    seats = hero("Assassin", 8, 3, **hand), hero("Champion", 1, 1)
    for settings, is_asked in ((CLOSED, True), (OPEN, card == "Opportunity")):
        g = at_rest(*seats, settings=settings, foes=[{**ZOMBIES, "at": [[9, 3], [12, 3]]}])
        play(g, Walk(2, (square(g, 10, 3),), False))
        assert (g.waiting == (0,) and prompt(g) == "strike-the-leaving") is is_asked


# Guessed.


def test_a_guess_deals_closed_hands_anew_out_of_what_hand_and_deck_hold():
    g = company()
    pool = cards_of(g, 0, 0)
    assert ways(g, 1, lambda world: (world.pile(0, HAND_ACS), world.pile(0, HAND_RCS))) > WORLDS / 2
    assert ways(g, 0, lambda world: (world.pile(0, HAND_ACS), world.pile(0, HAND_RCS))) == 1
    for world in worlds(g, 1):
        assert cards_of(world, 0, 0) == pool
        assert [len(world.pile(0, zone)) for zone in (HAND_ACS, HAND_RCS)] == [3, 3]
        assert world.pile(1, HAND_ACS) == g.pile(1, HAND_ACS)


def test_nobody_guesses_at_open_hands():
    g = company(OPEN)
    assert ways(g, 1, lambda world: tuple(world.piles)) == 1


def test_who_has_scried_knows_what_comes_and_an_ally_does_not():
    g = company(CLOSED, {**RUNNER, "top_acs": cards("Fate")})
    assert ways(g, 0, lambda world: world.scried[0]) == 1
    assert ways(g, 1, lambda world: world.scried[0][TOP_ACS]) > 3
    for world in worlds(g, 1):
        (top,) = world.scried[0][TOP_ACS]
        assert top in world.pile(0, DECK_ACS)


def test_who_looks_at_cards_knows_them_and_an_ally_does_not():
    g = company(CLOSED)
    play(g, ScryCards(0, 0, 3), "look")
    assert ways(g, 0, lambda world: world.running(ScryCards).seen) == 1
    assert ways(g, 1, lambda world: world.running(ScryCards).seen) > 3
    assert ways(g, 1, lambda world: len(world.running(ScryCards).seen)) == 1


@pytest.mark.parametrize(("settings", "is_known"), [(CLOSED, False), (OPEN, True)])
def test_advancements_that_an_ally_has_drawn_are_guessed_at_where_hands_are_closed(settings, is_known):
    g = training(settings)
    assert ways(g, 0, lambda world: world.running(Train).drawn) == 1
    assert (ways(g, 1, lambda world: world.running(Train).drawn) == 1) is is_known
    for world in worlds(g, 1):
        assert set(world.running(Train).drawn) <= set(ADVANCEMENT_DECK)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_knows_no_more_of_the_dungeon_than_everyone(seat):
    """Cards under tiles, in the deck and discarded unseen lie nowhere until somebody looks."""
    g = cleared(hero(), hero("Assassin", 1, 2), flipped={"2": codes("Imps")[0]}, buried=4)
    for world in worlds(g, seat):
        assert (world.hidden, world.dealt, world.buried) == (g.hidden, g.dealt, g.buried)
    say(g, "keep_hand", "keep_hand", "explore")
    found = set()
    for world in worlds(g, seat):
        world.choose(0, "flip 1")
        found.add(world.faces[1])
    assert len(found) > 5
    assert found <= set(unseen_cards(g)) < set(DUNGEON_DECK)


# What decks gain and lose.


def changing(hand, settings=CLOSED):
    """Return a Champion who may take cards out for good, with this hand of action cards."""
    g = company(settings, {**RUNNER, "acs": hand})
    play(g, ChangeDeck(0, "remove any", 2))
    return g


@pytest.mark.rule("AD-BLD-10", "AD-R-117")
@pytest.mark.parametrize(
    ("hand", "place"), [(["Run", "Run", "Stab"], "deck"), (["Block", "Block", "Stab"], "hand")]
)
def test_a_card_that_goes_for_good_shows_whether_it_was_in_the_hand(hand, place):
    g = changing(cards(*hand))
    drop = g.decision(0).find(f"deck_drop_ac {CODES['Block']}")
    assert not drop.undoable
    g.choose(0, drop)
    assert g.fenced is Fence.SHOWN
    (change,) = told(g.listener, DeckChanged)
    assert (change.removed, change.place) == ((CODES["Block"],), place)
    assert change.reveals(1)
    assert g.view(1).heroes[0].hand == (2 if place == "hand" else 3, 3)


@pytest.mark.rule("AD-BLD-10")
def test_what_may_go_is_the_same_whatever_the_hand():
    hands = [cards("Run", "Run", "Stab"), cards("Block", "Block", "Stab")]
    assert len({tuple(options(changing(hand))) for hand in hands}) == 1


def test_where_hands_are_open_a_change_can_be_taken_back():
    g = changing(cards("Run", "Run", "Stab"), OPEN)
    drop = g.decision(0).find(f"deck_drop_ac {CODES['Block']}")
    assert drop.undoable
    g.choose(0, drop)
    assert g.fenced is Fence.NONE


# What a boss draws.


@pytest.mark.rule("AD-BOS-08")
def test_an_answer_to_an_attack_can_be_taken_back_until_the_master_turns_up_a_card():
    """What he draws is not seen before somebody turns it up, and is never taken back after it."""
    data = {
        "seats": [hero("Champion", 2, 1, **BLOCKER)],
        "tiles": ["V(0,0)", "V(3,0)"],
        "foes": [{"foe": codes("Cave Bear")[0], "at": [[3, 1]]}, {"foe": "BO3", "at": [[5, 3]]}],
        "round": 2,
        "settings": {"bosses_in_deck": True},
    }
    game = darkling.find("darkness").game_from(darkling.position("darkness", data))
    while game.decision(0).prompt != "react":
        game.choose(0, game.decision(0).options[-1])
    while game.decision(0).prompt == "react":
        game.choose(0, "pass")
        assert game.can_undo(0)
    assert (game.decision(0).prompt, [one.name for one in game.decision(0).options]) == (
        "more-come",
        ["go_on"],
    )
    foes = len(game.position.kind)
    game.choose(0, "go_on")
    assert len(game.position.kind) > foes
    assert not game.can_undo(0)


@pytest.mark.rule("AD-R-90")
def test_what_a_boss_turns_up_is_told_and_known_to_be_in_the_deck():
    for seed in range(8):
        seats = [hero("Champion", 2, 1, **RUNNER), hero("Assassin", 1, 1)]
        g = position(seats, settings=CLOSED, foes=[ZOMBIES])
        g.chance.reseed(seed)
        assert g.view(1).progress.sure == ()
        summon(g, 2, "MINION/OUTSIDER")
        turned = [card for event in told(g.listener, CardsTurnedUp) for card in event.turned]
        for viewer in VIEWERS:
            assert g.view(viewer).progress.sure == tuple([DUNGEON_CODES[card] for card in turned])
        (summoned,) = told(g.listener, Summoned)
        assert summoned.card not in turned
