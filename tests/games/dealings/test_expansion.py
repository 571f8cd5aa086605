"""The expansion: twelve heroes that share challenges with others, and the Dragon Warriors among them."""

from collections import Counter

import pytest
from support.script import offered, say
from support.siege import (
    defeated,
    draft,
    flipped,
    hero_codes,
    in_play,
    phase,
    picks,
    pile,
    siege,
    solo,
    total,
    trashed,
    undefeated,
)

import darkling
from darkling.games.dealings.cards import HERO_CODES
from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.rules.state import Dealings
from darkling.table.errors import BadSetup

EXPANSION = [hero for hero in BOX.heroes if hero.id.startswith("E")]


def reveal(*pairs, first=0):
    """Return a draft in which each seat has revealed its pair, two heroes still in hand."""
    in_hand = [["H01", "H02"], ["H03", "H04"], ["H07", "H08"]]
    kept = [[*pair, *rest] for pair, rest in zip(pairs, in_hand, strict=False)]
    position = draft(*kept, first=first, expansion=True)
    for seat, pair in enumerate(pairs):
        say(position, *[f"reveal {hero}" for hero in pair], seat=seat)
    return position


# The cards.


@pytest.mark.rule("DD-R-48")
def test_twelve_heroes_each_share_their_challenge_with_one_of_the_base_game():
    assert len(EXPANSION) == 12
    challenges = Counter([hero.challenge for hero in EXPANSION])
    assert set(challenges.values()) == {1}, "so no three heroes are equal"
    assert set(challenges) <= {hero.challenge for hero in BOX.heroes if hero not in EXPANSION}


@pytest.mark.rule("DD-HAB-07")
def test_six_heroes_of_the_expansion_are_dragon_warriors_and_none_of_the_base_game():
    warriors = [hero.id for hero in BOX.heroes if hero.hero_class == "dragon_warrior"]
    assert warriors == ["E24", "E38", "E48", "E51", "E52", "E54"]


@pytest.mark.rule("DD-R-48", "DD-CARD-01", "DD-CARD-02")
@pytest.mark.parametrize(
    ("code", "hero_class", "armor", "vulnerable"),
    [
        ("E06", "thief", 4, "TM"),
        ("E22", "wizard", 4, "TM"),
        ("E24", "dragon_warrior", 4, "TSM"),
        ("E25", "ranger", 7, "TM"),
        ("E26", "knight", 7, "SM"),
        ("E28", "halflings", 3, "TS"),
        ("E30", "berserker", 5, "TS"),
        ("E38", "dragon_warrior", 6, "TS"),
        ("E48", "dragon_warrior", 5, "S"),
        ("E51", "dragon_warrior", 7, "SM"),
        ("E52", "dragon_warrior", 8, "TSM"),
        ("E54", "dragon_warrior", 8, "TM"),
    ],
)
def test_heroes_of_the_expansion_are_as_the_ledger_lists_them(code, hero_class, armor, vulnerable):
    hero = BOX.heroes[HERO_CODES.index(code)]
    assert (hero.hero_class, hero.armor, hero.vulnerable) == (hero_class, armor, vulnerable)
    assert hero.challenge == int(code[1:])


@pytest.mark.rule("DD-R-48")
@pytest.mark.parametrize(
    ("settings", "heroes"), [({}, 54), ({"expansion": False}, 54), ({"expansion": True}, 66)]
)
@pytest.mark.parametrize("players", [1, 2, 6])
def test_expansion_is_shuffled_in_only_if_asked_for(settings, heroes, players):
    position = darkling.start("dealings", players, 1, settings)
    dealt = [hero for hand in (*position.hands, position.hero_row) for hero in hand]
    assert sorted(hero_codes([*dealt, *position.hero_deck])) == sorted(HERO_CODES[:heroes])


@pytest.mark.rule("DD-R-48", "DD-R-01")
def test_expansion_brings_no_seventh_player():
    assert len(darkling.start("dealings", 6, 1, {"expansion": True}).hero_deck) == 12
    with pytest.raises(BadSetup, match="1 to 6 players"):
        darkling.new("dealings", 7, settings={"expansion": True})


