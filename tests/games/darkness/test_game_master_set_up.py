"""A game master lays the map, picks the monsters and places them."""

import pytest
from games.darkness.arranged import codes, hero
from games.darkness.board import options, told
from games.darkness.dungeons import answer, begun, go_on_to, prompt
from games.darkness.led import MASTER, TABLETOP, at_entry, code_of
from support.script import say

import darkling
from darkling.games.darkness.cards import (
    DUNGEON_CODES,
    DUNGEON_DECK,
    FOE_CODES,
    FOES,
    TILE,
    boss_cards,
    foe_of,
)
from darkling.games.darkness.rules.dungeon_deck import deck_size, searched
from darkling.games.darkness.rules.events import (
    DeckSearched,
    MapLaid,
    MonsterCardDrawn,
    MonstersEnlisted,
    MonstersPlaced,
    TilePlaced,
)
from darkling.games.darkness.rules.mustering import Deploy, Muster
from darkling.games.darkness.rules.populate import best_tiles
from darkling.games.darkness.rules.skirmish import Skirmish
from darkling.games.darkness.rules.state import STAIRS
from darkling.table.errors import BadSetting

COMPANY = (hero("Champion"), hero("Templar"))


def mustering(*seats, level=None, **rest):
    """Return a game in which the game master is about to pick; the map and places are left to themselves."""
    g = at_entry(*seats, **rest)
    while prompt(g) != "enlist-whom":
        names = options(g)
        say(g, "propose" if "propose" in names else names[0])
    if level is not None:
        g.running(Muster).level = level
    return g


def picked(g, name):
    """Pick a card, and let its monsters stand where they would without a game master."""
    answer(g, f"enlist {code_of(name)}", "propose")


def recruits(g):
    return [foe.foe for foe in g.view(MASTER).master.muster.recruits]


# Seats.


@pytest.mark.rule("AD-MOD-02", "AD-GM-01")
def test_the_game_master_has_the_first_seat_and_no_hero():
    g = begun(3, **TABLETOP)
    assert (g.heroes, g.has_master(), g.march) == (2, True, (0, 1))
    assert [g.hero_of(seat) for seat in g.seats] == [-1, 0, 1]
    seen = at_entry(*COMPANY).view(None)
    assert ([one.seat for one in seen.heroes], seen.march, seen.master.seat) == ([1, 2], (0, 1), MASTER)


@pytest.mark.rule("AD-MOD-02")
@pytest.mark.parametrize(("players", "fits"), [(1, False), (2, True), (8, True), (9, False)])
def test_one_to_seven_heroes_play_against_a_game_master(players, fits):
    if fits:
        assert darkling.new("darkness", players, settings=TABLETOP).position.heroes == players - 1
    else:
        with pytest.raises(BadSetting):
            darkling.new("darkness", players, settings=TABLETOP)


@pytest.mark.rule("AD-PRE-03")
def test_the_heroes_fix_their_marching_order_themselves():
    g = begun(4, **TABLETOP)
    go_on_to(g, "who-marches-next")
    assert (g.waiting, options(g)) == ((1,), ["next 1", "next 2", "next 3"])


# The map.


@pytest.mark.rule("AD-GM-02", "AD-R-108")
def test_the_game_master_lays_the_map_tile_by_tile():
    g = at_entry(*COMPANY)
    while prompt(g) != "stand-where":
        assert g.waiting == (MASTER,)
        answer(g, options(g)[0])
    assert len(g.tiles) == 7
    assert [event.seat for event in told(g.listener, TilePlaced)] == [MASTER] * 6


@pytest.mark.rule("AD-GM-02")
@pytest.mark.parametrize("own", [0, 3])
def test_the_rest_of_the_map_can_be_left_to_chance(own):
    g = at_entry(*COMPANY)
    for _ in range(own):
        say(g, "vertical")
        while prompt(g) != "lay-which-way":
            say(g, options(g)[0])
    before = g.tiles
    answer(g, "propose")
    assert (len(g.tiles), g.tiles[: own + 1], before) == (7, before, g.tiles[: own + 1])
    assert len(told(g.listener, MapLaid)) == 1


