"""Populating a room: the danger level, the cards that are drawn, and where their monsters stand."""

import pytest
from games.darkness.arranged import codes, hero, outside, trained
from games.darkness.board import BASEMENT, play, table
from games.darkness.dungeons import card_named, cards_named, foe_named, foretell, told
from support.script import offered, say

from darkling.games.darkness.cards import BOSS_CARDS, DUNGEON_CODES, FOES, TILE
from darkling.games.darkness.rules.dungeon_deck import build_deck, unseen_cards
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import EncounterBegan, MonsterCardDrawn, MonstersPlaced
from darkling.games.darkness.rules.populate import PlaceSet, Populate, best_tiles, danger_level
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import STAIRS, Darkness

GRIMALKIN, DRAGON = BOSS_CARDS[foe_named("Grimalkin")], BOSS_CARDS[foe_named("Salt Dragon")]
BOSSES = {"bosses_in_deck": True}


def room(*names: str, heroes: int = 1, **rest) -> Darkness:
    """Return The Basement with heroes on its stairs, in whose deck these cards come next."""
    pieces = [("Champion", (0, y)) for y in range(heroes)]
    g = table(BASEMENT, heroes=pieces, **{"plan": -1, "encounter": 1, **rest})
    g.round, g.agreed = 0, g.agreed | 4
    build_deck(g)
    foretell(g, *names)
    return g


def populate(g: Darkness, level: int, **rest):
    """Populate to a danger level; where players may choose a tile, take the first."""
    events = play(g, Populate(level, **rest))
    while not g.over:
        say(g, offered(g)[0])
    return events


def line(g: Darkness) -> list[str]:
    return [FOES[foe].name for foe, _, _ in g.line]


def fates(events) -> list[tuple[str, str, int]]:
    return [
        (DUNGEON_CODES[event.card], event.fate, event.danger)
        for event in events
        if type(event) is MonsterCardDrawn
    ]


def tile_of(g: Darkness, name: str) -> set[int]:
    """Return the tiles on which the monsters of a name stand."""
    kind = foe_named(name)
    return {TILE.tile_of(g.at[figure]) for figure in g.foes() if g.kind[figure] == kind}


# The danger level.


@pytest.mark.rule("AD-POP-01", "AD-ADV-02", "AD-R-107")
def test_the_danger_level_is_players_times_tiles_and_all_advancements():
    g = table(BASEMENT, heroes=[("Champion", (0, 0)), ("Psion", (0, 1), 0), ("Samurai", (0, 2))])
    assert danger_level(g) == 21
    strong = outside(
        hero("Champion", advancements=trained("Mastery", "Broad Repertoire")),
        hero("Psion", advancements=trained("Second Breath")),
    )
    assert danger_level(strong) == 2 * 7 + 3 + 3 + 2


@pytest.mark.rule("AD-R-97", "AD-POP-01")
def test_the_unconscious_count_for_the_danger_level():
    g = outside(hero("Champion"), hero("Psion", hp=0))
    assert danger_level(g) == 14


@pytest.mark.rule("AD-R-120")
def test_the_scale_counts_for_advancements_too():
    g = outside(
        hero("Champion", advancements=trained("Tough")), settings={"danger_percent": 150, "dungeon": "cellar"}
    )
    assert danger_level(g) == 12


@pytest.mark.rule("AD-CLR-09", "AD-POP-01")
def test_a_guide_makes_the_next_room_less_dangerous_by_the_number_of_players():
    assert danger_level(outside(hero("Champion"), hero("Psion"), next_danger=-1)) == 2 * 7 - 2


# Drawing.


@pytest.mark.rule("AD-POP-02", "AD-POP-03", "AD-POP-08")
def test_cards_are_drawn_until_the_danger_is_met():
    g = room("Buckler", "Aura Knight", "Ambush!", "Imps", "Kobold Crossbows")
    events = populate(g, 8)
    assert fates(events) == [
        (codes("Buckler")[0], "discarded", 0),
        (codes("Aura Knight")[0], "monsters", 3),
        (codes("Ambush!")[0], "discarded", 3),
        (codes("Imps")[0], "monsters", 7),
        (codes("Kobold Crossbows")[0], "monsters", 12),
    ]
    assert g.discard == tuple(sorted(cards_named(["Buckler", "Ambush!"])))
    assert [len(event.figures) for event in told(g, MonstersPlaced)] == [1, 3, 2]
    assert (events[-1].danger, events[-1].level) == (12, 8)


