"""Equipment changes hands: slots, making room, and gifts among those who rested."""

import pytest
from games.darkness.arranged import cleared, codes, hero, outside, trained
from games.darkness.dungeons import answer, card_named, item_named, prompt, told
from support.script import offered

from darkling.games.darkness import GAME
from darkling.games.darkness.cards import ITEMS
from darkling.games.darkness.rules.events import EquipmentDropped, EquipmentGiven, EquipmentTaken, GiftRefused
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS
from darkling.games.darkness.rules.trade import overflow

BUCKLER, MAUL, SHIELD, SATCHEL, BOOTS, COAT = codes(
    "Buckler", "Great Maul", "Tower Shield", "Deep Satchel", "Swift Boots", "Chain Coat"
)


def items(*names):
    return tuple(sorted(map(item_named, names)))


def finding(name, *held, **rest):
    """Return a game in which a Champion with these items has just found another one."""
    g = cleared(hero("Champion", 1, 1, items=codes(*held), **rest), draws=codes(name))
    answer(g, "keep_hand", "explore", "flip 1")
    return g


@pytest.mark.rule("AD-EQ-06")
def test_a_hero_has_two_slots():
    g = finding("Buckler", "Chain Coat")
    answer(g, f"keep {BUCKLER}")
    assert g.items == [items("Buckler", "Chain Coat")]
    g = finding("Swift Boots", "Buckler", "Chain Coat")
    answer(g, f"keep {BOOTS}")
    assert prompt(g) == "drop-which"


@pytest.mark.rule("AD-EQ-07", "AD-EQ-06", "AD-R-79")
def test_to_make_room_other_equipment_is_discarded_one_by_one():
    g = finding("Great Maul", "Buckler", "Chain Coat")
    answer(g, f"keep {MAUL}")
    assert offered(g) == [f"drop {BUCKLER}", f"drop {COAT}"]
    answer(g, f"drop {COAT}")
    # Only the Buckler is left to drop, so nobody is asked.
    assert g.items == [items("Great Maul")]
    dropped = [event.item for event in told(g, EquipmentDropped)]
    assert dropped == [item_named("Chain Coat"), item_named("Buckler")]
    assert [event.item for event in told(g, EquipmentTaken)] == [item_named("Great Maul")]
    assert {card_named("Chain Coat"), card_named("Buckler")} <= set(g.discard)


@pytest.mark.rule("AD-EQ-07", "AD-EQ-06")
def test_whoever_drops_a_satchel_to_make_room_has_to_drop_more():
    g = finding("Swift Boots", "Buckler", "Chain Coat", "Grappling Line", "Deep Satchel")
    answer(g, f"keep {BOOTS}", f"drop {SATCHEL}")
    assert overflow(g, 0) == 1
    assert GAME.restore(g.data()).fingerprint() == g.fingerprint()
    answer(g, f"drop {BUCKLER}", f"drop {COAT}")
    assert g.items == [items("Swift Boots", "Grappling Line")]


@pytest.mark.rule("AD-EQ-06", "AD-INT-03")
def test_a_satchel_and_a_mule_have_room_for_more():
    g = finding("Swift Boots", "Buckler", "Chain Coat", "Deep Satchel")
    answer(g, f"keep {BOOTS}")
    assert len(g.items[0]) == 4
    g = finding("Great Maul", "Buckler", advancements=trained("Pack Mule"))
    answer(g, f"keep {MAUL}")
    assert g.items == [items("Buckler", "Great Maul")]


@pytest.mark.rule("AD-EQ-06")
def test_a_satchel_takes_no_slot_itself():
    g = finding("Deep Satchel", "Great Maul")
    answer(g, f"keep {SATCHEL}")
    assert g.items == [items("Deep Satchel", "Great Maul")]


@pytest.mark.rule("AD-EQ-02", "AD-INT-03")
def test_equipment_is_never_in_a_deck_of_the_hero():
    g = finding("Buckler")
    before = g.pile(0, DECK_ACS), g.pile(0, DECK_RCS)
    answer(g, f"keep {BUCKLER}", "go_on", "stand 0")
    assert g.items == [items("Buckler")]
    assert (g.pile(0, DECK_ACS), g.pile(0, DECK_RCS)) == before
    assert card_named("Buckler") not in [*g.hidden[0], *g.discard]


# Gifts.