@pytest.mark.rule("AD-MAP-04")
def test_a_dungeon_with_maps_of_its_own_keeps_them():
    g = at_entry(*COMPANY, settings={"dungeon": "cellar"})
    assert (prompt(g), len(g.tiles)) == ("stand-where", 7)


# Picking.


@pytest.mark.rule("AD-GM-03", "AD-R-109", "AD-POP-01")
def test_the_danger_may_be_five_above_the_level_which_counts_heroes_only():
    g = mustering(*COMPANY)
    muster = g.running(Muster)
    assert (muster.level, muster.most()) == (2 * 7, 2 * 7 + 5)
    picked(g, "Vampire")
    picked(g, "Demon!")
    assert (muster.total(), options(g)) == (17, ["done"])


@pytest.mark.rule("AD-GM-03")
def test_only_what_still_fits_can_be_picked():
    g = mustering(*COMPANY)
    picked(g, "Vampire")
    picked(g, "Cave Bear")
    left = 19 - 9 - 6
    fitting = {foe for foe in searched(g) if foe_of(foe) >= 0 and FOES[foe].danger <= left}
    assert options(g) == [*[f"enlist {code_of(FOES[foe].name)}" for foe in sorted(fitting)], "done"]


@pytest.mark.rule("AD-GM-03")
def test_what_is_too_dangerous_is_shown_and_says_why():
    g = mustering(*COMPANY)
    picked(g, "Vampire")
    picked(g, "Cave Bear")
    spare = 19 - 9 - 6
    barred = dict(g.barred(MASTER))
    assert {why.key for why in barred.values()} == {"too-dangerous"}
    assert set(barred) == {code for code in recruits(g) if FOES[FOE_CODES.index(code)].danger > spare}
    offered = [name.removeprefix("enlist ") for name in options(g) if name.startswith("enlist")]
    assert sorted([*barred, *offered]) == sorted(recruits(g))


@pytest.mark.rule("AD-R-108")
def test_one_card_is_enough_and_the_least():
    g = mustering(*COMPANY)
    assert "done" not in options(g)
    picked(g, "Zombies!")
    answer(g, "done")
    assert ([foe for foe, _, _ in g.line], g.placed) == ([foe_number("Zombies!")], 3)
    assert prompt(g) == "draw-your-cards"


@pytest.mark.rule("AD-R-108")
def test_so_many_cards_can_be_picked_as_the_deck_has():
    g = mustering(*COMPANY)
    bats = foe_number("Bat Swarm")
    shown = {foe.foe: foe.copies for foe in g.view(MASTER).master.muster.recruits}
    assert shown[code_of("Bat Swarm")] == searched(g).count(bats) > 0
    before = deck_size(g)
    picked(g, "Bat Swarm")
    assert deck_size(g) == before - 1


@pytest.mark.rule("AD-R-108", "AD-BOS-04", "AD-BOS-05")
def test_a_boss_is_picked_with_all_its_cards():
    below = codes("Grimalkin 1", "Grimalkin 2")
    g = mustering(*COMPANY, level=20, settings={"bosses_in_deck": True}, below=below)
    picked(g, "Grimalkin")
    assert not set(boss_cards(foe_number("Grimalkin"))) & set(searched(g))
    assert (g.running(Muster).total(), [foe for foe, _, _ in g.line]) == (18, [foe_number("Grimalkin")])


def foe_number(name):
    return [card.name for card in FOES].index(name)


@pytest.mark.rule("AD-R-108", "AD-BOS-04")
def test_a_boss_of_which_a_card_is_missing_cannot_be_picked():
    settings = {"bosses_in_deck": True}
    g = mustering(*COMPANY, level=20, settings=settings, discard=codes("Grimalkin 1"))
    assert code_of("Grimalkin") not in recruits(g)