@pytest.mark.rule("AD-POP-08", "AD-MON-10")
def test_danger_that_is_exactly_met_is_enough_and_counts_once_a_card():
    g = room("Zombies!", "Imps", "Demon!")
    populate(g, 7)
    assert line(g) == ["Imps", "Zombies!"]


@pytest.mark.rule("AD-POP-09", "AD-ENC-10")
def test_later_cards_lie_to_the_left():
    g = room("Aura Knight", "Imps", "Demon!")
    populate(g, 14)
    assert line(g) == ["Demon!", "Imps", "Aura Knight"]


@pytest.mark.rule("AD-POP-08", "AD-R-93")
def test_there_is_always_a_monster():
    g = room("Buckler", "Imps")
    populate(g, 0)
    assert line(g) == ["Imps"]


@pytest.mark.rule("AD-R-93", "AD-POP-02")
def test_populating_stops_when_no_monster_is_left():
    """Equipment that was turned up does not come again and again."""
    g = room()
    treasure = ["Buckler", "Tower Shield", "Chain Coat", "Ambush!"]
    g.hidden, g.faces, g.dealt = (cards_named(["Imps", *treasure[:2]]),), (-2,), (0,)
    g.discard = cards_named(["Ghouls", *treasure[2:]])
    events = populate(g, 99)
    assert sorted(line(g)) == ["Ghouls", "Imps"]
    assert type(events[-1]) is EncounterBegan
    assert events[-1].danger == 4 + FOES[foe_named("Ghouls")].danger
    assert (sorted(unseen_cards(g)), g.discard) == (sorted(cards_named(treasure)), ())


@pytest.mark.rule("AD-R-93")
def test_a_room_without_monsters_counts_as_won():
    g = room()
    g.hidden, g.faces, g.dealt = (cards_named(["Buckler"]),), (-2,), (0,)
    populate(g, 7)
    assert not g.foes()
    assert is_over(g)
    play(g, Encounter())
    assert g.over
    assert not g.all_fallen()


# Tiles.


@pytest.mark.rule("AD-POP-04", "AD-POP-05", "AD-R-10")
def test_a_set_stands_in_the_farthest_empty_tile_and_ties_are_chosen():
    g = room("Demon!", "Imps")
    play(g, Populate(11))
    assert tile_of(g, "Demon!") == {6}
    assert offered(g) == ["on_tile 3", "on_tile 4"]
    say(g, "on_tile 4")
    assert tile_of(g, "Imps") == {4}


@pytest.mark.rule("AD-R-10", "AD-R-106")
def test_the_first_in_the_march_chooses_among_tiles():
    g = room("Demon!", "Imps", heroes=3, march=(2, 0, 1))
    play(g, Populate(11))
    assert g.waiting == (2,)


@pytest.mark.rule("AD-R-10", "AD-POP-04")
def test_a_tile_is_as_far_as_the_nearest_hero_asleep_or_awake():
    g = room("Demon!")
    g.at[0] = g.board.square_at((10, 2))
    assert best_tiles(g) == [1, 2, 5]
    two = table(BASEMENT, heroes=[("Champion", (0, 0)), ("Psion", (9, 0), 0)])
    assert best_tiles(two) == [5]


@pytest.mark.rule("AD-R-10")
def test_a_tile_with_anyone_on_it_is_not_empty():
    g = table(BASEMENT, heroes=[("Champion", (0, 0))], foes=[("Imps", (12, 5))])
    assert best_tiles(g) == [3, 4]


@pytest.mark.rule("AD-POP-06", "AD-POP-07", "AD-R-12")
@pytest.mark.parametrize(
    ("tiles", "at"),
    [
        ("V(0,0) V(3,0)", [(5, 0), (5, 1), (5, 2), (5, 3), (4, 3), (3, 3)]),
        ("V(0,0) H(3,0)", [(6, 2), (5, 2), (4, 2), (3, 2), (3, 1), (3, 0)]),
    ],
)
def test_tokens_go_round_the_tile_from_its_logo(tiles, at):
    g = table(tiles)
    play(g, PlaceSet(foe_named("Zombies!")))
    assert [g.board.points[square] for square in g.at[1:]] == at


