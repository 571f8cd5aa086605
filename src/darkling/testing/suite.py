"""The suite: checks, and with which cases of a game each is made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from darkling.testing.cases import SOAK, Case

Cases = Sequence[Case]
F = TypeVar("F", bound=Callable[..., None])


def every(cases: Cases) -> Cases:
    """Return the cases that stand for all, in a soak all of them again and again."""
    if not SOAK:
        return standing_for_all(cases)
    return [replace(case, round=number) for case in cases for number in range(SOAK)]


def up_to(players: int) -> Callable[[Cases], Cases]:
    """Return what picks the cases with so many players at most."""

    def pick(cases: Cases) -> Cases:
        few = [case for case in cases if case.players <= players]
        return few if SOAK else standing_for_all(few)

    return pick


def standing_for_all(cases: Cases) -> Cases:
    """Return the first mode with every number of players, and each other mode with one of them, by turns.

    Whoever plays alone hides nothing, so that stands for others only in a mode that is played alone.
    """
    modes: dict[str, list[Case]] = {}
    for case in cases:
        modes.setdefault(case.mode, []).append(case)
    if not modes:
        return []
    first, *others = modes.values()
    company = [[case for case in counts if case.players > 1] or counts for counts in others]
    return [*first, *[counts[number % len(counts)] for number, counts in enumerate(company)]]


def smallest(cases: Cases) -> Cases:
    """Return each mode with two players, or with as few as it can have."""
    modes: dict[str, Case] = {}
    for case in cases:
        if case.players == 2 or case.mode not in modes:
            modes[case.mode] = case
    return list(modes.values())


def one(cases: Cases) -> Cases:
    """Return one case of the game."""
    return smallest(cases)[:1]


@dataclass(frozen=True)
class Check:
    """Something that holds for every game.

    Attributes:
        make: makes the check with a case and one of the ways.
        pick: says which cases of a game it is made with.
        ways: what it is made with besides, such as the name of a bot; often nothing, once.
        applies: says whether it can be made with a case in one of the ways.

    """

    make: Callable[..., None]
    pick: Callable[[Cases], Cases]
    ways: Sequence[tuple[str, ...]]
    applies: Callable[..., bool]


CHECKS: list[Check] = []
"""All checks, in the order in which they are declared."""


def always(*_made_with: Any) -> bool:
    return True


def check(
    pick: Callable[[Cases], Cases] = every, ways: Sequence[str] = (), applies: Callable[..., bool] = always
) -> Callable[[F], F]:
    """Declare a check."""
    made_with: list[tuple[str, ...]] = [(way,) for way in ways] or [()]

    def declare(make: F) -> F:
        CHECKS.append(Check(make, pick, made_with, applies))
        return make

    return declare
