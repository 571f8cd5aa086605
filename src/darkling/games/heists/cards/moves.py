"""The moves of the Auto Player: one class each (they are msgspec Structs)."""

from darkling.games.heists.cards import COUNTED, NO_CARD, SUIT, SWAY_COST, Card
from darkling.games.heists.cards.passive import HeistsEffect
from darkling.games.heists.cards.schema import Few, Suit
from darkling.games.heists.rules.attacks import DemandRansom
from darkling.games.heists.rules.events import (
    AutoBuried,
    AutoCompletedHeist,
    AutoDidJob,
    AutoDidLarceny,
    AutoRecruited,
    AutoStole,
)
from darkling.games.heists.rules.state import (
    ADVANCED_DECK,
    AUTO_HEISTS,
    AUTO_LARCENIES,
    HEAT_STACK,
    JOBS,
    SPECTER_STACK,
    Heists,
)
from darkling.games.heists.rules.vocabulary import ALONE, AUTO
from darkling.table.rule import Rule
from darkling.table.zones import replaced


def _tag(name: str) -> str:
    return name.removeprefix("Auto").lower()


class AutoMove(HeistsEffect, frozen=True, tag=_tag):
    """A move of the Auto Player (DH-R-58). Its words are `move-<tag>`."""

    def saved(self) -> tuple[str, int]:
        """Return the move as saved games know it."""
        return self.tag, 0

    def do(self, g: Heists) -> Rule | None:
        """Make the move; return the rule that goes on with it if somebody has to be asked."""
        raise NotImplementedError


class AutoJob(AutoMove, frozen=True):
    def do(self, g: Heists) -> None:
        """Advance the job track; at its target the Auto Player completes a heist (DH-R-54)."""
        g.control[JOBS] += 1
        g.emit(AutoDidJob, g.control[JOBS], g.job_target)
        if g.control[JOBS] == g.job_target:
            g.control[JOBS] = 0
            _complete_heist(g)
            for heist in g.take_top_heists(ADVANCED_DECK, 1):
                _bury(g, heist)


class AutoLarceny(AutoMove, frozen=True):
    def do(self, g: Heists) -> None:
        """Commit larceny; after two heists, three larcenies are the third heist (DH-SOLO-03)."""
        target = g.larceny_target()
        g.control[AUTO_LARCENIES] += target > 0
        g.emit(AutoDidLarceny, g.control[AUTO_LARCENIES])
        if g.larceny_deck:
            card = g.larceny_deck[0]
            g.larceny_deck = g.larceny_deck[1:]
            _bury(g, card)
        if target and g.control[AUTO_LARCENIES] == target:
            _complete_heist(g)


def _complete_heist(g: Heists) -> None:
    g.control[AUTO_HEISTS] += 1
    g.emit(AutoCompletedHeist, g.control[AUTO_HEISTS])


def _bury(g: Heists, card: Card) -> None:
    """Bury a heist or a larceny card that the Auto Player got (DH-SOLO-09)."""
    g.graveyard += (card,)
    g.emit(AutoBuried, card)


class AutoRecruit(AutoMove, frozen=True):
    suit: Suit

    def saved(self) -> tuple[str, int]:
        return self.tag, COUNTED[self.suit]

    def do(self, g: Heists) -> None:
        """Bury the dearest scoundrel of a suit, or without one the dearest of all (DH-R-57)."""
        in_streets = [card for card in g.streets if card != NO_CARD]
        wanted = [card for card in in_streets if SUIT[card] == COUNTED[self.suit]] or in_streets
        if wanted:
            card = max(wanted, key=lambda card: SWAY_COST[card])
            g.streets = replaced(g.streets, card, by=NO_CARD)
            g.graveyard += (card,)
            g.emit(AutoRecruited, card)


class AutoHeat(AutoMove, frozen=True):
    def do(self, g: Heists) -> None:
        g.take_trouble(ALONE, HEAT_STACK)


class AutoSpecter(AutoMove, frozen=True):
    def do(self, g: Heists) -> None:
        g.take_trouble(ALONE, SPECTER_STACK)


class AutoSteal(AutoMove, frozen=True):
    amount: Few

    def saved(self) -> tuple[str, int]:
        return self.tag, self.amount

    def do(self, g: Heists) -> None:
        stolen = min(self.amount, g.coins[ALONE])
        g.coins[ALONE] -= stolen
        g.emit(AutoStole, ALONE, stolen)


class AutoRansom(AutoMove, frozen=True):
    def do(self, _g: Heists) -> Rule:
        return DemandRansom(AUTO, ALONE)


Move = AutoJob | AutoLarceny | AutoRecruit | AutoHeat | AutoSpecter | AutoSteal | AutoRansom
