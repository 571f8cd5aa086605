"""What statistics count in Attack the Darkness: the cards drawn and played, and how everyone stands."""

from collections.abc import Sequence

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    CLASS_CODES,
    DRAWN_CODES,
    ITEM_CODES,
    RESOURCE_CODES,
)
from darkling.games.darkness.rules.events import (
    ActionDeclared,
    Advanced,
    AdvancementUsed,
    EquipmentTaken,
    EquipmentUsed,
    HeroDrew,
    ResourcePlayed,
)
from darkling.games.darkness.rules.outcome import team_score
from darkling.games.darkness.rules.state import NOBODY, Darkness
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Roles, Study

CARDS = {
    "actions": ACTION_CODES,
    "resources": RESOURCE_CODES,
    "items": ITEM_CODES,
    "advancements": ADVANCEMENT_CODES,
}


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who drew, found or learned what, if that is what happened."""
    match event:
        case HeroDrew():
            return event.seat, [DRAWN_CODES[card] for card in event.cards]
        case EquipmentTaken():
            return event.seat, [ITEM_CODES[event.item]]
        case Advanced():
            return event.seat, [ADVANCEMENT_CODES[event.advancement]]
    return None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who played or used what, if that is what happened."""
    match event:
        case ActionDeclared():
            return event.seat, [ACTION_CODES[event.ac], *[RESOURCE_CODES[rc] for rc in event.rcs]]
        case ResourcePlayed():
            return event.seat, [RESOURCE_CODES[event.rc]]
        case EquipmentUsed():
            return event.seat, [ITEM_CODES[event.item]]
        case AdvancementUsed():
            return event.seat, [ADVANCEMENT_CODES[event.advancement]]
    return None


def standings(g: Darkness) -> list[int]:
    """Return for each seat how its side stands: the HP of its hero, or of its team in the arena.

    For a game master they are those of the monsters, per hero.
    """
    if g.teams:
        return [team_score(g, g.team_of(g.hero_of(seat)))[1] for seat in g.seats]
    heroes = g.hp[: g.heroes]
    return [sum(g.hp[g.heroes :]) // g.heroes, *heroes] if g.has_master() else heroes


def classes(g: Darkness) -> list[str]:
    """Return for each seat the class of its hero; a game master has none."""
    heroes = [g.hero_of(seat) for seat in g.seats]
    return ["" if hero == NOBODY else CLASS_CODES[g.kind[hero]] for hero in heroes]


STUDY = Study(
    cards=CARDS,
    taken=taken,
    used=used,
    rounds=lambda g: g.rounds,
    standings=standings,
    roles=Roles("classes", classes),
)
