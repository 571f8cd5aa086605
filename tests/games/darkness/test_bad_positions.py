"""Data that is no position is refused, with a sentence that says what was found and what was expected."""

import pytest
from games.darkness.arranged import CELLAR, ZOMBIES, codes, hero, trained

import darkling
from darkling.table.errors import BadPosition

HOUNDS = {"foe": codes("Gate Hounds")[0], "at": [[12, 2]]}
TWO_DUNGEONS = {"dungeon": "cellar", "dungeons": 2}
CLEARED = {"phase": "clearing", "foes": []}


def position(*seats, **rest):
    data = {"seats": list(seats) or [hero()], "settings": CELLAR, "foes": [ZOMBIES], **rest}
    return darkling.position("darkness", data)


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ({"hero": "CL9"}, "there is no class 'CL9'; codes run from CL1 to CL7"),
        ({"at": None}, "seat 0 stands nowhere: say at which column and row with `at`"),
        ({"at": [3, 9]}, r"there is no floor at \[3, 9\]"),
        ({"at": [12, 2]}, "2 figures stand on square"),
        ({"hp": 27}, "hp of seat 0 is 27, expected 0 to 26"),
        ({"hp": -1}, "hp of seat 0 is -1, expected 0 to 26"),
        ({"hp": 0}, "all heroes have 0 HP, and the game is lost"),
        ({"acs": ["RC01"]}, "there is no card 'RC01'; codes run from AC001 to AC137"),
        ({"rcs": ["AC001"]}, "there is no card 'AC001'; codes run from RC01 to RC84"),
        ({"acs": ["AC030"]}, "seat 0 has more of AC030 than its actions hold"),
        ({"acs": ["AC001"] * 2, "used_acs": ["AC001"]}, "seat 0 has more of AC001 than its actions hold"),
        ({"rcs": ["RC01"] * 13}, "seat 0 has more of RC01 than its resources hold"),
        ({"items": ["IT99"]}, "there is no equipment 'IT99'; codes run from IT01 to IT18"),
        (
            {"items": codes("Great Maul", "Buckler")},
            "the equipment of hero 0 needs more slots",
        ),
        ({"items": codes("Buckler", "Buckler")}, "there are 2 of IT07, and the box holds 1"),
        ({"advancements": ["AV99"]}, "there is no advancement 'AV99'; codes run from AV01 to AV26"),
        ({"advancements": trained("Tough") * 3}, "there are 3 of AV01, and the box holds 2"),
        ({"actions": ["AC001"] * 3}, "number of actions of seat 0 is 3, expected 27"),
        (
            {"actions": ["AC001"] * 31, "advancements": trained("New Tricks")},
            "number of actions of seat 0 is 31, expected 27 to 30",
        ),
        ({"actions": ["AC001"] * 27}, "hero 0 has 27 copies of AC001 in the action deck, expected up to 3"),
        ({"resources": ["RC02"] * 27}, "hero 0 has 27 copies of RC02 in the resource deck, expected up to 3"),
        (
            {"resources": [f"RC{number:02}" for number in range(2, 11) for _ in range(3)]},
            "expected 20 or more with all core cards",
        ),
        ({"top_acs": ["AC030"]}, "hero 0 has scried AC030, not all of which is in the action deck"),
        ({"spent": codes("War Horn")}, "spent of seat 0 has 'IT18', expected something of its own"),
        (
            {"spent": codes("Swift Boots"), "items": codes("Swift Boots")},
            "spent of seat 0 has 'IT10', expected something of its own that is used once a round",
        ),
        ({"offenders": [0]}, "offenders of seat 0 is 0, expected 1 to 2"),
        (
            {"fatigued": True, "acs": ["AC001"]},
            "too many cards in the hand of seat 0, which is fatigued",
        ),
        ({"poise": True}, "seat 0 has poise, expected only of a Samurai in a fight"),
        ({"gold": 3}, "unknown field `gold`"),
        ({"hp": "many"}, "Expected `int"),
    ],
)
def test_a_seat_is_refused(seat, says):
    with pytest.raises(BadPosition, match=f"^darkness.*{says}"):
        position({**hero(), **seat})


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ({"phase": "dawn"}, "Invalid enum value 'dawn'"),
        ({"first": 2}, "first is 2, expected a seat from 0 to 1"),
        ({"march": [0]}, r"march is \[0\], expected each seat once"),
        ({"first": 1, "march": [0, 1]}, "first is 1, but seat 0 leads the march"),
        ({"round": 0}, "round is 0, expected 1 to 50"),
        ({"round": 51}, "round is 51, expected 1 to 50"),
        ({"encounter": 3}, "encounter is 3, expected 1 to 2"),
        ({"encounter": 0}, "encounter is 0, expected 1 to 2"),
        ({"won": 1}, "won is 1, expected 0"),
        ({"won": 9, "encounter": 2}, "won is 9, expected 1"),
        ({"dungeons_left": 1}, "dungeons_left is 1, expected 0"),
        ({"settings": TWO_DUNGEONS, "dungeons_left": 0, "won": 13}, "won is 13, expected 1 to 12"),
        ({"tiles": ["V(0,0)"]}, "the rooms of the cellar have maps of their own: leave out `tiles`"),
        ({"settings": {}}, "number of tiles is 0, expected 1 to 7"),
        ({"settings": {}, "tiles": ["V(0,0)"] * 8}, "number of tiles is 8, expected 1 to 7"),
        ({"settings": {}, "tiles": ["X(0,0)"]}, r"a tile is 'X\(0,0\)', expected something like 'V\(0,0\)'"),
        ({"settings": {}, "tiles": ["V(0,0)", "V(1,1)"]}, "tiles overlap"),
        (
            {"settings": {}, "tiles": ["V(0,0)", "V(10,0)"]},
            "tile 1 touches no tile before it",
        ),
        ({"foes": [{"foe": "MO99", "at": []}]}, "there is no monster 'MO99'; codes run from MO01 to BO4"),
        ({"foes": [{**HOUNDS, "at": [[12, 2]] * 5}]}, "number of MO10 is 5, expected 0 to 2"),
        ({"foes": [{**HOUNDS, "at": [[12, 2]] * 2}]}, "2 figures stand on square"),
        ({"foes": [{**HOUNDS, "hp": [0]}]}, "is 0, expected 1 to"),
        ({"foes": [{**HOUNDS, "hp": [1, 1]}]}, "hp of MO10 has 2 numbers for 1 squares"),
        ({"foes": [{**HOUNDS, "grudges": [2]}]}, "grudges of .* is 2, expected -1 to 1"),
        ({"foes": [HOUNDS] * 9}, "there is no .* left in the dungeon deck"),
        ({"foes": [{"foe": "BO1", "at": [[12, 2]]}]}, "there is no BO1-1 left in the dungeon deck"),
        ({"foes": []}, "0 monsters are alive, expected someone in `foes`, or another phase"),
        ({"phase": "clearing"}, "2 monsters are alive, expected `foes` with an empty `at`"),
        (
            {"seeds": codes("Imps")},
            "seeds is there, and in the phase 'rounds' the encounter has begun: leave",
        ),
        ({"far": [0]}, "far is there, and in the phase 'rounds' the encounter has begun"),
        ({"next_danger": -1}, "next_danger is there, and in the phase 'rounds'"),
        ({"flipped": {"1": "-"}}, "flipped is there, and in the phase 'rounds'"),
        ({**CLEARED, "round": 2}, "round is there, and in the phase 'clearing' no encounter is under way"),
        (
            {**CLEARED, "effects": [{"by": 0}]},
            "effects is there, and in the phase 'clearing' the",
        ),
        ({"phase": "entry"}, "foes is there, and in the phase 'entry' no map is laid"),
        ({"phase": "entry", "foes": []}, "seat 0 stands somewhere, and no map is laid: leave `at` out"),
        ({"phase": "between", "foes": []}, "no dungeon follows: set `dungeons` in the settings to 2 or more"),
        (
            {"phase": "between", "foes": [], "settings": TWO_DUNGEONS, "discard": codes("Imps")},
            "discard is there, and in the phase 'between' there is no dungeon deck",
        ),
        (
            {"phase": "between", "foes": [], "settings": TWO_DUNGEONS, "encounter": 1},
            "encounter is 1, expected 2",
        ),
        (
            {**CLEARED, "encounter": 2},
            "the last encounter is won, and with it the game; expected",
        ),
        (
            {**CLEARED, "phase": "advancement"},
            "heroes advance after every second encounter, and 1 are won",
        ),
        (
            {**CLEARED, "flipped": {"0": "-"}},
            "flipped has '0', expected numbers of tiles from 1 to 6",
        ),
        (
            {**CLEARED, "flipped": {"1": "-", "01": "-"}},
            "flipped has '01', expected numbers",
        ),
        ({**CLEARED, "flipped": {"1": "XX"}}, "there is no dungeon card 'XX'"),
        ({**CLEARED, "seeds": codes("Buckler")}, "seeds has IT07, expected monsters"),
        ({**CLEARED, "seeds": codes("Demon!") * 9}, "there is no MO17 left in the dungeon deck"),
        ({**CLEARED, "below": codes("Demon!")}, "below has MO17, expected cards of bosses"),
        ({**CLEARED, "buried": 99}, "buried is 99, expected 0 to"),
        ({**CLEARED, "buried": 69}, "dungeon cards are hidden, too few for the tiles and what is buried"),
        ({**CLEARED, "far": [2]}, "far is 2, expected 0 to 1"),
        ({**CLEARED, "next_danger": 1}, "next_danger is 1, expected -1 to 0"),
        ({"defeated": -1}, "defeated is -1, expected 0 to 9999"),
        ({"draws": ["CL1"]}, "draws has 'CL1', expected an AC, an RC, a dungeon card or an advancement"),
        ({"settings": {"dungeon": "palace"}}, "Invalid enum value 'palace'"),
        ({"settings": {**CELLAR, "encounters": 2}}, "encounters is for random dungeons"),
        (
            {"settings": {**CELLAR, "box_limited": True, "unique_classes": False}},
            "one box has each class",
        ),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"choices": [[0, "dance"]]}, r"choices\[0\]"),
    ],
)
def test_a_table_is_refused(rest, says):
    with pytest.raises(BadPosition, match=f"^darkness.*{says}"):
        position(hero(), hero("Psion", 1, 2), **rest)


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ({"by": 9}, "effects: by is 9, expected 0 to 3"),
        ({"by": 0, "on": [-1]}, "effects: on is -1, expected 0 to 3"),
        ({"by": 0, "on": [2]}, "effects: what is '', expected a `card`, or one of dmg, move"),
        ({"by": 0, "on": [2], "what": "luck", "amount": 1}, "effects: what is 'luck', expected a `card`"),
        ({"by": 0, "on": [2], "what": "move"}, "effects: 'move' is changed by 0, expected another amount"),
        ({"by": 0, "on": [2], "what": "move", "amount": 10}, "effects: amount is 10, expected -9 to 9"),
        ({"by": 0, "what": "move", "amount": 1}, "effects: 'move' expects one figure in `on`"),
        ({"by": 0, "on": [2], "what": "move", "amount": 1, "left": 0}, "effects: left is 0, expected 1 to 9"),
        ({"by": 0, "card": "MO01"}, "effects: 'MO01' is neither an action card nor a resource card"),
        ({"by": 0, "card": "AC001"}, "effects: 'AC001' does nothing that lasts, and is never in play"),
        (
            {"by": 2, "card": "AC084", "on": [3]},
            "is of figure 2, expected a hero who is awake",
        ),
        ({"by": 0, "card": "AC084", "on": [2]}, "effects: 'AC084' is not left in the deck of seat 0"),
        ({"by": 1, "card": "AC084"}, r"effects: 'AC084' is on \[\], expected someone, each once"),
        ({"by": 1, "card": "AC084", "on": [2, 2]}, r"is on \[2, 2\], expected someone, each once"),
        ({"by": 1, "card": "AC084", "on": [0]}, "effects: 'AC084' is on figure 0, for whom it is not"),
        ({"by": 1, "card": "AC084", "on": [2], "left": 7}, "effects: left of AC084 is 7, expected 1 to 6"),
        ({"by": 1, "card": "AC084", "on": [2], "amount": 2}, "does what is printed on it: leave out `what`"),
        ({"by": 1, "card": "AC084", "on": [2], "squares": [[3, 0]]}, "has 1 squares, expected none"),
        ({"by": 1, "card": "AC085"}, "effects: 'AC085' has 0 squares, expected 1 to 6"),
        ({"by": 1, "card": "AC085", "squares": [[20, 20]]}, r"there is no floor at \[20, 20\]"),
        ({"by": 1, "card": "AC092", "left": 2}, "stays until the encounter is over: leave out `left`"),
        ({"by": 1, "card": "AC092", "on": [0]}, r"is on \[0\], expected nobody: it is for its own hero"),
        ({"by": 0, "verb": "stun"}, "unknown field `verb`"),
    ],
)
def test_what_is_in_play_is_refused(effect, says):
    with pytest.raises(BadPosition, match=f"^darkness.*{says}"):
        position(hero(), hero("Psion", 1, 2), effects=[effect])