@pytest.mark.rule("AD-R-12", "AD-R-01")
def test_the_whole_spiral_of_a_tile():
    g = table("V(0,0) H(3,0)")
    upright = [g.board.points[square] for square in TILE.squares(0)]
    lying = [g.board.points[square] for square in TILE.squares(1)]
    assert upright == [
        *[(2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2)]
    ]
    assert lying == [
        *[(6, 2), (5, 2), (4, 2), (3, 2), (3, 1), (3, 0), (4, 0), (5, 0), (6, 0), (6, 1), (5, 1), (4, 1)]
    ]


@pytest.mark.rule("AD-POP-10", "AD-POP-11", "AD-R-11")
def test_without_an_empty_tile_sets_go_where_the_fewest_are_and_never_on_the_stairs():
    g = room(*["Demon!", "Minotaur", "Aura Knight", "Torturer", "Wraith", "Cave Bear"], "Imps")
    danger = sum(FOES[foe_named(name)].danger for name in ["Demon!", "Minotaur", "Aura Knight"])
    danger += sum(FOES[foe_named(name)].danger for name in ["Torturer", "Wraith", "Cave Bear", "Imps"])
    populate(g, danger)
    assert tile_of(g, "Imps") == tile_of(g, "Demon!") == {6}
    imps = [g.board.points[g.at[figure]] for figure in g.foes()[-3:]]
    assert imps == [(12, 3), (12, 4), (12, 5)]
    assert STAIRS not in {TILE.tile_of(g.at[figure]) for figure in g.foes()}


@pytest.mark.rule("AD-R-11")
def test_what_does_not_fit_goes_to_the_next_tile():
    g = table("V(0,0) V(3,0) V(6,0)", heroes=[("Champion", (0, 0))])
    zombies = foe_named("Zombies!")
    for square in range(24, 34):
        g.at.append(square), g.kind.append(0), g.hp.append(1), g.used.append(0), g.grudge.append(-1)
    for square in range(12, 24):
        if square != 15:
            g.at.append(square), g.kind.append(0), g.hp.append(1), g.used.append(0), g.grudge.append(-1)
    play(g, PlaceSet(zombies))
    assert g.at[-3:] == [34, 35, 15]
    assert g.line[0] == (zombies, len(g.kind) - 3, 3)


@pytest.mark.rule("AD-R-27", "AD-R-11")
def test_there_are_as_many_tokens_as_are_needed():
    """The box has a dozen Zombies, and three cards make eighteen."""
    g = room("Zombies!", "Zombies!", "Zombies!")
    populate(g, 9)
    assert g.kind.count(foe_named("Zombies!")) - (g.kind[0] == foe_named("Zombies!")) == 18


# Bosses.


@pytest.mark.rule("AD-BOS-03", "AD-BOS-04", "AD-POP-12")
def test_a_boss_comes_when_its_last_card_is_drawn():
    g = room("Imps")
    g.chance.draws = tuple([500 + card for card in (GRIMALKIN[0], card_named("Imps"), GRIMALKIN[1])])
    events = populate(g, 5)
    assert [fate[1] for fate in fates(events)] == ["aside", "monsters", "monsters"]
    assert [fate[2] for fate in fates(events)][:2] == [0, 4]
    assert line(g) == ["Grimalkin", "Imps"]
    assert len([figure for figure in g.foes() if g.kind[figure] == foe_named("Grimalkin")]) == 1


@pytest.mark.rule("AD-BOS-05", "AD-MON-10")
def test_the_danger_of_a_boss_counts_once_for_its_whole_set():
    g = room("Imps")
    g.chance.draws = tuple([500 + card for card in DRAGON])
    danger = FOES[foe_named("Salt Dragon")].danger
    events = populate(g, danger)
    assert [fate[2] for fate in fates(events)] == [0, 0, danger]
    assert line(g) == ["Salt Dragon"]


