"""Advancing: when, how many cards are drawn, and what is kept."""

import pytest
from games.darkness.arranged import cleared, hero, position, trained
from games.darkness.dungeons import advancement_named, answer, finish_fight, go_on_to, prompt, told
from support.script import offered, say

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    ADVANCEMENT_CODES,
    ADVANCEMENT_DECK,
    ADVANCEMENTS,
    CLASSES,
    RESOURCE_CODES,
)
from darkling.games.darkness.rules.advancement import advancements_left, is_due
from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.draws import hand_numbers
from darkling.games.darkness.rules.events import Advanced, AdvancementsDrawn
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.state import DECK_ACS, HAND_ACS, NOTHING_SCRIED

SEWER = {"dungeon": "sewer"}


def advancing(*seats, draws=(), **rest):
    """Return a game in which heroes may advance after the second encounter of The Sewer."""
    seats = seats or (hero("Champion", 1, 7),)
    data = {"phase": "advancement", "encounter": 2, "settings": SEWER, "draws": trained(*draws)}
    return position(seats, **{**data, **rest})


def keep(name):
    return f"advance {trained(name)[0]}"


# When.


@pytest.mark.rule("AD-LVL-01", "AD-R-104")
def test_heroes_advance_after_every_second_encounter():
    g = cleared(hero("Champion", 1, 5), settings=SEWER)
    answer(g, "keep_hand", "nothing")
    for encounter in (2, 3):
        assert prompt(g) == "go-deeper"
        go_on_to(g, "stand-where")
        finish_fight(g)
        assert g.encounter == encounter
        answer(g, "keep_hand", "nothing")
        if encounter == 2:
            assert prompt(g) == "train-or-not"
            answer(g, "decline")


@pytest.mark.rule("AD-R-104", "AD-LVL-01")
@pytest.mark.parametrize("won", range(1, 9))
def test_encounters_are_counted_over_the_whole_campaign(won):
    g = advancing()
    g.won = won
    assert is_due(g) is (won in (2, 4, 6, 8))


# Drawing.


@pytest.mark.rule("AD-LVL-02", "AD-R-103")
def test_each_in_marching_order_draws_three_and_keeps_one():
    seats = hero("Champion", 1, 7), hero("Psion", 2, 7, hp=0)
    g = advancing(*seats, march=[1, 0], draws=["Tough", "Fleet", "Pack Mule"])
    assert (g.waiting, offered(g)) == ((1,), ["train", "decline"])
    answer(g, "train")
    assert [event.count for event in told(g, AdvancementsDrawn)] == [3]
    assert sorted(offered(g)) == sorted([keep("Tough"), keep("Fleet"), keep("Pack Mule")])
    answer(g, keep("Fleet"))
    assert g.advancements == [(), (advancement_named("Fleet"),)]
    assert [event.hero for event in told(g, Advanced)] == [1]
    assert (g.waiting, prompt(g)) == ((0,), "train-or-not")


@pytest.mark.rule("AD-R-103")
def test_one_may_decline_before_drawing_but_not_after():
    g = advancing()
    assert offered(g) == ["train", "decline"]
    answer(g, "train")
    assert "decline" not in offered(g)
    g = advancing()
    answer(g, "decline")
    assert (g.advancements, prompt(g)) == ([()], "go-deeper")


@pytest.mark.rule("AD-LVL-03")
@pytest.mark.parametrize("held", [(), ("Tough",), ("Tough", "Tough", "Fleet")])
def test_each_advancement_shows_one_card_more(held):
    g = advancing(hero("Champion", 1, 7, advancements=trained(*held)))
    answer(g, "train")
    assert [event.count for event in told(g, AdvancementsDrawn)] == [3 + len(held)]
    answer(g, offered(g)[0])
    assert len(g.advancements[0]) == len(held) + 1


@pytest.mark.rule("AD-LVL-04", "AD-R-103")
def test_what_is_not_kept_can_be_drawn_by_the_next():
    seats = hero("Champion", 1, 7), hero("Psion", 2, 7)
    g = advancing(*seats, draws=["Iron Skin", "Slayer", "Marksman", "Slayer", "Marksman", "Vanguard"])
    answer(g, "train", keep("Iron Skin"))
    answer(g, "train")
    assert sorted(offered(g)) == sorted([keep("Slayer"), keep("Marksman"), keep("Vanguard")])


