"""What the words of Korak's castle speak of: pieces by their codes, and what the view says of them."""

from darkling.games.castle.cards import PIECES
from darkling.games.castle.state import BASIC_DICE, GOLDEN_DICE
from darkling.games.castle.view import View
from darkling.games.darkworld.describe import Block, names_of
from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.sight import acting_hero, hero_of, monster_on
from darkling.games.darkworld.view import HeroView

__all__ = ["NAMES", "Block", "acting_hero", "chance_against", "hero_of", "monster_on", "name", "own_hero"]

NAMES = names_of(PIECES)


def name(code: str) -> str:
    """Return the name of a piece by its code; squares and numbers are called as they are."""
    return NAMES.get(code, code)


def own_hero(view: View) -> HeroView:
    """Return the hero who is asked: in a blow, in a blast, or whose turn it is."""
    if view.blow is not None:
        return hero_of(view, view.blow.hero)
    return acting_hero(view) if view.acting is not None and view.acting.hero else view.heroes[0]


def dice_of(hero: HeroView) -> int:
    """Return how many dice a hero rolls."""
    return GOLDEN_DICE if hero.weapon else BASIC_DICE


def chance_against(hero: HeroView, strengths: tuple[int, ...], view: View) -> int:
    """Return how likely dice alone slay a monster of one of the strengths, in percent."""
    return percent(dice_of(hero), [strength + view.strict_kill for strength in strengths])
