"""The ledger's worked examples about rooms, clearing and advancement, each under its number."""

import pytest
from games.darkness.arranged import cleared, codes, hero, outside, position, trained
from games.darkness.board import BASEMENT, play, point, table
from games.darkness.dungeons import (
    answer,
    cards_named,
    foe_named,
    foretell,
    go_on_to,
    item_named,
    prompt,
    told,
)
from support.script import offered, say

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    BOSS_CARDS,
    CLASSES,
    FOES,
    RESOURCE_CODES,
    TILE,
)
from darkling.games.darkness.rules.box import AC, LEGAL
from darkling.games.darkness.rules.dungeon_deck import build_deck
from darkling.games.darkness.rules.events import (
    AdvancementsDrawn,
    EncounterBegan,
    MonsterCardDrawn,
    MonstersPlaced,
    MonsterTurnBegan,
    Summoned,
)
from darkling.games.darkness.rules.populate import PlaceSet, Populate, danger_level
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS

MARGO, DESMOND, COLE, ELLA = "Inquisitor", "Templar", "Samurai", "Assassin"
DRAWN = ["Demon!", "Kobold Crossbows", "Chesherak", "Zombies!", "Minotaur", "Aura Knight"]


def tile(x, y):
    """Return the number of the tile of The Basement whose upper left square is there."""
    return [(column, row) for _, column, row in table(BASEMENT).tiles].index((x, y))


def line(g):
    return [FOES[foe].name for foe, _, _ in g.line]


def dangers(g):
    return [event.danger for event in told(g, MonsterCardDrawn)]


@pytest.mark.rule("AD-POP-01")
def test_w12_three_new_heroes_and_seven_tiles():
    assert danger_level(outside(hero("Champion"), hero("Psion"), hero("Samurai"))) == 21


@pytest.mark.rule("AD-POP-06", "AD-POP-07", "AD-R-12")
def test_w13_zombies_on_the_last_tile_of_the_basement():
    g = table(BASEMENT, heroes=[("Champion", (0, 0))])
    play(g, PlaceSet(foe_named("Zombies!")))
    assert [point(g, figure) for figure in range(1, 7)] == [
        *[(12, 2), (12, 3), (12, 4), (12, 5), (11, 5), (10, 5)]
    ]


@pytest.mark.rule("AD-POP-04", "AD-POP-05", "AD-POP-08")
def test_w14_the_basement_is_populated_as_in_the_rulebook():
    seats = [hero(name) for name in (MARGO, DESMOND, COLE, ELLA)]
    g = outside(*seats, draws=codes(*DRAWN))
    assert danger_level(g) == 28
    # The cells of a standing tile that are numbered 0 to 3 are its right column, from the top.
    answer(g, "stand 0", "stand 1", "stand 2", "stand 3")
    assert [point(g, seat) for seat in g.march] == [(2, 0), (2, 1), (2, 2), (2, 3)]
    assert offered(g) == [f"on_tile {tile(7, 0)}", f"on_tile {tile(7, 4)}"]
    answer(g, f"on_tile {tile(7, 0)}")
    assert offered(g) == [f"on_tile {tile(3, 0)}", f"on_tile {tile(3, 3)}"]
    answer(g, f"on_tile {tile(3, 0)}")
    assert dangers(g) == [8, 13, 16, 19, 26, 29]
    assert line(g) == ["Aura Knight", "Minotaur", "Zombies!", "Chesherak", "Kobold Crossbows", "Demon!"]
    homes = {FOES[foe].name: TILE.tile_of(g.at[first]) for foe, first, _ in g.line}
    assert homes == {
        "Demon!": tile(10, 2),
        "Kobold Crossbows": tile(7, 0),
        "Chesherak": tile(7, 4),
        "Zombies!": tile(3, 6),
        "Minotaur": tile(3, 0),
        "Aura Knight": tile(3, 3),
    }


@pytest.mark.rule("AD-ENC-10", "AD-POP-09")
def test_w14_the_aura_knight_acts_first():
    g = outside(*[hero(name) for name in (MARGO, DESMOND, COLE, ELLA)], draws=codes(*DRAWN))
    answer(g, "stand 0", "stand 1", "stand 2", "stand 3", f"on_tile {tile(7, 0)}", f"on_tile {tile(3, 0)}")
    for _ in range(4):
        go_on_to(g, "your-turn")
        say(g, "end_turn", "keep_hand")
    assert FOES[told(g, MonsterTurnBegan)[0].foe].name == "Aura Knight"


