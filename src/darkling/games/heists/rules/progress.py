"""How far a night of Dark Heists can be: heists, rounds, and the Control card of the Auto Player."""

from collections.abc import Sequence

from darkling.games.heists.cards import CHALLENGES, CODES, FIRST_ADVANCED, FIRST_HEIST, NO_CARD, Card
from darkling.games.heists.rules.bonus import Bonus
from darkling.games.heists.rules.outcome import HEISTS_TO_END
from darkling.games.heists.rules.state import (
    ATTACKED,
    AUTO_HEISTS,
    AUTO_LARCENIES,
    JOBS,
    LARCENIES_FOR_A_HEIST,
    Heists,
    is_third,
)
from darkling.games.heists.rules.turn import Turn
from darkling.table.arranging import check_most, check_range
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition

MOVES_OF_A_CARD = 2
MOST_ROUNDS_ALONE = 9999
"""More than any night alone lasts, since the Auto Player gets on."""


def check_progress(g: Heists, began: Sequence[Seat], auto_turns: int) -> None:
    """Raise BadPosition unless all can have come so far by now.

    Of `began`, the turn of this round has begun; the Auto Player has had so many.
    """
    _check_round(g)
    for seat in g.seats:
        _check_heists(g, seat)
        _check_turns(g, seat, g.round if seat in began else g.round - 1)
        if is_third(g.heists[seat]) and not _can_be_the_end(g, seat, began):
            raise BadPosition(
                f"heists: seat {seat} has completed {HEISTS_TO_END} heists, which has ended the game"
            )
    check_most(
        "heists", "turns of the Auto Player in control and auto_discard", _auto_turns_needed(g), auto_turns
    )


def earliest_round(g: Heists, began: Sequence[Seat]) -> int:
    """Return the first round in which everyone can have come so far."""
    turns = [_turns_needed(g, seat) + (seat not in began) for seat in g.seats]
    return max(1, 1 + _auto_turns_needed(g), *turns)


def _check_round(g: Heists) -> None:
    """With several players the night has a last round (DH-R-65)."""
    check_range("heists", "round", g.round, 1, g.rounds if g.players > 1 else MOST_ROUNDS_ALONE)


def _can_be_the_end(g: Heists, seat: Seat, began: Sequence[Seat]) -> bool:
    """Say whether a seat may have three heists: it has got the third in this round, which is the last."""
    return g.over or (g.players > 1 and seat in began)


# Heists.


def _check_heists(g: Heists, seat: Seat) -> None:
    heists = [*g.heists[seat], *_held_heist(g, seat)]
    for card in heists:
        if card < FIRST_HEIST:
            raise BadPosition(f"heists: {CODES[card]} is in the heists of seat {seat}, which is for heists")
    if len([heist for heist in heists if heist < FIRST_ADVANCED]) > 1:
        raise BadPosition(f"heists: seat {seat} has two basic heists; one a game is allowed")
    check_range("heists", f"met of seat {seat}", g.met[seat], 0, _most_met(g, seat))
    turn = g.running(Turn)
    if g.lost and g.current[seat] != NO_CARD and (turn is None or turn.seat != seat):
        raise BadPosition(f"heists: seat {seat} has a current heist; with failed_heist lost, it is not kept")


def _held_heist(g: Heists, seat: Seat) -> list[Card]:
    return [g.current[seat]] if g.current[seat] != NO_CARD else []


def _most_met(g: Heists, seat: Seat) -> int:
    """Return how many challenges can have been met; the last of them completes the heist, after its bonus."""
    if g.current[seat] == NO_CARD:
        return 0
    bonus = g.running(Bonus)
    taking = bonus is not None and bonus.seat == seat
    return CHALLENGES[g.current[seat]] - (not taking)


def _turns_needed(g: Heists, seat: Seat) -> int:
    return len(g.heists[seat]) + len(_held_heist(g, seat))


def _check_turns(g: Heists, seat: Seat, turns: int) -> None:
    heists = _turns_needed(g, seat)
    if heists > HEISTS_TO_END:
        raise BadPosition(f"heists: seat {seat} has {heists} heists; {HEISTS_TO_END} end the game")
    check_most("heists", f"heists of seat {seat} for round {g.round}", heists, turns)


# The Auto Player.


def check_control(g: Heists) -> None:
    """Raise BadPosition unless the tracks of the Control card can stand so."""
    if g.players > 1 and any(g.control):
        raise BadPosition("heists: the Control card is for solo play; leave out control")
    check_range("heists", "control: jobs", g.control[JOBS], 0, max(0, g.job_target - 1))
    most = HEISTS_TO_END if g.over else HEISTS_TO_END - 1
    check_range("heists", "control: heists", g.control[AUTO_HEISTS], 0, most)
    counted = LARCENIES_FOR_A_HEIST if g.control[AUTO_HEISTS] == HEISTS_TO_END else LARCENIES_FOR_A_HEIST - 1
    check_range(
        "heists", "control: larcenies", g.control[AUTO_LARCENIES], 0, counted if g.larceny_target() else 0
    )
    check_range("heists", "control: attacked", g.control[ATTACKED], 0, 1)


def _auto_turns_needed(g: Heists) -> int:
    """Return how many turns it takes to bring the Control card so far."""
    larcenies = g.control[AUTO_LARCENIES]
    by_jobs = g.control[AUTO_HEISTS] - (larcenies == LARCENIES_FOR_A_HEIST)
    moves = by_jobs * g.job_target + g.control[JOBS] + larcenies
    return max(len(g.auto_discard), -(-moves // MOVES_OF_A_CARD))
