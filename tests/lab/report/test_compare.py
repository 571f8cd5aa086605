"""What changed between two results."""

import pytest
from support.results import results, row, won_by

from darkling.lab.card_versions import Edit
from darkling.lab.report.compare import compared
from darkling.lab.results_file import BadResults

EDITED = {"T01": [Edit("rank", 1, 2)]}


def games(count, first=0, **values):
    return [row(number, **won_by(number % 2), **values) for number in range(first, first + count)]


def change(comparison, code):
    return next(card for card in comparison.cards if card.card == code)


def test_nothing_changed():
    same = results(games(50, taken=[["T01"], ["T02"]], lead_changes=1))
    found = compared(same, same, {})
    assert found.paired
    assert found.differing == []
    assert not any(one.significant for one in [*found.seats.values(), *found.games.values(), *found.cards])


def test_games_of_the_same_seed_are_compared_one_by_one():
    before = [row(number, decisions=10 + 7 * (number % 9)) for number in range(60)]
    after = [row(number, decisions=11 + number % 2 + 7 * (number % 9)) for number in range(60)]
    later = [{**game, "seed": f"1{game['seed']}"} for game in after]
    paired = compared(results(after), results(before), {})
    assert paired.paired
    assert paired.games["length"].significant
    apart = compared(results(later, seed=100), results(before), {})
    assert not apart.paired
    assert not apart.games["length"].significant
    assert apart.games["length"].after == paired.games["length"].after
    assert apart.differing == ["seed"]


def test_pairs_are_the_games_that_both_have():
    found = compared(results([row(number, decisions=20) for number in range(40)]), results(games(90)), {})
    assert found.paired
    assert (found.games["length"].before, found.games["length"].after) == (10, 20)


def test_a_seat_that_wins_more():
    found = compared(results([row(number) for number in range(80)]), results(games(80)), {})
    assert (found.seats[0].before, found.seats[0].after) == (0.5, 1)
    assert [seat.significant for seat in found.seats.values()] == [True, True]
    assert found.seats[0].low == pytest.approx(-found.seats[1].high)
    assert found.seats[0].low > 0.3


def test_a_card_that_is_taken_and_used_more():
    offered = ["take T01", "take T02"]
    old = results(games(80, taken=[["T02"], []], offered=offered))
    new = results(games(80, taken=[["T01", "T02"], []], used=[["T02"], []], offered=offered))
    found = compared(new, old, {})
    assert (change(found, "T01").taken.before, change(found, "T01").taken.after) == (0, 1)
    assert change(found, "T01").taken.significant
    assert change(found, "T01").worth is None
    assert change(found, "T02").used.significant
    assert not change(found, "T02").taken.significant


def test_edited_cards_come_first_and_do_not_pay_for_the_others():
    others = [f"H{number:02}" for number in range(1, 55)]

    def held(number):
        return {"taken": [["T01", *(others if number > 11 else [])], []]}

    # Six games more are won with T01: enough for one test, and not for one of 55.
    old = results([row(number, **won_by(number % 2), **held(number)) for number in range(60)])
    new = results(
        [row(number, **won_by(number % 2 if number > 11 else 0), **held(number)) for number in range(60)],
        cards="changed",
    )
    found = compared(new, old, EDITED)
    assert found.differing == ["cards"]
    assert found.cards[0].card == "T01"
    assert [one.card for one in found.cards if one.edits] == ["T01"]
    assert found.cards[0].worth.significant
    assert not change(compared(new, old, {}), "T01").worth.significant


def test_other_games_and_other_numbers_of_players_are_refused():
    ours = results(games(2))
    with pytest.raises(BadResults, match="expected results of one game, not of dealings and heists"):
        compared(ours, results(games(2), game="heists"), {})
    with pytest.raises(BadResults, match="as many players, not of 2 and 3"):
        compared(ours, results(games(2), bots=("random",) * 3), {})
