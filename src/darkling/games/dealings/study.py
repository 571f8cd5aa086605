"""What statistics count in Dark Dealings: which cards are taken and used, and who is ahead."""

from collections.abc import Sequence

from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES
from darkling.games.dealings.rules.events import (
    DETOUR,
    HELPER,
    DefenseRotated,
    DefenseStruck,
    DefenseTaken,
    DefenseTrashed,
    HeroDefeated,
    HeroesKept,
    HeroLured,
)
from darkling.games.dealings.rules.state import Dealings
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study

CARDS = {"heroes": HERO_CODES, "defenses": DEFENSE_CODES}


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who drafted which cards, if that is what happened."""
    if isinstance(event, HeroesKept):
        return event.seat, [HERO_CODES[hero] for hero in event.cards]
    if isinstance(event, DefenseTaken):
        return event.seat, [DEFENSE_CODES[event.defense]]
    if isinstance(event, HeroLured):
        return event.seat, [HERO_CODES[event.hero], DEFENSE_CODES[event.defense]]
    return None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return whose defense did its work or whose hero fell, if that is what happened."""
    if isinstance(event, DefenseStruck):
        return event.seat, [DEFENSE_CODES[event.defense]]
    # A card that pays a toll, gives ground or falls with a Berserker is lost, not used.
    if isinstance(event, DefenseRotated | DefenseTrashed) and event.why in (HELPER, DETOUR):
        return event.seat, [DEFENSE_CODES[event.defense]]
    if isinstance(event, HeroDefeated):
        return event.seat, [HERO_CODES[event.hero]]
    return None


def rounds(g: Dealings) -> int:
    return g.round


def standings(g: Dealings) -> list[int]:
    """Return for each seat how many heroes it has defeated."""
    return [len(heroes) for heroes in g.defeated]


STUDY = Study(cards=CARDS, taken=taken, used=used, rounds=rounds, standings=standings)
