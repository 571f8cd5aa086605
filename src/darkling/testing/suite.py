"""The suite: checks, and with which cases of a game each is made."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from darkling.testing.cases import SOAK, Case
from darkling.testing.standing import Counts, named_cases, standing_for_all

F = TypeVar("F", bound=Callable[..., None])


@dataclass(frozen=True)
class Cases:
    """All cases of a game.

    Attributes:
        product: every mode with every number of players.
        standing: those that stand for the rest; in a soak all, again and again.
        starts: those that start from a set-up position.

    """

    product: Sequence[Case]
    standing: Sequence[Case]
    starts: Sequence[Case] = ()

    def __iter__(self) -> Iterator[Case]:
        """Go through all that checks may be made with, each once."""
        return iter(dict.fromkeys([*self.standing, *self.starts, *self.product]))


Pick = Callable[[Cases], Sequence[Case]]


def gathered(product: Sequence[Case], starts: Sequence[Case] = (), named: Counts | None = None) -> Cases:
    """Return all cases of a game; `named` are those that stand for the rest, where the game says which."""
    standing = standing_for_all(product) if named is None else named_cases(product, named, starts)
    if not SOAK:
        return Cases(product, standing, starts)
    return Cases(product, again_and_again(product), again_and_again(starts))


def again_and_again(cases: Sequence[Case]) -> list[Case]:
    return [*cases, *[replace(case, round=number) for case in cases for number in range(1, SOAK)]]


def every(cases: Cases) -> Sequence[Case]:
    """Return the cases that stand for all, and those that start in the middle of a game."""
    return [*cases.standing, *cases.starts]


def from_the_beginning(cases: Cases) -> Sequence[Case]:
    """Return the cases that stand for all, without those that start in the middle of a game."""
    return cases.standing


def up_to(players: int) -> Pick:
    """Return what picks the cases with so many players at most, each once, also in a soak."""
    return lambda cases: [case for case in every(cases) if case.players <= players and not case.round]


def smallest(cases: Cases) -> Sequence[Case]:
    """Return each mode with two players, or with as few as it can have."""
    modes: dict[str, Case] = {}
    for case in cases.product:
        if case.players == 2 or case.mode not in modes:
            modes[case.mode] = case
    return list(modes.values())


def one(cases: Cases) -> Sequence[Case]:
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
    pick: Pick
    ways: Sequence[tuple[str, ...]]
    applies: Callable[..., bool]


CHECKS: list[Check] = []
"""All checks, in the order in which they are declared."""


def always(*_made_with: Any) -> bool:
    return True


def check(
    pick: Pick = every, ways: Sequence[str] = (), applies: Callable[..., bool] = always
) -> Callable[[F], F]:
    """Declare a check."""
    made_with: list[tuple[str, ...]] = [(way,) for way in ways] or [()]

    def declare(make: F) -> F:
        CHECKS.append(Check(make, pick, made_with, applies))
        return make

    return declare
