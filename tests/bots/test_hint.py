"""Hints: what a bot would do, from nothing but what a player may look up."""

from typing import Any

import pytest
from support import toy_lanterns
from support.cases import decisions
from support.parlour import NameTheCard, Nim, sit_down
from support.siege import siege

import darkling
from darkling.bots import hint as hints
from darkling.bots.hint import hint


def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", 20)


def test_a_hint_tells_how_often_each_option_was_tried_and_what_it_promises() -> None:
    found = hint(sit_down(Nim(7)), 0)
    assert found is not None
    assert found.best.name == "take 3"
    assert sum([estimate.visits for estimate in found.estimates]) == hints.ITERATIONS
    assert [estimate.option.name for estimate in found.estimates] == ["take 1", "take 2", "take 3"]
    assert all(0 <= estimate.value <= 1 for estimate in found.estimates)


def test_a_hint_is_the_same_again_and_does_not_see_what_is_hidden() -> None:
    found = [hint(sit_down(NameTheCard(), cards=(0, card)), 0) for card in (0, 1, 0)]
    assert found[0] == found[1] == found[2]


def test_a_win_that_all_share_promises_all_of_it() -> None:
    position = toy_lanterns.GAME.start(4, 1)
    position.piles = (99, 99, 99)
    found = hint(position, 0)
    assert found is not None
    assert {estimate.value for estimate in found.estimates if estimate.visits} == {1.0}


def test_what_the_game_knows_needs_no_iterations() -> None:
    found = hint(siege("H01", defenses=["T01"]), 0)
    assert found is not None
    assert (found.best.name, found.estimates) == ("fight", ())


def hinted_phases(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> set[str]:
    """Play a random game; return the phases in which there are hints."""
    few_iterations(monkeypatch)
    position = darkling.start("dealings", 2, 5, settings)
    found = set()
    for number, (seat, _) in enumerate(decisions(position, 5)):
        if number % 3 == 0 and hint(position, seat) is not None:
            found.add(position.phase)
    return found


def test_hints_go_on_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hinted_phases(monkeypatch) == {"hero", "defense", "combat"}


def test_where_nobody_may_peek_hints_end_with_the_hero_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    # From then on a bot remembers heroes that a player must not look up again.
    assert hinted_phases(monkeypatch, no_peeking=True) == {"hero"}
