"""Reaction windows: whether one is opened, and for whom, follows from what everyone knows."""

from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.testing.cases import Case
from darkling.testing.playing import decisions, sampled
from darkling.testing.suite import check, smallest


@check(smallest)
def nothing_but_a_window_can_be_passed(case: Case) -> None:
    position = case.start(17)
    for _ in decisions(position, 17):
        for seat in position.waiting:
            decision = position.decision(seat)
            passes = [option for option in decision.options if option.passes]
            assert len(passes) <= decision.window, f"{decision} can be passed by {passes}"


@check(smallest)
def everyone_knows_whether_a_seat_may_pass_and_is_a_target(case: Case) -> None:
    position = case.start(18)
    for number, asked, _ in sampled(position, 18):
        others = [seat for seat in position.seats if seat != asked]
        for seat in others:
            worlds = [position.guess(seat, number), position.guess(seat, 10_000 + number)]
            # How far somebody is in a sealed choice nobody knows; in guesses it is at its first question.
            if position.sealed(asked) is None:
                worlds.append(position)
            assert len({known_to_all(world, asked) for world in worlds}) == 1, f"seat {seat} cannot know it"


def known_to_all(position: Position, asked: Seat) -> tuple[bool, bool, bool]:
    """Return whether a seat is asked in a window, whether it may pass there, and whether it is a target."""
    decision = position.decision(asked)
    return decision.window, decision.pass_option is not None, position.is_target(asked)
