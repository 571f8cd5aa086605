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
        worlds = [position.guess(seat, number + further) for seat in others for further in (0, 1)]
        # How far a seat has come with what it picks in private, nobody else knows: guesses begin it anew.
        if position.sealed(asked) is None:
            worlds.append(position)
        known = {known_to_all(world, asked) for world in worlds}
        assert len(known) <= 1, f"not everyone can know {sorted(known)} of seat {asked}"


def known_to_all(position: Position, asked: Seat) -> tuple[bool, bool, bool]:
    """Return whether a seat is asked in a window, whether it may pass there, and whether it is a target."""
    decision = position.decision(asked)
    return decision.window, decision.pass_option is not None, position.is_target(asked)
