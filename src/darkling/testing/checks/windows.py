"""Reaction windows: whether one is opened, and for whom, follows from what everyone knows."""

from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.testing.cases import Case
from darkling.testing.playthrough import playthrough
from darkling.testing.suite import check


@check()
def nothing_but_a_window_can_be_passed(case: Case) -> None:
    for stop in playthrough(case).stops:
        for seat in stop.position.waiting:
            decision = stop.position.decision(seat)
            passes = [option for option in decision.options if option.passes]
            assert len(passes) <= decision.window, f"{decision} can be passed by {passes}"


@check()
def everyone_knows_whether_a_seat_may_pass_and_is_a_target(case: Case) -> None:
    for stop in playthrough(case).stops:
        position, asked = stop.position, stop.seat
        # How far somebody is in a sealed choice nobody knows; in guesses it is at its first question.
        truth = [position] if position.sealed(asked) is None else []
        for seat in position.seats:
            if seat != asked:
                guesses = [position.guess(seat, stop.number), position.guess(seat, 10_000 + stop.number)]
                known = {known_to_all(world, asked) for world in (*truth, *guesses)}
                assert len(known) == 1, f"seat {seat} cannot know it"


def known_to_all(position: Position, asked: Seat) -> tuple[bool, bool, bool]:
    """Return whether a seat is asked in a window, whether it may pass there, and whether it is a target."""
    decision = position.decision(asked)
    return decision.window, decision.pass_option is not None, position.is_target(asked)
