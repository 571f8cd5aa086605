"""What must stay secret in the arena and under way, where random games do not come."""

import msgspec
import pytest
from support.cases import decisions, encoded, shown
from support.castles import GREEN, RED, monster, table
from support.script import say

import darkling

ARENA = {
    "RED": {
        "square": "d7",
        "hits": 2,
        "misses": 2,
        "items": ["GRENADE", "POTION"],
        "coins": 1,
        "camp": ["ORC1"],
    },
    "BLUE": {"square": "c2", "weapon": "AXE", "hits": 3, "misses": 1},
    "GREEN": {"square": "DOOM", "hp": 0, "misses": 4},
    "players": 4,
    "order": ["RED", "BLUE", "GREEN", "YELLOW"],
    "arrived": ["BLUE", "RED", "GREEN"],
    "arena": True,
    "doors": [1, 2, 3, 4, 5, 6, 7, 8],
    "monsters": [
        monster("ORC2", "d6", "BOOTS"),
        monster("OGR3", "e7", "POTION"),
        monster("MUM4", "d3", "BOOTS"),
    ],
    "settings": {"round_limit": 3},
}


def test_the_laws_of_guesses_hold_in_the_arena():
    kind = darkling.find("castle")
    for seed in range(3):
        g = table(seed, **ARENA)
        for number, _ in enumerate(decisions(g, seed)):
            kind.check(g)
            seat = number % g.players
            world = g.guess(seat, number)
            assert shown(world, seat) == shown(g, seat)
            assert world.fingerprint() == g.guess(seat, 99).guess(seat, number).fingerprint()


def test_choices_in_the_arena_say_whether_they_can_be_undone():
    for seed in range(3):
        game = darkling.find("castle").game_from(table(seed, **ARENA))
        for seat, option in decisions(game, seed):
            copy = darkling.load(game.save())
            copy.choose(seat, option)
            assert copy.can_undo(seat) is option.undoable, f"{option} by seat {seat}"


@pytest.mark.parametrize("seat", [1, None])
def test_a_hero_sees_neither_strengths_nor_chests_nor_other_hands(seat):
    chests = {"L1": "AXE", "H4": "SWORD"}
    g = table(
        players=3, doors=[1], monsters=[monster("OGR3", "F2")], chests=chests, BLUE={"hits": 2, "misses": 1}
    )
    view = msgspec.to_builtins(g.view(seat))
    assert view["monsters"][0]["strength"] is None
    assert view["monsters"][0]["possible"] == (2, 3)
    assert [chest["weapon"] for chest in view["chests"]] == [None, None]
    assert (view["heroes"][1]["hits"], view["heroes"][1]["cards"]) == (None, 3)
    assert [kind["strengths"] for kind in view["supply"]] == [None] * 5
    korak = msgspec.to_builtins(g.view(0))
    assert korak["monsters"][0]["strength"] == 3
    assert {chest["weapon"] for chest in korak["chests"]} == {"AXE", "SWORD"}


def test_the_view_of_a_hero_does_not_change_with_a_hidden_strength():
    views = [
        encoded(table(doors=[1], monsters=[monster(orc, "F2")]).view(1)) for orc in ("ORC1", "ORC2", "ORC3")
    ]
    assert len(set(views)) == 1
    assert (
        len({encoded(table(doors=[1], monsters=[monster(orc, "F2")]).view(0)) for orc in ("ORC1", "ORC2")})
        == 2
    )


def test_a_card_drawn_from_the_known_bottom_is_known_to_all():
    hands = {"RED": {"square": "F2", "hits": 1}, "BLUE": {"hits": 10, "misses": 29}}
    g = table(**hands, monsters=[monster("OGR2", "G2")], players=3, rolls=[1, 0])
    # The only card of the deck is the Hit card that Red plays.
    say(g, "attack G2", "hits 1")
    assert (g.hits[RED], g.shown[RED], g.known_below) == (1, (1, 0), 0)
    assert g.guess(2, 5).hits[RED] == 1


def test_strengths_are_guessed_within_the_limit_of_their_room():
    pair = [monster("ORC1", "F2"), monster("SKE2", "G2")]
    g = table(doors=[1], monsters=pair)
    found = {tuple(g.guess(1, seed).figures) for seed in range(60)}
    strengths = {(g.pieces.strength_of[one], g.pieces.strength_of[other]) for one, other in found}
    assert strengths == {(1, 1), (1, 2), (2, 1)}


HIT, MISS = 0, 1


def eliminated(seed=0, hits=2, misses=2, **rest):
    """Return a table where Korak has just put Blue out of the game, who held these cards."""
    blue = {"square": "c2", "hp": 1, "hits": hits, "misses": misses}
    g = table(seed, order=[], players=3, BLUE=blue, arena=True, rolls=(2, 2, 2), **rest)
    say(g, "strike BLUE", "misses 0")
    return g


@pytest.mark.rule("DW-R-67")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_knows_the_order_of_the_cards_that_an_eliminated_hero_returns(seat):
    worlds = [eliminated(seed) for seed in range(12)]
    assert len({world.deck[-4:] for world in worlds}) > 1
    assert {world.knowledge(seat).below for world in worlds} == {((HIT, HIT, MISS, MISS),)}
    assert len({encoded(world.view(seat)) for world in worlds}) == 1
    guesses = {worlds[0].guess(seat, number).deck[-4:] for number in range(30)}
    assert len(guesses) == 6, "as many orders as four cards have"


@pytest.mark.rule("DW-R-67")
def test_a_card_played_after_an_elimination_lies_in_a_known_place():
    g = eliminated()
    g.draw(RED, 8)
    g.put_below(RED, 1, 0)
    assert g.knowledge(1).below == ((HIT, HIT, MISS, MISS), (HIT,))
    assert {g.guess(1, number).deck[-1] for number in range(10)} == {HIT}
    assert g.view(1).known_below == 5


@pytest.mark.rule("DW-R-67")
def test_equal_cards_have_no_order_that_could_be_unknown():
    g = eliminated(misses=0, hits=3)
    assert g.knowledge(2).below == ((HIT,), (HIT,), (HIT,))


@pytest.mark.rule("DW-R-67")
def test_whoever_draws_from_a_returned_hand_alone_knows_what():
    g = eliminated(GREEN={"hits": 9, "misses": 27})
    assert len(g.deck) == 4
    drawn = g.deck[0] % 2
    g.draw(RED, 1)
    assert (g.hits[RED], g.shown[RED], g.known_below, g.knowledge(2).below) == (1 - drawn, (0, 0), 0, ())
    assert {g.guess(2, number).hits[RED] for number in range(20)} == {0, 1}
    assert {g.guess(1, number).hits[RED] for number in range(20)} == {1 - drawn}


@pytest.mark.rule("DW-R-67")
def test_a_draw_goes_from_known_cards_into_a_returned_hand_and_out_again():
    g = eliminated(GREEN={"hits": 8, "misses": 27}, known_below=1)
    g.put_below(GREEN, 0, 1)
    assert (g.deck[0], g.deck[-1], len(g.deck), g.known_below) == (HIT, MISS, 6, 6)
    g.draw(RED, 6)
    assert (g.cards_of(RED), g.shown[RED], g.deck, g.known_below) == (6, (1, 1), (), 0)
