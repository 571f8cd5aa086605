"""The heroes of any Dark World game in one line."""

from collections.abc import Sequence

from darkling.games.darkworld.sight.view import HeroView
from darkling.games.darkworld.telling.names import Names
from darkling.games.darkworld.telling.shared_view import camp_worth
from darkling.table.phrase import Phrase, Said, listed, phrase


def heroes_in_short(heroes: Sequence[HeroView], names: Names) -> Said:
    return listed([_short(hero, names[hero.hero]) for hero in heroes], "semicolon", "semicolon")


def _short(hero: HeroView, name: str) -> Phrase:
    square, figures = hero.square or "none", camp_worth(hero)
    return phrase("hero-summary", hero=name, square=square, hp=hero.hp, figures=figures, coins=hero.coins)
