"""Figures of Attack the Darkness in three letters, on the map and beside it."""

from functools import cache

from textual.content import Content

from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView, FoeView
from darkling.games.darkness.telling.figures import hero_mark
from darkling.games.darkness.telling.names import FOE_OF, name
from darkling.terminal.palette import BLOOD, FADED, seat_colour

LETTERS = 3
DOWN = "✗"
"""Stands before a hero who is unconscious."""


def hero_token(view: DarknessView, hero: DarknessHeroView) -> Content:
    """Draw a hero in three letters of its class; where another has the same class, with its place.

    In the arena the third one is the team.
    """
    letters = hero_mark(view, hero) if hero.team else _hero_letters(view, hero)
    if hero.hp == 0:
        short = letters[0] + letters[-1] if hero.team else letters[: LETTERS - 1]
        return Content.styled(f"{DOWN}{short.lower()}", FADED)
    return Content.styled(letters, _styled(view, hero.figure, seat_colour(hero.seat)))


def _hero_letters(view: DarknessView, hero: DarknessHeroView) -> str:
    if hero.hero_class is None:
        return ""
    letters = "".join(dict.fromkeys(name(hero.hero_class).upper()))
    alike = [other for other in view.heroes if other.hero_class == hero.hero_class]
    return letters[:LETTERS] if len(alike) == 1 else f"{letters[0]}{hero.place}{letters[1]}"


def foe_token(view: DarknessView, code: str, foe: FoeView) -> Content:
    """Draw a monster in letters of its name, with its number among those of its kind."""
    letters, telling = _letters(code), _telling(code)
    short = letters[:2] + letters[max(2, telling)]
    if foe.number:
        number = str(foe.number)
        short = f"{letters[0]}{letters[telling]}"[: LETTERS - len(number)] + number
    colour = BLOOD if foe.commander is None else seat_colour(foe.commander)
    return Content.styled(short, _styled(view, foe.figure, colour))


@cache
def _telling(code: str) -> int:
    """Return which letter after the first tells a kind of monster from those that begin alike."""
    own = _letters(code)
    others = [_letters(other) for other in FOE_OF if other != code]
    alike = [other for other in others if other[:2] == own[:2]]
    return next(at for at in range(1, len(own)) if all(other[at] != own[at] for other in alike))


def _letters(code: str) -> str:
    return "".join([letter for letter in name(code) if letter.isalpha()])


def is_busy(view: DarknessView, figure: int) -> bool:
    """Say whether a figure acts, strikes or is struck."""
    attack = view.attack
    return figure in (attack.attacker, attack.target) if attack is not None else figure == view.acting


def _styled(view: DarknessView, figure: int, colour: str) -> str:
    return f"bold {colour}{' reverse' if is_busy(view, figure) else ''}"
