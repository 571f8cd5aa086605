"""What a seat sees and knows."""

from collections.abc import Sequence

from msgspec import Struct

from darkling.games.heists.bonus import Bonus
from darkling.games.heists.cards import (
    AUTO_CODES,
    CODES,
    NEEDS,
    NO_CARD,
    NUMBERS,
    Card,
)
from darkling.games.heists.cops import PayOrSweep, Refill
from darkling.games.heists.heist import MeetChallenge, PlanHeist
from darkling.games.heists.knowledge import is_open, redeal, unseen_of
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
from darkling.games.heists.turn import Turn
from darkling.games.heists.use_hand import CRIME, SWAY
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


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


class HeistView(Struct, frozen=True):
    """An incomplete heist, and how many of its challenges have been met."""

    heist: str
    met: int


class SeatView(Struct, frozen=True):
    """One seat as another sees it. A secret hand has its size only."""

    seat: Seat
    coins: int
    hand_size: int
    hand: tuple[HeldView, ...] | None
    deck_size: int
    discard: tuple[str, ...]
    larceny: tuple[str, ...]
    heists: tuple[str, ...]
    current: HeistView | None
    notoriety: tuple[int, int, int]
    """From scoundrels, from completed heists, from Heat: a gang has no secrets but its order."""


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


class View(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    round: int
    rounds: int
    first: Seat
    active: Seat | None
    """Whose turn it is; None while the Auto Player moves."""
    waiting: tuple[Seat, ...]
    over: bool
    seats: tuple[SeatView, ...]
    turn: TurnView | None
    shown: tuple[str, ...]
    """The heists to choose from."""
    bonus: str | None
    """The heist whose bonus is on offer, for the challenge met last."""
    sweep: SweepView | None
    cop: str | None
    """The Cop whose effect is being settled."""
    streets: tuple[str | None, ...]
    street_deck: int
    stacks: tuple[int, ...]
    """How many Heat, Specters, Goons and Valets are left."""
    larceny_left: int
    basic_left: int
    advanced_left: int
    graveyard: tuple[str, ...]
    auto: AutoView | None
    cop_effects: bool
    meet: bool
    lost: bool
    hidden_hands: bool


class Knowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: View
    gangs: tuple[tuple[str, ...], ...]
    """What is in each seat's deck, or in the deck and the secret hand, in order of number."""
    known_held: tuple[tuple[str, ...], ...]
    streets_unseen: tuple[str, ...]
    heists_unseen: tuple[tuple[str, ...], ...]
    heists_below: tuple[tuple[str, ...], ...]
    """The heists at the bottom of each deck, of which everyone knows the place."""
    larceny_unseen: tuple[str, ...]
    """Used or not, these larceny cards have not been seen."""
    auto_unseen: tuple[str, ...]


class HeistsEyes(Eyes):
    """Who knows what in Dark Heists (ledger, section 5)."""

    def view(self, g: Heists, seat: Seat | None) -> View:
        """Return what may be shown to the seat now."""
        turn = g.running(Turn)
        plan = g.running(PlanHeist)
        basic, advanced = g.heist_decks
        return View(
            seat=seat,
            round=g.round,
            rounds=g.rounds,
            first=g.first,
            active=turn.seat if turn else None,
            waiting=g.waiting,
            over=g.over,
            seats=tuple([_seat_view(g, other, seat) for other in g.seats]),
            turn=_turn_view(g),
            shown=_codes(plan.shown) if plan else (),
            bonus=_bonus(g),
            sweep=_sweep_view(g),
            cop=_cop(g),
            streets=tuple([_code(card) for card in g.streets]),
            street_deck=len(g.street_deck),
            stacks=tuple(g.stacks),
            larceny_left=len(g.larceny_deck),
            basic_left=len(basic),
            advanced_left=len(advanced),
            graveyard=_codes(g.graveyard),
            auto=_auto_view(g) if g.players == 1 else None,
            cop_effects=g.cop_effects,
            meet=g.meet,
            lost=g.lost,
            hidden_hands=g.hidden_hands,
        )

    def knowledge(self, g: Heists, seat: Seat) -> Knowledge:
        """Return all that the seat has learned."""
        hidden = [len(deck) - known for deck, known in zip(g.heist_decks, g.known_below, strict=True)]
        return Knowledge(
            view=self.view(g, seat),
            gangs=tuple([_codes(unseen_of(g, owner, seat)) for owner in g.seats]),
            known_held=tuple([_codes(sorted(g.known_held[owner])) for owner in g.seats]),
            streets_unseen=_codes(sorted(g.street_deck)),
            heists_unseen=tuple(
                [_codes(sorted(g.heist_decks[at][:upper])) for at, upper in enumerate(hidden)]
            ),
            heists_below=tuple([_codes(g.heist_decks[at][upper:]) for at, upper in enumerate(hidden)]),
            larceny_unseen=_codes(sorted(g.larceny_deck + g.larceny_box)),
            auto_unseen=tuple([AUTO_CODES[card] for card in sorted(g.auto_deck)]),
        )

    def redeal(self, g: Heists, seat: Seat) -> None:
        """Deal anew what the seat cannot know."""
        redeal(g, seat)


def _code(card: Card) -> str | None:
    return CODES[card] if card != NO_CARD else None


def _codes(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])


def _seat_view(g: Heists, seat: Seat, viewer: Seat | None) -> SeatView:
    heist = _code(g.current[seat])
    return SeatView(
        seat=seat,
        coins=g.coins[seat],
        hand_size=len(g.hands[seat]),
        hand=_hand_view(g, seat) if is_open(g, seat, viewer) else None,
        deck_size=len(g.decks[seat]),
        discard=_codes(g.discards[seat]),
        larceny=_codes(g.kept[seat]),
        heists=_codes(g.heists[seat]),
        current=HeistView(heist, g.met[seat]) if heist else None,
        notoriety=g.notoriety(seat),
    )


def _hand_view(g: Heists, seat: Seat) -> tuple[HeldView, ...]:
    playing = PlayHand(seat)
    return tuple([_held_view(g, playing, held) for held in g.hands[seat]])


def _held_view(g: Heists, playing: PlayHand, held: Held) -> HeldView:
    card, marks = divmod(held, STATES)
    return HeldView(
        card=CODES[card],
        crime=playing.worth(g, card, FOR_CRIME),
        sway=playing.worth(g, card, FOR_SWAY),
        used=(CRIME if marks & FOR_CRIME else SWAY) if marks & USED else None,
        activated=bool(marks & ACTIVATED) + bool(marks & ACTIVATED_SECOND),
        coins=marks // COIN_SPENT,
    )


def _turn_view(g: Heists) -> TurnView | None:
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
        recruited=_codes(playing.recruited),
        permanents=_codes(playing.permanents),
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


def _bonus(g: Heists) -> str | None:
    bonus = g.running(Bonus)
    return CODES[g.current[bonus.seat]] if bonus else None


def _cop(g: Heists) -> str | None:
    refill = g.running(Refill)
    return _code(refill.cop) if refill else None


def _sweep_view(g: Heists) -> SweepView | None:
    sweep = g.running(PayOrSweep)
    return SweepView(sweep.due(g), sweep.offers) if sweep else None


def _auto_view(g: Heists) -> AutoView:
    return AutoView(
        jobs=g.control[JOBS],
        target=g.job_target,
        heists=g.control[AUTO_HEISTS],
        larcenies=g.control[AUTO_LARCENIES],
        attacked=bool(g.control[ATTACKED]),
        last=AUTO_CODES[g.auto_discard[-1]] if g.auto_discard else None,
        left=len(g.auto_deck),
    )
