"""What it would take to slay the Warlord: a hero's dice, and the odds at each number of the wheel."""

from msgspec import Struct

from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.view import HeroView
from darkling.games.village.cards import PIECES, WARLORD_CODES, WARLORD_WEAPON
from darkling.games.village.state import BASIC_DICE, GOLDEN_DICE, LEAST_WHEEL, MOST_WHEEL, WEAKNESS_DICE

MOST_HITS = 3


class ProspectView(Struct, frozen=True):
    """A hero's odds to slay the Warlord in one blow, as far as the hero's owner can tell."""

    hero: str
    dice: int
    hits: int
    """How many Hit cards the hero can add."""
    odds: tuple[int, ...]
    """In percent, for each number that the wheel may show."""


def prospect(hero: HeroView, secret: str | None, wounds: int) -> ProspectView:
    """Return what a hero can hope for; `wounds` are what the Warlord has suffered before."""
    dice, hits = boss_dice(hero, secret), min(MOST_HITS, hero.hits or 0)
    wheels = range(LEAST_WHEEL, MOST_WHEEL + 1)
    odds = tuple([percent(dice, [wheel - wounds - hits]) for wheel in wheels])
    return ProspectView(hero.hero, dice, hits, odds)


def boss_dice(hero: HeroView, secret: str | None) -> int:
    """Return how many dice a hero rolls against the Warlord, as far as it knows of his secret card."""
    if hero.weapon is None:
        return BASIC_DICE
    weapon = PIECES.weapon_codes.index(hero.weapon)
    is_weak = secret is not None and WARLORD_WEAPON[WARLORD_CODES.index(secret)] == weapon
    return WEAKNESS_DICE if is_weak else GOLDEN_DICE