def resting(*seats, rest=None):
    """Return a game in which heroes with equipment have rested, or only some of them."""
    g = cleared(*seats)
    for _ in seats:
        answer(g, "keep_hand")
    for seat in range(len(seats)):
        answer(g, *(["rest", "skip"] if rest is None or seat in rest else ["nothing"]))
    return g


@pytest.mark.rule("AD-CLR-08", "AD-EQ-08")
def test_those_who_rested_give_each_other_equipment():
    g = resting(hero("Champion", 1, 1, items=[BUCKLER, COAT]), hero("Assassin", 1, 2))
    assert (g.waiting, prompt(g)) == ((0,), "give-what")
    assert offered(g) == [f"give {BUCKLER}", f"give {COAT}", "done"]
    answer(g, f"give {BUCKLER}")
    assert (g.waiting, prompt(g), offered(g)) == ((1,), "accept-gift", ["accept", "refuse"])
    answer(g, "accept")
    assert g.items == [items("Chain Coat"), items("Buckler")]
    assert [(event.hero, event.to) for event in told(g, EquipmentGiven)] == [(0, 1)]


@pytest.mark.rule("AD-CLR-08")
def test_whoever_has_not_rested_takes_no_part():
    seats = hero("Champion", 1, 1, items=[BUCKLER]), hero("Assassin", 1, 2), hero("Psion", 1, 3)
    g = resting(*seats, rest=[0, 2])
    answer(g, f"give {BUCKLER}")
    assert g.waiting == (2,)
    alone = resting(*seats, rest=[0])
    assert prompt(alone) == "go-deeper"


@pytest.mark.rule("AD-EQ-08")
def test_a_gift_can_be_refused_and_is_not_offered_again():
    g = resting(hero("Champion", 1, 1, items=[BUCKLER]), hero("Assassin", 1, 2))
    answer(g, f"give {BUCKLER}", "refuse")
    assert told(g, GiftRefused)
    assert g.items == [items("Buckler"), ()]
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-EQ-08", "AD-EQ-07")
def test_a_trade_is_two_gifts_and_only_then_must_it_all_fit():
    g = resting(hero("Champion", 1, 1, items=[MAUL]), hero("Assassin", 1, 2, items=[SHIELD]))
    answer(g, f"give {MAUL}", "accept")
    assert g.items == [(), items("Great Maul", "Tower Shield")]
    assert (g.waiting, prompt(g)) == ((1,), "give-what")
    answer(g, f"give {SHIELD}", "accept")
    assert g.items == [items("Tower Shield"), items("Great Maul")]


@pytest.mark.rule("AD-EQ-07", "AD-EQ-08")
def test_whoever_holds_too_much_in_the_end_discards_some():
    g = resting(hero("Champion", 1, 1, items=[MAUL]), hero("Assassin", 1, 2, items=[SHIELD]))
    answer(g, f"give {MAUL}", "accept", "done")
    assert (g.waiting, prompt(g), offered(g)) == ((1,), "drop-which", [f"drop {MAUL}", f"drop {SHIELD}"])
    answer(g, f"drop {SHIELD}")
    assert g.items == [(), items("Great Maul")]


@pytest.mark.rule("AD-EQ-08")
def test_among_several_the_giver_says_to_whom():
    g = resting(hero("Champion", 1, 1, items=[BUCKLER]), hero("Assassin", 1, 2), hero("Psion", 1, 3))
    answer(g, f"give {BUCKLER}")
    assert (g.waiting, prompt(g), offered(g)) == ((0,), "give-to-whom", ["to 1", "to 2"])
    answer(g, "to 2")
    assert g.waiting == (2,)


@pytest.mark.rule("AD-R-131", "AD-EQ-08")
def test_between_dungeons_everyone_trades():
    g = outside(
        hero("Champion", items=[BUCKLER]),
        hero("Assassin"),
        phase="between",
        settings={"dungeon": "cellar", "dungeons": 2},
    )
    answer(g, "dungeon tower", "next 0")
    assert (g.waiting, prompt(g)) == ((0,), "give-what")
    answer(g, f"give {BUCKLER}", "accept")
    assert (g.waiting, offered(g)) == ((1,), [f"give {BUCKLER}", "done"])


@pytest.mark.rule("AD-EQ-06")
def test_every_piece_of_equipment_fits_an_empty_hero():
    assert {item.name: item.slots for item in ITEMS}["Deep Satchel"] == 0
    assert all(item.slots <= 2 for item in ITEMS)
