"""What a seat sees and knows."""

from msgspec import Struct

from darkling.games.heists.bonus import Bonus
from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.cops import Refill
from darkling.games.heists.heist import PlanHeist
from darkling.games.heists.knowledge import is_open, redeal, unseen_of
from darkling.games.heists.state import Heists
from darkling.games.heists.turn import Turn
from darkling.games.heists.turn_view import (
    AutoView,
    HeldView,
    SweepView,
    TurnView,
    auto_view,
    code,
    codes,
    hand_view,
    sweep_view,
    turn_view,
)
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


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


SEEN: dict[object, SeatView] = {}
"""Seats by all that they are made of."""
MOST_SEEN = 10_000


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
            turn=turn_view(g),
            shown=codes(plan.shown) if plan else (),
            bonus=_bonus(g),
            sweep=sweep_view(g),
            cop=_cop(g),
            streets=tuple([code(card) for card in g.streets]),
            street_deck=len(g.street_deck),
            stacks=tuple(g.stacks),
            larceny_left=len(g.larceny_deck),
            basic_left=len(basic),
            advanced_left=len(advanced),
            graveyard=codes(g.graveyard),
            auto=auto_view(g) if g.players == 1 else None,
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
            gangs=tuple([codes(unseen_of(g, owner, seat)) for owner in g.seats]),
            known_held=tuple([codes(sorted(g.known_held[owner])) for owner in g.seats]),
            streets_unseen=codes(sorted(g.street_deck)),
            heists_unseen=tuple(
                [codes(sorted(g.heist_decks[at][:upper])) for at, upper in enumerate(hidden)]
            ),
            heists_below=tuple([codes(g.heist_decks[at][upper:]) for at, upper in enumerate(hidden)]),
            larceny_unseen=codes(sorted(g.larceny_deck + g.larceny_box)),
            auto_unseen=tuple([AUTO_CODES[card] for card in sorted(g.auto_deck)]),
        )

    def redeal(self, g: Heists, seat: Seat) -> None:
        """Deal anew what the seat cannot know."""
        redeal(g, seat)


def _seat_view(g: Heists, seat: Seat, viewer: Seat | None) -> SeatView:
    """Return a seat. It stays the same for many choices, and looks the same to many eyes: it is made once."""
    shown = is_open(g, seat, viewer)
    cards = (g.hands[seat], g.decks[seat], g.discards[seat], g.kept[seat], g.heists[seat])
    key = (seat, shown, g.coins[seat], g.current[seat], g.met[seat], cards)
    seen = SEEN.get(key)
    if seen is None:
        if len(SEEN) >= MOST_SEEN:
            SEEN.clear()
        seen = SEEN[key] = _look_at(g, seat, shown)
    return seen


def _look_at(g: Heists, seat: Seat, shown: bool) -> SeatView:
    heist = code(g.current[seat])
    return SeatView(
        seat=seat,
        coins=g.coins[seat],
        hand_size=len(g.hands[seat]),
        hand=hand_view(g, seat) if shown else None,
        deck_size=len(g.decks[seat]),
        discard=codes(g.discards[seat]),
        larceny=codes(g.kept[seat]),
        heists=codes(g.heists[seat]),
        current=HeistView(heist, g.met[seat]) if heist else None,
        notoriety=g.notoriety(seat),
    )


def _bonus(g: Heists) -> str | None:
    bonus = g.running(Bonus)
    return CODES[g.current[bonus.seat]] if bonus else None


def _cop(g: Heists) -> str | None:
    refill = g.running(Refill)
    return code(refill.cop) if refill else None