@pytest.mark.rule("AD-R-108", "AD-BOS-06")
def test_what_lies_under_the_deck_is_searched_and_shuffled_in():
    below = codes("Grimalkin 1", "Grimalkin 2")
    g = mustering(*COMPANY, level=20, settings={"bosses_in_deck": True}, below=below)
    assert code_of("Grimalkin") in recruits(g)
    assert g.below == ()


@pytest.mark.rule("AD-R-94", "AD-CLR-12")
def test_seeds_come_first_and_count_half():
    g = at_entry(*COMPANY, seeds=codes("Zombies!", "Demon!"))
    while prompt(g) != "muster-on-tile":
        names = options(g)
        say(g, "propose" if "propose" in names else names[0])
    assert (g.running(Deploy).foe, g.waiting) == (foe_number("Zombies!"), (MASTER,))
    answer(g, "propose", "propose")
    assert (g.running(Muster).total(), g.running(Muster).sets) == (6, 2)
    assert "done" in options(g)


@pytest.mark.rule("AD-R-94")
def test_what_was_set_aside_is_placed_by_the_game_master():
    g = at_entry(*COMPANY, settings={"dungeon": "sewer"}, encounter=4)
    go_on_to(g, "muster-on-tile")
    assert g.running(Deploy).foe == foe_number("Vampire")
    answer(g, "propose", "propose")
    assert (prompt(g), g.running(Muster).total()) == ("enlist-whom", 18)


@pytest.mark.rule("AD-GM-03", "AD-R-108")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_to_chance_comes_up_to_the_level_and_not_above_the_most(seed):
    g = mustering(*COMPANY)
    g.chance.reseed(seed)
    answer(g, "propose")
    assert 14 <= g.placed <= 19
    assert prompt(g) == "draw-your-cards"


@pytest.mark.rule("AD-GM-03")
def test_chance_goes_on_from_what_was_picked():
    g = mustering(*COMPANY)
    picked(g, "Vampire")
    answer(g, "propose")
    assert g.line[-1][0] == foe_number("Vampire")
    assert 14 <= g.placed <= 19


@pytest.mark.rule("AD-R-93", "AD-R-108")
def test_where_the_deck_has_no_monster_one_is_drawn_from_the_discards():
    monsters = [DUNGEON_CODES[card] for card in DUNGEON_DECK if foe_of(card) >= 0]
    normal = [code for code in monsters if not code.startswith("BO")]
    g = mustering(*COMPANY, discard=normal)
    assert (recruits(g), options(g)) == ([], ["propose"])
    answer(g, "propose")
    assert told(g.listener, MonsterCardDrawn)
    assert g.line
    assert prompt(g) == "draw-your-cards"


@pytest.mark.rule("AD-R-102", "AD-GM-03")
def test_an_unexpected_fight_is_picked_by_the_game_master_too():
    g = mustering(*COMPANY)
    picked(g, "Zombies!")
    answer(g, "done")
    g.resume([], None, [], [0] * g.players)
    g.over = False
    g.start(Skirmish(2))
    muster = g.running(Muster)
    assert (prompt(g), muster.level, muster.most()) == ("enlist-whom", 4, 9)


# Placing.


@pytest.mark.rule("AD-GM-04", "AD-R-108", "AD-POP-10")
def test_a_set_stands_on_any_squares_of_any_tile_but_the_stairs():
    g = mustering(*COMPANY)
    say(g, f"enlist {code_of('Kobold Crossbows')}")
    tiles = [f"on_tile {tile}" for tile in range(len(g.tiles)) if tile != STAIRS]
    assert options(g) == [*tiles, "propose"]
    say(g, "on_tile 1")
    squares = [f"stand {one}" for one in TILE.squares(1)]
    assert options(g) == [*squares, "propose"]
    answer(g, squares[11], squares[4])
    first, second = g.line[0][1], g.line[0][1] + 1
    assert [f"stand {g.at[figure]}" for figure in (first, second)] == [squares[11], squares[4]]
    (event,) = told(g.listener, MonstersPlaced)
    assert event.squares == (g.at[first], g.at[second])