@pytest.mark.rule("AD-BOS-06", "AD-BOS-03")
def test_what_is_left_of_a_boss_goes_under_the_deck():
    g = room("Imps")
    g.chance.draws = tuple([500 + card for card in (DRAGON[2], card_named("Imps"))])
    events = populate(g, 3)
    assert line(g) == ["Imps"]
    assert g.below == ((DRAGON[2],),)
    assert fates(events)[-1] == (DUNGEON_CODES[DRAGON[2]], "below", 4)


@pytest.mark.rule("AD-BOS-03")
def test_cards_under_the_deck_complete_no_boss_of_a_later_room():
    g = room("Imps")
    g.chance.draws = tuple([500 + card for card in (GRIMALKIN[0], card_named("Imps"))])
    populate(g, 3)
    later = populate(g, 1)
    assert "Grimalkin" not in line(g)
    assert all(fate[1] != "aside" or fate[0] != DUNGEON_CODES[GRIMALKIN[0]] for fate in fates(later))


# Cards set aside, and seeds.


@pytest.mark.rule("AD-R-94", "AD-DGN-02")
def test_cards_set_aside_come_first_with_all_their_danger():
    g = outside(settings={"dungeon": "sewer"}, encounter=4, draws=codes("Imps"))
    say(g, "stand 0")
    while "on_tile" in offered(g)[0]:
        say(g, offered(g)[0])
    assert line(g)[-2:] == ["Vampire", "Vampire"]
    assert g.aside == ()


@pytest.mark.rule("AD-R-94")
def test_cards_set_aside_wait_for_the_last_room():
    g = outside(settings={"dungeon": "sewer"}, encounter=3)
    say(g, "stand 0")
    while "on_tile" in offered(g)[0]:
        say(g, offered(g)[0])
    assert len(g.aside) == 2


@pytest.mark.rule("AD-CLR-12", "AD-R-94")
def test_seeds_come_before_the_draw_and_count_half_rounded_up_together():
    g = room("Demon!")
    g.seeds = cards_named(["Imps", "Kobold Crossbows", "Aura Knight"])
    events = populate(g, 7)
    assert [fate[2] for fate in fates(events)] == [2, 5, 6, 14]
    assert line(g) == ["Demon!", "Aura Knight", "Kobold Crossbows", "Imps"]
    assert g.seeds == ()


@pytest.mark.rule("AD-R-94")
def test_all_seeds_come_even_if_fewer_would_do():
    g = room()
    g.seeds = cards_named(["Demon!", "Minotaur", "Imps"])
    populate(g, 2)
    assert line(g) == ["Imps", "Minotaur", "Demon!"]


@pytest.mark.rule("AD-R-95")
def test_a_boss_dug_up_whole_counts_half():
    g = room()
    g.seeds = GRIMALKIN
    events = populate(g, 1)
    assert line(g) == ["Grimalkin"]
    assert fates(events)[-1][2] == (FOES[foe_named("Grimalkin")].danger + 1) // 2


@pytest.mark.rule("AD-R-95")
def test_a_boss_completed_by_a_drawn_card_counts_in_full():
    g = room("Imps")
    g.seeds = GRIMALKIN[:1]
    g.chance.draws = (500 + GRIMALKIN[1],)
    events = populate(g, 1)
    assert [fate[2] for fate in fates(events)] == [0, FOES[foe_named("Grimalkin")].danger]


@pytest.mark.rule("AD-R-95", "AD-BOS-06")
def test_a_boss_dug_up_in_part_goes_under_the_deck():
    g = room("Imps")
    g.seeds = DRAGON[:2]
    populate(g, 1)
    assert line(g) == ["Imps"]
    assert g.below == (DRAGON[:2],)


@pytest.mark.rule("AD-R-102", "AD-R-94")
def test_seeds_and_what_a_guide_did_wait_while_a_fight_breaks_out():
    g = room("Imps")
    g.seeds, g.next_danger = cards_named(["Demon!"]), -1
    populate(g, 2, is_skirmish=True)
    assert (line(g), g.seeds, g.next_danger) == (["Imps"], cards_named(["Demon!"]), -1)
    populate(g, 2)
    assert (g.seeds, g.next_danger) == ((), 0)
