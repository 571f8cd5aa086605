"""What the words of events speak of besides their fields."""

from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES
from darkling.games.dealings.cards.files import DEFENSES
from darkling.games.dealings.rules.events import DefenseRotated, HeroesRevealed, HeroFlipped
from darkling.games.dealings.telling.cards import hero, side
from darkling.table.event import Event
from darkling.table.phrase import listed
from darkling.table.telling import Figures


def details(event: Event) -> Figures:
    if isinstance(event, HeroFlipped):
        return {"card": hero(HERO_CODES[event.hero], "hero-brief")}
    if isinstance(event, HeroesRevealed):
        return {"heroes": listed([hero(HERO_CODES[shown], "hero-challenge") for shown in event.heroes])}
    if isinstance(event, DefenseRotated):
        return {"now": side(DEFENSES[DEFENSE_CODES[event.defense]].sides[event.side - 1])}
    return {}