@pytest.mark.rule("AD-MAP-08", "AD-MAP-09", "AD-MAP-10")
def test_w15_the_second_dungeon_begins_with_eleven_tiles():
    g = outside(phase="between", settings={"dungeon": "random", "dungeons": 2})
    assert g.won == 4
    answer(g, "dungeon random", "go_on")
    assert len(g.tiles) == 11


@pytest.mark.rule("AD-BLD-02")
def test_w17_an_assassin_has_no_card_with_the_letters_cts():
    number = next(number for number, card in enumerate(ACTIONS) if sorted(card.letters) == ["C", "S", "T"])
    allowed = [card.name for one, card in enumerate(CLASSES) if number in LEGAL[AC][one]]
    assert sorted(allowed) == ["Champion", "Samurai", "Templar"]


@pytest.mark.rule("AD-BOS-03", "AD-BOS-06")
def test_w21_two_of_three_cards_of_the_dragon():
    g = table(BASEMENT, plan=-1, encounter=1)
    g.agreed |= 4
    build_deck(g)
    foretell(g, "Imps")
    dragon = BOSS_CARDS[foe_named("Salt Dragon")]
    g.chance.draws = (500 + dragon[0], 500 + dragon[2], *g.chance.draws)
    g.listener = []
    play(g, Populate(4))
    assert dangers(g) == [0, 0, 4, 4, 4]
    assert line(g) == ["Imps"]
    assert g.below == ((dragon[0], dragon[2]),)


@pytest.mark.rule("AD-CLR-11", "AD-CLR-12", "AD-R-94")
def test_w30_zombies_and_a_demon_dug_up_seed_the_next_room():
    seats = hero("Champion", 1, 5), hero("Psion", 2, 5)
    dug = codes("Imps", "Zombies!", "Demon!", "Buckler")
    g = cleared(*seats, settings={"dungeon": "sewer"}, draws=[*dug, *codes("Minotaur", "Aura Knight")])
    answer(g, "keep_hand", "keep_hand", "explore", "flip 1", "dig", "leave", "nothing", "go_on")
    assert g.seeds == cards_named(["Zombies!", "Demon!"])
    assert (len(g.tiles), danger_level(g)) == (8, 16)
    answer(g, "stand 0", "stand 1")
    while prompt(g) == "which-tile":
        say(g, offered(g)[0])
    assert dangers(g)[-4:] == [2, 6, 13, 16]
    assert line(g) == ["Aura Knight", "Minotaur", "Demon!", "Zombies!"]


@pytest.mark.rule("AD-CLR-04", "AD-CLR-05", "AD-R-96")
def test_w31_a_revived_assassin_rests():
    g = cleared(hero("Champion", 1, 1), hero("Templar", 1, 2), hero("Assassin", 1, 3, hp=0))
    answer(g, "keep_hand", "keep_hand", "revive 2")
    assert g.hp[2] == 9
    answer(g, "keep_hand")
    assert [len(g.pile(2, zone)) for zone in (HAND_ACS, HAND_RCS)] == [3, 3]
    answer(g, "nothing")
    assert (g.waiting, prompt(g)) == ((2,), "revive-rest-explore")
    answer(g, "rest", "skip")
    assert g.hp[2] == 13
    assert [len(g.pile(2, zone)) for zone in (HAND_ACS, HAND_RCS)] == [4, 4]


@pytest.mark.rule("AD-CLR-06", "AD-CLR-07", "AD-R-98")
def test_w32_a_psion_rests_with_two_cards_left_in_each_deck():
    psion = CLASSES[6]
    acs = [ACTION_CODES[card] for card in psion.action_deck]
    rcs = [RESOURCE_CODES[card] for card in psion.resource_deck]
    seat = hero("Psion", 1, 1, hp=7, acs=acs[:3], rcs=rcs[:3], used_acs=acs[3:25], used_rcs=rcs[3:25])
    g = cleared(seat)
    answer(g, "keep_hand", "rest", "reshuffle")
    assert g.hp == [13]
    assert [len(pile) for pile in g.piles] == [4, 4, 23, 23, 0, 0]


@pytest.mark.rule("AD-POP-11", "AD-R-11")
def test_w33_a_seventh_set_joins_the_demon():
    places = [(12, 2), (9, 0), (9, 4), (6, 8), (6, 2), (6, 5)]
    foes = [(name, at) for name, at in zip(DRAWN, places, strict=True) if name != "Zombies!"]
    g = table(BASEMENT, heroes=[("Champion", (2, 0))], foes=[*foes, ("Zombies!", (6, 8))])
    play(g, PlaceSet(foe_named("Imps")))
    assert [point(g, figure) for figure in range(len(g.kind) - 3, len(g.kind))] == [(12, 3), (12, 4), (12, 5)]


