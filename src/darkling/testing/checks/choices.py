"""What is offered can be chosen, and nothing else."""

from collections.abc import Sequence

import pytest

from darkling.table.decision import Seat
from darkling.table.errors import IllegalChoice, NotWaiting
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.testing.cases import Case
from darkling.testing.playthrough import played_again, playthrough
from darkling.testing.suite import check

STALE = 60
"""So many decisions of a game are answered too late first."""


@check()
def every_offered_option_applies(case: Case) -> None:
    for stop in playthrough(case).stops:
        for seat in stop.position.waiting:
            for option in stop.position.decision(seat).options:
                copy = stop.position.clone()
                copy.choose(seat, option)
                case.type.check(copy)


@check()
def nothing_else_applies(case: Case) -> None:
    everything = case.type.vocabulary.options
    for number, stop in enumerate(playthrough(case).samples):
        # A quarter of all options at a time; after four decisions all have been tried.
        wrong: list[Option | int] = [*everything[number % 4 :: 4], -1, len(everything)]
        for seat in stop.position.seats:
            if seat in stop.position.waiting:
                refuses_what_it_does_not_offer(stop.position, seat, wrong)
            else:
                with pytest.raises(NotWaiting, match="waiting for seat"):
                    stop.position.choose(seat, everything[0])
        assert stop.position.fingerprint() == stop.fingerprint


def refuses_what_it_does_not_offer(position: Position, seat: Seat, options: Sequence[Option | int]) -> None:
    offered = {option.id for option in position.decision(seat).options}
    for option in options:
        number = option.id if isinstance(option, Option) else option
        assert number in offered or refuses(position, seat, option), f"{option} by seat {seat}"


def refuses(position: Position, seat: Seat, option: Option | int) -> bool:
    """Say whether an option is refused with a sentence; there are thousands, so quicker than `raises`."""
    try:
        position.choose(seat, option)
    except IllegalChoice as refused:
        return "it may choose" in str(refused)
    return False


@check()
def what_is_barred_is_not_offered(case: Case) -> None:
    for stop in playthrough(case).stops:
        for seat in stop.position.waiting:
            offered = [option.code for option in stop.position.decision(seat).options]
            for code, why in stop.position.barred(seat):
                assert code not in offered, f"{code} is offered, and barred by {why}"


@check()
def a_stale_click_is_refused(case: Case) -> None:
    for game, stop in played_again(case):
        if stop.number > STALE:
            break
        number = game.decision(stop.seat).number
        with pytest.raises(IllegalChoice, match=f"decision {number} is open now"):
            game.choose(stop.seat, stop.option.id, number - 1)
        assert game.fingerprint() == stop.fingerprint
