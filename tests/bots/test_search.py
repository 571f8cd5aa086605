"""The search bot in parlour games, where it is known what is best."""

from collections import Counter
from typing import Any

import pytest
from support.parlour import NAME, NameANumber, NameTheCard, Nim, Pennies, sit_down

from darkling.bots import bot
from darkling.bots.budget import Budget
from darkling.bots.iteration import FEW, payoffs
from darkling.bots.search import Search, SearchBot
from darkling.bots.tree import Node
from darkling.table.chance import Chance
from darkling.table.result import each_alone
from darkling.table.skill import Skill

NO_SKILL = Skill()


def estimates(table: Any, iterations: int, seed: int = 1, skill: Skill = NO_SKILL) -> dict[str, Any]:
    search = Search(table, table.waiting[0], skill, Chance.seeded(seed))
    for _ in range(iterations):
        search.iterate()
    return {found.option.name: found for found in search.estimates()}


@pytest.mark.parametrize(("matches", "best"), [(5, "take 1"), (6, "take 2"), (7, "take 3"), (9, "take 1")])
def test_it_finds_the_winning_move_of_nim(matches: int, best: str) -> None:
    # Left with a multiple of four, the other side is lost.
    for seed in range(3):
        assert bot("search:600", seed).choose(sit_down(Nim(matches)), 0).name == best


def test_it_plays_for_the_seat_that_is_asked() -> None:
    table = sit_down(Nim(6))
    table.choose(0, table.decision(0).options[0])
    assert bot("search:300", 1).choose(table, 1).name == "take 1"


def test_three_play_nim_each_for_itself() -> None:
    found = estimates(sit_down(Nim(3), players=3), 200)
    assert found["take 3"].value == 1
    assert max(found.values(), key=lambda it: it.visits).option.name == "take 3"


def test_in_matching_pennies_both_sides_are_tried_as_often() -> None:
    for seed in range(5):
        found = estimates(sit_down(Pennies()), 400, seed)
        assert found["show heads"].visits / 400 == pytest.approx(0.5, abs=0.06)


def test_in_matching_pennies_nobody_can_tell_what_it_will_show() -> None:
    shown = Counter([bot("search:60", seed).choose(sit_down(Pennies()), 1).name for seed in range(60)])
    assert min(shown.values()) >= 20


def test_a_sealed_choice_is_no_answer_to_what_others_sealed() -> None:
    # Knowing the first seat's side, the second would always win.
    table = sit_down(Pennies())
    table.choose(0, table.decision(0).options[0])
    shown = Counter([bot("search:60", seed).choose(table, 1).name for seed in range(60)])
    assert min(shown.values()) >= 20


def test_sealed_choices_of_others_are_learned_but_not_seen() -> None:
    table = sit_down(Pennies())
    search = Search(table, 0, NO_SKILL, Chance.seeded(1))
    for _ in range(50):
        search.iterate()
    # The other seat has a tree of its own, which does not grow where the first seat chooses.
    assert sum([arm.visits for arm in search.roots[1].arms.values()]) == 50
    assert {seat for seat, _ in search.roots[1].steps} <= {1}


def test_open_choices_of_others_are_answered() -> None:
    search = Search(sit_down(Nim(5)), 0, NO_SKILL, Chance.seeded(1))
    for _ in range(50):
        search.iterate()
    assert {seat for seat, _ in search.roots[1].steps} == {0}


def test_a_hidden_card_is_guessed_and_not_seen() -> None:
    worths = [estimates(sit_down(NameTheCard(), cards=(0, card)), 300) for card in (0, 1)]
    for found in worths:
        assert found["show heads"].value == pytest.approx(0.5, abs=0.12)
    assert worths[0]["show heads"] == worths[1]["show heads"]


def test_of_a_long_list_more_and_more_options_are_tried() -> None:
    few = estimates(sit_down(NameANumber(lucky=3)), 30)
    many = estimates(sit_down(NameANumber(lucky=3)), 400)
    tried = [len([found for found in it.values() if found.visits]) for it in (few, many)]
    assert FEW <= tried[0] < tried[1] <= FEW + 20


