"""What can be set up: what is named lies there, and chance deals the rest as a game would have it."""

import pytest
from support.realms import (
    adventurers,
    built,
    dark,
    fortunes,
    hand,
    held,
    henchmen,
    lair,
    light,
    minions,
    monsters,
    party,
    place,
    realm,
    space,
    store,
    table,
    tiles,
    used_henchmen,
)
from support.script import offered, say

import darkling
from darkling.games.domains.cards import DEATH, ERA, HENCHMAN_CODES, MERCENARY, WORLD
from darkling.games.domains.cards.switches import LAST_TURN, SIDE_CHOICE
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    ARCHITECT,
    BAG,
    FAR_LANDS,
    HENCHMEN,
    HENCHMEN_FROM,
    INN,
    NIKTMARG_SLOTS,
    PILE,
)
from darkling.games.domains.rules.scrying import by_place
from darkling.games.domains.rules.state import (
    BOXED_ADVENTURERS,
    EMPTY,
    GUARDED,
    PAST_FORTUNE,
    SLASHED,
    TILE_TAKEN,
)
from darkling.games.domains.rules.turn import STEPS

FORTUNES = [f"FO{number:02}" for number in range(1, 33)]


def test_a_seat_has_what_is_named_and_nothing_else():
    g = table(
        realm(
            {"W1": dark("TI38", weapons=2, altars=1, monsters=["MO44", "MO66"]), "S2": light("TI01")},
            coins=8,
            fire=2,
            spells=["SP03", "SP01", "SP01"],
            henchmen=["HE09", "HE02"],
            used=["HE09"],
            held=["TI30"],
        ),
        phase="resolution",
        city={"architect-1": 0},
    )
    assert store(g) == {"coins": 8, "fire": 2}
    assert (hand(g), held(g)) == (["SP01", "SP01", "SP03"], ["TI30"])
    assert (henchmen(g), used_henchmen(g)) == (["HE02", "HE09"], ["HE09"])
    assert built(g) == {"W1": "TI38 dark", "S2": "TI01 light"}
    assert monsters(g) == {"W1": ["MO44", "MO66"]}
    assert (g.weapons(0, space("W1")), g.altars(0, space("W1"))) == (2, 1)
    assert (store(g, 1), hand(g, 1), henchmen(g, 1), built(g, 1)) == ({}, [], [], {})


def test_slots_are_full_unless_they_are_said_to_be_empty():
    g = table(realm(), inn=["HE05", "-"], architect=["-", "TI07"])
    assert g.displays[INN] == (4, EMPTY)
    assert tiles(g.displays[ARCHITECT])[:2] == ["-", "TI07"]
    assert EMPTY not in g.displays[ARCHITECT][1:]
    assert [len(slots) for slots in g.displays] == [4, 4, 2, 2, 7, 6]
    assert EMPTY not in (*g.displays[FAR_LANDS], *g.displays[NIKTMARG_SLOTS])


def test_named_leaders_stand_first_and_chance_fills_their_parties():
    g = table(realm(), taverns=[["AD05"], ["AD09", "AD01"]])
    assert (party(g)[0], party(g, 1)[:2]) == ("AD05", ["AD09", "AD01"])
    assert len({*party(g), *party(g, 1)}) == 8


def test_a_party_can_be_short_where_no_adventurers_are_left():
    g = table(realm(), taverns=[["AD05", "-", "-", "-"], []], decks={"adventurers": []})
    assert [len(g.displays[tavern]) for tavern in (0, 1)] == [1, 0]
    assert len(g.box[BOXED_ADVENTURERS]) == 47


def test_what_is_left_is_in_the_decks():
    g = table(
        realm(spells=["SP01"], henchmen=["HE01"], held=["TI01"]),
        discards={"attack": ["SP01"], "adventurers": ["AD01"]},
        box=["MO01"],
    )
    assert [len(g.decks[deck]) for deck in (0, 1, 2, 3)] == [22, 24, 24, 24]
    assert [len(g.decks[deck]) for deck in (ADVENTURERS, HENCHMEN, BAG, PILE)] == [39, 35, 67, 53]


def test_a_named_deck_has_only_those_cards():
    g = table(
        realm(spells=["SP02"]), decks={"attack": ["SP01"], "bag": ["TI01", "TI02"]}, architect=["-"] * 7
    )
    assert g.decks[0] == (0,)
    assert len(g.discards[0]) == 22
    assert g.decks[BAG] == (0, 1)


def test_minions_stand_where_they_are_named():
    g = table(
        realm({"W1": light("TI38")}, flips=["W1"], to_place=2),
        realm(to_place=1),
        city={"temple-1": 0, "royal-court": 1},
        guild=[1],
    )
    assert minions(g) == {"temple-1": 0, "royal-court": 1}
    assert (g.guild, g.flips, g.to_place) == ((1,), [(space("W1"),), ()], [2, 1])
    say(g, "place temple-2")
    assert g.city[place("temple-2")] == 0


