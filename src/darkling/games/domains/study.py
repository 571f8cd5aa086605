"""What statistics count in Dark Domains: which pieces are taken and used, and who is ahead."""

from collections.abc import Sequence

from darkling.games.domains.cards import (
    HENCHMAN_CODES,
    HENCHMAN_TIMING,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
)
from darkling.games.domains.cards.items import SKULLS
from darkling.games.domains.rules.events import (
    BarPaid,
    HenchmanTaken,
    HenchmanTurnedUp,
    HenchmanUsed,
    MonsterDrawn,
    MonsterHired,
    MonsterPut,
    SpecialUsed,
    SpellCast,
    SpellCountered,
    SpellDrawn,
    TileBuilt,
    TileDrawn,
    TileTaken,
)
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.windows import ALWAYS, AT_ONCE
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study

CARDS = {"tiles": TILE_CODES, "henchmen": HENCHMAN_CODES, "monsters": MONSTER_CODES, "spells": SPELL_CODES}
BY_COMING = (AT_ONCE, ALWAYS)
"""The timings of henchmen who do what they do by joining."""


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who got which piece, if that is what happened."""
    match event:
        case TileTaken() | TileDrawn():
            return event.seat, [TILE_CODES[event.tile]]
        case HenchmanTaken() | HenchmanTurnedUp():
            return event.seat, [HENCHMAN_CODES[event.henchman]]
        case MonsterHired() | MonsterDrawn() | MonsterPut():
            return event.seat, [MONSTER_CODES[event.monster]]
        case SpellDrawn():
            return event.seat, [SPELL_CODES[spell] for spell in event.spells]
    return None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who built, used or cast what, or whose Domain a monster guards, if that is what happened."""
    match event:
        case TileBuilt() | SpecialUsed():
            return event.seat, [TILE_CODES[event.tile]]
        case HenchmanUsed():
            return event.seat, [HENCHMAN_CODES[event.henchman]]
        case HenchmanTaken() | HenchmanTurnedUp() if HENCHMAN_TIMING[event.henchman] in BY_COMING:
            return event.seat, [HENCHMAN_CODES[event.henchman]]
        case MonsterHired() | MonsterPut() | BarPaid():
            return event.seat, [MONSTER_CODES[event.monster]]
        case SpellCast() | SpellCountered():
            return event.seat, [SPELL_CODES[event.spell]]
    return None


def standings(g: Domains) -> list[int]:
    """Return for each seat its Skulls so far."""
    return [store[SKULLS] for store in g.stores]


STUDY = Study(cards=CARDS, taken=taken, used=used, rounds=lambda g: g.turn, standings=standings)