@pytest.mark.rule("AD-POP-04", "AD-POP-06")
def test_a_set_can_stand_where_it_would_without_a_game_master():
    g = mustering(*COMPANY)
    tile = best_tiles(g)[0]
    picked(g, "Kobold Crossbows")
    assert g.at[-2:] == list(TILE.squares(tile)[:2])


@pytest.mark.rule("AD-GM-04", "AD-POP-07")
def test_the_rest_of_a_set_can_follow_round_the_tile():
    g = mustering(*COMPANY)
    corner = TILE.squares(2)[11]
    answer(g, f"enlist {code_of('Hooded Cultists')}", "on_tile 2", f"stand {corner}", "propose")
    assert g.at[-3:] == [corner, *TILE.squares(2)[:2]]


@pytest.mark.rule("AD-R-11", "AD-GM-04")
def test_a_tile_without_room_for_the_set_is_not_offered():
    g = mustering(*COMPANY, level=40)
    for _ in range(2):
        say(g, f"enlist {code_of('Zombies!')}", "on_tile 1")
        while prompt(g) == "place-monster":
            say(g, options(g)[0])
    say(g, f"enlist {code_of('Minotaur')}")
    assert "on_tile 1" not in options(g)


def test_monsters_are_seen_as_soon_as_they_stand():
    g = mustering(*COMPANY)
    say(g, f"enlist {code_of('Hooded Cultists')}", "on_tile 2", f"stand {TILE.squares(2)[3]}")
    for viewer in (MASTER, 1, None):
        seen = g.view(viewer)
        assert [foe.square for card in seen.line for foe in card.figures] == [TILE.squares(2)[3]]
        assert (seen.master.muster.placing, seen.master.muster.to_place) == (code_of("Hooded Cultists"), 2)


@pytest.mark.rule("AD-POP-09", "AD-ENC-10")
def test_what_was_picked_last_acts_first():
    g = mustering(*COMPANY)
    picked(g, "Minotaur")
    picked(g, "Aura Knight")
    assert [foe for foe, _, _ in g.line] == [foe_number("Aura Knight"), foe_number("Minotaur")]


@pytest.mark.rule("AD-BOS-08")
def test_a_boss_that_summons_calls_its_servants_as_it_is_placed():
    g = mustering(*COMPANY, settings={"dungeon": "tower"}, encounter=4)
    assert [FOES[foe].name for foe, _, _ in g.line][-1] == "High Order Master"
    assert len(g.line) == 2


# Told, and taken back.


def test_each_choice_can_be_taken_back_until_chance_decides():
    game = darkling.new("darkness", 2, seed=3, settings=TABLETOP)
    while game.position.decision(game.waiting[0]).prompt != "enlist-whom":
        decision = game.decision(game.waiting[0])
        names = [option.name for option in decision.options]
        say(game, "propose" if "propose" in names else names[0])
    before = game.position.fingerprint()
    assert not game.can_undo(MASTER)
    say(game, f"enlist {code_of('Zombies!')}", "on_tile 1")
    game.undo(MASTER)
    game.undo(MASTER)
    assert game.position.fingerprint() == before


@pytest.mark.rule("AD-R-108")
def test_all_hear_what_is_picked_and_only_the_game_master_what_the_deck_has():
    g = mustering(*COMPANY)
    picked(g, "Imps")
    (search,) = told(g.listener, DeckSearched)
    assert len(search.seen_by(MASTER).cards) == search.count == len(searched(g)) + 1
    assert [search.seen_by(viewer).cards for viewer in (1, None)] == [(), ()]
    (pick,) = told(g.listener, MonstersEnlisted)
    assert (pick.foe, pick.danger, pick.most) == (foe_number("Imps"), 4, 19)
    assert told(g.listener, MonsterCardDrawn) == []


def test_heroes_stand_on_the_stairs_before_the_monsters_come():
    g = at_entry(*COMPANY, settings={"dungeon": "cellar"})
    answer(g, options(g)[0], options(g)[1])
    assert (prompt(g), len(g.kind)) == ("enlist-whom", len(COMPANY))
    assert [TILE.tile_of(at) for at in g.at] == [STAIRS, STAIRS]
