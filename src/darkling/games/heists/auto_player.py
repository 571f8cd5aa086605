"""Solo: the Auto Player, which stands for all rivals."""

from dataclasses import dataclass

from darkling.games.heists.cards import MOVES, NO_CARD, SUIT, SWAY_COST, Card, Move
from darkling.games.heists.cops import Refill
from darkling.games.heists.effects import Ransom
from darkling.games.heists.events import (
    AutoBuried,
    AutoCardDrawn,
    AutoCompletedHeist,
    AutoDidJob,
    AutoDidLarceny,
    AutoRecruited,
    AutoStole,
)
from darkling.games.heists.outcome import HEISTS_TO_END
from darkling.games.heists.state import (
    ADVANCED_DECK,
    ATTACKED,
    AUTO_HEISTS,
    AUTO_LARCENIES,
    HEAT_STACK,
    JOBS,
    SPECTER_STACK,
    Heists,
)
from darkling.games.heists.vocabulary import AUTO
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule
from darkling.table.zones import replaced

ALONE: Seat = 0
LARCENIES_FOR_A_HEIST = 3


@dataclass
class AutoTurn(Rule):
    """DH-SOLO-05: draw a card and make its two moves; one that was attacked loses the first."""

    moves: tuple[Move, ...] = ()

    def begin(self, g: Heists) -> Next:
        """Draw a card; an empty deck is reshuffled (DH-R-51)."""
        if not g.auto_deck:
            g.auto_deck = g.shuffle(g.auto_discard)
            g.auto_discard = ()
        card = g.auto_deck[0]
        g.auto_deck = g.auto_deck[1:]
        g.auto_discard += (card,)
        attacked = g.control[ATTACKED]
        g.fence(Fence.REVEALED)
        g.emit(AutoCardDrawn, card, bool(attacked))
        self.moves = MOVES[card][attacked:]
        g.control[ATTACKED] = 0
        return self.next_move(g, None)

    def next_move(self, g: Heists, _done: Rule | None) -> Next:
        """Make the next move; its third heist ends the game at once (DH-R-55)."""
        while self.moves and g.control[AUTO_HEISTS] < HEISTS_TO_END:
            (verb, amount), *rest = self.moves
            self.moves = tuple(rest)
            if verb == "ransom":
                return g.call(Ransom(AUTO, ALONE), then=self.next_move)
            move(g, verb, amount)
        if g.control[AUTO_HEISTS] >= HEISTS_TO_END:
            return g.done()
        return g.become(Refill(ALONE, by_auto=True))


def move(g: Heists, verb: str, amount: int) -> None:
    """Make a move that asks nothing (DH-R-58)."""
    if verb == "job":
        do_job(g)
    elif verb == "larceny":
        do_larceny(g)
    elif verb == "recruit":
        recruit(g, amount)
    elif verb == "steal":
        stolen = min(amount, g.coins[ALONE])
        g.coins[ALONE] -= stolen
        g.emit(AutoStole, ALONE, stolen)
    else:
        g.take_trouble(ALONE, HEAT_STACK if verb == "heat" else SPECTER_STACK)


def do_job(g: Heists) -> None:
    """Advance the job track; at its target the Auto Player completes a heist (DH-R-54)."""
    g.control[JOBS] += 1
    g.emit(AutoDidJob, g.control[JOBS], g.job_target)
    if g.control[JOBS] == g.job_target:
        g.control[JOBS] = 0
        complete_heist(g)
        for heist in g.take_top_heists(ADVANCED_DECK, 1):
            bury(g, heist)


def complete_heist(g: Heists) -> None:
    """Count a heist of the Auto Player."""
    g.control[AUTO_HEISTS] += 1
    g.emit(AutoCompletedHeist, g.control[AUTO_HEISTS])


def bury(g: Heists, card: Card) -> None:
    """Bury a heist or a larceny card that the Auto Player got (DH-SOLO-09)."""
    g.graveyard += (card,)
    g.emit(AutoBuried, card)


def do_larceny(g: Heists) -> None:
    """Commit larceny; after two heists, three larcenies are the third heist (DH-SOLO-03)."""
    counts = g.control[AUTO_HEISTS] == HEISTS_TO_END - 1
    g.control[AUTO_LARCENIES] += counts
    g.emit(AutoDidLarceny, g.control[AUTO_LARCENIES])
    if g.larceny_deck:
        card = g.larceny_deck[0]
        g.larceny_deck = g.larceny_deck[1:]
        bury(g, card)
    if g.control[AUTO_LARCENIES] == LARCENIES_FOR_A_HEIST:
        complete_heist(g)


def recruit(g: Heists, suit: int) -> None:
    """Bury the dearest scoundrel of a suit, or without one the dearest of all (DH-R-57)."""
    in_streets = [card for card in g.streets if card != NO_CARD]
    wanted = [card for card in in_streets if SUIT[card] == suit] or in_streets
    if wanted:
        card = max(wanted, key=lambda card: SWAY_COST[card])
        g.streets = replaced(g.streets, card, by=NO_CARD)
        g.graveyard += (card,)
        g.emit(AutoRecruited, card)