# Ties in the draft.


@pytest.mark.rule("DD-DEF-08")
def test_x25_higher_other_hero_goes_first():
    position = reveal(["H30", "H12"], ["E30", "H50"])
    assert picks(position) == [(1, "H50"), (1, "E30"), (0, "H30"), (0, "H12")]
    takers = []
    for _ in range(3):
        takers.append(position.waiting[0])
        say(position, offered(position)[0])
    assert takers == [1, 1, 0]
    assert (pile(position, 0), pile(position, 1)) == (["H12", "H30"], ["E30", "H50"])


@pytest.mark.rule("DD-DEF-08")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        (["H30", "H12"], ["E30", "H11"], 0),
        (["H30", "H11"], ["E30", "H12"], 1),
        (["H30", "H54"], ["E30", "H12"], 0),
        (["E54", "H40"], ["H54", "H41"], 1),
    ],
)
@pytest.mark.parametrize("first_player", [0, 1])
def test_tie_goes_by_the_other_hero_whoever_is_first_player(one, other, first, first_player):
    position = reveal(one, other, first=first_player)
    tied = [pick for pick in picks(position) if pick[1] in (one[0], other[0])]
    assert [seat for seat, _ in tied] == [first, 1 - first]


@pytest.mark.rule("DD-R-07")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (0, [(0, "H30"), (1, "E30"), (0, "H24"), (1, "E24")]),
        (1, [(1, "E30"), (0, "H30"), (1, "E24"), (0, "H24")]),
    ],
)
def test_x26_tie_of_both_heroes_goes_clockwise_from_the_first_player(first, order):
    assert picks(reveal(["H30", "H24"], ["E30", "E24"], first=first)) == order