@pytest.mark.rule("AD-LVL-04", "AD-ADV-01")
def test_what_somebody_has_is_no_longer_in_the_deck():
    g = advancing(hero("Champion", 1, 7, advancements=trained("Slayer", "Tough")))
    left = advancements_left(g)
    assert len(left) == len(ADVANCEMENT_DECK) - 2 == 34
    assert advancement_named("Slayer") not in left
    assert left.count(advancement_named("Tough")) == 1


@pytest.mark.rule("AD-LVL-02")
def test_all_advancements_can_be_drawn():
    seen = set()
    for seed in range(60):
        g = advancing()
        g.chance.reseed(seed)
        say(g, "train")
        (event,) = told(g, AdvancementsDrawn)
        seen |= set(offered(g))
        assert event.count == 3
    assert seen == {f"advance {code}" for code in ADVANCEMENT_CODES}


@pytest.mark.rule("AD-R-103", "AD-HP-08")
def test_the_unconscious_advance_too():
    g = advancing(hero("Champion", 1, 7, hp=0), hero("Psion", 2, 7), draws=["Fleet", "Tough", "Slayer"])
    answer(g, "train", keep("Fleet"))
    assert g.hp[0] == 0
    g = advancing(hero("Champion", 1, 7, hp=0), hero("Psion", 2, 7), draws=["Fleet", "Tough", "Slayer"])
    answer(g, "train", keep("Tough"))
    assert g.hp[0] == 4


# What they bring.


@pytest.mark.rule("AD-ADV-01", "AD-R-29")
@pytest.mark.parametrize(("name", "more"), [("Tough", 4), ("Hardened", 8)])
def test_more_hit_points_come_at_once(name, more):
    g = advancing(hero("Champion", 1, 7, hp=10), draws=[name, "Fleet", "Slayer"])
    answer(g, "train", keep(name))
    assert (g.hp[0], g.max_hp(0)) == (10 + more, 26 + more)


@pytest.mark.rule("AD-ADV-01", "AD-ENC-06")
def test_more_cards_are_drawn_from_then_on():
    g = advancing(draws=["Broad Repertoire", "Deep Reserves", "Slayer"])
    answer(g, "train", keep("Broad Repertoire"))
    assert hand_numbers(g, 0) == (4, 3)
    answer(g, "go_on", "stand 0")
    go_on_to(g, "your-turn")
    assert len(g.pile(0, HAND_ACS)) == 4


@pytest.mark.rule("AD-ADV-02", "AD-POP-01")
@pytest.mark.parametrize("name", ["Tough", "Hardened", "Mastery"])
def test_an_advancement_makes_later_rooms_more_dangerous(name):
    danger = ADVANCEMENTS[advancement_named(name)].danger
    g = advancing(hero("Champion", 1, 7), hero("Psion", 2, 7), draws=[name, "Fleet", "Slayer"])
    before = danger_level(g)
    answer(g, "train", keep(name))
    assert danger_level(g) == before + danger
    assert danger > 0


@pytest.mark.rule("AD-ADV-01")
def test_copies_of_one_name_add_up():
    g = advancing(hero("Champion", 1, 7, advancements=trained("Fleet", "Fleet", "Tough", "Tough")))
    assert (g.stat(0, "speed"), g.max_hp(0)) == (4, 26 + 8)


@pytest.mark.rule("AD-BLD-10", "AD-BLD-02")
@pytest.mark.parametrize(("name", "kind"), [("New Tricks", 0), ("Wider Means", 1)])
def test_up_to_three_cards_can_be_added(name, kind):
    g = advancing(draws=[name, "Fleet", "Slayer"])
    answer(g, "train", keep(name))
    verb = ("deck_add_ac", "deck_add_rc")[kind]
    for count in range(3):
        assert len(cards_of(g, 0, kind)) == 27 + count
        assert all(option.startswith((verb, "done")) for option in offered(g))
        answer(g, offered(g)[count])
    assert len(cards_of(g, 0, kind)) == 30
    assert len(cards_of(g, 0, 1 - kind)) == 27
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-BLD-10")
def test_fewer_cards_than_allowed_will_do():
    g = advancing(draws=["New Tricks", "Fleet", "Slayer"])
    answer(g, "train", keep("New Tricks"), "done")
    assert len(cards_of(g, 0, 0)) == 27
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-BLD-10")
def test_up_to_four_cards_can_be_removed_of_both_kinds():
    g = advancing(draws=["Honed", "Fleet", "Slayer"])
    answer(g, "train", keep("Honed"))
    for verb in ("deck_drop_ac", "deck_drop_rc", "deck_drop_ac", "deck_drop_rc"):
        answer(g, next(name for name in offered(g) if name.startswith(verb)))
    assert [len(cards_of(g, 0, kind)) for kind in (0, 1)] == [25, 25]
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-BLD-10")
def test_a_deck_keeps_twenty_cards():
    few = sample("Champion")[:23]
    honed = hero("Champion", 1, 7, actions=few, advancements=trained("Honed"))
    g = advancing(honed, draws=["Honed", "Fleet", "Slayer"])
    answer(g, "train", keep("Honed"))
    for _ in range(3):
        answer(g, next(name for name in offered(g) if name.startswith("deck_drop_ac")))
    assert len(cards_of(g, 0, 0)) == 20
    assert not [name for name in offered(g) if name.startswith("deck_drop_ac")]
    assert [name for name in offered(g) if name.startswith("deck_drop_rc")]


