"""Hero Phase: keep two heroes, pass the rest to the left."""

import pytest
from support.script import offered, say
from support.siege import hero_codes, last_hands, phase

import darkling
from darkling.games.dealings.rules.events import HandDealt
from darkling.table.errors import CannotUndo


def keep_two(game, seat):
    """Let the seat keep the first two heroes of its hand, or drop its last one."""
    hand = game.view(seat).seats[seat].hand
    if len(hand) == 3:
        say(game, f"drop {hand[2]}", seat=seat)
    else:
        say(game, f"keep {hand[0]}", f"keep {hand[1]}", seat=seat)


def all_keep_two(position):
    """Let every seat keep the first two heroes of its hand."""
    for seat in position.seats:
        keep_two(position, seat)


@pytest.mark.rule("DD-HERO-01")
def test_hand_of_nine_is_seen_by_its_owner_alone():
    position = darkling.start("dealings", 3, seed=1)
    hand = tuple(hero_codes(position.hands[1]))
    assert position.view(1).seats[1].hand == hand
    for other in (0, 2, None):
        seat = position.view(other).seats[1]
        assert (seat.hand, seat.hand_size) == (None, 9)


@pytest.mark.rule("DD-HERO-01")
def test_deal_tells_each_player_their_own_heroes_only():
    game = darkling.new("dealings", 2, seed=1)
    for seat in (0, 1):
        deals = [event for event in game.events(seat) if isinstance(event, HandDealt)]
        assert [(event.seat, len(event.cards)) for event in deals] == [
            (owner, 9 if owner == seat else 0) for owner in (0, 1)
        ]


@pytest.mark.rule("DD-HERO-02")
def test_nothing_moves_before_all_have_chosen_two():
    position = darkling.start("dealings", 3, seed=1)
    assert position.waiting == (0, 1, 2)
    keep_two(position, 2)
    keep_two(position, 0)
    assert position.waiting == (1,)
    assert [(seat.hand_size, seat.kept_size) for seat in position.view(1).seats] == [(9, 0)] * 3
    assert position.view(1).chosen == ()
    keep_two(position, 1)
    assert [(seat.hand_size, seat.kept_size) for seat in position.view(1).seats] == [(7, 2)] * 3


@pytest.mark.rule("DD-HERO-02")
def test_exactly_two_different_heroes_are_kept():
    position = darkling.start("dealings", 2, seed=1)
    hand = hero_codes(position.hands[0])
    assert offered(position, seat=0) == [f"keep {hero}" for hero in hand]
    say(position, f"keep {hand[4]}", seat=0)
    assert offered(position, seat=0) == [f"keep {hero}" for hero in hand if hero != hand[4]]
    say(position, f"keep {hand[0]}", seat=0)
    assert position.waiting == (1,)
    keep_two(position, 1)
    assert position.view(0).seats[0].kept == (hand[0], hand[4])


@pytest.mark.rule("DD-HERO-03")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_rest_of_the_hand_always_goes_to_the_left(players):
    position = darkling.start("dealings", players, seed=2)
    for _ in range(3):
        before = list(position.hands)
        all_keep_two(position)
        for seat in position.seats:
            assert position.hands[(seat + 1) % players] == before[seat][2:]


@pytest.mark.rule("DD-HERO-04")
def test_choice_is_repeated_with_ever_smaller_hands():
    position = darkling.start("dealings", 3, seed=3)
    sizes = []
    while phase(position) == "hero":
        sizes.append([len(hand) for hand in position.hands])
        all_keep_two(position)
    assert sizes == [[9] * 3, [7] * 3, [5] * 3, [3] * 3]


@pytest.mark.rule("DD-HERO-05")
def test_last_hero_is_not_passed_but_dropped_face_up():
    position = last_hands()
    assert offered(position, seat=0) == ["drop H01", "drop H02", "drop H03"]
    say(position, "drop H02", seat=0)
    say(position, "drop H06", seat=1)
    assert position.view(None).dropped == ("H02", "H06")
    assert {"H01", "H03"} < set(position.view(0).seats[0].hand)
    assert {"H04", "H05"} < set(position.view(1).seats[1].hand)


@pytest.mark.rule("DD-HERO-06")
def test_own_pile_can_be_looked_through_at_any_time():
    position = darkling.start("dealings", 2, seed=4)
    kept = set()
    for size in (2, 4, 6):
        kept |= set(hero_codes(position.hands[0])[:2])
        keep_two(position, 0)
        keep_two(position, 1)
        own, others = position.view(0).seats[0], position.view(1).seats[0]
        assert (set(own.kept), len(own.kept)) == (kept, size)
        assert (others.kept, others.kept_size) == (None, size)


@pytest.mark.rule("DD-HERO-07")
def test_pile_is_picked_up_as_a_hand_whatever_its_order():
    position = last_hands()
    assert position.view(0).seats[0].kept == ("H11", "H12", "H13", "H14", "H15", "H16")
    say(position, "drop H02", seat=0)
    say(position, "drop H06", seat=1)
    assert phase(position) == "defense"
    assert position.view(0).seats[0].hand == ("H01", "H03", "H11", "H12", "H13", "H14", "H15", "H16")
    assert (position.view(0).seats[0].kept_size, position.view(0).seats[0].pile_size) == (0, 0)


@pytest.mark.rule("DD-R-02")
def test_order_of_the_two_choices_means_nothing():
    one, other = [darkling.start("dealings", 2, seed=5) for _ in range(2)]
    first, second = hero_codes(one.hands[0])[:2]
    say(one, f"keep {first}", f"keep {second}", seat=0)
    say(other, f"keep {second}", f"keep {first}", seat=0)
    for position in (one, other):
        keep_two(position, 1)
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.rule("DD-R-02")
def test_choice_can_be_changed_until_the_last_player_confirms():
    game = darkling.new("dealings", 2, seed=6)
    first, second, third = game.view(0).seats[0].hand[:3]
    say(game, f"keep {first}", f"keep {second}", seat=0)
    game.undo(0)
    say(game, f"keep {third}", seat=0)
    assert game.view(0).chosen == (first, third)
    keep_two(game, 1)
    assert game.view(0).seats[0].kept == (first, third)
    with pytest.raises(CannotUndo, match="joined"):
        game.undo(0)


@pytest.mark.rule("DD-R-03")
def test_last_heroes_are_shown_to_all_at_once():
    position = last_hands()
    say(position, "drop H02", seat=0)
    assert [position.view(seat).dropped for seat in (0, 1, None)] == [()] * 3
    say(position, "drop H04", seat=1)
    assert [position.view(seat).dropped for seat in (0, 1, None)] == [("H02", "H04")] * 3


@pytest.mark.rule("DD-R-49", "DD-HERO-03")
def test_two_players_swap_hands_each_time():
    position = darkling.start("dealings", 2, seed=7)
    for _ in range(3):
        before = list(position.hands)
        all_keep_two(position)
        assert position.hands == [before[1][2:], before[0][2:]]
