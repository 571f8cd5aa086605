"""The figures of results, counted by hand."""

import pytest
from support.results import results, row, won_by

from darkling.lab.report.figures import figures

TWO_THIRDS = pytest.approx(2 / 3)


def card(found, code):
    return next(card for card in found.cards if card.card == code)


def test_win_share_by_seat():
    rows = [row(number, **won_by(0)) for number in range(3)] + [row(3, won=[True, True], scores=[4, 4])]
    seats = figures(results(rows)).seats
    assert [seat.win_share.value for seat in seats] == [3.5 / 4, 0.5 / 4]
    assert [seat.score.value for seat in seats] == [19 / 4, 13 / 4]
    assert [seat.bot for seat in seats] == ["random", "random"]


def test_spreads_of_score_length_and_lead():
    rows = [row(0, decisions=10, lead_changes=2), row(1, decisions=14, scores=[3, 3])]
    found = figures(results(rows))
    assert (found.score.mean.value, found.score.counts) == (3.5, {3: 3, 5: 1})
    assert (found.length.mean.value, found.length.counts) == (12, {10: 1, 14: 1})
    assert (found.lead_changes.mean.value, found.lead_changes.counts) == (1, {0: 1, 2: 1})


def test_card_is_taken_among_the_games_in_which_it_could_be():
    rows = [
        row(0, offered=["keep H01", "keep H02"], taken=[["H01"], []]),
        row(1, offered=["keep H01", "drop H01"]),
        # Without having been on offer: nothing else could be taken.
        row(2, taken=[["H01"], []]),
        row(3, offered=["fight", "strike T01"]),
    ]
    found = figures(results(rows))
    assert (card(found, "H01").taken.value, card(found, "H01").taken.count) == (TWO_THIRDS, 3)
    assert (card(found, "H02").taken.value, card(found, "H02").taken.count) == (0, 1)
    assert set(found.never_taken) == {"H02", "T01"}


def test_card_is_used_among_those_who_held_it():
    rows = [
        row(0, taken=[["T01"], ["T02"]], used=[["T01"], []]),
        row(1, taken=[[], ["T01", "T02"]]),
        row(2, used=[[], ["T01"]]),
    ]
    found = figures(results(rows))
    assert (card(found, "T01").used.value, card(found, "T01").used.count) == (TWO_THIRDS, 3)
    assert (card(found, "T02").used.value, card(found, "T02").used.count) == (0, 2)
    assert found.never_used == ["T02"]


def test_worth_of_a_card_is_the_win_share_of_who_held_it():
    rows = [
        row(0, taken=[["T01"], ["T02"]], **won_by(0)),
        row(1, taken=[["T02"], ["T01"]], **won_by(0)),
        row(2, taken=[["T02"], ["T01"]], **won_by(1)),
    ]
    found = figures(results(rows))
    assert card(found, "T01").worth.value == TWO_THIRDS
    assert card(found, "T01").expected == pytest.approx((2 / 3 + 1 / 3 + 1 / 3) / 3)
    assert [one.card for one in found.cards] == ["T01", "T02"]


def test_a_card_that_decides_the_game_stands_out_and_one_that_does_not_does_not():
    rows = [
        row(number, taken=[["T01", "T03"], ["T02"]], **won_by(0))
        if number % 2
        else row(number, taken=[["T02"], ["T01", "T03"] if number % 4 else ["T01"]], **won_by(1))
        for number in range(80)
    ]
    rows += [row(number + 80, taken=[["T04"], []], **won_by(number % 2)) for number in range(80)]
    found = figures(results(rows))
    verdicts = {one.card: one.verdict for one in found.cards}
    assert verdicts == {"T01": "above", "T02": "below", "T03": "above", "T04": "as-expected"}
    assert found.extremes["defenses"].best_when_held[-1] == "T02"
    assert found.extremes["defenses"].worst_when_held[0] == "T02"


def test_a_card_gets_no_credit_for_the_bot_that_holds_it():
    rows = [row(number, taken=[["T01"], ["T02"]], **won_by(0)) for number in range(100)]
    found = figures(results(rows, bots=("greedy", "random")))
    assert card(found, "T01").worth.value == 1
    assert {one.verdict for one in found.cards} == {"as-expected"}


def test_dead_options_are_often_on_offer_and_never_chosen():
    rows = [
        row(number, offered=["fight", "discard", "strike T01"], chosen=["fight"]) for number in range(30)
    ] + [row(30, offered=["done", "discard"], chosen=["done"])]
    dead = figures(results(rows)).dead_options
    assert [(one.option, one.name, one.offered) for one in dead] == [
        ("discard", "Let the hero rampage", 31),
        ("strike T01", "Strike with Loose Flagstone", 30),
    ]


def test_who_plays_alone_has_scores_and_no_win_share():
    rows = [
        row(number, won=[False], scores=[number % 3], places=[1], taken=[["T01"]], used=[[]])
        for number in range(6)
    ]
    found = figures(results(rows, bots=("random",)))
    assert [seat.win_share for seat in found.seats] == [None]
    assert found.score.counts == {0: 2, 1: 2, 2: 2}
    assert (card(found, "T01").worth.value, card(found, "T01").expected) == (1, 1)


def test_cards_and_modes_have_their_names():
    found = figures(results([row(0, taken=[["M20"], ["X99"]])], settings={"mode": "hardcore"}))
    assert (card(found, "M20").name, card(found, "M20").kind) == ("Demon Legion", "defenses")
    assert (card(found, "X99").name, card(found, "X99").kind) == ("X99", "unknown")
    assert (found.played.mode, found.score_title) == ("hardcore mode", "Rounds survived")
