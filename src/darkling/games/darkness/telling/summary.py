"""The table in one line, and what can be looked at, thing by thing."""

from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView
from darkling.games.darkness.telling import blocks, doings
from darkling.games.darkness.telling.figures import is_arena
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block


def summary(view: DarknessView) -> Phrase:
    heroes = [_short(hero) for hero in view.heroes if hero.hero_class] or [phrase("nobody-yet")]
    if view.arena is not None:
        return phrase("summary-arena", heroes=listed(heroes, last="comma"))
    standing = sum([foe.hp > 0 for card in view.line for foe in card.figures])
    return phrase("summary", heroes=listed(heroes, last="comma"), monsters=standing)


def _short(hero: DarknessHeroView) -> Phrase:
    return phrase("hero-summary", seat=hero.seat, team=hero.team, hp=hero.hp, max_hp=hero.max_hp)


def looks(view: DarknessView) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    others = [hero for hero in view.heroes if hero.seat != view.seat and hero.hero_class]
    return [
        *_own(view),
        (phrase("look-dungeon", arena=is_arena(view)), blocks.campaign(view)),
        (phrase("look-map"), blocks.plan(view)),
        (phrase("look-tiles"), blocks.tiles(view)),
        (phrase("look-monsters"), blocks.line(view)),
        (phrase("look-behaviour"), blocks.bestiary(view)),
        (phrase("look-heroes"), blocks.party(view)),
        (phrase("look-hands"), blocks.others(view)),
        (phrase("look-action"), [*doings.action(view), *doings.attack(view)]),
        *[(phrase("who-first", seat=hero.seat), blocks.one_hero(view, hero)) for hero in others],
    ]


def _own(view: DarknessView) -> list[tuple[Phrase, Block]]:
    """Return what a player has; a spectator and a game master have no hero."""
    found = [hero for hero in view.heroes if hero.seat == view.seat and hero.hero_class]
    if not found:
        return []
    own = found[0]
    return [
        (phrase("look-hand"), blocks.hand(view)),
        (phrase("look-gear"), blocks.gear(view)),
        (phrase("look-own"), blocks.one_hero(view, own)),
    ]
