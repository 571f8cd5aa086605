"""Exploring a cleared room: tiles are flipped, and whoever has found nothing may dig."""

import pytest
from games.darkness.arranged import cleared, codes, hero, trained
from games.darkness.board import play, table
from games.darkness.dungeons import answer, card_named, cards_named, item_named, prompt, told
from support.script import offered, say

from darkling.games.darkness.cards import DUNGEON_CODES
from darkling.games.darkness.rules.dungeon_deck import deck_size, face_down
from darkling.games.darkness.rules.events import CardDug, TileTurned
from darkling.games.darkness.rules.exploring import Explore

FLIPS = [f"flip {tile}" for tile in range(1, 7)]
LANTERN = codes("Seeker's Lantern")


def exploring(*draws, seat=None, **rest):
    """Return a game in which the only hero explores The Basement; these cards come next."""
    g = cleared(seat or hero(), draws=codes(*draws), **rest)
    answer(g, "keep_hand", "explore")
    return g


def fates(g):
    return [(DUNGEON_CODES[event.card], event.fate) for event in told(g, CardDug)]


@pytest.mark.rule("AD-CLR-09", "AD-R-99")
def test_an_explorer_flips_one_of_the_tiles_but_the_stairs():
    g = exploring("Buckler")
    assert (prompt(g), offered(g)) == ("flip-which", FLIPS)
    answer(g, "flip 4")
    assert [(event.tile, event.card) for event in told(g, TileTurned)] == [(4, card_named("Buckler"))]
    assert (prompt(g), offered(g)) == ("keep-the-find", [f"keep {codes('Buckler')[0]}", "leave"])
    answer(g, f"keep {codes('Buckler')[0]}")
    assert g.items == [(item_named("Buckler"),)]
    assert prompt(g) == "go-deeper"
    assert card_named("Buckler") not in g.discard


@pytest.mark.rule("AD-CLR-10", "AD-CLR-09")
def test_after_a_monster_one_may_flip_on_until_something_is_found():
    g = exploring("Imps", "Demon!", "Healing Spring")
    answer(g, "flip 1")
    assert offered(g) == [*FLIPS[1:], "dig", "stop"]
    answer(g, "flip 2")
    assert offered(g) == [*FLIPS[2:], "dig", "stop"]
    answer(g, "flip 3")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-CLR-10")
def test_one_may_stop_after_a_flip_in_vain_but_not_before():
    g = exploring("Imps")
    assert "stop" not in offered(g)
    answer(g, "flip 1", "stop")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-R-101", "AD-CLR-09")
def test_a_find_that_is_left_ends_the_exploring_and_is_discarded_with_the_tiles():
    g = exploring("Buckler")
    answer(g, "flip 1", "leave")
    assert g.items == [()]
    assert prompt(g) == "go-deeper"
    assert card_named("Buckler") in g.discard


@pytest.mark.rule("AD-R-99")
def test_what_another_has_flipped_is_gone():
    g = cleared(hero("Champion", 1, 1), hero("Assassin", 1, 2), draws=codes("Imps", "Buckler"))
    answer(g, "keep_hand", "keep_hand", "explore", "flip 1", "stop", "explore")
    assert offered(g) == FLIPS[1:]


@pytest.mark.rule("AD-R-95")
def test_a_boss_under_a_tile_is_nothing():
    g = cleared(hero("Champion", 1, 4), settings={"dungeon": "prison"}, draws=codes("Grimalkin 1"))
    answer(g, "keep_hand", "explore", "flip 1")
    assert offered(g) == [*FLIPS[1:], "dig", "stop"]
    answer(g, "stop")
    assert g.seeds == ()
    assert card_named("Grimalkin") in g.discard


# Digging.


@pytest.mark.rule("AD-CLR-11", "AD-R-100")
def test_one_may_dig_after_a_flip_in_vain():
    g = exploring("Imps", "Ghouls", "Wraith", "Buckler")
    assert "dig" not in offered(g)
    answer(g, "flip 1", "dig")
    assert fates(g) == list(zip(codes("Ghouls", "Wraith", "Buckler"), ["seed", "seed", "item"], strict=True))
    assert prompt(g) == "keep-the-find"
    answer(g, "leave")
    assert card_named("Buckler") in g.discard
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-CLR-12")
def test_monsters_that_are_dug_up_seed_the_next_room():
    g = exploring("Imps", "Ghouls", "Wraith", "Buckler")
    answer(g, "flip 1", "dig", "leave")
    assert g.seeds == cards_named(["Ghouls", "Wraith"])
    assert not set(g.seeds) & {card_named("Imps")}