@pytest.mark.rule("AD-BOS-05", "AD-BOS-08", "AD-R-90")
def test_w40_the_master_of_the_tower_and_his_servants():
    seats = [hero("Champion"), hero("Psion"), hero("Samurai")]
    g = outside(*seats, settings={"dungeon": "tower"}, encounter=4, draws=codes("Hooded Cultists"))
    squares = [g.board.square_at((3, y)) for y in (5, 6, 7)]
    answer(g, *[f"stand {square}" for square in squares])
    tiles = [(column, row) for _, column, row in g.tiles]
    portal = tiles.index((14, 5))
    assert offered(g) == [f"on_tile {tiles.index(at)}" for at in ((14, 1), (14, 5), (14, 9))]
    answer(g, f"on_tile {portal}")
    assert [(event.danger, event.level) for event in told(g, EncounterBegan)] == [(30, 30)]
    assert line(g) == ["Hooded Cultists", "High Order Master"]
    assert point(g, 3) == (16, 5)
    assert [point(g, figure) for figure in (4, 5, 6)] == [(15, 4), (16, 4), (15, 5)]
    assert len(told(g, MonstersPlaced)) == 2


@pytest.mark.rule("AD-BOS-08", "AD-R-90", "AD-R-91")
def test_w40_he_summons_again_in_the_second_round_but_not_in_the_first():
    g = outside(hero("Champion"), settings={"dungeon": "tower"}, encounter=4)
    answer(g, "stand 0")
    go_on_to(g, "your-turn")
    for number, summons in ((1, 1), (2, 2)):
        assert len(told(g, Summoned)) == 1
        while g.round == number:
            g.hp[0] = g.max_hp(0)
            say(g, "end_turn" if prompt(g) == "your-turn" else offered(g)[0])
        assert len(told(g, Summoned)) == summons


@pytest.mark.rule("AD-POP-01", "AD-LVL-03", "AD-ADV-02")
def test_w45_advancements_worth_five_and_a_second_one_of_four_cards():
    settings = {"dungeon": "sewer"}
    held = (trained("Mastery"), trained("Tough"), trained("Fleet"))
    names = ("Champion", "Psion", "Templar")
    heroes = [hero(name, at, 1, advancements=held[at]) for at, name in enumerate(names)]
    g = outside(*heroes, settings=settings, encounter=3)
    assert (len(g.tiles), danger_level(g)) == (9, 32)
    campaign, dead = {"dungeon": "sewer", "dungeons": 2}, {"foe": codes("Vampire")[0], "at": []}
    g = position(heroes, phase="advancement", encounter=4, settings=campaign, foes=[dead, dead])
    answer(g, "decline", "train")
    assert [event.count for event in told(g, AdvancementsDrawn)] == [4]
    answer(g, offered(g)[0])
    assert len(g.advancements[1]) == 2


@pytest.mark.rule("AD-CLR-09", "AD-CLR-10", "AD-R-101")
def test_w46_a_keen_sword_instead_of_a_great_maul():
    for choice in ("keep", "leave"):
        seat = hero("Champion", 1, 1, items=codes("Great Maul"))
        g = cleared(seat, draws=codes("Zombies!", "Keen Sword"))
        answer(g, "keep_hand", "explore", "flip 1", "flip 2")
        answer(g, f"keep {codes('Keen Sword')[0]}" if choice == "keep" else "leave")
        # Only the Maul can be discarded, so nobody is asked.
        held = "Keen Sword" if choice == "keep" else "Great Maul"
        assert g.items == [(item_named(held),)]
        assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-CLR-10", "AD-CLR-11", "AD-R-100")
@pytest.mark.parametrize("early", [True, False])
def test_w47_an_explorer_with_a_lantern(early):
    settings = {"dungeon": "cellar", "dig_early": early}
    seat = hero("Champion", 1, 1, items=codes("Seeker's Lantern"))
    g = cleared(seat, settings=settings, flipped={"6": "-"}, draws=codes("Zombies!", "Buckler"))
    answer(g, "keep_hand", "explore", "flip 1")
    others = [f"flip {number}" for number in range(2, 6)]
    assert offered(g) == [*others, "dig", "stop"] if early else offered(g) == [*others, "stop"]
    answer(g, "flip 2", "leave")
    assert offered(g) == [*others[1:], "stop"]
