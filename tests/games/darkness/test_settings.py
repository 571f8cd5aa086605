"""Settings: each does what it says, and those that fit nowhere are refused with advice."""

import pytest
from games.darkness.arranged import cleared, codes, fight, hero
from games.darkness.dungeons import answer, begun, entered, finish_fight, go_on_to, prompt
from support.script import offered, say

import darkling
from darkling.games.darkness.cards import BOSS_CARDS, FOES, PLANS
from darkling.games.darkness.rules.populate import danger_level
from darkling.table.errors import BadSetting

BOSSES = {card for cards in BOSS_CARDS for card in cards}


def refused(**settings):
    with pytest.raises(BadSetting) as wrong:
        darkling.new("darkness", players=2, seed=1, settings=settings)
    return str(wrong.value)


@pytest.mark.rule("AD-UNI-01", "AD-PRE-02")
@pytest.mark.parametrize("encounters", [1, 2, 4])
def test_a_random_dungeon_has_as_many_encounters_as_agreed_on(encounters):
    g = entered(1, encounters=encounters)
    for _ in range(encounters):
        assert not g.over
        finish_fight(g)
        go_on_to(g, "stand-where")
    assert g.over
    assert g.victory
    assert g.won == encounters


@pytest.mark.rule("AD-UNI-01")
def test_a_dungeon_has_four_encounters_unless_agreed_otherwise():
    assert begun(1).length == 4


@pytest.mark.rule("AD-PRE-02", "AD-MAP-04")
@pytest.mark.parametrize("number", range(5))
def test_a_pre_defined_dungeon_has_its_own_maps(number):
    name = ("cellar", "sewer", "prison", "tower", "cave")[number]
    g = entered(1, dungeon=name)
    assert (g.plan, g.tiles) == (number, PLANS[number].maps[0].tiles)


@pytest.mark.rule("AD-R-13")
@pytest.mark.parametrize(("who", "asked"), [("auto", "stand-where"), ("players", "lay-which-way")])
def test_maps_are_built_by_chance_or_by_the_players(who, asked):
    g = begun(1, map_building=who)
    answer(g, "class CL1")
    assert prompt(g) == asked


@pytest.mark.rule("AD-R-28", "AD-BOS-07")
@pytest.mark.parametrize("are_in", [False, True])
def test_bosses_are_in_random_dungeons_only_where_that_is_agreed(are_in):
    g = entered(1, bosses_in_deck=are_in)
    assert BOSSES.isdisjoint(g.hidden[0]) is not are_in


@pytest.mark.rule("AD-R-28")
def test_a_pre_defined_dungeon_has_the_bosses_of_its_notes_whatever_was_agreed():
    boxes = [entered(1, dungeon="prison", dungeons=2, bosses_in_deck=on).hidden for on in (False, True)]
    assert boxes[0] == boxes[1]
    assert len(BOSSES & set(boxes[0][0])) == 4


@pytest.mark.rule("AD-R-120", "AD-POP-01")
@pytest.mark.parametrize(("percent", "level"), [(50, 11), (100, 21), (150, 32), (200, 42)])
def test_danger_is_scaled_and_rounded_up(percent, level):
    assert danger_level(entered(3, danger_percent=percent)) == level


@pytest.mark.rule("AD-R-120")
@pytest.mark.parametrize(("players", "hp"), [(1, 6), (3, 18), (4, 24), (7, 42)])
def test_the_hp_of_bosses_can_follow_the_number_of_players(players, hp):
    g = begun(players, boss_scaling=True)
    boss = next(number for number, card in enumerate(FOES) if card.is_boss and card.hp == 24)
    assert g.foe_hp(boss) == hp
    assert g.foe_hp(0) == FOES[0].hp
    assert begun(players).foe_hp(boss) == 24


@pytest.mark.rule("AD-R-118")
@pytest.mark.parametrize("cap", [20, 50])
def test_an_encounter_that_takes_too_long_is_lost(cap):
    g = fight(round=cap, settings={"dungeon": "cellar", "round_cap": cap})
    go_on_to(g, "keep-or-discard")
    say(g, "keep_hand")
    assert g.over
    assert not g.result.won[0]


@pytest.mark.rule("AD-R-100")
@pytest.mark.parametrize("early", [True, False])
def test_digging_may_have_to_wait_until_every_tile_is_flipped(early):
    draws = codes("Demon!", "Imps", "Ghouls", "Wraith", "Torturer", "Vampire")
    g = cleared(settings={"dungeon": "cellar", "dig_early": early}, draws=draws)
    answer(g, "keep_hand", "explore", "flip 1")
    assert ("dig" in offered(g)) is early
    answer(g, "flip 2", "flip 3", "flip 4", "flip 5", "flip 6")
    assert offered(g) == ["dig", "stop"]


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_are_open_or_closed(open_hands):
    g = fight(
        hero("Champion", 1, 1),
        hero("Assassin", 1, 2),
        settings={"dungeon": "cellar", "open_hands": open_hands},
    )
    assert g.all_see_hands() is open_hands
    say(g, "draw_up")
    (drawn, _) = [event for event in g.listener if type(event).__name__ == "HeroDrew"]
    assert drawn.insiders == ((0, 1) if open_hands else (0,))


@pytest.mark.rule("AD-PRE-01")
@pytest.mark.parametrize(("decks", "asked"), [("sample", "stand-where"), ("build", "sample-or-own")])
def test_players_may_build_decks_where_that_is_agreed(decks, asked):
    g = begun(1, decks=decks)
    answer(g, "class CL1")
    assert prompt(g) == asked


@pytest.mark.rule("AD-PRE-02")
@pytest.mark.parametrize(
    "setting", [{"encounters": 3}, {"map_building": "players"}, {"bosses_in_deck": True}], ids=str
)
def test_settings_for_random_dungeons_are_refused_where_there_is_none(setting):
    (name,) = setting
    said = refused(dungeon="prison", **setting)
    assert said.startswith(
        f"darkness: {name} is for random dungeons, and prison has maps and cards of its own"
    )
    assert said.endswith(f"leave {name} out, or set dungeon=random or dungeons=2 or more")
    entered(1, dungeon="prison", dungeons=2, **setting)
    entered(1, dungeon="random", **setting)


@pytest.mark.rule("AD-R-22", "AD-R-23")
def test_one_box_has_no_two_heroes_of_a_class():
    said = refused(box_limited=True, unique_classes=False)
    assert said == "darkness: one box has each class once: set unique_classes=true, or box_limited=false"


@pytest.mark.rule("AD-R-118", "AD-R-120", "AD-UNI-01")
@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("encounters", 1, 12), ("dungeons", 1, 5), ("danger_percent", 50, 200), ("round_cap", 20, 200)],
)
def test_numbers_have_bounds(name, least, most):
    for value in (least, most):
        begun(1, **{name: value})
    for value in (least - 1, most + 1):
        assert name in refused(**{name: value})


@pytest.mark.parametrize(
    "setting",
    [
        {"dungeon": "palace"},
        {"map_building": "nobody"},
        {"decks": "none"},
        {"open_hands": 2},
        {"weather": "rain"},
    ],
    ids=str,
)
def test_what_is_no_setting_is_refused(setting):
    assert refused(**setting).startswith("darkness: ")


@pytest.mark.rule("AD-UNI-03")
@pytest.mark.parametrize("dungeons", [1, 5])
def test_a_campaign_has_as_many_dungeons_as_agreed_on(dungeons):
    assert begun(1, dungeons=dungeons).dungeons_left == dungeons - 1