@pytest.mark.rule("AD-CLR-11", "AD-R-92")
def test_a_mystery_that_is_dug_up_is_resolved_and_discarded_when_the_room_is_left():
    g = exploring("Imps", "Healing Spring", seat=hero("Champion", 1, 1, hp=10))
    answer(g, "flip 1", "dig")
    assert fates(g) == [(codes("Healing Spring")[0], "mystery")]
    assert g.hp == [15]
    assert prompt(g) == "go-deeper"
    assert (card_named("Healing Spring") in g.discard, g.resolved) == (True, ())


@pytest.mark.rule("AD-R-100")
def test_nobody_digs_after_a_find():
    g = exploring("Imps", "Buckler", seat=hero("Champion", 1, 1, items=LANTERN))
    answer(g, "flip 1", "flip 2", "leave")
    assert offered(g) == [*FLIPS[2:], "stop"]


@pytest.mark.rule("AD-R-100")
def test_digging_ends_with_its_first_find():
    g = exploring("Imps", "Buckler", seat=hero("Champion", 1, 1, items=LANTERN))
    answer(g, "flip 1", "dig", "leave")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-R-100")
@pytest.mark.parametrize("early", [True, False])
def test_without_any_tile_left_one_may_dig_at_once(early):
    g = cleared(
        flipped={str(tile): "-" for tile in range(1, 7)},
        settings={"dungeon": "cellar", "dig_early": early},
        draws=codes("Buckler"),
    )
    answer(g, "keep_hand", "explore")
    assert offered(g) == ["dig", "stop"]


@pytest.mark.rule("AD-R-93", "AD-CLR-11")
def test_digging_ends_without_a_find_when_no_card_is_left():
    g = table(plan=0, encounter=1)
    g.hidden, g.faces, g.dealt, g.round = (cards_named(["Imps", "Ghouls"]),), (-2,), (0,), 0
    play(g, Explore(0), "dig")
    assert sorted(g.seeds) == sorted(cards_named(["Imps", "Ghouls"]))
    assert g.over


@pytest.mark.rule("AD-R-93", "AD-CLR-13")
def test_digging_goes_on_in_the_discards_when_the_deck_has_run_out():
    g = table(plan=0, encounter=1)
    g.hidden, g.faces, g.dealt, g.round = (cards_named(["Imps"]),), (-2,), (0,), 0
    g.discard = cards_named(["Buckler"])
    play(g, Explore(0), "dig")
    assert (prompt(g), g.seeds) == ("keep-the-find", cards_named(["Imps"]))


@pytest.mark.rule("AD-R-95")
def test_a_boss_card_that_is_dug_up_is_a_seed():
    g = table(plan=2, encounter=1)
    g.hidden, g.faces, g.dealt, g.round = (cards_named(["Wendigo"]),), (-2,), (0,), 0
    play(g, Explore(0), "dig")
    assert g.seeds == cards_named(["Wendigo"])


@pytest.mark.rule("AD-R-93")
def test_where_nothing_is_left_at_all_nobody_explores():
    g = cleared(flipped={str(tile): "-" for tile in range(1, 7)})
    assert (face_down(g), deck_size(g) > 0) == ([], True)
    answer(g, "keep_hand")
    assert "explore" in offered(g)
    empty = cleared(flipped={str(tile): "-" for tile in range(1, 7)})
    empty.hidden = ((),)
    say(empty, "keep_hand")
    assert offered(empty) == ["rest", "nothing"]


# What helps.


@pytest.mark.rule("AD-R-100", "AD-EQ-03")
@pytest.mark.parametrize(
    ("items", "advancements", "finds"),
    [([], [], 1), (LANTERN, [], 2), ([], trained("Scavenger"), 2), (LANTERN, trained("Scavenger"), 3)],
)
def test_a_lantern_and_a_scavenger_find_more(items, advancements, finds):
    seat = hero("Champion", 1, 1, items=items, advancements=advancements)
    g = exploring("Buckler", "Chain Coat", "Swift Boots", seat=seat)
    for tile in range(1, finds + 1):
        assert prompt(g) == "flip-which"
        answer(g, f"flip {tile}", "leave")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-CLR-12", "AD-ADV-01")
def test_a_careful_digger_throws_the_first_monster_away():
    seat = hero("Champion", 1, 1, advancements=trained("Careful Digger"))
    g = exploring("Imps", "Ghouls", "Wraith", "Buckler", seat=seat)
    answer(g, "flip 1", "dig", "leave")
    assert [fate for _, fate in fates(g)] == ["discarded", "seed", "item"]
    assert g.seeds == cards_named(["Wraith"])
    assert card_named("Ghouls") in g.discard
