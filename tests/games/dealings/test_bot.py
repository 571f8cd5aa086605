"""The greedy player of Dark Dealings beats chance."""

import pytest
from support.matches import wins_of_greedy


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    assert wins_of_greedy("dealings", seat, games=12) >= 11