def test_of_a_long_list_the_game_says_what_to_try_first() -> None:
    def evaluate(table: Any, seat: int) -> float:
        return table.scores[seat]

    lucky = len(NAME) - 1
    found = estimates(sit_down(NameANumber(lucky)), 30, skill=Skill(evaluate=evaluate))
    assert found[NAME[lucky].name].visits > 10


def test_iterations_end_where_the_game_has_a_value() -> None:
    def value(table: Any) -> tuple[float, ...] | None:
        return (
            (0.8, 0.2) if table.running(Nim).matches <= 6 else (0.3, 0.7) if table.waiting == (1,) else None
        )

    found = estimates(sit_down(Nim(8)), 60, skill=Skill(value=value))
    assert [it.value for it in found.values()] == [0.3, pytest.approx(0.8), pytest.approx(0.8)]


def test_trials_go_on_by_rollout_policy() -> None:
    asked = []

    def take_all(table: Any, seat: int, chance: Chance) -> Any:
        asked.append(seat)
        return table.decision(seat).options[-1]

    estimates(sit_down(Nim(12)), 20, skill=Skill(rollout=take_all))
    assert set(asked) == {0, 1}


def test_a_question_that_is_worth_no_branch_is_answered_by_rollout() -> None:
    def take_one(table: Any, seat: int, _chance: Chance) -> Any:
        return table.decision(seat).options[0]

    # Against someone who always takes one match, the next turn wins whatever one begins with.
    skill = Skill(rollout=take_one, branches=lambda _table, seat: seat == 0)
    search = Search(sit_down(Nim(5)), 0, skill, Chance.seeded(1))
    for _ in range(60):
        search.iterate()
    assert search.roots[1].arms == {}
    assert search.roots[0].arms
    assert max(search.estimates(), key=lambda it: it.visits).value > 0.8


def test_every_option_is_tried_on_the_same_deals() -> None:
    search = Search(sit_down(NameTheCard()), 0, NO_SKILL, Chance.seeded(1))
    for _ in range(100):
        search.iterate()
    assert len(search.guesses) == max(arm.visits for arm in search.roots[0].arms.values())


def test_advice_is_followed_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(Nim(7))
    last = table.decision(0).options[-1]
    advice = Skill(advise=lambda _table, _seat, _notes, _effort: last)
    monkeypatch.setattr("darkling.bots.search.skill_for", lambda _table: advice)
    monkeypatch.setattr(SearchBot, "explain", None)
    assert SearchBot(1, Budget(iterations=1)).choose(table, 0) is last


def test_a_budget_of_time_makes_at_least_one_trial() -> None:
    assert bot("search:1ms", 1).choose(sit_down(Nim(6)), 0) in sit_down(Nim(6)).decision(0).options


def test_the_same_seed_finds_the_same() -> None:
    assert estimates(sit_down(Nim(9)), 80, seed=4) == estimates(sit_down(Nim(9)), 80, seed=4)
    assert estimates(sit_down(Nim(9)), 80, seed=4) != estimates(sit_down(Nim(9)), 80, seed=5)


def test_a_win_is_shared_by_its_winners() -> None:
    assert payoffs((True, False, True), each_alone(3)) == (0.5, 0, 0.5)
    assert payoffs((False, False), each_alone(2)) == (0, 0)


def test_every_winner_of_a_common_win_gets_all_of_it():
    assert payoffs((True, True, True), ((0, 1, 2),)) == (1, 1, 1)
    assert payoffs((True, False, True, False), ((0, 2), (1, 3))) == (1, 0, 1, 0)
    assert payoffs((True, True, True), ((0, 2), (1,))) == (0.5, 0.5, 0.5)


def test_an_arm_that_does_well_is_pulled_most() -> None:
    node, chance, options = Node(), Chance.seeded(1), list(NAME[:3])
    for _ in range(90):
        option, arm = node.select(options, chance, 0.3)
        arm.add(0.6 if option is NAME[1] else 0.4)
    visits = [node.arms[option.id].visits for option in options]
    assert visits[1] > 45
    assert min(visits) > 1
