"""What the words of the village speak of: pieces, cards and buildings by their codes."""

from darkling.games.darkworld.describe import names_of
from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.view import HeroView
from darkling.games.village.cards import PIECES, WARLORD_CODES, WARLORD_WEAPON
from darkling.games.village.cards.files import BOX
from darkling.games.village.state import BASIC_DICE, GOLDEN_DICE, WEAKNESS_DICE
from darkling.games.village.view import View
from darkling.table.phrase import Phrase, phrase

EVENTS = {card.id: card for card in BOX.events}
SEWERS = {card.id: card for card in BOX.sewers}
WARLORD = {card.id: card for card in BOX.warlord}
BUILDINGS = {building.id: building for building in BOX.board.building}
NAMES = {
    **names_of(PIECES),
    **{code: card.name for code, card in EVENTS.items()},
    **{code: card.name for code, card in SEWERS.items()},
    **{code: card.name for code, card in WARLORD.items()},
    **{code: building.name for code, building in BUILDINGS.items()},
}
CREATURES = ("wolf", "lurker", "wererat")
HOSTAGES = ("miller", "mayor")
MOST_HITS = 3


def name(code: str) -> str:
    """Return the name of a thing by its code; squares and numbers are called as they are."""
    return NAMES.get(code, code)


def event_text(code: str) -> Phrase:
    """Return what an Event card does."""
    card = EVENTS[code]
    return phrase(f"does-{card.do}", amount=abs(card.amount), up="yes" if card.amount > 0 else "no")


def event_card(code: str) -> Phrase:
    """Return what an Event card does, and to whom alone."""
    return phrase("event-text", text=event_text(code), only=EVENTS[code].only or "all")


def sewer_text(code: str) -> Phrase:
    """Return what a Sewer card does."""
    card = SEWERS[code]
    kind = "lair" if card.lair else ("passage" if card.passage else "lost")
    return phrase("sewer-text", kind=kind, count=card.wererats)


def warlord_text(code: str) -> Phrase:
    """Return what a Warlord card does."""
    card = WARLORD[code]
    kind = "weapon" if card.weapon else ("karrion" if card.karrion else "none")
    return phrase("warlord-text", kind=kind, weapon=card.name)


def boss_dice(hero: HeroView, view: View) -> int:
    """Return how many dice a hero rolls against the Warlord, as far as the viewer knows."""
    if hero.weapon is None:
        return BASIC_DICE
    weapon = PIECES.weapon_codes.index(hero.weapon)
    weak = view.secret is not None and WARLORD_WEAPON[WARLORD_CODES.index(view.secret)] == weapon
    return WEAKNESS_DICE if weak else GOLDEN_DICE


def boss_chance(hero: HeroView, view: View) -> int:
    """Return how likely a hero slays the Warlord in one blow, with all Hit cards he can add, in percent."""
    hits = min(MOST_HITS, hero.hits or 0)
    return percent(boss_dice(hero, view), [view.needs - hits])


def dice_of(hero: HeroView) -> int:
    """Return how many dice a hero rolls against others."""
    return GOLDEN_DICE if hero.weapon else BASIC_DICE