@pytest.mark.rule("AD-BLD-10", "AD-BLD-05")
def test_a_swap_brings_another_card_of_the_same_kind():
    g = advancing(draws=["Reforged", "Fleet", "Slayer"])
    answer(g, "train", keep("Reforged"))
    hearty = RESOURCE_CODES[CLASSES[0].core[0][0]]
    assert f"deck_drop_rc {hearty}" not in offered(g)
    first = next(name for name in offered(g) if name.startswith("deck_drop_ac"))
    answer(g, first)
    assert {name.split()[0] for name in offered(g)} == {"deck_add_ac"}
    added = offered(g)[-1].split()[1]
    before = cards_of(g, 0, 0).count(ACTION_CODES.index(added))
    answer(g, offered(g)[-1])
    assert cards_of(g, 0, 0).count(ACTION_CODES.index(added)) == before + 1
    assert len(cards_of(g, 0, 0)) == 27


@pytest.mark.rule("AD-BLD-10")
def test_a_card_comes_into_the_deck_and_nothing_is_where_it_was_scried():
    top = ACTION_CODES[CLASSES[0].action_deck[0]]
    g = advancing(hero("Champion", 1, 7, top_acs=[top]), draws=["New Tricks", "Fleet", "Slayer"])
    answer(g, "train", keep("New Tricks"))
    added = offered(g)[0]
    before = g.pile(0, DECK_ACS).count(ACTION_CODES.index(added.split()[1]))
    answer(g, added)
    assert g.pile(0, DECK_ACS).count(ACTION_CODES.index(added.split()[1])) == before + 1
    assert g.scried[0] == NOTHING_SCRIED


@pytest.mark.rule("AD-R-22", "AD-BLD-10")
def test_one_box_limits_what_is_added_too():
    """A Samurai who holds all three copies of a card leaves none for a Champion."""
    shared = next(
        of
        for of in ACTIONS
        if {"C", "S"} <= set(of.letters) and of.copies == 3 and of.code not in sample("Champion")
    )
    own = [code for code in sample("Samurai") if code != shared.code][:24] + [shared.code] * 3
    for limited in (True, False):
        g = advancing(
            hero("Champion", 1, 7),
            hero("Samurai", 2, 7, actions=own),
            settings={**SEWER, "box_limited": limited},
            draws=["New Tricks", "Fleet", "Slayer"],
        )
        answer(g, "train", keep("New Tricks"))
        assert (f"deck_add_ac {shared.code}" in offered(g)) is not limited


def sample(name):
    """Return the codes of the sample action deck of a class."""
    card = next(one for one in CLASSES if one.name == name)
    return [ACTION_CODES[number] for number in card.action_deck]


@pytest.mark.rule("AD-ADV-02", "AD-ADV-01")
def test_there_are_36_advancements_with_a_danger_each():
    assert len(ADVANCEMENT_DECK) == 36
    assert all(1 <= one.danger <= 3 for one in ADVANCEMENTS)


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize("are_open", [True, False])
def test_drawn_cards_are_shown_to_allies_with_open_hands_only(are_open):
    seats = hero("Champion", 1, 7), hero("Psion", 2, 7)
    g = advancing(*seats, settings={**SEWER, "open_hands": are_open})
    say(g, "train")
    (event,) = told(g, AdvancementsDrawn)
    assert len(event.seen_by(0).cards or ()) == 3
    assert bool(event.seen_by(1).cards) is are_open
    check(g)
