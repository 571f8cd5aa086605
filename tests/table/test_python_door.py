"""What someone meets who plays from Python: names, seats, stories, and chance that is foretold."""

import msgspec
import pytest
from support.castles import monster, table
from support.siege import siege
from support.toys import Toy

import darkling
from darkling.table import machine
from darkling.table.errors import BadPosition, BadSetup, IllegalChoice, NoSuchSeat


def fight():
    """Return a game in which seat 0 faces a hero."""
    game = darkling.game(siege("H08", "H03", defenses=["T10", "S01", "M09"]))
    game.choose(0, "fight")
    return game


def test_a_position_becomes_a_game_with_events_and_undo():
    game = fight()
    game.choose(0, "strike T10")
    assert [told["event"] for told in game.story(0)] == ["DefenseStruck", "DefenseRotated"]
    game.undo(0)
    assert game.story(0) == []
    assert darkling.replay(game.record).fingerprint() == game.fingerprint()


def test_a_position_of_no_game_is_refused():
    with pytest.raises(BadSetup, match="a Toy belongs to no game"):
        darkling.game(Toy(2))


def test_an_option_is_chosen_by_its_name():
    game = fight()
    game.choose(0, "strike T10")
    assert game.story(0)[0]["defense"] == "T10"


def test_a_wrong_name_is_told_the_right_ones():
    with pytest.raises(IllegalChoice, match="cannot choose 'bribe' now; it may choose 'strike T10'"):
        fight().choose(0, "bribe")


def test_a_story_has_codes_where_events_have_numbers():
    game = fight()
    game.choose(0, "strike T10")
    assert (game.events(0)[0].defense, game.story(0)[0]["defense"]) == (27, "T10")
    assert game.story(0, since=1) == game.story(0)[1:]


def test_a_story_counts_sides_as_the_view_does():
    game = fight()
    game.choose(0, "strike T10")
    shown = [defense.side for defense in game.view(0).seats[0].defenses if defense.card == "T10"]
    assert [game.story(0)[1]["side"]] == shown == [2]


def test_a_game_passes_knowledge_on():
    game = darkling.new("dealings", players=2, seed=1)
    assert msgspec.json.encode(game.knowledge(1)) == msgspec.json.encode(game.position.knowledge(1))


DOORS = "view knowledge decision barred is_target events story news can_undo undo undo_list why_not_undo"


# Compiled code takes True for 1, and refuses what is no number by itself.
EQUAL_TO_A_SEAT = [1.0] if machine.__file__.endswith(".so") else [1.0, True]


@pytest.mark.parametrize("seat", [2, -1, "0", *EQUAL_TO_A_SEAT])
@pytest.mark.parametrize("door", DOORS.split())
def test_a_seat_that_is_not_there_is_an_error(door, seat):
    game = darkling.new("dealings", players=2, seed=1)
    with pytest.raises((NoSuchSeat, TypeError), match="there is no seat|int"):
        getattr(game, door)(seat)


def test_news_since_a_moment_are_for_seats_and_spectators():
    game = darkling.new("dealings", players=2, seed=1)
    assert game.told_since(None, game.moment) == []
    with pytest.raises(NoSuchSeat, match="there is no seat 2"):
        game.told_since(2, game.moment)


@pytest.mark.parametrize("seat", EQUAL_TO_A_SEAT)
def test_what_is_equal_to_a_seat_cannot_choose_and_leaves_no_trace_in_the_record(seat):
    game = darkling.new("dealings", players=2, seed=1)
    option = game.decision(1).options[0]
    with pytest.raises((NoSuchSeat, TypeError), match="there is no seat|int"):
        game.choose(seat, option)
    assert game.record.choices == []


def test_nobody_guesses_for_a_seat_that_is_not_there():
    with pytest.raises(NoSuchSeat, match="there is no seat 5; the seats are 0 to 1"):
        darkling.start("dealings", 2).guess(5, seed=1)


def two_dice(*rolls):
    """Return a hero of the castle before a monster, with the dice that fall next."""
    g = table(RED={"square": "F2"}, monsters=[monster("ORC1", "F3")])
    g.foretell(rolls)
    return g


def test_foretold_dice_fall_once_and_then_chance_goes_on():
    g = two_dice(2, 0, 1)
    assert g.clone().throw(3) == (2, 0, 1)
    assert (g.throw(1), g.roll_face(range(10)), g.throw(1)) == ((2,), 0, (1,))
    plain = table(RED={"square": "F2"}, monsters=[monster("ORC1", "F3")])
    assert g.throw(5) == plain.throw(5)


def test_a_guess_knows_nothing_of_foretold_dice():
    thrown = {two_dice(2, 2, 2, 2).guess(0, seed).throw(4) for seed in range(20)}
    assert len(thrown) > 5


def test_foretold_dice_are_part_of_saved_data():
    kind, g = darkling.find("castle"), two_dice(2, 0)
    again = kind.restore(msgspec.json.decode(msgspec.json.encode(g.data())))
    assert again.throw(2) == (2, 0)
    assert again.data()["chance"] == two_dice().data()["chance"]


def test_a_die_that_cannot_show_what_is_foretold_leaves_the_game_as_it_was():
    game = darkling.game(two_dice(9))
    before, told = game.fingerprint(), len(game.events(1))
    with pytest.raises(BadPosition, match="the next of `rolls` is 9, but this die shows 0, 1, 2"):
        game.choose(1, "attack F3")
    assert (game.fingerprint(), len(game.events(1))) == (before, told)


def test_foretold_draws_come_first_from_picks_and_shuffles():
    g = table()
    g.foretell((), draws=(3, 1, 9))
    assert g.pick((1, 2, 3)) == 3
    assert g.shuffle(range(5))[0] == 1
    assert g.shuffle(range(20))[0] == 9


HAND = {"seats": [{"hand": ["BR10", "GO00", "GO00"]}, {}]}


def test_choices_that_are_part_of_a_position_are_made_first():
    g = darkling.position("heists", {**HAND, "choices": [[0, "streets"], [0, "crime GO00"]]})
    game = darkling.game(darkling.position("heists", HAND))
    game.choose(0, "streets")
    game.choose(0, "crime GO00")
    assert g.fingerprint() == game.fingerprint()
    assert [card.used for card in g.view(0).seats[0].hand] == [None, "crime", None]


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ("streets", r"heists: choices is 'streets', expected a list of \[seat, option\]"),
        (["streets"], r"choices\[0\] is 'streets', expected \[seat, option\]"),
        ([[0, "streets"], [0, "fly"]], r"choices\[1\]: seat 0 cannot choose 'fly' now; it may choose"),
        ([[1, "streets"]], r"choices\[0\]: seat 1 has nothing to choose now"),
        ([[9, "streets"]], r"choices\[0\]: there is no seat 9"),
        ([[0.0, "streets"]], r"choices\[0\]: (there is no seat 0.0|int)"),
    ],
)
def test_choices_that_cannot_be_made_are_refused(choices, said):
    with pytest.raises(BadPosition, match=said):
        darkling.position("heists", {**HAND, "choices": choices})
