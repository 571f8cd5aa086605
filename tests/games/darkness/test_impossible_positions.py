"""Whatever chance makes up as a position is refused with a sentence, or can be played and saved."""

from hypothesis import given
from hypothesis import strategies as st
from support.impossible import accepted, bounded, broken, plays_on, restores, some

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    CLASS_CODES,
    CLASSES,
    DUNGEON_CODES,
    FOE_CODES,
    ITEM_CODES,
    PLANS,
    RESOURCE_CODES,
    TILE,
)
from darkling.games.darkness.rules.settings import DUNGEONS
from darkling.grid.tiles import board_of

NUMBERS = st.integers(-2, 12)
ACS, RCS = [*ACTION_CODES[:30], "RC01", "XX"], [*RESOURCE_CODES[:30], "AC001", "XX"]
POINTS = st.tuples(st.integers(-1, 14), st.integers(-1, 9))
EFFECT = st.fixed_dictionaries(
    {"by": NUMBERS},
    optional={
        "on": st.lists(NUMBERS, max_size=2),
        "card": st.sampled_from([*ACTION_CODES, *RESOURCE_CODES]),
        "what": st.sampled_from(["dmg", "move", "luck"]),
        "amount": NUMBERS,
        "left": NUMBERS,
        "squares": st.lists(POINTS, max_size=2),
    },
)
FOES = st.fixed_dictionaries(
    {"foe": st.sampled_from([*FOE_CODES, "MO99"]), "at": st.lists(POINTS, max_size=3)},
    optional={"hp": st.lists(NUMBERS, max_size=3), "grudges": st.lists(NUMBERS, max_size=3)},
)
SEAT_FIELDS = {
    "hero": st.sampled_from([*CLASS_CODES, "CL9"]),
    "at": st.none() | POINTS,
    "hp": st.none() | st.integers(-1, 40),
    "acs": some(ACS, 3),
    "rcs": some(RCS, 3),
    "used_acs": some(ACS, 3),
    "used_rcs": some(RCS, 3),
    "items": some([*ITEM_CODES, "MO01"], 3),
    "advancements": some(ADVANCEMENT_CODES, 3),
    "actions": st.none() | some(ACS, 30),
    "resources": st.none() | some(RCS, 30),
    "top_acs": some(ACS, 2),
    "under_acs": some(ACS, 2),
    "top_rcs": some(RCS, 2),
    "under_rcs": some(RCS, 2),
    "spent": some([*ITEM_CODES, *ADVANCEMENT_CODES], 2),
    "offenders": st.lists(NUMBERS, max_size=2),
    "fatigued": st.booleans(),
    "poise": st.booleans(),
}
TABLE_FIELDS = {
    "first": NUMBERS,
    "march": st.lists(NUMBERS, max_size=4),
    "phase": st.sampled_from(["entry", "rounds", "clearing", "advancement", "between", "dawn"]),
    "round": st.integers(-1, 60),
    "encounter": st.none() | NUMBERS,
    "won": st.none() | NUMBERS,
    "dungeons_left": st.none() | NUMBERS,
    "tiles": some(["V(0,0)", "H(3,0)", "V(7,0)", "V(30,30)", "H(2,2)", "X(1,1)", "V(0, 0)"], 4),
    "flipped": st.dictionaries(
        st.sampled_from(["0", "1", "2", "-1", "30", "x", "²"]), st.sampled_from(DUNGEON_CODES)
    ),
    "foes": st.lists(FOES, max_size=2),
    "effects": st.lists(EFFECT, max_size=2),
    "seeds": some(DUNGEON_CODES, 2),
    "discard": some(DUNGEON_CODES, 2),
    "buried": st.integers(-1, 90),
    "below": some(DUNGEON_CODES, 2),
    "far": st.lists(NUMBERS, max_size=2),
    "next_danger": NUMBERS,
    "defeated": NUMBERS,
    "draws": some([*ACS, *RCS, *DUNGEON_CODES[:9], *ADVANCEMENT_CODES[:9]], 3),
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "dungeon": st.sampled_from([*DUNGEONS, "palace"]),
            "dungeons": st.integers(0, 5),
            "encounters": st.integers(0, 12),
            "open_hands": st.booleans(),
            "unique_classes": st.booleans(),
            "box_limited": st.booleans(),
        },
    ),
}


@st.composite
def positions(draw):
    """Return heroes in a pre-defined room with some monsters, of which a few fields may be anything."""
    plan = draw(st.integers(0, len(PLANS) - 1))
    encounter = draw(st.integers(1, len(PLANS[plan].maps)))
    room = board_of(TILE, PLANS[plan].maps[encounter - 1].tiles).points
    places = [list(point) for point in draw(st.permutations(room))]
    players = draw(st.integers(1, 7))
    classes = draw(st.permutations(CLASSES))[:players]
    seats = [
        {
            "hero": card.code,
            "at": places.pop(),
            "acs": [ACTION_CODES[number] for number in card.action_deck[:3]],
            "rcs": [RESOURCE_CODES[number] for number in card.resource_deck[-3:]],
        }
        for card in classes
    ]
    foes = [{"foe": code, "at": [places.pop()]} for code in draw(st.permutations(FOE_CODES[:20]))[:3]]
    settings = {"dungeon": DUNGEONS[plan + 1], "dungeons": draw(st.integers(1, 3))}
    data = {"seats": seats, "foes": foes, "settings": settings, "encounter": encounter}
    return broken(draw, data, SEAT_FIELDS, TABLE_FIELDS)


@bounded
@given(positions())
def test_whatever_is_made_up_is_refused_or_can_be_played(data):
    g = accepted("darkness", data)
    if g is not None:
        is_possible(g)
        restores("darkness", g)
        plays_on("darkness", g)


def is_possible(g):
    """Assert what everyone at the table could tell is wrong."""
    standing = [square for square in g.at if square >= 0]
    assert len(set(standing)) == len(standing)
    assert any(g.hp[: g.heroes])
    assert len(g.tiles) <= 24
    for seat in g.seats:
        assert 0 <= g.hp[seat] <= g.max_hp(seat)
        assert len(g.items[seat]) <= 5
