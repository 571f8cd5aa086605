"""What statistics count in Korak's castle: what is placed, taken and used, and who is ahead."""

from collections.abc import Sequence

from darkling.games.castle.cards import PIECES
from darkling.games.castle.rules.events import ChestOpened
from darkling.games.castle.rules.outcome import score
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.rules.events import ItemTaken, ItemUsed, MonsterPlaced, MonsterSlain
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study

CARDS = {"monsters": PIECES.kind_codes, "items": PIECES.item_codes, "weapons": PIECES.weapon_codes}


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who placed a monster, or took an item or a weapon, if that is what happened."""
    if isinstance(event, MonsterPlaced):
        return event.seat, [PIECES.kind_codes[event.kind]]
    if isinstance(event, ItemTaken):
        return event.seat, [PIECES.item_codes[event.item]]
    if isinstance(event, ChestOpened):
        return event.seat, [PIECES.weapon_codes[event.weapon]]
    return None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who used an item or slew a monster, if that is what happened."""
    if isinstance(event, ItemUsed):
        return event.seat, [PIECES.item_codes[event.item]]
    if isinstance(event, MonsterSlain):
        return event.seat, [PIECES.kind_codes[event.kind]]
    return None


def standings(g: Castle) -> list[int]:
    """Return for each seat the points of its best hero so far; for Korak how many heroes are gone."""
    points = [score(g, hero) for hero in range(len(g.at))]
    best = [max([(points[hero] or (0,))[0] for hero in g.heroes_of(seat)], default=0) for seat in g.seats]
    best[0] = len(g.at) - len(g.in_play())
    return best


def rounds(g: Castle) -> int:
    return g.round


STUDY = Study(cards=CARDS, taken=taken, used=used, rounds=rounds, standings=standings)
