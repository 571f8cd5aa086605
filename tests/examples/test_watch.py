"""The rules of The Night Watch, one by one."""

import pytest
import watch
from support.script import first_option, offered, option, play_on, say
from watch.cards import BRIBES, COINS
from watch.rules.events import BribeOpened, CrateLoaded, HandDealt
from watch.rules.vocabulary import NOT_ON_THE_QUAY

import darkling
from darkling.table.errors import BadPosition, BadSetting
from darkling.table.event import Forced
from darkling.words import Words

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def evening(*quay, hands=("B03 B04 B05 B06 B07", "B10 B11 B12 B13 B14"), paid=("", ""), cellars=("", "")):
    """Return a game of two that begins at nightfall."""
    seats = [
        {"hand": hand.split(), "paid": spent.split(), "cellar": cellar.split()}
        for hand, spent, cellar in zip(hands, paid, cellars, strict=True)
    ]
    return watch.GAME.game_from(darkling.position("watch", {"seats": seats, "quay": quay}))


def seal(game, *bribes):
    """Let every seat seal its bribe."""
    for seat, bribe in enumerate(bribes):
        say(game, f"seal {bribe}", seat=seat)


def told(game, kind, seat=0):
    """Return the events of a kind that a seat was told."""
    return [event for event in game.events(seat) if isinstance(event, kind)]


def test_five_bribes_are_dealt_and_told_to_their_owner_alone():
    game = darkling.new("watch", 3, seed=1)
    assert [len(event.cards) for event in told(game, HandDealt, seat=1)] == [0, 5, 0]
    assert [len(event.cards) for event in told(game, HandDealt, seat=None)] == [0, 0, 0]
    assert [seat.hand is None for seat in game.view(1).seats] == [True, False, True]


def test_three_crates_a_smuggler_stand_on_the_quay():
    for players in (2, 3, 4):
        assert len(darkling.new("watch", players, seed=1).view(None).quay) == 3 * players


def test_bribes_are_sealed_until_all_have_chosen():
    game = darkling.new("watch", 2, seed=1)
    hand = game.view(0).seats[0].hand
    say(game, f"seal {hand[2]}", seat=0)
    assert game.view(0).sealed == hand[2]
    assert game.view(1).sealed is None
    assert told(game, BribeOpened, seat=1) == []
    game.undo(0)
    assert game.view(0).sealed is None


def test_the_dearest_bribe_loads_first():
    game = evening("wine", "wine", "silk", "silk", "salt", "salt")
    seal(game, "B03", "B10")
    assert [(event.seat, BRIBES[event.bribe]) for event in told(game, BribeOpened)] == [
        (0, "B03"),
        (1, "B10"),
    ]
    assert game.waiting == (1,)


def test_blackmail_goes_ahead_of_all_money():
    hands = ("B01 B04 B05 B06 B07", "B02 B24 B12 B13 B14")
    game = evening("wine", "wine", "silk", "silk", "salt", "salt", hands=hands)
    other = darkling.load(game.save())
    seal(game, "B01", "B24")
    assert game.waiting == (0,)
    seal(other, "B01", "B02")
    assert other.waiting == (1,), "of two blackmailers, the dearer one goes first"


def test_no_two_bribes_cost_the_same():
    assert len(set(COINS)) == len(COINS)


def test_each_kind_on_the_quay_is_offered_once():
    game = evening("tea", "wine", "wine", "wine", "tea", "salt")
    seal(game, "B03", "B10")
    assert offered(game) == ["load wine", "load salt", "load tea"]
    assert game.barred(1) == [("silk", NOT_ON_THE_QUAY)]
    say(game, "load salt")
    assert offered(game) == ["load wine", "load tea"]
    assert [good for good, _ in game.barred(1)] == ["silk", "salt"]


def test_the_last_kind_loads_itself():
    game = evening("wine", "wine", "wine", "silk", "silk", "silk")
    seal(game, "B03", "B10")
    say(game, "load silk", "load silk", "load silk")
    assert [event.option for event in told(game, Forced)] == ["load wine"] * 3
    assert [event.seat for event in told(game, CrateLoaded)] == [1, 1, 1, 0, 0, 0]
    assert game.view(None).night == 2


def test_a_choice_that_ends_the_night_cannot_be_taken_back():
    game = evening("wine", "wine", "wine", "silk", "silk", "salt")
    seal(game, "B03", "B10")
    say(game, "load silk", "load silk")
    assert [option(game, 1, f"load {good}").undoable for good in ("wine", "salt")] == [True, False]
    say(game, "load salt")
    assert game.why_not_undo(1) == "dice"


def test_on_the_last_night_nothing_comes_to_light_any_more():
    hands, paid = ("B03 B04", "B10 B11"), ("B16 B17 B18", "B19 B20 B21")
    game = evening("wine", "wine", "wine", "silk", "silk", "salt", hands=hands, paid=paid)
    seal(game, "B03", "B10")
    say(game, "load silk", "load silk")
    assert option(game, 1, "load salt").undoable
    say(game, "load salt")
    assert game.over


def test_the_second_of_a_kind_is_worth_more():
    game = evening(cellars=("wine wine wine", "silk salt tea"))
    result = game.position.outcome()
    assert [line.value for line in result.lines if line.criterion == "worth"] == [6, 3]
    assert result.decided_by == ("worth",)


def test_equal_worth_is_decided_by_the_tallest_stack():
    game = evening(cellars=("wine wine wine silk silk silk", "wine wine wine wine salt tea"))
    result = game.position.outcome()
    assert [line.value for line in result.lines] == [12, 3, 12, 4]
    assert result.places == ((1,), (0,))
    assert result.decided_by == ("tallest-stack",)


@pytest.mark.parametrize(("settings", "nights"), [({}, 4), ({"nights": 5}, 5)])
def test_a_game_has_its_nights(settings, nights):
    game = darkling.new("watch", 2, seed=3, settings=settings)
    play_on(game, first_option)
    assert game.view(None).night == nights
    assert [seat.hand_size for seat in game.view(None).seats] == [5 - nights] * 2


def test_bad_options_are_refused():
    with pytest.raises(BadSetting, match="the settings are nights"):
        darkling.new("watch", 2, settings={"nights": 6})


GOOD = {"hand": ["B03", "B04", "B05", "B06", "B07"]}
BAD_POSITIONS = {
    "takes 2 to 4 seats": {"seats": [GOOD]},
    "there is no 'B99'": {"seats": [GOOD, {"hand": ["B99"]}]},
    "there is no 'gold'": {"seats": [GOOD, GOOD], "quay": ["gold"]},
    "exactly one place": {"seats": [GOOD, GOOD]},
    "seat 1 must have spent 0 of 5": {"seats": [GOOD, {"hand": ["B10"]}]},
    "its quay full or empty": {"seats": [GOOD, GOOD], "quay": ["wine"]},
    "1 crates are not 3 a seat": {
        "seats": [GOOD, {"hand": ["B10", "B11", "B12", "B13", "B14"], "cellar": ["wine"]}]
    },
    "Object contains unknown field `purse`": {"seats": [], "purse": 3},
}


@pytest.mark.parametrize("message", BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused(message):
    with pytest.raises(BadPosition, match=message):
        darkling.position("watch", BAD_POSITIONS[message])


def test_a_spectator_is_told_the_game_without_secrets():
    game = darkling.new("watch", 2, seed=3)
    play_on(game, first_option)
    words = Words("watch", None, NAMES)
    lines = [words.event(event) for event in game.events(None)]
    assert lines[0] == "Ada is dealt 5 bribes."
    assert not any("you" in line.lower().split() for line in lines)