def test_all_minions_are_at_hand_until_the_placement_and_none_afterwards():
    assert table(realm(slashed=True), phase="placement").to_place == [5, 4]
    later = table(realm(slashed=True), phase="resolution", city={"architect-1": 1}, tile_taken=True)
    assert later.to_place == [0, 0]
    assert later.marks == SLASHED | TILE_TAKEN


# The clock.


@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("phase", ["fortune", "placement"])
def test_the_fortune_cards_of_a_turn_lie_in_their_blocks(turn, phase):
    g = table(realm(), turn=turn, phase=phase, choices=[])
    out = (*g.box[PAST_FORTUNE], *g.fortune_shown)
    assert len(out) + len(g.fortune) == 15
    eras = [ERA[card] for card in (*out, *g.fortune)]
    assert [eras.count(era) for era in (0, 1, 2)] == [5, 5, 5]
    assert eras[len(out) :] == sorted(eras[len(out) :])
    assert WORLD in (*out, *g.fortune)
    assert DEATH in (*g.fortune_shown, *g.fortune)
    assert g.turn == turn


@pytest.mark.parametrize(
    ("fortune", "turn"),
    [
        (["FO01", "FO02"], 1),
        (["FO11", "FO12"], 3),
        (["FO21", "FO01"], 3),
        (["FO31", "FO20"], 5),
        (["FO30", "FO31"], 6),
        (["FO32"], 5),
    ],
)
def test_without_a_turn_it_is_the_first_in_which_fortune_can_be_so(fortune, turn):
    assert table(realm(), fortune_shown=fortune).turn == turn
    assert table(realm(), fortune_shown=fortune).fortune_shown[: len(fortune)] == tuple(
        [FORTUNES.index(code) for code in fortune]
    )


def test_death_among_the_cards_shown_makes_it_the_last_turn():
    g = table(realm(), fortune_shown=["FO32"])
    assert (g.switches[LAST_TURN], g.switches[SIDE_CHOICE]) == (1, 1)
    assert not table(realm(), turn=7).switches[LAST_TURN]


def test_the_topmost_fortune_cards_can_be_named():
    g = table(realm(), turn=1, fortune=["FO07", "FO03"])
    assert fortunes(g.fortune[:2]) == ["FO07", "FO03"]


def test_a_seat_knows_the_fortune_cards_it_has_seen():
    g = table(realm(seen=2), fortune=["FO07", "FO03", "FO01"])
    assert fortunes(by_place(g.scried[0])) == ["FO07", "FO03"]
    assert by_place(g.scried[1]) == ()


def test_a_seat_has_looked_at_far_lands():
    assert table(realm(far_seen=["far-2"])).far_seen == [2, 0]


@pytest.mark.parametrize("phase", STEPS)
def test_a_position_begins_with_any_phase(phase):
    g = table(realm(coins=3), realm(), phase=phase, fortune_shown=[] if phase == "fortune" else ["FO32"])
    for _ in range(2000):
        if g.over:
            break
        g.choose(g.waiting[0], g.decision(g.waiting[0]).options[-1])
    assert g.over


# What chance brings.


def test_rolls_say_how_dice_fall():
    g = table(
        realm(coins=2, henchmen=["HE01"]),
        realm(henchmen=["HE02"]),
        phase="resolution",
        city={"thug": 0},
        rolls=[6],
    )
    assert "henchman HE02" in offered(g)
    say(g, "henchman HE02")
    assert henchmen(g, 1) == ["HE02"]


@pytest.mark.parametrize("spell", ["SP01", "SP05"])
def test_draws_say_which_card_comes(spell):
    g = table(realm(), phase="resolution", city={"council-1": 0}, draws=[spell])
    say(g, "deck attack")
    assert hand(g) == [spell]


def test_a_draw_waits_for_its_own_kind():
    """HE05 and SP05 have the same number in their decks."""
    g = table(realm(), phase="resolution", city={"council-1": 0}, draws=["HE05"])
    say(g, "deck attack")
    assert g.chance.draws == (HENCHMEN_FROM + HENCHMAN_CODES.index("HE05"),)


def test_choices_are_made_before_the_position_is_handed_out():
    g = table(realm(), choices=[(0, "place seer"), (1, "place builders-guild")])
    assert (minions(g), g.guild) == ({"seer": 0}, (1,))


def test_the_same_data_gives_the_same_table():
    one, other = table(realm(), turn=4, seed=1), table(realm(), turn=4, seed=2)
    assert one.displays == other.displays
    assert adventurers(one.displays[0]) == adventurers(other.displays[0])


def test_guarded_spaces_and_the_mercenary_can_be_named():
    lying = {"Pl1": lair("MO66", guarded=True)}
    g = table(realm(lying), phase="resolution", city={"architect-1": 0})
    assert g.tokens[0][space("Pl1")] == GUARDED
    assert MERCENARY in g.monsters[0][space("Pl1")]


def test_a_position_is_played_as_a_game_by_names():
    game = darkling.game(table(realm()))
    game.choose(0, "place business-1")
    assert "place business-1" not in offered(game)
    game.undo(0)
    assert "place business-1" in offered(game)
