"""What it would take to slay the Warlord: a hero's dice, and the odds at each number of the wheel."""

from msgspec import Struct

from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.odds import percent
from darkling.games.darkworld.rules.state import Hero
from darkling.games.village.rules.state import LEAST_WHEEL, MOST_WHEEL, WEAKNESS_DICE, Village

WHEELS = range(LEAST_WHEEL, MOST_WHEEL + 1)


class ProspectView(Struct, frozen=True):
    """A hero's odds to slay the Warlord in one blow, as far as the hero's owner can tell."""

    hero: str
    dice: int
    hits: int
    """How many Hit cards the hero can add."""
    odds: tuple[int, ...]
    """In percent, for each number that the wheel may show."""


def prospect(g: Village, hero: Hero) -> ProspectView:
    is_weakness = g.knows_secret(g.owner(hero)) and g.has_weakness(hero)
    dice = WEAKNESS_DICE if is_weakness else g.own_dice(hero)
    hits = min(MOST_HITS, g.hits[hero])
    odds = [percent(dice, [wheel - g.wounds - hits]) for wheel in WHEELS]
    return ProspectView(g.pieces.hero_codes[hero], dice, hits, tuple(odds))
