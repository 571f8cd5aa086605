"""What can be looked at on the table of Korak's castle, and all of it in one line."""

from darkling.games.castle.describe import Block, name
from darkling.games.castle.overview import heroes, monsters, progress, supply, things
from darkling.games.castle.view import View
from darkling.games.darkworld.describe import camp_worth
from darkling.games.darkworld.view import HeroView
from darkling.table.phrase import Phrase, listed, phrase


def summary(view: View) -> Phrase:
    """Return how the heroes are, in one line."""
    standing = [_short(hero) for hero in view.heroes]
    return phrase("summary", heroes=listed(standing, "semicolon", "semicolon"))


def looks(view: View) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    return [
        (phrase("look-progress"), progress(view)),
        (phrase("look-heroes"), heroes(view)),
        (phrase("look-monsters"), monsters(view)),
        (phrase("look-things"), things(view)),
        (phrase("look-supply"), supply(view)),
    ]


def _short(hero: HeroView) -> Phrase:
    return phrase(
        "hero-summary",
        hero=name(hero.hero),
        square=hero.square or "none",
        hp=hero.hp,
        figures=camp_worth(hero),
        coins=hero.coins,
    )
