"""What hangs on an answer is as the rules have it."""

from support.cases import encoded
from support.questions import WORDS, all_asked, asked_for
from support.script import first_option, play_on, say
from support.siege import draft, siege

from darkling.games.dealings.cards import HERO_CODES
from darkling.games.dealings.telling.cards import name
from darkling.phrasing import Phrasing

TOLD = Phrasing("dealings")


def told(position):
    """Return the stakes of the question that is open, in words."""
    seat = position.waiting[0]
    return WORDS["dealings"][seat].render(TOLD.stakes(position.decision(seat), position.view(seat)))


def test_every_question_says_what_hangs_on_it():
    for asked in all_asked():
        assert asked.said(asked.stakes)[-1] == "."


def test_stakes_depend_on_nothing_that_is_hidden():
    for asked in all_asked()[::7]:
        guess = asked.position.guess(asked.seat, seed=5)
        assert encoded(TOLD.stakes(asked.decision, guess.view(asked.seat))) == encoded(asked.stakes)


def test_so_many_heroes_are_still_to_be_chosen():
    for prompt in ("keep-a-hero", "reveal-a-hero"):
        for asked in asked_for(prompt):
            assert asked.stakes.args["more"] == 2 - len(asked.view.chosen)


def play_to(asked, until):
    """Return the position that the first option of every question leads to."""
    position = asked.position.clone()
    play_on(position, first_option, until=until)
    return position


def passed_on(asked):
    return play_to(asked, lambda position: position.passes > asked.position.passes)


def test_so_many_heroes_are_passed_on_and_to_whom():
    for asked in asked_for("keep-a-hero"):
        args, after = asked.stakes.args, passed_on(asked)
        assert len(after.hands[args["seat"]]) == args["passed"]
        assert args["seat"] == (asked.seat + 1) % after.players


def taken(asked):
    return asked.after(asked.decision.options[0].name)


def others_before_the_next(asked):
    """Return how many others choose before the seat does so again; None if it does not in this round."""
    position, round_now = taken(asked), asked.view.round
    others = play_on(position, first_option, until=lambda g: asked.seat in g.waiting or g.round != round_now)
    is_same_round = not position.over and (position.phase, position.round) == ("defense", round_now)
    return others if is_same_round else None


def test_hero_goes_on_the_pile_and_its_owner_takes_again_when_it_says():
    for asked in asked_for("take-a-defense"):
        args, after = asked.stakes.args, taken(asked)
        if after.phase == "defense":
            assert name(HERO_CODES[after.piles[asked.seat][asked.own.pile_size]]) == args["hero"]
        promised = args["others"] if args["again"] == "choice" else None
        assert others_before_the_next(asked) == promised


def test_which_first_decides_between_two_choices_in_a_row():
    position = draft(["H06", "E06"], ["H01", "H02"], expansion=True)
    assert told(position) == "You take two defenses in a row, whichever comes first."
    say(position, "first E06")
    say(position, position.decision(0).options[0].name)
    assert (position.waiting, position.decision(0).prompt) == ((0,), "take-a-defense")


def test_pairs_still_to_be_lured_and_the_pile_below():
    for asked in asked_for("lure-a-hero"):
        assert asked.stakes.args["more"] == 2 - asked.own.pile_size % 2
    for asked in asked_for("take-from-the-row"):
        assert asked.stakes.args["before"] == len(asked.position.piles[0])


def test_heroes_that_wait_after_the_one_to_flip():
    for asked in asked_for("flip-a-hero"):
        assert asked.stakes.args["after"] == len(asked.position.piles[asked.seat]) - 1


def test_best_that_is_possible_without_a_fight():
    for asked in asked_for("fight-or-discard"):
        # Every round brings one of eight heroes, and this one would get away too.
        got_away = asked.view.round - len(asked.own.defeated)
        assert asked.stakes.args["best"] == 8 - got_away


def last_option(game, seat):
    return game.decision(seat).options[-1]


def test_toll_is_lost_whatever_comes_of_the_fight():
    for asked in asked_for("pay-the-toll"):
        card = asked.decision.options[0]
        after = asked.after(card.name)
        play_on(after, last_option, until=lambda g: g.view(None).fight is None)
        assert card.thing in after.trashed


def test_stopping_does_what_it_says():
    for asked in asked_for("strike-or-stop"):
        args, before, after = asked.stakes.args, asked.position, asked.after("done")
        falls = len(after.defeated[asked.seat]) > len(before.defeated[asked.seat])
        assert falls == (args["state"] == "enough")
        assert bool(after.evicted[asked.seat]) == (not falls and args["elimination"] == "yes")
        if falls:
            assert len(before.defenses[asked.seat]) - len(after.defenses[asked.seat]) == args["price"]


def test_words_of_stopping():
    position = siege("H11", "H21", defenses=["T09", "T10", "S09", "S01", "S02"])
    say(position, "fight", "strike T09")
    assert told(position) == "Stopping now lets Frothing Orm get away."
    say(position, "strike T10")
    assert told(position) == "Stopping now defeats Frothing Orm and trashes 2 defenses that struck."
    say(position, "done", "fight", "strike S09", "strike S01")
    assert told(position) == "Stopping now defeats Velvet Vane."
