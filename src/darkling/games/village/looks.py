"""What can be looked at on the table of the village, and all of it in one line."""

from darkling.games.darkworld.describe import Block, camp_worth
from darkling.games.darkworld.view import HeroView
from darkling.games.village.describe import name
from darkling.games.village.overview import buildings, heroes, monsters, notes, progress, supply
from darkling.games.village.view import View
from darkling.table.phrase import Phrase, listed, phrase


def summary(view: View) -> Phrase:
    """Return how the heroes are and what the wheel shows, in one line."""
    standing = [_short(hero) for hero in view.heroes]
    return phrase("summary", heroes=listed(standing, "semicolon", "semicolon"), wheel=view.wheel)


def looks(view: View) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    return [
        (phrase("look-progress"), progress(view)),
        (phrase("look-heroes"), heroes(view)),
        (phrase("look-monsters"), monsters(view)),
        (phrase("look-buildings"), buildings(view)),
        (phrase("look-supply"), supply(view)),
        (phrase("look-notes"), notes(view)),
    ]


def _short(hero: HeroView) -> Phrase:
    square, figures = hero.square or "none", camp_worth(hero)
    return phrase(
        "hero-summary", hero=name(hero.hero), square=square, hp=hero.hp, figures=figures, coins=hero.coins
    )
