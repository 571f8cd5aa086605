"""What is to be seen of the hand being played, of a sweep, and of the Auto Player."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from darkling.games.heists.cards import AUTO_CODES, CODES, NEEDS, NO_CARD, NUMBERS, Card
from darkling.games.heists.cops import PayOrSweep
from darkling.games.heists.heist import MeetChallenge
from darkling.games.heists.play_hand import PlayHand
from darkling.games.heists.state import (
    ACTIVATED,
    ACTIVATED_SECOND,
    ATTACKED,
    AUTO_HEISTS,
    AUTO_LARCENIES,
    COIN_SPENT,
    FOR_CRIME,
    FOR_SWAY,
    JOBS,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.games.heists.use_hand import CRIME, SWAY
from darkling.table.decision import Seat


class HeldView(Struct, frozen=True):
    """A card in hand: what it is worth now, and what has been done with it this turn."""

    card: str
    crime: int
    sway: int
    used: str | None
    activated: int
    """How many of its abilities have been activated."""
    coins: int
    """How many coins have been spent to strengthen it."""


class ChallengeView(Struct, frozen=True):
    """The challenge being faced, and what the pools come to against it."""

    heist: str
    number: int
    needs: str
    needed: int
    """The strength it takes."""
    crime: int
    sway: int


class TurnView(Struct, frozen=True):
    """The hand being played: pools, penalties, and what can be spent."""

    seat: Seat
    crime: int
    sway: int
    heat: int
    """Penalties not ignored; below zero, ignores in store."""
    specters: int
    upkeep: int
    reserve: int
    """What must be left of crime and sway together."""
    free_crime: int
    free_sway: int
    dues: int
    """How often a coin is to be spent or a Heat to be taken."""
    recruited: tuple[str, ...]
    permanents: tuple[str, ...]
    """The heists whose permanent effect has been used this turn."""
    challenge: ChallengeView | None


class AutoView(Struct, frozen=True):
    """The Control card, and the card that the Auto Player drew last."""

    jobs: int
    target: int
    heists: int
    larcenies: int
    attacked: bool
    last: str | None
    left: int
    """How many cards its deck has left."""


class SweepView(Struct, frozen=True):
    """Pay or Sweep: what is still due, and what has been offered."""

    due: int
    offers: tuple[tuple[Seat, int], ...]


def code(card: Card) -> str | None:
    """Return the code of a card; None where there is none."""
    return CODES[card] if card != NO_CARD else None


def codes(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the codes of cards."""
    return tuple([CODES[card] for card in cards])


def hand_view(g: Heists, seat: Seat) -> tuple[HeldView, ...]:
    """Return an open hand."""
    playing = PlayHand(seat)
    return tuple(
        [
            _held_view(
                held, playing.worth(g, held // STATES, FOR_CRIME), playing.worth(g, held // STATES, FOR_SWAY)
            )
            for held in g.hands[seat]
        ]
    )


@cache
def _held_view(held: Held, crime: int, sway: int) -> HeldView:
    card, marks = divmod(held, STATES)
    return HeldView(
        card=CODES[card],
        crime=crime,
        sway=sway,
        used=(CRIME if marks & FOR_CRIME else SWAY) if marks & USED else None,
        activated=bool(marks & ACTIVATED) + bool(marks & ACTIVATED_SECOND),
        coins=marks // COIN_SPENT,
    )


def turn_view(g: Heists) -> TurnView | None:
    """Return the hand being played, if one is."""
    playing = g.running(PlayHand)
    if playing is None:
        return None
    return TurnView(
        seat=playing.seat,
        crime=playing.crime,
        sway=playing.sway,
        heat=playing.heat,
        specters=playing.specters,
        upkeep=playing.upkeep,
        reserve=playing.reserve(),
        free_crime=playing.spendable(playing.crime),
        free_sway=playing.spendable(playing.sway),
        dues=playing.dues,
        recruited=codes(playing.recruited),
        permanents=codes(playing.permanents),
        challenge=_challenge_view(g, playing) if isinstance(playing, MeetChallenge) else None,
    )


def _challenge_view(g: Heists, playing: MeetChallenge) -> ChallengeView:
    heist, number = g.current[playing.seat], g.met[playing.seat]
    return ChallengeView(
        heist=CODES[heist],
        number=number + 1,
        needs=NEEDS[heist][number],
        needed=NUMBERS[heist][number] + (not g.meet),
        crime=playing.strength(CRIME),
        sway=playing.strength(SWAY),
    )


def sweep_view(g: Heists) -> SweepView | None:
    """Return what is offered against a sweep, if one is due."""
    sweep = g.running(PayOrSweep)
    return SweepView(sweep.due(g), sweep.offers) if sweep else None


def auto_view(g: Heists) -> AutoView:
    """Return the Control card."""
    return AutoView(
        jobs=g.control[JOBS],
        target=g.job_target,
        heists=g.control[AUTO_HEISTS],
        larcenies=g.control[AUTO_LARCENIES],
        attacked=bool(g.control[ATTACKED]),
        last=AUTO_CODES[g.auto_discard[-1]] if g.auto_discard else None,
        left=len(g.auto_deck),
    )