@pytest.mark.rule("DD-R-07")
@pytest.mark.parametrize(("first", "seats"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_clockwise_order_is_counted_from_the_first_player_not_from_seat_0(first, seats):
    position = reveal(["H30", "H24"], ["H40", "H41"], ["E30", "E24"], first=first)
    assert [seat for seat, hero in picks(position) if hero in ("H30", "E30")] == seats


# No three heroes share a challenge, so a pair that ties with a third hero needs a bare table.
@pytest.mark.rule("DD-R-08")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("one", "other", "seats"),
    [
        (["H30", "E30"], ["H20", "H30"], [0, 0, 1, 1]),
        (["H20", "H30"], ["E30", "H30"], [1, 1, 0, 0]),
        (["H30", "E30"], ["H40", "H30"], [1, 1, 0, 0]),
    ],
)
def test_each_hero_goes_by_its_value_and_then_by_the_other_s(first, one, other, seats):
    revealed = [tuple([HERO_CODES.index(code) for code in pair]) for pair in (one, other)]
    order = Dealings(2, first=first, revealed=revealed).order_of_revealed()
    assert [seat for seat, _ in order] == seats


@pytest.mark.rule("DD-R-06")
@pytest.mark.parametrize(("first", "second"), [("H30", "E30"), ("E30", "H30")])
def test_owner_of_two_equal_heroes_chooses_their_order(first, second):
    position = reveal(["H30", "E30"], ["H50", "H12"])
    say(position, offered(position)[0])
    assert (position.waiting, sorted(offered(position))) == ((0,), ["first E30", "first H30"])
    say(position, f"first {first}")
    assert picks(position)[1:3] == [(0, first), (0, second)]
    for _ in range(2):
        say(position, offered(position)[0])
    assert pile(position) == [second, first], "used last, faced first"


@pytest.mark.rule("DD-R-06")
def test_nobody_is_asked_for_an_order_unless_one_owner_has_both():
    position = reveal(["H30", "H12"], ["E30", "H50"])
    questions = set()
    while phase(position) == "defense" and position.round == 1:
        questions.add(position.decision(position.waiting[0]).prompt)
        say(position, offered(position)[0])
    assert questions == {"take-a-defense"}


@pytest.mark.rule("DD-R-43", "DD-SOLO-03")
@pytest.mark.parametrize(("one", "other"), [("H24", "E24"), ("E24", "H24")])
def test_equal_heroes_of_a_solo_row_keep_the_order_of_the_deal(one, other):
    position = solo([one, "H50", other, "H02"], ["T04", "T03", "T02", "T01"], expansion=True)
    assert list(position.view(0).hero_row) == ["H50", one, other, "H02"]
    say(position, f"lure {other}")
    assert offered(position) == ["take T02", "take T01"], "the second of the two stands further right"


# Dragon Warriors.


@pytest.mark.rule("DD-HAB-07", "DD-R-20")
def test_x27_both_cards_must_rotate():
    position = siege("E38", defenses=["T12", "T05"], expansion=True)
    say(position, "fight")
    assert offered(position) == ["rotate T12", "rotate T05"]
    say(position, "rotate T12")
    # T05 is the only other card: it rotates unasked, and is trashed. T12 strikes for 2.
    assert (in_play(position), trashed(position)) == (["T12:2"], ["T05"])
    assert offered(position) == ["strike T12", "done"]
    say(position, "strike T12")
    assert (defeated(position), undefeated(position)) == ([], ["E38"])
    assert in_play(position) == ["T12:3"]


@pytest.mark.rule("DD-HAB-07", "DD-R-20")
def test_two_different_cards_rotate_before_the_first_strike():
    position = siege("E52", defenses=["T09", "S12", "M16"], expansion=True)
    say(position, "fight", "rotate S12")
    assert offered(position) == ["rotate T09", "rotate M16"], "not S12 again"
    say(position, "rotate M16")
    assert (in_play(position), total(position)) == (["T09", "S12:2", "M16:2"], 0)
    assert offered(position) == ["strike T09", "strike S12", "strike M16", "done"]


@pytest.mark.rule("DD-HAB-07", "DD-CBT-04")
def test_discarded_dragon_warrior_rotates_nothing():
    position = siege("E38", "H08", defenses=["T12", "T05"], expansion=True)
    say(position, "discard")
    assert (undefeated(position), in_play(position)) == (["E38"], ["T12", "T05"])


@pytest.mark.rule("DD-HAB-07", "DD-DAB-05")
def test_detour_comes_before_the_dragon_warrior():
    position = siege("E38", "H08", defenses=["T03", "S05"], expansion=True)
    say(position, "detour T03")
    assert (flipped(position), pile(position)) == ("H08", ["E38"])
    assert in_play(position) == ["T03:2", "S05"], "the Detour paid its own price, and no more"


@pytest.mark.rule("DD-R-20")
@pytest.mark.parametrize(("card", "left"), [("T12", ["T12:2"]), ("T01", [])])
def test_single_card_left_rotates_alone(card, left):
    position = siege("E38", "H08", defenses=[card], expansion=True)
    say(position, "fight")
    assert in_play(position) == left
    if left:
        assert offered(position) == ["strike T12", "done"]
    else:
        assert (undefeated(position), position.over) == (["E38", "H08"], True)


@pytest.mark.rule("DD-R-20")
def test_rotated_cards_have_not_struck_and_may_strike_with_their_new_side():
    position = siege("E48", defenses=["S11", "S12", "T09"], expansion=True)
    say(position, "fight")
    before = position.clone()
    say(position, "rotate S11", "rotate S12")
    assert position.view(0).fight.struck == ()
    # S11 has turned from Minion to Spell.
    say(position, "strike S11", "strike S12")
    assert (defeated(position), trashed(position)) == (["E48"], ["S11"])
    say(before, "rotate S12", "rotate T09")
    assert offered(before) == ["strike S12", "done"], "S11 still shows Minion"


@pytest.mark.rule("DD-R-20", "DD-R-12")
def test_rollback_does_not_give_back_what_the_dragon_warrior_rotated():
    position = siege("E52", defenses=["T12", "T05", "S16"], failed_fight="rollback", expansion=True)
    say(position, "fight", "rotate T12", "rotate T05", "strike S16", "done")
    assert undefeated(position) == ["E52"]
    assert (in_play(position), trashed(position)) == (["T12:2", "S16"], ["T05"])
