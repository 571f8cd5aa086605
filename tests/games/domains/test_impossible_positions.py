"""Positions that cannot be are refused: each case that was once let through, and whatever chance makes up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.impossible import accepted, bounded, broken, plays_on, restored, restores, some
from support.realms import dark, lair, light, realm, space, table

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    SPELL_DECKS,
    TILE_CODES,
)
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.items import ITEM_CODES, STORED
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.rules.places import PLACE_CODES, SPACE_CODES
from darkling.games.domains.rules.state import DECK_NAMES
from darkling.games.domains.rules.turn import STEPS
from darkling.table.errors import BadPosition

ANY = [*TILE_CODES[:9], *MONSTER_CODES[:9], *HENCHMAN_CODES[:9], *SPELL_CODES[:9], "-", "XX01"]
NUMBERS = st.integers(-2, 12)
SEATS = st.integers(-1, 5)
AREAS = {tile.id: [area[0].upper() for area in tile.areas] for tile in BOX.tiles}


def spaces_for(tile):
    """Return the spaces on which a tile may stand."""
    starts = {"W": "W", "S": "S", "P": "Pl", "M": "M"}
    return [f"{starts[area]}{number}" for area in AREAS[tile] for number in (1, 2, 3, 4)]


A_SPACE = st.fixed_dictionaries(
    {},
    optional={
        "tile": st.sampled_from(TILE_CODES),
        "dark": st.booleans(),
        "used": st.booleans(),
        "monsters": some(MONSTER_CODES, 2),
        "weapons": NUMBERS,
        "altars": NUMBERS,
        "guarded": st.booleans(),
    },
)
SEAT_FIELDS = {
    **dict.fromkeys(ITEM_CODES[:STORED], NUMBERS),
    "spells": some([*SPELL_CODES, "XX01"], 6),
    "henchmen": some(HENCHMAN_CODES, 3),
    "used": some(HENCHMAN_CODES, 1),
    "held": some([*TILE_CODES, "MO01"], 3),
    "slashed": st.booleans(),
    "to_place": st.none() | NUMBERS,
    "flips": some(SPACE_CODES, 3),
    "seen": st.integers(-1, 4),
    "far_seen": some(["far-1", "far-2", "inn-1"], 2),
    "domain": st.dictionaries(st.sampled_from([*SPACE_CODES, "X1"]), A_SPACE, max_size=6),
}
TABLE_FIELDS = {
    "first": SEATS,
    "turn": st.none() | st.integers(0, 9),
    "phase": st.sampled_from([*STEPS, "dawn"]),
    "fortune": some(FORTUNE_CODES, 4),
    "fortune_shown": some(FORTUNE_CODES, 3),
    "taverns": st.tuples(some([*ADVENTURER_CODES, "-"], 5), some(ADVENTURER_CODES, 4)),
    "inn": some([*HENCHMAN_CODES, "-"], 3),
    "far_lands": some([*HENCHMAN_CODES, "-"], 2),
    "architect": some([*TILE_CODES, "-"], 8),
    "niktmarg": some([*MONSTER_CODES, "-"], 6),
    "decks": st.dictionaries(st.sampled_from([*DECK_NAMES, "coins"]), some(ANY, 4), max_size=2),
    "discards": st.dictionaries(st.sampled_from([*DECK_NAMES, "coins"]), some(ANY, 4), max_size=2),
    "box": some(ANY, 3),
    "switches": st.dictionaries(st.sampled_from(SWITCHES), NUMBERS, max_size=2),
    "tile_taken": st.booleans(),
    "city": st.dictionaries(st.sampled_from(PLACE_CODES), SEATS, max_size=8),
    "guild": st.lists(SEATS, max_size=5),
    "neutral": st.dictionaries(st.sampled_from(["purple", "grey", "white"]), SEATS, max_size=2),
    "rolls": st.lists(st.integers(1, 6), max_size=2),
    "draws": some(ANY, 3),
    "settings": st.fixed_dictionaries(
        {}, optional={"open_stores": st.booleans(), "mercenary_mortal": st.booleans()}
    ),
}


@st.composite
def positions(draw):
    """Return a turn in which everybody has built something, and a few fields may be anything."""
    players = draw(st.integers(1, 6))
    tiles = draw(st.permutations(TILE_CODES))
    seats = []
    for number in range(players):
        domain = {}
        for tile in tiles[4 * number : 4 * number + 3]:
            domain[draw(st.sampled_from(spaces_for(tile)))] = {"tile": tile, "dark": draw(st.booleans())}
        seats.append({"domain": domain, "coins": 6, "held": [tiles[4 * number + 3]], "fire": 2, "wood": 2})
    data = {"seats": seats, "phase": draw(st.sampled_from(STEPS))}
    return broken(draw, data, SEAT_FIELDS, TABLE_FIELDS)


@bounded
@given(positions())
def test_whatever_is_made_up_is_refused_or_can_be_played(data):
    g = accepted("domains", data)
    if g is None:
        return
    is_possible(g)
    restores("domains", g)
    plays_on("domains", g)


def is_possible(g):
    """Assert what everyone at the table could tell is wrong."""
    black = {monster.id for monster in BOX.monsters if not monster.yellow}
    seen = [tile // 4 for row in g.tiles for tile in row if tile >= 0]
    seen += [tile for held in g.held for tile in held]
    assert Counter([*seen, *g.decks[6]]).most_common(1)[0][1] == 1
    for seat in g.seats:
        assert min(g.stores[seat]) >= 0
        assert g.city.count(seat) + g.guild.count(seat) + g.to_place[seat] <= 7
        for at, tile in enumerate(g.tiles[seat]):
            assert tile < 0 or SPACE_CODES[at] in spaces_for(TILE_CODES[tile // 4])
            codes = {MONSTER_CODES[monster] for monster in g.monsters[seat][at]}
            assert len(codes & black) <= 1
    assert 1 <= g.turn <= 8
    assert all(len(g.displays[tavern]) == 4 or not g.decks[4] for tavern in (0, 1))


WOODS_ONLY = next(tile.id for tile in BOX.tiles if tile.areas == ("woods",))
PLAIN = next(tile.id for tile in BOX.tiles if tile.dark.special is None and "woods" in tile.areas)


@pytest.mark.parametrize(
    ("seats", "rest", "says"),
    [
        ([realm(coins=-1)], {}, "coins of seat 0 is -1, expected 0 to 9999"),
        ([realm(workers=10**9)], {}, "workers of seat 0 is 1000000000, expected 0 to 9999"),
        ([realm(spells=["SP01"] * 4)], {}, "there are 4 of SP01, and the box holds 3"),
        ([realm(held=["TI01"]), realm(held=["TI01"])], {}, "there are 2 of TI01, and the box holds 1"),
        ([realm(henchmen=["HE01", "HE01"])], {}, "there are 2 of HE01, and the box holds 1"),
        ([realm(henchmen=["HE01"])], {"inn": ["HE01"]}, "there are 2 of HE01, and the box holds 1"),
        ([realm({"W1": lair("MO01")})], {"niktmarg": ["MO01"]}, "there are 2 of MO01, and the box holds 1"),
        ([realm({"W1": lair("MO61", "MO61")})], {}, "there are 2 of MO61, and the box holds 1"),
        ([realm()], {"taverns": [["AD01"], ["AD01"]]}, "there are 2 of AD01, and the box holds 1"),
        ([realm()], {"niktmarg": ["MO66"]}, "the pile has what does not belong there"),
        ([realm()], {"decks": {"pile": ["MO61"]}}, "the pile has what does not belong there"),
        ([realm()], {"decks": {"attack": ["SP11"]}}, "there are 1 of SP11, and the box holds 0"),
        ([realm({"W1": lair("MO01", "MO02")})], {}, "W1 of seat 0 has 2 black monsters, expected 1 at most"),
        (
            [realm({"S1": light(WOODS_ONLY)})],
            {},
            f"S1 of seat 0 has {WOODS_ONLY}, which may not stand in that",
        ),
        ([realm({"W1": dark(PLAIN, used=True)})], {}, f"W1 of seat 0 has {PLAIN} used, which has nothing"),
        ([realm(flips=["W1"])], {}, "flips of seat 0 has W1, where no tile is"),
        ([realm({"W1": light(PLAIN)}, flips=["W1"] * 2, to_place=0)], {}, "flips of seat 0 has a tile twice"),
        ([realm(to_place=6)], {}, "to_place of seat 0 is 6, expected 0 to 5"),
        ([realm(to_place=-1)], {}, "to_place of seat 0 is -1, expected 0 to 5"),
        ([realm()], {"guild": [0] * 2}, "too many minions of seat 0: found 6, expected 5 at most"),
        ([realm()], {"neutral": {"grey": 0}, "guild": [0] * 3}, "found 7, expected 6 at most"),
        ([realm()], {"city": {"seer": 0}, "phase": "before"}, "minions are out, expected none but from"),
        ([realm()], {"guild": [0], "phase": "foreman"}, "minions are out, expected none but from"),
        ([realm(to_place=1)], {"phase": "after"}, r"to_place is \[1, 0\], expected 0 after the placement"),
        ([realm({"W1": lair("MO66")})], {}, "the Mercenary is in a Domain, expected at the Docks until"),
        ([realm()], {"switches": {"party": 99}}, "switches party is 99, expected -3 to 9"),
        ([realm()], {"switches": {"metal": 1}}, "switches metal is 1, expected 0"),
        ([realm()], {"switches": {"last_turn": 1}}, "switches last_turn is 1, expected 1 if Death is out"),
        (
            [realm()],
            {"turn": 8, "switches": {"last_turn": 0}},
            "switches last_turn is 0, expected 1 if Death",
        ),
        ([realm()], {"box": ["FO32"]}, "the Fortune cards FO32 cannot lie so in any turn"),
        ([realm()], {"box": ["FO30"], "turn": 3}, "the Fortune cards FO30 cannot lie so in turn 3"),
        (
            [realm()],
            {"turn": 8, "phase": "fortune", "fortune": ["FO31"]},
            "the Fortune cards FO31 cannot lie so in turn 8",
        ),
    ],
)
def test_refused(seats, rest, says):
    with pytest.raises(BadPosition, match=f"^domains: .*{says}"):
        table(*seats, **rest)


def damaged(g, **fields):
    """Return a saved position with fields of its table changed."""
    data = g.data()
    data["table"] |= fields
    return restored("domains", data)


def changed(g, field, at, by):
    """Return a field with another entry."""
    entries = g.data()["table"][field]
    entries[at] = by
    return {field: entries}


@pytest.fixture
def evening():
    """Return a table on which a seat can use something in the evening."""
    return table(realm({"W1": dark("TI38")}, coins=9, spells=["SP01", "SP12"], held=["TI01", "TI02"]))


def test_a_saved_position_comes_back(evening):
    assert damaged(evening).fingerprint() == evening.fingerprint()


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("agreed", 64, "agreed is 64, expected 0 to 63"),
        ("agreed", 48, "dice_roller is two things at once"),
        ("first", 2, "first is 2, expected 0 to 1"),
        ("turn", 0, "turn is 0, expected 1 to 8"),
        ("turn", 5, "expected 8 to 10"),
        ("marks", 8, "marks is 8, expected 0 to 7"),
        ("switches", [0] * 3, "switches has 3 entries, expected 17"),
        ("city", [-1] * 34, "city has 34 entries, expected 35"),
        ("city", [*[-1] * 34, 2], "city has seats"),
        ("neutral", [2, -1], "neutral has seats"),
        ("guild", [1, 0], r"guild is \[1, 0\], expected in order"),
        ("guild", [7], r"guild has seats \[7\], expected up to 1"),
        ("box", [[]] * 3, "box has 3 entries, expected 5"),
        ("scried", [[0, 0]] * 2, "scried has 2 entries, expected 3"),
        ("scried", [[0, 0], [0, 0], [1]], r"what everybody knows of the Fortune deck is \[1\], expected two"),
        (
            "scried",
            [[0, 4, -1, -1, -1, -1], [0, 0], [0, 0]],
            "what seat 0 knows of the Fortune deck is 4 deep",
        ),
        ("scried", [[1, 0, 31], [0, 0], [0, 0]], "and other cards lie there"),
        ("scried", [[0, 2, -1, 31], [0, 0], [0, 0]], "and other cards lie there"),
        ("far_seen", [4, 0], "far_seen of seat 0 is 4, expected bits of 2 slots"),
        ("hands", [[11, 0], []], r"hands of seat 0 is \[11, 0\], expected in order"),
        ("held", [[1, 0], []], r"held of seat 0 is \[1, 0\], expected in order"),
        ("henchmen", [[80], []], "there are no HE with the numbers"),
        ("stores", [[0] * 9, [0] * 10], "stores of seat 0 has 9 kinds, expected 10"),
        ("tokens", [[0] * 15, [0] * 16], "tokens of seat 0 are 15, expected 16"),
        ("tokens", [[9000] + [0] * 15, [0] * 16], "tokens on W1 of seat 0 are 9000, expected less than 8192"),
        ("shown", [[], [3, 1], [], [], [], []], r"shown 1 is \[3, 1\], expected in order"),
        ("fortune", [], "there are 0 of FO[0-9]+, and the box holds 1"),
        ("flips", [[16], []], "flips of seat 0 has 16, expected a space below 16"),
    ],
)
def test_damaged_tables_are_refused(evening, field, value, says):
    with pytest.raises(BadPosition, match=f"^domains: .*{says}"):
        damaged(evening, **{field: value})


def test_a_party_with_a_gap_is_refused(evening):
    short = changed(evening, "displays", 0, list(evening.displays[0][1:]))
    lost = {"discards": [*[[]] * 4, [evening.displays[0][0]], []]}
    with pytest.raises(BadPosition, match="tavern A has 3 adventurers, expected 4 while cards last"):
        damaged(evening, **short, **lost)


def test_a_fortune_deck_without_its_cards_is_refused(evening):
    out = sorted([*evening.fortune, *evening.fortune_out])
    with pytest.raises(
        BadPosition, match="the Fortune deck has 0 cards, expected 15 with those that are out"
    ):
        damaged(evening, fortune=[], fortune_out=out)


def test_a_slot_too_many_is_refused(evening):
    with pytest.raises(BadPosition, match="inn has 3 slots, expected 2"):
        damaged(evening, **changed(evening, "displays", 2, [*evening.displays[2], -1]))


def test_a_deck_out_of_order_is_refused(evening):
    with pytest.raises(BadPosition, match="deck attack is .*, expected in order"):
        damaged(evening, **changed(evening, "decks", 0, list(reversed(evening.decks[0]))))


def test_a_monster_on_its_way_to_a_space_is_counted():
    g = table(realm(henchmen=[]), phase="resolution", city={"inn-1": 0}, inn=["HE04"])
    g.choose(0, "take")
    assert restored("domains", g.data()).fingerprint() == g.fingerprint()


def test_every_spell_has_its_copies():
    assert [len(deck) for deck in SPELL_DECKS] == [24] * 4
    g = table(realm(spells=["SP01", "SP01", "SP01"]))
    assert SPELL_CODES.index("SP01") not in g.decks[0]


def test_black_monsters_may_stand_on_a_tile_that_turned_light():
    g = table(realm({"W1": light(PLAIN, monsters=["MO01"])}))
    assert g.monsters[0][space("W1")] == (0,)
