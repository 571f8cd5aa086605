"""What is to be seen of a hand, and of the turn in which it is played."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from darkling.games.heists.cards import CODES, CRIME_OF, NEEDS, NO_CARD, SWAY_OF, Card
from darkling.games.heists.rules.heist import MeetChallenge
from darkling.games.heists.rules.play_hand import PlayHand
from darkling.games.heists.rules.recruit import RecruitAndLarceny
from darkling.games.heists.rules.state import (
    ACTIVATED,
    ACTIVATED_SECOND,
    COIN_SPENT,
    FOR_CRIME,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.games.heists.rules.use_hand import CRIME, SWAY
from darkling.table.decision import Seat


class HeldView(Struct, frozen=True):
    """A card in hand: what it is worth now, and what has been done with it this turn."""

    card: str
    crime: int
    sway: int
    more: int
    """How much of both it has from other cards in hand."""
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
    met_by: tuple[str, ...]
    """The pools that are strong enough."""


class TurnView(Struct, frozen=True):
    """The hand being played: pools, penalties, and what can be spent."""

    seat: Seat
    crime: int
    sway: int
    most_crime: int
    """What crime comes to if all that is left of the hand is used for it."""
    most_sway: int
    heat: int
    """Penalties not ignored; below zero, ignores in store."""
    specters: int
    heat_to_pay: int
    specters_to_pay: int
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
    in_reach: tuple[str, ...]
    """Whom the seat can recruit if all that is left of the hand is used for sway."""


def code(card: Card) -> str | None:
    """Return the code of a card; None where there is none."""
    return CODES[card] if card != NO_CARD else None


def codes(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])


def hand_view(g: Heists, seat: Seat) -> tuple[HeldView, ...]:
    playing = PlayHand(seat)
    return tuple([_held_view(held, playing.combo(g, held // STATES)) for held in g.hands[seat]])


@cache
def _held_view(held: Held, more: int) -> HeldView:
    card, marks = divmod(held, STATES)
    return HeldView(
        card=CODES[card],
        crime=CRIME_OF[card] + more,
        sway=SWAY_OF[card] + more,
        more=more,
        used=(CRIME if marks & FOR_CRIME else SWAY) if marks & USED else None,
        activated=bool(marks & ACTIVATED) + bool(marks & ACTIVATED_SECOND),
        coins=marks // COIN_SPENT,
    )


def turn_view(g: Heists) -> TurnView | None:
    playing = g.running(PlayHand)
    if playing is None:
        return None
    unused = [held for held in hand_view(g, playing.seat) if held.used is None]
    most_sway = playing.sway + sum([held.sway for held in unused])
    return TurnView(
        seat=playing.seat,
        crime=playing.crime,
        sway=playing.sway,
        most_crime=playing.crime + sum([held.crime for held in unused]),
        most_sway=most_sway,
        heat=playing.heat,
        specters=playing.specters,
        heat_to_pay=max(0, playing.heat),
        specters_to_pay=max(0, playing.specters),
        upkeep=playing.upkeep,
        reserve=playing.reserve(),
        free_crime=playing.spendable(playing.crime),
        free_sway=playing.spendable(playing.sway),
        dues=playing.dues,
        recruited=codes(playing.recruited),
        permanents=codes(playing.permanents),
        challenge=_challenge_view(g, playing) if isinstance(playing, MeetChallenge) else None,
        in_reach=_in_reach(g, playing, most_sway) if isinstance(playing, RecruitAndLarceny) else (),
    )


def _in_reach(g: Heists, playing: RecruitAndLarceny, most_sway: int) -> tuple[str, ...]:
    sway = most_sway - playing.reserve()
    return codes([card for card in g.recruits() if playing.why_not_recruit(g, card, sway) is None])


def _challenge_view(g: Heists, playing: MeetChallenge) -> ChallengeView:
    heist, number = g.current[playing.seat], g.met[playing.seat]
    return ChallengeView(
        heist=CODES[heist],
        number=number + 1,
        needs=NEEDS[heist][number],
        needed=g.needed(heist, number),
        crime=playing.strength(CRIME),
        sway=playing.strength(SWAY),
        met_by=tuple(playing.met_by(g)),
    )