@pytest.mark.parametrize(
    ("seats", "settings", "says"),
    [
        (0, {}, "darkness takes 1 to 12 seats, not 0"),
        (8, {}, "darkness: play=adventure is for 1 to 7 players, not 8"),
        (8, {"play": "tabletop"}, "darkness: play=tabletop is for 2 to 8 players, not 9"),
        (1, {"play": "arena"}, "darkness: play=arena with teams=2 is for 2 to 6 players, not 1"),
    ],
)
def test_each_mode_is_for_so_many_players(seats, settings, says):
    with pytest.raises(BadPosition, match=says):
        darkling.position("darkness", {"seats": [hero()] * seats, "settings": settings})


def test_two_heroes_of_a_class_are_refused_unless_agreed_on():
    with pytest.raises(BadPosition, match="^darkness: two heroes have the same class"):
        position(hero(), hero("Champion", 1, 2))
    position(hero(), hero("Champion", 1, 2), settings={**CELLAR, "unique_classes": False})


def test_a_boss_that_was_set_aside_has_to_be_there():
    says = "BO3-1, BO3-2 is set aside for this encounter, expected its monsters in `foes`"
    last = {"settings": {"dungeon": "tower"}, "encounter": 4}
    with pytest.raises(BadPosition, match=f"^darkness: {says}"):
        position(hero("Champion", 1, 6), **last, foes=[{**HOUNDS, "at": [[16, 5]]}])


def test_an_unconscious_hero_holds_no_cards():
    with pytest.raises(BadPosition, match="seat 1, which is unconscious: found 1, expected 0 at most"):
        position(hero(), hero("Psion", 1, 2, hp=0, rcs=["RC74"]))


@pytest.mark.parametrize("data", [None, 3, [], {}, {"seats": 3}, {"seats": [3]}, {"seats": [{}]}])
def test_what_has_not_the_shape_of_a_position_is_refused(data):
    with pytest.raises(BadPosition, match="^darkness"):
        darkling.position("darkness", data)
