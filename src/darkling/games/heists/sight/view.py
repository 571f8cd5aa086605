"""What a seat sees and knows."""

from msgspec import Struct

from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.rules.bonus import Bonus
from darkling.games.heists.rules.cops import PayOrSweep, Refill
from darkling.games.heists.rules.heist import PlanHeist
from darkling.games.heists.rules.outcome import HEISTS_TO_END
from darkling.games.heists.rules.state import ATTACKED, AUTO_HEISTS, AUTO_LARCENIES, JOBS, Heists, is_third
from darkling.games.heists.rules.turn import Turn
from darkling.games.heists.sight.hand_in_play import HeldView, TurnView, code, codes, hand_view, turn_view
from darkling.games.heists.sight.knowledge import is_open, redeal, unseen_of
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class HeistView(Struct, frozen=True):
    """An incomplete heist, and how many of its challenges have been met."""

    heist: str
    met: int


class HeistsSeatView(Struct, frozen=True):
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
    total: int
    """All its notoriety."""


class AutoView(Struct, frozen=True):
    """The Control card, and the card that the Auto Player drew last."""

    jobs: int
    target: int
    heists: int
    heist_target: int
    larcenies: int
    larceny_target: int
    """0 while larcenies do not count."""
    attacked: bool
    last: str | None
    left: int
    """How many cards its deck has left."""


class SweepView(Struct, frozen=True):
    """Pay or Sweep: what is still due, and what has been offered."""

    due: int
    offers: tuple[tuple[Seat, int], ...]


class HeistsView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    round: int
    rounds: int
    last_round: bool
    """Somebody has completed three heists, and the game ends with the round."""
    first: Seat
    active: Seat | None
    """Whose turn it is; None while the Auto Player moves."""
    waiting: tuple[Seat, ...]
    over: bool
    seats: tuple[HeistsSeatView, ...]
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


SEEN: dict[object, HeistsSeatView] = {}
"""Seats by all that they are made of."""
MOST_SEEN = 10_000


class HeistsKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: HeistsView
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

    def view(self, g: Heists, seat: Seat | None) -> HeistsView:
        turn = g.running(Turn)
        plan = g.running(PlanHeist)
        basic, advanced = g.heist_decks
        return HeistsView(
            seat=seat,
            round=g.round,
            rounds=g.rounds,
            last_round=g.players > 1 and any(map(is_third, g.heists)),
            first=g.first,
            active=turn.seat if turn else None,
            waiting=g.waiting,
            over=g.over,
            seats=tuple([_seat_view(g, other, seat) for other in g.seats]),
            turn=turn_view(g),
            shown=codes(plan.shown) if plan else (),
            bonus=_bonus(g),
            sweep=_sweep(g),
            cop=_cop(g),
            streets=tuple([code(card) for card in g.streets]),
            street_deck=len(g.street_deck),
            stacks=tuple(g.stacks),
            larceny_left=len(g.larceny_deck),
            basic_left=len(basic),
            advanced_left=len(advanced),
            graveyard=codes(g.graveyard),
            auto=_auto(g) if g.players == 1 else None,
            cop_effects=g.cop_effects,
            meet=g.meet,
            lost=g.lost,
            hidden_hands=g.hidden_hands,
        )

    def knowledge(self, g: Heists, seat: Seat) -> HeistsKnowledge:
        hidden = [len(deck) - known for deck, known in zip(g.heist_decks, g.known_below, strict=True)]
        return HeistsKnowledge(
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
        redeal(g, seat)


def _seat_view(g: Heists, seat: Seat, viewer: Seat | None) -> HeistsSeatView:
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


def _look_at(g: Heists, seat: Seat, shown: bool) -> HeistsSeatView:
    heist, notoriety = code(g.current[seat]), g.notoriety(seat)
    return HeistsSeatView(
        seat=seat,
        coins=g.coins[seat],
        hand_size=len(g.hands[seat]),
        hand=hand_view(g, seat) if shown else None,
        deck_size=len(g.decks[seat]),
        discard=codes(g.discards[seat]),
        larceny=codes(g.kept[seat]),
        heists=codes(g.heists[seat]),
        current=HeistView(heist, g.met[seat]) if heist else None,
        notoriety=notoriety,
        total=sum(notoriety),
    )


def _bonus(g: Heists) -> str | None:
    bonus = g.running(Bonus)
    return CODES[g.current[bonus.seat]] if bonus else None


def _cop(g: Heists) -> str | None:
    refill = g.running(Refill)
    return code(refill.cop) if refill else None


def _sweep(g: Heists) -> SweepView | None:
    sweep = g.running(PayOrSweep)
    return SweepView(sweep.due(g), sweep.offers) if sweep else None


def _auto(g: Heists) -> AutoView:
    return AutoView(
        jobs=g.control[JOBS],
        target=g.job_target,
        heists=g.control[AUTO_HEISTS],
        heist_target=HEISTS_TO_END,
        larcenies=g.control[AUTO_LARCENIES],
        larceny_target=g.larceny_target(),
        attacked=bool(g.control[ATTACKED]),
        last=AUTO_CODES[g.auto_discard[-1]] if g.auto_discard else None,
        left=len(g.auto_deck),
    )
