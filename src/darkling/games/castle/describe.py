"""What the words of Korak's castle speak of: pieces by their codes, and what the view says of them."""

from darkling.games.castle.cards import PIECES
from darkling.games.castle.state import BASIC_DICE, GOLDEN_DICE
from darkling.games.castle.view import View
from darkling.games.darkworld.describe import Block, names_of
from darkling.games.darkworld.odds import percent
from darkling.games.darkworld.view import HeroView, MonsterView

__all__ = ["NAMES", "Block", "acting_hero", "chance_against", "hero_of", "monster_on", "name", "own_hero"]

NAMES = names_of(PIECES)


def name(code: str) -> str:
    """Return the name of a piece by its code; squares and numbers are called as they are."""
    return NAMES.get(code, code)


def hero_of(view: View, code: str) -> HeroView:
    """Return a hero by its code."""
    return view.heroes[PIECES.hero_codes.index(code)]


def acting_hero(view: View) -> HeroView:
    """Return the hero whose turn it is."""
    code = view.acting.hero if view.acting is not None else None
    assert code is not None, "it is no hero's turn"
    return hero_of(view, code)


def own_hero(view: View) -> HeroView:
    """Return the hero who is asked: in a blow, in a blast, or whose turn it is."""
    if view.blow is not None:
        return hero_of(view, view.blow.hero)
    return acting_hero(view) if view.acting is not None and view.acting.hero else view.heroes[0]


def monster_on(view: View, square: str) -> MonsterView:
    """Return the monster on a square."""
    return next(monster for monster in view.monsters if monster.square == square)


def dice_of(hero: HeroView) -> int:
    """Return how many dice a hero rolls."""
    return GOLDEN_DICE if hero.weapon else BASIC_DICE


def chance_against(hero: HeroView, strengths: tuple[int, ...], view: View) -> int:
    """Return how likely dice alone slay a monster of one of the strengths, in percent."""
    return percent(dice_of(hero), [strength + view.strict_kill for strength in strengths])
